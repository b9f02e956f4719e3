import { tileStyle } from "./tile-style.js";

/** The windows with a layout of their own. */
export const WIDE = "(min-width: 60rem) and (min-height: 34.0625rem)";
export const ACROSS = "(orientation: landscape) and (max-height: 34rem) and (min-width: 35rem)";
export const ZOOMED = "(max-width: 34.99rem) and (max-height: 26rem)";

/**
 * The style of the page's parts beside the table. The seats of the page and the parts of the table are items of one grid: the line
 * (`b`), the bag (`bag`), the numbers (`n`), the choices (`t`), the buttons (`k`) and the viewer's tiles (`g`), which are in the
 * user's own place.
 */
const TABLE = '.table[data-game="upturn"]:has(upturn-table[seated])';
export const pageStyle = `${tileStyle}
.upturn-tile { border-radius: 16% }
.rules upturn-table { clear: both }
${TABLE} { grid-template: "r" auto "b" minmax(auto, 1fr) "n" auto "d" auto "g" auto "t" auto "k" auto "a" auto "l" auto / minmax(0, 1fr) }
${TABLE} .middle { display: contents }
${TABLE} .over { grid-area: b }
${TABLE} .place { grid-area: d-start / d-start / a-end / a-end; grid-template: subgrid / minmax(0, 1fr) auto; gap: inherit; padding: .5rem 0 }
${TABLE} .own-sign { grid-area: 1 / 2 / 2 / 3; align-self: start; margin-right: .5rem }
${TABLE} .own-sign .enamel { width: 4.25rem }
${TABLE} .own-facts { display: contents }
${TABLE} .own-facts > :not(.visually-hidden) { display: none }
${TABLE} .own-pieces { display: none }
${TABLE} :is(.links, .help) { grid-row: -2 / -1; align-self: end; z-index: 2; background: var(--paper) }
${TABLE} .status { grid-area: 1 / 1 / 2 / 2; margin-inline: .5rem; height: auto; min-height: 4rem; overflow: visible }
${TABLE} .status::before { content: none }
${TABLE} .actions { grid-area: 5 / 1 / 6 / 3; margin-inline: .5rem }
/* A rival: the number of tiles, the name, the last move. */
${TABLE} .rivals .seat { grid-template: "h h" auto "s k" minmax(2.5rem, 1fr) / 2.75rem minmax(0, 1fr); gap: 0 .5rem; align-items: center; padding: .125rem .25rem .25rem; overflow: hidden }
${TABLE} .rivals .seat .who { display: contents }
${TABLE} .rivals .seat h2 { grid-area: h; align-self: start; overflow: visible; font: 700 .8125rem/1rem var(--text); white-space: normal; overflow-wrap: anywhere }
${TABLE} .rivals .seat .enamel { width: 2.75rem; height: 2.5rem; padding: 0; place-content: center }
${TABLE} .rivals .seat .kind { grid-area: k; display: block; max-height: 2.5rem; overflow: hidden; font-size: .75rem; line-height: .8125rem; white-space: normal }
${TABLE} .rivals .seat .kind > :first-child { display: inline }
${TABLE} .rivals .seat :is(.facts, .holding, .pieces) { display: none }
${TABLE}.ended .rivals { display: block }
${TABLE}.ended { grid-template: "b" auto "r" auto "h" auto "l" auto / minmax(0, 1fr) }
${TABLE}.ended .place { grid-area: h; padding: .5rem }
${TABLE}.ended .actions { margin: 0 }
${TABLE}.ended .status { margin: 0; min-height: 0 }
/* Beside the analysis, the line needs no room for the sign of the end. */
${TABLE}.reviewed { --least: 0 }
/* A hint has one solid button. */
${TABLE}.hinted { --main: none; --on-main: var(--ink) }
@media (max-width: 34.99rem) {
  ${TABLE}:not(.ended) .actions button { padding: 0 .5rem; font-size: .875rem }
}
@media (min-height: 50rem) and (max-width: 34.99rem) {
  ${TABLE}:not(.ended) { min-height: calc(100dvh - 4.5rem) }
}
@media ${WIDE} {
  ${TABLE} { grid-template: "ra ra b b b rz" minmax(0, 1fr) "rc rc b b b l" minmax(0, 1fr) "n n n n n n" auto "sg d d d k k" 5.75rem "sg g g g t t" minmax(7.25rem, auto) "sg g g g a a" auto / 6.5rem 7.5rem minmax(0, 1fr) minmax(0, 1fr) 7rem 15rem; gap: .75rem 1rem; height: calc(100dvh - 4rem); min-height: 0 }
  ${TABLE} .toasts { margin: 0 0 1rem; align-self: end }
  ${TABLE} .rivals { display: contents }
  ${TABLE} .rivals .seat { grid-area: ra; grid-template: "s h" auto "s k" minmax(2.5rem, 1fr) "p p" minmax(3rem, 1fr) / 5rem minmax(0, 1fr); gap: .25rem .75rem; align-items: start; height: auto; padding: .75rem; border-radius: .75rem; translate: none }
  ${TABLE} .rivals .seat:last-child:not(:first-child) { grid-area: rz }
  ${TABLE} .rivals .seat:nth-child(2):not(:last-child) { grid-area: rc }
  ${TABLE}:not(:has(.rivals > :nth-child(2))) .aside { grid-row: 1 / 3 }
  ${TABLE} .rivals .seat.to-move { translate: none }
  ${TABLE} .rivals .seat h2 { font-size: 1.0625rem; line-height: 1.3125rem }
  ${TABLE} .turn { font-size: 2rem; line-height: 2.25rem }
  ${TABLE} .rivals .seat .enamel { width: 5rem; height: 5rem }
  ${TABLE} .rivals .seat .enamel b { font-size: 3rem; line-height: 2.75rem }
  ${TABLE} .rivals .seat .kind { max-height: 3.75rem; font-size: .9375rem; line-height: 1.25rem }
  ${TABLE} .rivals .seat .who .holding { grid-area: p; display: flex; flex-wrap: nowrap; max-width: none; align-self: center; justify-content: center; padding: .25rem .75rem 0 }
  ${TABLE} .rivals .seat .holding > .hidden { flex: 0 1 3.5rem; min-width: 0; width: 3.5rem; margin-inline: -.5rem }
  ${TABLE} .rivals .seat .who .holding:not(:has(.hidden)) { flex-wrap: wrap; gap: .125rem; padding: 0 }
  ${TABLE} .rivals .seat .holding > :not(.hidden) { flex: none; width: 1.75rem }
  ${TABLE} .place { grid-area: sg-start / sg-start / a-end / a-end; grid-template: subgrid / subgrid; padding: 1rem }
  ${TABLE} .own-sign { grid-area: 1 / 1 / 4 / 2; align-self: stretch; margin: 0 }
  ${TABLE} .own-sign .signs { height: 100% }
  ${TABLE} .own-sign .enamel { width: 100%; height: 100% }
  ${TABLE} .own-sign .enamel b { font-size: 4.5rem }
  ${TABLE} .status { grid-area: 1 / 2 / 2 / 5; align-self: stretch; height: auto; min-height: 0; margin: 0; overflow-y: auto }
  /* The place keeps its size with a hint, whose heading and sentence are longer. */
  ${TABLE}.hinted .turn { font-size: 1.5rem; line-height: 1.75rem }
  ${TABLE}.hinted .status .news { font-size: .875rem; line-height: 1.125rem }
  ${TABLE} .actions { grid-area: 3 / 5 / 4 / 7; margin: 0; align-self: end }
  ${TABLE} .actions button { padding: 0 .75rem }
  ${TABLE} .hints li button { grid-template-columns: minmax(0, 1fr); gap: 0 }
  ${TABLE} .aside:has(.hints) { mask-image: linear-gradient(#000 calc(100% - 1.5rem), #0000) }
  ${TABLE} .where { flex: none; min-width: 0 }
  ${TABLE}.ended { grid-template: "r b l" minmax(0, 1fr) "h h h" auto / 22rem minmax(0, 1fr) 15rem }
  ${TABLE}.ended .aside { grid-area: l }
  ${TABLE}.ended .place { padding: 1rem }
  /* The analysis is as tall as its lists; the page scrolls. */
  ${TABLE}.reviewed { grid-template: "ra ra b b b rz" minmax(10.25rem, auto) "rc rc b b b ." minmax(6.5rem, auto) "n n n n n n" auto "l l l l l l" auto "sg d d d k k" 5.75rem "sg g g g t t" auto "sg g g g a a" auto / 6.5rem 7.5rem minmax(0, 1fr) minmax(0, 1fr) 7rem 15rem; height: auto }
  ${TABLE}.reviewed .aside { grid-area: l }
}
/* A low window has no height to reserve. */
@media ${WIDE} and (max-height: 42rem) {
  ${TABLE}:not(.ended, .reviewed) { grid-template-rows: minmax(0, 1fr) minmax(0, 1fr) auto auto auto auto }
}
@media ${ACROSS} {
  ${TABLE} { grid-template: "b r" auto "b d" auto "n t" auto "g k" auto "g a" auto "l l" auto / minmax(0, 1.15fr) minmax(0, 1fr) }
  ${TABLE} .rivals .seat .kind { max-height: 1.625rem }
  ${TABLE} .place { display: contents }
  ${TABLE} .own-sign { display: none }
  ${TABLE} .status { grid-area: d; min-height: 3.875rem; margin: 0 }
  ${TABLE} .actions { grid-area: a; margin: 0; align-self: end }
  ${TABLE}.ended { grid-template: "b r" auto "b h" 1fr "l l" auto / minmax(0, 1.15fr) minmax(0, 1fr) }
  ${TABLE}.ended .place { display: block }
}
@media ${ZOOMED} {
  ${TABLE} { display: grid; grid-template: "d" auto "b" auto "g" auto "t" auto "k" auto "a" auto "r" auto "n" auto "l" auto / minmax(0, 1fr); gap: .375rem }
  ${TABLE} .place { display: contents }
  ${TABLE} .own-sign { display: none }
  ${TABLE} .status { grid-area: d; min-height: 0; margin: 0 }
  ${TABLE} .actions { grid-area: a; margin: 0 }
  ${TABLE}.ended { grid-template: "b" auto "r" auto "h" auto "l" auto / minmax(0, 1fr) }
  ${TABLE}.ended .place { display: block }
}`;
