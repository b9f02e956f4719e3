import { formatList, hasMessage, translate } from "../../i18n.js";
import { colorName } from "./names.js";

/**
 * House rules as a line of text, as described in docs/notation.md: a published ruleset and the options that differ from it,
 * joined by `+`.
 */

/** The names of the options, in the order of the line. */
const NAMES = ["colors", "rack", "partners", "limit", "ties", "start"];
const FORM = /^(colors=[bgory]+(\/[bgory]+)+|(rack|partners)=\d+(\/\d+)*|limit=\d+|ties=by-color|start=(\d|random))$/;

/** @typedef {Record<string, string>} Options the values of the options by name */

/**
 * Reads the parts of a line that the page needs. The server or the library validates the line.
 *
 * @param {string} line
 * @returns {{base: string, options: Options} | undefined} undefined if the text is not a line with options of a known form
 */
export function readLine(line) {
  const [base = "", ...rest] = line.split("+");
  /** @type {Options} */
  const options = {};
  for (const one of rest) {
    const [name = "", value = ""] = one.split("=");
    if (!FORM.test(one) || name in options) {
      return undefined;
    }
    options[name] = value;
  }
  return { base, options };
}

/**
 * @param {string} base the id of a published ruleset
 * @param {Options} options
 */
export function writeLine(base, options) {
  return [base, ...NAMES.flatMap((name) => (options[name] ? [`${name}=${options[name]}`] : []))].join("+");
}

/**
 * Returns the published ruleset and the options in words, such as "Standard, 4 players, 6 tiles on the rack".
 *
 * @param {string} line
 * @returns {string | undefined} undefined if the text is not a line of a published ruleset
 */
export function lineInWords(line) {
  const read = readLine(line);
  const key = `ruleset.${read?.base}`;
  return read && hasMessage(key)
    ? [translate(key), ...NAMES.flatMap((name) => (read.options[name] ? [inWords(name, read.options[name])] : []))].join(", ")
    : undefined;
}

/**
 * @param {string} name
 * @param {string} value
 */
export function inWords(name, value) {
  const parts = value.split("/");
  switch (name) {
    case "colors":
      return translate("house.colors", { list: formatList(parts.map((seat) => [...seat].map(colorName).join("+"))) });
    case "rack":
      return parts.length > 1 ? translate("house.racks", { list: formatList(parts) }) : translate("house.rack", { n: Number(value) });
    case "partners":
      return translate("house.partners", { list: formatList(parts.map((seats) => [...seats].join("+"))) });
    case "limit":
      return translate("house.limit", { n: Number(value) });
    case "ties":
      return translate("house.ties");
    default:
      return value === "random" ? translate("house.lot") : translate("house.start", { n: value });
  }
}
