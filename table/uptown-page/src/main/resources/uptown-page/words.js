import { lasting } from "./memory.js";

/** What the page says, in the language of who looks at it. One catalogue for each language; what is told has a key in each. */

/** @typedef {string | {one: string, other: string, [category: string]: string}} Phrase a plural goes by the number `n` */
/** @typedef {Record<string, Phrase>} Catalogue */
/** @typedef {Record<string, string | number>} Data */

/** The languages, each in its own words. */
export const languages = Object.freeze({ en: "English", de: "Deutsch", fr: "Français" });

const KEPT = "uptown.language";

/** @type {Catalogue} */
let catalogue = {};
let language = "en";
let plural = new Intl.PluralRules(language);

/** The language that was chosen here before, or the browser's first that there is a catalogue for. */
export function preferred() {
  const asked = [lasting.get(KEPT) ?? "", ...navigator.languages];
  return asked.map((tag) => tag.slice(0, 2).toLowerCase()).find((code) => code in languages) ?? "en";
}

/**
 * Speaks a language from now on.
 *
 * @param {string} code
 */
export async function speak(code) {
  catalogue = (await import(`./${code}.js`)).default;
  language = code;
  plural = new Intl.PluralRules(code);
  document.documentElement.lang = code;
}

/**
 * Speaks it on the next visit, too.
 *
 * @param {string} code
 */
export function remember(code) {
  lasting.set(KEPT, code);
}

/** The language spoken. */
export function spoken() {
  return language;
}

/**
 * Whether there are words for something.
 *
 * @param {string} key
 */
export function known(key) {
  return key in catalogue;
}

/**
 * Says something.
 *
 * @param {string} key
 * @param {Data} [data] what stands in braces; numbers are written as the language writes them
 * @returns {string}
 */
export function say(key, data = {}) {
  const phrase = catalogue[key];
  if (phrase === undefined) {
    throw new Error(`no words for ${key} in ${language}`);
  }
  const text = typeof phrase === "string" ? phrase : (phrase[plural.select(Number(data.n))] ?? phrase.other);
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
export function percent(share, digits = 0) {
  return new Intl.NumberFormat(language, {
    style: "percent",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(share);
}

/**
 * Such as a, b and c.
 *
 * @param {string[]} parts
 */
export function list(parts) {
  return new Intl.ListFormat(language, { type: "conjunction" }).format(parts);
}
