"""Every word of the terminal's own, in one place; shown through `Lines.tell`, in the players' language.

What is said about the game itself (instructions, questions, the board) comes from `companion.wording`.
"""

from typing import Final

# The start
PRACTICE: Final = (
    "The practice box is invented for trying out the app: its Epics, boards, districts and prices are "
    "not those "
    "of the real game."
)
PACK: Final = "Pack in use: {name}."
ROLLS: Final = "The app rolls the dice and draws the cards."
TABLE_ROLLS: Final = (
    "You roll the dice and draw the cards, and tell the app what came up. The answer “random” lets the "
    "app do it."
)
NEW_GAME: Final = "the new game"
SETUP_HELP: Final = (
    "Type a name, the beginning of a name, or a number of the list; Enter alone takes the default. "
    "“undo” goes back to the question before, “quit” leaves."
)
DEFAULT: Final = "Enter takes: {default}."

# Questions of the setup
BOSS: Final = "Which boss?"
CITY: Final = "Which city? The default belongs to this boss."
DIFFICULTY: Final = "Which difficulty?"
DIFFICULTIES: Final = {"beginner": "Beginner", "standard": "Standard", "hard": "Hard", "sparks": "Sparks!"}
RECKONERS: Final = "Which Reckoners? {fewest} to {most} of them, by name or number, with spaces between."
EPIC_SET: Final = "Which Epic cards?"
EPIC_SETS: Final = {"base": "base game", "steelslayer": "Steelslayer"}
NEWCAGO_CARDS: Final = "Use Newcago cards?"
NEWCAGO_SIDES: Final = {
    "none": "no",
    "A": "A, the A side in every district",
    "B": "B, the B side in every district",
    "random": "random, a random side for each district",
}
TOKEN: Final = "Difficulty Adjustment token? It makes the boss’s yellow track cost more Population."
TOKENS: Final = ("none", "minus 1", "minus 2")
CASUAL: Final = "Casual start, with $1 more for each Reckoner?"
NO: Final = "no"
YES: Final = "yes"
DISTRICTS: Final = (
    "Which districts stand in the ring? {count} of them, clockwise, with commas between; or “random”."
)
REAL_DISTRICTS: Final = (
    "Which districts stand in the ring? {count} of them, clockwise, with commas between; or “random”. "
    "For one that is not in the list type new and its name."
)
DISTRICT: Final = "District"
RING: Final = "The ring, clockwise: {names}."
EPIC: Final = "Which Epic lies in {district}?"
REAL_EPIC: Final = "Which Epic lies in {district}? For a card that is not in the list type new and its name."
CARD: Final = "Epic"
BOSS_DISTRICT: Final = "In which district does the boss start?"
BOSS_RESEARCH: Final = "How much Research does the booklet’s page print for the boss?"

# The physical setup
CHECKLIST: Final = "Set up the table:"
BOARDS: Final = {
    "steelheart": "{boss}: Power board side {first}, Adjustment board for {count} Reckoners side {second}.",
    "regalia": "{boss}: Adjustment board {first} for {count} Reckoners.",
    "limelight": "{boss}: the booklet’s page for {count} Reckoners and this difficulty.",
}
SET_NEWCAGO: Final = "Newcago card of {district}: side {side}."
RECKONERS_GET: Final = "Each Reckoner: their dice, their Player Ability card, {plans} Plan token."
FRESH_BOARD: Final = "Then it stands like this:"
SUPPLY: Final = (
    "Beside the board: Enforcement {enforcement}, Barricades {barricades}, red Shields {red}, "
    "blue Shields {blue}, Copy tokens {copy}. Four Equipment cards face up."
)
SET_TOKEN: Final = "Difficulty Adjustment token: −{token}."

