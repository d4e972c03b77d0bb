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
INSERT INTO "unfinished" VALUES('n7nswxve6wpyttgk');
INSERT INTO "unfinished" VALUES('ndvpz89vdw5w84xm');
INSERT INTO "unfinished" VALUES('x3kqrtn6qky56zjm');
CREATE INDEX ladder_by_game ON ladder (game, at);
INSERT INTO steps VALUES('3di24e5vgfdmmw3c',0,CAST('{"at":1795031261225,"events":[{"type":"opened","game":"split","players":3,"options":{},"settings":{"autostart":true},"secret":"148ea6ac321ce5bf4fb4f70023a0630cc85d816fd3f21ca4624f3cbd0ef738fd","host":0,"places":[{"key":"a694e1913c4d41e6d63f817bbf12486bb4ed0bc60cfe8298c334c156712a86d1","name":"Ann"},{},{}]}]}' AS BLOB));
INSERT INTO steps VALUES('3di24e5vgfdmmw3c',1,CAST('{"at":1795031261233,"events":[{"type":"claimed","seat":1,"key":"72c017787fc1fdb59ab3615f49385b9c0c8c7ea2870025beb7b01c90c5f8971c","name":"Guest 0"}]}' AS BLOB));
INSERT INTO steps VALUES('3di24e5vgfdmmw3c',2,CAST('{"at":1795031261238,"events":[{"type":"claimed","seat":2,"key":"b25ad5a29ac4c43e5b3b1ef808bd7b45e48399a69bfbd9420dbc90a4ea6d5815","name":"Guest 1"},{"type":"started","start":3},{"type":"dealt","outcome":"deck AH AC 6D 2H 4S QC 9C 8S AC 2S KH 4D JD 9D 3H 10D 6S QH 2D QS 2C 3C JH 7C 5H AH 8C 9H 8H 3H 3D 10H 3S 10S 10S 9S KS 9D QD 2S 2C 10C KD 8C 10C 5C 3S 4H JS AD AS 9S 5D KS JD 4C 10H JH 8D 8H QC 8S 3C 6D JS 5C KC 2H 7C 3D 5D 4S KD KH 6C 7D 7S JC QD 7D QH 9H 9C 8D 7H 6H 6S 5S 7S KC AS 5S 5H 10D 4D 7H AD 4C 6H 6C QS 2D JC 4H"}]}' AS BLOB));
INSERT INTO steps VALUES('3di24e5vgfdmmw3c',3,CAST('{"at":1795031261260,"events":[{"type":"played","seat":0,"action":"draw"}],"asker":0,"request":"ede26c2e2ce933e1"}' AS BLOB));
INSERT INTO steps VALUES('3di24e5vgfdmmw3c',4,CAST('{"at":1795031261269,"events":[{"type":"played","seat":0,"action":"discard 2D"}],"asker":0,"request":"3a782ebb205bc308"}' AS BLOB));
INSERT INTO steps VALUES('3di24e5vgfdmmw3c',5,CAST('{"at":1795031261273,"events":[{"type":"played","seat":1,"action":"draw"}],"asker":1,"request":"a74c46118f32a1f2"}' AS BLOB));
INSERT INTO steps VALUES('3di24e5vgfdmmw3c',6,CAST('{"at":1795031261277,"events":[{"type":"played","seat":1,"action":"discard QS"}],"asker":1,"request":"365fdcd647bc7548"}' AS BLOB));
INSERT INTO steps VALUES('3di24e5vgfdmmw3c',7,CAST('{"at":1795031261282,"events":[{"type":"played","seat":2,"action":"draw"}],"asker":2,"request":"43e3ef5bfbd7d14"}' AS BLOB));
INSERT INTO steps VALUES('3di24e5vgfdmmw3c',8,CAST('{"at":1795031261289,"events":[{"type":"played","seat":2,"action":"discard 3D"}],"asker":2,"request":"6953404844e9e4a5"}' AS BLOB));
INSERT INTO steps VALUES('3di24e5vgfdmmw3c',9,CAST('{"at":1795031261297,"events":[{"type":"played","seat":0,"action":"draw"}],"asker":0,"request":"f7a04433fc2a908"}' AS BLOB));
INSERT INTO steps VALUES('3di24e5vgfdmmw3c',10,CAST('{"at":1795031261305,"events":[{"type":"played","seat":0,"action":"discard 8H"}],"asker":0,"request":"482ea7602d1ef7bf"}' AS BLOB));
INSERT INTO steps VALUES('3di24e5vgfdmmw3c',11,CAST('{"at":1795031261309,"events":[{"type":"played","seat":1,"action":"take 1"}],"asker":1,"request":"9279b1e987efda6b"}' AS BLOB));
INSERT INTO steps VALUES('3di24e5vgfdmmw3c',12,CAST('{"at":1795031261313,"events":[{"type":"played","seat":1,"action":"match 8H 8S"}],"asker":1,"request":"5cb58b8e1799e728"}' AS BLOB));
INSERT INTO steps VALUES('3di24e5vgfdmmw3c',13,CAST('{"at":1795031261325,"events":[{"type":"played","seat":1,"action":"discard 6S"}],"asker":1,"request":"7349dbc4e414a8aa"}' AS BLOB));
INSERT INTO steps VALUES('3di24e5vgfdmmw3c',14,CAST('{"at":1795031261329,"events":[{"type":"played","seat":2,"action":"take 4"}],"asker":2,"request":"bb9fab2ba82cb2cd"}' AS BLOB));
INSERT INTO steps VALUES('3di24e5vgfdmmw3c',15,CAST('{"at":1795031261331,"events":[{"type":"stopped"}],"asker":0,"request":"r0"}' AS BLOB));
INSERT INTO steps VALUES('b5jezgn6wveagqpp',0,CAST('{"at":1795031258558,"events":[{"type":"opened","game":"splitter","players":2,"options":{},"settings":{"autostart":true,"chat":"plain"},"secret":"16cd7274fb8fb3a5fb1b9fe51401a0ee2d172d0671b4178656ef24ffd115d993","host":0,"places":[{"key":"4fdf38a5c6f765b08bcaf81a7be121b74a78254c4eb8ef1a3675037f099f27af","name":"Ann","face":"fox","colour":"teal"},{"key":"fbe76f09e7a1fbcc4bac7a1ac060ff98c534544eb0d3f7936698bc01bfd19429","name":"Guest 0"}]},{"type":"started","start":1},{"type":"dealt","outcome":"roll 4 4"}]}' AS BLOB));
INSERT INTO steps VALUES('b5jezgn6wveagqpp',1,CAST('{"at":1795031258600,"events":[{"type":"played","seat":0,"action":"write 4|4 g2"}],"asker":0,"request":"12d0ea67ff12229"}' AS BLOB));
INSERT INTO steps VALUES('b5jezgn6wveagqpp',2,CAST('{"at":1795031258616,"events":[{"type":"played","seat":1,"action":"write 4|4 g1"},{"type":"dealt","outcome":"roll 1 3"}],"asker":1,"request":"7513923715c1d2df"}' AS BLOB));
INSERT INTO steps VALUES('b5jezgn6wveagqpp',3,CAST('{"at":1795031258626,"events":[{"type":"played","seat":0,"action":"write 3|1 f1"}],"asker":0,"request":"6822a6b24735af1c"}' AS BLOB));
INSERT INTO steps VALUES('b5jezgn6wveagqpp',4,CAST('{"at":1795031258644,"events":[{"type":"played","seat":1,"action":"write 3|1 b1"},{"type":"dealt","outcome":"roll 3 6"}],"asker":1,"request":"ee82ec3ffee5a5b2"}' AS BLOB));
INSERT INTO steps VALUES('b5jezgn6wveagqpp',5,CAST('{"at":1795031258663,"events":[{"type":"played","seat":0,"action":"write 3|6 d2"}],"asker":0,"request":"4105cca7b53302fc"}' AS BLOB));
INSERT INTO steps VALUES('jczcaujwnthmci75',0,CAST('{"at":1795031258073,"events":[{"type":"opened","game":"splitter","players":2,"options":{},"settings":{"autostart":true,"chat":"plain"},"secret":"02a9adc53e91843a16141c914a6f9c72f492f62f14b1cc2216c89c229270eb9e","host":0,"places":[{"key":"4fdf38a5c6f765b08bcaf81a7be121b74a78254c4eb8ef1a3675037f099f27af","name":"Ann","nonce":"ann-1","face":"fox","colour":"teal"},{}]}]}' AS BLOB));
INSERT INTO steps VALUES('jczcaujwnthmci75',1,CAST('{"at":1795031258085,"events":[{"type":"claimed","seat":1,"key":"fbe76f09e7a1fbcc4bac7a1ac060ff98c534544eb0d3f7936698bc01bfd19429","name":"Guest 0"},{"type":"started","start":1},{"type":"dealt","outcome":"roll 1 1"}]}' AS BLOB));
INSERT INTO steps VALUES('jczcaujwnthmci75',2,CAST('{"at":1795031258137,"events":[{"type":"said","seat":0,"words":"Hello, “Bob”"}],"asker":0,"request":"r0"}' AS BLOB));
INSERT INTO steps VALUES('jczcaujwnthmci75',3,CAST('{"at":1795031258145,"events":[{"type":"said","seat":0,"phrase":"emoji-clap"}],"asker":0,"request":"r1"}' AS BLOB));
INSERT INTO steps VALUES('jczcaujwnthmci75',4,CAST('{"at":1795031258150,"events":[{"type":"muted","seat":0,"other":1}],"asker":0,"request":"r2"}' AS BLOB));
INSERT INTO steps VALUES('jczcaujwnthmci75',5,CAST('{"at":1795031258157,"events":[{"type":"played","seat":0,"action":"write 1|1 e2"}],"asker":0,"request":"r3"}' AS BLOB));
INSERT INTO steps VALUES('jczcaujwnthmci75',6,CAST('{"at":1795031258164,"events":[{"type":"played","seat":1,"action":"write 1|1 f1"},{"type":"dealt","outcome":"roll 4 6"}],"asker":1,"request":"r0"}' AS BLOB));
INSERT INTO steps VALUES('jczcaujwnthmci75',7,CAST('{"at":1795031258170,"events":[{"type":"played","seat":0,"action":"write 6|4 e3"}],"asker":0,"request":"r4"}' AS BLOB));
INSERT INTO steps VALUES('jczcaujwnthmci75',8,CAST('{"at":1795031258177,"events":[{"type":"played","seat":1,"action":"write 4|6 e2"},{"type":"dealt","outcome":"roll 5 3"}],"asker":1,"request":"r1"}' AS BLOB));
INSERT INTO steps VALUES('jczcaujwnthmci75',9,CAST('{"at":1795031258185,"events":[{"type":"played","seat":0,"action":"write 5|3 f2"}],"asker":0,"request":"r5"}' AS BLOB));
INSERT INTO steps VALUES('jczcaujwnthmci75',10,CAST('{"at":1795031258191,"events":[{"type":"played","seat":1,"action":"write 3|5 g1"},{"type":"dealt","outcome":"roll 5 6"}],"asker":1,"request":"r2"}' AS BLOB));
INSERT INTO steps VALUES('jczcaujwnthmci75',11,CAST('{"at":1795031258198,"events":[{"type":"played","seat":0,"action":"write 5|6 c2"}],"asker":0,"request":"r6"}' AS BLOB));
INSERT INTO steps VALUES('jczcaujwnthmci75',12,CAST('{"at":1795031258202,"events":[{"type":"played","seat":1,"action":"write 6|5 c1"},{"type":"dealt","outcome":"roll 5 5"}],"asker":1,"request":"r3"}' AS BLOB));
INSERT INTO steps VALUES('jczcaujwnthmci75',13,CAST('{"at":1795031258209,"events":[{"type":"played","seat":0,"action":"write 5|5 g1"}],"asker":0,"request":"r7"}' AS BLOB));
INSERT INTO steps VALUES('jczcaujwnthmci75',14,CAST('{"at":1795031258211,"events":[{"type":"played","seat":1,"action":"write 5|5 f2"},{"type":"dealt","outcome":"roll 1 4"}],"asker":1,"request":"r4"}' AS BLOB));
INSERT INTO steps VALUES('jczcaujwnthmci75',15,CAST('{"at":1795031258214,"events":[{"type":"played","seat":0,"action":"write 4|1 c1"}],"asker":0,"request":"r8"}' AS BLOB));
INSERT INTO steps VALUES('jczcaujwnthmci75',16,CAST('{"at":1795031258221,"events":[{"type":"played","seat":1,"action":"write 1|4 b2"},{"type":"dealt","outcome":"roll 5 3"}],"asker":1,"request":"r5"}' AS BLOB));
INSERT INTO steps VALUES('jczcaujwnthmci75',17,CAST('{"at":1795031258222,"events":[{"type":"played","seat":0,"action":"write 5|3 f3"}],"asker":0,"request":"r9"}' AS BLOB));
INSERT INTO steps VALUES('jczcaujwnthmci75',18,CAST('{"at":1795031258224,"events":[{"type":"played","seat":1,"action":"write 3|5 d3"},{"type":"dealt","outcome":"roll 2 4"}],"asker":1,"request":"r6"}' AS BLOB));
INSERT INTO steps VALUES('jczcaujwnthmci75',19,CAST('{"at":1795031258227,"events":[{"type":"played","seat":0,"action":"write 2|4 b1"}],"asker":0,"request":"r10"}' AS BLOB));
INSERT INTO steps VALUES('jczcaujwnthmci75',20,CAST('{"at":1795031258230,"events":[{"type":"played","seat":1,"action":"write 2|4 a2"},{"type":"dealt","outcome":"roll 1 2"}],"asker":1,"request":"r7"}' AS BLOB));
INSERT INTO steps VALUES('jczcaujwnthmci75',21,CAST('{"at":1795031258236,"events":[{"type":"played","seat":0,"action":"write 2|1 d3"}],"asker":0,"request":"r11"}' AS BLOB));
INSERT INTO steps VALUES('jczcaujwnthmci75',22,CAST('{"at":1795031258239,"events":[{"type":"played","seat":1,"action":"write 2|1 f3"},{"type":"dealt","outcome":"roll 4 4"}],"asker":1,"request":"r8"}' AS BLOB));
INSERT INTO steps VALUES('jczcaujwnthmci75',23,CAST('{"at":1795031258243,"events":[{"type":"played","seat":0,"action":"write 4|4 f1"}],"asker":0,"request":"r12"}' AS BLOB));
INSERT INTO steps VALUES('jczcaujwnthmci75',24,CAST('{"at":1795031258246,"events":[{"type":"played","seat":1,"action":"write 4|4 e3"},{"type":"dealt","outcome":"roll 4 1"}],"asker":1,"request":"r9"}' AS BLOB));
INSERT INTO steps VALUES('jczcaujwnthmci75',25,CAST('{"at":1795031258253,"events":[{"type":"played","seat":0,"action":"write 1|4 a1"}],"asker":0,"request":"r13"}' AS BLOB));
INSERT INTO steps VALUES('jczcaujwnthmci75',26,CAST('{"at":1795031258264,"events":[{"type":"played","seat":1,"action":"write 1|4 e1"},{"type":"dealt","outcome":"roll 1 3"}],"asker":1,"request":"r10"}' AS BLOB));
INSERT INTO steps VALUES('jczcaujwnthmci75',27,CAST('{"at":1795031258273,"events":[{"type":"played","seat":0,"action":"write 1|3 d2"}],"asker":0,"request":"r14"}' AS BLOB));
INSERT INTO steps VALUES('jczcaujwnthmci75',28,CAST('{"at":1795031258284,"events":[{"type":"played","seat":1,"action":"write 1|3 d2"},{"type":"dealt","outcome":"roll 5 6"}],"asker":1,"request":"r11"}' AS BLOB));
INSERT INTO steps VALUES('jczcaujwnthmci75',29,CAST('{"at":1795031258297,"events":[{"type":"played","seat":0,"action":"write 6|5 g2"}],"asker":0,"request":"r15"}' AS BLOB));
INSERT INTO steps VALUES('jczcaujwnthmci75',30,CAST('{"at":1795031258308,"events":[{"type":"played","seat":1,"action":"write 6|5 b3"},{"type":"dealt","outcome":"roll 6 1"}],"asker":1,"request":"r12"}' AS BLOB));
INSERT INTO steps VALUES('jczcaujwnthmci75',31,CAST('{"at":1795031258321,"events":[{"type":"played","seat":0,"action":"write 6|1 a2"}],"asker":0,"request":"r16"}' AS BLOB));
INSERT INTO steps VALUES('jczcaujwnthmci75',32,CAST('{"at":1795031258332,"events":[{"type":"played","seat":1,"action":"write 6|1 g2"},{"type":"dealt","outcome":"roll 2 4"}],"asker":1,"request":"r13"}' AS BLOB));
INSERT INTO steps VALUES('jczcaujwnthmci75',33,CAST('{"at":1795031258350,"events":[{"type":"played","seat":0,"action":"write 2|4 b3"}],"asker":0,"request":"r17"}' AS BLOB));
INSERT INTO steps VALUES('jczcaujwnthmci75',34,CAST('{"at":1795031258366,"events":[{"type":"played","seat":1,"action":"write 4|2 a1"},{"type":"dealt","outcome":"roll 3 4"}],"asker":1,"request":"r14"}' AS BLOB));
INSERT INTO steps VALUES('jczcaujwnthmci75',35,CAST('{"at":1795031258385,"events":[{"type":"played","seat":0,"action":"write 3|4 b2"}],"asker":0,"request":"r18"}' AS BLOB));
INSERT INTO steps VALUES('jczcaujwnthmci75',36,CAST('{"at":1795031258398,"events":[{"type":"played","seat":1,"action":"write 4|3 c2"},{"type":"dealt","outcome":"roll 4 3"}],"asker":1,"request":"r15"}' AS BLOB));
INSERT INTO steps VALUES('jczcaujwnthmci75',37,CAST('{"at":1795031258413,"events":[{"type":"played","seat":0,"action":"write 3|4 c4"}],"asker":0,"request":"r19"}' AS BLOB));
INSERT INTO steps VALUES('jczcaujwnthmci75',38,CAST('{"at":1795031258415,"events":[{"type":"played","seat":1,"action":"write 3|4 d4"},{"type":"dealt","outcome":"roll 1 3"}],"asker":1,"request":"r16"}' AS BLOB));
INSERT INTO steps VALUES('jczcaujwnthmci75',39,CAST('{"at":1795031258433,"events":[{"type":"played","seat":0,"action":"write 1|3 c3"}],"asker":0,"request":"r20"}' AS BLOB));
INSERT INTO steps VALUES('jczcaujwnthmci75',40,CAST('{"at":1795031258444,"events":[{"type":"played","seat":1,"action":"write 3|1 d1"},{"type":"dealt","outcome":"roll 6 1"}],"asker":1,"request":"r17"}' AS BLOB));
INSERT INTO steps VALUES('jczcaujwnthmci75',41,CAST('{"at":1795031258461,"events":[{"type":"played","seat":0,"action":"write 1|6 e1"}],"asker":0,"request":"r21"}' AS BLOB));
INSERT INTO steps VALUES('jczcaujwnthmci75',42,CAST('{"at":1795031258476,"events":[{"type":"played","seat":1,"action":"write 1|6 e4"},{"type":"dealt","outcome":"roll 3 5"}],"asker":1,"request":"r18"}' AS BLOB));
INSERT INTO steps VALUES('jczcaujwnthmci75',43,CAST('{"at":1795031258482,"events":[{"type":"played","seat":0,"action":"write 3|5 e4"}],"asker":0,"request":"r22"}' AS BLOB));
INSERT INTO steps VALUES('jczcaujwnthmci75',44,CAST('{"at":1795031258504,"events":[{"type":"played","seat":1,"action":"write 5|3 b1"},{"type":"dealt","outcome":"roll 2 2"}],"asker":1,"request":"r19"}' AS BLOB));
INSERT INTO steps VALUES('jczcaujwnthmci75',45,CAST('{"at":1795031258522,"events":[{"type":"played","seat":0,"action":"write 2|2 d1"}],"asker":0,"request":"r23"}' AS BLOB));
INSERT INTO steps VALUES('jczcaujwnthmci75',46,CAST('{"at":1795031258536,"events":[{"type":"played","seat":1,"action":"write 2|2 c4"},{"type":"dealt","outcome":"roll 6 6"},{"type":"played","seat":0,"action":"write 6|6 d4","by":"table"},{"type":"played","seat":1,"action":"write 6|6 c3","by":"table"}],"asker":1,"request":"r20"}' AS BLOB));
INSERT INTO steps VALUES('jczcaujwnthmci75',47,CAST('{"at":1795031258570,"events":[{"type":"rematched","table":"b5jezgn6wveagqpp","by":1}]}' AS BLOB));
INSERT INTO steps VALUES('n7bubuyn8fw46k7r',0,CAST('{"at":1795031259009,"events":[{"type":"opened","game":"split-it","players":3,"options":{},"settings":{"autostart":true},"secret":"42fe04359472de1ff579d8e5cebbbfe7fe1aa5cee8a283a03246b3c1f208b252","host":0,"places":[{"key":"69962e159e14c4d2de3e79486633a9d0e183f93bb61a71dcdb8c2df0b75cdaab","name":"Ann"},{"level":"easy"},{"level":"random"}]},{"type":"started","start":3},{"type":"dealt","outcome":"deck J 3 4 J 6 5 4 7 10 10 8 8 10 J 8 9 J 9 5 6 J 3 6 10 7 5 10 8 7 6 3 6 8 10 9 J 2 10 4 9 5 10 8 7 6 J J J J 7 8 2 7 9 10 9 8 9 9 J J 5 7 J J 1 4 9 J 10"}]}' AS BLOB));
INSERT INTO steps VALUES('n7bubuyn8fw46k7r',1,CAST('{"at":1795031259046,"events":[{"type":"played","seat":2,"action":"split 4-1-2","by":"random"}]}' AS BLOB));
INSERT INTO steps VALUES('n7bubuyn8fw46k7r',2,CAST('{"at":1795031259059,"events":[{"type":"played","seat":0,"action":"guess pink"}],"asker":0,"request":"r0"}' AS BLOB));
INSERT INTO steps VALUES('n7bubuyn8fw46k7r',3,CAST('{"at":1795031259096,"events":[{"type":"played","seat":2,"action":"guess white","by":"random"}]}' AS BLOB));
INSERT INTO steps VALUES('n7bubuyn8fw46k7r',4,CAST('{"at":1795031259400,"events":[{"type":"played","seat":1,"action":"guess pink","by":"easy"}]}' AS BLOB));
INSERT INTO steps VALUES('n7bubuyn8fw46k7r',5,CAST('{"at":1795031259404,"events":[{"type":"played","seat":2,"action":"joker 4","by":"random"}]}' AS BLOB));
INSERT INTO steps VALUES('n7bubuyn8fw46k7r',6,CAST('{"at":1795031259416,"events":[{"type":"played","seat":2,"action":"joker 3","by":"random"}]}' AS BLOB));
INSERT INTO steps VALUES('n7bubuyn8fw46k7r',7,CAST('{"at":1795031259421,"events":[{"type":"played","seat":0,"action":"split 1-2-4"}],"asker":0,"request":"r1"}' AS BLOB));
INSERT INTO steps VALUES('n7bubuyn8fw46k7r',8,CAST('{"at":1795031259435,"events":[{"type":"played","seat":0,"action":"guess white"}],"asker":0,"request":"r2"}' AS BLOB));
INSERT INTO steps VALUES('n7bubuyn8fw46k7r',9,CAST('{"at":1795031259456,"events":[{"type":"played","seat":1,"action":"guess white","by":"easy"}]}' AS BLOB));
INSERT INTO steps VALUES('n7bubuyn8fw46k7r',10,CAST('{"at":1795031259459,"events":[{"type":"played","seat":2,"action":"guess black","by":"random"}]}' AS BLOB));
INSERT INTO steps VALUES('n7bubuyn8fw46k7r',11,CAST('{"at":1795031259473,"events":[{"type":"played","seat":2,"action":"joker 8","by":"random"}]}' AS BLOB));
INSERT INTO steps VALUES('n7bubuyn8fw46k7r',12,CAST('{"at":1795031259524,"events":[{"type":"played","seat":1,"action":"split 2-1-4","by":"easy"}]}' AS BLOB));
INSERT INTO steps VALUES('n7bubuyn8fw46k7r',13,CAST('{"at":1795031259528,"events":[{"type":"played","seat":0,"action":"guess black"}],"asker":0,"request":"r3"}' AS BLOB));
INSERT INTO steps VALUES('n7bubuyn8fw46k7r',14,CAST('{"at":1795031259532,"events":[{"type":"played","seat":2,"action":"guess black","by":"random"}]}' AS BLOB));
INSERT INTO steps VALUES('n7bubuyn8fw46k7r',15,CAST('{"at":1795031259540,"events":[{"type":"played","seat":1,"action":"guess white","by":"easy"}]}' AS BLOB));
INSERT INTO steps VALUES('n7bubuyn8fw46k7r',16,CAST('{"at":1795031259649,"events":[{"type":"played","seat":1,"action":"split 2-1-1","by":"easy"}]}' AS BLOB));
INSERT INTO steps VALUES('n7bubuyn8fw46k7r',17,CAST('{"at":1795031259654,"events":[{"type":"played","seat":0,"action":"guess white"}],"asker":0,"request":"r4"}' AS BLOB));
INSERT INTO steps VALUES('n7bubuyn8fw46k7r',18,CAST('{"at":1795031259657,"events":[{"type":"played","seat":2,"action":"guess white","by":"random"}]}' AS BLOB));
INSERT INTO steps VALUES('n7bubuyn8fw46k7r',19,CAST('{"at":1795031259663,"events":[{"type":"played","seat":0,"action":"guess white"}],"asker":0,"request":"r5"}' AS BLOB));
INSERT INTO steps VALUES('n7bubuyn8fw46k7r',20,CAST('{"at":1795031259676,"events":[{"type":"played","seat":2,"action":"guess pink","by":"random"}]}' AS BLOB));
INSERT INTO steps VALUES('n7bubuyn8fw46k7r',21,CAST('{"at":1795031259689,"events":[{"type":"played","seat":2,"action":"split 1-1-5","by":"random"}]}' AS BLOB));
INSERT INTO steps VALUES('n7bubuyn8fw46k7r',22,CAST('{"at":1795031259690,"events":[{"type":"played","seat":0,"action":"guess white"}],"asker":0,"request":"r6"}' AS BLOB));
INSERT INTO steps VALUES('n7bubuyn8fw46k7r',23,CAST('{"at":1795031259708,"events":[{"type":"played","seat":1,"action":"guess pink","by":"easy"}]}' AS BLOB));
INSERT INTO steps VALUES('n7bubuyn8fw46k7r',24,CAST('{"at":1795031259711,"events":[{"type":"played","seat":2,"action":"guess pink","by":"random"}]}' AS BLOB));
INSERT INTO steps VALUES('n7bubuyn8fw46k7r',25,CAST('{"at":1795031259724,"events":[{"type":"played","seat":0,"action":"split 5-1-1"}],"asker":0,"request":"r7"}' AS BLOB));
INSERT INTO steps VALUES('n7bubuyn8fw46k7r',26,CAST('{"at":1795031259726,"events":[{"type":"played","seat":0,"action":"guess white"}],"asker":0,"request":"r8"}' AS BLOB));
INSERT INTO steps VALUES('n7bubuyn8fw46k7r',27,CAST('{"at":1795031259748,"events":[{"type":"played","seat":1,"action":"guess pink","by":"easy"}]}' AS BLOB));
INSERT INTO steps VALUES('n7bubuyn8fw46k7r',28,CAST('{"at":1795031259749,"events":[{"type":"played","seat":2,"action":"guess black","by":"random"}]}' AS BLOB));
INSERT INTO steps VALUES('n7bubuyn8fw46k7r',29,CAST('{"at":1795031259811,"events":[{"type":"played","seat":1,"action":"split 1-1-5","by":"easy"}]}' AS BLOB));
INSERT INTO steps VALUES('n7bubuyn8fw46k7r',30,CAST('{"at":1795031259820,"events":[{"type":"played","seat":2,"action":"guess black","by":"random"}]}' AS BLOB));
INSERT INTO steps VALUES('n7bubuyn8fw46k7r',31,CAST('{"at":1795031259832,"events":[{"type":"played","seat":1,"action":"guess black","by":"easy"}]}' AS BLOB));
INSERT INTO steps VALUES('n7bubuyn8fw46k7r',32,CAST('{"at":1795031259840,"events":[{"type":"played","seat":0,"action":"guess pink"}],"asker":0,"request":"r9"}' AS BLOB));
INSERT INTO steps VALUES('n7bubuyn8fw46k7r',33,CAST('{"at":1795031259884,"events":[{"type":"played","seat":1,"action":"split 1-1-3","by":"easy"}]}' AS BLOB));
INSERT INTO steps VALUES('n7bubuyn8fw46k7r',34,CAST('{"at":1795031259900,"events":[{"type":"played","seat":2,"action":"guess white","by":"random"}]}' AS BLOB));
INSERT INTO steps VALUES('n7bubuyn8fw46k7r',35,CAST('{"at":1795031259910,"events":[{"type":"played","seat":1,"action":"guess black","by":"easy"}]}' AS BLOB));
INSERT INTO steps VALUES('n7bubuyn8fw46k7r',36,CAST('{"at":1795031259923,"events":[{"type":"played","seat":2,"action":"split 1-3-3","by":"random"}]}' AS BLOB));
INSERT INTO steps VALUES('n7bubuyn8fw46k7r',37,CAST('{"at":1795031259929,"events":[{"type":"played","seat":0,"action":"guess pink"}],"asker":0,"request":"r10"}' AS BLOB));
INSERT INTO steps VALUES('n7bubuyn8fw46k7r',38,CAST('{"at":1795031259968,"events":[{"type":"played","seat":1,"action":"guess black","by":"easy"}]}' AS BLOB));
INSERT INTO steps VALUES('n7bubuyn8fw46k7r',39,CAST('{"at":1795031259981,"events":[{"type":"played","seat":2,"action":"guess pink","by":"random"}]}' AS BLOB));
INSERT INTO steps VALUES('n7bubuyn8fw46k7r',40,CAST('{"at":1795031260265,"events":[{"type":"played","seat":1,"action":"joker 10","by":"easy"}]}' AS BLOB));
INSERT INTO steps VALUES('n7bubuyn8fw46k7r',41,CAST('{"at":1795031260285,"events":[{"type":"played","seat":1,"action":"joker 8","by":"easy"}]}' AS BLOB));
INSERT INTO steps VALUES('n7bubuyn8fw46k7r',42,CAST('{"at":1795031260307,"events":[{"type":"played","seat":1,"action":"joker 8","by":"easy"},{"type":"played","seat":2,"action":"split 1-1-1","by":"table"}]}' AS BLOB));
INSERT INTO steps VALUES('n7bubuyn8fw46k7r',43,CAST('{"at":1795031260310,"events":[{"type":"played","seat":2,"action":"guess white","by":"random"}]}' AS BLOB));
INSERT INTO steps VALUES('n7bubuyn8fw46k7r',44,CAST('{"at":1795031260312,"events":[{"type":"played","seat":0,"action":"guess black"}],"asker":0,"request":"r11"}' AS BLOB));
INSERT INTO steps VALUES('n7bubuyn8fw46k7r',45,CAST('{"at":1795031260321,"events":[{"type":"played","seat":0,"action":"joker 7"}],"asker":0,"request":"r12"}' AS BLOB));
INSERT INTO steps VALUES('n7bubuyn8fw46k7r',46,CAST('{"at":1795031260323,"events":[{"type":"played","seat":0,"action":"split 2-2-3"}],"asker":0,"request":"r13"}' AS BLOB));
INSERT INTO steps VALUES('n7bubuyn8fw46k7r',47,CAST('{"at":1795031260354,"events":[{"type":"played","seat":0,"action":"guess white"}],"asker":0,"request":"r14"}' AS BLOB));
INSERT INTO steps VALUES('n7bubuyn8fw46k7r',48,CAST('{"at":1795031260360,"events":[{"type":"played","seat":2,"action":"guess white","by":"random"}]}' AS BLOB));
INSERT INTO steps VALUES('n7bubuyn8fw46k7r',49,CAST('{"at":1795031260368,"events":[{"type":"played","seat":1,"action":"guess pink","by":"easy"}]}' AS BLOB));
INSERT INTO steps VALUES('n7bubuyn8fw46k7r',50,CAST('{"at":1795031260371,"events":[{"type":"played","seat":0,"action":"guess white"}],"asker":0,"request":"r15"}' AS BLOB));
INSERT INTO steps VALUES('n7bubuyn8fw46k7r',51,CAST('{"at":1795031260376,"events":[{"type":"played","seat":2,"action":"guess white","by":"random"}]}' AS BLOB));
INSERT INTO steps VALUES('n7bubuyn8fw46k7r',52,CAST('{"at":1795031260443,"events":[{"type":"played","seat":1,"action":"split 1-1-5","by":"easy"}]}' AS BLOB));
INSERT INTO steps VALUES('n7bubuyn8fw46k7r',53,CAST('{"at":1795031260448,"events":[{"type":"played","seat":0,"action":"guess black"}],"asker":0,"request":"r16"}' AS BLOB));
INSERT INTO steps VALUES('n7bubuyn8fw46k7r',54,CAST('{"at":1795031260488,"events":[{"type":"played","seat":2,"action":"guess black","by":"random"}]}' AS BLOB));
INSERT INTO steps VALUES('n7bubuyn8fw46k7r',55,CAST('{"at":1795031260490,"events":[{"type":"played","seat":1,"action":"guess black","by":"easy"}]}' AS BLOB));
INSERT INTO steps VALUES('n7bubuyn8fw46k7r',56,CAST('{"at":1795031260527,"events":[{"type":"played","seat":1,"action":"split 1-1-3","by":"easy"}]}' AS BLOB));
INSERT INTO steps VALUES('n7bubuyn8fw46k7r',57,CAST('{"at":1795031260537,"events":[{"type":"played","seat":2,"action":"guess pink","by":"random"}]}' AS BLOB));
INSERT INTO steps VALUES('n7bubuyn8fw46k7r',58,CAST('{"at":1795031260564,"events":[{"type":"played","seat":0,"action":"guess pink"}],"asker":0,"request":"r17"}' AS BLOB));
INSERT INTO steps VALUES('n7bubuyn8fw46k7r',59,CAST('{"at":1795031260576,"events":[{"type":"played","seat":1,"action":"guess black","by":"easy"}]}' AS BLOB));
INSERT INTO steps VALUES('n7bubuyn8fw46k7r',60,CAST('{"at":1795031260632,"events":[{"type":"played","seat":1,"action":"joker 7","by":"easy"}]}' AS BLOB));
INSERT INTO steps VALUES('n7bubuyn8fw46k7r',61,CAST('{"at":1795031260640,"events":[{"type":"played","seat":2,"action":"split 1-2-4","by":"random"}]}' AS BLOB));
INSERT INTO steps VALUES('n7bubuyn8fw46k7r',62,CAST('{"at":1795031260641,"events":[{"type":"played","seat":0,"action":"guess pink"}],"asker":0,"request":"r18"}' AS BLOB));
INSERT INTO steps VALUES('n7bubuyn8fw46k7r',63,CAST('{"at":1795031260682,"events":[{"type":"played","seat":2,"action":"guess pink","by":"random"}]}' AS BLOB));
INSERT INTO steps VALUES('n7bubuyn8fw46k7r',64,CAST('{"at":1795031260706,"events":[{"type":"played","seat":1,"action":"guess black","by":"easy"}]}' AS BLOB));
INSERT INTO steps VALUES('n7bubuyn8fw46k7r',65,CAST('{"at":1795031260739,"events":[{"type":"played","seat":1,"action":"joker 4","by":"easy"}]}' AS BLOB));
INSERT INTO steps VALUES('n7bubuyn8fw46k7r',66,CAST('{"at":1795031260754,"events":[{"type":"played","seat":0,"action":"guess white"}],"asker":0,"request":"r19"}' AS BLOB));
INSERT INTO steps VALUES('n7bubuyn8fw46k7r',67,CAST('{"at":1795031260760,"events":[{"type":"played","seat":2,"action":"guess white","by":"random"}]}' AS BLOB));
INSERT INTO steps VALUES('n7nswxve6wpyttgk',0,CAST('{"at":1795031258681,"events":[{"type":"opened","game":"splitter","players":2,"options":{},"settings":{"autostart":true,"autoplay":false,"clock":2592000},"secret":"d6e5372cd3d5cef4078232e9c41e3b2a2d0edb22d3b84e00eacfd27f06306d05","host":0,"places":[{"key":"d186f16d6d24323e5adbe1bbc2432af4d7c672511041ce7cf099b38e52067a39","name":"Ann"},{}]}]}' AS BLOB));
INSERT INTO steps VALUES('n7nswxve6wpyttgk',1,CAST('{"at":1795031258692,"events":[{"type":"claimed","seat":1,"key":"4507dbaadc6bbcf3091689d8d5347736d101ca6c79235ecd06f787c9a79813f8","name":"Guest 0"},{"type":"started","start":2},{"type":"dealt","outcome":"roll 6 6"}]}' AS BLOB));
INSERT INTO steps VALUES('n7nswxve6wpyttgk',2,CAST('{"at":1795031258708,"events":[{"type":"played","seat":0,"action":"write 6|6 e4"}],"asker":0,"request":"3acb6266c20ba2c2"}' AS BLOB));
INSERT INTO steps VALUES('n7nswxve6wpyttgk',3,CAST('{"at":1795031258717,"events":[{"type":"played","seat":1,"action":"write 6|6 b1"},{"type":"dealt","outcome":"roll 2 3"}],"asker":1,"request":"79dd25a49fe85b0"}' AS BLOB));
INSERT INTO steps VALUES('n7nswxve6wpyttgk',4,CAST('{"at":1795031258741,"events":[{"type":"played","seat":0,"action":"write 2|3 b2"}],"asker":0,"request":"c42b7170902a174f"}' AS BLOB));
INSERT INTO steps VALUES('n7nswxve6wpyttgk',5,CAST('{"at":1795031258749,"events":[{"type":"played","seat":1,"action":"write 2|3 d2"},{"type":"dealt","outcome":"roll 5 4"}],"asker":1,"request":"1b98fbe466809a11"}' AS BLOB));
INSERT INTO steps VALUES('n7nswxve6wpyttgk',6,CAST('{"at":1795031258753,"events":[{"type":"played","seat":0,"action":"write 5|4 a1"}],"asker":0,"request":"r0"}' AS BLOB));
INSERT INTO steps VALUES('n7nswxve6wpyttgk',7,CAST('{"at":1795031258762,"events":[{"type":"undone","seat":0}],"asker":0,"request":"r1"}' AS BLOB));
INSERT INTO steps VALUES('n7nswxve6wpyttgk',8,CAST('{"at":1795031258778,"events":[{"type":"refused","rule":"","reason":"“write nowhere” is not an action here; write it as “write 4|1 c2”: 4 in the left cell and 1 in the right cell of row c, two from the centre line."}],"asker":0,"request":"r2"}' AS BLOB));
INSERT INTO steps VALUES('n7nswxve6wpyttgk',9,CAST('{"at":1795031258783,"events":[{"type":"nudged","seat":0,"other":1,"at":1795031258783}],"asker":0,"request":"r3"}' AS BLOB));
INSERT INTO steps VALUES('n7nswxve6wpyttgk',10,CAST('{"at":1795031258793,"events":[{"type":"rekeyed","seat":1,"key":"5c3ef91bd087b8183e26d71fcf4748ca272c16f116a4e7e56819296d3f47f163"}]}' AS BLOB));
INSERT INTO steps VALUES('ndvpz89vdw5w84xm',0,CAST('{"at":1795031260897,"events":[{"type":"opened","game":"generous-split","players":4,"options":{},"settings":{},"secret":"6b40626c52f926619b8ded3b32a95c871361942a02838fdeeebf68187c91f52d","host":0,"places":[{"key":"30596c5ccb7b7f9873fd697886b4fea7aeb5dd0b6d66e0e0575452b624ab0445","name":"Ann"},{},{},{}]}]}' AS BLOB));
INSERT INTO steps VALUES('ndvpz89vdw5w84xm',1,CAST('{"at":1795031260903,"events":[{"type":"claimed","seat":1,"key":"614701ff90d9bf6510d9183394ef0ef27965da8f25de423a6301be3dc474c1f8","name":"Guest 0"}]}' AS BLOB));
INSERT INTO steps VALUES('ndvpz89vdw5w84xm',2,CAST('{"at":1795031260924,"events":[{"type":"claimed","seat":2,"key":"70369386202d6475103ffc9a468e53f282115e3baf3a0c0c6a5d928ad7fc5cbd","name":"Guest 1"}]}' AS BLOB));
INSERT INTO steps VALUES('ndvpz89vdw5w84xm',3,CAST('{"at":1795031260931,"events":[{"type":"claimed","seat":3,"key":"4838886ea2baef0b708d290e948b678a9aa1c28e1aeb7ba745494e2174f5aaee","name":"Guest 2"}]}' AS BLOB));
INSERT INTO steps VALUES('ndvpz89vdw5w84xm',4,CAST('{"at":1795031260951,"events":[{"type":"face","seat":1,"name":"Bo","face":"owl","colour":"lime"}],"asker":1,"request":"r0"}' AS BLOB));
INSERT INTO steps VALUES('ndvpz89vdw5w84xm',5,CAST('{"at":1795031260965,"events":[{"type":"nonce","seat":2,"nonce":"c0ffee"}],"asker":2,"request":"r0"}' AS BLOB));
INSERT INTO steps VALUES('ndvpz89vdw5w84xm',6,CAST('{"at":1795031260970,"events":[{"type":"started","start":1},{"type":"dealt","outcome":"deck 7D 4D AD 9C 8S QD 8C KS 8H 10S 7C 2D 9H 3S 10C 2H 5C KC 3C 6C 3D AC 5S 6H 4H JS 2C QC KD 6D 7S 10D JD JC 4S KH 10H 4C 3H 6S 9S 2S 5D JH 8D QH AS QS AH 5H 9D 7H"}]}' AS BLOB));
INSERT INTO steps VALUES('ndvpz89vdw5w84xm',7,CAST('{"at":1795031260982,"events":[{"type":"played","seat":1,"action":"play 3D"}],"asker":1,"request":"623d8eb7a4ca83b2"}' AS BLOB));
INSERT INTO steps VALUES('ndvpz89vdw5w84xm',8,CAST('{"at":1795031260991,"events":[{"type":"played","seat":2,"action":"play 4D"}],"asker":2,"request":"6bb6a3de65151c40"}' AS BLOB));
INSERT INTO steps VALUES('ndvpz89vdw5w84xm',9,CAST('{"at":1795031261005,"events":[{"type":"played","seat":3,"action":"play AD"}],"asker":3,"request":"45114889001edc8e"}' AS BLOB));
INSERT INTO steps VALUES('ndvpz89vdw5w84xm',10,CAST('{"at":1795031261010,"events":[{"type":"played","seat":0,"action":"play 2D"}],"asker":0,"request":"e286852cff769e37"}' AS BLOB));
INSERT INTO steps VALUES('ndvpz89vdw5w84xm',11,CAST('{"at":1795031261013,"events":[{"type":"played","seat":3,"action":"play 3H"}],"asker":3,"request":"2ff3600735f11af2"}' AS BLOB));
INSERT INTO steps VALUES('ndvpz89vdw5w84xm',12,CAST('{"at":1795031261017,"events":[{"type":"played","seat":0,"action":"play 2H"}],"asker":0,"request":"dab871d5feef16e9"}' AS BLOB));
INSERT INTO steps VALUES('ndvpz89vdw5w84xm',13,CAST('{"at":1795031261025,"events":[{"type":"played","seat":1,"action":"play 8H"}],"asker":1,"request":"fd42e0440ac793f5"}' AS BLOB));
INSERT INTO steps VALUES('ndvpz89vdw5w84xm',14,CAST('{"at":1795031261033,"events":[{"type":"played","seat":2,"action":"play QH"}],"asker":2,"request":"7108e02236971e1b"}' AS BLOB));
INSERT INTO steps VALUES('ndvpz89vdw5w84xm',15,CAST('{"at":1795031261038,"events":[{"type":"played","seat":2,"action":"play JS"}],"asker":2,"request":"c5cefdd8027385c9"}' AS BLOB));
INSERT INTO steps VALUES('ndvpz89vdw5w84xm',16,CAST('{"at":1795031261042,"events":[{"type":"played","seat":3,"action":"play 7S"}],"asker":3,"request":"d48dd9f354366c21"}' AS BLOB));
INSERT INTO steps VALUES('ndvpz89vdw5w84xm',17,CAST('{"at":1795031261049,"events":[{"type":"played","seat":0,"action":"play 6S"}],"asker":0,"request":"12ca3f7062dc08d6"}' AS BLOB));
INSERT INTO steps VALUES('ndvpz89vdw5w84xm',18,CAST('{"at":1795031261053,"events":[{"type":"played","seat":1,"action":"play 8S"}],"asker":1,"request":"356f8bd11711eb57"}' AS BLOB));
INSERT INTO steps VALUES('ndvpz89vdw5w84xm',19,CAST('{"at":1795031261065,"events":[{"type":"played","seat":2,"action":"play QD"}],"asker":2,"request":"99edbce703f8670d"}' AS BLOB));
INSERT INTO steps VALUES('ndvpz89vdw5w84xm',20,CAST('{"at":1795031261070,"events":[{"type":"played","seat":3,"action":"play 5D"}],"asker":3,"request":"9f452c075f27ff08"}' AS BLOB));
INSERT INTO steps VALUES('ndvpz89vdw5w84xm',21,CAST('{"at":1795031261075,"events":[{"type":"played","seat":0,"action":"play 10D"}],"asker":0,"request":"f589d99a20918fa7"}' AS BLOB));
INSERT INTO steps VALUES('ndvpz89vdw5w84xm',22,CAST('{"at":1795031261081,"events":[{"type":"played","seat":1,"action":"play 8D"}],"asker":1,"request":"931719fdd5157e9d"}' AS BLOB));
INSERT INTO steps VALUES('ndvpz89vdw5w84xm',23,CAST('{"at":1795031261085,"events":[{"type":"played","seat":2,"action":"play KC"}],"asker":2,"request":"62d74145ddd4a054"}' AS BLOB));
INSERT INTO steps VALUES('ndvpz89vdw5w84xm',24,CAST('{"at":1795031261092,"events":[{"type":"played","seat":3,"action":"play 7C"}],"asker":3,"request":"27756991a0931ed4"}' AS BLOB));
INSERT INTO steps VALUES('ndvpz89vdw5w84xm',25,CAST('{"at":1795031261101,"events":[{"type":"played","seat":0,"action":"play QC"}],"asker":0,"request":"3a775505e88e752f"}' AS BLOB));
INSERT INTO steps VALUES('ndvpz89vdw5w84xm',26,CAST('{"at":1795031261105,"events":[{"type":"played","seat":1,"action":"play 5C"}],"asker":1,"request":"b9b338eb3fdf2348"}' AS BLOB));
INSERT INTO steps VALUES('ndvpz89vdw5w84xm',27,CAST('{"at":1795031261113,"events":[{"type":"played","seat":2,"action":"play 3S"}],"asker":2,"request":"bd4aeab02891dd3c"}' AS BLOB));
INSERT INTO steps VALUES('ndvpz89vdw5w84xm',28,CAST('{"at":1795031261120,"events":[{"type":"played","seat":3,"action":"play 4S"}],"asker":3,"request":"8dce6f52f0be600d"}' AS BLOB));
INSERT INTO steps VALUES('ndvpz89vdw5w84xm',29,CAST('{"at":1795031261129,"events":[{"type":"played","seat":0,"action":"play KS"}],"asker":0,"request":"f33c1a7fafdd8733"}' AS BLOB));
INSERT INTO steps VALUES('ndvpz89vdw5w84xm',30,CAST('{"at":1795031261133,"events":[{"type":"played","seat":1,"action":"play 9S"}],"asker":1,"request":"7b862eace1d7300f"}' AS BLOB));
INSERT INTO steps VALUES('ndvpz89vdw5w84xm',31,CAST('{"at":1795031261146,"events":[{"type":"played","seat":0,"action":"play 6C"}],"asker":0,"request":"c2282666be49ee7"}' AS BLOB));
INSERT INTO steps VALUES('ndvpz89vdw5w84xm',32,CAST('{"at":1795031261150,"events":[{"type":"played","seat":1,"action":"play 9H"}],"asker":1,"request":"9e803191bea8593"}' AS BLOB));
INSERT INTO steps VALUES('ndvpz89vdw5w84xm',33,CAST('{"at":1795031261158,"events":[{"type":"played","seat":2,"action":"play 4C"}],"asker":2,"request":"41536363f6724ba0"}' AS BLOB));
INSERT INTO steps VALUES('ndvpz89vdw5w84xm',34,CAST('{"at":1795031261167,"events":[{"type":"played","seat":3,"action":"play 10C"}],"asker":3,"request":"b45f51c3bd65693b"}' AS BLOB));
INSERT INTO steps VALUES('ndvpz89vdw5w84xm',35,CAST('{"at":1795031261174,"events":[{"type":"played","seat":1,"action":"play 10H"}],"asker":1,"request":"6bba8d2141c9886e"}' AS BLOB));
INSERT INTO steps VALUES('ndvpz89vdw5w84xm',36,CAST('{"at":1795031261186,"events":[{"type":"played","seat":2,"action":"play 10S"}],"asker":2,"request":"4b1e943e7db224cb"}' AS BLOB));
INSERT INTO steps VALUES('ndvpz89vdw5w84xm',37,CAST('{"at":1795031261194,"events":[{"type":"sitter-came","seat":3,"level":"random"}],"asker":0,"request":"r0"}' AS BLOB));
INSERT INTO steps VALUES('ndvpz89vdw5w84xm',38,CAST('{"at":1795031261200,"events":[{"type":"paced","milliseconds":300}],"asker":0,"request":"r1"}' AS BLOB));
INSERT INTO steps VALUES('ndvpz89vdw5w84xm',39,CAST('{"at":1795031261211,"events":[{"type":"hurried","seat":1}],"asker":1,"request":"r1"}' AS BLOB));
INSERT INTO steps VALUES('vz6tw9awp9a49qih',0,CAST('{"at":1795031260776,"events":[{"type":"opened","game":"split-it","players":3,"options":{"start":"2"},"settings":{"autostart":true},"secret":"38b00e0f234bcd8fcb26c3f0a2d4ceff1dcbd8f3f8988e09e6128e8faba43866","host":0,"places":[{"key":"cb63869a3a9aa404e3fcc846075e6ae1da4fb0cd62d13ee83a69d397c775651c","name":"Ann"},{},{}]}]}' AS BLOB));
INSERT INTO steps VALUES('vz6tw9awp9a49qih',1,CAST('{"at":1795031260789,"events":[{"type":"claimed","seat":1,"key":"5940edac21cc296142f461513f12d096ba4b1c962a7980f30c532fafbee1fcb0","name":"Guest 0"}]}' AS BLOB));
INSERT INTO steps VALUES('vz6tw9awp9a49qih',2,CAST('{"at":1795031260799,"events":[{"type":"claimed","seat":2,"key":"fb8394b67e9827afd705744e99fc188138e58e37b97c886a3f5171c15e141d78","name":"Guest 1"},{"type":"started","start":2},{"type":"dealt","outcome":"deck 8 10 8 8 J 3 2 9 10 7 J 10 4 7 5 J 6 9 1 J 8 5 2 J 9 J 10 6 6 10 7 10 3 J 8 9 6 J 8 J J 10 6 10 J 9 8 7 8 J 4 7 10 9 5 4 10 5 7 3 J 5 4 J J 9 7 9 6 9"}]}' AS BLOB));
INSERT INTO steps VALUES('vz6tw9awp9a49qih',3,CAST('{"at":1795031260824,"events":[{"type":"played","seat":1,"action":"split 1-1-5"}],"asker":1,"request":"552454f14fab6f3e"}' AS BLOB));
INSERT INTO steps VALUES('vz6tw9awp9a49qih',4,CAST('{"at":1795031260836,"events":[{"type":"played","seat":0,"action":"guess white"}],"asker":0,"request":"68f918d8f6cdb2f8"}' AS BLOB));
INSERT INTO steps VALUES('vz6tw9awp9a49qih',5,CAST('{"at":1795031260845,"events":[{"type":"played","seat":1,"action":"guess black"}],"asker":1,"request":"3f1347de2274ea18"}' AS BLOB));
INSERT INTO steps VALUES('vz6tw9awp9a49qih',6,CAST('{"at":1795031260849,"events":[{"type":"played","seat":2,"action":"guess white"}],"asker":2,"request":"2cdf2af19de2bc1"}' AS BLOB));
INSERT INTO steps VALUES('vz6tw9awp9a49qih',7,CAST('{"at":1795031260857,"events":[{"type":"played","seat":1,"action":"joker 3"}],"asker":1,"request":"cc099a1e77064c2c"}' AS BLOB));
INSERT INTO steps VALUES('vz6tw9awp9a49qih',8,CAST('{"at":1795031260865,"events":[{"type":"played","seat":2,"action":"split 2-4-1"}],"asker":2,"request":"ae9ca08b2d7c5048"}' AS BLOB));
INSERT INTO steps VALUES('vz6tw9awp9a49qih',9,CAST('{"at":1795031260874,"events":[{"type":"played","seat":0,"action":"guess black"}],"asker":0,"request":"728a6fcf303a07b2"}' AS BLOB));
INSERT INTO steps VALUES('vz6tw9awp9a49qih',10,CAST('{"at":1795031260877,"events":[{"type":"played","seat":1,"action":"guess black"}],"asker":1,"request":"fc3b66fa30d0b194"}' AS BLOB));
INSERT INTO steps VALUES('vz6tw9awp9a49qih',11,CAST('{"at":1795031260886,"events":[{"type":"played","seat":2,"action":"guess pink"}],"asker":2,"request":"21870f0bc4ff64de"}' AS BLOB));
INSERT INTO steps VALUES('wgutubctnczshqmg',0,CAST('{"at":1795031261338,"events":[{"type":"opened","game":"split","players":2,"options":{},"settings":{"autostart":true,"pace":200},"secret":"595c817fe94cf2fc9ef6d3ca5ce78f407bc31ea189f88e6a4f6e2b53926d7cdc","host":0,"places":[{"key":"023d84ddf379c3b03e3db4745010afcea7e09295563e4ba978791f3a84710f14","name":"Ann"},{}]}]}' AS BLOB));
INSERT INTO steps VALUES('wgutubctnczshqmg',1,CAST('{"at":1795031261347,"events":[{"type":"claimed","seat":1,"key":"ad94b327eee9f01b020b8116df3721572adfc9973cba9447c9c39640379ad89f","name":"Guest 0"},{"type":"started","start":2},{"type":"dealt","outcome":"deck JD 8C QD 2C 4C 2H 3D 9S 9S 8S 8H 5D AH 5H JC 9D KH KC 5S 6S KS 4D 6D JC 2D 4C 8S 8D 4S JH 2H 9H QS AC 6C QC 2S 4H 7H 8H 10H QH KD JD 3S 7D 2S 2D 5C AS 9C QS JS 7H KH 3H AS 9C 8C 10S 4H 9D KD 3S AH 7D KC QC 6S 10S 7C 9H 7C 6D 3C 3D 10D 5D 2C 6H 3H QD 5C 7S 10C AD 7S 5H 10H AC AD 3C 4S 6H JH QH 5S 6C JS 10C 8D 10D 4D KS"}]}' AS BLOB));
INSERT INTO steps VALUES('wgutubctnczshqmg',2,CAST('{"at":1795031261363,"events":[{"type":"played","seat":0,"action":"draw"}],"asker":0,"request":"f2650b71959de095"}' AS BLOB));
INSERT INTO steps VALUES('wgutubctnczshqmg',3,CAST('{"at":1795031261369,"events":[{"type":"played","seat":0,"action":"discard AH"}],"asker":0,"request":"8fb09a0970216fc"}' AS BLOB));
INSERT INTO steps VALUES('wgutubctnczshqmg',4,CAST('{"at":1795031261448,"events":[{"type":"played","seat":1,"action":"take 2"}],"asker":1,"request":"e903aefa798c06fe"}' AS BLOB));
INSERT INTO steps VALUES('wgutubctnczshqmg',5,CAST('{"at":1795031261453,"events":[{"type":"played","seat":1,"action":"match 5D 5S"}],"asker":1,"request":"4fd26ec4b372c56b"}' AS BLOB));
INSERT INTO steps VALUES('wgutubctnczshqmg',6,CAST('{"at":1795031261461,"events":[{"type":"played","seat":1,"action":"match 9D 9S"}],"asker":1,"request":"992ef43805713dc6"}' AS BLOB));
INSERT INTO steps VALUES('wgutubctnczshqmg',7,CAST('{"at":1795031261468,"events":[{"type":"played","seat":1,"action":"discard KC"}],"asker":1,"request":"7b73ccf813284c79"}' AS BLOB));
INSERT INTO steps VALUES('wgutubctnczshqmg',8,CAST('{"at":1795031261477,"events":[{"type":"played","seat":0,"action":"take 1"}],"asker":0,"request":"4fa1d41fbb01ea75"}' AS BLOB));
INSERT INTO steps VALUES('wgutubctnczshqmg',9,CAST('{"at":1795031261489,"events":[{"type":"played","seat":0,"action":"match KC KH"}],"asker":0,"request":"ffd5e6d822f89909"}' AS BLOB));
INSERT INTO steps VALUES('wgutubctnczshqmg',10,CAST('{"at":1795031261497,"events":[{"type":"played","seat":0,"action":"trade KCKH 5D5S@P2"}],"asker":0,"request":"73fdc19413446df8"}' AS BLOB));
INSERT INTO steps VALUES('wgutubctnczshqmg',11,CAST('{"at":1795031261505,"events":[{"type":"played","seat":0,"action":"discard QD"}],"asker":0,"request":"bcac64625e268fa0"}' AS BLOB));
INSERT INTO steps VALUES('wgutubctnczshqmg',12,CAST('{"at":1795031261513,"events":[{"type":"played","seat":1,"action":"draw"}],"asker":1,"request":"efae0b46e6733cb8"}' AS BLOB));
INSERT INTO steps VALUES('wgutubctnczshqmg',13,CAST('{"at":1795031261530,"events":[{"type":"played","seat":1,"action":"discard 2C"}],"asker":1,"request":"f6a00758cb138653"}' AS BLOB));
INSERT INTO steps VALUES('wgutubctnczshqmg',14,CAST('{"at":1795031261537,"events":[{"type":"played","seat":0,"action":"draw"}],"asker":0,"request":"15bdc39d5a11cca5"}' AS BLOB));
INSERT INTO steps VALUES('wgutubctnczshqmg',15,CAST('{"at":1795031261549,"events":[{"type":"played","seat":0,"action":"discard 4D"}],"asker":0,"request":"13e222b8e69d2f3b"}' AS BLOB));
INSERT INTO steps VALUES('wgutubctnczshqmg',16,CAST('{"at":1795031261551,"events":[{"type":"played","seat":1,"action":"draw"}],"asker":1,"request":"ca604e28f1b9ab7c"}' AS BLOB));
INSERT INTO steps VALUES('wgutubctnczshqmg',17,CAST('{"at":1795031261557,"events":[{"type":"played","seat":1,"action":"upgrade 5H 5D 5S@P1"}],"asker":1,"request":"7ffb20e6dd0c8b94"}' AS BLOB));
INSERT INTO steps VALUES('wgutubctnczshqmg',18,CAST('{"at":1795031261566,"events":[{"type":"played","seat":1,"action":"pass"}],"asker":1,"request":"9ffd6a1803b86766"}' AS BLOB));
INSERT INTO steps VALUES('wgutubctnczshqmg',19,CAST('{"at":1795031261569,"events":[{"type":"played","seat":1,"action":"discard AH"}],"asker":1,"request":"952a71b26111b4b5"}' AS BLOB));
INSERT INTO steps VALUES('wgutubctnczshqmg',20,CAST('{"at":1795031261577,"events":[{"type":"played","seat":0,"action":"draw"}],"asker":0,"request":"127eeabe9bdeb398"}' AS BLOB));
INSERT INTO steps VALUES('wgutubctnczshqmg',21,CAST('{"at":1795031261593,"events":[{"type":"played","seat":0,"action":"discard JD"}],"asker":0,"request":"a3b000431734bc44"}' AS BLOB));
INSERT INTO steps VALUES('wgutubctnczshqmg',22,CAST('{"at":1795031261604,"events":[{"type":"played","seat":1,"action":"take 4"}],"asker":1,"request":"41d812cdfe4a5ce0"}' AS BLOB));
INSERT INTO steps VALUES('wgutubctnczshqmg',23,CAST('{"at":1795031261621,"events":[{"type":"played","seat":1,"action":"match 2C 2H"}],"asker":1,"request":"5484b3dbba6bc77c"}' AS BLOB));
INSERT INTO steps VALUES('wgutubctnczshqmg',24,CAST('{"at":1795031261629,"events":[{"type":"played","seat":1,"action":"match 8C 8S"}],"asker":1,"request":"bc2b75cdef2b1ae5"}' AS BLOB));
INSERT INTO steps VALUES('wgutubctnczshqmg',25,CAST('{"at":1795031261639,"events":[{"type":"played","seat":1,"action":"draw"}],"asker":1,"request":"766e690070c61508"}' AS BLOB));
INSERT INTO steps VALUES('wgutubctnczshqmg',26,CAST('{"at":1795031261645,"events":[{"type":"played","seat":1,"action":"discard AH"}],"asker":1,"request":"c00dc63d84c955f1"}' AS BLOB));
INSERT INTO steps VALUES('wgutubctnczshqmg',27,CAST('{"at":1795031261690,"events":[{"type":"played","seat":0,"action":"draw","by":"table"}]}' AS BLOB));
INSERT INTO steps VALUES('x3kqrtn6qky56zjm',0,CAST('{"at":1795031261657,"events":[{"type":"opened","game":"split","players":6,"options":{},"settings":{},"secret":"73a0dd26f1f4f59a68441d5b3dd2882be320fd8989439288d3e31dd072e9b622","host":0,"places":[{"key":"9ae6aced42db037b4afdfd8c614b3b6956133134c4d813b605ae5b701844f8df","name":"Ann"},{},{},{},{},{"level":"expert"}]}]}' AS BLOB));
INSERT INTO steps VALUES('x3kqrtn6qky56zjm',1,CAST('{"at":1795031261676,"events":[{"type":"claimed","seat":1,"key":"e83b2876e366fca9b3334c10f51c3ab0483b6988949dcdd3d5a730235ceed908","name":"Guest 0"}]}' AS BLOB));
INSERT INTO steps VALUES('x3kqrtn6qky56zjm',2,CAST('{"at":1795031261685,"events":[{"type":"claimed","seat":2,"key":"53d76cb23ce5f60edd2743fec1ae18e619dd5e21b018e7488fade772b907646f","name":"Guest 1"}]}' AS BLOB));
INSERT INTO steps VALUES('x3kqrtn6qky56zjm',3,CAST('{"at":1795031261693,"events":[{"type":"claimed","seat":3,"key":"0954a965e372ff056b4eb2759c84d0157bed935c01dd5df665aeaf7adac7efbe","name":"Guest 2"}]}' AS BLOB));
INSERT INTO steps VALUES('x3kqrtn6qky56zjm',4,CAST('{"at":1795031261699,"events":[{"type":"claimed","seat":4,"key":"e6e03ddbfe5e7b2a6653934a0bae5f76c912e07c5a264b4f046e103bbd7b2a60","name":"Guest 3"}]}' AS BLOB));
INSERT INTO steps VALUES('x3kqrtn6qky56zjm',5,CAST('{"at":1795031261720,"events":[{"type":"left","seat":4}]}' AS BLOB));
INSERT INTO steps VALUES('x3kqrtn6qky56zjm',6,CAST('{"at":1795031261731,"events":[{"type":"bot-sat","seat":4,"level":"easy"}],"asker":0,"request":"r0"}' AS BLOB));
INSERT INTO steps VALUES('x3kqrtn6qky56zjm',7,CAST('{"at":1795031261741,"events":[{"type":"muted","seat":0,"other":1}],"asker":0,"request":"r1"}' AS BLOB));
INSERT INTO steps VALUES('x3kqrtn6qky56zjm',8,CAST('{"at":1795031261743,"events":[{"type":"unmuted","seat":0,"other":1}],"asker":0,"request":"r2"}' AS BLOB));
COMMIT;
