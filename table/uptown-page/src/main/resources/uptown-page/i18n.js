import { localStore } from "./browser-storage.js";

/** The messages of the page. Each language has a catalogue; all have the same keys. */

/** @typedef {string | {one: string, other: string, [category: string]: string}} Message with plural forms chosen by the number `n` */
/** @typedef {Record<string, Message>} Catalogue */
/** @typedef {Record<string, string | number>} Data */

/** The languages, by their own names. */
export const languages = Object.freeze({ en: "English", de: "Deutsch", fr: "Français" });

const KEY = "uptown.language";

/** @type {Catalogue} */
let catalogue = {};
let language = "en";
let plural = new Intl.PluralRules(language);

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
  catalogue = (await import(`./${code}.js`)).default;
  language = code;
  plural = new Intl.PluralRules(code);
  document.documentElement.lang = code;
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
  const text = typeof message === "string" ? message : (message[plural.select(Number(data.n))] ?? message.other);
  return text.replace(/\{(\w+)\}/g, (_, name) => written(data[name]));
}

/** @param {string | number | undefined} value */
function written(value) {
  return typeof value === "number" ? new Intl.NumberFormat(language).format(value) : (value ?? "");
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
 * A list, such as a, b and c.
 *
 * @param {string[]} parts
 */
export function formatList(parts) {
  return new Intl.ListFormat(language, { type: "conjunction" }).format(parts);
}
