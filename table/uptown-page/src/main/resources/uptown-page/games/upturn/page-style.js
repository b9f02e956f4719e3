import { tileStyle } from "./tile-style.js";

/** The windows with a layout of their own. */
export const WIDE = "(min-width: 60rem) and (min-height: 34.0625rem)";
export const ACROSS = "(orientation: landscape) and (max-height: 34rem) and (min-width: 35rem)";
export const COMPACT = `(max-width: 34.99rem) and (min-height: 26.01rem), ${ACROSS}`;
export const ZOOMED = "(max-width: 34.99rem) and (max-height: 26rem)";

/**
 * The style of the page's parts beside the table. The seats of the page and the parts of the table are items of one grid: the line
 * (`b`), the bag (`bag`), the numbers (`n`), the choices (`t`), the buttons (`k`) and the viewer's tiles (`g`), which are in the
 * user's own place.
 */
const TABLE = '.table[data-game="upturn"]:has(upturn-table[seated])';

/**
 * Returns the style of a seat without room for a fan of backs.
 *
 * @param {string} seat
 */
const low = (seat) => `
  ${seat} { grid-template-rows: auto 1fr auto auto }
  ${seat} .holding:has(.hidden) { display: none !important }`;

export const pageStyle = `${tileStyle}
.upturn-tile { border-radius: 16% }
.rules upturn-table { clear: both }
${TABLE} { grid-template: "r" auto "b" minmax(auto, 1fr) "n" auto "d" auto "g" auto "t" 2.75rem "k" auto "l" auto / minmax(0, 1fr) }
${TABLE} .middle { display: contents }
${TABLE} .over { grid-area: b }
${TABLE} .place { grid-area: d-start / d-start / k-end / k-end; grid-template: subgrid / minmax(0, 1fr) auto; gap: inherit; padding: .5rem 0 }
${TABLE} .own-sign { grid-area: 1 / 2 / 2 / 3; align-self: start; margin-right: .5rem }
${TABLE} .own-sign .enamel { width: 4.25rem }
${TABLE} .own-facts { display: contents }
${TABLE} .own-facts > :not(.visually-hidden) { display: none }
${TABLE} .own-pieces { display: none }
${TABLE} :is(.links, .help) { grid-row: -2 / -1; align-self: end; z-index: 2; background: var(--paper) }
${TABLE} .status { grid-area: 1 / 1 / 2 / 2; margin-inline: .5rem; height: auto; min-height: 4.25rem; overflow: visible }
${TABLE} .status::before { content: none }
${TABLE} .actions { grid-area: 4 / 1 / 5 / 3; margin-inline: .5rem; justify-self: start }
/* A rival: the number of tiles, the name, the last move. */
${TABLE} .rivals .seat { grid-template: "s h" auto "s k" minmax(1.625rem, 1fr) "f f" minmax(2.25rem, auto) / 3.75rem minmax(0, 1fr); gap: 0 .5rem; padding: .375rem .25rem .25rem .5rem; overflow: hidden }
${TABLE} .rivals .seat .who { display: contents }
${TABLE} .rivals .seat h2 { grid-area: h; font: 700 .875rem/1.25rem var(--text) }
${TABLE} .rivals .seat .enamel { width: 3.75rem; height: 3.25rem; padding: 0; place-content: center }
${TABLE} .rivals .seat .enamel small { display: block; font-size: .6875rem }
${TABLE} .rivals .seat .kind { grid-area: k; max-height: 1.75rem; overflow: hidden; font-size: .75rem; line-height: .875rem; white-space: normal; letter-spacing: -.02em }
${TABLE} .rivals .seat .kind > :first-child { display: inline }
${TABLE} .rivals .seat .facts { grid-area: f; align-self: end; justify-self: stretch; height: 2.125rem; padding: 0; overflow: hidden; color: inherit; font-size: .8125rem; line-height: 1.0625rem }
${TABLE} :is(.rivals .seat .fact, .hints .name) { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: var(--lines, 2); overflow: hidden }
${TABLE} .rivals .seat .fact { min-width: 0; text-align: start; white-space: normal }
${TABLE} .rivals .fact span { display: inline }
${TABLE} .rivals .seat :is(.holding, .pieces) { display: none }
@media not all and ${WIDE} {
  /* Three rivals beside each other: the last move takes the room of the kind. */
  ${TABLE} .rivals:has(> :nth-child(3)) .seat { grid-template: "h h" auto "s f" 2.75rem / 2.5rem minmax(0, 1fr) }
  ${TABLE} .rivals:has(> :nth-child(3)) .kind { display: none }
  ${TABLE} .rivals:has(> :nth-child(3)) .enamel { width: 2.5rem; height: 2.75rem }
  ${TABLE} .rivals:has(> :nth-child(3)) .enamel small { display: none }
  ${TABLE} .rivals:has(> :nth-child(3)) .facts { --lines: 3; height: 2.625rem; font-size: .75rem; line-height: .875rem }
}
${TABLE}.ended .rivals { display: block }
${TABLE}.ended { grid-template: "r" auto "b" auto "h" auto "l" auto / minmax(0, 1fr) }
${TABLE}.ended .place { grid-area: h; padding: .5rem }
${TABLE}.ended .actions { margin: 0 }
${TABLE}.ended .status { margin: 0; min-height: 0 }
/* Beside the analysis, the line needs no room for the sign of the end. */
${TABLE}.reviewed { --least: 0 }
/* A hint replaces the buttons, and its choices are made. */
${TABLE} .hints .wins { font-size: 0 }
${TABLE}.hinted { --shown: 0; --press: none; --row: n; --choices: none }
${TABLE}:not(.ended, .hinted) .actions :is(button:disabled:not([data-action="action.hint"]), .row:has([data-action="action.cancel"]:enabled) > :not([data-action="action.cancel"])) { display: none }
@media (max-width: 23.99rem), ${ACROSS} {
  ${TABLE}:not(.hinted) .actions [data-action="action.cancel"] { width: 2.75rem; overflow: hidden; font-size: 0 }
  ${TABLE}:not(.hinted) .actions [data-action="action.cancel"]::before { content: "×" / ""; font-size: 1.5rem }
}
@media (max-width: 34.99rem) {
  ${TABLE}.hinted .status .news { font-size: .875rem; line-height: 1rem }
  ${TABLE}:not(.ended) .actions button { padding: 0 .5rem; font-size: .875rem }
}
/* The longer words of a hint take the room of the choices. */
@media (max-width: 34.99rem) and (min-height: 26.01rem) {
  ${TABLE}.hinted { grid-template-rows: auto minmax(auto, 1fr) auto minmax(6.25rem, auto) auto 1.25rem auto auto }
}
@media (max-width: 47.99rem) and (min-height: 26.01rem), ${ACROSS} {
  ${TABLE}:not(.ended) .actions button { min-height: 2.75rem }
}
@media ${WIDE} {
  ${TABLE} { --flow: clamp(24rem, 100vw - 43rem, 42rem); --side: 7.5rem; --top: clamp(17.25rem, 36dvh, 24rem); --hand: 8.5rem; grid-template: "ra ra b b rz" minmax(0, var(--top)) "rc rc b b l" minmax(6.5625rem, 1fr) "n n n n n" auto "sg d d k k" 3.75rem "sg t t t t" 2.5rem "sg g g g g" var(--hand) / var(--side) minmax(0, 6.5rem) minmax(0, 1fr) 9rem 15rem; gap: .5rem 1rem; height: calc(100dvh - 4rem); min-height: 0 }
  ${TABLE}:has(.rivals > :nth-child(3)) { --top: 1fr }
  ${TABLE} .toasts { margin: 0 0 1rem; align-self: end }
  ${TABLE} .rivals { display: contents }
  ${TABLE} .rivals .seat { grid-area: ra; grid-template: "s h" auto "s k" 1fr "p p" 1.5fr "f f" auto / 5.5rem minmax(0, 1fr); gap: .25rem 1rem; align-items: start; height: auto; padding: 1rem; border-radius: .75rem; translate: none }
  ${TABLE} .rivals .seat:last-child:not(:first-child) { grid-area: rz }
  ${TABLE} .rivals .seat:nth-child(2):not(:last-child) { grid-area: rc }
  ${TABLE}:not(:has(.rivals > :nth-child(2))) .aside { grid-row: 1 / 3 }
  ${TABLE} .rivals .seat h2 { font-size: 1.0625rem; line-height: 1.3125rem; white-space: normal; overflow-wrap: anywhere }
  ${TABLE} .turn { font-size: 2rem; line-height: 2.25rem }
  ${TABLE} .rivals .seat .enamel { width: 5.5rem; height: 5.5rem }
  ${TABLE} .rivals .seat .enamel b { font-size: 3.5rem; line-height: 3rem }
  ${TABLE} .rivals .seat .enamel small { font-size: .8125rem }
  ${TABLE} .rivals .seat .kind { display: block; max-height: 2.5rem; font-size: .8125rem; line-height: 1.25rem }
  ${TABLE} .rivals .seat .facts { display: block; height: 3.0625rem; padding-top: .5rem; border-top: 1px solid var(--line); font-size: 1rem; line-height: 1.25rem }
  ${TABLE} .rivals .seat .who .holding { grid-area: p; display: flex; flex-wrap: nowrap; max-width: none; align-self: center; justify-content: center; padding: .25rem 1.125rem 0 }
  ${TABLE} .rivals .seat .holding > .hidden { flex: 0 1 3.75rem; min-width: 0; width: 3.75rem; margin-inline: -.625rem; rotate: calc(var(--turn) * 1deg); transform-origin: 50% 150% }
  ${TABLE} .rivals .seat .who .holding:not(:has(.hidden)) { flex-wrap: wrap; gap: .125rem; padding: 0 }
  ${TABLE} .rivals .seat .holding > :not(.hidden) { flex: none; width: 1.75rem }
  ${low(`${TABLE} .rivals:has(> :nth-child(3)) .seat.rival`)}
  ${TABLE} .place { grid-area: sg-start / sg-start / g-end / g-end; grid-template: subgrid / calc(var(--side) - 1rem) minmax(0, 1fr) auto; gap: .5rem 1rem; padding: 1rem }
  ${TABLE} .own-sign { grid-area: 1 / 1 / 4 / 2; align-self: stretch; margin: 0 }
  ${TABLE} .own-sign .signs { height: 100% }
  ${TABLE} .own-sign .enamel { width: 100%; height: 100% }
  ${TABLE} .own-sign .enamel b { font-size: 4.5rem }
  ${TABLE} .status { grid-area: 1 / 2 / 3 / 3; align-self: stretch; height: auto; min-height: 0; margin: 0; overflow-y: auto }
  /* The place keeps its size with a hint, whose heading and sentence are longer. */
  ${TABLE}.hinted .turn { font-size: 1.5rem; line-height: 1.75rem }
  ${TABLE}.hinted .status .news { font-size: .875rem; line-height: 1.125rem }
  ${TABLE} .actions { grid-area: 1 / 3 / 3 / 4; margin: 0; align-self: start }
  ${TABLE} .actions button { min-height: 2.75rem; justify-content: center; padding: 0 .75rem }
  ${TABLE} .actions .row { flex-wrap: nowrap }
  /* Hint ends the row of the buttons. */
  ${TABLE}:not(.ended, .hinted) .row { display: grid; grid-template: 2.75rem 2.5rem / minmax(var(--flow), auto) 6.75rem; justify-items: end }
  ${TABLE}:not(.ended, .hinted) .actions { pointer-events: none }
  ${TABLE}:not(.ended, .hinted) .row button { grid-row: 2; min-height: 0; height: 100%; pointer-events: auto }
  ${TABLE}:not(.ended, .hinted) .row :is([data-action="action.hint"], [data-action="action.cancel"]) { grid-area: 1 / 2; width: 100% }
  /* Two hints of two lines fit below a rival. */
  ${TABLE} .hints { min-height: 100cqh; padding: .5rem }
  ${TABLE} .hints h2 { margin: 0; font: 0/0 a }
  ${TABLE} .hints ol { max-height: calc(round(down, 100cqh - .75rem, 2.875rem) - .25rem) }
  ${TABLE} .hints li button { height: 2.625rem; min-height: 0; padding: 0 .5rem; gap: .5rem; align-items: center; font-size: .875rem; line-height: 1.125rem }
  ${TABLE} .where { flex: none; min-width: 0 }
  /* Only whole rows are in view. */
  ${TABLE}:not(.ended, .reviewed, .hinted) .aside { align-self: start; height: calc(round(down, 100% - 2rem, 1.5rem) + 2rem) }
  ${TABLE} :is(.move, .move-log li) { padding-block: 0; line-height: 1.5rem }
  ${TABLE}.ended { grid-template: "b r" auto "b h" auto "b l" minmax(8rem, 1fr) / min(100dvh - 4rem, 57vw) minmax(0, 1fr); gap: 1rem 1.5rem }
  ${TABLE}.ended.ended.ended .aside { grid-area: l }
  ${TABLE}.ended .moments { place-items: center stretch; padding: 20rem 3rem 1rem }
  ${TABLE}.ended .moment { width: auto; min-height: 14rem }
  ${TABLE}.ended .place { padding: 1rem }
  /* The analysis is as tall as its lists; the page scrolls. */
  ${TABLE}.reviewed { grid-template-rows: minmax(11.5rem, auto) minmax(6.5rem, auto) auto auto 0 0; height: auto }
  ${TABLE}.reviewed .aside { grid-area: 4 / 1 / 5 / -1 }
}
@media ${WIDE} and (max-height: 48rem) {${low(`${TABLE} .rivals .seat.rival`)}
}
/* A low window has no height to reserve. */
@media ${WIDE} and (max-height: 42rem) {
  ${TABLE}:not(.ended, .reviewed) { --side: 6rem; --top: 1fr; --hand: 5.5rem }
  ${TABLE} .rivals .seat.rival { grid-template: "s h" 1.25rem "s k" 2rem "f f" 1fr / 3.25rem minmax(0, 1fr); gap: 0 .5rem; padding: .5rem .75rem }
  ${TABLE} .rivals .seat .enamel { width: 3.25rem; height: 3.25rem }
  ${TABLE} .rivals .seat .enamel b { font-size: 2rem; line-height: 1.75rem }
  ${TABLE} .rivals .seat .kind { font-size: .8125rem; line-height: 1rem }
  ${TABLE} .rivals .seat .facts { height: 1.25rem; padding: 0; border: 0; align-self: start }
  ${TABLE} .rivals:has(> :nth-child(3)) .seat.rival { grid-template: "s h" 1.25rem "s f" 2.5rem / 3.25rem minmax(0, 1fr) }
  ${TABLE} .rivals:has(> :nth-child(3)) .kind { display: none }
  ${TABLE} .rivals:has(> :nth-child(3)) .facts { height: 2.5rem; font-size: .8125rem }
  ${TABLE} .own-sign .enamel b { font-size: 2.75rem }
  ${TABLE} .turn { font-size: 1.5rem; line-height: 1.75rem }
  ${TABLE} .status .news { font-size: .875rem; line-height: 1.125rem }
}
@media ${ACROSS} {
  ${TABLE} { grid-template: "b r" auto "b d" auto "n t" auto "n k" auto "g g" auto "l l" auto / minmax(0, 1.15fr) minmax(0, 1fr) }
  ${TABLE} .rivals .seat .kind { max-height: 1.625rem }
  ${TABLE} .place { display: contents }
  ${TABLE} .own-sign { display: none }
  ${TABLE} .status { grid-area: d; min-height: 3.875rem; margin: 0 }
  ${TABLE} .actions { grid-area: t; margin: 0; align-self: start }
  ${TABLE}.ended { grid-template: "b r" auto "b h" 1fr "l l" auto / minmax(0, 1.15fr) minmax(0, 1fr) }
  ${TABLE}.ended .place { display: block }
}
@media ${ZOOMED} {
  ${TABLE} { display: grid; grid-template: "d" auto "b" auto "g" auto "t" auto "k" auto "a" auto "r" auto "n" auto "l" auto / minmax(0, 1fr); gap: .375rem }
  ${TABLE} .place { display: contents }
  ${TABLE} .own-sign { display: none }
  ${TABLE} .status { grid-area: d; min-height: 0; margin: 0 }
  ${TABLE} .actions { grid-area: a; margin: 0 }
  ${TABLE}.ended { grid-template: "r" auto "b" auto "h" auto "l" auto / minmax(0, 1fr) }
  ${TABLE}.ended .place { display: block }
}`;
