import { CELL, GAP } from "./board-grid.js";
import { drawing, set } from "../../../dom.js";
import { colorOf, glyph, SIZE, tileParts } from "./tile.js";

/** A frame just around a tile. */
const AROUND = { x: GAP - 1, y: GAP - 1, width: SIZE + 2, height: SIZE + 2, rx: 7 };

/** The ids of the descriptions of marks for screen readers. */
const DESCRIPTIONS = new Map([
  ["premove", "premove"],
  ["target", "may-go"],
  ["capture", "would-capture"],
]);

/**
 * @param {SVGElement} cell
 * @param {string | undefined} tile
 * @param {string[]} marks
 * @param {string} name
 */
export function drawCell(cell, tile, marks, name) {
  const has = (/** @type {string[]} */ ...wanted) => wanted.some((mark) => marks.includes(mark));
  const parts = [
    tile && drawing("g", { class: "face-up", transform: `translate(${GAP} ${GAP})` }, tileParts(tile)),
    has("refused", "part", "hovered") && drawing("rect", { class: "tint", x: 1, y: 1, width: CELL - 2, height: CELL - 2, rx: 8 }),
    has("capture", "latest") && drawing("rect", { class: "halo", ...AROUND }),
    has("capture", "latest", "recent", "premove") && drawing("rect", { class: "ring", part: "ring", ...AROUND }),
    has("capture") && has("latest") && drawing("rect", { class: "last", x: -1, y: -1, width: CELL + 2, height: CELL + 2, rx: 9 }),
    has("target") && drawing("circle", { class: "spot", part: "target", cx: CELL / 2, cy: CELL / 2, r: 9 }),
    has("refused") && drawing("circle", { class: "stop", cx: CELL / 2, cy: CELL / 2, r: 20 }),
    has("refused") && drawing("rect", { class: "stop-bar", x: CELL / 2 - 11, y: CELL / 2 - 3.5, width: 22, height: 7 }),
    has("locked") && tile && drawing("g", { class: `tile ${colorOf(tile)}` }, glyph("lock", "lock", CELL - GAP - 15, GAP + 2, 13)),
  ];
  while (cell.childNodes.length > 1) {
    cell.lastChild?.remove();
  }
  cell.append(...parts.filter((part) => part instanceof Node));
  cell.setAttribute("class", ["cell", ...marks].join(" "));
  cell.setAttribute("aria-label", name);
  set(cell, "aria-describedby", DESCRIPTIONS.get([...DESCRIPTIONS.keys()].find((mark) => marks.includes(mark)) ?? ""));
}
