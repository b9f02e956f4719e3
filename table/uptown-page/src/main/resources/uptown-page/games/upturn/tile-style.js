import { DARK, KINDS, LIGHT } from "./shapes.js";

/** The colors and tiles of the game. Pages can set each color with a custom property of the same name, such as --upturn-ring. */

/** The page's own colors, which come before those of the library. */
const PAGE = /** @type {Partial<Record<keyof typeof LIGHT, string>>} */ ({ text: "ink", board: "paper", line: "line", edge: "frame", quiet: "quiet", back: "wood", "back-line": "frame", halo: "paper", ring: "go" });

/** @param {keyof typeof LIGHT} name */
export function both(name) {
  return `var(--upturn-${name}, var(--${PAGE[name]}, light-dark(${LIGHT[name]}, ${DARK[name]})))`;
}

const KIND_STYLES = Object.entries(KINDS)
  .map(
    ([kind, { ground, ink }]) => `
.upturn-tile.${kind} .ground { fill: var(--upturn-${kind}, ${ground}); stroke: ${ground === KINDS.plain.ground ? "#8b8375" : "#0006"} }
.upturn-tile.${kind} :is(.face, .letter, .ink) { fill: ${ink} }
.upturn-patterns .${kind} { stroke: ${ink} }`,
  )
  .join("");

/** The style of tiles, in the table and in documents. */
export const tileStyle = `${KIND_STYLES}
.upturn-tile { display: block; width: 100%; height: auto }
.upturn-tile .ground { stroke-width: 1.5 }
.upturn-tile .inlay { fill: none; stroke: #e3d5ae; stroke-width: 1.5 }
.upturn-tile.double .inlay { stroke: #f29111; stroke-width: 2.5 }
.upturn-tile .bars { fill: none; stroke: #f29111; stroke-width: 4 }
.upturn-tile :is(.face, .letter) { font: bold 29px "Helvetica Neue", Arial, "Liberation Sans", sans-serif; text-anchor: middle }
.upturn-tile.marked .face { font-size: 27px }
.upturn-tile .letter { font-size: 15px }
.upturn-tile .back { fill: ${both("back")}; stroke: ${both("back-line")}; stroke-width: 2; }
.upturn-tile .back-sign { fill: ${both("back-line")}; opacity: .55 }
.upturn-patterns { position: absolute }
.upturn-patterns path { fill: none; stroke-width: 1.6; stroke-opacity: .22 }`;
