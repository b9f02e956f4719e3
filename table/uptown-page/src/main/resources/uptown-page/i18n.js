import { localStore } from "./browser-storage.js";
import { phrase } from "./phrase.js";

/**
 * The messages of the page and of the game on the screen. Each language has a catalogue, and all catalogues have the same
 * keys.
 */

/** @import { Catalogue, Data } from "./phrase.js" */

/** The languages by their native names. */
export const languages = Object.freeze({ en: "English", de: "Deutsch", fr: "Français", nl: "Nederlands" });

const KEY = "language";

/** Units of time in seconds, the largest first. */
const DURATIONS = /** @type {[string, number][]} */ ([["day", 86_400], ["hour", 3600], ["minute", 60]]);

/** @type {Catalogue} */
let pageWords = {};
/** @type {Catalogue} messages of parts that open later */
let lateWords = {};
/** @type {Catalogue} all messages; the game's override the page's */
let catalogue = {};
/** @type {(language: string) => Promise<Catalogue>} loads the messages of the game on the screen */
let gameWords = async () => ({});
let language = "en";
/** The requested language, while its messages are loading. */
let wanted = language;

/** Returns the stored language, or the browser's first language that has a catalogue. */
export function preferredLanguage() {
  const asked = [localStore.get(KEY) ?? "", ...navigator.languages];
  return asked.map((tag) => tag.slice(0, 2).toLowerCase()).find((code) => code in languages) ?? "en";
}

/** @param {string} code */
export async function setLanguage(code) {
  wanted = code;
  const words = gameWords;
  const [page, game] = await Promise.all([import(`./${code}.js`), words(code)]);
  if (wanted !== code) {
    return; // The user has chosen another language meanwhile.
  }
  if (words !== gameWords) {
    return setLanguage(code); // The game has changed meanwhile.
  }
  pageWords = page.default;
  lateWords = {};
  catalogue = { ...pageWords, ...game };
  language = code;
  document.documentElement.lang = code;
}

/**
 * Replaces the messages of the previous game, which override the page's.
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
 * Adds messages that few visits need. They are kept until the language or the game changes.
 *
 * @param {Catalogue} words
 */
export function addWords(words) {
  catalogue = { ...catalogue, ...words };
}

/**
 * Loads messages of parts of the page that open later, until the language changes: for advice (hints, analysis, QR code), for
 * playing with other people, or for playing alone. The game's messages override them.
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

/** @param {string} code */
export function rememberLanguage(code) {
  localStore.set(KEY, code);
}

export function currentLanguage() {
  return language;
}

/**
 * Returns true if the current language has a message for a key.
 *
 * @param {string} key
 */
export function hasMessage(key) {
  return key in catalogue;
}

/**
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
 * Formats a share, such as 43 %.
 *
 * @param {number} share
 * @param {number} [digits] digits after the decimal point
 */
export function formatPercent(share, digits = 0) {
  return new Intl.NumberFormat(language, {
    style: "percent",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(share);
}

/**
 * Formats a duration in the largest unit that divides it: 45 sec, 5 min, 1 day.
 *
 * @param {number} seconds
 */
export function formatDuration(seconds) {
  const [unit, size] = DURATIONS.find(([, one]) => seconds >= one && seconds % one === 0) ?? ["second", 1];
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "short" }).format(seconds / size);
}

/**
 * @param {string[]} parts
 * @param {Intl.ListFormatType} [type]
 */
export function formatList(parts, type = "conjunction") {
  return new Intl.ListFormat(language, { type }).format(parts);
}
