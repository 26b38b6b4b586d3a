BEGIN TRANSACTION;
CREATE TABLE games (
            id TEXT PRIMARY KEY,
            name TEXT NOT NULL,
            started TEXT NOT NULL,
            played TEXT NOT NULL,
            turn INTEGER NOT NULL,
            rules INTEGER NOT NULL,
            setup TEXT NOT NULL,
            pack TEXT NOT NULL,
            start TEXT NOT NULL,
            round INTEGER NOT NULL,
            phase TEXT NOT NULL,
            outcome TEXT,
            question TEXT,
            inputs INTEGER NOT NULL,
            history TEXT,
            sum INTEGER NOT NULL);
INSERT INTO "games" VALUES('012caee7c5ee','A small game','2026-11-18T07:57:19+00:00','2026-11-18T07:57:19+00:00',11,1,'{"boss": "steelheart", "city": "newcago", "difficulty": "standard", "epics": "base", "difficulty_token": 0, "newcago_cards": false, "newcago_sides": [], "casual": false}','21112a3efe6c508e01a7684b41b80805a032002fefcbf92df0d8a2432213bcbf','{"board": {"round": 1, "population": 40, "money": 4, "base_marker": 0, "lost_dice": [], "defeated": 0, "boss": {"district": 0, "research": 20, "health": null, "brackets": {"yellow": 2, "black": 2, "red": 2, "blue": 2}}, "reckoners": [{"name": "Tia", "district": null, "plans": 1, "equipment": [], "effects": []}, {"name": "Prof", "district": null, "plans": 1, "equipment": [], "effects": []}], "districts": [{"name": "Docks", "epic": {"id": "gale", "research": 2, "health": 4, "bracket": 2, "stolen": []}, "enforcement": 0, "barricades": 0, "red_shields": 0, "blue_shields": 0, "copy_tokens": 0, "marker": null}, {"name": "Mint", "epic": {"id": "ember", "research": 2, "health": 4, "bracket": 2, "stolen": []}, "enforcement": 0, "barricades": 0, "red_shields": 0, "blue_shields": 0, "copy_tokens": 0, "marker": null}, {"name": "Weir", "epic": {"id": "flint", "research": 2, "health": 4, "bracket": 2, "stolen": []}, "enforcement": 0, "barricades": 0, "red_shields": 0, "blue_shields": 0, "copy_tokens": 0, "marker": null}], "ildithia_gap": null, "set_aside": []}, "fresh": [[], []], "regained": [[], []], "phase": "setup", "actor": "", "pace": "phase", "paused": false, "outcome": null, "regalia_drawn": {}, "acting": -1, "transforming": 0, "symbol": 0, "reply": null, "rewards": [], "pending": [], "copying": [], "ending": [], "held": [], "hits": {}, "source": ["", ""], "question": null}',2,'reckoner',NULL,NULL,10,NULL,967442808);
CREATE TABLE inputs (
            game TEXT NOT NULL,
            seq INTEGER NOT NULL,
            kind TEXT NOT NULL,
            body TEXT NOT NULL,
            at TEXT NOT NULL,
            sum INTEGER NOT NULL,
            PRIMARY KEY (game, seq));
INSERT INTO "inputs" VALUES('012caee7c5ee',0,'input','{"command": "prologue"}','2026-11-18T07:57:19+00:00',2894764236);
INSERT INTO "inputs" VALUES('012caee7c5ee',1,'input','{"answer": 2}','2026-11-18T07:57:19+00:00',333977520);
INSERT INTO "inputs" VALUES('012caee7c5ee',2,'input','{"command": "move", "reckoner": "Tia", "district": 0}','2026-11-18T07:57:19+00:00',749812380);
INSERT INTO "inputs" VALUES('012caee7c5ee',3,'input','{"command": "move", "reckoner": "Prof", "district": 1}','2026-11-18T07:57:19+00:00',3182828183);
INSERT INTO "inputs" VALUES('012caee7c5ee',4,'input','{"command": "research", "district": 0, "count": 2}','2026-11-18T07:57:19+00:00',16227623);
INSERT INTO "inputs" VALUES('012caee7c5ee',5,'input','{"command": "epic-phase"}','2026-11-18T07:57:19+00:00',3515844753);
INSERT INTO "inputs" VALUES('012caee7c5ee',6,'input','{"answer": "Tia"}','2026-11-18T07:57:19+00:00',2788426763);
INSERT INTO "inputs" VALUES('012caee7c5ee',7,'input','{"answer": 1}','2026-11-18T07:57:19+00:00',2283795054);
INSERT INTO "inputs" VALUES('012caee7c5ee',8,'input','{"command": "money", "count": 2}','2026-11-18T07:57:19+00:00',2171784729);
INSERT INTO "inputs" VALUES('012caee7c5ee',9,'undo','{}','2026-11-18T07:57:19+00:00',1411701019);
CREATE TABLE packs (
            hash TEXT PRIMARY KEY,
            body TEXT NOT NULL);
