import { DARK, LIGHT, TYPES } from "./shapes.js";

/** The style of a table of the street game. Pages can set the colors, as they can for the board. */

/** @param {keyof typeof LIGHT} name */
function both(name) {
  return `var(--uptown-${name}, light-dark(${LIGHT[name]}, ${DARK[name]}))`;
}

const WALLS = Object.entries(TYPES)
  .map(([name, { ground, ink }]) => `.wall.${name} { background-color: var(--uptown-${name}, ${ground}); color: ${ink}; --line: color-mix(in srgb, ${ink} 22%, transparent) }`)
  .join("\n");

/** Each type has its own line pattern, for people who cannot tell the colors apart. */
const PATTERNS = `
.wall.office { background-image: repeating-linear-gradient(0deg, var(--line) 0 1.5px, transparent 1.5px 8px) }
.wall.flat { background-image: repeating-linear-gradient(135deg, var(--line) 0 1.5px, transparent 1.5px 8px) }
.wall.shop { background-image: repeating-linear-gradient(90deg, var(--line) 0 1.5px, transparent 1.5px 8px) }
.wall.cafe { background-image: radial-gradient(var(--line) 1.3px, transparent 1.7px); background-size: 8px 8px }
.wall.none { background-color: var(--plain) }`;

/** Floors and cards: a band with the signs of the types, and a plate. Both grow with their content, so that no sign is cut. */
const PARTS = `
.sign { width: 1em; height: 1em; fill: currentColor; fill-rule: evenodd; flex: none; vertical-align: -.125em }
.facade { flex: none; display: flex; width: var(--band); overflow: hidden; border-radius: inherit; border-start-end-radius: 0; border-end-end-radius: 0; box-shadow: inset 0 0 0 1px var(--firm) }
.wall { flex: 1; display: grid; place-content: center; min-width: 0; border: solid var(--firm); border-width: 1px 0 1px 1px }
.facade:has(.wall + .wall) { flex-direction: column }
.wall + .wall { border-top-width: 0 }
.wall .sign { width: var(--icon); height: var(--icon) }
.floor .wall:has(+ .wall) .sign, .floor .wall + .wall .sign { width: .75rem; height: .75rem }
.plate { flex: 1; min-width: 0; overflow-wrap: anywhere; display: flex; flex-direction: column; justify-content: center; text-align: left }
.name { font-weight: 600 }
.worth { display: flex; flex-wrap: wrap; align-items: center; gap: 0 .5em; font-weight: 600; font-variant-numeric: tabular-nums }
.formula, .term, .unit { display: inline-flex; align-items: center; white-space: nowrap }
.formula { flex-wrap: wrap; gap: 0 .15em }
.term > .sign { margin-inline-start: .2em }
.unit { font-weight: normal }
.unit.wide .sign { box-shadow: 0 2px }
.unit::before { content: "/" }
.each { display: none }

.floor { position: relative; display: flex; min-height: var(--floor); background: var(--house); box-shadow: inset 0 0 0 1px var(--firm); font-size: .8125rem; line-height: 1.2 }
.floor ~ .floor { margin-bottom: -1px }
.floor .plate { padding: 1px .375rem }
.floor .name { overflow: hidden; white-space: nowrap; text-overflow: ellipsis; font-weight: normal }
.floor.roofed { margin-top: .75rem }
.gable { position: absolute; left: -.25rem; bottom: calc(100% - 1px); width: calc(100% + .5rem); height: .75rem; fill: var(--firm) }
.floor.latest { box-shadow: inset 0 0 0 3px var(--strong); z-index: 1 }
.floor.latest .facade { margin: 3px 0 3px 3px; width: calc(var(--band) - 3px) }
.floor.ghost-floor { opacity: .85; outline: 3px dashed var(--ring); outline-offset: -3px; box-shadow: none }
.floor.for-hint { opacity: 1 }
.floor.for-better { outline-style: solid; opacity: 1 }
.chance { position: absolute; z-index: 1; right: -.25rem; bottom: calc(100% - .375rem); padding: 0 .375rem; border-radius: .3125rem; background: var(--ring); color: var(--paper); box-shadow: 0 0 0 2px var(--paper); font: 700 .9375rem/1.25rem var(--sign, inherit); letter-spacing: 0 }

.project { --band: 2.25rem; --icon: 1.25rem; position: relative; display: flex; min-width: 0; min-height: 4rem; border-radius: .5rem; background: var(--paper); box-shadow: inset 0 0 0 1px var(--firm), 0 .125rem .25rem #0003; cursor: pointer; font-size: .8125rem; line-height: 1.1875rem }
.project .plate { justify-content: flex-start; padding: .3125rem .625rem }
.project .name { font-size: .9375rem }
.detail .sign { margin-inline-end: .25em }
/* A card that cannot be played is a dry outline without color. */
.project.shut { background: none; color: var(--quiet); box-shadow: inset 0 0 0 1px var(--edge) }
.project.shut .name { font-weight: normal }
.project.shut .facade { opacity: .4 }
.detail .whole { white-space: nowrap }
/* Numbers without a formula share a line. The signs of the types are on the facade. */
.project .details { display: flex; flex-wrap: wrap; gap: 0 .75rem }
.detail:not(.cost, .income, .prestige), .detail:has(.rest:not(:empty)) { flex-basis: 100% }
.comma, .project .type { position: absolute; font-size: 0 }
.detail:is(.cost, .income, .prestige) .whole { display: inline-flex; align-items: center; gap: .25em }
.detail:has(.rest:not(:empty)) .whole { display: inline !important; vertical-align: baseline }
.prestige .sign { margin: 0 }
.whole:has(> b) .word { order: 1 }
.detail b { font-size: 1.0625em; line-height: 1 }
.detail, .detail .whole { vertical-align: top }
.project[aria-pressed="true"] { box-shadow: inset 0 0 0 3px var(--ring), 0 .5rem 1.5rem #0004 }
.project[aria-pressed="true"] .facade { box-shadow: inset 3px 0 0 var(--ring), inset 0 3px 0 var(--ring), inset 0 -3px 0 var(--ring) }
.free .cost { text-decoration: line-through }`;

