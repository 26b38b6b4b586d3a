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
INSERT INTO "games" VALUES('d8c019413c1b','Regalia, Babilar: David, Tia','2026-11-18T22:53:04+00:00','2026-11-18T22:53:04+00:00',8,2,'{"boss": "regalia", "city": "babilar", "difficulty": "standard", "epics": "steelslayer", "difficulty_token": 0, "newcago_cards": false, "newcago_sides": [], "casual": false, "open_deck": false, "equipment": "", "rewards": null, "copy_tokens": "after", "per_research": "held", "equipment_minimum": "reckoner"}','d1e4981b5720f37d49b75893266367f58974cd4a2edefe853d57d0af6f814657','{"board": {"round": 1, "population": 40, "money": 4, "base_marker": 0, "lost_dice": [], "defeated": 0, "defeated_epics": [], "boss": {"district": 0, "research": 0, "health": 15, "brackets": {"yellow": 2, "black": 2, "red": 2, "blue": 2}}, "reckoners": [{"name": "David", "district": null, "plans": 0, "equipment": [], "effects": []}, {"name": "Tia", "district": null, "plans": 0, "equipment": [], "effects": []}], "districts": [{"name": "Distrito 1", "epic": {"id": "\u00e9pico-1", "research": 0, "health": 1, "bracket": 2, "stolen": []}, "enforcement": 0, "barricades": 0, "red_shields": 0, "blue_shields": 0, "copy_tokens": 0, "marker": 8}, {"name": "Distrito 2", "epic": {"id": "\u00e9pico-2", "research": 0, "health": 1, "bracket": 2, "stolen": []}, "enforcement": 0, "barricades": 0, "red_shields": 0, "blue_shields": 0, "copy_tokens": 0, "marker": 8}, {"name": "Distrito 3", "epic": {"id": "\u00e9pico-3", "research": 0, "health": 1, "bracket": 2, "stolen": []}, "enforcement": 0, "barricades": 0, "red_shields": 0, "blue_shields": 0, "copy_tokens": 0, "marker": 8}], "ildithia_gap": null, "set_aside": []}, "fresh": [[], []], "regained": [[], []], "phase": "setup", "actor": "", "pace": "phase", "paused": false, "outcome": null, "regalia_drawn": {}, "acting": -1, "transforming": 0, "symbol": 0, "reply": null, "rewards": [], "pending": [], "copying": [], "ending": [], "held": [], "hits": {}, "source": ["", ""], "track": ["", ""], "links": [], "course": null, "question": null}',1,'reckoner',NULL,NULL,7,NULL,1160787347);
CREATE TABLE inputs (
            game TEXT NOT NULL,
            seq INTEGER NOT NULL,
            kind TEXT NOT NULL,
            body TEXT NOT NULL,
            at TEXT NOT NULL,
            sum INTEGER NOT NULL,
            PRIMARY KEY (game, seq));
INSERT INTO "inputs" VALUES('d8c019413c1b',0,'input','{"command": "prologue"}','2026-11-18T22:53:04+00:00',2830045071);
INSERT INTO "inputs" VALUES('d8c019413c1b',1,'input','{"command": "move", "reckoner": "David", "district": 1}','2026-11-18T22:53:04+00:00',4003847272);
INSERT INTO "inputs" VALUES('d8c019413c1b',2,'input','{"command": "move", "reckoner": "Tia", "district": 1}','2026-11-18T22:53:04+00:00',3151349754);
INSERT INTO "inputs" VALUES('d8c019413c1b',3,'input','{"command": "attack", "district": 1}','2026-11-18T22:53:04+00:00',817096996);
INSERT INTO "inputs" VALUES('d8c019413c1b',4,'input','{"command": "plan", "reckoner": "Tia", "count": 2}','2026-11-18T22:53:04+00:00',1164835885);
INSERT INTO "inputs" VALUES('d8c019413c1b',5,'input','{"command": "research", "district": 1, "target": "boss"}','2026-11-18T22:53:04+00:00',3229175093);
INSERT INTO "inputs" VALUES('d8c019413c1b',6,'input','{"command": "money", "count": 2}','2026-11-18T22:53:04+00:00',1007075900);
CREATE TABLE packs (
            hash TEXT PRIMARY KEY,
            body TEXT NOT NULL);
