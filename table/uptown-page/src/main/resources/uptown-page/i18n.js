import { localStore } from "./browser-storage.js";
import { phrase } from "./phrase.js";

/** The messages of the page, and of the game on the screen. Each language has a catalogue; all have the same keys. */

/** @import { Catalogue, Data } from "./phrase.js" */

/** The languages, by their own names. */
export const languages = Object.freeze({ en: "English", de: "Deutsch", fr: "Français" });

const KEY = "language";

/** Units of time in seconds, the largest first. */
const DURATIONS = /** @type {[string, number][]} */ ([["day", 86_400], ["hour", 3600], ["minute", 60]]);

/** @type {Catalogue} */
let pageWords = {};
/** @type {Catalogue} of what opens later */
let lateWords = {};
/** @type {Catalogue} all of them, those of the game over the others */
let catalogue = {};
/** @type {(language: string) => Promise<Catalogue>} the words of the game on the screen, which are laid over the page's */
let gameWords = async () => ({});
let language = "en";
/** The language that is to be, while its words are loaded. */
let wanted = language;

/** The language chosen before, or the first of the browser's that has a catalogue. */
export function preferredLanguage() {
  const asked = [localStore.get(KEY) ?? "", ...navigator.languages];
  return asked.map((tag) => tag.slice(0, 2).toLowerCase()).find((code) => code in languages) ?? "en";
}

/**
 * Switches to a language.
 *
 * @param {string} code
 */
export async function setLanguage(code) {
  wanted = code;
  const words = gameWords;
  const [page, game] = await Promise.all([import(`./${code}.js`), words(code)]);
  if (wanted !== code) {
    return; // another language was chosen meanwhile
  }
  if (words !== gameWords) {
    return setLanguage(code); // another game was
  }
  pageWords = page.default;
  lateWords = {};
  catalogue = { ...pageWords, ...game };
  language = code;
  document.documentElement.lang = code;
}

/**
 * Lays the words of a game over the page's, in place of those of another game.
 *
 * @param {(language: string) => Promise<Catalogue>} words
 */
export async function setGameWords(words) {
  gameWords = words;
  const code = language;
  const game = await words(code);
  if (gameWords === words && language === code) {
    catalogue = { ...pageWords, ...lateWords, ...game };
  }
}

/**
 * Adds words that most visits do not need, until the language or the game changes.
 *
 * @param {Catalogue} words
 */
export function addWords(words) {
  catalogue = { ...catalogue, ...words };
}

/**
 * Loads words of the page for what opens later, until the language changes: of advice (hints, the analysis, the code of an
 * invitation), of company (seats to take, what players ask and say), or of what one does alone. The words of the game go before
 * them.
 *
 * @param {"advice" | "company" | "alone"} folder
 */
export async function loadWords(folder) {
  const code = language;
  const words = (await import(`./${folder}/${code}.js`)).default;
  if (code === language) {
    lateWords = { ...lateWords, ...words };
    catalogue = { ...words, ...catalogue };
  }
}

/**
 * Stores it for the next visit.
 *
 * @param {string} code
 */
export function rememberLanguage(code) {
  localStore.set(KEY, code);
}

/** The current language. */
export function currentLanguage() {
  return language;
}

/**
 * Whether there is a message for a key.
 *
 * @param {string} key
 */
export function hasMessage(key) {
  return key in catalogue;
}

/**
 * The message for a key.
 *
 * @param {string} key
 * @param {Data} [data] values for the names in braces; numbers are formatted
 * @returns {string}
 */
export function translate(key, data = {}) {
  const message = catalogue[key];
  if (message === undefined) {
    throw new Error(`no message for ${key} in ${language}`);
  }
  return phrase(message, language, data);
}

/**
 * A share, such as 43 %.
 *
 * @param {number} share
 * @param {number} [digits] after the point
 */
export function formatPercent(share, digits = 0) {
  return new Intl.NumberFormat(language, {
    style: "percent",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(share);
}

/**
 * A time, such as 45 sec, 5 min or 1 day: in the largest unit that leaves nothing over.
 *
 * @param {number} seconds
 */
export function formatDuration(seconds) {
  const [unit, size] = DURATIONS.find(([, one]) => seconds >= one && seconds % one === 0) ?? ["second", 1];
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "short" }).format(seconds / size);
}

/**
 * A list, such as a, b and c.
 *
 * @param {string[]} parts
 */
export function formatList(parts) {
  return new Intl.ListFormat(language, { type: "conjunction" }).format(parts);
}
