import { loadModule, textLibrary } from "../../text-library.js";

/** In the street game, seat 1 always begins. */
export const load = async () => textLibrary((await loadModule("street")).game(), "1");
