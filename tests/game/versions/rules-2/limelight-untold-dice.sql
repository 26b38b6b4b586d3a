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
INSERT INTO "games" VALUES('0a375f557efb','Limelight, Newcago: David, Tia','2026-11-18T22:43:37+00:00','2026-11-18T22:43:37+00:00',18,2,'{"boss": "limelight", "city": "newcago", "difficulty": "standard", "epics": "steelslayer", "difficulty_token": 0, "newcago_cards": false, "newcago_sides": [], "casual": false, "open_deck": false, "equipment": "", "rewards": null, "copy_tokens": "after", "per_research": "held", "equipment_minimum": "reckoner"}','aafce1b455cf543e55bf904c461112ee83a95be9a5986990077c8d9a21160bda','{"board": {"round": 1, "population": 40, "money": 4, "base_marker": 0, "lost_dice": [], "defeated": 0, "defeated_epics": [], "boss": {"district": 0, "research": 20, "health": null, "brackets": {"yellow": 2, "black": 2, "red": 2, "blue": 2}}, "reckoners": [{"name": "David", "district": null, "plans": 0, "equipment": [], "effects": []}, {"name": "Tia", "district": null, "plans": 0, "equipment": [], "effects": []}], "districts": [{"name": "Docks", "epic": {"id": "one-0", "research": 2, "health": 5, "bracket": 3, "stolen": []}, "enforcement": 0, "barricades": 0, "red_shields": 0, "blue_shields": 0, "copy_tokens": 0, "marker": null}, {"name": "Mint", "epic": {"id": "one-1", "research": 2, "health": 5, "bracket": 3, "stolen": []}, "enforcement": 0, "barricades": 0, "red_shields": 0, "blue_shields": 0, "copy_tokens": 0, "marker": null}, {"name": "Weir", "epic": {"id": "one-2", "research": 2, "health": 5, "bracket": 3, "stolen": []}, "enforcement": 0, "barricades": 0, "red_shields": 0, "blue_shields": 0, "copy_tokens": 0, "marker": null}], "ildithia_gap": null, "set_aside": []}, "fresh": [[], []], "regained": [[], []], "phase": "setup", "actor": "", "pace": "phase", "paused": false, "outcome": null, "regalia_drawn": {}, "acting": -1, "transforming": 0, "symbol": 0, "reply": null, "rewards": [], "pending": [], "copying": [], "ending": [], "held": [], "hits": {}, "source": ["", ""], "track": ["", ""], "links": [], "course": null, "question": null}',1,'epic',NULL,'{"kind": "content", "path": "bosses.limelight.standard.2.tables.blue", "expects": "length"}',17,NULL,3014405408);
CREATE TABLE inputs (
            game TEXT NOT NULL,
            seq INTEGER NOT NULL,
            kind TEXT NOT NULL,
            body TEXT NOT NULL,
            at TEXT NOT NULL,
            sum INTEGER NOT NULL,
            PRIMARY KEY (game, seq));