const TABLE = `
:host { display: block; position: relative; font: 1rem/1.3 var(--text, system-ui, "Liberation Sans", sans-serif); color: var(--strong); user-select: none; -webkit-user-select: none;
  --paper: ${both("board")}; --edge: ${both("cell-line")}; --firm: ${both("area-line")}; --ring: ${both("ring")}; --quiet: ${both("label")}; --strong: ${both("text")}; --plain: var(--uptown-wood, ${both("back")});
  --house: var(--paper); --sky: light-dark(#d9e6ea, #1d2930); --kerb: light-dark(#8b8375, #6b6359) }
:host([hidden]), [hidden] { display: none !important }
* { box-sizing: border-box }
button { margin: 0; border: 0; padding: 0; background: none; color: inherit; font: inherit; text-align: left; touch-action: manipulation }
.table { display: grid; gap: .5rem }
.panel { container: panel / inline-size; position: relative; min-width: 0; border-radius: .75rem; background: var(--paper) }
.inside { display: grid; grid-template-rows: auto 1fr; gap: .5rem 1rem; height: 100%; padding: .5rem }
.public > .inside { grid-template-rows: none }
.rivals { display: grid; gap: .5rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 22.5rem), 1fr)) }
.panel.to-move { box-shadow: inset 0 0 0 3px var(--strong) }
.header { display: flex; flex-wrap: wrap; align-items: center; gap: .1rem .8rem; min-height: 1.5rem }
.who { display: inline-flex; align-items: center; gap: .35rem; min-width: 0; font-weight: bold; font-size: 1rem; overflow-wrap: anywhere }
.action { padding: 0 .5rem; border-radius: 1rem; background: var(--strong); color: var(--paper); font-size: .8125rem; font-weight: bold }
.facts { display: inline-flex; flex-wrap: wrap; gap: 0 .9rem; margin-left: auto; font-variant-numeric: tabular-nums }
.fact { display: inline-flex; align-items: baseline; gap: .25rem; white-space: nowrap }
.fact b { font-size: 1.05rem }
.fact small { color: var(--quiet) }
.owner { position: absolute; left: .5rem; top: .25rem; margin: 0; font-size: .8125rem; color: var(--quiet) }

.street { container: street / inline-size; position: relative; display: grid; grid-template-columns: repeat(5, minmax(0, 1fr)); gap: .375rem; padding: .5rem .5rem 0; border-radius: .5rem; background: var(--sky) }
.site { --floor: 2.25rem; --band: 1.375rem; --icon: .9375rem; position: relative; scroll-margin: 4.5rem 0 1rem; display: flex; flex-direction: column; justify-content: flex-end; min-width: 0; min-height: calc((var(--tallest) + 1) * var(--floor) + 2rem); border-radius: .25rem; cursor: default; outline: none }
.house { width: min(100%, 14rem); margin-inline: auto; display: flex; flex-direction: column-reverse }
.plaque { height: 1.5rem; overflow: hidden; text-align: center; line-height: 1.25rem; border-top: .25rem solid var(--kerb); color: var(--quiet); font-size: .8125rem; font-variant-numeric: tabular-nums }
/* Words that do not fit beside the sign are below it, unseen. */
.plaque span { display: inline-block; white-space: nowrap }
.plaque .sign { margin-inline: .375rem .25rem }
.site.target { cursor: pointer }
.site.target .plaque { border-color: var(--ring); color: var(--ring); font-weight: bold }
.site.target:hover { background: color-mix(in srgb, var(--ring) 12%, transparent) }
.site.refused { box-shadow: inset 0 0 0 3px var(--strong) }
.site.proposed .plaque { border-color: var(--ring); color: var(--ring); font-weight: bold }
:is(.site, .project):focus-visible { outline: 3px solid var(--strong); outline-offset: 1px; z-index: 2 }

.pile { display: grid; gap: .375rem; align-content: start; min-width: 0 }
.peek { display: none }
.pile .header { gap: .1rem .5rem; font-size: .9375rem }
.seat .pile .header { min-height: 2rem }
.pile .title { font-weight: 600 }
.count { font-size: .8125rem; color: var(--quiet) }
.on-pile, .coin { display: inline-flex; align-items: center; gap: .25rem; padding: 0 .5rem; border-radius: 1rem; background: var(--strong); color: var(--paper); font-weight: 600; font-size: .8125rem }
.card { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: .5rem }
.project.refused { outline: 3px solid var(--strong) }
:is(.discard, .plain) { min-height: 2rem; padding: 0 .75rem; font-size: .875rem; border: 1px solid var(--firm); border-radius: .5rem; background: var(--paper); cursor: pointer; flex: none }
.discard { margin-left: auto }
:is(.discard, .plain, .peek):focus-visible { outline: 3px solid var(--strong); outline-offset: 2px }
.discard.proposed { outline: 3px solid var(--ring); outline-offset: 1px }
:is(.discard, .plain):hover { box-shadow: inset 0 0 0 1px currentcolor }
.reasons { position: absolute; z-index: 3; inset: .5rem .5rem auto; margin: 0; padding: .375rem .75rem; border-radius: .5rem; background: var(--strong); color: var(--paper); font-size: .9375rem; list-style: none; pointer-events: none }
.hand { position: sticky; bottom: 0; z-index: 4; display: flex; gap: .6rem; align-items: center; padding: .45rem .6rem; border-radius: .5rem; background: var(--paper); box-shadow: inset 0 0 0 1px var(--firm), 0 .5rem 1.5rem #0004 }
.hand .text { flex: 1; min-width: 0; overflow-wrap: anywhere }
.hand ul { margin: .2rem 0 0; padding-left: 1.3rem; max-height: 30vh; overflow: auto }
.details, .hand li { font-size: .8125rem }
.foot { display: flex; flex-wrap: wrap; align-content: start; gap: .2rem 1.2rem; color: var(--quiet); font-size: .8125rem; overflow-wrap: anywhere }
.fault { margin: 0 }
.flying { position: fixed; left: 0; top: 0; z-index: 10; pointer-events: none }
.dragged { opacity: .9; filter: drop-shadow(0 6px 8px #0006) }
.visually-hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }

@container panel (width >= 34rem) {
  .seat > .inside { grid-template-columns: minmax(0, 1fr) 13rem }
  .seat > .inside > .header { grid-column: 1 / -1 }
  .seat .pile { grid-area: 2 / 2 }
  .seat .card { grid-template-columns: minmax(0, 1fr) }
  .public .card { grid-template-columns: repeat(4, minmax(0, 1fr)) }
}
@container panel (width >= 56rem) {
  .seat > .inside { grid-template-columns: minmax(0, 1fr) 17.5rem }
}
@container panel (width < 30rem) {
  .project { --band: 1.75rem; --icon: 1.125rem; line-height: 1.125rem }
  .project .plate { padding-inline: .5rem }
}
@container street (width >= 45rem) {
  .street:not(.tall) .site { --floor: 2.625rem; --band: 2rem; --icon: 1.125rem }
  /* Low floors have one line. */
  .tall .plate { flex-direction: row; align-items: center; justify-content: space-between; gap: .5em }
  .tall .worth { flex: none; flex-wrap: nowrap }
}
@container street (width >= 33rem) {
  .street:not(.tall) .each { display: inline; margin-inline: .3em }
  .street:not(.tall) .unit::before { content: none }
}
@container street (width < 45rem) {
  .floor .name { display: none }
  .worth { justify-content: center }
}
@container street (width < 33rem) {
  .floor .plate { padding: 1px }
  .worth { gap: 0 .3em }
}
@container street (width < 24rem) {
  .site { --band: .9375rem; --icon: .75rem; margin-inline: -.125rem }
  .floor { font-size: .75rem; letter-spacing: -.02em }
  .floor .plate { padding: 1px 0 }
  .worth { gap: 0 .2em }
}
@container street (width < 20rem) {
  .floor { flex-direction: column }
  .floor .facade { width: 100%; height: 1rem; border-radius: 0; flex-direction: row }
  .floor.latest .facade { width: calc(100% - 6px) }
  .floor .wall { border-width: 1px 1px 0 }
}`;

