import { loadFunctions } from "../../text-functions.js";
import { textLibrary } from "../../text-library.js";

/** The form of a move of the street game, whatever it means. */
const MOVE = /^([bp][0-9]+[a-d]@[1-4]\.[1-5]|[bp][0-9]+x)$/;

export const load = async () => textLibrary(await loadFunctions("street"), MOVE);
