import { isCell } from "./cells.js";
import { brief, isTile } from "./notation.js";

/** The values of the elements' properties. An element refuses every other value in a sentence that names the property. */

/**
 * The name of a type; or a check or a pattern, the words after "not", and the form: the items of a list, or words.
 *
 * @typedef {string | [is: RegExp | ((value: any) => boolean), words: string, form?: "items" | "words"]} Values
 */

/** @param {any} value */
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/** @param {any} list */
const areCells = (list) => list.every(isCell);

/** @param {any} view only the members that the elements read are checked; a rack needs no board */
function isView(view) {
  const { board = {}, protected: locked = [], targets = {}, seats = [], standings = [] } = view;
  return (
    Boolean(view.board ?? view.seats) &&
    [view, board, targets, ...seats, ...standings, ...Object.values(targets)].every(isObject) &&
    Object.entries(board).every(([cell, tile]) => isCell(cell) && isTile(tile)) &&
    [locked, ...Object.values(targets).flatMap(({ empty = [], captures = [] }) => [empty, captures])].every(areCells) &&
    seats.every((/** @type {any} */ { colors = [] }) => colors.every((/** @type {any} */ { rack = [] }) => rack.every(isTile)))
  );
}

/** @type {Record<string, Values>} by property, of all elements */
export const VALUES = {
  position: "string",
  record: "string",
  locks: "boolean",
  interactive: "boolean",
  premoves: "boolean",
  drawable: "boolean",
  editable: "boolean",
  travel: "function",
  describe: "function",
  line: "constant", // never the name of a type
  selected: [/^[bgory][A-Ia-i1-9$]$/, "like b5"],
  premove: [/^[bgory][A-Ia-i1-9$][@x][A-I][1-9]$/, "like b5@E5"],
  orientation: [/^-?\d*\.?\d+$/, "like 90"],
  ply: [/^-?\d*\.?\d+$|^Infinity$/, "like 5"],
  targets: [/^x?[A-I][1-9]$/, "like E5 xC3", "words"],
  last: [/^[A-I][1-9]$/, "like E5 C3", "words"],
  arrows: [/^[A-I][1-9]>[A-I][1-9](:\w+)?$/, "like C3>E5 A1>A4:red", "words"],
  marks: [/^[A-I][1-9](:\w+)?$/, "like E5 B2:red", "words"],
  tiles: [/^([bgory][A-Ia-i1-9$]($|\/)|\/)+$/, "like b5 bE / o3", "words"],
  order: [/^[bgory][A-Ia-i1-9$]$/, "like bE b5", "words"],
  view: [isView, "JSON with a board"],
  fault: [(fault) => isObject(fault) && isCell(fault.cell ?? "A1") && (fault.parts ?? []).every(areCells), "JSON of a fault", "items"],
  review: [({ ply, best, loss }) => [ply, loss].every(Number.isFinite) && typeof best === "string", "JSON of a review", "items"],
  board: [({ cellAt }) => cellAt !== undefined, "an uptown-board"],
};

/**
 * Reads a value, without the wrong items of a list.
 *
 * @param {string} name of the property
 * @param {any} value
 * @param {(sentence: string) => void} refuse called for each wrong value or item
 * @returns {any} undefined if there is no value or it is wrong
 */
export function readValue(name, value, refuse) {
  if (value === undefined || value === null || value === "") {
    return undefined;
  }
  const values = VALUES[name] ?? "";
  const [is, words, form] = typeof values === "string" ? [(/** @type {unknown} */ one) => typeof one === values, `a ${values}`] : values;
  const read = typeof is === "function" && typeof values !== "string" ? jsonOf(value) : value;
  const good = (form === "words" ? wordsOf(value) : form ? [read].flat() : [read]).filter((one) => {
    const isRight = "test" in is ? typeof one !== "object" && is.test(String(one)) : attempt(() => is(one));
    isRight || refuse(`${name}: ${typeof one === "object" || one === undefined ? "" : `'${brief(String(one))}' is `}not ${words}`);
    return isRight;
  });
  return form ? good : good[0];
}

/**
 * @param {any} value a list, the targets of a tile, or text
 * @returns {any[]}
 */
function wordsOf(value) {
  const read = jsonOf(value) ?? value.trim().split(/\s+/);
  const { empty, captures } = read;
  return empty || captures
    ? [empty ?? [], [captures ?? []].flat().map((cell) => `x${cell}`)].flat()
    : [read].flat().map((item) => {
        const { from, to, cell = item, color } = Object(item);
        return attempt(() => [from ? `${from}>${to}` : cell, color].filter((part) => part).join(":"));
      });
}

/**
 * @param {any} value
 * @returns {any} undefined for text that is not JSON
 */
function jsonOf(value) {
  return typeof value === "string" ? attempt(() => JSON.parse(value)) : value;
}

/**
 * @template T
 * @param {() => T} of
 */
function attempt(of) {
  try {
    return of();
  } catch {
    return undefined;
  }
}
