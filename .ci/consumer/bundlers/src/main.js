import { report } from "./game.js";

void report(document.body);
