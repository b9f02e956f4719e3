import { drawing } from "../../../dom.js";
import { COLORS, GLYPHS, PATTERNS } from "./shapes.js";

/** Draws tiles and the small signs, readable without seeing colors. */

/** The width and height of a tile before scaling. */
export const SIZE = 44;

const NUMBERS = "123456789";

/** @type {ReadonlyMap<string, keyof typeof COLORS>} colors by their letter */
const NAMES = new Map(/** @type {(keyof typeof COLORS)[]} */ (Object.keys(COLORS)).map((name) => [name.charAt(0), name]));

/** @type {ReadonlyMap<string, keyof typeof GLYPHS>} symbols by the letter of their face */
const SYMBOLS = new Map(
  /** @type {(keyof typeof GLYPHS)[]} */ (Object.keys(GLYPHS)).slice(0, 9).map((name, index) => ["abcdefghi".charAt(index), name]),
);

/**
 * The color of a tile or of a color's letter.
 *
 * @param {string} tile
 */
export function colorOf(tile) {
  return NAMES.get(tile.charAt(0)) ?? "blue";
}

/**
 * The symbol of the area a cell is in: areas are counted in reading order, as the symbols are.
 *
 * @param {number} row from 0
 * @param {number} column from 0
 */
export function symbolOfArea(row, column) {
  return [...SYMBOLS.values()][Math.floor(row / 3) * 3 + Math.floor(column / 3)] ?? "lock";
}

/**
 * A small sign.
 *
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
 * An area in a color and its pattern.
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
 * A letter or a number. A number is a picture and no text: as text in a cell or a button it would have to be a word of the name.
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

/** @type {Map<string, SVGElement>} tiles that were drawn before: a copy is faster */
const drawn = new Map();

/**
 * The drawing of a tile whose corner is at 0, 0, to stand in a larger one.
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

/**
 * A tile by itself.
 *
 * @param {string} tile
 */
export function tileDrawing(tile) {
  return picture(`0 0 ${SIZE} ${SIZE}`, tileParts(tile));
}

/**
 * The back of a tile, with its color's mark.
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
 * The mark of a color, for those who cannot see colors.
 *
 * @param {string} color
 */
export function markDrawing(color) {
  const made = picture("-1 -1 26 26", glyph(colorOf(color), `mark ${colorOf(color)}`, 0, 0, 24));
  made.classList.add("marker");
  return made;
}

/** The patterns and numbers that tiles are drawn with: each document and each shadow root that has tiles needs them. */
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

/** Nothing to be seen but what {@link patterns} defines. */
export function hiddenPatterns() {
  return drawing("svg", { width: 0, height: 0, class: "patterns", "aria-hidden": "true" }, patterns());
}