# Prompts
PROLOGUE: Final = "When the table is set up, Enter begins the Prologue."
START_BUYING: Final = (
    "You have ${money} for Equipment before the first round: buy, the card’s name, the Reckoner’s name. "
    "Then each Reckoner picks a district."
)
START_DISTRICT: Final = "Where does {reckoner} start? Enter takes: {district}."
RECKONER_PHASE: Final = (
    "It is the Reckoners’ turn, with Population {population} and Money ${money}. Type one line for each "
    "thing they do; “done” begins the Epic Phase, “help” lists the commands."
)
NEWCAGO_HELPS: Final = "The Newcago card of {district} helps there: {bonus}"
OVER: Final = "The game is over: Enter leaves; “undo” and “save” still work."
SUFFERS: Final = "{reckoner}: {effect}."
ANSWER: Final = "The app answers: {answer}."
ROLL: Final = "The app rolls or draws: {answer}."
POWER_HINT: Final = "Type the four rows for yellow, black, red, blue, such as B D A C."
FACES: Final = "The die has: {faces}."
RANDOM_HINT: Final = "Or “random”."
ACTION_HINT: Final = "Type it as an action, such as population x2, or - for nothing; “help” shows more."
OFFER: Final = "Enter takes: {offer}."

# Answers that were not understood
AMBIGUOUS: Final = "“{typed}” could be {names}: type more of the name."
UNKNOWN: Final = "“{typed}” is none of these: {names}."
NO_SUCH_NUMBER: Final = "{typed} is not a number from 1 to {last}."
WHOLE_NUMBER: Final = "“{typed}” is not a whole number."
NUMBER_WANTED: Final = "“{typed}” is not a whole number from {least} to {most}."
NAME_TOO_LONG: Final = "“{typed}” is too long for a name: {most} letters at most."
TWICE: Final = "{name} is there twice."
RECKONER_COUNT: Final = "{fewest} to {most} Reckoners play, and {came} came."
TOO_FEW_DISTRICTS: Final = (
    "The packs know {known} districts of this city, and {count} are needed: type their names."
)
DISTRICT_COUNT: Final = "{count} different districts are needed, with commas between, and {came} came."
CARD_IS_KNOWN: Final = "The packs know {name} already: type it without “new”."
UNKNOWN_COMMAND: Final = "“{typed}” is no command. The commands are: {names}. “help” says more."
WHOSE: Final = "Say who: {names}."
WHERE: Final = "Say where: a district, or the Epic in it: {names}."
WHERE_IN_BABILAR: Final = (
    "In Babilar say in which district: research boss, the district, how many. One of: {names}."
)
WHICH_TRACK: Final = (
    "Say which of the boss’s brackets: contain yellow, contain black, contain red or contain blue."
)
WHICH_PIECE: Final = "Say which piece: {names}."
NOTHING_MORE: Final = "“{word}” stands alone: “{typed}” is too much."
BUY_WHAT: Final = (
    "Type: buy, the card’s name, the Reckoner’s name; or buy die, the Reckoner’s name; or buy market."
)
SET_WHAT: Final = "Type: set, the field, where, the value. The fields are: {names}."
FIRST_DISTRICTS: Final = "First each Reckoner picks a district."
FIRST_PROLOGUE: Final = "First comes the Prologue: Enter begins it."
FOUR_ROWS: Final = "“{typed}” is not four rows of A, B, C, D."
ANSWER_FIRST: Final = "This question has no default: type an answer."
NOTHING_HAPPENS: Final = "Nothing changes."
NOTHING_TYPED: Final = "Nothing was typed: “done” begins the Epic Phase, “help” lists the commands."
NOT: Final = "“{value}” is not {expected}."
REFUSED: Final = "That cannot be done: {problem}."
NOTATION: Final = "“{word}” does not fit there. One of these would: {expected}. “help” shows examples."
NOTATION_HELP: Final = (
    "What is printed is written like this: population x3. enforcement x2. boost red. attack reroll. gifted: "
    "fortify, for both neighbours. clockwise: copy-token. population per enforcement. population by shields "
    "0=0 3=2. Several things in one place have “ | ” between them, and - stands for nothing."
)
REFUSALS: Final = {
    "no-epic": "There is no Epic in that district.",
    "no-lost-die": "That Reckoner has lost no die.",
    "wrong-city": "That belongs to another city.",
    "game-over": "The game is over.",
    "nothing-to-undo": "There is nothing to take back.",
    "nothing-to-redo": "There is nothing to do again.",
}

