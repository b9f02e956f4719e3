import { COLORS, DARK, LIGHT } from "./shapes.js";

/** The style of boards, racks and tiles. Pages can set each color with a custom property of the same name. */

/** @param {keyof typeof LIGHT} name */
function both(name) {
  return `var(--uptown-${name}, light-dark(${LIGHT[name]}, ${DARK[name]}))`;
}

const TILE_COLORS = Object.entries(COLORS)
  .map(
    ([name, { ground, ink }]) => `
.ground.${name}, .mark.${name} { fill: var(--uptown-${name}, ${ground}) }
.tile.${name} { fill: ${ink} }
.pattern.${name} { stroke: ${ink} }`,
  )
  .join("");

/** Limits an element to its box. In a row or column, it shrinks before its neighbors do. */
export const FITTING = "flex-shrink: 9999; min-width: 0; min-height: 0; max-height: 100%";

export const COMMON = `
:host([hidden]), [hidden] { display: none }
.fault { margin: .3rem 0 0; color: light-dark(#a3160c, #ffb4a9); font: 1rem/1.4 sans-serif; overflow-wrap: anywhere }`;

export const TILE = `${TILE_COLORS}
.face { font: bold 30px "Helvetica Neue", Arial, "Liberation Sans", sans-serif; text-anchor: middle }
.pattern { fill: none; stroke-width: 1.6; stroke-opacity: .24 }
.mark { stroke: ${both("text")}; stroke-width: .8 }
.reverse { fill: ${both("back")}; stroke: ${both("back-line")}; stroke-width: 2; stroke-dasharray: 5 3 }
.patterns { position: absolute }
path { fill-rule: evenodd }`;

// The focus marks the corners of a cell, because a full frame would cross the links of its tile.
// The drawing is as high as wide, and fits its square into a lower board. The first column is the natural width of a wall.
const BOARD = `${COMMON}
:host { display: grid; grid-template: minmax(0, 1fr) / minmax(0, 3840px) minmax(0, 1fr); position: relative; ${FITTING}; user-select: none; -webkit-user-select: none }
:host(:not([interactive])) .board { content-visibility: auto }
svg { grid-area: 1 / 1 / 1 / 3; display: block; width: 100%; height: 100%; aspect-ratio: 1; overflow: visible }
.wood { fill: var(--uptown-wood, light-dark(#ebe3d2, #34302c)) }
.paper { fill: ${both("board")}; stroke: ${both("area-line")}; stroke-width: 2.5 }
.lines { fill: none; stroke: ${both("cell-line")} }
.areas { fill: none; stroke: ${both("area-line")}; stroke-width: 1.75 }
.labels { font: bold 12px "Helvetica Neue", Arial, "Liberation Sans", sans-serif; text-anchor: middle; fill: ${both("label")} }
.hint { fill: ${both("hint")} }
.cell { outline: none; cursor: default }
.field { fill: transparent }
.cell:focus-visible .field { stroke: ${both("text")}; stroke-width: 5; stroke-dasharray: 14.5 20 14.5 0; rx: 0 }
.halo, .ring, .last, .tint { fill: none }
.target .field { fill: color-mix(in srgb, ${both("ring")} 14%, ${both("board")}) }
.target, .capture { cursor: pointer }
.spot { fill: ${both("ring")} }
.target:hover .spot { r: 12px }
.hovered .tint { stroke: ${both("ring")}; stroke-width: 4 }
.recent .ring { stroke: ${both("text")}; stroke-width: 1.25; stroke-dasharray: 1.5 2 }
.latest .halo { stroke: ${both("halo")}; stroke-width: 5 }
.latest .ring, .last { stroke: light-dark(#14110e, #fff); stroke-width: 2.5 }
.capture .halo { stroke: ${both("halo")}; stroke-width: 6.5 }
.capture .ring { stroke: ${both("ring")}; stroke-width: 4; stroke-dasharray: 8 4.5 }
.refused .tint { display: none }
.stop { fill: light-dark(#221e1a, #f3eee5); stroke: ${both("halo")}; stroke-width: 3 }
.stop-bar { fill: ${both("halo")} }
.part .halo, .part .ring { display: none }
.part .tint { fill-opacity: .5; stroke-width: 4 }
.part-0 .tint { fill: #fff; stroke: light-dark(#14110e, #fff); stroke-dasharray: 7 4 }
.part-1 .tint { fill: #000; stroke: light-dark(#14110e, #fff) }
.part-2 .tint { fill: #b36bff; stroke: #b36bff; stroke-dasharray: 2 4 }
.part-3 .tint { fill: #3fd0ff; stroke: #3fd0ff; stroke-dasharray: 12 4 }
.premove .tile { opacity: .6 }
.premove .ring { stroke: ${both("ring")}; stroke-width: 3; stroke-dasharray: 3 4 }
.shapes { pointer-events: none }
.shapes path { fill: var(--color); stroke: ${both("halo")}; stroke-width: 1.5; opacity: .85 }
.shapes circle { fill: none; stroke: var(--color); stroke-width: 5; opacity: .85 }
.shape { --color: ${both("ring")} }
${Object.entries(COLORS)
  .map(([name, { ground }]) => `.shape.${name} { --color: var(--uptown-${name}, ${ground}) }`)
  .join("\n")}
.ghost, .outlined { position: fixed; left: 0; top: 0; z-index: 10; pointer-events: none; filter: drop-shadow(0 6px 8px #0006) }
.outlined { border-radius: 13%; outline: 4px solid light-dark(#14110e, #fff) }
.fault { position: absolute; inset: auto 0 0; background: light-dark(#fff, #1b1a19) }
@media (forced-colors: active) { svg { forced-color-adjust: none } }
@media (prefers-reduced-motion: reduce) { * { transition: none !important; animation: none !important } }`;

const RACK = `${COMMON}
:host { display: block }
.rows { display: grid; gap: .4rem }
.rack { display: flex; gap: .375rem; justify-content: center }
button { flex: 0 1 5rem; min-width: 0; margin: 0; padding: .1875rem; border: 0; border-radius: .7rem; background: none; touch-action: none; cursor: grab; transition: translate .12s }
button svg { display: block; width: 100%; border-radius: 13%; box-shadow: 0 2px 4px #0005 }
button:hover { translate: 0 -3px }
button[aria-pressed="true"] { translate: 0 -6px; background: ${both("ring")}; box-shadow: 0 .5rem 1.5rem #0004 }
button:focus-visible { outline: 3px solid ${both("text")}; outline-offset: 2px }
.ghost { position: fixed; left: 0; top: 0; z-index: 10; pointer-events: none; filter: drop-shadow(0 6px 8px #0006) }
.ghost svg { display: block; width: 100% }
@media (forced-colors: active) { button[aria-pressed="true"] { outline: 3px solid Highlight } svg { forced-color-adjust: none } }
@media (prefers-reduced-motion: reduce) { button { transition: none } }`;

export const boardStyle = TILE + BOARD;
export const rackStyle = TILE + RACK;

/** For single tiles in a document. */
export const tileStyle = TILE.replace("path { fill-rule: evenodd }", "");
