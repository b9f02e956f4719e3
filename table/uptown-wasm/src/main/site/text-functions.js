import { isFast } from "./fast.js";
import { load } from "./uptown.wasm-runtime.js";

/** @import { TextFunctions } from "./text-library.js" */

/**
 * Loads the functions of a library that the build has put beside this file.
 *
 * @param {string} name
 * @returns {Promise<TextFunctions>}
 */
export async function loadFunctions(name) {
  const address = (/** @type {string} */ ending) => new URL(`./${name}${ending}`, import.meta.url).href;
  return isFast ? (await load(address(".wasm"), {})).exports : import(address(".classes.js"));
}
