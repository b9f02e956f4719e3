import { load } from "./uptown.wasm-runtime.js";

/** @import { TextFunctions } from "./text-library.js" */

/**
 * Loads the functions of a library that the build has put beside this file.
 *
 * @param {string} name
 * @returns {Promise<TextFunctions>}
 */
export async function loadFunctions(name) {
  return (await load(new URL(`./${name}.wasm`, import.meta.url).href, {})).exports;
}
