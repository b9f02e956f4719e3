import { ACROSS, COMPACT, WIDE, ZOOMED } from "./page-style.js";
import { both, tileStyle } from "./tile-style.js";

const WOOD = "var(--wood, light-dark(#e4d9c2, #37322c))";
const SOFT = "var(--go-soft, light-dark(#ede0f2, #3d2d46))";
const ON_GO = "var(--on-go, light-dark(#fff, #1b1a19))";
const ON_INK = "var(--on-ink, light-dark(#fffdf8, #1b1a19))";
const SIGN = 'var(--sign, "Helvetica Neue", Arial, "Liberation Sans", sans-serif)';

/** The style of the table. */
export const tableStyle = `${tileStyle}
:host { display: block; color: ${both("text")}; font: 1rem/1.35 var(--text, "Helvetica Neue", Arial, "Liberation Sans", sans-serif); user-select: none; -webkit-user-select: none }
:host([hidden]), [hidden] { display: none !important }
*, ::before, ::after { box-sizing: border-box }
p, ol, ul { margin: 0; padding: 0; list-style: none }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
svg { display: block; width: 100%; height: auto }
.table { display: grid; grid-template-columns: minmax(0, 1fr); gap: .5rem }

.seats { display: flex; gap: .95rem; align-items: stretch; padding-top: .6rem }
.seat { position: relative; flex: 1 1 0; min-width: 0; padding: .3rem .5rem; border: 1px solid ${both("line")}; border-radius: .7rem; background: ${both("board")} }
.seat + .seat::before { content: "›" / ""; position: absolute; left: -.95rem; width: .95rem; top: 50%; translate: 0 -50%; text-align: center; font-weight: bold; font-size: 1.2rem; line-height: 1; color: ${both("quiet")} }
.seats.right .seat + .seat::before { content: "‹" / "" }
.seat.to-move { box-shadow: inset 0 0 0 3px ${both("text")} }
.name { display: flex; gap: .3rem; align-items: center; font-weight: bold; font-size: .875rem }
.name span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
.name .sign { flex: none; width: .7rem; fill: ${both("text")} }
.holds { display: flex; align-items: center; gap: .35rem; min-height: 1.3rem; font-size: .875rem; color: ${both("quiet")} }
.tag { position: absolute; right: .3rem; top: -.7rem; z-index: 1; max-width: calc(100% - .6rem); padding: 0 .45rem; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; border-radius: 1rem; background: ${both("text")}; color: ${both("board")}; font-size: .75rem; font-weight: bold }

.middle { container: line / inline-size; position: relative; display: grid; gap: .5rem; align-content: center; justify-items: center; min-width: 0; padding: .75rem; border-radius: 1rem; background: ${WOOD} }
.middle > p { display: flex; gap: .5rem; align-items: center }
.direction { font: 1.25rem/1.5rem ${SIGN} }
.middle > * > .sign { flex: none; width: 1em; fill: currentColor }
.rotation { font-size: .875rem }
.line { --tile: clamp(2.75rem, 22cqi, 6rem); display: flex; align-items: center; justify-content: center; width: 100%; min-height: calc(var(--tile) * 1.5) }
.steps { display: flex; align-items: center; justify-content: flex-end; gap: .5rem; min-width: 0 }
.step { flex: none; width: calc(var(--tile) * .5) }
.step svg, .slot svg { border-radius: 16%; box-shadow: 0 2px 4px #0004 }
.step.old { opacity: .6 }
.step.reference { order: 1; width: calc(var(--tile) * 1.2); margin-inline: .25rem; opacity: 1 }
.step.latest svg { outline: 3px solid ${both("text")} }
.step.preview { order: 1; opacity: .8 }
.step.preview svg { outline: 2px dashed ${both("ring")}; outline-offset: 1px }
.slot { position: relative; flex: none; width: calc(var(--tile) * 1.2); aspect-ratio: 1; margin-left: .5rem; border: 3px dashed ${both("edge")}; border-radius: 16%; display: grid; place-items: center; font: 700 calc(var(--tile) * .3)/1 ${SIGN}; font-variant-numeric: tabular-nums }
.slot.filled { padding: .375rem; border-color: ${both("ring")}; background: ${SOFT}; cursor: pointer }
.slot.filled svg { opacity: .8 }
.slot.over { border-style: solid }
.bag { display: flex; gap: .5rem; align-items: center; justify-self: start; font-size: .8125rem; line-height: 1.25 }
.sack { width: 2rem; flex: none }
.cloth { fill: ${WOOD}; stroke: ${both("edge")}; stroke-width: 2; stroke-linejoin: round }
.cord { fill: none; stroke: ${both("text")}; stroke-width: 3; stroke-linecap: round }
.bag b { font-weight: inherit }

.ruler { container: ruler / inline-size; isolation: isolate; position: relative; height: 5rem; margin-inline: 1rem; font: 700 .9375rem/1 ${SIGN}; font-variant-numeric: tabular-nums }
.ruler::before, .ruler > * { --chip: min(1.75rem, 2.75cqw); --y: 2.75rem; position: absolute; left: calc(var(--at) * 1%); translate: -50% 0 }
.ruler::before { content: ""; left: 0; right: 0; top: var(--y); height: 2px; translate: 0 -50%; background: ${both("edge")} }
.range { z-index: -1; top: calc(var(--y) - 1rem); height: 2rem; width: calc((var(--to) - var(--at)) * 1%); translate: none !important; background: ${SOFT} }
.tick { top: calc(var(--y) + 1.25rem); font: .9375rem/1 var(--text, sans-serif); color: ${both("quiet")} }
.tick::before { content: ""; position: absolute; left: calc(50% - 1px); top: -1.625rem; width: 2px; height: .75rem; background: ${both("edge")} }
.last { top: 0; z-index: 2; background: var(--ground); font-size: 1.25rem }
.last::after { content: ""; position: absolute; left: calc(50% - 1.5px); top: 1.375rem; width: 3px; height: calc(var(--y) - .375rem); background: ${both("text")} }
.last::before { content: ""; position: absolute; left: calc(50% - .5rem); top: 1.375rem; border: solid transparent; border-width: .625rem .5rem 0; border-top-color: ${both("text")} }
.pin { --chip-at: var(--wide); --up: clamp(0, (max(var(--at) - var(--chip-at), var(--chip-at) - var(--at)) - .1) * 99, 1); left: calc(var(--chip-at) * 1%) !important; display: grid; place-content: center; width: var(--chip); height: var(--chip); top: calc(var(--y) - var(--chip) / 2 - var(--up) * 1.875rem); font-size: min(1em, 1.5cqw); border-radius: 50%; border: 2px solid ${both("edge")}; background: var(--ground, ${both("board")}); color: ${both("quiet")} }
/* The stem of a chip above the line leads to its number. */
.pin::after { content: ""; position: absolute; z-index: -1; top: 100%; left: calc(50% - 1px); width: 2px; height: calc(var(--up) * (1.875rem - var(--chip) / 2)); background: ${both("edge")}; transform-origin: top; transform: skewX(atan2(calc((var(--at) - var(--chip-at)) * 1cqw), calc(1.875rem - var(--chip) / 2))) }
.pin:is(.on, .held)::after { background: ${both("ring")} }
.pin.on { background: ${both("board")}; border-color: ${both("ring")}; color: ${both("text")} }
.pin.held { border-color: ${both("ring")}; background: ${both("ring")}; color: ${ON_GO}; z-index: 1 }

.tray { display: var(--choices, grid); gap: .375rem; align-content: center; min-height: 3.875rem }
.note:empty { display: none }
.note { font-size: .9375rem; color: ${both("quiet")} }
.note .fault { color: ${both("text")}; font-weight: 600 }
.choices { display: flex; flex-wrap: wrap; gap: .375rem 1rem }
.choice { display: flex; flex-wrap: wrap; align-items: center }
.choice > .label { flex-basis: 100%; font-size: .8125rem; color: ${both("quiet")} }
.portion { display: inline-flex; align-items: center; gap: .15rem; margin-right: .375rem; padding-left: .5rem; border: 1px solid ${both("edge")}; border-radius: .5rem; background: ${both("board")} }
.portion .who { max-width: 8rem; overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
.portion b { min-width: 1.2em; text-align: center; font-variant-numeric: tabular-nums }

button { min-height: 2.5rem; margin: 0; padding: 0 1rem; border: 1px solid ${both("edge")}; border-radius: .5rem; background: ${both("board")}; color: inherit; font: inherit; cursor: pointer; touch-action: manipulation }
button:hover:not([aria-disabled]) { box-shadow: inset 0 0 0 1px currentcolor }
button:focus-visible { outline: 3px solid ${both("text")}; outline-offset: 2px }
.choice > button { display: inline-flex; align-items: center; justify-content: center; gap: .375rem; min-height: 2.75rem; margin-left: -1px; padding: 0 .75rem; border-radius: 0 }
.choice > .label + button { border-radius: .5rem 0 0 .5rem; margin-left: 0 }
.choice > button:last-child { border-radius: 0 .5rem .5rem 0 }
.choices .sign { width: 1rem; fill: currentColor }
.portion button { min-width: 2.75rem; min-height: 2.625rem; padding: 0; border: 0; background: none; font-weight: bold }
button[aria-pressed="true"] { background: ${both("ring")}; border-color: ${both("ring")}; color: ${ON_GO} }
button[aria-disabled="true"] { color: ${both("quiet")}; border-color: ${both("line")}; background: none }
.buttons { position: relative; display: flex; gap: .375rem }
.buttons button { flex: auto; min-width: 0; padding: 0 .25rem; min-height: 2.75rem }
.buttons .lay { display: flex; align-items: center; justify-content: center; gap: .375rem; font-weight: 600; background: ${both("text")}; border-color: ${both("text")}; color: ${ON_INK} }
.buttons .lay[aria-disabled="true"] { background: none; border-color: ${both("line")}; color: ${both("quiet")} }
.lay svg { flex: none; width: 1.75rem; border-radius: 16% }

.hand { container: hand / inline-size; min-height: 6.5rem; min-width: 0; border-radius: .75rem }
/* Two rows where one would be too small to press. */
.tiles { --gap: .25rem; --most: 4.5rem; --one: min(var(--most), (100cqi - (var(--tiles) + 1) * var(--gap)) / var(--tiles)); --two: min((var(--most) - var(--gap)) / 2, (100cqi - (var(--half) + 1) * var(--gap)) / var(--half)); --spare: max(0px, (var(--one) - 2.75rem) * 99); --size: max(2.75rem, var(--one), var(--two) - var(--spare)); display: flex; flex-wrap: wrap; gap: var(--gap); place-content: center; max-width: calc(var(--half) * (var(--size) + var(--gap)) + 2 * var(--gap) + var(--spare)); margin-inline: auto; height: 100%; padding-block: .375rem }
.hand :is(button, .still) { flex: none; width: var(--size); min-height: 0; padding: .1875rem; border: 0; border-radius: .625rem; background: none; touch-action: none; transition: translate .12s ease-out }
.hand button { cursor: grab }
.hand svg { border-radius: 16%; box-shadow: 0 2px 4px #0005 }
.hand button:hover { translate: 0 -2px; box-shadow: none }
.hand .off:not([aria-pressed="true"]) svg { opacity: .5 }
.hand .first-action { margin-left: var(--gap) }
.hand button.along, .hand button[aria-pressed="true"] { translate: 0 -.375rem; background: ${both("ring")} }
.hand button.along:not([aria-pressed="true"]) { background: none; outline: 3px dashed ${both("ring")}; outline-offset: -3px }
.hand button:focus-visible { outline: 3px solid ${both("text")}; outline-offset: 0 }
.hand button.refused { outline: 3px solid ${both("text")}; outline-offset: -2px }
.nothing { align-self: center; color: ${both("quiet")} }
.ghost { position: fixed; left: 0; top: 0; z-index: 10; width: 4rem; pointer-events: none; filter: drop-shadow(0 6px 8px #0006) }
.ghost svg { display: block; width: 100% }

.step:nth-last-child(n + 5):not(.reference) { display: none }
@container line (width < 30rem) {
  .steps:has(.reference:nth-last-child(n + 5)) .step:nth-last-child(4) { display: none }
}
@container line (width >= 30rem) {
  .line .step:nth-last-child(5) { display: block }
}
@container ruler (width < 44rem) {
  .ruler::before, .ruler > * { --chip: min(1.5rem, 6.75cqw); --y: 2.375rem }
  .ruler > .pin { --chip-at: var(--narrow); font-size: .8125rem; border-width: 1.5px }
  .tick { top: calc(var(--y) + 1.125rem); font-size: .75rem }
  .tick::before { top: -1.375rem; height: .5rem }
}

:host(:not([seated])) .ruler { display: none }
:host(:not([seated])) .hand { min-height: 5.25rem }
:host([seated]), :host([seated]) .table { display: contents }
:host([seated]) .middle { grid-area: b; padding-bottom: 2.5rem }
:host([seated]) .middle.over { align-content: start; min-height: var(--least, 20rem); padding-bottom: .75rem }
:host([seated]) .middle.over ~ :is(.bag, .flow) { display: none }
:host([seated]) .bag { grid-area: b; align-self: end; margin: .25rem .75rem; z-index: 1 }
:host([seated]) .bag p + p::before { content: "· " / "" }
:host([seated]) .ruler { grid-area: n }
:host([seated]) .flow { display: contents }
:host([seated]) .tray { grid-area: t; min-height: 0 }
:host([seated]) .letter { display: none }
:host([seated]) .upturn-tile:has(.letter) .ink { translate: -2px -4px }
:host([seated]:not([choosing])) .tray { display: none }
:host([seated]) :is(.note, .choice > .label) { display: none }
:host([seated]) .buttons { grid-area: var(--row, k); place-self: end; margin-bottom: .5rem; pointer-events: none }
:host([seated]) .buttons button { padding-inline: 1rem; pointer-events: var(--press, auto) }
/* Impossible moves show only with the focus. */
:host([seated]) .buttons:not(:focus-within) { opacity: var(--shown, 1) }
:host([seated]) .buttons button[aria-disabled]:not(:focus-visible) { position: absolute; opacity: 0; pointer-events: none }
:host([seated]) .hand { grid-area: g }
:host([seated]) :is(.tray, .buttons, .hand) { margin-inline: .5rem; z-index: 1 }
:host([seated]) .bag p { line-height: 1.2 }
@media (max-width: 34.99rem) {
  .ruler { height: 4.25rem }
  :host([seated]) .buttons button { padding-inline: .625rem }
  .lay svg { width: 1.25rem }
  :host([seated]) .hand { min-height: min(4.25rem, 25dvh - 3.5rem); margin-inline: .25rem }
  :host([seated]) .tiles { --gap: .125rem; --most: 4rem }
}
@media ${COMPACT} {
  :host([seated]) .choices { flex-wrap: nowrap; gap: .375rem }
  :host([seated]) .choice { flex: auto; flex-wrap: nowrap; min-width: 0 }
  :host([seated]) .choice > button { display: block; flex: 1; min-width: 0; padding-inline: .25rem; overflow: hidden; font-size: .9375rem; text-align: center; text-overflow: ellipsis; white-space: nowrap }
  :host([seated]) .choice > button .sign { display: none }
  :host([seated]) .portion { display: grid; grid-template: auto auto / auto 1fr auto; margin: 0; padding: 0; text-align: center }
  :host([seated]) .portion .who { grid-column: 1 / -1; max-width: 5.5rem; padding-inline: .25rem; font-size: .75rem; line-height: .875rem }
  :host([seated]) .portion button { min-width: 2rem; min-height: 1.625rem }
}
@media ${WIDE} {
  :host([seated]) .middle { container: line / size; gap: 1.5rem }
  :host([seated]) .line { --tile: min(18.5cqi, 36cqb) }
  :host([seated]) .over .line { --tile: min(22cqi, 30cqb) }
  :host([seated]) .direction { font-size: 1.75rem; line-height: 2rem }
  :host([seated]) .rotation { font-size: 1rem }
  :host([seated]) .bag { margin: .75rem 1rem; gap: .75rem; font-size: .9375rem }
  :host([seated]) .sack { width: 3rem }
  :host([seated]) .apart { grid-area: rc; position: relative; align-self: center; display: grid; grid-template-columns: auto auto; gap: 0 1rem; margin: 0 1rem }
  :host([seated]) .apart p + p { align-self: start; color: ${both("quiet")} }
  :host([seated]) .apart p + p::before { content: none }
  :host([seated]) .apart .sack { grid-row: span 2; width: 5.25rem }
  :host([seated]) .apart b { position: absolute; left: 0; bottom: 1rem; width: 5.25rem; text-align: center; font: 700 1.75rem/2rem ${SIGN} }
  :host([seated]) .apart p { align-self: end }
  :host([seated]) .middle:has(~ .apart) { padding-bottom: .75rem }
  :host([seated]) .flow { grid-area: k-start / d-start / t-end / k-end; display: flex; flex-wrap: wrap-reverse; gap: .25rem .5rem; place-content: flex-end; justify-self: end; width: var(--flow, 24rem); margin: 1rem 8.25rem 0 0; z-index: 1; pointer-events: none }
  :host([seated]) .tray { min-width: 0; margin: 0; pointer-events: auto }
  :host([seated]) .choices { flex-wrap: nowrap; gap: .5rem }
  :host([seated]) .choice { flex-wrap: nowrap; min-width: 0 }
  :host([seated]) .choice > button { display: block; flex: 0 1 auto; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
  :host([seated]) .choice > button .sign { display: inline; vertical-align: -.125em }
  :host([seated]) .portion button { min-width: 2.25rem; min-height: 2.375rem }
  :host([seated]) .hand { min-height: 0; margin: 0 1rem 1rem 0 }
  :host([seated]) .tiles { --gap: clamp(.25rem, 10cqi / var(--tiles), 1rem); --most: 7.5rem; max-width: none; margin-left: -.1875rem; padding: 0; justify-content: start }
  :host([seated]) .buttons { margin: 0; gap: .5rem }
}
@media ${WIDE} and (max-height: 42rem) {
  :host([seated]) .tiles { --most: 4.5rem }
  :host([seated]) .ruler { margin-block: -.375rem }
  :host([seated]) .middle { gap: .5rem; padding-block: .5rem }
  :host([seated]) .direction { font-size: 1.25rem; line-height: 1.5rem }
  :host([seated]) .rotation { font-size: .875rem; line-height: 1.125rem }
  :host([seated]) .middle:not(:has(~ .apart)) { padding-bottom: 2.25rem }
  :host([seated]) .bag { margin: .25rem .75rem; font-size: .8125rem }
  :host([seated]) .sack { width: 2rem }
}
@media ${ACROSS} {
  :host([seated]) :is(.tray, .buttons, .hand) { margin: 0 }
  :host([seated]) .buttons { align-self: start }
  :host([seated]) .tiles { --most: 3.75rem; padding-block: .25rem 0 }
  :host([seated]) .tray { margin-left: 6.25rem }
  :host([seated]) .ruler { height: 4.25rem }
  :host([seated]) .hand { min-height: 0 }
  :host([seated]) .middle { padding: .25rem .5rem 2rem; gap: .25rem }
  :host([seated]) .line { --tile: clamp(2.75rem, 15cqi, 4rem) }
  :host([seated]) .middle.over { min-height: 100% }
}
@media ${ZOOMED} {
  :host([seated]) :is(.tray, .buttons, .hand) { margin: 0 }
  :host([seated]) .hand { min-height: 0 }
  :host([seated]) .middle { padding: .25rem .25rem 2rem }
}
@media (forced-colors: active) {
  svg { forced-color-adjust: none }
  .sign { fill: CanvasText }
  .buttons .lay:not([aria-disabled]) { forced-color-adjust: none; background: Highlight; border-color: Highlight; color: HighlightText }
  .middle, .pin { border: 1px solid CanvasText }
  .ruler { forced-color-adjust: none; color: CanvasText }
  .ruler::before, .tick::before, .last::after, .pin::after { background: CanvasText }
  .range { border: 2px solid Highlight; background: none }
  .pin { background: Canvas; color: CanvasText }
  button[aria-pressed="true"], .hand button.along { outline: 3px solid Highlight }
  .seat.to-move { outline: 3px solid Highlight }
  .tag { forced-color-adjust: none; background: CanvasText; color: Canvas }
}
@media print { .buttons, .tray { display: none !important } }
@media (prefers-reduced-motion: reduce) { * { transition: none !important; animation: none !important } }`;
