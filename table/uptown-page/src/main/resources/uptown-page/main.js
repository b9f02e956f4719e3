import { serverBackend } from "./server-backend.js";
import { start } from "./start.js";

await start(serverBackend);
