import { phrase } from "../../phrase.js";
import en from "./en.js";

/** What the street game says, in each language. */

/** @import { Catalogue, Data } from "../../phrase.js" */
/** @typedef {keyof typeof en} Key */
/** @typedef {(key: Key, data?: Data) => string} Say */

/** @type {Map<string, Catalogue>} those that are loaded */
const catalogues = new Map([["en", /** @type {Catalogue} */ (en)]]);
const LANGUAGES = ["en", "de", "fr"];

/**
 * Loads a language; English is there from the start, and there in place of one that is not.
 *
 * @param {string} language
 * @returns {Promise<Catalogue>}
 */
export async function loadStreetWords(language) {
  if (LANGUAGES.includes(language) && !catalogues.has(language)) {
    catalogues.set(language, (await import(`./${language}.js`)).default);
  }
  return catalogues.get(language) ?? en;
}

/**
 * What is said in a language once that is loaded, else in English.
 *
 * @param {string} language
 * @returns {Say}
 */
export function streetWords(language) {
  return (key, data) => {
    const loaded = catalogues.get(language);
    return phrase((loaded ?? en)[key] ?? en[key] ?? key, loaded ? language : "en", data);
  };
}
