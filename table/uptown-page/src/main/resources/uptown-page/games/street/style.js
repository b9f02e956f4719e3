import { DARK, LIGHT, TYPES } from "./shapes.js";

/** The style of a table of the street game. Pages can set the colors, as they can for the board. */

/** @param {keyof typeof LIGHT} name */
function both(name) {
  return `var(--uptown-${name}, light-dark(${LIGHT[name]}, ${DARK[name]}))`;
}

const WALLS = Object.entries(TYPES)
  .map(([name, { ground, ink }]) => `.wall.${name} { background-color: var(--uptown-${name}, ${ground}); color: ${ink}; --line: color-mix(in srgb, ${ink} 26%, transparent) }`)
  .join("\n");

/** Each type has its own line pattern, for people who cannot tell the colors apart. */
const PATTERNS = `
.wall.office { background-image: repeating-linear-gradient(0deg, var(--line) 0 1.5px, transparent 1.5px 7px) }
.wall.flat { background-image: repeating-linear-gradient(45deg, var(--line) 0 1.5px, transparent 1.5px 7px) }
.wall.shop { background-image: repeating-linear-gradient(90deg, var(--line) 0 1.5px, transparent 1.5px 7px) }
.wall.cafe { background-image: radial-gradient(var(--line) 1.4px, transparent 1.8px); background-size: 6px 6px }
.wall.none { background-color: ${both("back")}; background-image: repeating-linear-gradient(135deg, ${both("hint")} 0 1px, transparent 1px 9px) }`;

const PARTS = `
.sign { width: 1em; height: 1em; fill: currentColor; fill-rule: evenodd; flex: none; vertical-align: -.12em }
.facade { position: absolute; inset: 0; display: flex; flex-direction: column; overflow: hidden; border-radius: inherit }
.facade::after { content: ""; position: absolute; inset: 0; border: 1px solid light-dark(#0007, #fff5); border-radius: inherit }
.wall { flex: 1; display: flex; align-items: center; justify-content: flex-start }
.wall .sign { width: var(--band); padding: 1px; height: min(1.25rem, 90%); filter: none }
.plate { position: absolute; inset: 3px 3px 3px var(--band); display: flex; flex-direction: column; justify-content: center; gap: 1px; padding: 1px 4px; border-radius: 3px; background: ${both("board")}; color: ${both("text")}; overflow: hidden; text-align: left }
.name { overflow: hidden; white-space: nowrap; text-overflow: ellipsis; font-weight: bold }
.worth { display: flex; align-items: center; gap: .45em; white-space: nowrap; font-variant-numeric: tabular-nums }
.formula, .term, .unit { display: inline-flex; align-items: center; gap: .1em }
.formula { gap: .2em; font-weight: bold }
.formula > .sign { color: ${both("label")} }
.unit { font-weight: normal }
.unit.wide { border-bottom: 2px solid currentColor }
.marks { display: inline-flex; gap: .15em; margin-left: auto }
.cost { padding: 0 .35em; border-radius: .6em; background: ${both("text")}; color: ${both("board")}; font-weight: bold }`;