INSERT INTO "packs" VALUES('d1e4981b5720f37d49b75893266367f58974cd4a2edefe853d57d0af6f814657','{"format":1,"id":"table","name":"Nuestra mesa","kind":"table","epics":[{"id":"épico-1","name":"Épico 1","set":"steelslayer","research":0,"health":1,"weakened":1,"track":["population","-","-"],"rewards":{"plan":2,"money":1,"research":1,"enforcement":0,"contain":0}},{"id":"épico-2","name":"Épico 2","set":"steelslayer","research":0,"health":1,"weakened":1,"track":["population","-","-"],"rewards":{"plan":2,"money":1,"research":1,"enforcement":0,"contain":0}},{"id":"épico-3","name":"Épico 3","set":"steelslayer","research":0,"health":1,"weakened":1,"track":["population","-","-"],"rewards":{"plan":2,"money":1,"research":1,"enforcement":0,"contain":0}}],"bosses":[{"boss":"regalia","board":"B","tracks":{"yellow":["-","-","-"],"black":["-","-","-"],"red":["-","-","-"],"blue":["-","-","-"]}}],"districts":[{"id":"distrito-1","name":"Distrito 1","city":"babilar","track":{"7":"dawnslight","6":"-","5":"-","4":"-","3":"-","2":"-","1":"-"}},{"id":"distrito-2","name":"Distrito 2","city":"babilar","track":{"7":"dawnslight","6":"-","5":"-","4":"-","3":"-","2":"-","1":"-"}},{"id":"distrito-3","name":"Distrito 3","city":"babilar","track":{"7":"dawnslight","6":"-","5":"-","4":"-","3":"-","2":"-","1":"-"}}],"newcago_cards":[],"dice":{"movement":[1]},"ildithia":{},"equipment":[]}');
CREATE TABLE settings (
            key TEXT PRIMARY KEY,
            value TEXT NOT NULL);
INSERT INTO "settings" VALUES('standing-d8c019413c1b','{"boss": "regalia", "city": "babilar", "round": 1, "phase": "reckoner", "population": 40}');
CREATE TABLE snapshots (
            game TEXT NOT NULL,
            seq INTEGER NOT NULL,
            depth INTEGER NOT NULL,
            rules INTEGER NOT NULL,
            pack TEXT NOT NULL,
            body TEXT NOT NULL,
            sum INTEGER NOT NULL,
            PRIMARY KEY (game, seq));
INSERT INTO "snapshots" VALUES('d8c019413c1b',0,1,2,'d1e4981b5720f37d49b75893266367f58974cd4a2edefe853d57d0af6f814657','{"board": {"round": 1, "population": 40, "money": 4, "base_marker": 0, "lost_dice": [], "defeated": 0, "defeated_epics": [], "boss": {"district": 1, "research": 0, "health": 15, "brackets": {"yellow": 2, "black": 2, "red": 2, "blue": 2}}, "reckoners": [{"name": "David", "district": null, "plans": 0, "equipment": [], "effects": []}, {"name": "Tia", "district": null, "plans": 0, "equipment": [], "effects": []}], "districts": [{"name": "Distrito 1", "epic": {"id": "\u00e9pico-1", "research": 0, "health": 1, "bracket": 2, "stolen": []}, "enforcement": 0, "barricades": 0, "red_shields": 0, "blue_shields": 0, "copy_tokens": 0, "marker": 8}, {"name": "Distrito 2", "epic": {"id": "\u00e9pico-2", "research": 0, "health": 1, "bracket": 2, "stolen": []}, "enforcement": 0, "barricades": 0, "red_shields": 0, "blue_shields": 0, "copy_tokens": 0, "marker": 8}, {"name": "Distrito 3", "epic": {"id": "\u00e9pico-3", "research": 0, "health": 1, "bracket": 2, "stolen": []}, "enforcement": 0, "barricades": 0, "red_shields": 0, "blue_shields": 0, "copy_tokens": 0, "marker": 8}], "ildithia_gap": null, "set_aside": []}, "fresh": [[], []], "regained": [[], []], "phase": "reckoner", "actor": "", "pace": "phase", "paused": false, "outcome": null, "regalia_drawn": {}, "acting": -1, "transforming": 0, "symbol": 0, "reply": null, "rewards": [], "pending": [], "copying": [], "ending": [], "held": [], "hits": {}, "source": ["", ""], "track": ["", ""], "links": [], "course": ["prologue", 0, []], "question": null}',918899474);
CREATE TABLE taught (
            id TEXT PRIMARY KEY,
            body TEXT NOT NULL,
            sum INTEGER NOT NULL);
COMMIT;
PRAGMA user_version = 1;
