BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0003');
CREATE TABLE parcels (
	id VARCHAR(64) NOT NULL, 
	sealed BLOB NOT NULL, 
	until BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE secrets (
	name VARCHAR(16) NOT NULL, 
	secret BLOB NOT NULL, 
	PRIMARY KEY (name)
);
CREATE TABLE steps (
	table_id VARCHAR(16) NOT NULL, 
	number INTEGER NOT NULL, 
	step BLOB NOT NULL, 
	PRIMARY KEY (table_id, number)
)
 WITHOUT ROWID

;
CREATE TABLE subscriptions (
	table_id VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	endpoint VARCHAR(1000) NOT NULL, 
	"key" VARCHAR(64) NOT NULL, 
	reader BLOB NOT NULL, 
	auth BLOB NOT NULL, 
	lang VARCHAR(2) NOT NULL, 
	site VARCHAR(255) NOT NULL, 
	at BIGINT NOT NULL, 
	told BOOLEAN NOT NULL, 
	PRIMARY KEY (table_id, seat, endpoint)
);
CREATE TABLE unfinished (
	table_id VARCHAR(16) NOT NULL, 
	PRIMARY KEY (table_id)
);
INSERT INTO "unfinished" VALUES('fvnjp9k9qcr4pzt7');
INSERT INTO "unfinished" VALUES('jq9dczrhvmrfip46');
INSERT INTO "unfinished" VALUES('rcighmzf3gczampt');
INSERT INTO steps VALUES('3t66tzfdrzd5v3n9',0,CAST('{"at":1795015493386,"events":[{"type":"opened","game":"splitter","players":2,"options":{},"settings":{"autostart":true,"chat":"plain"},"secret":"00260468dbb2d8d17cf1ce7e9e1d5413013eaa4042b38e7619e15122164b1d24","host":0,"places":[{"key":"e453eaec1e39aead791110be9c457ae250ecf4bebc14d2554ba55d92d0272bd3","name":"Ann","nonce":"ann-1","face":"fox","colour":"teal"},{}]}]}' AS BLOB));
INSERT INTO steps VALUES('3t66tzfdrzd5v3n9',1,CAST('{"at":1795015493415,"events":[{"type":"claimed","seat":1,"key":"f82679381fdbdc1fe6334d907c5f4a526a37e74bfd450a60c8dd654a16226094","name":"Guest 0"},{"type":"started","start":2},{"type":"dealt","outcome":"roll 3 6"}]}' AS BLOB));
INSERT INTO steps VALUES('3t66tzfdrzd5v3n9',2,CAST('{"at":1795015493597,"events":[{"type":"said","seat":0,"words":"Hello, “Bob”"}],"asker":0,"request":"r0"}' AS BLOB));
INSERT INTO steps VALUES('3t66tzfdrzd5v3n9',3,CAST('{"at":1795015493612,"events":[{"type":"said","seat":0,"phrase":"emoji-clap"}],"asker":0,"request":"r1"}' AS BLOB));
INSERT INTO steps VALUES('3t66tzfdrzd5v3n9',4,CAST('{"at":1795015493622,"events":[{"type":"muted","seat":0,"other":1}],"asker":0,"request":"r2"}' AS BLOB));
INSERT INTO steps VALUES('3t66tzfdrzd5v3n9',5,CAST('{"at":1795015493624,"events":[{"type":"played","seat":0,"action":"write 3|6 e2"}],"asker":0,"request":"r3"}' AS BLOB));
INSERT INTO steps VALUES('3t66tzfdrzd5v3n9',6,CAST('{"at":1795015493625,"events":[{"type":"played","seat":1,"action":"write 6|3 f1"},{"type":"dealt","outcome":"roll 5 1"}],"asker":1,"request":"r0"}' AS BLOB));
INSERT INTO steps VALUES('3t66tzfdrzd5v3n9',7,CAST('{"at":1795015493631,"events":[{"type":"played","seat":0,"action":"write 1|5 e3"}],"asker":0,"request":"r4"}' AS BLOB));
INSERT INTO steps VALUES('3t66tzfdrzd5v3n9',8,CAST('{"at":1795015493635,"events":[{"type":"played","seat":1,"action":"write 5|1 e2"},{"type":"dealt","outcome":"roll 1 4"}],"asker":1,"request":"r1"}' AS BLOB));
INSERT INTO steps VALUES('3t66tzfdrzd5v3n9',9,CAST('{"at":1795015493637,"events":[{"type":"played","seat":0,"action":"write 1|4 f2"}],"asker":0,"request":"r5"}' AS BLOB));
INSERT INTO steps VALUES('3t66tzfdrzd5v3n9',10,CAST('{"at":1795015493639,"events":[{"type":"played","seat":1,"action":"write 4|1 g1"},{"type":"dealt","outcome":"roll 5 3"}],"asker":1,"request":"r2"}' AS BLOB));
INSERT INTO steps VALUES('3t66tzfdrzd5v3n9',11,CAST('{"at":1795015493687,"events":[{"type":"played","seat":0,"action":"write 5|3 c2"}],"asker":0,"request":"r6"}' AS BLOB));
INSERT INTO steps VALUES('3t66tzfdrzd5v3n9',12,CAST('{"at":1795015493691,"events":[{"type":"played","seat":1,"action":"write 3|5 c1"},{"type":"dealt","outcome":"roll 1 2"}],"asker":1,"request":"r3"}' AS BLOB));
INSERT INTO steps VALUES('3t66tzfdrzd5v3n9',13,CAST('{"at":1795015493703,"events":[{"type":"played","seat":0,"action":"write 1|2 g1"}],"asker":0,"request":"r7"}' AS BLOB));
INSERT INTO steps VALUES('3t66tzfdrzd5v3n9',14,CAST('{"at":1795015493723,"events":[{"type":"played","seat":1,"action":"write 1|2 f2"},{"type":"dealt","outcome":"roll 3 2"}],"asker":1,"request":"r4"}' AS BLOB));
INSERT INTO steps VALUES('3t66tzfdrzd5v3n9',15,CAST('{"at":1795015493740,"events":[{"type":"played","seat":0,"action":"write 2|3 c1"}],"asker":0,"request":"r8"}' AS BLOB));
INSERT INTO steps VALUES('3t66tzfdrzd5v3n9',16,CAST('{"at":1795015493751,"events":[{"type":"played","seat":1,"action":"write 3|2 b2"},{"type":"dealt","outcome":"roll 6 4"}],"asker":1,"request":"r5"}' AS BLOB));
INSERT INTO steps VALUES('3t66tzfdrzd5v3n9',17,CAST('{"at":1795015493759,"events":[{"type":"played","seat":0,"action":"write 6|4 f3"}],"asker":0,"request":"r9"}' AS BLOB));
INSERT INTO steps VALUES('3t66tzfdrzd5v3n9',18,CAST('{"at":1795015493760,"events":[{"type":"played","seat":1,"action":"write 4|6 d3"},{"type":"dealt","outcome":"roll 1 1"}],"asker":1,"request":"r6"}' AS BLOB));
INSERT INTO steps VALUES('3t66tzfdrzd5v3n9',19,CAST('{"at":1795015493762,"events":[{"type":"played","seat":0,"action":"write 1|1 b1"}],"asker":0,"request":"r10"}' AS BLOB));
INSERT INTO steps VALUES('3t66tzfdrzd5v3n9',20,CAST('{"at":1795015493763,"events":[{"type":"played","seat":1,"action":"write 1|1 a2"},{"type":"dealt","outcome":"roll 2 3"}],"asker":1,"request":"r7"}' AS BLOB));
INSERT INTO steps VALUES('3t66tzfdrzd5v3n9',21,CAST('{"at":1795015493764,"events":[{"type":"played","seat":0,"action":"write 3|2 d3"}],"asker":0,"request":"r11"}' AS BLOB));
INSERT INTO steps VALUES('3t66tzfdrzd5v3n9',22,CAST('{"at":1795015493765,"events":[{"type":"played","seat":1,"action":"write 3|2 f3"},{"type":"dealt","outcome":"roll 5 4"}],"asker":1,"request":"r8"}' AS BLOB));
INSERT INTO steps VALUES('3t66tzfdrzd5v3n9',23,CAST('{"at":1795015493766,"events":[{"type":"played","seat":0,"action":"write 5|4 f1"}],"asker":0,"request":"r12"}' AS BLOB));
INSERT INTO steps VALUES('3t66tzfdrzd5v3n9',24,CAST('{"at":1795015493767,"events":[{"type":"played","seat":1,"action":"write 5|4 e3"},{"type":"dealt","outcome":"roll 3 2"}],"asker":1,"request":"r9"}' AS BLOB));
INSERT INTO steps VALUES('3t66tzfdrzd5v3n9',25,CAST('{"at":1795015493768,"events":[{"type":"played","seat":0,"action":"write 2|3 a1"}],"asker":0,"request":"r13"}' AS BLOB));
INSERT INTO steps VALUES('3t66tzfdrzd5v3n9',26,CAST('{"at":1795015493771,"events":[{"type":"played","seat":1,"action":"write 2|3 e1"},{"type":"dealt","outcome":"roll 6 2"}],"asker":1,"request":"r10"}' AS BLOB));
INSERT INTO steps VALUES('3t66tzfdrzd5v3n9',27,CAST('{"at":1795015493783,"events":[{"type":"played","seat":0,"action":"write 6|2 d2"}],"asker":0,"request":"r14"}' AS BLOB));
INSERT INTO steps VALUES('3t66tzfdrzd5v3n9',28,CAST('{"at":1795015493787,"events":[{"type":"played","seat":1,"action":"write 6|2 d2"},{"type":"dealt","outcome":"roll 6 4"}],"asker":1,"request":"r11"}' AS BLOB));
INSERT INTO steps VALUES('3t66tzfdrzd5v3n9',29,CAST('{"at":1795015493803,"events":[{"type":"played","seat":0,"action":"write 4|6 g2"}],"asker":0,"request":"r15"}' AS BLOB));
INSERT INTO steps VALUES('3t66tzfdrzd5v3n9',30,CAST('{"at":1795015493804,"events":[{"type":"played","seat":1,"action":"write 4|6 b3"},{"type":"dealt","outcome":"roll 5 2"}],"asker":1,"request":"r12"}' AS BLOB));
INSERT INTO steps VALUES('3t66tzfdrzd5v3n9',31,CAST('{"at":1795015493811,"events":[{"type":"played","seat":0,"action":"write 5|2 a2"}],"asker":0,"request":"r16"}' AS BLOB));
INSERT INTO steps VALUES('3t66tzfdrzd5v3n9',32,CAST('{"at":1795015493815,"events":[{"type":"played","seat":1,"action":"write 5|2 g2"},{"type":"dealt","outcome":"roll 1 4"}],"asker":1,"request":"r13"}' AS BLOB));
INSERT INTO steps VALUES('3t66tzfdrzd5v3n9',33,CAST('{"at":1795015493838,"events":[{"type":"played","seat":0,"action":"write 1|4 b3"}],"asker":0,"request":"r17"}' AS BLOB));
INSERT INTO steps VALUES('3t66tzfdrzd5v3n9',34,CAST('{"at":1795015493851,"events":[{"type":"played","seat":1,"action":"write 4|1 a1"},{"type":"dealt","outcome":"roll 4 3"}],"asker":1,"request":"r14"}' AS BLOB));
INSERT INTO steps VALUES('3t66tzfdrzd5v3n9',35,CAST('{"at":1795015493867,"events":[{"type":"played","seat":0,"action":"write 4|3 b2"}],"asker":0,"request":"r18"}' AS BLOB));
INSERT INTO steps VALUES('3t66tzfdrzd5v3n9',36,CAST('{"at":1795015493878,"events":[{"type":"played","seat":1,"action":"write 3|4 c2"},{"type":"dealt","outcome":"roll 3 6"}],"asker":1,"request":"r15"}' AS BLOB));
INSERT INTO steps VALUES('3t66tzfdrzd5v3n9',37,CAST('{"at":1795015493912,"events":[{"type":"played","seat":0,"action":"write 6|3 c4"}],"asker":0,"request":"r19"}' AS BLOB));
INSERT INTO steps VALUES('3t66tzfdrzd5v3n9',38,CAST('{"at":1795015493930,"events":[{"type":"played","seat":1,"action":"write 6|3 d4"},{"type":"dealt","outcome":"roll 6 4"}],"asker":1,"request":"r16"}' AS BLOB));
INSERT INTO steps VALUES('3t66tzfdrzd5v3n9',39,CAST('{"at":1795015493956,"events":[{"type":"played","seat":0,"action":"write 6|4 c3"}],"asker":0,"request":"r20"}' AS BLOB));
INSERT INTO steps VALUES('3t66tzfdrzd5v3n9',40,CAST('{"at":1795015493970,"events":[{"type":"played","seat":1,"action":"write 4|6 d1"},{"type":"dealt","outcome":"roll 3 4"}],"asker":1,"request":"r17"}' AS BLOB));
INSERT INTO steps VALUES('3t66tzfdrzd5v3n9',41,CAST('{"at":1795015493987,"events":[{"type":"played","seat":0,"action":"write 4|3 e1"}],"asker":0,"request":"r21"}' AS BLOB));
INSERT INTO steps VALUES('3t66tzfdrzd5v3n9',42,CAST('{"at":1795015493994,"events":[{"type":"played","seat":1,"action":"write 4|3 e4"},{"type":"dealt","outcome":"roll 2 6"}],"asker":1,"request":"r18"}' AS BLOB));
INSERT INTO steps VALUES('3t66tzfdrzd5v3n9',43,CAST('{"at":1795015494013,"events":[{"type":"played","seat":0,"action":"write 2|6 e4"}],"asker":0,"request":"r22"}' AS BLOB));
INSERT INTO steps VALUES('3t66tzfdrzd5v3n9',44,CAST('{"at":1795015494014,"events":[{"type":"played","seat":1,"action":"write 6|2 b1"},{"type":"dealt","outcome":"roll 4 2"}],"asker":1,"request":"r19"}' AS BLOB));
INSERT INTO steps VALUES('3t66tzfdrzd5v3n9',45,CAST('{"at":1795015494017,"events":[{"type":"played","seat":0,"action":"write 2|4 d1"}],"asker":0,"request":"r23"}' AS BLOB));
INSERT INTO steps VALUES('3t66tzfdrzd5v3n9',46,CAST('{"at":1795015494019,"events":[{"type":"played","seat":1,"action":"write 4|2 c4"},{"type":"dealt","outcome":"roll 1 5"}],"asker":1,"request":"r20"}' AS BLOB));
INSERT INTO steps VALUES('3t66tzfdrzd5v3n9',47,CAST('{"at":1795015494034,"events":[{"type":"played","seat":0,"action":"write 5|1 d4"}],"asker":0,"request":"r24"}' AS BLOB));
INSERT INTO steps VALUES('3t66tzfdrzd5v3n9',48,CAST('{"at":1795015494067,"events":[{"type":"played","seat":1,"action":"write 1|5 c3"}],"asker":1,"request":"r21"}' AS BLOB));
INSERT INTO steps VALUES('3t66tzfdrzd5v3n9',49,CAST('{"at":1795015494331,"events":[{"type":"rematched","table":"qy8dfmgsq32puai6","by":1}]}' AS BLOB));
INSERT INTO steps VALUES('8fbbzjvym8ghqhas',0,CAST('{"at":1795015495507,"events":[{"type":"opened","game":"split","players":3,"options":{},"settings":{"autostart":true},"secret":"dce9dbb976c1b891cdd215db1cddebdd76bfd33ebacf0cc07024a125d5fcf45b","host":0,"places":[{"key":"f31758e8e2de32423fd50aadf9938b1c81481857a0775158e9cd92fd8034201b","name":"Ann"},{},{}]}]}' AS BLOB));
INSERT INTO steps VALUES('8fbbzjvym8ghqhas',1,CAST('{"at":1795015495513,"events":[{"type":"claimed","seat":1,"key":"f00504d9c61e20f82acf1533d5ba56281ca4086183264e39a32ff1c26765ecb4","name":"Guest 0"}]}' AS BLOB));
INSERT INTO steps VALUES('8fbbzjvym8ghqhas',2,CAST('{"at":1795015495524,"events":[{"type":"claimed","seat":2,"key":"a816ec25696fe2c0fff87eb21f62a0ebc54af2a42bc46746706f75858f109898","name":"Guest 1"},{"type":"started","start":3},{"type":"dealt","outcome":"deck 4H KD 7H AH 9S 4C QD AC AD 3C JC KH 6D KS AS 10S 8S QH 7C 8S AH 9S QC 9D 4D 7S QC 2H 4C KD 4S 5S 5H 3S AS 5H 3D 8H JH 6S 5C AC 2C 4S 7D 2S 6H 8C 9H KH QS KS 7S 2D JS 7H JD 8H 8C JC 6D 3H JS 10C 3C 9D 2H 3D 4H 10S 9C QD 4D 8D 5D 8D 6C JH 7D 7C 6S 9C 2D 6H 3S 10D 3H AD 10H QS 10C 5C JD KC 5D 2C 10D 9H QH 5S KC 2S 10H 6C"}]}' AS BLOB));
INSERT INTO steps VALUES('8fbbzjvym8ghqhas',3,CAST('{"at":1795015495555,"events":[{"type":"played","seat":0,"action":"draw"}],"asker":0,"request":"a74c46118f32a1f2"}' AS BLOB));
INSERT INTO steps VALUES('8fbbzjvym8ghqhas',4,CAST('{"at":1795015495557,"events":[{"type":"played","seat":0,"action":"discard 9S"}],"asker":0,"request":"365fdcd647bc7548"}' AS BLOB));
INSERT INTO steps VALUES('8fbbzjvym8ghqhas',5,CAST('{"at":1795015495575,"events":[{"type":"played","seat":1,"action":"draw"}],"asker":1,"request":"43e3ef5bfbd7d14"}' AS BLOB));
INSERT INTO steps VALUES('8fbbzjvym8ghqhas',6,CAST('{"at":1795015495579,"events":[{"type":"played","seat":1,"action":"discard 7S"}],"asker":1,"request":"6953404844e9e4a5"}' AS BLOB));
INSERT INTO steps VALUES('8fbbzjvym8ghqhas',7,CAST('{"at":1795015495594,"events":[{"type":"played","seat":2,"action":"draw"}],"asker":2,"request":"f7a04433fc2a908"}' AS BLOB));
INSERT INTO steps VALUES('8fbbzjvym8ghqhas',8,CAST('{"at":1795015495607,"events":[{"type":"played","seat":2,"action":"discard QH"}],"asker":2,"request":"482ea7602d1ef7bf"}' AS BLOB));
INSERT INTO steps VALUES('8fbbzjvym8ghqhas',9,CAST('{"at":1795015495611,"events":[{"type":"played","seat":0,"action":"draw"}],"asker":0,"request":"9279b1e987efda6b"}' AS BLOB));
INSERT INTO steps VALUES('8fbbzjvym8ghqhas',10,CAST('{"at":1795015495613,"events":[{"type":"played","seat":0,"action":"discard 10S"}],"asker":0,"request":"5cb58b8e1799e728"}' AS BLOB));
INSERT INTO steps VALUES('8fbbzjvym8ghqhas',11,CAST('{"at":1795015495619,"events":[{"type":"played","seat":1,"action":"take 2"}],"asker":1,"request":"7349dbc4e414a8aa"}' AS BLOB));
INSERT INTO steps VALUES('8fbbzjvym8ghqhas',12,CAST('{"at":1795015495623,"events":[{"type":"played","seat":1,"action":"match QC QH"}],"asker":1,"request":"bb9fab2ba82cb2cd"}' AS BLOB));
INSERT INTO steps VALUES('8fbbzjvym8ghqhas',13,CAST('{"at":1795015495624,"events":[{"type":"played","seat":1,"action":"discard AC"}],"asker":1,"request":"8fb09a0970216fc"}' AS BLOB));
INSERT INTO steps VALUES('8fbbzjvym8ghqhas',14,CAST('{"at":1795015495625,"events":[{"type":"played","seat":2,"action":"take 2"}],"asker":2,"request":"e903aefa798c06fe"}' AS BLOB));
INSERT INTO steps VALUES('8fbbzjvym8ghqhas',15,CAST('{"at":1795015495638,"events":[{"type":"stopped"}],"asker":0,"request":"r0"}' AS BLOB));
INSERT INTO steps VALUES('9rmzgja337fdqu3b',0,CAST('{"at":1795015495651,"events":[{"type":"opened","game":"split","players":2,"options":{},"settings":{"autostart":true,"pace":200},"secret":"4b98c39116afa95a24cb771a66677853c169c88875d193ce464bb97d5178c9c8","host":0,"places":[{"key":"8901469c29246708cc53de794bf22a59a29f5701796d17b385fc64697dfdd80f","name":"Ann"},{}]}]}' AS BLOB));
INSERT INTO steps VALUES('9rmzgja337fdqu3b',1,CAST('{"at":1795015495657,"events":[{"type":"claimed","seat":1,"key":"5f351da60544c3d3a4d4d2b49f54a76cd604581c8a581605f4c33889d318c561","name":"Guest 0"},{"type":"started","start":2},{"type":"dealt","outcome":"deck 9D JD 8C 8D 3D 2C 7S 2D 7C 2C 5H 4S 5C JH 9D QH 3H QC KD AS 2H 4C 5D KD 9S 4H 6D 8H KS 6D 4C QD 6S 9H QS KH 5H 8D 7S 10C 10C 9C 3C 9S 4H AS AH 5D 7D JS JD 8C QD 9H 7C 10D KC 3S QC 5C AH AC 10D 6H 4D 10H AC 8S 2S QS 2H KS QH 3C 10S 8H AD 10S 3D 2D 3S 7H 3H 10H JH 5S 4D JC AD JS 6C 6H 6S 8S JC 7D 5S 9C KC 6C 7H KH 2S 4S"}]}' AS BLOB));
INSERT INTO steps VALUES('9rmzgja337fdqu3b',2,CAST('{"at":1795015495683,"events":[{"type":"played","seat":0,"action":"draw"}],"asker":0,"request":"4fd26ec4b372c56b"}' AS BLOB));
INSERT INTO steps VALUES('9rmzgja337fdqu3b',3,CAST('{"at":1795015495687,"events":[{"type":"played","seat":0,"action":"match 3D 3H"}],"asker":0,"request":"992ef43805713dc6"}' AS BLOB));
INSERT INTO steps VALUES('9rmzgja337fdqu3b',4,CAST('{"at":1795015495689,"events":[{"type":"played","seat":0,"action":"draw"}],"asker":0,"request":"7b73ccf813284c79"}' AS BLOB));
INSERT INTO steps VALUES('9rmzgja337fdqu3b',5,CAST('{"at":1795015495718,"events":[{"type":"played","seat":0,"action":"discard 5C"}],"asker":0,"request":"4fa1d41fbb01ea75"}' AS BLOB));
INSERT INTO steps VALUES('9rmzgja337fdqu3b',6,CAST('{"at":1795015495723,"events":[{"type":"played","seat":1,"action":"draw"}],"asker":1,"request":"ffd5e6d822f89909"}' AS BLOB));
INSERT INTO steps VALUES('9rmzgja337fdqu3b',7,CAST('{"at":1795015495724,"events":[{"type":"played","seat":1,"action":"discard 2D"}],"asker":1,"request":"73fdc19413446df8"}' AS BLOB));
INSERT INTO steps VALUES('9rmzgja337fdqu3b',8,CAST('{"at":1795015495725,"events":[{"type":"played","seat":0,"action":"draw"}],"asker":0,"request":"bcac64625e268fa0"}' AS BLOB));
INSERT INTO steps VALUES('9rmzgja337fdqu3b',9,CAST('{"at":1795015495736,"events":[{"type":"played","seat":0,"action":"discard 8C"}],"asker":0,"request":"efae0b46e6733cb8"}' AS BLOB));
INSERT INTO steps VALUES('9rmzgja337fdqu3b',10,CAST('{"at":1795015495938,"events":[{"type":"played","seat":1,"action":"take 1"}],"asker":1,"request":"f6a00758cb138653"}' AS BLOB));
INSERT INTO steps VALUES('9rmzgja337fdqu3b',11,CAST('{"at":1795015495947,"events":[{"type":"played","seat":1,"action":"match 8C 8D"}],"asker":1,"request":"15bdc39d5a11cca5"}' AS BLOB));
INSERT INTO steps VALUES('9rmzgja337fdqu3b',12,CAST('{"at":1795015495949,"events":[{"type":"played","seat":1,"action":"discard 2C"}],"asker":1,"request":"13e222b8e69d2f3b"}' AS BLOB));
INSERT INTO steps VALUES('9rmzgja337fdqu3b',13,CAST('{"at":1795015495955,"events":[{"type":"played","seat":0,"action":"draw"}],"asker":0,"request":"ca604e28f1b9ab7c"}' AS BLOB));
INSERT INTO steps VALUES('9rmzgja337fdqu3b',14,CAST('{"at":1795015495959,"events":[{"type":"played","seat":0,"action":"match 5D 5H"}],"asker":0,"request":"7ffb20e6dd0c8b94"}' AS BLOB));
INSERT INTO steps VALUES('9rmzgja337fdqu3b',15,CAST('{"at":1795015495961,"events":[{"type":"played","seat":0,"action":"pass"}],"asker":0,"request":"9ffd6a1803b86766"}' AS BLOB));
INSERT INTO steps VALUES('9rmzgja337fdqu3b',16,CAST('{"at":1795015495963,"events":[{"type":"played","seat":0,"action":"discard AS"}],"asker":0,"request":"952a71b26111b4b5"}' AS BLOB));
INSERT INTO steps VALUES('9rmzgja337fdqu3b',17,CAST('{"at":1795015495971,"events":[{"type":"played","seat":1,"action":"draw"}],"asker":1,"request":"127eeabe9bdeb398"}' AS BLOB));
INSERT INTO steps VALUES('9rmzgja337fdqu3b',18,CAST('{"at":1795015495976,"events":[{"type":"played","seat":1,"action":"discard QH"}],"asker":1,"request":"a3b000431734bc44"}' AS BLOB));
INSERT INTO steps VALUES('9rmzgja337fdqu3b',19,CAST('{"at":1795015495978,"events":[{"type":"played","seat":0,"action":"take 6"}],"asker":0,"request":"41d812cdfe4a5ce0"}' AS BLOB));
INSERT INTO steps VALUES('9rmzgja337fdqu3b',20,CAST('{"at":1795015495979,"events":[{"type":"played","seat":0,"action":"match KD KD"}],"asker":0,"request":"5484b3dbba6bc77c"}' AS BLOB));
INSERT INTO steps VALUES('9rmzgja337fdqu3b',21,CAST('{"at":1795015495981,"events":[{"type":"played","seat":0,"action":"penalize P2"}],"asker":0,"request":"bc2b75cdef2b1ae5"}' AS BLOB));
INSERT INTO steps VALUES('9rmzgja337fdqu3b',22,CAST('{"at":1795015495994,"events":[{"type":"played","seat":0,"action":"match 9D 9D"}],"asker":0,"request":"766e690070c61508"}' AS BLOB));
INSERT INTO steps VALUES('9rmzgja337fdqu3b',23,CAST('{"at":1795015495996,"events":[{"type":"played","seat":0,"action":"penalize P2"}],"asker":0,"request":"1572c0738a8f7aef"}' AS BLOB));
INSERT INTO steps VALUES('9rmzgja337fdqu3b',24,CAST('{"at":1795015495997,"events":[{"type":"played","seat":0,"action":"discard QH"}],"asker":0,"request":"99edd4d14f6b8f60"}' AS BLOB));
INSERT INTO steps VALUES('9rmzgja337fdqu3b',25,CAST('{"at":1795015495999,"events":[{"type":"played","seat":1,"action":"draw"}],"asker":1,"request":"5b4d7567b1ffc6a"}' AS BLOB));
INSERT INTO steps VALUES('9rmzgja337fdqu3b',26,CAST('{"at":1795015496001,"events":[{"type":"played","seat":1,"action":"discard JD"}],"asker":1,"request":"b2c60fddf517e382"}' AS BLOB));
INSERT INTO steps VALUES('ekivs4rpx2xgciv7',0,CAST('{"at":1795015494720,"events":[{"type":"opened","game":"split-it","players":3,"options":{},"settings":{"autostart":true},"secret":"beebd7ac1aa8d8935ea93cf371329de6f087e3d62938e1f3fdf400cbefaebf2c","host":0,"places":[{"key":"82a41c930928ca2d3bcdf504ed6aa7b8be454f104462fb64a1023eef84146526","name":"Ann"},{"level":"easy"},{"level":"random"}]},{"type":"started","start":2},{"type":"dealt","outcome":"deck 5 J 7 3 4 10 10 10 2 4 10 J 9 7 J 8 2 6 J 9 1 8 4 10 8 5 10 9 J 6 9 7 8 7 5 10 10 10 J 6 9 9 5 J J J J 5 8 9 7 J 8 J 7 8 J 6 9 8 3 4 3 6 10 9 J J 7 6"}]}' AS BLOB));
INSERT INTO steps VALUES('ekivs4rpx2xgciv7',1,CAST('{"at":1795015494870,"events":[{"type":"played","seat":1,"action":"split 1-5-1","by":"easy"}]}' AS BLOB));
INSERT INTO steps VALUES('ekivs4rpx2xgciv7',2,CAST('{"at":1795015494876,"events":[{"type":"played","seat":2,"action":"guess black","by":"random"}]}' AS BLOB));
INSERT INTO steps VALUES('ekivs4rpx2xgciv7',3,CAST('{"at":1795015494882,"events":[{"type":"played","seat":0,"action":"guess black"}],"asker":0,"request":"r0"}' AS BLOB));
INSERT INTO steps VALUES('ekivs4rpx2xgciv7',4,CAST('{"at":1795015494883,"events":[{"type":"played","seat":1,"action":"guess pink","by":"easy"}]}' AS BLOB));
INSERT INTO steps VALUES('ekivs4rpx2xgciv7',5,CAST('{"at":1795015494962,"events":[{"type":"played","seat":1,"action":"joker 7","by":"easy"}]}' AS BLOB));
INSERT INTO steps VALUES('ekivs4rpx2xgciv7',6,CAST('{"at":1795015494964,"events":[{"type":"played","seat":2,"action":"split 2-3-2","by":"random"}]}' AS BLOB));
INSERT INTO steps VALUES('ekivs4rpx2xgciv7',7,CAST('{"at":1795015494966,"events":[{"type":"played","seat":2,"action":"guess pink","by":"random"}]}' AS BLOB));
INSERT INTO steps VALUES('ekivs4rpx2xgciv7',8,CAST('{"at":1795015494968,"events":[{"type":"played","seat":0,"action":"guess white"}],"asker":0,"request":"r1"}' AS BLOB));
INSERT INTO steps VALUES('ekivs4rpx2xgciv7',9,CAST('{"at":1795015494969,"events":[{"type":"played","seat":1,"action":"guess black","by":"easy"}]}' AS BLOB));
INSERT INTO steps VALUES('ekivs4rpx2xgciv7',10,CAST('{"at":1795015494970,"events":[{"type":"played","seat":2,"action":"joker 4","by":"random"}]}' AS BLOB));
INSERT INTO steps VALUES('ekivs4rpx2xgciv7',11,CAST('{"at":1795015494975,"events":[{"type":"played","seat":0,"action":"split 1-4-2"}],"asker":0,"request":"r2"}' AS BLOB));
INSERT INTO steps VALUES('ekivs4rpx2xgciv7',12,CAST('{"at":1795015494978,"events":[{"type":"played","seat":1,"action":"guess pink","by":"easy"}]}' AS BLOB));
INSERT INTO steps VALUES('ekivs4rpx2xgciv7',13,CAST('{"at":1795015494979,"events":[{"type":"played","seat":2,"action":"guess white","by":"random"}]}' AS BLOB));
INSERT INTO steps VALUES('ekivs4rpx2xgciv7',14,CAST('{"at":1795015494983,"events":[{"type":"played","seat":0,"action":"guess white"}],"asker":0,"request":"r3"}' AS BLOB));
INSERT INTO steps VALUES('ekivs4rpx2xgciv7',15,CAST('{"at":1795015494986,"events":[{"type":"played","seat":1,"action":"joker 4","by":"easy"}]}' AS BLOB));
INSERT INTO steps VALUES('ekivs4rpx2xgciv7',16,CAST('{"at":1795015494990,"events":[{"type":"played","seat":1,"action":"split 1-5-1","by":"easy"}]}' AS BLOB));
INSERT INTO steps VALUES('ekivs4rpx2xgciv7',17,CAST('{"at":1795015494994,"events":[{"type":"played","seat":0,"action":"guess white"}],"asker":0,"request":"r4"}' AS BLOB));
INSERT INTO steps VALUES('ekivs4rpx2xgciv7',18,CAST('{"at":1795015494995,"events":[{"type":"played","seat":2,"action":"guess pink","by":"random"}]}' AS BLOB));
INSERT INTO steps VALUES('ekivs4rpx2xgciv7',19,CAST('{"at":1795015494996,"events":[{"type":"played","seat":1,"action":"guess pink","by":"easy"}]}' AS BLOB));
INSERT INTO steps VALUES('ekivs4rpx2xgciv7',20,CAST('{"at":1795015494998,"events":[{"type":"played","seat":1,"action":"split 1-2-2","by":"easy"}]}' AS BLOB));
INSERT INTO steps VALUES('ekivs4rpx2xgciv7',21,CAST('{"at":1795015495000,"events":[{"type":"played","seat":2,"action":"guess pink","by":"random"}]}' AS BLOB));
INSERT INTO steps VALUES('ekivs4rpx2xgciv7',22,CAST('{"at":1795015495002,"events":[{"type":"played","seat":1,"action":"guess black","by":"easy"}]}' AS BLOB));
INSERT INTO steps VALUES('ekivs4rpx2xgciv7',23,CAST('{"at":1795015495003,"events":[{"type":"played","seat":2,"action":"split 1-4-2","by":"random"}]}' AS BLOB));
INSERT INTO steps VALUES('ekivs4rpx2xgciv7',24,CAST('{"at":1795015495006,"events":[{"type":"played","seat":1,"action":"guess white","by":"easy"}]}' AS BLOB));
INSERT INTO steps VALUES('ekivs4rpx2xgciv7',25,CAST('{"at":1795015495007,"events":[{"type":"played","seat":2,"action":"guess pink","by":"random"}]}' AS BLOB));
INSERT INTO steps VALUES('ekivs4rpx2xgciv7',26,CAST('{"at":1795015495012,"events":[{"type":"played","seat":0,"action":"guess pink"}],"asker":0,"request":"r5"}' AS BLOB));
INSERT INTO steps VALUES('ekivs4rpx2xgciv7',27,CAST('{"at":1795015495016,"events":[{"type":"played","seat":1,"action":"joker 2","by":"easy"}]}' AS BLOB));
INSERT INTO steps VALUES('ekivs4rpx2xgciv7',28,CAST('{"at":1795015495018,"events":[{"type":"played","seat":2,"action":"split 2-1-1","by":"random"}]}' AS BLOB));
INSERT INTO steps VALUES('ekivs4rpx2xgciv7',29,CAST('{"at":1795015495020,"events":[{"type":"played","seat":2,"action":"guess black","by":"random"}]}' AS BLOB));
INSERT INTO steps VALUES('ekivs4rpx2xgciv7',30,CAST('{"at":1795015495027,"events":[{"type":"played","seat":0,"action":"guess pink"}],"asker":0,"request":"r6"}' AS BLOB));
INSERT INTO steps VALUES('ekivs4rpx2xgciv7',31,CAST('{"at":1795015495028,"events":[{"type":"played","seat":0,"action":"split 3-3-1"}],"asker":0,"request":"r7"}' AS BLOB));
INSERT INTO steps VALUES('ekivs4rpx2xgciv7',32,CAST('{"at":1795015495031,"events":[{"type":"played","seat":0,"action":"guess pink"}],"asker":0,"request":"r8"}' AS BLOB));
INSERT INTO steps VALUES('ekivs4rpx2xgciv7',33,CAST('{"at":1795015495042,"events":[{"type":"played","seat":2,"action":"guess pink","by":"random"}]}' AS BLOB));
INSERT INTO steps VALUES('ekivs4rpx2xgciv7',34,CAST('{"at":1795015495050,"events":[{"type":"played","seat":1,"action":"guess pink","by":"easy"},{"type":"played","seat":0,"action":"split 1-1-1","by":"table"}]}' AS BLOB));
INSERT INTO steps VALUES('ekivs4rpx2xgciv7',35,CAST('{"at":1795015495055,"events":[{"type":"played","seat":2,"action":"guess white","by":"random"}]}' AS BLOB));
INSERT INTO steps VALUES('ekivs4rpx2xgciv7',36,CAST('{"at":1795015495060,"events":[{"type":"played","seat":0,"action":"guess pink"}],"asker":0,"request":"r9"}' AS BLOB));
INSERT INTO steps VALUES('ekivs4rpx2xgciv7',37,CAST('{"at":1795015495061,"events":[{"type":"played","seat":1,"action":"guess pink","by":"easy"}]}' AS BLOB));
INSERT INTO steps VALUES('ekivs4rpx2xgciv7',38,CAST('{"at":1795015495063,"events":[{"type":"played","seat":2,"action":"joker 4","by":"random"}]}' AS BLOB));
INSERT INTO steps VALUES('ekivs4rpx2xgciv7',39,CAST('{"at":1795015495069,"events":[{"type":"played","seat":1,"action":"split 5-1-1","by":"easy"}]}' AS BLOB));
INSERT INTO steps VALUES('ekivs4rpx2xgciv7',40,CAST('{"at":1795015495073,"events":[{"type":"played","seat":2,"action":"guess white","by":"random"}]}' AS BLOB));
INSERT INTO steps VALUES('ekivs4rpx2xgciv7',41,CAST('{"at":1795015495076,"events":[{"type":"played","seat":0,"action":"guess white"}],"asker":0,"request":"r10"}' AS BLOB));
INSERT INTO steps VALUES('ekivs4rpx2xgciv7',42,CAST('{"at":1795015495077,"events":[{"type":"played","seat":1,"action":"guess white","by":"easy"}]}' AS BLOB));
INSERT INTO steps VALUES('ekivs4rpx2xgciv7',43,CAST('{"at":1795015495080,"events":[{"type":"played","seat":1,"action":"split 1-3-1","by":"easy"}]}' AS BLOB));
INSERT INTO steps VALUES('ekivs4rpx2xgciv7',44,CAST('{"at":1795015495082,"events":[{"type":"played","seat":2,"action":"guess pink","by":"random"}]}' AS BLOB));
INSERT INTO steps VALUES('ekivs4rpx2xgciv7',45,CAST('{"at":1795015495085,"events":[{"type":"played","seat":1,"action":"guess pink","by":"easy"}]}' AS BLOB));
INSERT INTO steps VALUES('ekivs4rpx2xgciv7',46,CAST('{"at":1795015495087,"events":[{"type":"played","seat":0,"action":"guess black"}],"asker":0,"request":"r11"}' AS BLOB));
INSERT INTO steps VALUES('ekivs4rpx2xgciv7',47,CAST('{"at":1795015495090,"events":[{"type":"played","seat":0,"action":"joker 7"},{"type":"played","seat":1,"action":"split 1-1-1","by":"table"}],"asker":0,"request":"r12"}' AS BLOB));
INSERT INTO steps VALUES('ekivs4rpx2xgciv7',48,CAST('{"at":1795015495095,"events":[{"type":"played","seat":2,"action":"guess white","by":"random"}]}' AS BLOB));
INSERT INTO steps VALUES('ekivs4rpx2xgciv7',49,CAST('{"at":1795015495097,"events":[{"type":"played","seat":1,"action":"guess pink","by":"easy"}]}' AS BLOB));
INSERT INTO steps VALUES('ekivs4rpx2xgciv7',50,CAST('{"at":1795015495100,"events":[{"type":"played","seat":1,"action":"joker 10","by":"easy"}]}' AS BLOB));
INSERT INTO steps VALUES('ekivs4rpx2xgciv7',51,CAST('{"at":1795015495102,"events":[{"type":"played","seat":2,"action":"joker 8","by":"random"}]}' AS BLOB));
INSERT INTO steps VALUES('ekivs4rpx2xgciv7',52,CAST('{"at":1795015495103,"events":[{"type":"played","seat":2,"action":"split 1-2-4","by":"random"}]}' AS BLOB));
INSERT INTO steps VALUES('ekivs4rpx2xgciv7',53,CAST('{"at":1795015495107,"events":[{"type":"played","seat":0,"action":"guess black"}],"asker":0,"request":"r13"}' AS BLOB));
INSERT INTO steps VALUES('ekivs4rpx2xgciv7',54,CAST('{"at":1795015495111,"events":[{"type":"played","seat":2,"action":"guess pink","by":"random"}]}' AS BLOB));
INSERT INTO steps VALUES('ekivs4rpx2xgciv7',55,CAST('{"at":1795015495111,"events":[{"type":"played","seat":1,"action":"guess black","by":"easy"}]}' AS BLOB));
INSERT INTO steps VALUES('ekivs4rpx2xgciv7',56,CAST('{"at":1795015495113,"events":[{"type":"played","seat":2,"action":"joker 10","by":"random"}]}' AS BLOB));
INSERT INTO steps VALUES('ekivs4rpx2xgciv7',57,CAST('{"at":1795015495114,"events":[{"type":"played","seat":2,"action":"split 1-1-2","by":"random"}]}' AS BLOB));
INSERT INTO steps VALUES('ekivs4rpx2xgciv7',58,CAST('{"at":1795015495119,"events":[{"type":"played","seat":0,"action":"guess pink"}],"asker":0,"request":"r14"}' AS BLOB));
INSERT INTO steps VALUES('ekivs4rpx2xgciv7',59,CAST('{"at":1795015495121,"events":[{"type":"played","seat":1,"action":"guess black","by":"easy"}]}' AS BLOB));
INSERT INTO steps VALUES('ekivs4rpx2xgciv7',60,CAST('{"at":1795015495127,"events":[{"type":"played","seat":0,"action":"joker 8"}],"asker":0,"request":"r15"}' AS BLOB));
INSERT INTO steps VALUES('ekivs4rpx2xgciv7',61,CAST('{"at":1795015495131,"events":[{"type":"played","seat":0,"action":"split 1-2-4"}],"asker":0,"request":"r16"}' AS BLOB));
INSERT INTO steps VALUES('ekivs4rpx2xgciv7',62,CAST('{"at":1795015495135,"events":[{"type":"played","seat":0,"action":"guess pink"}],"asker":0,"request":"r17"}' AS BLOB));
INSERT INTO steps VALUES('ekivs4rpx2xgciv7',63,CAST('{"at":1795015495136,"events":[{"type":"played","seat":2,"action":"guess black","by":"random"}]}' AS BLOB));
INSERT INTO steps VALUES('ekivs4rpx2xgciv7',64,CAST('{"at":1795015495137,"events":[{"type":"played","seat":1,"action":"guess black","by":"easy"}]}' AS BLOB));
INSERT INTO steps VALUES('ekivs4rpx2xgciv7',65,CAST('{"at":1795015495138,"events":[{"type":"played","seat":0,"action":"split 1-2-1"}],"asker":0,"request":"r18"}' AS BLOB));
INSERT INTO steps VALUES('ekivs4rpx2xgciv7',66,CAST('{"at":1795015495141,"events":[{"type":"played","seat":1,"action":"guess pink","by":"easy"}]}' AS BLOB));
INSERT INTO steps VALUES('ekivs4rpx2xgciv7',67,CAST('{"at":1795015495143,"events":[{"type":"played","seat":2,"action":"guess white","by":"random"}]}' AS BLOB));
INSERT INTO steps VALUES('ekivs4rpx2xgciv7',68,CAST('{"at":1795015495148,"events":[{"type":"played","seat":1,"action":"split 5-1-1","by":"easy"}]}' AS BLOB));
INSERT INTO steps VALUES('ekivs4rpx2xgciv7',69,CAST('{"at":1795015495158,"events":[{"type":"played","seat":2,"action":"guess pink","by":"random"}]}' AS BLOB));
INSERT INTO steps VALUES('ekivs4rpx2xgciv7',70,CAST('{"at":1795015495159,"events":[{"type":"played","seat":1,"action":"guess pink","by":"easy"}]}' AS BLOB));
INSERT INTO steps VALUES('ekivs4rpx2xgciv7',71,CAST('{"at":1795015495159,"events":[{"type":"played","seat":0,"action":"guess white"}],"asker":0,"request":"r19"}' AS BLOB));
INSERT INTO steps VALUES('ekivs4rpx2xgciv7',72,CAST('{"at":1795015495161,"events":[{"type":"played","seat":0,"action":"joker 8"}],"asker":0,"request":"r20"}' AS BLOB));
INSERT INTO steps VALUES('ekivs4rpx2xgciv7',73,CAST('{"at":1795015495167,"events":[{"type":"played","seat":0,"action":"joker 2"}],"asker":0,"request":"r21"}' AS BLOB));
INSERT INTO steps VALUES('fvnjp9k9qcr4pzt7',0,CAST('{"at":1795015494463,"events":[{"type":"opened","game":"splitter","players":2,"options":{},"settings":{"autostart":true,"autoplay":false,"clock":2592000},"secret":"37532922d284e9e879121acd7b70e2b031e591fe641482c2396dc2d7a18e04c3","host":0,"places":[{"key":"b1e2b36d1c62b8a2aa016fd31f982448481bd0a31ea45401b8d7d0d121b4cbf4","name":"Ann"},{}]}]}' AS BLOB));
INSERT INTO steps VALUES('fvnjp9k9qcr4pzt7',1,CAST('{"at":1795015494505,"events":[{"type":"claimed","seat":1,"key":"d0e3df9d1fad47863e78a57feb143f6df1c2f3d33499586f143b122ebf74b99c","name":"Guest 0"},{"type":"started","start":2},{"type":"dealt","outcome":"roll 4 1"}]}' AS BLOB));
INSERT INTO steps VALUES('fvnjp9k9qcr4pzt7',2,CAST('{"at":1795015494541,"events":[{"type":"played","seat":0,"action":"write 4|1 b1"}],"asker":0,"request":"79dd25a49fe85b0"}' AS BLOB));
INSERT INTO steps VALUES('fvnjp9k9qcr4pzt7',3,CAST('{"at":1795015494574,"events":[{"type":"played","seat":1,"action":"write 4|1 b2"},{"type":"dealt","outcome":"roll 6 1"}],"asker":1,"request":"c42b7170902a174f"}' AS BLOB));
INSERT INTO steps VALUES('fvnjp9k9qcr4pzt7',4,CAST('{"at":1795015494583,"events":[{"type":"played","seat":0,"action":"write 6|1 d2"}],"asker":0,"request":"1b98fbe466809a11"}' AS BLOB));
INSERT INTO steps VALUES('fvnjp9k9qcr4pzt7',5,CAST('{"at":1795015494603,"events":[{"type":"played","seat":1,"action":"write 1|6 a1"},{"type":"dealt","outcome":"roll 4 2"}],"asker":1,"request":"111b8aaa62f28d1a"}' AS BLOB));
INSERT INTO steps VALUES('fvnjp9k9qcr4pzt7',6,CAST('{"at":1795015494626,"events":[{"type":"played","seat":0,"action":"write 4|2 a1"}],"asker":0,"request":"r0"}' AS BLOB));
INSERT INTO steps VALUES('fvnjp9k9qcr4pzt7',7,CAST('{"at":1795015494642,"events":[{"type":"undone","seat":0}],"asker":0,"request":"r1"}' AS BLOB));
INSERT INTO steps VALUES('fvnjp9k9qcr4pzt7',8,CAST('{"at":1795015494655,"events":[{"type":"refused","rule":"","reason":"“write nowhere” is not an action here; write it as “write 4|1 c2”: 4 in the left cell and 1 in the right cell of row c, two from the centre line."}],"asker":0,"request":"r2"}' AS BLOB));
INSERT INTO steps VALUES('fvnjp9k9qcr4pzt7',9,CAST('{"at":1795015494674,"events":[{"type":"nudged","seat":0,"other":1,"at":1795015494674}],"asker":0,"request":"r3"}' AS BLOB));
INSERT INTO steps VALUES('fvnjp9k9qcr4pzt7',10,CAST('{"at":1795015494686,"events":[{"type":"rekeyed","seat":1,"key":"4cfa45ed77a8775580f38bc5d2c585b875e6141c1819807ceaa7c21c890262ca"}]}' AS BLOB));
INSERT INTO steps VALUES('jq9dczrhvmrfip46',0,CAST('{"at":1795015495296,"events":[{"type":"opened","game":"generous-split","players":4,"options":{},"settings":{},"secret":"5f6f8c2b987eed996abb350f7bfd7e52f7abaa06b238b83f8996ec5bdfd035bf","host":0,"places":[{"key":"93e62e76479bbd37f4bbc6fd4d5739fee63e9010df80ace2020b512f8b56e984","name":"Ann"},{},{},{}]}]}' AS BLOB));
INSERT INTO steps VALUES('jq9dczrhvmrfip46',1,CAST('{"at":1795015495300,"events":[{"type":"claimed","seat":1,"key":"3d7d67987c22d296dd0c0019cc8cecce6fa3f39a19e9f7ca2ac4c0c194788f93","name":"Guest 0"}]}' AS BLOB));
INSERT INTO steps VALUES('jq9dczrhvmrfip46',2,CAST('{"at":1795015495308,"events":[{"type":"claimed","seat":2,"key":"b6be1ff20995a4f3b03b0cc4178bccfbe0f63dc459d2ddc9c4c01e00ffe6b987","name":"Guest 1"}]}' AS BLOB));
INSERT INTO steps VALUES('jq9dczrhvmrfip46',3,CAST('{"at":1795015495316,"events":[{"type":"claimed","seat":3,"key":"8f57cc22ae43ccd2b8eccb6fd488cbaecc34ae37be6aa7de2c898119e5328dbf","name":"Guest 2"}]}' AS BLOB));
INSERT INTO steps VALUES('jq9dczrhvmrfip46',4,CAST('{"at":1795015495347,"events":[{"type":"face","seat":1,"name":"Bo","face":"owl","colour":"lime"}],"asker":1,"request":"r0"}' AS BLOB));
INSERT INTO steps VALUES('jq9dczrhvmrfip46',5,CAST('{"at":1795015495351,"events":[{"type":"nonce","seat":2,"nonce":"c0ffee"}],"asker":2,"request":"r0"}' AS BLOB));
INSERT INTO steps VALUES('jq9dczrhvmrfip46',6,CAST('{"at":1795015495356,"events":[{"type":"started","start":3},{"type":"dealt","outcome":"deck 2H KC 3D 4H 9D KD 2C JH 8C 2D 5C 6D 7C 4S AH 7D QC 3C AD 10C 7H QS AC 8S 10H 3H 6H 9C JS 10S KS QD QH 10D 7S 8D 9S 4C 2S 6S KH 5D AS 3S 9H 4D 5S 6C JD 5H JC 8H"}]}' AS BLOB));
INSERT INTO steps VALUES('jq9dczrhvmrfip46',7,CAST('{"at":1795015495364,"events":[{"type":"played","seat":3,"action":"play KH"}],"asker":3,"request":"45114889001edc8e"}' AS BLOB));
INSERT INTO steps VALUES('jq9dczrhvmrfip46',8,CAST('{"at":1795015495367,"events":[{"type":"played","seat":0,"action":"play 3H"}],"asker":0,"request":"ff769e374ddc74c8"}' AS BLOB));
INSERT INTO steps VALUES('jq9dczrhvmrfip46',9,CAST('{"at":1795015495371,"events":[{"type":"played","seat":1,"action":"play AH"}],"asker":1,"request":"2ff3600735f11af2"}' AS BLOB));
INSERT INTO steps VALUES('jq9dczrhvmrfip46',10,CAST('{"at":1795015495375,"events":[{"type":"played","seat":2,"action":"play 4H"}],"asker":2,"request":"dab871d5feef16e9"}' AS BLOB));
INSERT INTO steps VALUES('jq9dczrhvmrfip46',11,CAST('{"at":1795015495376,"events":[{"type":"played","seat":1,"action":"play AC"}],"asker":1,"request":"fd42e0440ac793f5"}' AS BLOB));
INSERT INTO steps VALUES('jq9dczrhvmrfip46',12,CAST('{"at":1795015495383,"events":[{"type":"played","seat":2,"action":"play 9C"}],"asker":2,"request":"7108e02236971e1b"}' AS BLOB));
INSERT INTO steps VALUES('jq9dczrhvmrfip46',13,CAST('{"at":1795015495387,"events":[{"type":"played","seat":3,"action":"play QC"}],"asker":3,"request":"c5cefdd8027385c9"}' AS BLOB));
INSERT INTO steps VALUES('jq9dczrhvmrfip46',14,CAST('{"at":1795015495388,"events":[{"type":"played","seat":0,"action":"play 4C"}],"asker":0,"request":"d48dd9f354366c21"}' AS BLOB));
INSERT INTO steps VALUES('jq9dczrhvmrfip46',15,CAST('{"at":1795015495390,"events":[{"type":"played","seat":1,"action":"play 5C"}],"asker":1,"request":"12ca3f7062dc08d6"}' AS BLOB));
INSERT INTO steps VALUES('jq9dczrhvmrfip46',16,CAST('{"at":1795015495399,"events":[{"type":"played","seat":2,"action":"play 6C"}],"asker":2,"request":"356f8bd11711eb57"}' AS BLOB));
INSERT INTO steps VALUES('jq9dczrhvmrfip46',17,CAST('{"at":1795015495403,"events":[{"type":"played","seat":3,"action":"play 8C"}],"asker":3,"request":"99edbce703f8670d"}' AS BLOB));
INSERT INTO steps VALUES('jq9dczrhvmrfip46',18,CAST('{"at":1795015495405,"events":[{"type":"played","seat":0,"action":"play KC"}],"asker":0,"request":"9f452c075f27ff08"}' AS BLOB));
INSERT INTO steps VALUES('jq9dczrhvmrfip46',19,CAST('{"at":1795015495406,"events":[{"type":"played","seat":0,"action":"play 10S"}],"asker":0,"request":"f589d99a20918fa7"}' AS BLOB));
INSERT INTO steps VALUES('jq9dczrhvmrfip46',20,CAST('{"at":1795015495408,"events":[{"type":"played","seat":1,"action":"play 5S"}],"asker":1,"request":"931719fdd5157e9d"}' AS BLOB));
INSERT INTO steps VALUES('jq9dczrhvmrfip46',21,CAST('{"at":1795015495419,"events":[{"type":"played","seat":2,"action":"play 3S"}],"asker":2,"request":"62d74145ddd4a054"}' AS BLOB));
INSERT INTO steps VALUES('jq9dczrhvmrfip46',22,CAST('{"at":1795015495420,"events":[{"type":"played","seat":3,"action":"play JS"}],"asker":3,"request":"27756991a0931ed4"}' AS BLOB));
INSERT INTO steps VALUES('jq9dczrhvmrfip46',23,CAST('{"at":1795015495422,"events":[{"type":"played","seat":3,"action":"play 7H"}],"asker":3,"request":"3a775505e88e752f"}' AS BLOB));
INSERT INTO steps VALUES('jq9dczrhvmrfip46',24,CAST('{"at":1795015495427,"events":[{"type":"played","seat":0,"action":"play 4D"}],"asker":0,"request":"3096c6c8b9b338eb"}' AS BLOB));
INSERT INTO steps VALUES('jq9dczrhvmrfip46',25,CAST('{"at":1795015495431,"events":[{"type":"played","seat":1,"action":"play 6H"}],"asker":1,"request":"a104a795bd4aeab0"}' AS BLOB));
INSERT INTO steps VALUES('jq9dczrhvmrfip46',26,CAST('{"at":1795015495433,"events":[{"type":"played","seat":2,"action":"play JH"}],"asker":2,"request":"f33c1a7fafdd8733"}' AS BLOB));
INSERT INTO steps VALUES('jq9dczrhvmrfip46',27,CAST('{"at":1795015495436,"events":[{"type":"played","seat":0,"action":"play KD"}],"asker":0,"request":"7b862eace1d7300f"}' AS BLOB));
INSERT INTO steps VALUES('jq9dczrhvmrfip46',28,CAST('{"at":1795015495440,"events":[{"type":"played","seat":1,"action":"play 3D"}],"asker":1,"request":"6be49ee714186ebf"}' AS BLOB));
INSERT INTO steps VALUES('jq9dczrhvmrfip46',29,CAST('{"at":1795015495451,"events":[{"type":"played","seat":2,"action":"play 6D"}],"asker":2,"request":"1bea85931a953cca"}' AS BLOB));
INSERT INTO steps VALUES('jq9dczrhvmrfip46',30,CAST('{"at":1795015495453,"events":[{"type":"played","seat":3,"action":"play 9D"}],"asker":3,"request":"f6724ba08329c05b"}' AS BLOB));
INSERT INTO steps VALUES('jq9dczrhvmrfip46',31,CAST('{"at":1795015495454,"events":[{"type":"played","seat":0,"action":"play QS"}],"asker":0,"request":"bd65693b3d0840fb"}' AS BLOB));
INSERT INTO steps VALUES('jq9dczrhvmrfip46',32,CAST('{"at":1795015495459,"events":[{"type":"played","seat":1,"action":"play AS"}],"asker":1,"request":"41c9886e64409ddb"}' AS BLOB));
INSERT INTO steps VALUES('jq9dczrhvmrfip46',33,CAST('{"at":1795015495463,"events":[{"type":"played","seat":2,"action":"play 8S"}],"asker":2,"request":"e7a28cbdd2df2c20"}' AS BLOB));
INSERT INTO steps VALUES('jq9dczrhvmrfip46',34,CAST('{"at":1795015495464,"events":[{"type":"played","seat":3,"action":"play 9S"}],"asker":3,"request":"852395744b1e943e"}' AS BLOB));
INSERT INTO steps VALUES('jq9dczrhvmrfip46',35,CAST('{"at":1795015495471,"events":[{"type":"played","seat":1,"action":"play 2C"}],"asker":1,"request":"b869135cede26c2e"}' AS BLOB));
INSERT INTO steps VALUES('jq9dczrhvmrfip46',36,CAST('{"at":1795015495475,"events":[{"type":"played","seat":2,"action":"play 10C"}],"asker":2,"request":"3a782ebb205bc308"}' AS BLOB));
INSERT INTO steps VALUES('jq9dczrhvmrfip46',37,CAST('{"at":1795015495483,"events":[{"type":"sitter-came","seat":3,"level":"random"}],"asker":0,"request":"r0"}' AS BLOB));
INSERT INTO steps VALUES('jq9dczrhvmrfip46',38,CAST('{"at":1795015495487,"events":[{"type":"paced","milliseconds":300}],"asker":0,"request":"r1"}' AS BLOB));
INSERT INTO steps VALUES('jq9dczrhvmrfip46',39,CAST('{"at":1795015495491,"events":[{"type":"hurried","seat":1}],"asker":1,"request":"r1"}' AS BLOB));
INSERT INTO steps VALUES('qy8dfmgsq32puai6',0,CAST('{"at":1795015494074,"events":[{"type":"opened","game":"splitter","players":2,"options":{},"settings":{"autostart":true,"chat":"plain"},"secret":"23a46b71649e7b0007ba8165a7fe82a3bb8de64a069f57d4d86448bbd7e11fd0","host":0,"places":[{"key":"e453eaec1e39aead791110be9c457ae250ecf4bebc14d2554ba55d92d0272bd3","name":"Ann","face":"fox","colour":"teal"},{"key":"f82679381fdbdc1fe6334d907c5f4a526a37e74bfd450a60c8dd654a16226094","name":"Guest 0"}]},{"type":"started","start":1},{"type":"dealt","outcome":"roll 3 4"}]}' AS BLOB));
INSERT INTO steps VALUES('qy8dfmgsq32puai6',1,CAST('{"at":1795015494367,"events":[{"type":"played","seat":0,"action":"write 4|3 e2"}],"asker":0,"request":"15c1d2dfa9964aef"}' AS BLOB));
INSERT INTO steps VALUES('qy8dfmgsq32puai6',2,CAST('{"at":1795015494387,"events":[{"type":"played","seat":1,"action":"write 3|4 e1"},{"type":"dealt","outcome":"roll 2 2"}],"asker":1,"request":"4735af1ca7a11490"}' AS BLOB));
INSERT INTO steps VALUES('qy8dfmgsq32puai6',3,CAST('{"at":1795015494406,"events":[{"type":"played","seat":0,"action":"write 2|2 b1"}],"asker":0,"request":"8d1fe1daff666589"}' AS BLOB));
INSERT INTO steps VALUES('qy8dfmgsq32puai6',4,CAST('{"at":1795015494430,"events":[{"type":"played","seat":1,"action":"write 2|2 d2"},{"type":"dealt","outcome":"roll 1 5"}],"asker":1,"request":"4105cca7b53302fc"}' AS BLOB));
INSERT INTO steps VALUES('qy8dfmgsq32puai6',5,CAST('{"at":1795015494446,"events":[{"type":"played","seat":0,"action":"write 1|5 f2"}],"asker":0,"request":"3acb6266c20ba2c2"}' AS BLOB));
INSERT INTO steps VALUES('r9yjjvbuyv9y9x74',0,CAST('{"at":1795015495178,"events":[{"type":"opened","game":"split-it","players":3,"options":{"start":"2"},"settings":{"autostart":true},"secret":"5af40f79435671b58146bb02445056a9121a66ed4e9adb39b3e74a23be005bf5","host":0,"places":[{"key":"41b6a4eebc67f3c4b6f846b51e45373c4e1ec7be0ed519f63eef87093143b392","name":"Ann"},{},{}]}]}' AS BLOB));
INSERT INTO steps VALUES('r9yjjvbuyv9y9x74',1,CAST('{"at":1795015495201,"events":[{"type":"claimed","seat":1,"key":"ba784369011a428f2dad81e622c80a065d332cf721027e5499bb17524f2f742d","name":"Guest 0"}]}' AS BLOB));
INSERT INTO steps VALUES('r9yjjvbuyv9y9x74',2,CAST('{"at":1795015495212,"events":[{"type":"claimed","seat":2,"key":"6f2fd375fe940063f465f9ecdff49a89645def91518caa2ec693d060aa03757b","name":"Guest 1"},{"type":"started","start":2},{"type":"dealt","outcome":"deck 8 10 3 J 8 2 10 6 7 3 9 J 7 7 8 5 8 J 7 8 9 10 J 4 9 6 10 10 10 J 2 J 5 6 9 J 5 8 J J 9 10 4 9 6 J 10 4 9 J 5 6 J J 3 6 5 9 7 1 8 7 J 9 8 7 10 J 10 4"}]}' AS BLOB));
INSERT INTO steps VALUES('r9yjjvbuyv9y9x74',3,CAST('{"at":1795015495258,"events":[{"type":"played","seat":1,"action":"split 3-3-1"}],"asker":1,"request":"3f1347de2274ea18"}' AS BLOB));
INSERT INTO steps VALUES('r9yjjvbuyv9y9x74',4,CAST('{"at":1795015495264,"events":[{"type":"played","seat":0,"action":"guess white"}],"asker":0,"request":"2cdf2af19de2bc1"}' AS BLOB));
INSERT INTO steps VALUES('r9yjjvbuyv9y9x74',5,CAST('{"at":1795015495265,"events":[{"type":"played","seat":1,"action":"guess pink"}],"asker":1,"request":"cc099a1e77064c2c"}' AS BLOB));
INSERT INTO steps VALUES('r9yjjvbuyv9y9x74',6,CAST('{"at":1795015495271,"events":[{"type":"played","seat":2,"action":"guess black"}],"asker":2,"request":"ae9ca08b2d7c5048"}' AS BLOB));
INSERT INTO steps VALUES('r9yjjvbuyv9y9x74',7,CAST('{"at":1795015495275,"events":[{"type":"played","seat":1,"action":"joker 2"}],"asker":1,"request":"728a6fcf303a07b2"}' AS BLOB));
INSERT INTO steps VALUES('r9yjjvbuyv9y9x74',8,CAST('{"at":1795015495276,"events":[{"type":"played","seat":2,"action":"split 4-1-2"}],"asker":2,"request":"bb5d6b48fc3b66fa"}' AS BLOB));
INSERT INTO steps VALUES('r9yjjvbuyv9y9x74',9,CAST('{"at":1795015495278,"events":[{"type":"played","seat":0,"action":"guess black"}],"asker":0,"request":"6b52b08d21870f0b"}' AS BLOB));
INSERT INTO steps VALUES('r9yjjvbuyv9y9x74',10,CAST('{"at":1795015495279,"events":[{"type":"played","seat":1,"action":"guess pink"}],"asker":1,"request":"1dd377bf623d8eb7"}' AS BLOB));
INSERT INTO steps VALUES('r9yjjvbuyv9y9x74',11,CAST('{"at":1795015495283,"events":[{"type":"played","seat":2,"action":"guess white"}],"asker":2,"request":"fd7410696bb6a3de"}' AS BLOB));
INSERT INTO steps VALUES('rcighmzf3gczampt',0,CAST('{"at":1795015496006,"events":[{"type":"opened","game":"split","players":6,"options":{},"settings":{},"secret":"c217cfc9d54cf499098785e83ca2acd6c6f20c1c61e493608072c1fb19120153","host":0,"places":[{"key":"6c017add8e0a31381a3a606415662cf9944a8cbdc969f31d6a119d8233a557d2","name":"Ann"},{},{},{},{},{"level":"expert"}]}]}' AS BLOB));
INSERT INTO steps VALUES('rcighmzf3gczampt',1,CAST('{"at":1795015496020,"events":[{"type":"claimed","seat":1,"key":"28a72cd85bc562309b241276a1b62073e5af410e29ad3812d70c376abee737a7","name":"Guest 0"}]}' AS BLOB));
INSERT INTO steps VALUES('rcighmzf3gczampt',2,CAST('{"at":1795015496032,"events":[{"type":"claimed","seat":2,"key":"49252c13433abcf5b74b48bfdb37e65f9fa6647d2bcc209a6be569ac9398edc6","name":"Guest 1"}]}' AS BLOB));
INSERT INTO steps VALUES('rcighmzf3gczampt',3,CAST('{"at":1795015496044,"events":[{"type":"claimed","seat":3,"key":"3b03da85adcadea49085760a6f6600dc25731cec65f8ba4a6055166e1bcdb160","name":"Guest 2"}]}' AS BLOB));
INSERT INTO steps VALUES('rcighmzf3gczampt',4,CAST('{"at":1795015496046,"events":[{"type":"claimed","seat":4,"key":"27d8c0f100f64d4dcc13218145b4cbddd6b705b1ed28f478f0cde5abe6a2208e","name":"Guest 3"}]}' AS BLOB));
INSERT INTO steps VALUES('rcighmzf3gczampt',5,CAST('{"at":1795015496084,"events":[{"type":"left","seat":4}]}' AS BLOB));
INSERT INTO steps VALUES('rcighmzf3gczampt',6,CAST('{"at":1795015496096,"events":[{"type":"bot-sat","seat":4,"level":"easy"}],"asker":0,"request":"r0"}' AS BLOB));
INSERT INTO steps VALUES('rcighmzf3gczampt',7,CAST('{"at":1795015496110,"events":[{"type":"muted","seat":0,"other":1}],"asker":0,"request":"r1"}' AS BLOB));
INSERT INTO steps VALUES('rcighmzf3gczampt',8,CAST('{"at":1795015496112,"events":[{"type":"unmuted","seat":0,"other":1}],"asker":0,"request":"r2"}' AS BLOB));
COMMIT;