INSERT INTO "packs" VALUES('21112a3efe6c508e01a7684b41b80805a032002fefcbf92df0d8a2432213bcbf','{"format":1,"id":"small","name":"Small","kind":"practice","epics":[{"id":"gale","name":"Gale","research":2,"health":4,"weakened":2,"track":["enforcement","population","plan"],"rewards":{"money":1}},{"id":"ember","name":"Ember","research":2,"health":4,"weakened":2,"track":["enforcement","population","plan"],"rewards":{"money":1}},{"id":"flint","name":"Flint","research":2,"health":4,"weakened":2,"track":["enforcement","population","plan"],"rewards":{"money":1}},{"id":"moss","name":"Moss","research":2,"health":4,"weakened":2,"track":["enforcement","population","plan"],"rewards":{"money":1}}],"bosses":[{"boss":"steelheart","board":"A/B","deployment":2,"tracks":{"yellow":["population","-","-"],"black":["-","-","-"],"red":["-","-","-"],"blue":["-","-","-"]}}],"districts":[],"newcago_cards":[],"dice":{"movement":[1,2,3]},"ildithia":{},"base_spaces":4,"equipment":[]}');
CREATE TABLE settings (
            key TEXT PRIMARY KEY,
            value TEXT NOT NULL);
INSERT INTO "settings" VALUES('pace','"epic"');
CREATE TABLE snapshots (
            game TEXT NOT NULL,
            seq INTEGER NOT NULL,
            depth INTEGER NOT NULL,
            rules INTEGER NOT NULL,
            pack TEXT NOT NULL,
            body TEXT NOT NULL,
            sum INTEGER NOT NULL,
            PRIMARY KEY (game, seq));
