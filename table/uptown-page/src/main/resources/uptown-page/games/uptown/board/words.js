import en from "./en.js";
import { phrase } from "../../../phrase.js";

/** What the elements say. */

/** @import { Catalogue, Data } from "../../../phrase.js" */

/** @type {Map<string, Catalogue>} those of the elements that are loaded */
const catalogues = new Map([["en", /** @type {Catalogue} */ (en)]]);
const LANGUAGES = ["en", "de", "fr"];

/**
 * Loads what the elements say in a language; English is there from the start.
 *
 * @param {string} language
 * @returns {Promise<Catalogue>}
 */
export async function loadWords(language) {
  if (!catalogues.has(language) && LANGUAGES.includes(language)) {
    catalogues.set(language, (await import(`./${language}.js`)).default);
  }
  return catalogues.get(language) ?? en;
}

/**
 * The language of an element: its own, or that of what it stands in, if there are words for it.
 *
 * @param {Element} of
 */
export function languageOf(of) {
  const tag = of.closest("[lang]")?.getAttribute("lang") ?? document.documentElement.lang;
  const code = tag.slice(0, 2).toLowerCase();
  return LANGUAGES.includes(code) ? code : "en";
}

/**
 * What an element says, in its language once that is loaded.
 *
 * @param {string} language
 * @returns {(key: keyof typeof en, data?: Data) => string}
 */
export function wordsIn(language) {
  const loaded = catalogues.get(language);
  return (key, data) => phrase((loaded ?? en)[key] ?? key, loaded ? language : "en", data);
}