/**
 * On the page, the parts are items of the page's grid, so that the page's seats stand above their streets. The attribute `seated`
 * turns this on. The areas: `mine` and `own` for the viewer's street and pile, `public`, and `t1`, `t2`, ... for the others.
 */
const SEATED = `
:host([seated]), :host([seated]) :is(.table, .rivals, .own, .own > .inside) { display: contents }
:host([seated]) :is(.inside > .header, .rivals .header), .owner { display: none }
:host([seated]) .panel.to-move { box-shadow: none }
:host([seated]) .own .street { grid-area: mine }
:host([seated]) .own .pile { grid-area: own; align-self: start; container: panel / inline-size }
:host([seated]) .own :is(.street, .pile) { z-index: 1 }
:host([seated]) .own .card { grid-template-columns: minmax(0, 1fr) }
/* The price is beside the name. */
:host([seated]) .own .project:has(.cost) .name { padding-right: 4.75rem }
:host([seated]) .own .project .cost { position: absolute; top: .3125rem; right: .5rem }
:host([seated]) .own .reasons { grid-area: mine; position: static; align-self: start; margin: .5rem }
:host([seated]) .public { grid-area: public; background: none }
:host([seated]) .public > .inside { padding: 0 }
:host([seated]) .hand { grid-area: hand }
:host([seated][over]) :is(.pile, .public) { display: none }
:host([seated][over]) .owner { display: block }
:host([seated][over]) .panel.seat { border-radius: .75rem }
:host([seated][over]) .panel > .inside { grid-template-columns: minmax(0, 1fr) }
:host([seated][over]) .own .street { margin: .5rem; outline: .5rem solid var(--paper) }
:host([seated][over]) :is(.own .street, .rivals .seat) { grid-area: var(--place) }
:host([seated][over]) .lost .floor { opacity: .55 }
:host([seated]) .foot { grid-area: foot }
:host([seated]) .rivals .seat { grid-area: var(--area); border-radius: 0 0 .75rem .75rem }
/* The others’ cards, on demand. */
:host([seated]) .rivals .seat > .inside { grid-template: minmax(0, 1fr) / minmax(0, 1fr) }
:host([seated]) .rivals .street { padding-top: 2rem }
:host([seated]) .rivals .pile { position: absolute; z-index: 2; inset: .5rem .5rem auto; gap: 0; grid-template: 2rem auto / minmax(0, 1fr); pointer-events: none }
:host([seated]) .rivals .card { grid-area: 1 / 1 / 3 / 2; grid-template-columns: repeat(2, minmax(0, 1fr)); margin: 2rem .5rem 0; padding: .5rem; border-radius: .5rem; background: var(--paper); box-shadow: 0 .5rem 1.5rem #0004; pointer-events: auto }
:host([seated]) .rivals .project::before { content: ""; position: absolute; inset: -2.5rem -.5rem 100% }
/* Folded, it takes presses beside its button. */
:host([seated]) .rivals .pile:not(.open) .card:not(:hover, :focus-within, :has([aria-pressed="true"])), :host([seated]) .rivals .street:has(.target, .proposed) ~ .pile .card {
  margin-top: 0; padding-block: 0; overflow: hidden; opacity: 0;
  & .project { height: 2rem; min-height: 0 }
  & .project > * { display: none }
  & .project + .project { margin-inline-end: 80% }
}
:host([seated]) .rivals .street:has(.target, .proposed) ~ .pile .card { pointer-events: none }
:host([seated]) .rivals .peek { display: block; grid-area: 1 / 1; justify-self: end; z-index: 1; max-width: 60%; margin: .375rem .375rem 0 0; overflow: hidden; white-space: nowrap; text-overflow: ellipsis; min-height: 1.625rem; padding: 0 .5rem; border-radius: .375rem; background: var(--paper); color: var(--quiet); font-size: .8125rem; cursor: pointer; pointer-events: auto }
.peek::after { content: "▾" / ""; margin-inline-start: .35rem }
:host([seated]) .rivals .peek.offers { color: var(--strong); font-weight: 600 }
@media (min-width: 60rem) and (min-height: 34.0625rem) {
  :host([seated]) .hand.of-selection { display: none }
  :host([seated]) .site { scroll-margin: 0 }
  :host([seated]) .rivals .street .site { --floor: 1.5rem; min-height: calc(var(--tallest) * var(--floor) + 2.5rem) }
  :host([seated]) .rivals .worth { gap: 0 .3em; font-size: .75rem }
  @container panel (width >= 24rem) {
    :host([seated]) .rivals .street { container: street / size; min-height: calc((max(var(--tallest), 3) + .6) * 1.375rem + 3rem) }
    :host([seated]) .rivals .street .site { --floor: clamp(1.375rem, (100cqb - 3.25rem) / var(--tallest), 2.5rem); min-height: 0; --band: .9375rem; --icon: .75rem }
  }
  @container panel (width >= 34rem) {
    :host([seated]) .rivals .street .site { --band: 1.375rem; --icon: .9375rem }
    :host([seated]) .rivals .floor .facade:has(.wall + .wall) { flex-direction: row; width: 1.75rem; & .wall { border-top-width: 1px } }
  }
  :host([seated]) .own .street { --least: 2.375rem; container: street / size; min-height: calc((max(var(--tallest), 3) + 1) * var(--least) + 2.5rem); gap: .75rem; margin: 0 0 -.75rem 1rem }
  :host([seated]) .own .street .site { min-height: 0; --floor: clamp(var(--least), (100cqb - 2.5rem) / (var(--tallest) + 1), 3.5rem) }
  :host([seated]) .own .tall { --least: 1.75rem }
  :host([seated]) .own .pile { margin: 1rem 1rem 0 0 }
  /* After the game, all streets have floors of one height, and are as tall as these. */
  :host([seated][over]) .panel > .inside { grid-template: minmax(0, 1fr) / minmax(0, 1fr) }
  :host([seated][over]) :is(.own, .rivals) .street { container: street / inline-size; min-height: 0; gap: .375rem; padding-top: 1rem }
  :host([seated][over]) :is(.own, .rivals) .street .site { --floor: 1.75rem; --band: 1.25rem; --icon: .875rem; min-height: calc((max(var(--tallest), 2) + .6) * var(--floor) + 1.5rem) }
  :host([seated][over]) .own .street { margin: .5rem }
  /* Below its card, where it covers no other. */
  :host([seated]) .public .reasons { inset: calc(100% + .25rem) auto auto 8.5rem; max-width: 40rem }
  :host([seated]) .public > .inside { grid-template: "h c" auto / 8rem minmax(0, 1fr); align-items: center }
  :host([seated]) .public .pile { display: contents }
  .public .detail.detail { flex-basis: auto }
  :host([seated]) .public .header { display: grid }
}
@media (orientation: landscape) and (max-height: 34rem) and (min-width: 35rem) {
  :host([seated]) .own .street { container: street / size; align-self: start; height: calc(100dvh - 7.25rem); min-height: calc((max(var(--tallest), 3) + .6) * 1.75rem + 2.5rem) }
  :host([seated]) .own .site { min-height: 0; --floor: clamp(1.75rem, (100cqb - 3rem) / (var(--tallest) + .6), 2.5rem) }
  :host([seated][over]) .own .street { container: street / inline-size; height: auto; min-height: 0 }
  :host([seated][over]) .own .site { --floor: 2.25rem; min-height: calc((var(--tallest) + 1) * var(--floor) + 2rem) }
}
@media not all and (min-width: 60rem) and (min-height: 34.0625rem) {
  :host([seated]) .owner { display: block }
  :host([seated]) .panel.seat { border-radius: .75rem }
  :host([seated]) .own :is(.street, .pile) { margin-inline: .5rem }
  .public .project .details { display: block }
  .public .detail { margin-inline-end: .375rem }
  .public .prestige .word { display: none }
  :host([seated]) .project { --band: 1.625rem; min-height: 2.75rem; line-height: 1.0625rem }
  :host([seated]) .project .plate { padding: .25rem .375rem }
  .detail .sign { width: .875rem; height: .875rem }
  :host([seated]) .own .pile .header { min-height: 1.75rem }
  .discard { min-height: 1.75rem }
  :host([seated]) .own .site { --floor: 1.875rem; min-height: calc((var(--tallest) + 1) * var(--floor) + 2.25rem) }
  :host([seated]) .public > .inside, .card { gap: .375rem }
  :host([seated]) .hand.of-selection.at-street { display: none }
  :host([seated]) .hand { grid-row: 1 / -1; grid-column: 1 / -1; align-self: end }
}`;

