"""Every word of the terminal's own, in one place; shown through `Lines.tell`, in the players' language.

What is said about the game itself (instructions, questions, the board) comes from `companion.wording`.
"""

from typing import Final

from companion.wording.language import N_

# The start
PRACTICE: Final = N_(
    "The practice box is invented for trying out the app: its Epics, boards, districts and prices are "
    "not those of the real game."
)
PACK: Final = N_("Pack in use: {name}.")
ROLLS: Final = N_("The app rolls the dice and draws the cards.")
TABLE_ROLLS: Final = N_(
    "You roll the dice and draw the cards, and tell the app what came up. The answer “random” lets the "
    "app do it."
)
SETUP_HELP: Final = N_(
    "Type a name, the beginning of a name, or a number of the list; Enter alone takes the default. "
    "“undo” goes back to the question before, “quit” leaves. “rulings” lists how the app goes on where the "
    "books leave room; “rulings copy-tokens before” sets one of them for this game."
)
DEFAULT: Final = N_("Enter takes: {default}.")

# Questions of the setup
BOSS: Final = N_("Which boss?")
CITY: Final = N_("Which city? The default belongs to this boss.")
DIFFICULTY: Final = N_("Which difficulty?")
RECKONERS: Final = N_("Which Reckoners? {fewest} to {most} of them, by name or number, with spaces between.")
EPIC_SET: Final = N_("Which Epic cards?")
NEWCAGO_CARDS: Final = N_("Use Newcago cards?")
TOKEN: Final = N_("Difficulty Adjustment token? It makes the boss’s yellow track cost more Population.")
CASUAL: Final = N_("Casual start, with $1 more for each Reckoner?")
DISTRICTS: Final = N_(
    "Which districts stand in the ring? {count} of them, clockwise, with commas between; or “random”."
)
REAL_DISTRICTS: Final = N_(
    "Which districts stand in the ring? {count} of them, clockwise, with commas between; or “random”. "
    "For one that is not in the list type new and its name."
)
RING: Final = N_("The ring, clockwise: {names}.")
EPIC: Final = N_("Which Epic lies in {district}?")
REAL_EPIC: Final = N_(
    "Which Epic lies in {district}? For a card that is not in the list type new and its name."
)
BOSS_DISTRICT: Final = N_("In which district does the boss start?")
BOSS_RESEARCH: Final = N_("How much Research does the booklet’s page print for the boss?")

# The rulings
RULINGS: Final = N_("Where the books leave room, this app goes on like this:")
RULING_HOW: Final = N_("Type: rulings {name}, and one of: {names}.")
RULING_SET: Final = N_("In this game: {name} {value}.")
RULING_FIXED: Final = N_(
    "The rulings of a game are set when it is begun: type “rulings {name} {value}” at one of the questions "
    "of “play --new”, or begin it with “play --new --ruling {name}={value}”."
)

# Prompts
PROLOGUE: Final = N_("When the table is set up, Enter begins the Prologue.")
START_BUYING: Final = N_(
    "You have ${money} for Equipment before the first round: buy, the card’s name, the Reckoner’s name. "
    "Then each Reckoner picks a district."
)
START_DISTRICT: Final = N_("Where does {reckoner} start? Enter takes: {district}.")
PURCHASE: Final = N_("Now you may buy Equipment; “done” begins the Epic Phase.")
RECKONER_PHASE: Final = N_(
    "It is the Reckoners’ turn, with Population {population} and Money ${money}. Type one line for each "
    "thing they do; “done” begins the Epic Phase, “help” lists the commands."
)
NEWCAGO_HELPS: Final = N_("The Newcago card of {district} helps {reckoners} there: {bonus}")
NEWCAGO_WOULD_HELP: Final = N_("The Newcago card of {district} helps whoever is there: {bonus}")
OVER: Final = N_("The game is over: Enter leaves; “undo” and “save” still work.")
SUFFERS: Final = N_("{reckoner}: {effect}.")
ANSWER: Final = N_("The app answers: {answer}.")
ROLL: Final = N_("The app rolls or draws: {answer}.")
POWER_HINT: Final = N_("Type the four rows for yellow, black, red, blue, such as {example}.")
SKIP_HINT: Final = N_("Or “skip”: you do it by hand this time, and the app asks again next time.")
FACES_HINT: Final = N_("Type every face of one die, such as A B C D.")
FACES: Final = N_("The die has: {faces}.")
RANDOM_HINT: Final = N_("Or “random”.")
ACTION_HINT: Final = N_("Type it as an action, such as population x2, or - for nothing; “help” shows more.")
OFFER: Final = N_("Enter takes: {offer}.")

