BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0005');
CREATE TABLE ladder (
	table_id VARCHAR(16) NOT NULL, 
	game VARCHAR(60) NOT NULL, 
	at BIGINT NOT NULL, 
	result BLOB NOT NULL, 
	PRIMARY KEY (table_id)
);
CREATE TABLE pad_entries (
	pad_id VARCHAR(64) NOT NULL, 
	sheet INTEGER NOT NULL, 
	cell VARCHAR(40) NOT NULL, 
	device VARCHAR(24) NOT NULL, 
	count BIGINT NOT NULL, 
	known BIGINT NOT NULL, 
	value BLOB NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (pad_id, sheet, cell, device, count)
);
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
INSERT INTO "unfinished" VALUES('iss3tss3yptmrv8w');
INSERT INTO "unfinished" VALUES('st6eia5zx24rw4ic');
INSERT INTO "unfinished" VALUES('z8hcen8ukbjwwgz8');
CREATE INDEX ladder_by_game ON ladder (game, at);
INSERT INTO steps VALUES('cdueanvsp9nr8jm4',0,CAST('{"at":1795032583390,"events":[{"type":"opened","game":"split","players":3,"options":{},"settings":{"autostart":true},"secret":"cc6cec3d66e6bc54807259f8e6b08efc57dbfd9d7ef228febd4b9a3ef8232f14","host":0,"places":[{"key":"c835002c4bd9d3c1916b6050f0d58347d7bc795dc94ae1b799d54bf4308ab087","name":"Ann"},{},{}]}]}' AS BLOB));
INSERT INTO steps VALUES('cdueanvsp9nr8jm4',1,CAST('{"at":1795032583393,"events":[{"type":"claimed","seat":1,"key":"ec0bb14123726f231d7d1476bade8c9dd3d51c692cfa903a847d46f33dc4add9","name":"Guest 0"}]}' AS BLOB));
INSERT INTO steps VALUES('cdueanvsp9nr8jm4',2,CAST('{"at":1795032583395,"events":[{"type":"claimed","seat":2,"key":"18d94a710c150647744de0f4b395d0416b9ebdf7e176e43ccaedb35b241e7c5c","name":"Guest 1"},{"type":"started","start":1},{"type":"dealt","outcome":"deck 2H 3C 9D 3C 2S 10S 2C 9C JS 8D 8S 3H QD 3H 3D 6S QC 2C AH 3S 6H 4D 3S 2H 9H 6H KS 9D JS 5S 6D 2S 5D 10C JD KC AD QS QD 10H JH JD QH KH AH 9C 7C 8H 8C JH 2D 4S 6C KH 5C 3D 7S 10H 4D KD 9H 4C QC 4H 5H AS 2D 6S KD AC QH KC 5H AC QS JC 10C 4H 4S 9S AD JC 5C 5S 8D KS 7S 7H 7H 9S 7C 6C 8H 4C 8C 8S 7D 10S 7D 10D AS 6D 10D 5D"}]}' AS BLOB));
INSERT INTO steps VALUES('cdueanvsp9nr8jm4',3,CAST('{"at":1795032583403,"events":[{"type":"played","seat":1,"action":"draw"}],"asker":1,"request":"b869135cede26c2e"}' AS BLOB));
INSERT INTO steps VALUES('cdueanvsp9nr8jm4',4,CAST('{"at":1795032583405,"events":[{"type":"played","seat":1,"action":"discard 3C"}],"asker":1,"request":"3a782ebb205bc308"}' AS BLOB));
INSERT INTO steps VALUES('cdueanvsp9nr8jm4',5,CAST('{"at":1795032583407,"events":[{"type":"played","seat":2,"action":"take 2"}],"asker":2,"request":"a74c46118f32a1f2"}' AS BLOB));
INSERT INTO steps VALUES('cdueanvsp9nr8jm4',6,CAST('{"at":1795032583409,"events":[{"type":"played","seat":2,"action":"match 9C 9D"}],"asker":2,"request":"12fad8029d42f670"}' AS BLOB));
INSERT INTO steps VALUES('cdueanvsp9nr8jm4',7,CAST('{"at":1795032583413,"events":[{"type":"played","seat":2,"action":"discard 3C"}],"asker":2,"request":"ead81dcd365fdcd6"}' AS BLOB));
INSERT INTO steps VALUES('cdueanvsp9nr8jm4',8,CAST('{"at":1795032583416,"events":[{"type":"played","seat":0,"action":"draw"}],"asker":0,"request":"43e3ef5bfbd7d14"}' AS BLOB));
INSERT INTO steps VALUES('cdueanvsp9nr8jm4',9,CAST('{"at":1795032583418,"events":[{"type":"played","seat":0,"action":"discard 3H"}],"asker":0,"request":"6953404844e9e4a5"}' AS BLOB));
INSERT INTO steps VALUES('cdueanvsp9nr8jm4',10,CAST('{"at":1795032583420,"events":[{"type":"played","seat":1,"action":"draw"}],"asker":1,"request":"f7a04433fc2a908"}' AS BLOB));
INSERT INTO steps VALUES('cdueanvsp9nr8jm4',11,CAST('{"at":1795032583423,"events":[{"type":"played","seat":1,"action":"discard 6D"}],"asker":1,"request":"482ea7602d1ef7bf"}' AS BLOB));
INSERT INTO steps VALUES('cdueanvsp9nr8jm4',12,CAST('{"at":1795032583424,"events":[{"type":"played","seat":2,"action":"take 1"}],"asker":2,"request":"9279b1e987efda6b"}' AS BLOB));
INSERT INTO steps VALUES('cdueanvsp9nr8jm4',13,CAST('{"at":1795032583426,"events":[{"type":"played","seat":2,"action":"match 6D 6H"}],"asker":2,"request":"5cb58b8e1799e728"}' AS BLOB));
INSERT INTO steps VALUES('cdueanvsp9nr8jm4',14,CAST('{"at":1795032583427,"events":[{"type":"played","seat":2,"action":"pass"}],"asker":2,"request":"7349dbc4e414a8aa"}' AS BLOB));
INSERT INTO steps VALUES('cdueanvsp9nr8jm4',15,CAST('{"at":1795032583479,"events":[{"type":"stopped"}],"asker":0,"request":"r0"}' AS BLOB));
INSERT INTO steps VALUES('di8dg55jp29cv6h2',0,CAST('{"at":1795032582918,"events":[{"type":"opened","game":"split-it","players":3,"options":{},"settings":{"autostart":true},"secret":"5720558333b351ac444c540e3b7933b30ee970774c1df8f927c28a0ee2daeced","host":0,"places":[{"key":"6c5cf30c3ad8bfde52b00e20ded88d9d7ec728c512efb11ddb62a2cabf20318e","name":"Ann"},{"level":"easy"},{"level":"random"}]},{"type":"started","start":1},{"type":"dealt","outcome":"deck 8 4 7 J 7 5 J 7 10 9 8 J 7 8 J 10 3 J J 9 3 8 J 10 4 J 8 9 J 1 10 8 J 9 J 6 J 10 2 5 10 7 6 8 6 8 5 10 J 9 J J 9 3 6 10 4 7 10 5 6 4 7 2 6 10 5 9 9 9"}]}' AS BLOB));
INSERT INTO steps VALUES('di8dg55jp29cv6h2',1,CAST('{"at":1795032582933,"events":[{"type":"played","seat":0,"action":"split 4-2-1"}],"asker":0,"request":"r0"}' AS BLOB));
INSERT INTO steps VALUES('di8dg55jp29cv6h2',2,CAST('{"at":1795032582941,"events":[{"type":"played","seat":0,"action":"guess black"}],"asker":0,"request":"r1"}' AS BLOB));
INSERT INTO steps VALUES('di8dg55jp29cv6h2',3,CAST('{"at":1795032582944,"events":[{"type":"played","seat":2,"action":"guess white","by":"random"}]}' AS BLOB));
INSERT INTO steps VALUES('di8dg55jp29cv6h2',4,CAST('{"at":1795032582988,"events":[{"type":"played","seat":1,"action":"guess white","by":"easy"}]}' AS BLOB));
INSERT INTO steps VALUES('di8dg55jp29cv6h2',5,CAST('{"at":1795032582992,"events":[{"type":"played","seat":0,"action":"split 1-1-2"}],"asker":0,"request":"r2"}' AS BLOB));
INSERT INTO steps VALUES('di8dg55jp29cv6h2',6,CAST('{"at":1795032582996,"events":[{"type":"played","seat":2,"action":"guess pink","by":"random"}]}' AS BLOB));
INSERT INTO steps VALUES('di8dg55jp29cv6h2',7,CAST('{"at":1795032582997,"events":[{"type":"played","seat":1,"action":"guess black","by":"easy"},{"type":"played","seat":1,"action":"joker 7","by":"table"}]}' AS BLOB));
INSERT INTO steps VALUES('di8dg55jp29cv6h2',8,CAST('{"at":1795032583001,"events":[{"type":"played","seat":1,"action":"split 5-1-1","by":"easy"}]}' AS BLOB));
INSERT INTO steps VALUES('di8dg55jp29cv6h2',9,CAST('{"at":1795032583005,"events":[{"type":"played","seat":0,"action":"guess white"}],"asker":0,"request":"r3"}' AS BLOB));
INSERT INTO steps VALUES('di8dg55jp29cv6h2',10,CAST('{"at":1795032583005,"events":[{"type":"played","seat":2,"action":"guess pink","by":"random"}]}' AS BLOB));
INSERT INTO steps VALUES('di8dg55jp29cv6h2',11,CAST('{"at":1795032583006,"events":[{"type":"played","seat":1,"action":"guess white","by":"easy"}]}' AS BLOB));
INSERT INTO steps VALUES('di8dg55jp29cv6h2',12,CAST('{"at":1795032583010,"events":[{"type":"played","seat":1,"action":"split 1-3-1","by":"easy"}]}' AS BLOB));
INSERT INTO steps VALUES('di8dg55jp29cv6h2',13,CAST('{"at":1795032583013,"events":[{"type":"played","seat":0,"action":"guess white"}],"asker":0,"request":"r4"}' AS BLOB));
INSERT INTO steps VALUES('di8dg55jp29cv6h2',14,CAST('{"at":1795032583013,"events":[{"type":"played","seat":1,"action":"guess pink","by":"easy"},{"type":"played","seat":0,"action":"joker 7","by":"table"}]}' AS BLOB));
INSERT INTO steps VALUES('di8dg55jp29cv6h2',15,CAST('{"at":1795032583015,"events":[{"type":"played","seat":2,"action":"split 3-2-2","by":"random"}]}' AS BLOB));
INSERT INTO steps VALUES('di8dg55jp29cv6h2',16,CAST('{"at":1795032583017,"events":[{"type":"played","seat":0,"action":"guess white"}],"asker":0,"request":"r5"}' AS BLOB));
INSERT INTO steps VALUES('di8dg55jp29cv6h2',17,CAST('{"at":1795032583020,"events":[{"type":"played","seat":2,"action":"guess black","by":"random"}]}' AS BLOB));
INSERT INTO steps VALUES('di8dg55jp29cv6h2',18,CAST('{"at":1795032583022,"events":[{"type":"played","seat":1,"action":"guess black","by":"easy"}]}' AS BLOB));
INSERT INTO steps VALUES('di8dg55jp29cv6h2',19,CAST('{"at":1795032583024,"events":[{"type":"played","seat":0,"action":"joker 7"}],"asker":0,"request":"r6"}' AS BLOB));
INSERT INTO steps VALUES('di8dg55jp29cv6h2',20,CAST('{"at":1795032583027,"events":[{"type":"played","seat":1,"action":"guess pink","by":"easy"}]}' AS BLOB));
INSERT INTO steps VALUES('di8dg55jp29cv6h2',21,CAST('{"at":1795032583028,"events":[{"type":"played","seat":2,"action":"guess pink","by":"random"}]}' AS BLOB));
INSERT INTO steps VALUES('di8dg55jp29cv6h2',22,CAST('{"at":1795032583030,"events":[{"type":"played","seat":0,"action":"split 2-2-3"}],"asker":0,"request":"r7"}' AS BLOB));
INSERT INTO steps VALUES('di8dg55jp29cv6h2',23,CAST('{"at":1795032583032,"events":[{"type":"played","seat":0,"action":"guess black"}],"asker":0,"request":"r8"}' AS BLOB));
INSERT INTO steps VALUES('di8dg55jp29cv6h2',24,CAST('{"at":1795032583035,"events":[{"type":"played","seat":2,"action":"guess pink","by":"random"}]}' AS BLOB));
INSERT INTO steps VALUES('di8dg55jp29cv6h2',25,CAST('{"at":1795032583036,"events":[{"type":"played","seat":1,"action":"guess white","by":"easy"}]}' AS BLOB));
INSERT INTO steps VALUES('di8dg55jp29cv6h2',26,CAST('{"at":1795032583039,"events":[{"type":"played","seat":0,"action":"joker 9"}],"asker":0,"request":"r9"}' AS BLOB));
INSERT INTO steps VALUES('di8dg55jp29cv6h2',27,CAST('{"at":1795032583080,"events":[{"type":"played","seat":1,"action":"joker 9","by":"easy"}]}' AS BLOB));
INSERT INTO steps VALUES('di8dg55jp29cv6h2',28,CAST('{"at":1795032583088,"events":[{"type":"played","seat":1,"action":"split 1-1-5","by":"easy"}]}' AS BLOB));
INSERT INTO steps VALUES('di8dg55jp29cv6h2',29,CAST('{"at":1795032583094,"events":[{"type":"played","seat":0,"action":"guess pink"}],"asker":0,"request":"r10"}' AS BLOB));
INSERT INTO steps VALUES('di8dg55jp29cv6h2',30,CAST('{"at":1795032583096,"events":[{"type":"played","seat":2,"action":"guess white","by":"random"}]}' AS BLOB));
INSERT INTO steps VALUES('di8dg55jp29cv6h2',31,CAST('{"at":1795032583098,"events":[{"type":"played","seat":1,"action":"guess pink","by":"easy"}]}' AS BLOB));
INSERT INTO steps VALUES('di8dg55jp29cv6h2',32,CAST('{"at":1795032583100,"events":[{"type":"played","seat":2,"action":"joker 4","by":"random"}]}' AS BLOB));
INSERT INTO steps VALUES('di8dg55jp29cv6h2',33,CAST('{"at":1795032583103,"events":[{"type":"played","seat":2,"action":"split 2-2-3","by":"random"}]}' AS BLOB));
INSERT INTO steps VALUES('di8dg55jp29cv6h2',34,CAST('{"at":1795032583107,"events":[{"type":"played","seat":0,"action":"guess white"}],"asker":0,"request":"r11"}' AS BLOB));
INSERT INTO steps VALUES('di8dg55jp29cv6h2',35,CAST('{"at":1795032583111,"events":[{"type":"played","seat":2,"action":"guess pink","by":"random"}]}' AS BLOB));
INSERT INTO steps VALUES('di8dg55jp29cv6h2',36,CAST('{"at":1795032583116,"events":[{"type":"played","seat":1,"action":"guess pink","by":"easy"}]}' AS BLOB));
INSERT INTO steps VALUES('di8dg55jp29cv6h2',37,CAST('{"at":1795032583118,"events":[{"type":"played","seat":0,"action":"joker 9"}],"asker":0,"request":"r12"}' AS BLOB));
INSERT INTO steps VALUES('di8dg55jp29cv6h2',38,CAST('{"at":1795032583129,"events":[{"type":"played","seat":2,"action":"guess pink","by":"random"}]}' AS BLOB));
INSERT INTO steps VALUES('di8dg55jp29cv6h2',39,CAST('{"at":1795032583131,"events":[{"type":"played","seat":1,"action":"guess pink","by":"easy"}]}' AS BLOB));
INSERT INTO steps VALUES('di8dg55jp29cv6h2',40,CAST('{"at":1795032583136,"events":[{"type":"played","seat":0,"action":"split 3-2-2"}],"asker":0,"request":"r13"}' AS BLOB));
INSERT INTO steps VALUES('di8dg55jp29cv6h2',41,CAST('{"at":1795032583143,"events":[{"type":"played","seat":0,"action":"guess white"}],"asker":0,"request":"r14"}' AS BLOB));
INSERT INTO steps VALUES('di8dg55jp29cv6h2',42,CAST('{"at":1795032583147,"events":[{"type":"played","seat":1,"action":"guess black","by":"easy"}]}' AS BLOB));
INSERT INTO steps VALUES('di8dg55jp29cv6h2',43,CAST('{"at":1795032583148,"events":[{"type":"played","seat":2,"action":"guess pink","by":"random"}]}' AS BLOB));
INSERT INTO steps VALUES('di8dg55jp29cv6h2',44,CAST('{"at":1795032583154,"events":[{"type":"played","seat":1,"action":"joker 9","by":"easy"}]}' AS BLOB));
INSERT INTO steps VALUES('di8dg55jp29cv6h2',45,CAST('{"at":1795032583161,"events":[{"type":"played","seat":1,"action":"split 5-1-1","by":"easy"}]}' AS BLOB));
INSERT INTO steps VALUES('di8dg55jp29cv6h2',46,CAST('{"at":1795032583167,"events":[{"type":"played","seat":0,"action":"guess black"}],"asker":0,"request":"r15"}' AS BLOB));
INSERT INTO steps VALUES('di8dg55jp29cv6h2',47,CAST('{"at":1795032583170,"events":[{"type":"played","seat":2,"action":"guess white","by":"random"}]}' AS BLOB));
INSERT INTO steps VALUES('di8dg55jp29cv6h2',48,CAST('{"at":1795032583172,"events":[{"type":"played","seat":1,"action":"guess white","by":"easy"}]}' AS BLOB));
INSERT INTO steps VALUES('di8dg55jp29cv6h2',49,CAST('{"at":1795032583178,"events":[{"type":"played","seat":1,"action":"split 1-1-3","by":"easy"}]}' AS BLOB));
INSERT INTO steps VALUES('di8dg55jp29cv6h2',50,CAST('{"at":1795032583181,"events":[{"type":"played","seat":2,"action":"guess pink","by":"random"}]}' AS BLOB));
INSERT INTO steps VALUES('di8dg55jp29cv6h2',51,CAST('{"at":1795032583185,"events":[{"type":"played","seat":1,"action":"guess black","by":"easy"}]}' AS BLOB));
INSERT INTO steps VALUES('di8dg55jp29cv6h2',52,CAST('{"at":1795032583190,"events":[{"type":"played","seat":1,"action":"joker 7","by":"easy"}]}' AS BLOB));
INSERT INTO steps VALUES('di8dg55jp29cv6h2',53,CAST('{"at":1795032583193,"events":[{"type":"played","seat":2,"action":"joker 4","by":"random"}]}' AS BLOB));
INSERT INTO steps VALUES('di8dg55jp29cv6h2',54,CAST('{"at":1795032583198,"events":[{"type":"played","seat":2,"action":"split 1-2-4","by":"random"}]}' AS BLOB));
INSERT INTO steps VALUES('di8dg55jp29cv6h2',55,CAST('{"at":1795032583204,"events":[{"type":"played","seat":0,"action":"guess pink"}],"asker":0,"request":"r16"}' AS BLOB));
INSERT INTO steps VALUES('di8dg55jp29cv6h2',56,CAST('{"at":1795032583207,"events":[{"type":"played","seat":2,"action":"guess pink","by":"random"}]}' AS BLOB));
INSERT INTO steps VALUES('di8dg55jp29cv6h2',57,CAST('{"at":1795032583210,"events":[{"type":"played","seat":1,"action":"guess black","by":"easy"}]}' AS BLOB));
INSERT INTO steps VALUES('di8dg55jp29cv6h2',58,CAST('{"at":1795032583212,"events":[{"type":"played","seat":0,"action":"guess pink"}],"asker":0,"request":"r17"}' AS BLOB));
INSERT INTO steps VALUES('di8dg55jp29cv6h2',59,CAST('{"at":1795032583215,"events":[{"type":"played","seat":2,"action":"guess white","by":"random"}]}' AS BLOB));
INSERT INTO steps VALUES('di8dg55jp29cv6h2',60,CAST('{"at":1795032583219,"events":[{"type":"played","seat":0,"action":"split 1-2-4"}],"asker":0,"request":"r18"}' AS BLOB));
INSERT INTO steps VALUES('di8dg55jp29cv6h2',61,CAST('{"at":1795032583227,"events":[{"type":"played","seat":0,"action":"guess pink"}],"asker":0,"request":"r19"}' AS BLOB));
INSERT INTO steps VALUES('di8dg55jp29cv6h2',62,CAST('{"at":1795032583228,"events":[{"type":"played","seat":1,"action":"guess pink","by":"easy"}]}' AS BLOB));
INSERT INTO steps VALUES('di8dg55jp29cv6h2',63,CAST('{"at":1795032583229,"events":[{"type":"played","seat":2,"action":"guess black","by":"random"}]}' AS BLOB));
INSERT INTO steps VALUES('di8dg55jp29cv6h2',64,CAST('{"at":1795032583231,"events":[{"type":"played","seat":0,"action":"guess pink"}],"asker":0,"request":"r20"}' AS BLOB));
INSERT INTO steps VALUES('di8dg55jp29cv6h2',65,CAST('{"at":1795032583235,"events":[{"type":"played","seat":1,"action":"guess pink","by":"easy"}]}' AS BLOB));
INSERT INTO steps VALUES('gg4gk88gajc53fbs',0,CAST('{"at":1795032583241,"events":[{"type":"opened","game":"split-it","players":3,"options":{"start":"2"},"settings":{"autostart":true},"secret":"f5f6b61fd41c2453c4a4597e74674c0395eace5d8950ee186b298f8acf0094ce","host":0,"places":[{"key":"9197f9c63921775055a14220ca5865ae26ae83de8025568b9190eb0c042d54d2","name":"Ann"},{},{}]}]}' AS BLOB));
INSERT INTO steps VALUES('gg4gk88gajc53fbs',1,CAST('{"at":1795032583244,"events":[{"type":"claimed","seat":1,"key":"bd65715de2b1a9fff135cb0a8e3116abbddc179cb6247cda52cdc43e89baf339","name":"Guest 0"}]}' AS BLOB));
INSERT INTO steps VALUES('gg4gk88gajc53fbs',2,CAST('{"at":1795032583247,"events":[{"type":"claimed","seat":2,"key":"a858443463998e0b69c832f084e1594d327a840a4dc3c49fe2cdaf22fc4e4091","name":"Guest 1"},{"type":"started","start":2},{"type":"dealt","outcome":"deck 9 5 8 1 10 4 J 8 6 7 J J J 10 9 9 8 6 J 9 J 10 J 9 8 3 4 10 10 J J 2 6 10 J 5 J 6 8 J 10 7 7 4 3 4 9 8 2 5 5 J J 7 10 6 10 7 6 8 9 9 3 J 8 7 5 9 10 7"}]}' AS BLOB));
INSERT INTO steps VALUES('gg4gk88gajc53fbs',3,CAST('{"at":1795032583255,"events":[{"type":"played","seat":1,"action":"split 2-2-3"}],"asker":1,"request":"f6cdb2f803e0d681"}' AS BLOB));
INSERT INTO steps VALUES('gg4gk88gajc53fbs',4,CAST('{"at":1795032583257,"events":[{"type":"played","seat":0,"action":"guess white"}],"asker":0,"request":"ec3fbf4dc20ef164"}' AS BLOB));
INSERT INTO steps VALUES('gg4gk88gajc53fbs',5,CAST('{"at":1795032583258,"events":[{"type":"played","seat":1,"action":"guess black"}],"asker":1,"request":"3f1347de2274ea18"}' AS BLOB));
INSERT INTO steps VALUES('gg4gk88gajc53fbs',6,CAST('{"at":1795032583260,"events":[{"type":"played","seat":2,"action":"guess white"}],"asker":2,"request":"2cdf2af19de2bc1"}' AS BLOB));
INSERT INTO steps VALUES('gg4gk88gajc53fbs',7,CAST('{"at":1795032583261,"events":[{"type":"played","seat":1,"action":"joker 10"}],"asker":1,"request":"cc099a1e77064c2c"}' AS BLOB));
INSERT INTO steps VALUES('gg4gk88gajc53fbs',8,CAST('{"at":1795032583263,"events":[{"type":"played","seat":0,"action":"guess white"}],"asker":0,"request":"ae9ca08b2d7c5048"}' AS BLOB));
INSERT INTO steps VALUES('gg4gk88gajc53fbs',9,CAST('{"at":1795032583264,"events":[{"type":"played","seat":2,"action":"guess white"}],"asker":2,"request":"82450164728a6fcf"}' AS BLOB));
INSERT INTO steps VALUES('gg4gk88gajc53fbs',10,CAST('{"at":1795032583266,"events":[{"type":"played","seat":2,"action":"split 4-1-2"}],"asker":2,"request":"bb5d6b48fc3b66fa"}' AS BLOB));
INSERT INTO steps VALUES('gg4gk88gajc53fbs',11,CAST('{"at":1795032583267,"events":[{"type":"played","seat":0,"action":"guess black"}],"asker":0,"request":"6b52b08d21870f0b"}' AS BLOB));
INSERT INTO steps VALUES('iss3tss3yptmrv8w',0,CAST('{"at":1795032582646,"events":[{"type":"opened","game":"splitter","players":2,"options":{},"settings":{"autostart":true,"autoplay":false,"clock":2592000},"secret":"311611faf5531eabfaea9ac18b9165adb9c4bbb5cdd488b7a586039d7d4c8f29","host":0,"places":[{"key":"3f5187254edccde0bedfd44c941ab256dfcbb6ac9bd39fbcc0bfc87962a42ca6","name":"Ann"},{}]}]}' AS BLOB));
INSERT INTO steps VALUES('iss3tss3yptmrv8w',1,CAST('{"at":1795032582664,"events":[{"type":"claimed","seat":1,"key":"89cabb4bbecf6a640bb25275f639dd0fb4562e7579156613a85b22aac1c775ff","name":"Guest 0"},{"type":"started","start":1},{"type":"dealt","outcome":"roll 4 6"}]}' AS BLOB));
INSERT INTO steps VALUES('iss3tss3yptmrv8w',2,CAST('{"at":1795032582679,"events":[{"type":"played","seat":0,"action":"write 4|6 b1"}],"asker":0,"request":"79dd25a49fe85b0"}' AS BLOB));
INSERT INTO steps VALUES('iss3tss3yptmrv8w',3,CAST('{"at":1795032582685,"events":[{"type":"played","seat":1,"action":"write 4|6 b2"},{"type":"dealt","outcome":"roll 5 6"}],"asker":1,"request":"c42b7170902a174f"}' AS BLOB));
INSERT INTO steps VALUES('iss3tss3yptmrv8w',4,CAST('{"at":1795032582689,"events":[{"type":"played","seat":0,"action":"write 5|6 d2"}],"asker":0,"request":"1b98fbe466809a11"}' AS BLOB));
INSERT INTO steps VALUES('iss3tss3yptmrv8w',5,CAST('{"at":1795032582703,"events":[{"type":"played","seat":1,"action":"write 6|5 a1"},{"type":"dealt","outcome":"roll 5 6"}],"asker":1,"request":"111b8aaa62f28d1a"}' AS BLOB));
INSERT INTO steps VALUES('iss3tss3yptmrv8w',6,CAST('{"at":1795032582709,"events":[{"type":"played","seat":0,"action":"write 5|6 a1"}],"asker":0,"request":"r0"}' AS BLOB));
INSERT INTO steps VALUES('iss3tss3yptmrv8w',7,CAST('{"at":1795032582716,"events":[{"type":"undone","seat":0}],"asker":0,"request":"r1"}' AS BLOB));
INSERT INTO steps VALUES('iss3tss3yptmrv8w',8,CAST('{"at":1795032582724,"events":[{"type":"refused","rule":"","reason":"“write nowhere” is not an action here; write it as “write 4|1 c2”: 4 in the left cell and 1 in the right cell of row c, two from the centre line."}],"asker":0,"request":"r2"}' AS BLOB));
INSERT INTO steps VALUES('iss3tss3yptmrv8w',9,CAST('{"at":1795032582729,"events":[{"type":"nudged","seat":0,"other":1,"at":1795032582729}],"asker":0,"request":"r3"}' AS BLOB));
INSERT INTO steps VALUES('iss3tss3yptmrv8w',10,CAST('{"at":1795032582736,"events":[{"type":"rekeyed","seat":1,"key":"a7eab67b8fb2aa0aea36d682b94d54fbe9ce7dec0c851fdfe1754765e802401a"}]}' AS BLOB));
INSERT INTO steps VALUES('st6eia5zx24rw4ic',0,CAST('{"at":1795032583281,"events":[{"type":"opened","game":"generous-split","players":4,"options":{},"settings":{},"secret":"152381bc51216d00d619286eedb8e647ea2097216a398134fe4e2f0499a7651d","host":0,"places":[{"key":"8724f63de472d9805af59ddb68fcad8815b834f0cabd813c06a7f9c59306357a","name":"Ann"},{},{},{}]}]}' AS BLOB));
INSERT INTO steps VALUES('st6eia5zx24rw4ic',1,CAST('{"at":1795032583284,"events":[{"type":"claimed","seat":1,"key":"613adb085e4a74b0a59d8a22c97dc109fefb29330d8bc06c52a784915595af1b","name":"Guest 0"}]}' AS BLOB));
INSERT INTO steps VALUES('st6eia5zx24rw4ic',2,CAST('{"at":1795032583287,"events":[{"type":"claimed","seat":2,"key":"83f39705c7df4c2f05c6c406bd452fd737f7b55d7adbdc204e7fca8d65559437","name":"Guest 1"}]}' AS BLOB));
INSERT INTO steps VALUES('st6eia5zx24rw4ic',3,CAST('{"at":1795032583289,"events":[{"type":"claimed","seat":3,"key":"e2e514eb01057e0e701016986fdca135a0e7bbd720ee9174b56bdda5e60abbe3","name":"Guest 2"}]}' AS BLOB));
INSERT INTO steps VALUES('st6eia5zx24rw4ic',4,CAST('{"at":1795032583301,"events":[{"type":"face","seat":1,"name":"Bo","face":"owl","colour":"lime"}],"asker":1,"request":"r0"}' AS BLOB));
INSERT INTO steps VALUES('st6eia5zx24rw4ic',5,CAST('{"at":1795032583304,"events":[{"type":"nonce","seat":2,"nonce":"c0ffee"}],"asker":2,"request":"r0"}' AS BLOB));
INSERT INTO steps VALUES('st6eia5zx24rw4ic',6,CAST('{"at":1795032583312,"events":[{"type":"started","start":2},{"type":"dealt","outcome":"deck 5D JH 7S 6S 3H 4S 8S AH 6D 7C 7H QC 9C 4D 10C QS 6C 3D 8D 5C 9D AC JC 2H QH JS 3S QD KC 4H JD 10H 9S 10S KH 5H 7D 5S 10D 3C 4C KD 6H 8H 2S AD 9H 2D KS AS 8C 2C"}]}' AS BLOB));
INSERT INTO steps VALUES('st6eia5zx24rw4ic',7,CAST('{"at":1795032583317,"events":[{"type":"played","seat":2,"action":"play 7D"}],"asker":2,"request":"1dd377bf623d8eb7"}' AS BLOB));
INSERT INTO steps VALUES('st6eia5zx24rw4ic',8,CAST('{"at":1795032583319,"events":[{"type":"played","seat":3,"action":"play 4D"}],"asker":3,"request":"fd7410696bb6a3de"}' AS BLOB));
INSERT INTO steps VALUES('st6eia5zx24rw4ic',9,CAST('{"at":1795032583320,"events":[{"type":"played","seat":0,"action":"play JD"}],"asker":0,"request":"45114889001edc8e"}' AS BLOB));
INSERT INTO steps VALUES('st6eia5zx24rw4ic',10,CAST('{"at":1795032583322,"events":[{"type":"played","seat":1,"action":"play 2D"}],"asker":1,"request":"ff769e374ddc74c8"}' AS BLOB));
INSERT INTO steps VALUES('st6eia5zx24rw4ic',11,CAST('{"at":1795032583323,"events":[{"type":"played","seat":0,"action":"play 9H"}],"asker":0,"request":"2ff3600735f11af2"}' AS BLOB));
INSERT INTO steps VALUES('st6eia5zx24rw4ic',12,CAST('{"at":1795032583325,"events":[{"type":"played","seat":1,"action":"play AH"}],"asker":1,"request":"dab871d5feef16e9"}' AS BLOB));
INSERT INTO steps VALUES('st6eia5zx24rw4ic',13,CAST('{"at":1795032583326,"events":[{"type":"played","seat":2,"action":"play 3H"}],"asker":2,"request":"93b3a3d9a44f576a"}' AS BLOB));
INSERT INTO steps VALUES('st6eia5zx24rw4ic',14,CAST('{"at":1795032583328,"events":[{"type":"played","seat":3,"action":"play 4H"}],"asker":3,"request":"fd42e0440ac793f5"}' AS BLOB));
INSERT INTO steps VALUES('st6eia5zx24rw4ic',15,CAST('{"at":1795032583329,"events":[{"type":"played","seat":1,"action":"play 2H"}],"asker":1,"request":"7108e02236971e1b"}' AS BLOB));
INSERT INTO steps VALUES('st6eia5zx24rw4ic',16,CAST('{"at":1795032583331,"events":[{"type":"played","seat":2,"action":"play QH"}],"asker":2,"request":"c5cefdd8027385c9"}' AS BLOB));
INSERT INTO steps VALUES('st6eia5zx24rw4ic',17,CAST('{"at":1795032583332,"events":[{"type":"played","seat":3,"action":"play JH"}],"asker":3,"request":"4bdbf090d48dd9f3"}' AS BLOB));
INSERT INTO steps VALUES('st6eia5zx24rw4ic',18,CAST('{"at":1795032583333,"events":[{"type":"played","seat":0,"action":"play 6H"}],"asker":0,"request":"1304145212ca3f70"}' AS BLOB));
INSERT INTO steps VALUES('st6eia5zx24rw4ic',19,CAST('{"at":1795032583335,"events":[{"type":"played","seat":2,"action":"play KC"}],"asker":2,"request":"952e1b8b356f8bd1"}' AS BLOB));
INSERT INTO steps VALUES('st6eia5zx24rw4ic',20,CAST('{"at":1795032583336,"events":[{"type":"played","seat":3,"action":"play AC"}],"asker":3,"request":"99edbce703f8670d"}' AS BLOB));
INSERT INTO steps VALUES('st6eia5zx24rw4ic',21,CAST('{"at":1795032583338,"events":[{"type":"played","seat":0,"action":"play JC"}],"asker":0,"request":"9f452c075f27ff08"}' AS BLOB));
INSERT INTO steps VALUES('st6eia5zx24rw4ic',22,CAST('{"at":1795032583340,"events":[{"type":"played","seat":1,"action":"play QC"}],"asker":1,"request":"f589d99a20918fa7"}' AS BLOB));
INSERT INTO steps VALUES('st6eia5zx24rw4ic',23,CAST('{"at":1795032583342,"events":[{"type":"played","seat":3,"action":"play KD"}],"asker":3,"request":"d5157e9d7bd55ee6"}' AS BLOB));
INSERT INTO steps VALUES('st6eia5zx24rw4ic',24,CAST('{"at":1795032583344,"events":[{"type":"played","seat":0,"action":"play 8D"}],"asker":0,"request":"62d74145ddd4a054"}' AS BLOB));
INSERT INTO steps VALUES('st6eia5zx24rw4ic',25,CAST('{"at":1795032583345,"events":[{"type":"played","seat":1,"action":"play QD"}],"asker":1,"request":"27756991a0931ed4"}' AS BLOB));
INSERT INTO steps VALUES('st6eia5zx24rw4ic',26,CAST('{"at":1795032583346,"events":[{"type":"played","seat":2,"action":"play 9D"}],"asker":2,"request":"3a775505e88e752f"}' AS BLOB));
INSERT INTO steps VALUES('st6eia5zx24rw4ic',27,CAST('{"at":1795032583348,"events":[{"type":"played","seat":3,"action":"play 3D"}],"asker":3,"request":"b9b338eb3fdf2348"}' AS BLOB));
INSERT INTO steps VALUES('st6eia5zx24rw4ic',28,CAST('{"at":1795032583350,"events":[{"type":"played","seat":0,"action":"play 10D"}],"asker":0,"request":"bd4aeab02891dd3c"}' AS BLOB));
INSERT INTO steps VALUES('st6eia5zx24rw4ic',29,CAST('{"at":1795032583351,"events":[{"type":"played","seat":1,"action":"play 8H"}],"asker":1,"request":"f33c1a7fafdd8733"}' AS BLOB));
INSERT INTO steps VALUES('st6eia5zx24rw4ic',30,CAST('{"at":1795032583353,"events":[{"type":"played","seat":2,"action":"play 5D"}],"asker":2,"request":"7b862eace1d7300f"}' AS BLOB));
INSERT INTO steps VALUES('st6eia5zx24rw4ic',31,CAST('{"at":1795032583354,"events":[{"type":"played","seat":0,"action":"play 10C"}],"asker":0,"request":"c2282666be49ee7"}' AS BLOB));
INSERT INTO steps VALUES('st6eia5zx24rw4ic',32,CAST('{"at":1795032583356,"events":[{"type":"played","seat":1,"action":"play 5C"}],"asker":1,"request":"9e803191bea8593"}' AS BLOB));
INSERT INTO steps VALUES('st6eia5zx24rw4ic',33,CAST('{"at":1795032583360,"events":[{"type":"played","seat":2,"action":"play 9C"}],"asker":2,"request":"bd65693b3d0840fb"}' AS BLOB));
INSERT INTO steps VALUES('st6eia5zx24rw4ic',34,CAST('{"at":1795032583363,"events":[{"type":"played","seat":3,"action":"play 7C"}],"asker":3,"request":"41c9886e64409ddb"}' AS BLOB));
INSERT INTO steps VALUES('st6eia5zx24rw4ic',35,CAST('{"at":1795032583365,"events":[{"type":"played","seat":0,"action":"play 8S"}],"asker":0,"request":"e7a28cbdd2df2c20"}' AS BLOB));
INSERT INTO steps VALUES('st6eia5zx24rw4ic',36,CAST('{"at":1795032583369,"events":[{"type":"played","seat":1,"action":"play 6S"}],"asker":1,"request":"4b1e943e7db224cb"}' AS BLOB));
INSERT INTO steps VALUES('st6eia5zx24rw4ic',37,CAST('{"at":1795032583374,"events":[{"type":"sitter-came","seat":3,"level":"random"}],"asker":0,"request":"r0"}' AS BLOB));
INSERT INTO steps VALUES('st6eia5zx24rw4ic',38,CAST('{"at":1795032583380,"events":[{"type":"paced","milliseconds":300}],"asker":0,"request":"r1"}' AS BLOB));
INSERT INTO steps VALUES('st6eia5zx24rw4ic',39,CAST('{"at":1795032583385,"events":[{"type":"hurried","seat":1}],"asker":1,"request":"r1"}' AS BLOB));
INSERT INTO steps VALUES('t9eui9rri8hjjy5r',0,CAST('{"at":1795032583486,"events":[{"type":"opened","game":"split","players":2,"options":{},"settings":{"autostart":true,"pace":200},"secret":"b8edf5966eb151558e1a2b82ef22ccac6dd86efb685b215785e6c8cec8491293","host":0,"places":[{"key":"bfb90ba925e9843882fce030e4f95c79dc3a84a7e23a7cc112cffd542ca00d63","name":"Ann"},{}]}]}' AS BLOB));
INSERT INTO steps VALUES('t9eui9rri8hjjy5r',1,CAST('{"at":1795032583490,"events":[{"type":"claimed","seat":1,"key":"bd600a0588491fbea190ee227f30e2b3cc0d9e29530a4f499aee5dc2240dc7c6","name":"Guest 0"},{"type":"started","start":2},{"type":"dealt","outcome":"deck 7H 2C 5S 8C 6C 10S KS 5C 10D 4D JC 4H 3C 7C 2D 7D 3S 6S 6H 3H 7H QD 9D 7C 9D 3S 2D 8S 8S 5D 4H AH 9H 3D AC JS KC 9S AC JH 2C 2S QH 4C 4C JD 9H 5H 3H 5H AS JS 9C 8D 10D 2S 6H 5C 7D QS 2H 6S JH 9C 6D 10C 9S KH 10H 7S KH KD QC 8H KC AD 4D JC AD 3C 8D QS 5S QD 6D 4S 10S 3D AH KD JD 5D AS 6C 10H 10C 8C 8H QC 4S QH 2H 7S KS"}]}' AS BLOB));
INSERT INTO steps VALUES('t9eui9rri8hjjy5r',2,CAST('{"at":1795032583497,"events":[{"type":"played","seat":0,"action":"draw"}],"asker":0,"request":"bb9fab2ba82cb2cd"}' AS BLOB));
INSERT INTO steps VALUES('t9eui9rri8hjjy5r',3,CAST('{"at":1795032583498,"events":[{"type":"played","seat":0,"action":"discard KS"}],"asker":0,"request":"8fb09a0970216fc"}' AS BLOB));
INSERT INTO steps VALUES('t9eui9rri8hjjy5r',4,CAST('{"at":1795032583499,"events":[{"type":"played","seat":1,"action":"take 2"}],"asker":1,"request":"e903aefa798c06fe"}' AS BLOB));
INSERT INTO steps VALUES('t9eui9rri8hjjy5r',5,CAST('{"at":1795032583500,"events":[{"type":"played","seat":1,"action":"match 6H 6S"}],"asker":1,"request":"4fd26ec4b372c56b"}' AS BLOB));
INSERT INTO steps VALUES('t9eui9rri8hjjy5r',6,CAST('{"at":1795032583501,"events":[{"type":"played","seat":1,"action":"match 7C 7D"}],"asker":1,"request":"992ef43805713dc6"}' AS BLOB));
INSERT INTO steps VALUES('t9eui9rri8hjjy5r',7,CAST('{"at":1795032583503,"events":[{"type":"played","seat":1,"action":"discard 10S"}],"asker":1,"request":"7b73ccf813284c79"}' AS BLOB));
INSERT INTO steps VALUES('t9eui9rri8hjjy5r',8,CAST('{"at":1795032583504,"events":[{"type":"played","seat":0,"action":"take 1"}],"asker":0,"request":"4fa1d41fbb01ea75"}' AS BLOB));
INSERT INTO steps VALUES('t9eui9rri8hjjy5r',9,CAST('{"at":1795032583505,"events":[{"type":"played","seat":0,"action":"match 10D 10S"}],"asker":0,"request":"ffd5e6d822f89909"}' AS BLOB));
INSERT INTO steps VALUES('t9eui9rri8hjjy5r',10,CAST('{"at":1795032583506,"events":[{"type":"played","seat":0,"action":"trade 10D10S 6H6S@P2"}],"asker":0,"request":"73fdc19413446df8"}' AS BLOB));
INSERT INTO steps VALUES('t9eui9rri8hjjy5r',11,CAST('{"at":1795032583508,"events":[{"type":"played","seat":0,"action":"discard JC"}],"asker":0,"request":"bcac64625e268fa0"}' AS BLOB));
INSERT INTO steps VALUES('t9eui9rri8hjjy5r',12,CAST('{"at":1795032583509,"events":[{"type":"played","seat":1,"action":"draw"}],"asker":1,"request":"efae0b46e6733cb8"}' AS BLOB));
INSERT INTO steps VALUES('t9eui9rri8hjjy5r',13,CAST('{"at":1795032583510,"events":[{"type":"played","seat":1,"action":"discard 4H"}],"asker":1,"request":"f6a00758cb138653"}' AS BLOB));
INSERT INTO steps VALUES('t9eui9rri8hjjy5r',14,CAST('{"at":1795032583511,"events":[{"type":"played","seat":0,"action":"draw"}],"asker":0,"request":"15bdc39d5a11cca5"}' AS BLOB));
INSERT INTO steps VALUES('t9eui9rri8hjjy5r',15,CAST('{"at":1795032583513,"events":[{"type":"played","seat":0,"action":"discard 3S"}],"asker":0,"request":"13e222b8e69d2f3b"}' AS BLOB));
INSERT INTO steps VALUES('t9eui9rri8hjjy5r',16,CAST('{"at":1795032583514,"events":[{"type":"played","seat":1,"action":"draw"}],"asker":1,"request":"ca604e28f1b9ab7c"}' AS BLOB));
INSERT INTO steps VALUES('t9eui9rri8hjjy5r',17,CAST('{"at":1795032583515,"events":[{"type":"played","seat":1,"action":"discard KS"}],"asker":1,"request":"7ffb20e6dd0c8b94"}' AS BLOB));
INSERT INTO steps VALUES('t9eui9rri8hjjy5r',18,CAST('{"at":1795032583519,"events":[{"type":"played","seat":0,"action":"take 2"}],"asker":0,"request":"a98a372e9ffd6a18"}' AS BLOB));
INSERT INTO steps VALUES('t9eui9rri8hjjy5r',19,CAST('{"at":1795032583520,"events":[{"type":"played","seat":0,"action":"match 3C 3S"}],"asker":0,"request":"952a71b26111b4b5"}' AS BLOB));
INSERT INTO steps VALUES('t9eui9rri8hjjy5r',20,CAST('{"at":1795032583521,"events":[{"type":"played","seat":0,"action":"draw"}],"asker":0,"request":"127eeabe9bdeb398"}' AS BLOB));
INSERT INTO steps VALUES('t9eui9rri8hjjy5r',21,CAST('{"at":1795032583523,"events":[{"type":"played","seat":0,"action":"discard QD"}],"asker":0,"request":"a3b000431734bc44"}' AS BLOB));
INSERT INTO steps VALUES('t9eui9rri8hjjy5r',22,CAST('{"at":1795032583524,"events":[{"type":"played","seat":1,"action":"take 2"}],"asker":1,"request":"41d812cdfe4a5ce0"}' AS BLOB));
INSERT INTO steps VALUES('t9eui9rri8hjjy5r',23,CAST('{"at":1795032583526,"events":[{"type":"played","seat":1,"action":"match 4D 4H"}],"asker":1,"request":"5484b3dbba6bc77c"}' AS BLOB));
INSERT INTO steps VALUES('t9eui9rri8hjjy5r',24,CAST('{"at":1795032583527,"events":[{"type":"played","seat":1,"action":"pass"}],"asker":1,"request":"bc2b75cdef2b1ae5"}' AS BLOB));
INSERT INTO steps VALUES('t9eui9rri8hjjy5r',25,CAST('{"at":1795032583529,"events":[{"type":"played","seat":1,"action":"upgrade 7H 7D 7C@P2"}],"asker":1,"request":"766e690070c61508"}' AS BLOB));
INSERT INTO steps VALUES('t9eui9rri8hjjy5r',26,CAST('{"at":1795032583530,"events":[{"type":"played","seat":1,"action":"draw"}],"asker":1,"request":"1572c0738a8f7aef"}' AS BLOB));
INSERT INTO steps VALUES('u2r65fg7hppts37g',0,CAST('{"at":1795032582129,"events":[{"type":"opened","game":"splitter","players":2,"options":{},"settings":{"autostart":true,"chat":"plain"},"secret":"584cace016d6cd605cd6a14bfe46fd29cf555557e702fa35bcc19f125c09d357","host":0,"places":[{"key":"b27c5f2f9d8e9629d33ae15f1513b84cf490397a35cb3e53c063df0f07af40b4","name":"Ann","nonce":"ann-1","face":"fox","colour":"teal"},{}]}]}' AS BLOB));
INSERT INTO steps VALUES('u2r65fg7hppts37g',1,CAST('{"at":1795032582144,"events":[{"type":"claimed","seat":1,"key":"3320bd3e80399412cae062938f3ee781e434622c2d84a0b24734fbb913a00b0f","name":"Guest 0"},{"type":"started","start":2},{"type":"dealt","outcome":"roll 2 5"}]}' AS BLOB));
INSERT INTO steps VALUES('u2r65fg7hppts37g',2,CAST('{"at":1795032582185,"events":[{"type":"said","seat":0,"words":"Hello, “Bob”"}],"asker":0,"request":"r0"}' AS BLOB));
INSERT INTO steps VALUES('u2r65fg7hppts37g',3,CAST('{"at":1795032582190,"events":[{"type":"said","seat":0,"phrase":"emoji-clap"}],"asker":0,"request":"r1"}' AS BLOB));
INSERT INTO steps VALUES('u2r65fg7hppts37g',4,CAST('{"at":1795032582196,"events":[{"type":"muted","seat":0,"other":1}],"asker":0,"request":"r2"}' AS BLOB));
INSERT INTO steps VALUES('u2r65fg7hppts37g',5,CAST('{"at":1795032582202,"events":[{"type":"played","seat":0,"action":"write 2|5 e2"}],"asker":0,"request":"r3"}' AS BLOB));
INSERT INTO steps VALUES('u2r65fg7hppts37g',6,CAST('{"at":1795032582205,"events":[{"type":"played","seat":1,"action":"write 5|2 f1"},{"type":"dealt","outcome":"roll 2 2"}],"asker":1,"request":"r0"}' AS BLOB));
INSERT INTO steps VALUES('u2r65fg7hppts37g',7,CAST('{"at":1795032582211,"events":[{"type":"played","seat":0,"action":"write 2|2 e3"}],"asker":0,"request":"r4"}' AS BLOB));
INSERT INTO steps VALUES('u2r65fg7hppts37g',8,CAST('{"at":1795032582214,"events":[{"type":"played","seat":1,"action":"write 2|2 e2"},{"type":"dealt","outcome":"roll 6 1"}],"asker":1,"request":"r1"}' AS BLOB));
INSERT INTO steps VALUES('u2r65fg7hppts37g',9,CAST('{"at":1795032582221,"events":[{"type":"played","seat":0,"action":"write 6|1 f2"}],"asker":0,"request":"r5"}' AS BLOB));
INSERT INTO steps VALUES('u2r65fg7hppts37g',10,CAST('{"at":1795032582229,"events":[{"type":"played","seat":1,"action":"write 1|6 g1"},{"type":"dealt","outcome":"roll 3 4"}],"asker":1,"request":"r2"}' AS BLOB));
INSERT INTO steps VALUES('u2r65fg7hppts37g',11,CAST('{"at":1795032582232,"events":[{"type":"played","seat":0,"action":"write 3|4 c2"}],"asker":0,"request":"r6"}' AS BLOB));
INSERT INTO steps VALUES('u2r65fg7hppts37g',12,CAST('{"at":1795032582236,"events":[{"type":"played","seat":1,"action":"write 4|3 c1"},{"type":"dealt","outcome":"roll 4 5"}],"asker":1,"request":"r3"}' AS BLOB));
INSERT INTO steps VALUES('u2r65fg7hppts37g',13,CAST('{"at":1795032582240,"events":[{"type":"played","seat":0,"action":"write 4|5 g1"}],"asker":0,"request":"r7"}' AS BLOB));
INSERT INTO steps VALUES('u2r65fg7hppts37g',14,CAST('{"at":1795032582245,"events":[{"type":"played","seat":1,"action":"write 4|5 f2"},{"type":"dealt","outcome":"roll 3 1"}],"asker":1,"request":"r4"}' AS BLOB));
INSERT INTO steps VALUES('u2r65fg7hppts37g',15,CAST('{"at":1795032582248,"events":[{"type":"played","seat":0,"action":"write 1|3 c1"}],"asker":0,"request":"r8"}' AS BLOB));
INSERT INTO steps VALUES('u2r65fg7hppts37g',16,CAST('{"at":1795032582249,"events":[{"type":"played","seat":1,"action":"write 3|1 b2"},{"type":"dealt","outcome":"roll 6 6"}],"asker":1,"request":"r5"}' AS BLOB));
INSERT INTO steps VALUES('u2r65fg7hppts37g',17,CAST('{"at":1795032582253,"events":[{"type":"played","seat":0,"action":"write 6|6 f3"}],"asker":0,"request":"r9"}' AS BLOB));
INSERT INTO steps VALUES('u2r65fg7hppts37g',18,CAST('{"at":1795032582280,"events":[{"type":"played","seat":1,"action":"write 6|6 d3"},{"type":"dealt","outcome":"roll 3 1"}],"asker":1,"request":"r6"}' AS BLOB));
INSERT INTO steps VALUES('u2r65fg7hppts37g',19,CAST('{"at":1795032582330,"events":[{"type":"played","seat":0,"action":"write 3|1 b1"}],"asker":0,"request":"r10"}' AS BLOB));
INSERT INTO steps VALUES('u2r65fg7hppts37g',20,CAST('{"at":1795032582336,"events":[{"type":"played","seat":1,"action":"write 3|1 a2"},{"type":"dealt","outcome":"roll 3 2"}],"asker":1,"request":"r7"}' AS BLOB));
INSERT INTO steps VALUES('u2r65fg7hppts37g',21,CAST('{"at":1795032582358,"events":[{"type":"played","seat":0,"action":"write 2|3 d3"}],"asker":0,"request":"r11"}' AS BLOB));
INSERT INTO steps VALUES('u2r65fg7hppts37g',22,CAST('{"at":1795032582368,"events":[{"type":"played","seat":1,"action":"write 2|3 f3"},{"type":"dealt","outcome":"roll 1 1"}],"asker":1,"request":"r8"}' AS BLOB));
INSERT INTO steps VALUES('u2r65fg7hppts37g',23,CAST('{"at":1795032582378,"events":[{"type":"played","seat":0,"action":"write 1|1 f1"}],"asker":0,"request":"r12"}' AS BLOB));
INSERT INTO steps VALUES('u2r65fg7hppts37g',24,CAST('{"at":1795032582380,"events":[{"type":"played","seat":1,"action":"write 1|1 e3"},{"type":"dealt","outcome":"roll 3 4"}],"asker":1,"request":"r9"}' AS BLOB));
INSERT INTO steps VALUES('u2r65fg7hppts37g',25,CAST('{"at":1795032582385,"events":[{"type":"played","seat":0,"action":"write 4|3 a1"}],"asker":0,"request":"r13"}' AS BLOB));
INSERT INTO steps VALUES('u2r65fg7hppts37g',26,CAST('{"at":1795032582386,"events":[{"type":"played","seat":1,"action":"write 4|3 e1"},{"type":"dealt","outcome":"roll 2 1"}],"asker":1,"request":"r10"}' AS BLOB));
INSERT INTO steps VALUES('u2r65fg7hppts37g',27,CAST('{"at":1795032582397,"events":[{"type":"played","seat":0,"action":"write 2|1 d2"}],"asker":0,"request":"r14"}' AS BLOB));
INSERT INTO steps VALUES('u2r65fg7hppts37g',28,CAST('{"at":1795032582409,"events":[{"type":"played","seat":1,"action":"write 2|1 d2"},{"type":"dealt","outcome":"roll 4 5"}],"asker":1,"request":"r11"}' AS BLOB));
INSERT INTO steps VALUES('u2r65fg7hppts37g',29,CAST('{"at":1795032582420,"events":[{"type":"played","seat":0,"action":"write 5|4 g2"}],"asker":0,"request":"r15"}' AS BLOB));
INSERT INTO steps VALUES('u2r65fg7hppts37g',30,CAST('{"at":1795032582426,"events":[{"type":"played","seat":1,"action":"write 5|4 b3"},{"type":"dealt","outcome":"roll 3 3"}],"asker":1,"request":"r12"}' AS BLOB));
INSERT INTO steps VALUES('u2r65fg7hppts37g',31,CAST('{"at":1795032582430,"events":[{"type":"played","seat":0,"action":"write 3|3 a2"}],"asker":0,"request":"r16"}' AS BLOB));
INSERT INTO steps VALUES('u2r65fg7hppts37g',32,CAST('{"at":1795032582432,"events":[{"type":"played","seat":1,"action":"write 3|3 g2"},{"type":"dealt","outcome":"roll 6 3"}],"asker":1,"request":"r13"}' AS BLOB));
INSERT INTO steps VALUES('u2r65fg7hppts37g',33,CAST('{"at":1795032582444,"events":[{"type":"played","seat":0,"action":"write 6|3 b3"}],"asker":0,"request":"r17"}' AS BLOB));
INSERT INTO steps VALUES('u2r65fg7hppts37g',34,CAST('{"at":1795032582449,"events":[{"type":"played","seat":1,"action":"write 3|6 a1"},{"type":"dealt","outcome":"roll 1 4"}],"asker":1,"request":"r14"}' AS BLOB));
INSERT INTO steps VALUES('u2r65fg7hppts37g',35,CAST('{"at":1795032582455,"events":[{"type":"played","seat":0,"action":"write 1|4 b2"}],"asker":0,"request":"r18"}' AS BLOB));
INSERT INTO steps VALUES('u2r65fg7hppts37g',36,CAST('{"at":1795032582457,"events":[{"type":"played","seat":1,"action":"write 4|1 c2"},{"type":"dealt","outcome":"roll 5 5"}],"asker":1,"request":"r15"}' AS BLOB));
INSERT INTO steps VALUES('u2r65fg7hppts37g',37,CAST('{"at":1795032582465,"events":[{"type":"played","seat":0,"action":"write 5|5 c4"}],"asker":0,"request":"r19"}' AS BLOB));
INSERT INTO steps VALUES('u2r65fg7hppts37g',38,CAST('{"at":1795032582467,"events":[{"type":"played","seat":1,"action":"write 5|5 d4"},{"type":"dealt","outcome":"roll 1 4"}],"asker":1,"request":"r16"}' AS BLOB));
INSERT INTO steps VALUES('u2r65fg7hppts37g',39,CAST('{"at":1795032582481,"events":[{"type":"played","seat":0,"action":"write 1|4 c3"}],"asker":0,"request":"r20"}' AS BLOB));
INSERT INTO steps VALUES('u2r65fg7hppts37g',40,CAST('{"at":1795032582488,"events":[{"type":"played","seat":1,"action":"write 4|1 d1"},{"type":"dealt","outcome":"roll 4 1"}],"asker":1,"request":"r17"}' AS BLOB));
INSERT INTO steps VALUES('u2r65fg7hppts37g',41,CAST('{"at":1795032582493,"events":[{"type":"played","seat":0,"action":"write 1|4 e1"}],"asker":0,"request":"r21"}' AS BLOB));
INSERT INTO steps VALUES('u2r65fg7hppts37g',42,CAST('{"at":1795032582496,"events":[{"type":"played","seat":1,"action":"write 1|4 e4"},{"type":"dealt","outcome":"roll 3 1"}],"asker":1,"request":"r18"}' AS BLOB));
INSERT INTO steps VALUES('u2r65fg7hppts37g',43,CAST('{"at":1795032582501,"events":[{"type":"played","seat":0,"action":"write 3|1 e4"}],"asker":0,"request":"r22"}' AS BLOB));
INSERT INTO steps VALUES('u2r65fg7hppts37g',44,CAST('{"at":1795032582510,"events":[{"type":"played","seat":1,"action":"write 1|3 b1"},{"type":"dealt","outcome":"roll 3 1"}],"asker":1,"request":"r19"}' AS BLOB));
INSERT INTO steps VALUES('u2r65fg7hppts37g',45,CAST('{"at":1795032582512,"events":[{"type":"played","seat":0,"action":"write 1|3 d1"}],"asker":0,"request":"r23"}' AS BLOB));
INSERT INTO steps VALUES('u2r65fg7hppts37g',46,CAST('{"at":1795032582515,"events":[{"type":"played","seat":1,"action":"write 3|1 c4"},{"type":"dealt","outcome":"roll 2 4"}],"asker":1,"request":"r20"}' AS BLOB));
INSERT INTO steps VALUES('u2r65fg7hppts37g',47,CAST('{"at":1795032582518,"events":[{"type":"played","seat":0,"action":"write 4|2 d4"}],"asker":0,"request":"r24"}' AS BLOB));
INSERT INTO steps VALUES('u2r65fg7hppts37g',48,CAST('{"at":1795032582522,"events":[{"type":"played","seat":1,"action":"write 2|4 c3"}],"asker":1,"request":"r21"}' AS BLOB));
INSERT INTO steps VALUES('u2r65fg7hppts37g',49,CAST('{"at":1795032582533,"events":[{"type":"rematched","table":"wgzpy82j4xdcu5x3","by":1}]}' AS BLOB));
INSERT INTO steps VALUES('wgzpy82j4xdcu5x3',0,CAST('{"at":1795032582530,"events":[{"type":"opened","game":"splitter","players":2,"options":{},"settings":{"autostart":true,"chat":"plain"},"secret":"32228cc1a1f78fc51d11667e6b6eb49f5b2b052c7805c8fa75e47c1f24d8d1c2","host":0,"places":[{"key":"b27c5f2f9d8e9629d33ae15f1513b84cf490397a35cb3e53c063df0f07af40b4","name":"Ann","face":"fox","colour":"teal"},{"key":"3320bd3e80399412cae062938f3ee781e434622c2d84a0b24734fbb913a00b0f","name":"Guest 0"}]},{"type":"started","start":2},{"type":"dealt","outcome":"roll 2 5"}]}' AS BLOB));
INSERT INTO steps VALUES('wgzpy82j4xdcu5x3',1,CAST('{"at":1795032582572,"events":[{"type":"played","seat":0,"action":"write 5|2 e2"}],"asker":0,"request":"15c1d2dfa9964aef"}' AS BLOB));
INSERT INTO steps VALUES('wgzpy82j4xdcu5x3',2,CAST('{"at":1795032582585,"events":[{"type":"played","seat":1,"action":"write 2|5 e1"},{"type":"dealt","outcome":"roll 3 3"}],"asker":1,"request":"4735af1ca7a11490"}' AS BLOB));
INSERT INTO steps VALUES('wgzpy82j4xdcu5x3',3,CAST('{"at":1795032582607,"events":[{"type":"played","seat":0,"action":"write 3|3 b1"}],"asker":0,"request":"8d1fe1daff666589"}' AS BLOB));
INSERT INTO steps VALUES('wgzpy82j4xdcu5x3',4,CAST('{"at":1795032582624,"events":[{"type":"played","seat":1,"action":"write 3|3 d2"},{"type":"dealt","outcome":"roll 2 2"}],"asker":1,"request":"4105cca7b53302fc"}' AS BLOB));
INSERT INTO steps VALUES('wgzpy82j4xdcu5x3',5,CAST('{"at":1795032582635,"events":[{"type":"played","seat":0,"action":"write 2|2 f2"}],"asker":0,"request":"3acb6266c20ba2c2"}' AS BLOB));
INSERT INTO steps VALUES('z8hcen8ukbjwwgz8',0,CAST('{"at":1795032583535,"events":[{"type":"opened","game":"split","players":6,"options":{},"settings":{},"secret":"19394cb90a1b45037f1bbdd1befa1c3d58d78f3be6da9b44eabb7d470758269e","host":0,"places":[{"key":"dba5c8fa30c556a71a6b863f98cf4e5977519782f2c9bffafa187e846999fe54","name":"Ann"},{},{},{},{},{"level":"expert"}]}]}' AS BLOB));
INSERT INTO steps VALUES('z8hcen8ukbjwwgz8',1,CAST('{"at":1795032583539,"events":[{"type":"claimed","seat":1,"key":"678c8311e3955e265a02bf1bda1f2ad1cad17778155342c9d488cba14bfa79a6","name":"Guest 0"}]}' AS BLOB));
INSERT INTO steps VALUES('z8hcen8ukbjwwgz8',2,CAST('{"at":1795032583542,"events":[{"type":"claimed","seat":2,"key":"bed3634f758a22ae9ab9bb3a3cace4cc9733f32cc7d7f509f58a9bae4aec4c0a","name":"Guest 1"}]}' AS BLOB));
INSERT INTO steps VALUES('z8hcen8ukbjwwgz8',3,CAST('{"at":1795032583544,"events":[{"type":"claimed","seat":3,"key":"15c39e68d563fdce99462fc2dcc59f4a6c930d3eea688826bf696f2f51f4f690","name":"Guest 2"}]}' AS BLOB));
INSERT INTO steps VALUES('z8hcen8ukbjwwgz8',4,CAST('{"at":1795032583547,"events":[{"type":"claimed","seat":4,"key":"831065c79fa0683de3914190750cc09756bbf9f2c266ff28630e69263e960102","name":"Guest 3"}]}' AS BLOB));
INSERT INTO steps VALUES('z8hcen8ukbjwwgz8',5,CAST('{"at":1795032583559,"events":[{"type":"left","seat":4}]}' AS BLOB));
INSERT INTO steps VALUES('z8hcen8ukbjwwgz8',6,CAST('{"at":1795032583563,"events":[{"type":"bot-sat","seat":4,"level":"easy"}],"asker":0,"request":"r0"}' AS BLOB));
INSERT INTO steps VALUES('z8hcen8ukbjwwgz8',7,CAST('{"at":1795032583566,"events":[{"type":"muted","seat":0,"other":1}],"asker":0,"request":"r1"}' AS BLOB));
INSERT INTO steps VALUES('z8hcen8ukbjwwgz8',8,CAST('{"at":1795032583567,"events":[{"type":"unmuted","seat":0,"other":1}],"asker":0,"request":"r2"}' AS BLOB));
COMMIT;