# The other commands
CARD_EPIC: Final = "{epic}: Research {research}, Health {health}, Health when weakened {weakened}."
CARD_TRACK: Final = "{name}, the first {bracket} act: {cells}."
CARD_NO_TRACK: Final = "{name}: what is printed has not been told to the app yet."
CARD_COLUMN: Final = "{name}, column {column}: {cells}."
CARD_REWARDS: Final = "Rewards: {rewards}."
CARD_DISTRICT: Final = "{district}, on its board from top to bottom: {cells}."
CARD_MARKS: Final = "{district}, when the boss’s Research there comes down to: {cells}."
CARD_NEWCAGO: Final = "Newcago card of {district}, side {side}: {cells}."
NUMBERED_CELL: Final = "{number}. {cell}"
MARKED_CELL: Final = "{number}: {cell}"
REWARD: Final = "{reward} {count}"
REWARDS: Final = {
    "enforcement": "Attack Enforcement",
    "contain": "Contain",
    "plan": "Plan tokens",
    "money": "Money",
    "research": "Research on the boss",
}
WHY: Final = "{instruction} From: {source}."
WHY_NOTHING: Final = "Nothing has been told yet."
FROM_SYMBOL: Final = "{source}, symbol {symbol}"
FROM_CELL: Final = "{source}, symbol {symbol} ({cell})"
FROM_PLAYERS: Final = "what you entered"
FROM_RULES: Final = "the order of play"
RULE: Final = "{source}; rule {rule}"
TAKEN_BACK: Final = "Taken back: {entry}. The board is as it was before:"
DONE_AGAIN: Final = "Done again: {entry}."
SAME_BOARD: Final = "Nothing on the board changes."
LOG_ENTRY: Final = "{number}. {entry}"
LOG_EMPTY: Final = "Nothing has been done yet."
SAVED: Final = "Saved as {file}. “python -m companion run {file}” shows the position."
SAVE_WHERE: Final = "Type: save, a file name."
SAVE_EXISTS: Final = "{file} is there already: “save! {file}” replaces it."
SAVE_FAILED: Final = "{file} cannot be written ({problem})."
UNSAVED: Final = (
    "The game is not saved since your last move. “save” and a file name keeps it; “quit” again leaves "
    "without."
)
LEFT: Final = "The game was not finished."
LEFT_UNSAVED: Final = "The game was not finished. Next time, “save” and a file name keeps it."
INTERRUPTED: Final = "Interrupted: the game was not finished."
WON: Final = "Won in round {round}, with Population {population} left."
LOST: Final = "Lost in round {round}."
TOO_LONG: Final = "Stopped after {rounds} rounds: nobody has won."
NEEDS_CONTENT: Final = "pack: {path} is not known, and --auto cannot ask for it"

HELP: Final = (
    "What the Reckoners do. Names may be shortened; a number at the end says how many, 1 if there is none.",
    "research Epic 2: Research on the Epic there. research boss 3: on the boss; in Babilar research "
    "boss District 2.",
    "attack Epic 2, attack boss 3: Health of the Epic or the boss.",
    "contain Epic: its bracket goes left. contain red 2: the boss’s red bracket, likewise yellow, "
    "black, blue.",
    "remove enforcement District 2; also barricade, red shield, blue shield, copy token.",
    "place barricade District: a piece that you put down yourselves.",
    "move Reckoner District.",
    "money 2: Money gained. plan Reckoner: a Plan token gained. use Reckoner: a Plan token used.",
    "protect District 2: Ildithia’s marker goes down. dawnslight: the card that gives Population 3 in "
    "Babilar.",
    "buy Card Reckoner; buy die Reckoner; buy market; a card that is not in the packs: buy new Card "
    "Reckoner.",
    "rewards: receive them now. Money and Research of a reward are counted for you; the rest you enter "
    "with plan, contain and remove.",
    "done, or epic: begin the Epic Phase.",
    "set corrects anything: set population 35, set money 2, set enforcement District 3, set bracket Epic 2, "
    "set health boss 12, set red 3, set plans Reckoner 2, set marker District 4, set base 1.",
    "At any time: board, the whole position. card Epic, or card boss, what is printed there. "
    "why, where the last instructions come from. log, the last inputs; log 30, more of them.",
    "undo and redo. save File; save! File replaces one. help. quit.",
)