const TABLE = `
:host { display: block; position: relative; container: street-table / inline-size; font: .875rem/1.3 system-ui, "Liberation Sans", sans-serif; color: ${both("text")}; user-select: none; -webkit-user-select: none;
  --paper: ${both("board")}; --edge: ${both("cell-line")}; --firm: ${both("area-line")}; --ring: ${both("ring")}; --quiet: ${both("label")} }
:host([hidden]), [hidden] { display: none !important }
* { box-sizing: border-box }
button { margin: 0; border: 0; padding: 0; background: none; color: inherit; font: inherit; text-align: left; touch-action: manipulation }
.table { display: grid; gap: .6rem }
.panel { container: panel / inline-size; min-width: 0; border: 1px solid var(--edge); border-radius: .8rem; background: var(--paper) }
.inside { display: grid; grid-template-rows: auto 1fr; gap: .35rem .8rem; height: 100%; padding: .5rem }
.public > .inside { grid-template-rows: none }
.rivals { display: grid; gap: .6rem; grid-template-columns: minmax(0, 1fr) }
.panel.to-move { border-color: var(--ring); box-shadow: inset 0 0 0 2px var(--ring) }
header { display: flex; flex-wrap: wrap; align-items: center; gap: .1rem .8rem; min-height: 1.5rem }
.who { display: inline-flex; align-items: center; gap: .35rem; min-width: 0; font-weight: bold; font-size: 1rem; overflow-wrap: anywhere }
.who .sign { color: var(--ring) }
.action { padding: 0 .5rem; border-radius: 1rem; background: var(--ring); color: ${both("halo")}; font-size: .8rem; font-weight: bold }
.facts { display: inline-flex; gap: .9rem; margin-left: auto; font-variant-numeric: tabular-nums }
.fact { display: inline-flex; align-items: baseline; gap: .25rem; white-space: nowrap }
.fact b { font-size: 1.05rem }
.fact .sign { align-self: center; color: var(--quiet) }
.fact small { color: var(--quiet) }

.street { container: street / inline-size; display: grid; grid-template-columns: repeat(5, minmax(0, 1fr)); gap: 0 .4rem; padding: .2rem .4rem 0; border-radius: .5rem;
  background: linear-gradient(light-dark(#dcebf5, #1c2733), light-dark(#f7f1e4, #2a2926) 85%) }
.site { --floor: 2.6rem; --band: 1.5rem; position: relative; scroll-margin: 3rem 0 7rem; display: flex; flex-direction: column; justify-content: flex-end; min-width: 0; min-height: calc((var(--tallest) + 1) * var(--floor) + 2.9rem); border-radius: .35rem; cursor: default; outline: none }
.house { width: min(100%, 13rem); margin-inline: auto; display: flex; flex-direction: column-reverse; border-bottom: 4px solid var(--firm) }
.floor { position: relative; display: block; height: var(--floor); border-radius: 2px; font-size: .74rem; line-height: 1.25 }
.floor.roofed { margin-top: 13px }
.gable { position: absolute; left: -3px; bottom: 100%; width: calc(100% + 6px); height: 14px; fill: var(--firm) }
.floor.latest { outline: 3px solid var(--ring); outline-offset: 1px; z-index: 1 }
.floor.ghost-floor { opacity: .78; outline: 2px dashed var(--ring); outline-offset: -1px }
.lot { height: var(--floor); margin: 0 .15rem; border: 2px dashed ${both("hint")}; border-bottom: 0; border-radius: .3rem .3rem 0 0 }
.plaque { display: flex; align-items: center; justify-content: center; gap: .3rem; height: 1.5rem; color: var(--quiet); font-size: .8rem; font-variant-numeric: tabular-nums }
.site.target { cursor: pointer; background: color-mix(in srgb, var(--ring) 12%, transparent) }
.site.target .plaque { color: var(--ring); font-weight: bold }
.site.target:hover .ghost-floor { opacity: 1 }
.site.refused { background: color-mix(in srgb, light-dark(#c81e0e, #ff8a7a) 18%, transparent); box-shadow: inset 0 0 0 3px light-dark(#c81e0e, #ff8a7a) }
:is(.site, .project):focus-visible { outline: 3px solid var(--ring); outline-offset: 1px; z-index: 2 }

.pile { display: grid; gap: .3rem; align-content: start; min-width: 0 }
.pile header { gap: .1rem .5rem }
.seat .pile header { min-height: 2.2rem }
.pile .title { font-weight: bold }
.count { color: var(--quiet) }
.on-pile { display: inline-flex; align-items: center; gap: .25rem; padding: 0 .5rem; border-radius: 1rem; background: light-dark(#8a5a00, #f2c14e); color: light-dark(#fff, #201a0c); font-weight: bold; font-size: .8rem }
.card { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 3px; padding: 3px; border-radius: .5rem; background: ${both("back-line")}; box-shadow: 2px 2px 0 ${both("back")}, 3px 3px 0 ${both("back-line")} }
.project { --band: 1.7rem; position: relative; min-width: 0; height: 3.3rem; border-radius: .3rem; cursor: pointer; font-size: .84rem; line-height: 1.4 }
.project:not(.open) .plate { background: color-mix(in srgb, ${both("board")} 82%, ${both("back-line")}) }
.project.open .plate { box-shadow: inset 0 -3px 0 var(--ring) }
.project[aria-pressed="true"] { outline: 4px solid var(--ring); outline-offset: 1px; z-index: 1 }
.project.refused { outline: 3px solid light-dark(#c81e0e, #ff8a7a) }
.free .cost { text-decoration: line-through; background: none; color: inherit; box-shadow: inset 0 0 0 1px currentColor }
.discard { min-height: 2.2rem; margin-left: auto; padding: .15rem .5rem; font-size: .84rem; border: 1px solid var(--firm); border-radius: .5rem; background: var(--paper); cursor: pointer }
.plain { min-height: 2.2rem; padding: .15rem .8rem; border: 1px solid var(--firm); border-radius: .5rem; background: var(--paper); cursor: pointer; flex: none }
:is(.discard, .plain):focus-visible { outline: 3px solid var(--ring); outline-offset: 2px }
:is(.discard, .site).proposed { outline: 3px solid var(--ring); outline-offset: 1px }
:is(.discard, .plain):hover { background: color-mix(in srgb, var(--ring) 12%, var(--paper)) }
.reasons { margin: 0; padding: .3rem .6rem; border-radius: .4rem; background: light-dark(#fdeae7, #4a1d18); color: light-dark(#8f130a, #ffc9c0); list-style: none; grid-column: 1 / -1 }
.hand { position: sticky; bottom: 0; z-index: 4; display: flex; gap: .6rem; align-items: center; padding: .45rem .6rem; border: 2px solid var(--ring); border-radius: .6rem; background: var(--paper); box-shadow: 0 2px 10px #0004 }
.hand .text { flex: 1; min-width: 0; overflow-wrap: anywhere }
.hand b { overflow-wrap: anywhere }
.hand ul { margin: .2rem 0 0; padding-left: 1.3rem; max-height: 30vh; overflow: auto }
.details, .hand li { font-size: .84rem }
.foot { display: flex; flex-wrap: wrap; gap: .2rem 1.2rem; color: var(--quiet); font-size: .84rem; overflow-wrap: anywhere }
.fault { margin: 0; color: light-dark(#a3160c, #ffb4a9) }
.flying { position: fixed; left: 0; top: 0; z-index: 10; pointer-events: none }
.dragged { opacity: .85; filter: drop-shadow(0 6px 8px #0006) }
.coin { display: inline-flex; align-items: center; gap: .2rem; padding: .1rem .5rem; border-radius: 1rem; background: light-dark(#8a5a00, #f2c14e); color: light-dark(#fff, #201a0c); font-weight: bold }
.visually-hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }

@container street-table (width >= 46rem) {
  .rivals:not(.of-1) { grid-template-columns: repeat(2, minmax(0, 1fr)) }
  .rivals.of-3 > :last-child { grid-column: 1 / -1 }
}
@container street-table (width >= 70rem) {
  .rivals.of-3 { grid-template-columns: repeat(3, minmax(0, 1fr)) }
  .rivals.of-3 > :last-child { grid-column: auto }
}
@container panel (width >= 40rem) {
  .seat > .inside { grid-template-columns: minmax(0, 1fr) 13rem }
  .seat > .inside > header { grid-column: 1 / -1 }
  .seat .pile { grid-area: 2 / 2 }
  .seat .card { grid-template-columns: minmax(0, 1fr) }
  .public .card { grid-template-columns: repeat(4, minmax(0, 1fr)) }
}
@container panel (width >= 56rem) {
  .seat > .inside { grid-template-columns: minmax(0, 1fr) 15.5rem }
}
@container panel (width < 30rem) {
  .project { font-size: .78rem; --band: 1.35rem }
  .inside { padding: .4rem }
}
@container street (width >= 50rem) {
  .site { --floor: 2.9rem; --band: 1.9rem }
  .floor { font-size: .84rem }
}
@container street (width < 33rem) {
  .floor { font-size: .7rem }
  .floor .name { display: none }
  .floor .plate { padding: 1px 2px }
  .floor .worth { flex-wrap: wrap; gap: 0 .3em; height: 100%; align-content: center }
  .site { --floor: 2.4rem; --band: 1.15rem }
}
@container street (width < 24rem) {
  .site { --band: 1rem; margin-inline: -.1rem }
  .floor { font-size: .68rem }
  .floor .plate { padding: 1px }
  .floor .formula { gap: .1em }
}
@media (max-height: 42rem) {
  .hand { padding: .2rem .6rem }
  .details { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 1; overflow: hidden }
}
@media (max-height: 34rem) {
  .site { --floor: 1.9rem; scroll-margin: 0 0 3rem }
  .floor { font-size: .7rem }
  .floor .name, .hand .details { display: none }
  .plain { min-height: 1.8rem }
  @container panel (width >= 24rem) {
    .seat > .inside { grid-template-columns: minmax(0, 1fr) 8.4rem; gap: .2rem .4rem; padding: .3rem }
    .seat > .inside > header { grid-column: 1 / -1 }
    .seat .pile { grid-area: 2 / 2 }
    .seat .card { grid-template-columns: minmax(0, 1fr) }
    .street { gap: 0 .2rem; padding-inline: .2rem }
    .project { --band: 1.2rem }
  }
  @container panel (width >= 32rem) {
    .seat > .inside { grid-template-columns: minmax(0, 1fr) 11rem }
  }
}
@media (forced-colors: active) {
  .facade, .wall { forced-color-adjust: none }
  .project[aria-pressed="true"], .panel.to-move { outline: 3px solid Highlight }
  .site.target { outline: 2px dashed Highlight }
  .site.refused { outline: 3px dotted CanvasText }
  .gable { fill: CanvasText }
  :is(.cost, .action, .on-pile, .coin) { forced-color-adjust: none; background: CanvasText; color: Canvas }
}
@media (prefers-reduced-motion: reduce) { * { transition: none !important; animation: none !important } }`;

export const tableStyle = WALLS + PATTERNS + PARTS + TABLE;
