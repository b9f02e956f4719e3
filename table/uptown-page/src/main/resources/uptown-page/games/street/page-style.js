/**
 * The page's style for the street game. The seats of the page and the parts of the table are items of one grid: each seat (`s1`, ...)
 * is above its street (`t1`, ...), and the viewer's own street (`mine`) and pile (`own`) are in the user's own place.
 */

const TABLE = '.table[data-game="street"]:has(street-table[seated])';

/**
 * Returns the rows of the other seats beside each other.
 *
 * @param {number} seats
 */
function rivals(seats) {
  /** @param {string} letter */
  const row = (letter) => `"${Array.from({ length: 12 }, (_, at) => letter + (1 + Math.floor((at * seats) / 12))).join(" ")}"`;
  return `${row("s")} auto ${row("t")} minmax(auto, 1fr)`;
}

/** @param {string} area */
const line = (area) => `"${Array(12).fill(area).join(" ")}"`;

const HOME = '"d d d d e e e e e own own own" auto "mine mine mine mine mine mine mine mine mine own own own" minmax(auto, 1.2fr) "z z z z z z z z z z z z" auto "l l l l l l l l foot foot foot foot" 14rem / ' + "minmax(0, 1fr) ".repeat(12);
const WIDE = [2, 3, 4].map((seats) => `${TABLE}:has(.rivals > :nth-child(${seats})) { grid-template: ${rivals(seats)} ${line("public")} auto ${HOME} }`);

/** The rows of the streets after the game, in the order of the places. */
const ENDED = [
  `"v v" auto "e1 e1" auto "e2 e2" auto "foot foot" auto`,
  `"v v" auto "e1 e1" auto "e2 e3" auto "foot foot" auto`,
  `"v v" auto "e1 e2" auto "e3 e4" auto "foot foot" auto`,
].map((rows, at) => `${TABLE}.ended:has(.final-order > :nth-child(${at + 2})) .middle { grid-template: ${rows} / minmax(0, 1fr) minmax(0, 1fr) }`);

