import { loadFunctions } from "../../text-functions.js";
import { textLibrary } from "../../text-library.js";

/** The form of a move of UP TURN, whatever it means. */
const MOVE = /^(draw|pass|[1-9][0-9]?\*?(,[1-9][0-9]?\*?)*(>[1-4]+)?|[UD][LR]|B[+-][LR]|S|T|J[+-])!?$/;

export const load = async () => textLibrary(await loadFunctions("upturn"), MOVE);
