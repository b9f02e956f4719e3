import { speechAt } from "./speech.js";
import { laidWords, moveWords } from "./words.js";

/** The words of hints and analyses. */

/** @import { AdviceWords } from "../../game-page.js" */

/** @returns {AdviceWords} */
export function adviceWords() {
  return { name: (move, table) => moveWords(speechAt(table), move), title: (move, table) => laidWords(speechAt(table), move) };
}
