import { serverHouse } from "./server-house.js";
import { start } from "./start.js";

await start(serverHouse);
