import en from "./en.js";

/** Messages, with plural forms where a number decides. */

/** @typedef {string | {one: string, other: string, [category: string]: string}} Message with plural forms chosen by the number `n` */
/** @typedef {Record<string, Message>} Catalogue */
/** @typedef {Record<string, string | number>} Data */

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

/**
 * A message with its data.
 *
 * @param {Message} message
 * @param {string} language
 * @param {Data} [data] values for the names in braces; numbers are formatted
 */
export function phrase(message, language, data = {}) {
  const text =
    typeof message === "string" ? message : (message[pluralRules(language).select(Number(data["n"]))] ?? message.other);
  return text.replace(/\{(\w+)\}/g, (_, name) => written(data[name], language));
}

/** @type {Map<string, Intl.PluralRules>} */
const rules = new Map();

/** @param {string} language */
function pluralRules(language) {
  const known = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, known);
  return known;
}

/**
 * @param {string | number | undefined} value
 * @param {string} language
 */
function written(value, language) {
  // Small numbers are the same in all languages, and there are many of them.
  return typeof value === "number" && value >= 1000 ? value.toLocaleString(language) : String(value ?? "");
}