export const pageStyle = `
${TABLE} .middle { display: contents }
${TABLE} .over { grid-area: 1 / 1 / 4 / -1 }
${TABLE} .toasts { grid-area: mine; margin: 0 0 1rem }
${TABLE} .place { display: grid; grid-area: d-start / d-start / own-end / own-end }
${TABLE}:not(.ended) .own-facts:not(:empty) { position: relative; inset: auto; display: grid; grid-template: "n f" "k f" / minmax(0, 1fr) auto; gap: 0 .75rem; visibility: visible }
${TABLE}:not(.ended) .own-facts > :is(h2, .kind) { all: unset; grid-area: n; align-self: end; overflow: hidden; font: 700 1rem/1.25rem var(--text); text-overflow: ellipsis; white-space: nowrap }
${TABLE}:not(.ended) .own-facts > .kind { grid-area: k; align-self: start; color: var(--quiet); font: .8125rem/1rem var(--text) }
${TABLE} .own-facts .seat-clock { position: static; grid-area: k; justify-self: end }
${TABLE} .turn-clock { position: static; place-self: start end }
${TABLE} .own-facts .facts { grid-area: f; align-self: center; gap: .75rem }
${TABLE} .own-facts .fact { min-width: 0; text-align: right }
${TABLE} .own-facts .fact > * { display: block; font-size: .8125rem; line-height: 1rem }
${TABLE} .own-facts .fact > b { font: 700 1.25rem/1.25rem var(--sign) }
${TABLE} .own-pieces { display: none }
${TABLE} .actions button { padding: 0 .5rem; font-size: .875rem }
${TABLE} [data-action="action.askTakeBack"] .icon { display: none }
${TABLE} .status { height: auto; overflow: visible }
${TABLE} .status::before { width: 6rem; height: 1.5rem }
${TABLE} .place:not(:has(.turn-clock:not([hidden]))) .status::before { content: none }
${TABLE} .turn { margin-right: 0 }
${TABLE} :is(.links, .help) { grid-row: -2 / -1; align-self: end; z-index: 2; background: var(--paper) }
/* After the game, the sign is above the winner's street. */
${TABLE}.ended :is(.rivals, .place) { display: block }
${TABLE}.ended .over { grid-area: v; position: static; display: grid }
${TABLE}.ended .over .later { display: contents }
${TABLE}.ended .moments { position: static; padding: .25rem }
${TABLE}.ended .moment { width: 100% }
${TABLE}.ended .over:not(:has(.moment)) { display: none }
${TABLE}.ended .toasts { grid-area: h }
${TABLE}.ended .order { grid-area: r }
${TABLE}.ended .place { grid-area: h; padding: .5rem }
${TABLE}.ended :is(.status, .actions) { min-height: 0; margin: 0 }
@media (min-width: 60rem) and (min-height: 34.0625rem) {
  ${TABLE} { grid-template: ${rivals(1)} ${line("public")} auto ${HOME}; height: calc(100dvh + 11rem); gap: .75rem 1rem }
  ${WIDE.join("\n")}
  ${TABLE}:has(.place:not(.seat)) { height: auto }
  ${TABLE} .rivals { display: contents }
  ${[1, 2, 3, 4].map((seat) => `${TABLE} .rivals > :nth-child(${seat}) { grid-area: s${seat} }`).join("\n")}
  ${TABLE} .rivals .seat { margin-bottom: -.75rem; padding: .5rem .5rem 0; height: 4rem; border-radius: .75rem .75rem 0 0; translate: none; grid-template-columns: 4rem minmax(4rem, 1fr) 0 auto }
  ${TABLE} .rivals .seat .facts .fact { display: block }
  ${TABLE} .rivals .seat .enamel { width: 4rem; height: 3.5rem }
  ${TABLE} .rivals .seat.to-move, ${TABLE} .place.to-move { box-shadow: none; outline: .1875rem solid var(--ink); outline-offset: -.1875rem }
  ${TABLE} .place { grid-area: d-start / d-start / z-end / z-end; grid-template: subgrid / subgrid; padding: 1rem; align-items: start }
  ${TABLE} .own-sign { grid-area: 1 / 1 / 2 / 2 }
  ${TABLE} .own-sign .enamel { width: 5rem; height: 4.5rem }
  ${TABLE} .own-sign .enamel b { font-size: 2.5rem; line-height: 2.25rem }
  ${TABLE} .rival .enamel b { font-size: 2rem; line-height: 1.75rem }
  ${TABLE} .own-facts { grid-area: 1 / 1 / 2 / 5; min-height: 4.5rem; margin: 0 1rem 0 6rem }
  ${TABLE} :is(.status, .turn-clock) { grid-area: 1 / 5 / 2 / 10; min-height: 4.5rem }
  ${TABLE} .status :is(.news, .held, .reasons) { margin-right: 0 }
  ${TABLE} .rivals:has(> :nth-child(3)) .seat { column-gap: .5rem; grid-template-columns: 4rem minmax(2rem, 1fr) 0 auto }
  ${TABLE} .rivals:has(> :nth-child(3)) .facts { gap: .5rem }
  ${TABLE} .rivals:has(> :nth-child(3)) .facts .fact { min-width: 2.75rem }
  /* In the free part of the column, even where the street ends below the window. */
  ${TABLE} .actions { grid-area: 2 / 10 / 3 / 13; align-self: end; position: sticky; bottom: 1rem; margin-bottom: -.75rem }
  ${TABLE} .actions button { flex: 1 auto; justify-content: center }
  ${TABLE}.ended.ended { grid-template: "b r" auto "b h" auto "b l" minmax(8rem, 1fr) / 57vw minmax(0, 1fr); gap: 1rem 1.5rem; height: auto; min-height: calc(100dvh - 4rem) }
  ${TABLE}.ended .middle { display: grid; align-content: start; gap: .5rem }
  ${ENDED.join("\n  ")}
  ${TABLE}.ended .place { padding: 1rem }
}
/* Beside the analysis, the streets may be taller than the board of another game. */
@media (min-width: 60rem) and (min-height: 34.0625rem) { .table[data-game="street"].analysed .middle { position: static } }
/* Upright: the seats in a row that stays in view, the own street with its pile, the public card, the other streets. */
@media not all and (min-width: 60rem) and (min-height: 34.0625rem) {
  ${TABLE} { grid-template: "r" 3.75rem "d" auto "mine" auto "own" auto "x" auto "e" auto "public" auto "t1" auto "t2" auto "t3" auto "t4" auto "l" auto "foot" auto / minmax(0, 1fr); gap: .5rem }
  ${TABLE} .rivals { grid-row: 1 / -1; position: sticky; top: 0; z-index: 3; align-self: start; background: var(--ground); box-shadow: 0 0 0 .25rem var(--ground) }
  ${TABLE} .rival { grid-template: "s w" 1fr "s f" 1fr / 3.5rem minmax(0, 1fr); gap: 0 .25rem; height: 3.75rem; padding: .25rem }
  ${TABLE} .rival .enamel.enamel { place-content: center; padding: 0 }
  ${TABLE} .rival .enamel b { font-size: 1.5rem }
  ${TABLE} .rival .enamel small { display: block; font-size: .6875rem; line-height: .75rem }
  ${TABLE} .rival .who { align-self: end }
  ${TABLE} .rival h2 { font-size: .875rem }
  ${TABLE} .rival .facts { grid-area: f; place-self: start; padding: 0 .375rem; color: inherit }
  ${TABLE} .rival .fact span { display: inline }
  ${TABLE} .rivals:has(> :nth-child(3)) .rival { grid-template-columns: 2.5rem minmax(0, 1fr); padding: .125rem }
  ${TABLE} .rivals:has(> :nth-child(3)) :is(small, .fact span) { display: none }
  ${TABLE} .place { grid-area: d-start / d-start / e-end / e-end; grid-template: subgrid / auto minmax(0, 1fr); gap: inherit; padding: .5rem 0 }
  ${TABLE} .own-sign { grid-area: 1 / 1 / 2 / 2; align-self: start; margin-left: .5rem }
  ${TABLE} .own-sign .enamel { width: 3.5rem; height: 3.25rem }
  ${TABLE} .own-sign .enamel b { font-size: 1.5rem }
  ${TABLE} .own-sign small { line-height: .8125rem }
  ${TABLE} .status:is(.refusing, .noticing) { padding-left: 0 }
  ${TABLE} .status > .icon { width: 1.5rem; height: 1.5rem; margin: 0 .5rem 0 0 }
  ${TABLE} .own-facts { grid-area: 1 / 1 / 2 / 3; align-self: start; min-height: 3.25rem; margin: 0 .5rem 0 4.5rem }
  ${TABLE} :is(.status, .turn-clock) { grid-area: 1 / 1 / 2 / 3; min-height: 4.75rem; margin: var(--head, 0) .5rem 0 }
  ${TABLE} .seat { --head: 3.5rem }
  ${TABLE}.hinted .turn { font-size: 1.125rem; line-height: 1.375rem }
  ${TABLE}.hinted .status .news { font-size: .875rem; line-height: 1.125rem }
  ${TABLE}.hinted .status.long .news, ${TABLE} .status li { font-size: .8125rem; line-height: 1rem }
  /* In place of the numbers. */
  ${TABLE} .share { position: absolute; top: .5rem; right: .75rem }
  ${TABLE}.hinted .own-facts .facts { visibility: hidden }
  ${TABLE} .actions { grid-area: 5 / 1 / 6 / 3; margin-inline: .5rem }
  ${TABLE}.ended { grid-template: "r" auto "v" auto "e1" auto "h" auto "e2" auto "e3" auto "e4" auto "l" auto "foot" auto / minmax(0, 1fr) }
}
/* Across: the own street on the left, the rest beside it. */
@media (orientation: landscape) and (max-height: 34rem) and (min-width: 35rem) {
  ${TABLE} { grid-template: "r r" auto "mine f" auto "mine d" auto "mine e" auto "mine own" auto "mine x" auto "public public" auto "t1 t1" auto "t2 t2" auto "t3 t3" auto "t4 t4" auto "l foot" auto / minmax(0, 1.2fr) minmax(0, 1fr) }
  ${TABLE} .rivals { grid-area: r; position: static; z-index: auto; background: none; box-shadow: none }
  ${TABLE} .place { display: contents }
  ${TABLE} .share { position: static }
  ${TABLE}.hinted .own-facts .facts { visibility: visible }
  ${TABLE} .own-sign { display: none }
  ${TABLE} .own-facts { grid-area: f; min-height: 0; margin: 0 .5rem 0 0 }
  ${TABLE} :is(.status, .turn-clock) { grid-area: d; min-height: 3.75rem; margin: 0 }
  ${TABLE} .actions { grid-area: e; margin: 0 }
  ${TABLE}.ended { grid-template: "v r" auto "e1 h" auto "e2 e3" auto "e4 l" auto "foot l" auto / minmax(0, 1fr) minmax(0, 1fr) }
  ${TABLE}.ended .place { display: block }
}
/* At a zoom of 400 %, the controls come first. */
@media (max-width: 34.99rem) and (max-height: 26rem) {
  ${TABLE} { display: grid; grid-template: "d" auto "mine" auto "own" auto "x" auto "e" auto "public" auto "r" auto "t1" auto "t2" auto "t3" auto "t4" auto "l" auto "foot" auto / minmax(0, 1fr) }
  ${TABLE} .rivals { grid-area: r; position: static }
  ${TABLE} .place { display: grid }
  ${TABLE} .own-sign { display: none }
  ${TABLE} .own-facts { min-height: 2.25rem; margin-left: .5rem }
  ${TABLE} .status { grid-column: 1 / 3; min-height: 3rem }
  ${TABLE} .seat { --head: 2.5rem }
  ${TABLE}.ended { grid-template: "r" auto "v" auto "e1" auto "h" auto "e2" auto "e3" auto "e4" auto "l" auto "foot" auto / minmax(0, 1fr) }
  ${TABLE}.ended .place { display: block }
}
`;
