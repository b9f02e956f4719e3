import { drawing, sheet } from "../../dom.js";
import { tileStyle } from "./tile-style.js";
import { patterns, tileDrawing } from "./tile.js";

// Imports every module that the modules above need, so that the browser requests them all at once.
import "./notation.js";
import "./shapes.js";

/** @import { Cover } from "../../cover.js" */

/** The tiles of the line with their corners; the last one comes in. */
const LINE = /** @type {[string, number, number][]} */ ([["12", 14, 138], ["27*", 80, 106], ["34", 146, 74], ["51*", 212, 42], ["D", 286, 30], ["44", 318, 118]]);

document.adoptedStyleSheets.push(sheet(tileStyle));
document.body.prepend(patterns());

/** @type {Cover} */
const cover = {
  words: async (language) => (await import(`./cover/${language}.js`)).default,
  picture: ({ reference } = {}) =>
    drawing(
      "svg",
      { viewBox: "0 -30 394 290", preserveAspectRatio: "xMidYMid slice" },
      drawing("rect", { x: -200, y: -200, width: 800, height: 700, fill: "#1f4a45" }),
      drawing("path", { d: "M-100 214h150v-32h66v-32h66v-32h66v-32h350", fill: "none", stroke: "#fff", "stroke-opacity": 0.16, "stroke-width": 3 }),
      ...(reference ? [laid(reference, 117, 35, 160)] : LINE.map(([tile, x, y], at) => laid(tile, x, y, 72, at === LINE.length - 1 ? "comes" : undefined))),
    ),
  quick: "upturn-3",
  lessons: true,
};

export default cover;

/**
 * @param {string} tile
 * @param {number} x
 * @param {number} y
 * @param {number} size
 * @param {string} [style]
 */
function laid(tile, x, y, size, style) {
  return drawing("svg", { x, y, width: size, height: size, class: style }, tileDrawing(tile));
}
