import { tileStyle } from "./board/style.js";

export const pageStyle = `${tileStyle}
.move-log .marker { width: .75rem; height: .75rem }
.table[data-game="uptown"] .move-log li { grid-template-columns: 1.5rem .75rem 1fr }
.table[data-game="uptown"] .move { overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
uptown-board { margin-inline: auto }
.table uptown-board { width: min(100%, max(20rem, 100dvh - 21.5rem)) }
@media (max-width: 34.99rem) { .table.analysed uptown-board { width: min(100%, max(16rem, 100dvh - 31.5rem)) } }
uptown-editor { width: min(100%, max(14rem, 100dvh - 18rem)); margin-inline: auto }
@media (min-width: 60rem) and (min-height: 34.0625rem) { uptown-editor { width: min(100%, 100dvh - 11rem) } }
@media (min-width: 60rem) and (min-height: 34.0625rem), (orientation: landscape) and (max-height: 34rem) and (min-width: 35rem), (max-width: 34.99rem) and (max-height: 26rem), (max-width: 19rem) {
  .table uptown-board { width: 100% }
}
@media not all and (min-width: 60rem) and (min-height: 34.0625rem) {
  .table[data-game="uptown"] {
    .rivals { gap: .25rem }
    .rival { grid-template: "s w" minmax(0, 1fr) "s f" auto / auto minmax(0, 1fr); gap: 0 .25rem; align-items: center; height: 3rem }
    .rival:has(.fact) .enamel { place-content: center; min-width: 2.125rem; height: 3rem; padding: .125rem .1875rem 0 .375rem }
    .rival .marker { left: .25rem; top: .25rem; width: .5rem; height: .5rem }
    .rival .who { padding: 0 }
    .rival h2.long { max-height: 1.75rem; font-size: .6875rem; line-height: .875rem; white-space: normal; overflow-wrap: normal }
    .rival .facts { justify-self: start; padding: 0 0 .125rem; grid-area: f; color: var(--quiet) }
    .own-sign small { font-size: .75rem }
  }
}
@media (max-width: 59.99rem) and (min-height: 42rem) {
  body:has(.table) { padding: 0 .5rem }
  .table[data-game="uptown"]:not(.ended) { grid-template-rows: auto auto auto minmax(5rem, 1fr); min-height: calc(100dvh - 3rem); .aside { contain: size; height: calc(2rem + round(down, 100% - 2rem, 1.5rem)); overflow: auto } }
  /* Whole rows of a hint. */
  .table[data-game="uptown"].hinted .aside { height: calc(round(down, 100% + .25rem, 3.375rem) - .25rem); scroll-snap-type: y mandatory }
}
@media (max-width: 59.99rem) and (min-height: 42rem), (min-width: 75rem) {
  .table[data-game="uptown"] .short :is(.held, .news):not(.visually-hidden, :empty) { min-height: 2.5rem; align-content: center; font-size: 1.0625rem; text-wrap: balance }
}
.rules uptown-board { grid-template-columns: 0 1fr; width: min(100%, 100dvh - 19rem); min-width: 14rem; margin-inline: auto }
.rules .hand { float: right; width: 3.2rem; margin-left: .6rem }
.puzzle uptown-board { width: min(100%, 100dvh - 24rem) }
.puzzle .answer { min-height: 6rem; font-weight: normal }
@media (orientation: landscape) and (max-height: 34rem) {
  .rules > .scroll:has(uptown-board) { display: contents }
  .rules > .scroll:has(uptown-board) + .foot { padding: 0 }
  .rules[open]:has(> .scroll uptown-board) { grid-template: none / auto minmax(0, 1fr); gap: 0 1rem; padding: 1rem 1rem 0; overflow: auto; max-width: 100vw; max-height: 100dvh; margin-block: auto; align-content: start }
  .rules uptown-board { grid-area: 1 / 1 / span 8; width: calc(100dvh - 3rem) }
  .rules .hand { float: none; width: 2.4rem; margin: 0 0 .3rem }
  .rules .answer { min-height: 2rem }
}`;
