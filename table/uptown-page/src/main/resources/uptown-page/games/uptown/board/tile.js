import { drawing } from "../../../dom.js";
import { COLORS, GLYPHS, PATTERNS } from "./shapes.js";

/** Draws tiles and small signs that are distinguishable without color. */

/** The unscaled width and height of a tile. */
export const SIZE = 44;

const NUMBERS = "123456789";

/** @type {ReadonlyMap<string, keyof typeof COLORS>} colors by letter */
const NAMES = new Map(/** @type {(keyof typeof COLORS)[]} */ (Object.keys(COLORS)).map((name) => [name.charAt(0), name]));

/** @type {ReadonlyMap<string, keyof typeof GLYPHS>} symbols by the letter of the face */
const SYMBOLS = new Map(
  /** @type {(keyof typeof GLYPHS)[]} */ (Object.keys(GLYPHS)).slice(0, 9).map((name, index) => ["abcdefghi".charAt(index), name]),
);

/**
 * Returns the color of a tile or of a color letter.
 *
 * @param {string} tile
 */
export function colorOf(tile) {
  return NAMES.get(tile.charAt(0)) ?? "blue";
}

/**
 * Returns the symbol of a cell's area; areas and symbols are both in reading order.
 *
 * @param {number} row from 0
 * @param {number} column from 0
 */
export function symbolOfArea(row, column) {
  return [...SYMBOLS.values()][Math.floor(row / 3) * 3 + Math.floor(column / 3)] ?? "lock";
}

/**
 * @param {keyof typeof GLYPHS} name
 * @param {string} style
 * @param {number} x
 * @param {number} y
 * @param {number} size
 */
export function glyph(name, style, x, y, size) {
  return drawing("path", { class: style, d: GLYPHS[name], transform: `translate(${x} ${y}) scale(${size / 24})` });
}

/**
 * Draws an area with a color and its pattern.
 *
 * @param {string} color
 * @param {import("../../../dom.js").Attributes} area
 */
function ground(color, area) {
  return [
    drawing("rect", { class: `ground ${color}`, ...area }),
    drawing("rect", { fill: `url(#${color}-pattern)`, ...area }),
  ];
}

/**
 * Draws a letter or a number. Numbers are drawn as shapes, because visible text would have to be part of the accessible name.
 *
 * @param {string} text
 */
function faceOf(text) {
  return NUMBERS.includes(text) ? drawing("use", { href: `#number-${text}` }) : faceText(text);
}

/**
 * @param {string} text
 * @param {import("../../../dom.js").Attributes} [attributes]
 */
function faceText(text, attributes = {}) {
  return drawing("text", { class: "face", x: SIZE / 2 + 2, y: 36, ...attributes }, text);
}

/** @type {Map<string, SVGElement>} drawn tiles, because cloning is faster */
const drawn = new Map();

/**
 * Draws a tile with its corner at 0, 0, for use in a larger drawing.
 *
 * @param {string} tile
 * @returns {SVGElement}
 */
export function tileParts(tile) {
  let parts = drawn.get(tile);
  if (!parts) {
    const color = colorOf(tile);
    const symbol = SYMBOLS.get(tile.charAt(1));
    parts = drawing(
      "g",
      { class: `tile ${color}`, part: "tile" },
      ...ground(color, { width: SIZE, height: SIZE, rx: 6 }),
      glyph(color, "ink", 3, 3, 10),
      symbol ? glyph(symbol, "ink", 11, 13, 26) : faceOf(tile.charAt(1)),
    );
    drawn.set(tile, parts);
  }
  return /** @type {SVGElement} */ (parts.cloneNode(true));
}

/**
 * @param {string} box
 * @param {...SVGElement} parts
 */
function picture(box, ...parts) {
  return drawing("svg", { viewBox: box, "aria-hidden": "true" }, ...parts);
}

/** @param {string} tile */
export function tileDrawing(tile) {
  return picture(`0 0 ${SIZE} ${SIZE}`, tileParts(tile));
}

/**
 * Draws the back of a tile with its color's mark.
 *
 * @param {string} color
 */
export function backDrawing(color) {
  const name = colorOf(color);
  return picture(
    `0 0 ${SIZE} ${SIZE}`,
    drawing("rect", { class: "reverse", x: 1, y: 1, width: SIZE - 2, height: SIZE - 2, rx: 6 }),
    glyph(name, `mark ${name}`, 13, 13, 18),
  );
}

/**
 * Draws the mark that identifies a color without color vision.
 *
 * @param {string} color
 */
export function markDrawing(color) {
  const made = picture("-1 -1 26 26", glyph(colorOf(color), `mark ${colorOf(color)}`, 0, 0, 24));
  made.classList.add("marker");
  return made;
}

/** The patterns and numbers of tiles. Each document or shadow root that contains tiles needs them. */
export function patterns() {
  return drawing(
    "defs",
    {},
    ...Object.entries(PATTERNS).map(([color, lines]) =>
      drawing(
        "pattern",
        { id: `${color}-pattern`, width: 8, height: 8, patternUnits: "userSpaceOnUse" },
        drawing("path", { class: `pattern ${color}`, d: lines }),
      ),
    ),
    drawing("g", { visibility: "hidden" }, ...[...NUMBERS].map((number) => faceText(number, { id: `number-${number}` }))),
  );
}

/** Returns an invisible drawing that defines the {@link patterns}. */
export function hiddenPatterns() {
  return drawing("svg", { width: 0, height: 0, class: "patterns", "aria-hidden": "true" }, patterns());
}