INSERT INTO "snapshots" VALUES('012caee7c5ee',0,1,1,'21112a3efe6c508e01a7684b41b80805a032002fefcbf92df0d8a2432213bcbf','{"board": {"round": 1, "population": 40, "money": 4, "base_marker": 0, "lost_dice": [], "defeated": 0, "boss": {"district": 0, "research": 20, "health": null, "brackets": {"yellow": 2, "black": 2, "red": 2, "blue": 2}}, "reckoners": [{"name": "Tia", "district": null, "plans": 1, "equipment": [], "effects": []}, {"name": "Prof", "district": null, "plans": 1, "equipment": [], "effects": []}], "districts": [{"name": "Docks", "epic": {"id": "gale", "research": 2, "health": 4, "bracket": 2, "stolen": []}, "enforcement": 0, "barricades": 0, "red_shields": 0, "blue_shields": 0, "copy_tokens": 0, "marker": null}, {"name": "Mint", "epic": {"id": "ember", "research": 2, "health": 4, "bracket": 2, "stolen": []}, "enforcement": 0, "barricades": 0, "red_shields": 0, "blue_shields": 0, "copy_tokens": 0, "marker": null}, {"name": "Weir", "epic": {"id": "flint", "research": 2, "health": 4, "bracket": 2, "stolen": []}, "enforcement": 0, "barricades": 0, "red_shields": 0, "blue_shields": 0, "copy_tokens": 0, "marker": null}], "ildithia_gap": null, "set_aside": []}, "fresh": [[], []], "regained": [[], []], "phase": "prologue", "actor": "", "pace": "phase", "paused": false, "outcome": null, "regalia_drawn": {}, "acting": -1, "transforming": 0, "symbol": 0, "reply": null, "rewards": [], "pending": [["stages", "prologue", 1, -1], ["stages", "steelheart-prologue", 2, -1], ["movement-die"]], "copying": [], "ending": [], "held": [], "hits": {}, "source": ["boss", "steelheart"], "question": {"kind": "movement-die", "options": [1, 2, 3]}}',3077819943);
INSERT INTO "snapshots" VALUES('012caee7c5ee',1,2,1,'21112a3efe6c508e01a7684b41b80805a032002fefcbf92df0d8a2432213bcbf','{"board": {"round": 1, "population": 40, "money": 4, "base_marker": 0, "lost_dice": [], "defeated": 0, "boss": {"district": 2, "research": 20, "health": null, "brackets": {"yellow": 2, "black": 2, "red": 2, "blue": 2}}, "reckoners": [{"name": "Tia", "district": null, "plans": 1, "equipment": [], "effects": []}, {"name": "Prof", "district": null, "plans": 1, "equipment": [], "effects": []}], "districts": [{"name": "Docks", "epic": {"id": "gale", "research": 2, "health": 4, "bracket": 2, "stolen": []}, "enforcement": 0, "barricades": 0, "red_shields": 0, "blue_shields": 0, "copy_tokens": 0, "marker": null}, {"name": "Mint", "epic": {"id": "ember", "research": 2, "health": 4, "bracket": 2, "stolen": []}, "enforcement": 0, "barricades": 0, "red_shields": 0, "blue_shields": 0, "copy_tokens": 0, "marker": null}, {"name": "Weir", "epic": {"id": "flint", "research": 2, "health": 4, "bracket": 2, "stolen": []}, "enforcement": 0, "barricades": 0, "red_shields": 0, "blue_shields": 0, "copy_tokens": 0, "marker": null}], "ildithia_gap": null, "set_aside": []}, "fresh": [[], []], "regained": [[], []], "phase": "reckoner", "actor": "", "pace": "phase", "paused": false, "outcome": null, "regalia_drawn": {}, "acting": -1, "transforming": 0, "symbol": 0, "reply": null, "rewards": [], "pending": [], "copying": [], "ending": [], "held": [], "hits": {}, "source": ["", ""], "question": null}',402061331);
INSERT INTO "snapshots" VALUES('012caee7c5ee',5,6,1,'21112a3efe6c508e01a7684b41b80805a032002fefcbf92df0d8a2432213bcbf','{"board": {"round": 1, "population": 39, "money": 4, "base_marker": 0, "lost_dice": [], "defeated": 0, "boss": {"district": 2, "research": 20, "health": null, "brackets": {"yellow": 2, "black": 2, "red": 2, "blue": 2}}, "reckoners": [{"name": "Tia", "district": 0, "plans": 1, "equipment": [], "effects": []}, {"name": "Prof", "district": 1, "plans": 1, "equipment": [], "effects": []}], "districts": [{"name": "Docks", "epic": {"id": "gale", "research": 0, "health": 2, "bracket": 2, "stolen": []}, "enforcement": 0, "barricades": 0, "red_shields": 0, "blue_shields": 0, "copy_tokens": 0, "marker": null}, {"name": "Mint", "epic": {"id": "ember", "research": 2, "health": 4, "bracket": 2, "stolen": []}, "enforcement": 0, "barricades": 0, "red_shields": 0, "blue_shields": 0, "copy_tokens": 0, "marker": null}, {"name": "Weir", "epic": {"id": "flint", "research": 2, "health": 4, "bracket": 2, "stolen": []}, "enforcement": 1, "barricades": 0, "red_shields": 0, "blue_shields": 0, "copy_tokens": 0, "marker": null}], "ildithia_gap": null, "set_aside": []}, "fresh": [[], []], "regained": [[], []], "phase": "epic", "actor": "", "pace": "phase", "paused": false, "outcome": null, "regalia_drawn": {}, "acting": 2, "transforming": 0, "symbol": 0, "reply": null, "rewards": [], "pending": [["stages", "epic-phase", 4, -1], ["stages", "epic", 0, 1], ["stages", "epic", 0, 0], ["stages", "epic", 4, 2], ["ended", 2, 0], ["plan"], ["plan"]], "copying": [], "ending": [2], "held": [], "hits": {}, "source": ["epic", "flint"], "question": {"kind": "choose-reckoner", "reason": "plan", "options": ["Tia", "Prof"], "effect": ""}}',780611543);
INSERT INTO "snapshots" VALUES('012caee7c5ee',7,8,1,'21112a3efe6c508e01a7684b41b80805a032002fefcbf92df0d8a2432213bcbf','{"board": {"round": 2, "population": 32, "money": 4, "base_marker": 0, "lost_dice": [], "defeated": 0, "boss": {"district": 0, "research": 20, "health": null, "brackets": {"yellow": 2, "black": 2, "red": 2, "blue": 2}}, "reckoners": [{"name": "Tia", "district": 0, "plans": 0, "equipment": [], "effects": []}, {"name": "Prof", "district": 1, "plans": 0, "equipment": [], "effects": []}], "districts": [{"name": "Docks", "epic": {"id": "gale", "research": 0, "health": 2, "bracket": 2, "stolen": []}, "enforcement": 1, "barricades": 0, "red_shields": 0, "blue_shields": 0, "copy_tokens": 0, "marker": null}, {"name": "Mint", "epic": {"id": "ember", "research": 2, "health": 4, "bracket": 2, "stolen": []}, "enforcement": 1, "barricades": 0, "red_shields": 0, "blue_shields": 0, "copy_tokens": 0, "marker": null}, {"name": "Weir", "epic": {"id": "flint", "research": 2, "health": 4, "bracket": 2, "stolen": []}, "enforcement": 1, "barricades": 0, "red_shields": 0, "blue_shields": 0, "copy_tokens": 0, "marker": null}], "ildithia_gap": null, "set_aside": []}, "fresh": [[], []], "regained": [[], []], "phase": "reckoner", "actor": "", "pace": "phase", "paused": false, "outcome": null, "regalia_drawn": {}, "acting": -1, "transforming": 0, "symbol": 0, "reply": null, "rewards": [], "pending": [], "copying": [], "ending": [], "held": [], "hits": {}, "source": ["", ""], "question": null}',1425559269);
CREATE TABLE taught (
            id TEXT PRIMARY KEY,
            body TEXT NOT NULL,
            sum INTEGER NOT NULL);
COMMIT;
PRAGMA user_version = 1;