# Answers that were not understood
AMBIGUOUS: Final = N_("“{typed}” could be {names}: type more of the name.")
UNKNOWN: Final = N_("“{typed}” is none of these: {names}.")
NO_SUCH_NUMBER: Final = N_("{typed} is not a number from 1 to {last}.")
WHOLE_NUMBER: Final = N_("“{typed}” is not a whole number.")
NUMBER_WANTED: Final = N_("“{typed}” is not a whole number from {least} to {most}.")
NAME_TOO_LONG: Final = N_("“{typed}” is too long for a name: {most} letters at most.")
TWICE: Final = N_("{name} is there twice.")
RECKONER_COUNT: Final = N_("{fewest} to {most} Reckoners play, and {came} came.")
TOO_FEW_DISTRICTS: Final = N_(
    "The packs know {known} districts of this city, and {count} are needed: type their names."
)
DISTRICT_COUNT: Final = N_("{count} different districts are needed, with commas between, and {came} came.")
CARD_IS_KNOWN: Final = N_("The packs know {name} already: type it without “new”.")
GATHER_WHAT: Final = N_(
    "Say what goes where: gather boss to District, or gather red shield District 2, barricade District to "
    "District."
)
UNKNOWN_COMMAND: Final = N_("“{typed}” is no command. The commands are: {names}. “help” says more.")
WHOSE: Final = N_("Say who: {names}.")
WHERE: Final = N_("Say where: a district, or the Epic in it: {names}.")
WHERE_IN_BABILAR: Final = N_(
    "In Babilar say in which district: research boss, the district, how many. One of: {names}."
)
WHICH_TRACK: Final = N_(
    "Say which of the boss’s brackets: contain yellow, contain black, contain red or contain blue."
)
WHICH_PIECE: Final = N_("Say which piece: {names}.")
NOTHING_MORE: Final = N_("“{word}” stands alone: “{typed}” is too much.")
BUY_WHAT: Final = N_(
    "Type: buy, the card’s name, the Reckoner’s name; or buy die, the Reckoner’s name; or buy market."
)
SET_WHAT: Final = N_("Type: set, the field, where, the value. The fields are: {names}.")
FIRST_DISTRICTS: Final = N_("First each Reckoner picks a district.")
FIRST_PROLOGUE: Final = N_("First comes the Prologue: Enter begins it.")
FOUR_ROWS: Final = N_("“{typed}” is not four rows of {options}.")
ANSWER_FIRST: Final = N_("This question has no default: type an answer.")
NOTHING_HAPPENS: Final = N_("Nothing changes.")
NOTHING_TYPED: Final = N_("Nothing was typed: “done” begins the Epic Phase, “help” lists the commands.")
NOTATION: Final = N_("{problem} “help” shows examples.")
NOTATION_HELP: Final = N_(
    "What is printed is written like this: population x3. enforcement x2. boost red. attack reroll. gifted: "
    "fortify, for both neighbours. clockwise: copy-token. population per enforcement. population by shields "
    "0=0 3=2. Several things in one place have “ | ” between them, and - stands for nothing."
)

