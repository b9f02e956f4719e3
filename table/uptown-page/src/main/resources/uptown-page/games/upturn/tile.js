import { drawing } from "../../dom.js";
import { kindOf, numberOf } from "./notation.js";
import { PATTERNS, SIGNS } from "./shapes.js";

/** Draws the tiles of UP TURN, distinguishable without color: an action has a sign, a letter and a pattern, a number its digits. */

/** The unscaled width and height of a tile. */
export const SIZE = 56;

/** @type {Map<string, SVGElement>} drawn tiles, because cloning is faster */
const drawn = new Map();

/**
 * @param {keyof typeof SIGNS} name
 * @param {string} style
 * @param {number} x
 * @param {number} y
 * @param {number} size
 */
function sign(name, style, x, y, size) {
  return drawing("path", { class: style, d: SIGNS[name], transform: `translate(${x} ${y}) scale(${size / 24})` });
}

/**
 * @param {string} style
 * @param {number} edge
 * @param {number} rounding
 * @param {import("../../dom.js").Attributes} [more]
 */
function square(style, edge, rounding, more = {}) {
  return drawing("rect", { class: style, x: edge, y: edge, width: SIZE - 2 * edge, height: SIZE - 2 * edge, rx: rounding, ...more });
}

/**
 * @param {string} kind
 * @param {...(SVGElement | false)} parts
 */
function picture(kind, ...parts) {
  return drawing("svg", { class: `upturn-tile ${kind}`, viewBox: `0 0 ${SIZE} ${SIZE}`, "aria-hidden": "true" }, ...parts);
}

/** @param {string} tile */
export function tileDrawing(tile) {
  let made = drawn.get(tile);
  if (!made) {
    const kind = kindOf(tile);
    made = kind === "plain" || kind === "marked" || kind === "double" ? numberDrawing(tile, kind) : actionDrawing(tile, kind);
    drawn.set(tile, made);
  }
  return /** @type {SVGElement} */ (made.cloneNode(true));
}

/**
 * @param {string} tile
 * @param {"plain" | "marked" | "double"} kind
 */
function numberDrawing(tile, kind) {
  return picture(
    kind,
    square("ground", 1, 9),
    square("inlay", 4.5, 6),
    kind === "double" && drawing("path", { class: "bars", d: "M13 12h30M13 44h30" }),
    kind === "marked" && sign("mark", "ink", 39.5, 6, 10),
    drawing("text", { class: "face", x: SIZE / 2, y: 38 }, String(numberOf(tile))),
  );
}

/**
 * @param {string} tile
 * @param {Exclude<import("./notation.js").Kind, "plain" | "marked" | "double">} kind
 */
function actionDrawing(tile, kind) {
  return picture(
    kind,
    square("ground", 1, 9),
    square("lines", 1, 9, { fill: `url(#upturn-${kind})` }),
    sign(kind, "ink", 15, 17, 30),
    drawing("text", { class: "letter", x: 12, y: 18 }, tile),
  );
}

export function backDrawing() {
  return picture("hidden", square("back", 1, 9), sign("both", "back-sign", 17, 17, 22));
}

/** @param {keyof typeof SIGNS} name */
export function signDrawing(name) {
  return drawing("svg", { class: "sign", viewBox: "0 0 24 24", "aria-hidden": "true" }, drawing("path", { d: SIGNS[name] }));
}

export function bagDrawing() {
  return drawing(
    "svg",
    { class: "sack", viewBox: "0 0 64 64", "aria-hidden": "true" },
    drawing("path", { class: "cloth", d: "M22 18C10 28 5 40 7 50c1 6 5 9 12 10h26c7-1 11-4 12-10 2-10-3-22-15-32z" }),
    drawing("path", { class: "cloth", d: "M22 18C18 12 17 8 18 4c5 3 9 3 14 0 5 3 9 3 14 0 1 4 0 8-4 14z" }),
    drawing("path", { class: "cord", d: "M20 18.5c8 3 16 3 24 0" }),
  );
}

/** The patterns of tiles. Each shadow root that contains tiles needs them. */
export function patterns() {
  return drawing(
    "svg",
    { width: 0, height: 0, class: "upturn-patterns", "aria-hidden": "true" },
    drawing(
      "defs",
      {},
      ...Object.entries(PATTERNS).map(([kind, lines]) =>
        drawing(
          "pattern",
          { id: `upturn-${kind}`, width: 8, height: 8, patternUnits: "userSpaceOnUse" },
          drawing("path", { class: kind, d: lines }),
        ),
      ),
    ),
  );
}
