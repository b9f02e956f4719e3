/** Messages with plural forms. */

/** @typedef {string | {one: string, other: string, [category: string]: string}} Message with plural forms chosen by the number `n` */
/** @typedef {Record<string, Message>} Catalogue */
/** @typedef {Record<string, string | number>} Data */

/**
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
  // Small numbers, which are the most common, look the same in all languages. A minus sign is not a hyphen.
  return typeof value !== "number" ? (value ?? "") : (value >= 1000 ? value.toLocaleString(language) : String(value)).replace("-", "−");
}
