import en from "./en.js";
import { phrase } from "../../../phrase.js";

/** @import { Catalogue, Data } from "../../../phrase.js" */

/** @type {Map<string, Catalogue>} the loaded languages */
const catalogues = new Map([["en", /** @type {Catalogue} */ (en)]]);

/** Written so that bundlers find the files. */
const LOADERS = new Map([
  ["de", () => import("./de.js")],
  ["fr", () => import("./fr.js")],
  ["nl", () => import("./nl.js")],
]);

/**
 * Loads the messages of a language. English is always loaded.
 *
 * @param {string} language
 * @returns {Promise<Catalogue>}
 */
export async function loadWords(language) {
  const loader = LOADERS.get(language);
  if (loader && !catalogues.has(language)) {
    catalogues.set(language, (await loader()).default);
  }
  return catalogues.get(language) ?? en;
}

/**
 * Returns the language of an element or its nearest ancestor, if supported.
 *
 * @param {Element} of
 */
export function languageOf(of) {
  const tag = of.closest("[lang]")?.getAttribute("lang") ?? document.documentElement.lang;
  const code = tag.slice(0, 2).toLowerCase();
  return LOADERS.has(code) ? code : "en";
}

/**
 * @param {string} language
 * @returns {(key: keyof typeof en, data?: Data) => string}
 */
export function wordsIn(language) {
  const loaded = catalogues.get(language);
  return (key, data) => phrase((loaded ?? en)[key] ?? key, loaded ? language : "en", data);
}
