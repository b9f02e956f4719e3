import { drawing, element } from "./dom.js";
import { glyph, symbolOf } from "./glyphs.js";

/** Draws tiles as in the picture of the README: readable without seeing colors. */

/** The width and height of a tile before scaling. */
export const SIZE = 44;

/** Colors by their letter, named as in the library and the style sheet. */
const COLORS = new Map([
  ["b", "blue"],
  ["g", "green"],
  ["o", "orange"],
  ["r", "red"],
  ["y", "yellow"],
]);

/**
 * The color of a tile or of a color's letter.
 *
 * @param {string} tile
 */
export function colorOf(tile) {
  return COLORS.get(tile.charAt(0)) ?? "";
}

/**
 * An area in a color and its pattern.
 *
 * @param {string} color
 * @param {number} x
 * @param {number} y
 * @param {number} width
 * @param {number} height
 */
export function ground(color, x, y, width, height) {
  const area = { x, y, width, height, rx: width === height ? 6 : 0 };
  return [
    drawing("rect", { class: "ground", ...area }),
    drawing("rect", { fill: `url(#${color}-pattern)`, ...area }),
  ];
}

/**
 * The parts of a tile whose corner is at 0, 0.
 *
 * @param {string} tile
 */
export function tileParts(tile) {
  const color = colorOf(tile);
  const face = tile.charAt(1);
  const symbol = symbolOf(face);
  return [
    ...ground(color, 0, 0, SIZE, SIZE),
    glyph(color, "ink", 3, 3, 10),
    symbol
      ? glyph(symbol, "ink", 11, 13, 26)
      : drawing("text", { class: "face", x: SIZE / 2 + 2, y: 36 }, face),
  ];
}

/**
 * A tile by itself.
 *
 * @param {string} tile
 */
export function tileDrawing(tile) {
  return drawing(
    "svg",
    { class: `tile ${colorOf(tile)}`, viewBox: `0 0 ${SIZE} ${SIZE}`, "aria-hidden": "true" },
    ...tileParts(tile),
  );
}

/**
 * The back of a tile, with its color's mark.
 *
 * @param {string} color
 */
export function backDrawing(color) {
  return drawing(
    "svg",
    { class: `back ${colorOf(color)}`, viewBox: `0 0 ${SIZE} ${SIZE}`, "aria-hidden": "true" },
    drawing("rect", { class: "reverse", x: 1, y: 1, width: SIZE - 2, height: SIZE - 2, rx: 6 }),
    glyph(colorOf(color), "mark", 13, 13, 18),
  );
}

/**
 * The mark of a color, for those who cannot see colors.
 *
 * @param {string} color
 */
export function markDrawing(color) {
  return drawing(
    "svg",
    { class: `marker ${colorOf(color)}`, viewBox: "-1 -1 26 26", "aria-hidden": "true" },
    glyph(colorOf(color), "mark", 0, 0, 24),
  );
}

/**
 * A drawing in a frame, sized by the style sheet.
 *
 * @param {string} style
 * @param {SVGElement} drawn
 */
export function framed(style, drawn) {
  return element("span", { class: style }, drawn);
}