INSERT INTO "inputs" VALUES('0a375f557efb',0,'input','{"command": "prologue"}','2026-11-18T22:43:37+00:00',3485873577);
INSERT INTO "inputs" VALUES('0a375f557efb',1,'input','{"answer": 6}','2026-11-18T22:43:37+00:00',988728994);
INSERT INTO "inputs" VALUES('0a375f557efb',2,'input','{"answer": "population"}','2026-11-18T22:43:37+00:00',995535456);
INSERT INTO "inputs" VALUES('0a375f557efb',3,'input','{"answer": 2}','2026-11-18T22:43:37+00:00',3444416485);
INSERT INTO "inputs" VALUES('0a375f557efb',4,'input','{"command": "move", "reckoner": "David", "district": 0}','2026-11-18T22:43:37+00:00',116790063);
INSERT INTO "inputs" VALUES('0a375f557efb',5,'input','{"command": "move", "reckoner": "Tia", "district": 1}','2026-11-18T22:43:37+00:00',2545656949);
INSERT INTO "inputs" VALUES('0a375f557efb',6,'input','{"command": "epic-phase", "pace": "epic"}','2026-11-18T22:43:37+00:00',412738299);
INSERT INTO "inputs" VALUES('0a375f557efb',7,'input','{"command": "go-on", "pace": "epic"}','2026-11-18T22:43:37+00:00',382237909);
INSERT INTO "inputs" VALUES('0a375f557efb',8,'input','{"command": "go-on", "pace": "epic"}','2026-11-18T22:43:37+00:00',803160137);
INSERT INTO "inputs" VALUES('0a375f557efb',9,'input','{"command": "go-on", "pace": "epic"}','2026-11-18T22:43:37+00:00',1184056760);
INSERT INTO "inputs" VALUES('0a375f557efb',10,'input','{"command": "go-on", "pace": "epic"}','2026-11-18T22:43:37+00:00',1767378292);
INSERT INTO "inputs" VALUES('0a375f557efb',11,'input','{"answer": {"yellow": "B", "black": "D", "red": "A", "blue": "C"}}','2026-11-18T22:43:37+00:00',2815710587);
INSERT INTO "inputs" VALUES('0a375f557efb',12,'input','{"answer": 6}','2026-11-18T22:43:37+00:00',2090280440);
INSERT INTO "inputs" VALUES('0a375f557efb',13,'input','{"answer": "population"}','2026-11-18T22:43:37+00:00',2842208950);
INSERT INTO "inputs" VALUES('0a375f557efb',14,'input','{"answer": 6}','2026-11-18T22:43:37+00:00',4124405704);
INSERT INTO "inputs" VALUES('0a375f557efb',15,'input','{"answer": "population"}','2026-11-18T22:43:37+00:00',3765541613);
INSERT INTO "inputs" VALUES('0a375f557efb',16,'input','{"answer": "population"}','2026-11-18T22:43:37+00:00',692421088);
CREATE TABLE packs (
            hash TEXT PRIMARY KEY,
            body TEXT NOT NULL);
INSERT INTO "packs" VALUES('aafce1b455cf543e55bf904c461112ee83a95be9a5986990077c8d9a21160bda','{"format":1,"id":"table","name":"Our table","kind":"table","epics":[{"id":"one-0","name":"One 0","set":"steelslayer","research":2,"health":5,"weakened":3,"track":["population","-","-","-"]},{"id":"one-1","name":"One 1","set":"steelslayer","research":2,"health":5,"weakened":3,"track":["population","-","-","-"]},{"id":"one-2","name":"One 2","set":"steelslayer","research":2,"health":5,"weakened":3,"track":["population","-","-","-"]},{"id":"one-3","name":"One 3","set":"steelslayer","research":2,"health":5,"weakened":3,"track":["population","-","-","-"]}],"bosses":[],"districts":[{"id":"docks","name":"Docks","city":"newcago"},{"id":"mint","name":"Mint","city":"newcago"},{"id":"weir","name":"Weir","city":"newcago"}],"newcago_cards":[],"dice":{"movement":[1,1,2,2,3,3]},"ildithia":{},"equipment":[]}');
INSERT INTO "packs" VALUES('8aa2c48f712a1052a87d31b4e4a69cbaf644907fa3cfe6b2bff7c9a1d80d4dda','{"format":1,"id":"table","name":"Our table","kind":"table","epics":[{"id":"one-0","name":"One 0","set":"steelslayer","research":2,"health":5,"weakened":3,"track":["population","-","-","-"]},{"id":"one-1","name":"One 1","set":"steelslayer","research":2,"health":5,"weakened":3,"track":["population","-","-","-"]},{"id":"one-2","name":"One 2","set":"steelslayer","research":2,"health":5,"weakened":3,"track":["population","-","-","-"]},{"id":"one-3","name":"One 3","set":"steelslayer","research":2,"health":5,"weakened":3,"track":["population","-","-","-"]}],"bosses":[{"boss":"limelight","board":"standard","reckoners":2,"tables":{"red":{"A":["?","?","?","?","?","?"],"B":["population","?","?","?","?","?"],"C":["?","?","?","?","?","?"],"D":["?","?","?","?","?","?"]}}}],"districts":[{"id":"docks","name":"Docks","city":"newcago"},{"id":"mint","name":"Mint","city":"newcago"},{"id":"weir","name":"Weir","city":"newcago"}],"newcago_cards":[],"dice":{"movement":[1,1,2,2,3,3]},"ildithia":{},"equipment":[]}');
CREATE TABLE settings (
            key TEXT PRIMARY KEY,
            value TEXT NOT NULL);