# The other commands
CARD_EPIC: Final = N_("{epic}: Research {research}, Health {health}, Health when weakened {weakened}.")
CARD_TRACK: Final = N_("{name}, the first {bracket} act: {cells}.")
CARD_NO_TRACK: Final = N_("{name}: what is printed has not been told to the app yet.")
CARD_COLUMN: Final = N_("{name}, column {column}: {cells}.")
CARD_REWARDS: Final = N_("Rewards: {rewards}.")
CARD_DISTRICT: Final = N_("{district}, on its board from top to bottom: {cells}.")
CARD_MARKS: Final = N_("{district}, when the boss’s Research there comes down to: {cells}.")
CARD_NEWCAGO: Final = N_("Newcago card of {district}, side {side}: {cells}.")
NUMBERED_CELL: Final = N_("{number}. {cell}")
MARKED_CELL: Final = N_("{number}: {cell}")
REWARD: Final = N_("{reward} {count}")
REWARDS_ASKED: Final = N_(
    "{card}: which Rewards are printed? Type all of them on one line, such as enforcement 2, money 1, or - "
    "for none. The names are: {names}."
)
REWARDS_HOW: Final = N_("“{typed}”: type each reward with its number, such as enforcement 2, money 1, or -.")
REWARDS: Final = {
    "enforcement": N_("Attack Enforcement"),
    "contain": N_("Contain"),
    "plan": N_("Plan tokens"),
    "money": N_("Money"),
    "research": N_("Research on the boss"),
}
WHY_NOTHING: Final = N_("Nothing has been told yet.")
TAKEN_BACK: Final = N_("Taken back: {entry}. To put the board back:")
DONE_AGAIN: Final = N_("Done again: {entry}.")
TAKEN_BACK_ALONE: Final = N_("Taken back: {entry}. Nothing on the board changes.")
LOG_ENTRY: Final = N_("{number}. {entry}")
LOG_EMPTY: Final = N_("Nothing has been done yet.")
SAVED: Final = N_("Saved as {file}. “python -m companion run {file}” shows the position.")
SAVE_WHERE: Final = N_("Type: save, a file name.")
SAVE_EXISTS: Final = N_("{file} is there already: “save! {file}” replaces it.")
SAVE_FAILED: Final = N_("{file} cannot be written ({problem}).")
LEFT: Final = N_("The game is kept: “python -m companion play” goes on with it.")
INTERRUPTED: Final = N_("Interrupted. The game is kept: “python -m companion play” goes on with it.")
LEFT_SETUP: Final = N_("The game was not begun.")
GO_ON: Final = N_("Enter goes on with the Epic Phase.")
RESUMED: Final = N_("Going on with {name}. “play --new” begins another game.")
WHY_PATH_NOTHING: Final = N_("Nothing has changed it: it is as the game began.")
WHY_NOW: Final = N_("{field}: now {value}.")
WHY_FIELD: Final = N_("{field}.")
WHY_WHAT: Final = N_(
    "“{typed}” is none of the fields. Type why alone, or why and one of: {names}; "
    "then whose or where, if there are several, such as why health District."
)
WHY_PATH: Final = N_("{before} became {after}: {entry}.")
GAMES_NONE: Final = N_("No games are saved yet.")
GAME: Final = N_("{id}: {name}. Begun {started}; round {round}, inputs: {inputs}; {state}.")
GAME_OPEN: Final = N_("not finished")
GAME_WON: Final = N_("won")
GAME_LOST: Final = N_("lost")
EXPORTED: Final = N_("Games written to {file}: {games}.")
LEFT_OUT: Final = N_("Left out, as it cannot be read from its start: {name}.")
IMPORTED: Final = N_("Games added: {added}. Here already: {same}. Skipped: {skipped}.")
IMPORT_CHOICES: Final = N_("Say what to do with them: --skip, --copy (keep both) or --replace.")
WON: Final = N_("Won in round {round}, with Population {population} left.")
LOST: Final = N_("Lost in round {round}.")
TOO_LONG: Final = N_("Stopped after {rounds} rounds: nobody has won.")
NEEDS_CONTENT: Final = N_("The pack does not say, and --auto cannot ask: {question}")

