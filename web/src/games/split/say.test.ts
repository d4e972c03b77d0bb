import { testWording } from "../wording.testing";

testWording("split", ["deck", "P1 draw", "P2 take 3", "P1 match 4D 4H", "P1 upgrade 10D 10H 10C@P2", "P2 penalize P3", "P1 trade 4C4H 9D9S@P3", "P1 pass", "P1 discard 8S"]);