INSERT INTO "settings" VALUES('standing-0a375f557efb','{"boss": "limelight", "city": "newcago", "round": 1, "phase": "epic", "population": 33}');
CREATE TABLE snapshots (
            game TEXT NOT NULL,
            seq INTEGER NOT NULL,
            depth INTEGER NOT NULL,
            rules INTEGER NOT NULL,
            pack TEXT NOT NULL,
            body TEXT NOT NULL,
            sum INTEGER NOT NULL,
            PRIMARY KEY (game, seq));
INSERT INTO "snapshots" VALUES('0a375f557efb',0,1,2,'aafce1b455cf543e55bf904c461112ee83a95be9a5986990077c8d9a21160bda','{"board": {"round": 1, "population": 40, "money": 4, "base_marker": 0, "lost_dice": [], "defeated": 0, "defeated_epics": [], "boss": {"district": 0, "research": 20, "health": null, "brackets": {"yellow": 2, "black": 2, "red": 2, "blue": 2}}, "reckoners": [{"name": "David", "district": null, "plans": 0, "equipment": [], "effects": []}, {"name": "Tia", "district": null, "plans": 0, "equipment": [], "effects": []}], "districts": [{"name": "Docks", "epic": {"id": "one-0", "research": 2, "health": 5, "bracket": 3, "stolen": []}, "enforcement": 0, "barricades": 0, "red_shields": 0, "blue_shields": 0, "copy_tokens": 0, "marker": null}, {"name": "Mint", "epic": {"id": "one-1", "research": 2, "health": 5, "bracket": 3, "stolen": []}, "enforcement": 0, "barricades": 0, "red_shields": 0, "blue_shields": 0, "copy_tokens": 0, "marker": null}, {"name": "Weir", "epic": {"id": "one-2", "research": 2, "health": 5, "bracket": 3, "stolen": []}, "enforcement": 0, "barricades": 0, "red_shields": 0, "blue_shields": 0, "copy_tokens": 0, "marker": null}], "ildithia_gap": null, "set_aside": []}, "fresh": [[], []], "regained": [[], []], "phase": "prologue", "actor": "", "pace": "phase", "paused": false, "outcome": null, "regalia_drawn": {}, "acting": -1, "transforming": 0, "symbol": 0, "reply": null, "rewards": [], "pending": [["stages", "prologue", 1, -1], ["stages", "limelight-prologue", 1, -1], ["track", "power", "red-B-1", 0, 1, 0, -1, true]], "copying": [], "ending": [], "held": [], "hits": {}, "source": ["boss", "limelight"], "track": ["power", "red-B-1"], "links": [], "course": ["prologue", 0, []], "question": {"kind": "content", "path": "bosses.limelight.standard.2.tables.red", "expects": "length", "offer": null, "options": []}}',3308303623);
INSERT INTO "snapshots" VALUES('0a375f557efb',3,4,2,'8aa2c48f712a1052a87d31b4e4a69cbaf644907fa3cfe6b2bff7c9a1d80d4dda','{"board": {"round": 1, "population": 39, "money": 4, "base_marker": 0, "lost_dice": [], "defeated": 0, "defeated_epics": [], "boss": {"district": 2, "research": 20, "health": null, "brackets": {"yellow": 2, "black": 2, "red": 2, "blue": 2}}, "reckoners": [{"name": "David", "district": null, "plans": 0, "equipment": [], "effects": []}, {"name": "Tia", "district": null, "plans": 0, "equipment": [], "effects": []}], "districts": [{"name": "Docks", "epic": {"id": "one-0", "research": 2, "health": 5, "bracket": 3, "stolen": []}, "enforcement": 0, "barricades": 0, "red_shields": 0, "blue_shields": 0, "copy_tokens": 0, "marker": null}, {"name": "Mint", "epic": {"id": "one-1", "research": 2, "health": 5, "bracket": 3, "stolen": []}, "enforcement": 0, "barricades": 0, "red_shields": 0, "blue_shields": 0, "copy_tokens": 0, "marker": null}, {"name": "Weir", "epic": {"id": "one-2", "research": 2, "health": 5, "bracket": 3, "stolen": []}, "enforcement": 0, "barricades": 0, "red_shields": 0, "blue_shields": 0, "copy_tokens": 0, "marker": null}], "ildithia_gap": null, "set_aside": []}, "fresh": [[], []], "regained": [[], []], "phase": "reckoner", "actor": "", "pace": "phase", "paused": false, "outcome": null, "regalia_drawn": {}, "acting": -1, "transforming": 0, "symbol": 0, "reply": null, "rewards": [], "pending": [], "copying": [], "ending": [], "held": [], "hits": {}, "source": ["", ""], "track": ["", ""], "links": [], "course": ["prologue", 0, []], "question": null}',2682998777);
INSERT INTO "snapshots" VALUES('0a375f557efb',6,7,2,'8aa2c48f712a1052a87d31b4e4a69cbaf644907fa3cfe6b2bff7c9a1d80d4dda','{"board": {"round": 1, "population": 39, "money": 4, "base_marker": 0, "lost_dice": [], "defeated": 0, "defeated_epics": [], "boss": {"district": 2, "research": 20, "health": null, "brackets": {"yellow": 2, "black": 2, "red": 2, "blue": 2}}, "reckoners": [{"name": "David", "district": 0, "plans": 0, "equipment": [], "effects": []}, {"name": "Tia", "district": 1, "plans": 0, "equipment": [], "effects": []}], "districts": [{"name": "Docks", "epic": {"id": "one-0", "research": 2, "health": 5, "bracket": 3, "stolen": []}, "enforcement": 0, "barricades": 0, "red_shields": 0, "blue_shields": 0, "copy_tokens": 0, "marker": null}, {"name": "Mint", "epic": {"id": "one-1", "research": 2, "health": 5, "bracket": 3, "stolen": []}, "enforcement": 0, "barricades": 0, "red_shields": 0, "blue_shields": 0, "copy_tokens": 0, "marker": null}, {"name": "Weir", "epic": {"id": "one-2", "research": 2, "health": 5, "bracket": 3, "stolen": []}, "enforcement": 0, "barricades": 0, "red_shields": 0, "blue_shields": 0, "copy_tokens": 0, "marker": null}], "ildithia_gap": null, "set_aside": []}, "fresh": [[], []], "regained": [[], []], "phase": "epic", "actor": "", "pace": "epic", "paused": true, "outcome": null, "regalia_drawn": {}, "acting": -1, "transforming": 0, "symbol": 0, "reply": null, "rewards": [], "pending": [["stages", "epic-phase", 4, -1], ["stages", "epic", 0, 1], ["stages", "epic", 0, 0], ["stages", "epic", 0, 2]], "copying": [], "ending": [], "held": [], "hits": {}, "source": ["", ""], "track": ["", ""], "links": [], "course": ["epic", 2, []], "question": null}',3038679023);
CREATE TABLE taught (
            id TEXT PRIMARY KEY,
            body TEXT NOT NULL,
            sum INTEGER NOT NULL);
COMMIT;
PRAGMA user_version = 1;