HELP_DIE: Final = N_("Roll the die on your table and type what it shows: a number of the list, or its name.")
HELP_MOVEMENT: Final = N_(
    "Roll the Movement Die on your table and type the number it shows; the boss moves that far."
)
HELP_POWER: Final = N_(
    "Roll the four Power Dice and type what they show, in the order yellow, black, red, blue. Each says "
    "which row of its table acts."
)
HELP_REGALIA: Final = N_(
    "Turn over the top Regalia card and type its effect: every Reckoner in the boss’s district suffers it."
)
HELP_NEW_EPIC: Final = N_(
    "Draw the top card of the Epic deck and type its name, a beginning of it, or its number in the list. "
    "For a card that is not in the list type new and its name."
)
HELP_RANDOM: Final = N_("“random” lets the app roll or draw instead.")
HELP_CHOOSE: Final = N_("Choose together and type a name, a beginning of it, or its number in the list.")
HELP_NUMBER: Final = N_(
    "Look at the place that is named and type the number printed there; the app keeps it."
)
HELP_INFINITE: Final = N_("For the sign of infinity type infinite.")
HELP_LENGTH: Final = N_(
    "Count the spaces printed there, empty ones too, and type the number; the app keeps it and asks for each "
    "symbol when it matters."
)
HELP_REWARDS: Final = N_(
    "Type every reward that the card prints with its number, in any order: enforcement 2, money 1. What you "
    "leave out is not printed; - alone means none at all."
)
HELP_CELL: Final = N_("Look at the place that is named and type what is printed there; the app keeps it.")
HELP: Final = (
    N_(
        "What the Reckoners do. Names may be shortened; a number at the end says how many, 1 if there is "
        "none."
    ),
    N_(
        "research Epic 2: Research on the Epic there. research boss 3: on the boss; in Babilar research "
        "boss District 2."
    ),
    N_("attack Epic 2, attack boss 3: Health of the Epic or the boss."),
    N_(
        "contain Epic: its bracket goes left. contain red 2: the boss’s red bracket, likewise yellow, "
        "black, blue."
    ),
    N_("remove enforcement District 2; also barricade, red shield, blue shield, copy token."),
    N_("place barricade District: a piece that you put down yourselves."),
    N_("move Reckoner District."),
    N_(
        "money 2: Money gained. plan Reckoner: a Plan token gained; plan Reckoner usable: one that can be "
        "used in this phase. use Reckoner: a Plan token used."
    ),
    N_(
        "protect District 2: Ildithia’s marker goes down. dawnslight Reckoner: a card that gives Population "
        "3 in Babilar."
    ),
    N_(
        "buy Card Reckoner; buy die Reckoner; buy market; a card that is not in the packs: buy new Card "
        "Reckoner. A card that is used at once may say where: buy Card Reckoner in District."
    ),
    N_(
        "rewards: receive them now. What they hold to attack Enforcement and to contain you use with reward "
        "at the end: remove enforcement District 2 reward, contain Epic reward."
    ),
    N_(
        "What cards do: population 3, gained. hide: the Reckoner Base marker goes up. gather boss to "
        "District; gather red shield District 2, barricade District to District."
    ),
    N_("done, or epic: begin the Epic Phase."),
)
HELP_ANY_TIME: Final = (
    N_(
        "set corrects anything: set population 35, set money 2, set enforcement District 3, set bracket "
        "Epic 2, set health boss 12, set red 3, set plans Reckoner 2, set marker District 4, set base 1."
    ),
    N_(
        "At any time: board, the whole position. card Epic, or card boss, what is printed there. "
        "why, where the last instructions come from. log, the last inputs; log 30, more of them."
    ),
    N_(
        "check, everything that should stand on the table. rulings, how the app goes on where the books "
        "leave room. why population, or another field of set, what "
        "changed it."
    ),
    N_("undo and redo; undo 3 takes back three. save File; save! File replaces one. help. quit."),
)
