import { phrase } from "../../phrase.js";
import en from "./en.js";

/** @import { Catalogue, Data } from "../../phrase.js" */
/** @typedef {keyof typeof en} Key */
/** @typedef {(key: Key, data?: Data) => string} Say */

/** @type {Map<string, Catalogue>} the loaded languages */
const catalogues = new Map([["en", /** @type {Catalogue} */ (en)]]);
const LANGUAGES = ["en", "de", "fr", "nl"];

/**
 * Loads a language. English is always loaded and replaces unknown languages.
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
 * Returns a function that translates into a language once it is loaded, and into English until then.
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
