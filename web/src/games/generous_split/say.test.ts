import { testWording } from "../wording.testing";

testWording("generous-split", ["deck", "P2 play QH", "P2 play 10S"]);
