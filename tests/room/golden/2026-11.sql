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
INSERT INTO "unfinished" VALUES('56jc5ipjvhd2kdzx');
INSERT INTO "unfinished" VALUES('bfytwmv53k3jqft2');
INSERT INTO "unfinished" VALUES('2b84y8vii23n57k6');
INSERT INTO steps VALUES('2b84y8vii23n57k6',0,CAST('{"at":1794965902233,"events":[{"type":"opened","game":"split","players":6,"options":{},"settings":{},"secret":"1b21d234c098d7a1f0a0081c7fc5609ff96eb3ecbe097858ed828367f7f19a33","host":0,"places":[{"key":"9dfcf4551fc7911c47e19db8fecafe627cb9711784dce8fa217bec0f022c856d","name":"Ann"},{},{},{},{},{"level":"expert"}]}]}' AS BLOB));
INSERT INTO steps VALUES('2b84y8vii23n57k6',1,CAST('{"at":1794965902237,"events":[{"type":"claimed","seat":1,"key":"f5cb3d81f75e86b3e0207463b61495f006a37c6c4835f1f6e01371863800f61f","name":"Guest 0"}]}' AS BLOB));
INSERT INTO steps VALUES('2b84y8vii23n57k6',2,CAST('{"at":1794965902239,"events":[{"type":"claimed","seat":2,"key":"0976084409604395129ed24c80afdeb6f6f8c4fc7f1a56d1ca0c6d4e86fe371b","name":"Guest 1"}]}' AS BLOB));
INSERT INTO steps VALUES('2b84y8vii23n57k6',3,CAST('{"at":1794965902241,"events":[{"type":"claimed","seat":3,"key":"b8c68b6b90a41879ddca6d6c5be8f4d3f53ce71095e665c8047286f258be2af6","name":"Guest 2"}]}' AS BLOB));
INSERT INTO steps VALUES('2b84y8vii23n57k6',4,CAST('{"at":1794965902243,"events":[{"type":"claimed","seat":4,"key":"d50681441c2e1f7cefb29c59c98648cfba045beaad776ff8cf5d5b1bc97a5e41","name":"Guest 3"}]}' AS BLOB));
INSERT INTO steps VALUES('2b84y8vii23n57k6',5,CAST('{"at":1794965902259,"events":[{"type":"left","seat":4}]}' AS BLOB));
INSERT INTO steps VALUES('2b84y8vii23n57k6',6,CAST('{"at":1794965902263,"events":[{"type":"bot-sat","seat":4,"level":"easy"}],"asker":0,"request":"r0"}' AS BLOB));
INSERT INTO steps VALUES('2b84y8vii23n57k6',7,CAST('{"at":1794965902265,"events":[{"type":"muted","seat":0,"other":1}],"asker":0,"request":"r1"}' AS BLOB));
INSERT INTO steps VALUES('2b84y8vii23n57k6',8,CAST('{"at":1794965902268,"events":[{"type":"unmuted","seat":0,"other":1}],"asker":0,"request":"r2"}' AS BLOB));
INSERT INTO steps VALUES('3fqkcqwyj7zhx5h7',0,CAST('{"at":1794965901878,"events":[{"type":"opened","game":"split","players":2,"options":{},"settings":{"autostart":true,"pace":200},"secret":"9d7c768bd28df34d1bbbbdf1343444c9145692a6e9155c31c4ba9170296290c3","host":0,"places":[{"key":"a256e4bcd0834bd3d6b847dcb06bf4979642402c54b3369749900cb1c29d37b4","name":"Ann"},{}]}]}' AS BLOB));
INSERT INTO steps VALUES('3fqkcqwyj7zhx5h7',1,CAST('{"at":1794965901899,"events":[{"type":"claimed","seat":1,"key":"a831f65592b5ec2c58140995d89c38b8786247161753e21828f2bd20875ffc50","name":"Guest 0"},{"type":"started","start":1},{"type":"dealt","outcome":"deck JH 2D 6D 9H AH 3C 6D 5S 10C 6H 7D 2S 4D 3D 8C 6C 8S 3H 6H KC AH 5D 9D AD 7H QD KD KH 8D JD 9C 2C 5H 8C QH QC 10S AS 3H 4S AD 10H JH 7S 10C 4S 6S JS 9S 4C KD 2D 3S AC 9H 5D 10D KC JC 6C 2H 10S 7S 9S 7H QC 4H 9D 3S KS KS 9C QD 4D QH 4C AC 10H 8H JD 5H 8S 10D 7D 4H 2H 7C 5S JS QS 3C 8H JC 5C KH AS 2S 2C 5C QS 3D 8D 7C 6S"}]}' AS BLOB));
INSERT INTO steps VALUES('3fqkcqwyj7zhx5h7',2,CAST('{"at":1794965901950,"events":[{"type":"played","seat":1,"action":"draw"}],"asker":1,"request":"8fb09a0970216fc"}' AS BLOB));
INSERT INTO steps VALUES('3fqkcqwyj7zhx5h7',3,CAST('{"at":1794965901999,"events":[{"type":"played","seat":1,"action":"discard 8S"}],"asker":1,"request":"e903aefa798c06fe"}' AS BLOB));
INSERT INTO steps VALUES('3fqkcqwyj7zhx5h7',4,CAST('{"at":1794965902028,"events":[{"type":"played","seat":0,"action":"draw"}],"asker":0,"request":"4fd26ec4b372c56b"}' AS BLOB));
INSERT INTO steps VALUES('3fqkcqwyj7zhx5h7',5,CAST('{"at":1794965902062,"events":[{"type":"played","seat":0,"action":"match 3D 3H"}],"asker":0,"request":"992ef43805713dc6"}' AS BLOB));
INSERT INTO steps VALUES('3fqkcqwyj7zhx5h7',6,CAST('{"at":1794965902127,"events":[{"type":"played","seat":0,"action":"draw"}],"asker":0,"request":"7b73ccf813284c79"}' AS BLOB));
INSERT INTO steps VALUES('3fqkcqwyj7zhx5h7',7,CAST('{"at":1794965902169,"events":[{"type":"played","seat":0,"action":"discard 5S"}],"asker":0,"request":"4fa1d41fbb01ea75"}' AS BLOB));
INSERT INTO steps VALUES('3fqkcqwyj7zhx5h7',8,CAST('{"at":1794965902184,"events":[{"type":"played","seat":1,"action":"draw"}],"asker":1,"request":"ffd5e6d822f89909"}' AS BLOB));
INSERT INTO steps VALUES('3fqkcqwyj7zhx5h7',9,CAST('{"at":1794965902193,"events":[{"type":"played","seat":1,"action":"discard 4D"}],"asker":1,"request":"73fdc19413446df8"}' AS BLOB));
INSERT INTO steps VALUES('3fqkcqwyj7zhx5h7',10,CAST('{"at":1794965902199,"events":[{"type":"played","seat":0,"action":"draw"}],"asker":0,"request":"bcac64625e268fa0"}' AS BLOB));
INSERT INTO steps VALUES('3fqkcqwyj7zhx5h7',11,CAST('{"at":1794965902201,"events":[{"type":"played","seat":0,"action":"match 2D 2S"}],"asker":0,"request":"efae0b46e6733cb8"}' AS BLOB));
INSERT INTO steps VALUES('3fqkcqwyj7zhx5h7',12,CAST('{"at":1794965902203,"events":[{"type":"played","seat":0,"action":"discard 9H"}],"asker":0,"request":"b4251188bcb5d0e3"}' AS BLOB));
INSERT INTO steps VALUES('3fqkcqwyj7zhx5h7',13,CAST('{"at":1794965902205,"events":[{"type":"played","seat":1,"action":"take 4"}],"asker":1,"request":"f6a00758cb138653"}' AS BLOB));
INSERT INTO steps VALUES('3fqkcqwyj7zhx5h7',14,CAST('{"at":1794965902207,"events":[{"type":"played","seat":1,"action":"match 8C 8S"}],"asker":1,"request":"15bdc39d5a11cca5"}' AS BLOB));
INSERT INTO steps VALUES('3fqkcqwyj7zhx5h7',15,CAST('{"at":1794965902208,"events":[{"type":"played","seat":1,"action":"pass"}],"asker":1,"request":"13e222b8e69d2f3b"}' AS BLOB));
INSERT INTO steps VALUES('3fqkcqwyj7zhx5h7',16,CAST('{"at":1794965902210,"events":[{"type":"played","seat":1,"action":"discard AH"}],"asker":1,"request":"ca604e28f1b9ab7c"}' AS BLOB));
INSERT INTO steps VALUES('3fqkcqwyj7zhx5h7',17,CAST('{"at":1794965902211,"events":[{"type":"played","seat":0,"action":"take 2"}],"asker":0,"request":"7ffb20e6dd0c8b94"}' AS BLOB));
INSERT INTO steps VALUES('3fqkcqwyj7zhx5h7',18,CAST('{"at":1794965902215,"events":[{"type":"played","seat":0,"action":"match 6H 6H"}],"asker":0,"request":"9ffd6a1803b86766"}' AS BLOB));
INSERT INTO steps VALUES('3fqkcqwyj7zhx5h7',19,CAST('{"at":1794965902219,"events":[{"type":"played","seat":0,"action":"penalize P2"}],"asker":0,"request":"952a71b26111b4b5"}' AS BLOB));
INSERT INTO steps VALUES('3fqkcqwyj7zhx5h7',20,CAST('{"at":1794965902220,"events":[{"type":"played","seat":0,"action":"discard AD"}],"asker":0,"request":"127eeabe9bdeb398"}' AS BLOB));
INSERT INTO steps VALUES('3fqkcqwyj7zhx5h7',21,CAST('{"at":1794965902222,"events":[{"type":"played","seat":1,"action":"draw"}],"asker":1,"request":"a3b000431734bc44"}' AS BLOB));
INSERT INTO steps VALUES('3fqkcqwyj7zhx5h7',22,CAST('{"at":1794965902223,"events":[{"type":"played","seat":1,"action":"discard 7H"}],"asker":1,"request":"41d812cdfe4a5ce0"}' AS BLOB));
INSERT INTO steps VALUES('3fqkcqwyj7zhx5h7',23,CAST('{"at":1794965902225,"events":[{"type":"played","seat":0,"action":"take 2"}],"asker":0,"request":"5484b3dbba6bc77c"}' AS BLOB));
INSERT INTO steps VALUES('3fqkcqwyj7zhx5h7',24,CAST('{"at":1794965902226,"events":[{"type":"played","seat":0,"action":"match AD AH"}],"asker":0,"request":"bc2b75cdef2b1ae5"}' AS BLOB));
INSERT INTO steps VALUES('3fqkcqwyj7zhx5h7',25,CAST('{"at":1794965902228,"events":[{"type":"played","seat":0,"action":"draw"}],"asker":0,"request":"766e690070c61508"}' AS BLOB));
INSERT INTO steps VALUES('3fqkcqwyj7zhx5h7',26,CAST('{"at":1794965902229,"events":[{"type":"played","seat":0,"action":"discard 5D"}],"asker":0,"request":"c00dc63d84c955f1"}' AS BLOB));
INSERT INTO steps VALUES('56jc5ipjvhd2kdzx',0,CAST('{"at":1794965893233,"events":[{"type":"opened","game":"splitter","players":2,"options":{},"settings":{"autostart":true,"autoplay":false,"clock":2592000},"secret":"c261a934cfff6e95f440d2caa277ca53804301352b0f9e1a684f451bc9edfb8f","host":0,"places":[{"key":"5e879e51025c500a55993c20d4365b29473304c002e2ac00cdeee05fcbdb5c8c","name":"Ann"},{}]}]}' AS BLOB));
INSERT INTO steps VALUES('56jc5ipjvhd2kdzx',1,CAST('{"at":1794965893239,"events":[{"type":"claimed","seat":1,"key":"cba7629341b71d0681f84e2904c3a291a45041ba283aaa09af72a95ccd315fb8","name":"Guest 0"},{"type":"started","start":1},{"type":"dealt","outcome":"roll 4 1"}]}' AS BLOB));
INSERT INTO steps VALUES('56jc5ipjvhd2kdzx',2,CAST('{"at":1794965893249,"events":[{"type":"played","seat":0,"action":"write 4|1 b1"}],"asker":0,"request":"79dd25a49fe85b0"}' AS BLOB));
INSERT INTO steps VALUES('56jc5ipjvhd2kdzx',3,CAST('{"at":1794965893342,"events":[{"type":"played","seat":1,"action":"write 4|1 b2"},{"type":"dealt","outcome":"roll 2 5"}],"asker":1,"request":"c42b7170902a174f"}' AS BLOB));
INSERT INTO steps VALUES('56jc5ipjvhd2kdzx',4,CAST('{"at":1794965893527,"events":[{"type":"played","seat":0,"action":"write 2|5 d2"}],"asker":0,"request":"1b98fbe466809a11"}' AS BLOB));
INSERT INTO steps VALUES('56jc5ipjvhd2kdzx',5,CAST('{"at":1794965893570,"events":[{"type":"played","seat":1,"action":"write 5|2 a1"},{"type":"dealt","outcome":"roll 2 2"}],"asker":1,"request":"111b8aaa62f28d1a"}' AS BLOB));
INSERT INTO steps VALUES('56jc5ipjvhd2kdzx',6,CAST('{"at":1794965893608,"events":[{"type":"played","seat":0,"action":"write 2|2 a1"}],"asker":0,"request":"r0"}' AS BLOB));
INSERT INTO steps VALUES('56jc5ipjvhd2kdzx',7,CAST('{"at":1794965894459,"events":[{"type":"undone","seat":0}],"asker":0,"request":"r1"}' AS BLOB));
INSERT INTO steps VALUES('56jc5ipjvhd2kdzx',8,CAST('{"at":1794965894474,"events":[{"type":"refused","rule":"","reason":"“write nowhere” is not an action here; write it as “write 4|1 c2”: 4 in the left cell and 1 in the right cell of row c, two from the centre line."}],"asker":0,"request":"r2"}' AS BLOB));
INSERT INTO steps VALUES('56jc5ipjvhd2kdzx',9,CAST('{"at":1794965894677,"events":[{"type":"nudged","seat":0,"other":1,"at":1794965894677}],"asker":0,"request":"r3"}' AS BLOB));
INSERT INTO steps VALUES('56jc5ipjvhd2kdzx',10,CAST('{"at":1794965894719,"events":[{"type":"rekeyed","seat":1,"key":"671bef667857e51ec7474958a34b46b2a04e1e5d976dbc799e08c2e02fc28f08"}]}' AS BLOB));
INSERT INTO steps VALUES('8yk6srdnhwmyez2r',0,CAST('{"at":1794965892432,"events":[{"type":"opened","game":"splitter","players":2,"options":{},"settings":{"autostart":true,"chat":"plain"},"secret":"90a2a345c87263c1c0c05374bd8fdeed605585d69e8689de797751abc20d62d2","host":0,"places":[{"key":"b8a8e5b9273338bdb92bff84ffe36f95146a5f0715f8e8f88b4ac00412eafff7","name":"Ann","nonce":"ann-1","face":"fox","colour":"teal"},{}]}]}' AS BLOB));
INSERT INTO steps VALUES('8yk6srdnhwmyez2r',1,CAST('{"at":1794965892531,"events":[{"type":"claimed","seat":1,"key":"71e58f1ea88c88e42b9c9614fbc879e7353fde792e729d22012623ca0dc51cd5","name":"Guest 0"},{"type":"started","start":2},{"type":"dealt","outcome":"roll 6 4"}]}' AS BLOB));
INSERT INTO steps VALUES('8yk6srdnhwmyez2r',2,CAST('{"at":1794965892656,"events":[{"type":"said","seat":0,"words":"Hello, “Bob”"}],"asker":0,"request":"r0"}' AS BLOB));
INSERT INTO steps VALUES('8yk6srdnhwmyez2r',3,CAST('{"at":1794965892677,"events":[{"type":"said","seat":0,"phrase":"emoji-clap"}],"asker":0,"request":"r1"}' AS BLOB));
INSERT INTO steps VALUES('8yk6srdnhwmyez2r',4,CAST('{"at":1794965892768,"events":[{"type":"muted","seat":0,"other":1}],"asker":0,"request":"r2"}' AS BLOB));
INSERT INTO steps VALUES('8yk6srdnhwmyez2r',5,CAST('{"at":1794965892850,"events":[{"type":"played","seat":0,"action":"write 6|4 e2"}],"asker":0,"request":"r3"}' AS BLOB));
INSERT INTO steps VALUES('8yk6srdnhwmyez2r',6,CAST('{"at":1794965892984,"events":[{"type":"played","seat":1,"action":"write 4|6 f1"},{"type":"dealt","outcome":"roll 6 2"}],"asker":1,"request":"r0"}' AS BLOB));
INSERT INTO steps VALUES('8yk6srdnhwmyez2r',7,CAST('{"at":1794965892999,"events":[{"type":"played","seat":0,"action":"write 2|6 e3"}],"asker":0,"request":"r4"}' AS BLOB));
INSERT INTO steps VALUES('8yk6srdnhwmyez2r',8,CAST('{"at":1794965893015,"events":[{"type":"played","seat":1,"action":"write 6|2 e2"},{"type":"dealt","outcome":"roll 6 6"}],"asker":1,"request":"r1"}' AS BLOB));
INSERT INTO steps VALUES('8yk6srdnhwmyez2r',9,CAST('{"at":1794965893036,"events":[{"type":"played","seat":0,"action":"write 6|6 f2"}],"asker":0,"request":"r5"}' AS BLOB));
INSERT INTO steps VALUES('8yk6srdnhwmyez2r',10,CAST('{"at":1794965893046,"events":[{"type":"played","seat":1,"action":"write 6|6 g1"},{"type":"dealt","outcome":"roll 6 1"}],"asker":1,"request":"r2"}' AS BLOB));
INSERT INTO steps VALUES('8yk6srdnhwmyez2r',11,CAST('{"at":1794965893059,"events":[{"type":"played","seat":0,"action":"write 6|1 c2"}],"asker":0,"request":"r6"}' AS BLOB));
INSERT INTO steps VALUES('8yk6srdnhwmyez2r',12,CAST('{"at":1794965893061,"events":[{"type":"played","seat":1,"action":"write 1|6 c1"},{"type":"dealt","outcome":"roll 3 6"}],"asker":1,"request":"r3"}' AS BLOB));
INSERT INTO steps VALUES('8yk6srdnhwmyez2r',13,CAST('{"at":1794965893063,"events":[{"type":"played","seat":0,"action":"write 3|6 g1"}],"asker":0,"request":"r7"}' AS BLOB));
INSERT INTO steps VALUES('8yk6srdnhwmyez2r',14,CAST('{"at":1794965893064,"events":[{"type":"played","seat":1,"action":"write 3|6 f2"},{"type":"dealt","outcome":"roll 5 3"}],"asker":1,"request":"r4"}' AS BLOB));
INSERT INTO steps VALUES('8yk6srdnhwmyez2r',15,CAST('{"at":1794965893071,"events":[{"type":"played","seat":0,"action":"write 3|5 c1"}],"asker":0,"request":"r8"}' AS BLOB));
INSERT INTO steps VALUES('8yk6srdnhwmyez2r',16,CAST('{"at":1794965893073,"events":[{"type":"played","seat":1,"action":"write 5|3 b2"},{"type":"dealt","outcome":"roll 2 2"}],"asker":1,"request":"r5"}' AS BLOB));
INSERT INTO steps VALUES('8yk6srdnhwmyez2r',17,CAST('{"at":1794965893077,"events":[{"type":"played","seat":0,"action":"write 2|2 f3"}],"asker":0,"request":"r9"}' AS BLOB));
INSERT INTO steps VALUES('8yk6srdnhwmyez2r',18,CAST('{"at":1794965893086,"events":[{"type":"played","seat":1,"action":"write 2|2 d3"},{"type":"dealt","outcome":"roll 5 2"}],"asker":1,"request":"r6"}' AS BLOB));
INSERT INTO steps VALUES('8yk6srdnhwmyez2r',19,CAST('{"at":1794965893088,"events":[{"type":"played","seat":0,"action":"write 5|2 b1"}],"asker":0,"request":"r10"}' AS BLOB));
INSERT INTO steps VALUES('8yk6srdnhwmyez2r',20,CAST('{"at":1794965893089,"events":[{"type":"played","seat":1,"action":"write 5|2 a2"},{"type":"dealt","outcome":"roll 4 5"}],"asker":1,"request":"r7"}' AS BLOB));
INSERT INTO steps VALUES('8yk6srdnhwmyez2r',21,CAST('{"at":1794965893162,"events":[{"type":"played","seat":0,"action":"write 5|4 d3"}],"asker":0,"request":"r11"}' AS BLOB));
INSERT INTO steps VALUES('8yk6srdnhwmyez2r',22,CAST('{"at":1794965893164,"events":[{"type":"played","seat":1,"action":"write 5|4 f3"},{"type":"dealt","outcome":"roll 3 6"}],"asker":1,"request":"r8"}' AS BLOB));
INSERT INTO steps VALUES('8yk6srdnhwmyez2r',23,CAST('{"at":1794965893168,"events":[{"type":"played","seat":0,"action":"write 3|6 f1"}],"asker":0,"request":"r12"}' AS BLOB));
INSERT INTO steps VALUES('8yk6srdnhwmyez2r',24,CAST('{"at":1794965893169,"events":[{"type":"played","seat":1,"action":"write 3|6 e3"},{"type":"dealt","outcome":"roll 2 1"}],"asker":1,"request":"r9"}' AS BLOB));
INSERT INTO steps VALUES('8yk6srdnhwmyez2r',25,CAST('{"at":1794965893171,"events":[{"type":"played","seat":0,"action":"write 1|2 a1"}],"asker":0,"request":"r13"}' AS BLOB));
INSERT INTO steps VALUES('8yk6srdnhwmyez2r',26,CAST('{"at":1794965893173,"events":[{"type":"played","seat":1,"action":"write 1|2 e1"},{"type":"dealt","outcome":"roll 1 6"}],"asker":1,"request":"r10"}' AS BLOB));
INSERT INTO steps VALUES('8yk6srdnhwmyez2r',27,CAST('{"at":1794965893175,"events":[{"type":"played","seat":0,"action":"write 1|6 d2"}],"asker":0,"request":"r14"}' AS BLOB));
INSERT INTO steps VALUES('8yk6srdnhwmyez2r',28,CAST('{"at":1794965893176,"events":[{"type":"played","seat":1,"action":"write 1|6 d2"},{"type":"dealt","outcome":"roll 2 2"}],"asker":1,"request":"r11"}' AS BLOB));
INSERT INTO steps VALUES('8yk6srdnhwmyez2r',29,CAST('{"at":1794965893178,"events":[{"type":"played","seat":0,"action":"write 2|2 g2"}],"asker":0,"request":"r15"}' AS BLOB));
INSERT INTO steps VALUES('8yk6srdnhwmyez2r',30,CAST('{"at":1794965893180,"events":[{"type":"played","seat":1,"action":"write 2|2 b3"},{"type":"dealt","outcome":"roll 3 3"}],"asker":1,"request":"r12"}' AS BLOB));
INSERT INTO steps VALUES('8yk6srdnhwmyez2r',31,CAST('{"at":1794965893182,"events":[{"type":"played","seat":0,"action":"write 3|3 a2"}],"asker":0,"request":"r16"}' AS BLOB));
INSERT INTO steps VALUES('8yk6srdnhwmyez2r',32,CAST('{"at":1794965893183,"events":[{"type":"played","seat":1,"action":"write 3|3 g2"},{"type":"dealt","outcome":"roll 6 2"}],"asker":1,"request":"r13"}' AS BLOB));
INSERT INTO steps VALUES('8yk6srdnhwmyez2r',33,CAST('{"at":1794965893184,"events":[{"type":"played","seat":0,"action":"write 6|2 b3"}],"asker":0,"request":"r17"}' AS BLOB));
INSERT INTO steps VALUES('8yk6srdnhwmyez2r',34,CAST('{"at":1794965893186,"events":[{"type":"played","seat":1,"action":"write 2|6 a1"},{"type":"dealt","outcome":"roll 4 6"}],"asker":1,"request":"r14"}' AS BLOB));
INSERT INTO steps VALUES('8yk6srdnhwmyez2r',35,CAST('{"at":1794965893187,"events":[{"type":"played","seat":0,"action":"write 4|6 b2"}],"asker":0,"request":"r18"}' AS BLOB));
INSERT INTO steps VALUES('8yk6srdnhwmyez2r',36,CAST('{"at":1794965893189,"events":[{"type":"played","seat":1,"action":"write 6|4 c2"},{"type":"dealt","outcome":"roll 4 4"}],"asker":1,"request":"r15"}' AS BLOB));
INSERT INTO steps VALUES('8yk6srdnhwmyez2r',37,CAST('{"at":1794965893190,"events":[{"type":"played","seat":0,"action":"write 4|4 c4"}],"asker":0,"request":"r19"}' AS BLOB));
INSERT INTO steps VALUES('8yk6srdnhwmyez2r',38,CAST('{"at":1794965893191,"events":[{"type":"played","seat":1,"action":"write 4|4 d4"},{"type":"dealt","outcome":"roll 6 6"}],"asker":1,"request":"r16"}' AS BLOB));
INSERT INTO steps VALUES('8yk6srdnhwmyez2r',39,CAST('{"at":1794965893193,"events":[{"type":"played","seat":0,"action":"write 6|6 c3"}],"asker":0,"request":"r20"}' AS BLOB));
INSERT INTO steps VALUES('8yk6srdnhwmyez2r',40,CAST('{"at":1794965893194,"events":[{"type":"played","seat":1,"action":"write 6|6 d1"},{"type":"dealt","outcome":"roll 2 1"}],"asker":1,"request":"r17"}' AS BLOB));
INSERT INTO steps VALUES('8yk6srdnhwmyez2r',41,CAST('{"at":1794965893195,"events":[{"type":"played","seat":0,"action":"write 1|2 e1"}],"asker":0,"request":"r21"}' AS BLOB));
INSERT INTO steps VALUES('8yk6srdnhwmyez2r',42,CAST('{"at":1794965893197,"events":[{"type":"played","seat":1,"action":"write 1|2 e4"},{"type":"dealt","outcome":"roll 4 6"}],"asker":1,"request":"r18"}' AS BLOB));
INSERT INTO steps VALUES('8yk6srdnhwmyez2r',43,CAST('{"at":1794965893200,"events":[{"type":"played","seat":0,"action":"write 4|6 e4"}],"asker":0,"request":"r22"}' AS BLOB));
INSERT INTO steps VALUES('8yk6srdnhwmyez2r',44,CAST('{"at":1794965893202,"events":[{"type":"played","seat":1,"action":"write 6|4 b1"},{"type":"dealt","outcome":"roll 6 3"}],"asker":1,"request":"r19"}' AS BLOB));
INSERT INTO steps VALUES('8yk6srdnhwmyez2r',45,CAST('{"at":1794965893204,"events":[{"type":"played","seat":0,"action":"write 3|6 d1"}],"asker":0,"request":"r23"}' AS BLOB));
INSERT INTO steps VALUES('8yk6srdnhwmyez2r',46,CAST('{"at":1794965893205,"events":[{"type":"played","seat":1,"action":"write 6|3 c4"},{"type":"dealt","outcome":"roll 1 2"}],"asker":1,"request":"r20"}' AS BLOB));
INSERT INTO steps VALUES('8yk6srdnhwmyez2r',47,CAST('{"at":1794965893207,"events":[{"type":"played","seat":0,"action":"write 2|1 d4"}],"asker":0,"request":"r24"}' AS BLOB));
INSERT INTO steps VALUES('8yk6srdnhwmyez2r',48,CAST('{"at":1794965893209,"events":[{"type":"played","seat":1,"action":"write 1|2 c3"}],"asker":1,"request":"r21"}' AS BLOB));
INSERT INTO steps VALUES('8yk6srdnhwmyez2r',49,CAST('{"at":1794965893214,"events":[{"type":"rematched","table":"tnhk8tgxcfrp6h94","by":1}]}' AS BLOB));
INSERT INTO steps VALUES('bfytwmv53k3jqft2',0,CAST('{"at":1794965897498,"events":[{"type":"opened","game":"generous-split","players":4,"options":{},"settings":{},"secret":"1401e99f098ee7c882944ce07f3149f3b0f2cf77e0a8b2be7b09cf4e1592f797","host":0,"places":[{"key":"0dfabae4fb1908bd1e651c95189bff14105324b87789a0728713df9b3ccf959f","name":"Ann"},{},{},{}]}]}' AS BLOB));
INSERT INTO steps VALUES('bfytwmv53k3jqft2',1,CAST('{"at":1794965897531,"events":[{"type":"claimed","seat":1,"key":"745b208f7b064d0067f910e15d2946e09e158d309106ea5f35b3d11011c0695d","name":"Guest 0"}]}' AS BLOB));
INSERT INTO steps VALUES('bfytwmv53k3jqft2',2,CAST('{"at":1794965897571,"events":[{"type":"claimed","seat":2,"key":"d4f9cf68fe7c5e7ec6766b8c5363cb766a083030ba7d46ba04dcb1e100480003","name":"Guest 1"}]}' AS BLOB));
INSERT INTO steps VALUES('bfytwmv53k3jqft2',3,CAST('{"at":1794965897630,"events":[{"type":"claimed","seat":3,"key":"40fe6b7bd68d7168b345ac2dce8efd8d3738d5a9854be450a5264f42a461ffe2","name":"Guest 2"}]}' AS BLOB));
INSERT INTO steps VALUES('bfytwmv53k3jqft2',4,CAST('{"at":1794965897797,"events":[{"type":"face","seat":1,"name":"Bo","face":"owl","colour":"lime"}],"asker":1,"request":"r0"}' AS BLOB));
INSERT INTO steps VALUES('bfytwmv53k3jqft2',5,CAST('{"at":1794965897815,"events":[{"type":"nonce","seat":2,"nonce":"c0ffee"}],"asker":2,"request":"r0"}' AS BLOB));
INSERT INTO steps VALUES('bfytwmv53k3jqft2',6,CAST('{"at":1794965897868,"events":[{"type":"started","start":2},{"type":"dealt","outcome":"deck KH KS 6H 8C 10S 5D AC 10H JS 2D 4H 6C 2S AS 7S KD 8D 7D JD AH 9H 5C 9S 4C QS 10D AD 10C 2C 7H QH 5S 4D 8H 8S 9C QC JH JC 7C QD 3D 4S 9D 3C 5H 3S 3H 6D 6S 2H KC"}]}' AS BLOB));
INSERT INTO steps VALUES('bfytwmv53k3jqft2',7,CAST('{"at":1794965897890,"events":[{"type":"played","seat":2,"action":"play 9H"}],"asker":2,"request":"65151c401dd377bf"}' AS BLOB));
INSERT INTO steps VALUES('bfytwmv53k3jqft2',8,CAST('{"at":1794965897922,"events":[{"type":"played","seat":3,"action":"play 5H"}],"asker":3,"request":"367e5d6dfd741069"}' AS BLOB));
INSERT INTO steps VALUES('bfytwmv53k3jqft2',9,CAST('{"at":1794965897966,"events":[{"type":"played","seat":0,"action":"play QH"}],"asker":0,"request":"dd44fd3645114889"}' AS BLOB));
INSERT INTO steps VALUES('bfytwmv53k3jqft2',10,CAST('{"at":1794965898034,"events":[{"type":"played","seat":1,"action":"play 3H"}],"asker":1,"request":"ff769e374ddc74c8"}' AS BLOB));
INSERT INTO steps VALUES('bfytwmv53k3jqft2',11,CAST('{"at":1794965898114,"events":[{"type":"played","seat":0,"action":"play 3S"}],"asker":0,"request":"2ff3600735f11af2"}' AS BLOB));
INSERT INTO steps VALUES('bfytwmv53k3jqft2',12,CAST('{"at":1794965898151,"events":[{"type":"played","seat":1,"action":"play 5S"}],"asker":1,"request":"dab871d5feef16e9"}' AS BLOB));
INSERT INTO steps VALUES('bfytwmv53k3jqft2',13,CAST('{"at":1794965898181,"events":[{"type":"played","seat":2,"action":"play 10S"}],"asker":2,"request":"fd42e0440ac793f5"}' AS BLOB));
INSERT INTO steps VALUES('bfytwmv53k3jqft2',14,CAST('{"at":1794965898183,"events":[{"type":"played","seat":3,"action":"play AS"}],"asker":3,"request":"7108e02236971e1b"}' AS BLOB));
INSERT INTO steps VALUES('bfytwmv53k3jqft2',15,CAST('{"at":1794965898184,"events":[{"type":"played","seat":3,"action":"play KS"}],"asker":3,"request":"c5cefdd8027385c9"}' AS BLOB));
INSERT INTO steps VALUES('bfytwmv53k3jqft2',16,CAST('{"at":1794965898186,"events":[{"type":"played","seat":0,"action":"play 8S"}],"asker":0,"request":"d48dd9f354366c21"}' AS BLOB));
INSERT INTO steps VALUES('bfytwmv53k3jqft2',17,CAST('{"at":1794965898189,"events":[{"type":"played","seat":1,"action":"play 6C"}],"asker":1,"request":"12ca3f7062dc08d6"}' AS BLOB));
INSERT INTO steps VALUES('bfytwmv53k3jqft2',18,CAST('{"at":1794965898191,"events":[{"type":"played","seat":2,"action":"play QS"}],"asker":2,"request":"356f8bd11711eb57"}' AS BLOB));
INSERT INTO steps VALUES('bfytwmv53k3jqft2',19,CAST('{"at":1794965898193,"events":[{"type":"played","seat":3,"action":"play 5C"}],"asker":3,"request":"3e361858a2f7647a"}' AS BLOB));
INSERT INTO steps VALUES('bfytwmv53k3jqft2',20,CAST('{"at":1794965898196,"events":[{"type":"played","seat":0,"action":"play AC"}],"asker":0,"request":"5e617f8e99edbce7"}' AS BLOB));
INSERT INTO steps VALUES('bfytwmv53k3jqft2',21,CAST('{"at":1794965898267,"events":[{"type":"played","seat":1,"action":"play 7C"}],"asker":1,"request":"740572419f452c07"}' AS BLOB));
INSERT INTO steps VALUES('bfytwmv53k3jqft2',22,CAST('{"at":1794965898617,"events":[{"type":"played","seat":2,"action":"play 3C"}],"asker":2,"request":"965768e0f589d99a"}' AS BLOB));
INSERT INTO steps VALUES('bfytwmv53k3jqft2',23,CAST('{"at":1794965898659,"events":[{"type":"played","seat":0,"action":"play AD"}],"asker":0,"request":"931719fdd5157e9d"}' AS BLOB));
INSERT INTO steps VALUES('bfytwmv53k3jqft2',24,CAST('{"at":1794965898709,"events":[{"type":"played","seat":1,"action":"play 9D"}],"asker":1,"request":"62d74145ddd4a054"}' AS BLOB));
INSERT INTO steps VALUES('bfytwmv53k3jqft2',25,CAST('{"at":1794965898828,"events":[{"type":"played","seat":2,"action":"play 8D"}],"asker":2,"request":"27756991a0931ed4"}' AS BLOB));
INSERT INTO steps VALUES('bfytwmv53k3jqft2',26,CAST('{"at":1794965898885,"events":[{"type":"played","seat":3,"action":"play 10D"}],"asker":3,"request":"3a775505e88e752f"}' AS BLOB));
INSERT INTO steps VALUES('bfytwmv53k3jqft2',27,CAST('{"at":1794965898924,"events":[{"type":"played","seat":0,"action":"play JD"}],"asker":0,"request":"b9b338eb3fdf2348"}' AS BLOB));
INSERT INTO steps VALUES('bfytwmv53k3jqft2',28,CAST('{"at":1794965898957,"events":[{"type":"played","seat":1,"action":"play KD"}],"asker":1,"request":"bd4aeab02891dd3c"}' AS BLOB));
INSERT INTO steps VALUES('bfytwmv53k3jqft2',29,CAST('{"at":1794965898971,"events":[{"type":"played","seat":2,"action":"play QD"}],"asker":2,"request":"f33c1a7fafdd8733"}' AS BLOB));
INSERT INTO steps VALUES('bfytwmv53k3jqft2',30,CAST('{"at":1794965898990,"events":[{"type":"played","seat":3,"action":"play 2D"}],"asker":3,"request":"7b862eace1d7300f"}' AS BLOB));
INSERT INTO steps VALUES('bfytwmv53k3jqft2',31,CAST('{"at":1794965899130,"events":[{"type":"played","seat":1,"action":"play 4C"}],"asker":1,"request":"c2282666be49ee7"}' AS BLOB));
INSERT INTO steps VALUES('bfytwmv53k3jqft2',32,CAST('{"at":1794965899271,"events":[{"type":"played","seat":2,"action":"play QC"}],"asker":2,"request":"9e803191bea8593"}' AS BLOB));
INSERT INTO steps VALUES('bfytwmv53k3jqft2',33,CAST('{"at":1794965899371,"events":[{"type":"played","seat":3,"action":"play JH"}],"asker":3,"request":"bd65693b3d0840fb"}' AS BLOB));
INSERT INTO steps VALUES('bfytwmv53k3jqft2',34,CAST('{"at":1794965900428,"events":[{"type":"played","seat":0,"action":"play JC"}],"asker":0,"request":"41c9886e64409ddb"}' AS BLOB));
INSERT INTO steps VALUES('bfytwmv53k3jqft2',35,CAST('{"at":1794965900938,"events":[{"type":"played","seat":2,"action":"play JS"}],"asker":2,"request":"e7a28cbdd2df2c20"}' AS BLOB));
INSERT INTO steps VALUES('bfytwmv53k3jqft2',36,CAST('{"at":1794965900973,"events":[{"type":"played","seat":3,"action":"play 8H"}],"asker":3,"request":"4b1e943e7db224cb"}' AS BLOB));
INSERT INTO steps VALUES('bfytwmv53k3jqft2',37,CAST('{"at":1794965900993,"events":[{"type":"sitter-came","seat":3,"level":"random"}],"asker":0,"request":"r0"}' AS BLOB));
INSERT INTO steps VALUES('bfytwmv53k3jqft2',38,CAST('{"at":1794965901034,"events":[{"type":"paced","milliseconds":300}],"asker":0,"request":"r1"}' AS BLOB));
INSERT INTO steps VALUES('bfytwmv53k3jqft2',39,CAST('{"at":1794965901049,"events":[{"type":"hurried","seat":1}],"asker":1,"request":"r1"}' AS BLOB));
INSERT INTO steps VALUES('kygcewu6kj3vurv6',0,CAST('{"at":1794965901078,"events":[{"type":"opened","game":"split","players":3,"options":{},"settings":{"autostart":true},"secret":"6334a1fe5279ccb51a923171201ec07a84d11907531f3873c31b52d4ca04c213","host":0,"places":[{"key":"d9564818bc8b8ad3d9dc3deccc382b43fe0293aee3706b6e990f6ed2ce747381","name":"Ann"},{},{}]}]}' AS BLOB));
INSERT INTO steps VALUES('kygcewu6kj3vurv6',1,CAST('{"at":1794965901095,"events":[{"type":"claimed","seat":1,"key":"69dbac6403b34faf9655d61f2dbf0d24c933f2a24053970ecafac17aa84f3150","name":"Guest 0"}]}' AS BLOB));
INSERT INTO steps VALUES('kygcewu6kj3vurv6',2,CAST('{"at":1794965901107,"events":[{"type":"claimed","seat":2,"key":"9ac0691cd3fe250ef948daff373bad957aa0a11f7701755e7926db47751692d2","name":"Guest 1"},{"type":"started","start":3},{"type":"dealt","outcome":"deck 3S AD 10S 3D AC 6S 9H 7H 9C 2D 6D 7D KS 8C 8D 3S 2H 3D KS AD AS AH 6H 8H KD 10H 10D QD KC AH 2S 2S 9C 4S 8H JS 9D KH 7C QC JD JC JS 3C 4D 4D 2C 6H 8C 5C KC 5H 6D 4C 9D 7D AS 2C 9S 5H QS 4H QH 10C JD QS 4S 5D JH 10C 6C 10D 5C KH 3H 8S 7C 5D 7S AC 8D 6C 7S 7H 10H QH 9S 6S 3H JH 3C QD KD 5S 9H 8S QC JC 4H 5S 2D 10S 2H 4C"}]}' AS BLOB));
INSERT INTO steps VALUES('kygcewu6kj3vurv6',3,CAST('{"at":1794965901138,"events":[{"type":"played","seat":0,"action":"draw"}],"asker":0,"request":"ede26c2e2ce933e1"}' AS BLOB));
INSERT INTO steps VALUES('kygcewu6kj3vurv6',4,CAST('{"at":1794965901189,"events":[{"type":"played","seat":0,"action":"discard 2D"}],"asker":0,"request":"3a782ebb205bc308"}' AS BLOB));
INSERT INTO steps VALUES('kygcewu6kj3vurv6',5,CAST('{"at":1794965901208,"events":[{"type":"played","seat":1,"action":"draw"}],"asker":1,"request":"a74c46118f32a1f2"}' AS BLOB));
INSERT INTO steps VALUES('kygcewu6kj3vurv6',6,CAST('{"at":1794965901223,"events":[{"type":"played","seat":1,"action":"discard 10H"}],"asker":1,"request":"365fdcd647bc7548"}' AS BLOB));
INSERT INTO steps VALUES('kygcewu6kj3vurv6',7,CAST('{"at":1794965901239,"events":[{"type":"played","seat":2,"action":"draw"}],"asker":2,"request":"43e3ef5bfbd7d14"}' AS BLOB));
INSERT INTO steps VALUES('kygcewu6kj3vurv6',8,CAST('{"at":1794965901278,"events":[{"type":"played","seat":2,"action":"discard 6S"}],"asker":2,"request":"6953404844e9e4a5"}' AS BLOB));
INSERT INTO steps VALUES('kygcewu6kj3vurv6',9,CAST('{"at":1794965901334,"events":[{"type":"played","seat":0,"action":"draw"}],"asker":0,"request":"f7a04433fc2a908"}' AS BLOB));
INSERT INTO steps VALUES('kygcewu6kj3vurv6',10,CAST('{"at":1794965901436,"events":[{"type":"played","seat":0,"action":"discard 3D"}],"asker":0,"request":"482ea7602d1ef7bf"}' AS BLOB));
INSERT INTO steps VALUES('kygcewu6kj3vurv6',11,CAST('{"at":1794965901486,"events":[{"type":"played","seat":1,"action":"draw"}],"asker":1,"request":"9279b1e987efda6b"}' AS BLOB));
INSERT INTO steps VALUES('kygcewu6kj3vurv6',12,CAST('{"at":1794965901602,"events":[{"type":"played","seat":1,"action":"discard AH"}],"asker":1,"request":"5cb58b8e1799e728"}' AS BLOB));
INSERT INTO steps VALUES('kygcewu6kj3vurv6',13,CAST('{"at":1794965901682,"events":[{"type":"played","seat":2,"action":"take 2"}],"asker":2,"request":"7349dbc4e414a8aa"}' AS BLOB));
INSERT INTO steps VALUES('kygcewu6kj3vurv6',14,CAST('{"at":1794965901782,"events":[{"type":"played","seat":2,"action":"match 3D 3D"}],"asker":2,"request":"bb9fab2ba82cb2cd"}' AS BLOB));
INSERT INTO steps VALUES('kygcewu6kj3vurv6',15,CAST('{"at":1794965901862,"events":[{"type":"stopped"}],"asker":0,"request":"r0"}' AS BLOB));
INSERT INTO steps VALUES('n7si4jsqfvseqegt',0,CAST('{"at":1794965896759,"events":[{"type":"opened","game":"split-it","players":3,"options":{"start":"2"},"settings":{"autostart":true},"secret":"a2d9795d22dfde3820278a61d0b0593cc38498475c6577fdb1e1a21c293e53f8","host":0,"places":[{"key":"157a862f49273ae96e16d5951ffa845b97d1dc48519d2f3b074fff7898a00468","name":"Ann"},{},{}]}]}' AS BLOB));
INSERT INTO steps VALUES('n7si4jsqfvseqegt',1,CAST('{"at":1794965896795,"events":[{"type":"claimed","seat":1,"key":"0f196a360baff254578a902c31ea925f2d986e56bfef1403a39c124dc9fe726d","name":"Guest 0"}]}' AS BLOB));
INSERT INTO steps VALUES('n7si4jsqfvseqegt',2,CAST('{"at":1794965896812,"events":[{"type":"claimed","seat":2,"key":"2e5fd911ec44af1a01b60850f367c95e16f1768381ec73721016ae8a7e9e5952","name":"Guest 1"},{"type":"started","start":2},{"type":"dealt","outcome":"deck 2 J 4 J 5 5 9 J 2 8 J 7 J 9 8 8 5 6 J J J 4 4 6 10 6 9 7 6 J J 4 9 6 10 7 8 10 9 8 8 3 9 10 10 5 3 9 1 3 10 7 6 8 J 10 J 9 7 10 10 10 9 J J J 7 8 7 5"}]}' AS BLOB));
INSERT INTO steps VALUES('n7si4jsqfvseqegt',3,CAST('{"at":1794965896912,"events":[{"type":"played","seat":1,"action":"split 2-2-3"}],"asker":1,"request":"3e0d681552454f1"}' AS BLOB));
INSERT INTO steps VALUES('n7si4jsqfvseqegt',4,CAST('{"at":1794965896942,"events":[{"type":"played","seat":0,"action":"guess white"}],"asker":0,"request":"ec3fbf4dc20ef164"}' AS BLOB));
INSERT INTO steps VALUES('n7si4jsqfvseqegt',5,CAST('{"at":1794965896963,"events":[{"type":"played","seat":1,"action":"guess black"}],"asker":1,"request":"3f1347de2274ea18"}' AS BLOB));
INSERT INTO steps VALUES('n7si4jsqfvseqegt',6,CAST('{"at":1794965897009,"events":[{"type":"played","seat":2,"action":"guess white"}],"asker":2,"request":"2cdf2af19de2bc1"}' AS BLOB));
INSERT INTO steps VALUES('n7si4jsqfvseqegt',7,CAST('{"at":1794965897076,"events":[{"type":"played","seat":0,"action":"guess pink"}],"asker":0,"request":"cc099a1e77064c2c"}' AS BLOB));
INSERT INTO steps VALUES('n7si4jsqfvseqegt',8,CAST('{"at":1794965897158,"events":[{"type":"played","seat":2,"action":"guess white"}],"asker":2,"request":"ae9ca08b2d7c5048"}' AS BLOB));
INSERT INTO steps VALUES('n7si4jsqfvseqegt',9,CAST('{"at":1794965897273,"events":[{"type":"played","seat":2,"action":"split 1-4-2"}],"asker":2,"request":"82450164728a6fcf"}' AS BLOB));
INSERT INTO steps VALUES('n7si4jsqfvseqegt',10,CAST('{"at":1794965897394,"events":[{"type":"played","seat":0,"action":"guess white"}],"asker":0,"request":"bb5d6b48fc3b66fa"}' AS BLOB));
INSERT INTO steps VALUES('n7si4jsqfvseqegt',11,CAST('{"at":1794965897435,"events":[{"type":"played","seat":1,"action":"guess pink"}],"asker":1,"request":"a4ca83b26b52b08d"}' AS BLOB));
INSERT INTO steps VALUES('t9vic2dp3etxjbun',0,CAST('{"at":1794965894750,"events":[{"type":"opened","game":"split-it","players":3,"options":{},"settings":{"autostart":true},"secret":"ac46cfe6985d2f95eae5a390268b279f6a1f5c4724666392b431078f4bd14dc2","host":0,"places":[{"key":"028f7d59fc271e79af955c2ba4c737b4a8fd7ff93fe334701df5adad7de6ded2","name":"Ann"},{"level":"easy"},{"level":"random"}]},{"type":"started","start":3},{"type":"dealt","outcome":"deck 5 7 J 6 9 J J 2 10 9 9 3 4 5 9 J 7 9 7 8 10 8 4 10 J J 6 6 8 10 J 7 8 10 7 5 10 7 8 J 4 2 9 6 1 6 10 J 10 10 9 9 9 3 6 J J 8 3 J J 5 7 10 4 8 5 J 8 J"}]}' AS BLOB));
INSERT INTO steps VALUES('t9vic2dp3etxjbun',1,CAST('{"at":1794965894811,"events":[{"type":"played","seat":2,"action":"split 1-5-1","by":"random"}]}' AS BLOB));
INSERT INTO steps VALUES('t9vic2dp3etxjbun',2,CAST('{"at":1794965894895,"events":[{"type":"played","seat":0,"action":"guess black"}],"asker":0,"request":"r0"}' AS BLOB));
INSERT INTO steps VALUES('t9vic2dp3etxjbun',3,CAST('{"at":1794965894910,"events":[{"type":"played","seat":2,"action":"guess black","by":"random"}]}' AS BLOB));
INSERT INTO steps VALUES('t9vic2dp3etxjbun',4,CAST('{"at":1794965894958,"events":[{"type":"played","seat":1,"action":"guess pink","by":"easy"}]}' AS BLOB));
INSERT INTO steps VALUES('t9vic2dp3etxjbun',5,CAST('{"at":1794965895110,"events":[{"type":"played","seat":1,"action":"joker 9","by":"easy"}]}' AS BLOB));
INSERT INTO steps VALUES('t9vic2dp3etxjbun',6,CAST('{"at":1794965895118,"events":[{"type":"played","seat":1,"action":"joker 9","by":"easy"}]}' AS BLOB));
INSERT INTO steps VALUES('t9vic2dp3etxjbun',7,CAST('{"at":1794965895144,"events":[{"type":"played","seat":0,"action":"split 1-1-5"}],"asker":0,"request":"r1"}' AS BLOB));
INSERT INTO steps VALUES('t9vic2dp3etxjbun',8,CAST('{"at":1794965895186,"events":[{"type":"played","seat":0,"action":"guess white"}],"asker":0,"request":"r2"}' AS BLOB));
INSERT INTO steps VALUES('t9vic2dp3etxjbun',9,CAST('{"at":1794965895211,"events":[{"type":"played","seat":1,"action":"guess black","by":"easy"}]}' AS BLOB));
INSERT INTO steps VALUES('t9vic2dp3etxjbun',10,CAST('{"at":1794965895278,"events":[{"type":"played","seat":2,"action":"guess white","by":"random"}]}' AS BLOB));
INSERT INTO steps VALUES('t9vic2dp3etxjbun',11,CAST('{"at":1794965895358,"events":[{"type":"played","seat":1,"action":"split 1-1-5","by":"easy"}]}' AS BLOB));
INSERT INTO steps VALUES('t9vic2dp3etxjbun',12,CAST('{"at":1794965895424,"events":[{"type":"played","seat":0,"action":"guess white"}],"asker":0,"request":"r3"}' AS BLOB));
INSERT INTO steps VALUES('t9vic2dp3etxjbun',13,CAST('{"at":1794965895439,"events":[{"type":"played","seat":2,"action":"guess white","by":"random"}]}' AS BLOB));
INSERT INTO steps VALUES('t9vic2dp3etxjbun',14,CAST('{"at":1794965895467,"events":[{"type":"played","seat":1,"action":"guess black","by":"easy"}]}' AS BLOB));
INSERT INTO steps VALUES('t9vic2dp3etxjbun',15,CAST('{"at":1794965895571,"events":[{"type":"played","seat":2,"action":"split 2-1-4","by":"random"}]}' AS BLOB));
INSERT INTO steps VALUES('t9vic2dp3etxjbun',16,CAST('{"at":1794965895591,"events":[{"type":"played","seat":0,"action":"guess white"}],"asker":0,"request":"r4"}' AS BLOB));
INSERT INTO steps VALUES('t9vic2dp3etxjbun',17,CAST('{"at":1794965895603,"events":[{"type":"played","seat":1,"action":"guess black","by":"easy"}]}' AS BLOB));
INSERT INTO steps VALUES('t9vic2dp3etxjbun',18,CAST('{"at":1794965895606,"events":[{"type":"played","seat":2,"action":"guess white","by":"random"}]}' AS BLOB));
INSERT INTO steps VALUES('t9vic2dp3etxjbun',19,CAST('{"at":1794965895612,"events":[{"type":"played","seat":1,"action":"joker 8","by":"easy"}]}' AS BLOB));
INSERT INTO steps VALUES('t9vic2dp3etxjbun',20,CAST('{"at":1794965895615,"events":[{"type":"played","seat":1,"action":"joker 10","by":"easy"}]}' AS BLOB));
INSERT INTO steps VALUES('t9vic2dp3etxjbun',21,CAST('{"at":1794965895623,"events":[{"type":"played","seat":0,"action":"guess pink"}],"asker":0,"request":"r5"}' AS BLOB));
INSERT INTO steps VALUES('t9vic2dp3etxjbun',22,CAST('{"at":1794965895627,"events":[{"type":"played","seat":2,"action":"guess pink","by":"random"}]}' AS BLOB));
INSERT INTO steps VALUES('t9vic2dp3etxjbun',23,CAST('{"at":1794965895629,"events":[{"type":"played","seat":0,"action":"split 2-2-3"}],"asker":0,"request":"r6"}' AS BLOB));
INSERT INTO steps VALUES('t9vic2dp3etxjbun',24,CAST('{"at":1794965895634,"events":[{"type":"played","seat":0,"action":"guess black"}],"asker":0,"request":"r7"}' AS BLOB));
INSERT INTO steps VALUES('t9vic2dp3etxjbun',25,CAST('{"at":1794965895640,"events":[{"type":"played","seat":2,"action":"guess pink","by":"random"}]}' AS BLOB));
INSERT INTO steps VALUES('t9vic2dp3etxjbun',26,CAST('{"at":1794965895642,"events":[{"type":"played","seat":1,"action":"guess pink","by":"easy"}]}' AS BLOB));
INSERT INTO steps VALUES('t9vic2dp3etxjbun',27,CAST('{"at":1794965895644,"events":[{"type":"played","seat":2,"action":"guess white","by":"random"}]}' AS BLOB));
INSERT INTO steps VALUES('t9vic2dp3etxjbun',28,CAST('{"at":1794965895646,"events":[{"type":"played","seat":1,"action":"guess white","by":"easy"}]}' AS BLOB));
INSERT INTO steps VALUES('t9vic2dp3etxjbun',29,CAST('{"at":1794965895649,"events":[{"type":"played","seat":1,"action":"split 1-5-1","by":"easy"}]}' AS BLOB));
INSERT INTO steps VALUES('t9vic2dp3etxjbun',30,CAST('{"at":1794965895653,"events":[{"type":"played","seat":0,"action":"guess pink"}],"asker":0,"request":"r8"}' AS BLOB));
INSERT INTO steps VALUES('t9vic2dp3etxjbun',31,CAST('{"at":1794965895684,"events":[{"type":"played","seat":2,"action":"guess pink","by":"random"}]}' AS BLOB));
INSERT INTO steps VALUES('t9vic2dp3etxjbun',32,CAST('{"at":1794965895698,"events":[{"type":"played","seat":1,"action":"guess pink","by":"easy"}]}' AS BLOB));
INSERT INTO steps VALUES('t9vic2dp3etxjbun',33,CAST('{"at":1794965895705,"events":[{"type":"played","seat":1,"action":"split 2-2-1","by":"easy"}]}' AS BLOB));
INSERT INTO steps VALUES('t9vic2dp3etxjbun',34,CAST('{"at":1794965895722,"events":[{"type":"played","seat":0,"action":"guess pink"}],"asker":0,"request":"r9"}' AS BLOB));
INSERT INTO steps VALUES('t9vic2dp3etxjbun',35,CAST('{"at":1794965895732,"events":[{"type":"played","seat":2,"action":"guess white","by":"random"}]}' AS BLOB));
INSERT INTO steps VALUES('t9vic2dp3etxjbun',36,CAST('{"at":1794965895734,"events":[{"type":"played","seat":1,"action":"guess pink","by":"easy"}]}' AS BLOB));
INSERT INTO steps VALUES('t9vic2dp3etxjbun',37,CAST('{"at":1794965895746,"events":[{"type":"played","seat":0,"action":"guess white"}],"asker":0,"request":"r10"}' AS BLOB));
INSERT INTO steps VALUES('t9vic2dp3etxjbun',38,CAST('{"at":1794965895758,"events":[{"type":"played","seat":1,"action":"guess white","by":"easy"}]}' AS BLOB));
INSERT INTO steps VALUES('t9vic2dp3etxjbun',39,CAST('{"at":1794965895788,"events":[{"type":"played","seat":2,"action":"split 2-4-1","by":"random"}]}' AS BLOB));
INSERT INTO steps VALUES('t9vic2dp3etxjbun',40,CAST('{"at":1794965895827,"events":[{"type":"played","seat":0,"action":"guess black"}],"asker":0,"request":"r11"}' AS BLOB));
INSERT INTO steps VALUES('t9vic2dp3etxjbun',41,CAST('{"at":1794965895871,"events":[{"type":"played","seat":1,"action":"guess pink","by":"easy"}]}' AS BLOB));
INSERT INTO steps VALUES('t9vic2dp3etxjbun',42,CAST('{"at":1794965895914,"events":[{"type":"played","seat":2,"action":"guess white","by":"random"}]}' AS BLOB));
INSERT INTO steps VALUES('t9vic2dp3etxjbun',43,CAST('{"at":1794965895990,"events":[{"type":"played","seat":1,"action":"joker 1","by":"easy"}]}' AS BLOB));
INSERT INTO steps VALUES('t9vic2dp3etxjbun',44,CAST('{"at":1794965896046,"events":[{"type":"played","seat":0,"action":"split 3-2-2"}],"asker":0,"request":"r12"}' AS BLOB));
INSERT INTO steps VALUES('t9vic2dp3etxjbun',45,CAST('{"at":1794965896102,"events":[{"type":"played","seat":0,"action":"guess white"}],"asker":0,"request":"r13"}' AS BLOB));
INSERT INTO steps VALUES('t9vic2dp3etxjbun',46,CAST('{"at":1794965896150,"events":[{"type":"played","seat":1,"action":"guess black","by":"easy"}]}' AS BLOB));
INSERT INTO steps VALUES('t9vic2dp3etxjbun',47,CAST('{"at":1794965896155,"events":[{"type":"played","seat":2,"action":"guess white","by":"random"}]}' AS BLOB));
INSERT INTO steps VALUES('t9vic2dp3etxjbun',48,CAST('{"at":1794965896206,"events":[{"type":"played","seat":1,"action":"joker 5","by":"easy"},{"type":"played","seat":0,"action":"split 1-1-1","by":"table"}]}' AS BLOB));
INSERT INTO steps VALUES('t9vic2dp3etxjbun',49,CAST('{"at":1794965896239,"events":[{"type":"played","seat":0,"action":"guess black"}],"asker":0,"request":"r14"}' AS BLOB));
INSERT INTO steps VALUES('t9vic2dp3etxjbun',50,CAST('{"at":1794965896247,"events":[{"type":"played","seat":2,"action":"guess white","by":"random"}]}' AS BLOB));
INSERT INTO steps VALUES('t9vic2dp3etxjbun',51,CAST('{"at":1794965896294,"events":[{"type":"played","seat":1,"action":"split 4-2-1","by":"easy"}]}' AS BLOB));
INSERT INTO steps VALUES('t9vic2dp3etxjbun',52,CAST('{"at":1794965896358,"events":[{"type":"played","seat":0,"action":"guess pink"}],"asker":0,"request":"r15"}' AS BLOB));
INSERT INTO steps VALUES('t9vic2dp3etxjbun',53,CAST('{"at":1794965896380,"events":[{"type":"played","seat":2,"action":"guess black","by":"random"}]}' AS BLOB));
INSERT INTO steps VALUES('t9vic2dp3etxjbun',54,CAST('{"at":1794965896411,"events":[{"type":"played","seat":1,"action":"guess white","by":"easy"}]}' AS BLOB));
INSERT INTO steps VALUES('t9vic2dp3etxjbun',55,CAST('{"at":1794965896458,"events":[{"type":"played","seat":1,"action":"joker 6","by":"easy"}]}' AS BLOB));
INSERT INTO steps VALUES('t9vic2dp3etxjbun',56,CAST('{"at":1794965896508,"events":[{"type":"played","seat":1,"action":"joker 7","by":"easy"}]}' AS BLOB));
INSERT INTO steps VALUES('t9vic2dp3etxjbun',57,CAST('{"at":1794965896530,"events":[{"type":"played","seat":0,"action":"joker 8"}],"asker":0,"request":"r16"}' AS BLOB));
INSERT INTO steps VALUES('t9vic2dp3etxjbun',58,CAST('{"at":1794965896558,"events":[{"type":"played","seat":2,"action":"split 4-2-1","by":"random"}]}' AS BLOB));
INSERT INTO steps VALUES('t9vic2dp3etxjbun',59,CAST('{"at":1794965896623,"events":[{"type":"played","seat":0,"action":"guess white"}],"asker":0,"request":"r17"}' AS BLOB));
INSERT INTO steps VALUES('t9vic2dp3etxjbun',60,CAST('{"at":1794965896636,"events":[{"type":"played","seat":1,"action":"guess black","by":"easy"}]}' AS BLOB));
INSERT INTO steps VALUES('t9vic2dp3etxjbun',61,CAST('{"at":1794965896654,"events":[{"type":"played","seat":2,"action":"guess white","by":"random"}]}' AS BLOB));
INSERT INTO steps VALUES('t9vic2dp3etxjbun',62,CAST('{"at":1794965896686,"events":[{"type":"played","seat":1,"action":"joker 6","by":"easy"}]}' AS BLOB));
INSERT INTO steps VALUES('t9vic2dp3etxjbun',63,CAST('{"at":1794965896697,"events":[{"type":"played","seat":2,"action":"split 1-1-2","by":"random"}]}' AS BLOB));
INSERT INTO steps VALUES('t9vic2dp3etxjbun',64,CAST('{"at":1794965896710,"events":[{"type":"played","seat":2,"action":"guess white","by":"random"}]}' AS BLOB));
INSERT INTO steps VALUES('t9vic2dp3etxjbun',65,CAST('{"at":1794965896726,"events":[{"type":"played","seat":0,"action":"guess pink"}],"asker":0,"request":"r18"}' AS BLOB));
INSERT INTO steps VALUES('tnhk8tgxcfrp6h94',0,CAST('{"at":1794965893213,"events":[{"type":"opened","game":"splitter","players":2,"options":{},"settings":{"autostart":true,"chat":"plain"},"secret":"cfb34674c7c3cf31250d76b21eb4343a0aa1872246b5761d8c7768d841d4e495","host":0,"places":[{"key":"b8a8e5b9273338bdb92bff84ffe36f95146a5f0715f8e8f88b4ac00412eafff7","name":"Ann","face":"fox","colour":"teal"},{"key":"71e58f1ea88c88e42b9c9614fbc879e7353fde792e729d22012623ca0dc51cd5","name":"Guest 0"}]},{"type":"started","start":2},{"type":"dealt","outcome":"roll 2 1"}]}' AS BLOB));
INSERT INTO steps VALUES('tnhk8tgxcfrp6h94',1,CAST('{"at":1794965893223,"events":[{"type":"played","seat":0,"action":"write 1|2 e2"}],"asker":0,"request":"15c1d2dfa9964aef"}' AS BLOB));
INSERT INTO steps VALUES('tnhk8tgxcfrp6h94',2,CAST('{"at":1794965893225,"events":[{"type":"played","seat":1,"action":"write 2|1 e1"},{"type":"dealt","outcome":"roll 2 1"}],"asker":1,"request":"4735af1ca7a11490"}' AS BLOB));
INSERT INTO steps VALUES('tnhk8tgxcfrp6h94',3,CAST('{"at":1794965893227,"events":[{"type":"played","seat":0,"action":"write 1|2 b1"}],"asker":0,"request":"8d1fe1daff666589"}' AS BLOB));
INSERT INTO steps VALUES('tnhk8tgxcfrp6h94',4,CAST('{"at":1794965893228,"events":[{"type":"played","seat":1,"action":"write 2|1 d2"},{"type":"dealt","outcome":"roll 3 4"}],"asker":1,"request":"4105cca7b53302fc"}' AS BLOB));
INSERT INTO steps VALUES('tnhk8tgxcfrp6h94',5,CAST('{"at":1794965893229,"events":[{"type":"played","seat":0,"action":"write 3|4 f2"}],"asker":0,"request":"3acb6266c20ba2c2"}' AS BLOB));
COMMIT;
