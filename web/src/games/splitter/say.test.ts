import { testWording } from "../wording.testing";

testWording("splitter", ["roll 4 1", "P1 write 4|1 c2"]);