/** Beside the analysis there are only the streets, below each other. */
const STREETS = `
:host([streets]) :is(.pile, .public, .foot) { display: none }
:host([streets]) :is(.rivals, .seat > .inside) { grid-template-columns: minmax(0, 1fr) }
:host([streets]) .header { min-height: 1.25rem; padding-inline: .25rem }
:host([streets]) .inside { gap: .125rem; padding-top: .25rem }
:host([streets]) .plaque { min-height: 1.25rem }
:host([streets]) .site { --floor: 1.375rem; --band: 1rem; --icon: .75rem; min-height: calc((max(var(--tallest), 2) + .3) * var(--floor) + 1.375rem); scroll-margin: 0 }
/* In narrow windows, only the streets of the move. */
@media (max-width: 34.99rem) { :host([streets]) .table:has(.latest, .ghost-floor) .panel:not(:has(.latest, .ghost-floor)) { display: none } }`;

const SYSTEM = `
@media (forced-colors: active) {
  .facade, .wall { forced-color-adjust: none }
  .panel, .project, .floor { border: 1px solid CanvasText }
  .project[aria-pressed="true"], .panel.to-move { outline: 3px solid Highlight }
  .site.target { outline: 2px dashed Highlight }
  .site.refused { outline: 3px dotted CanvasText }
  .gable { fill: CanvasText }
  :is(.action, .on-pile, .coin, .reasons, .chance) { forced-color-adjust: none; background: CanvasText; color: Canvas }
}
@media print { .discard, .plain { display: none !important } }
@media (prefers-reduced-motion: reduce) { * { transition: none !important; animation: none !important } }`;

export const tableStyle = WALLS + PATTERNS + PARTS + TABLE + SEATED + STREETS + SYSTEM;
