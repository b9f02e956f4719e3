import { tileStyle } from "./board/style.js";

export const pageStyle = `${tileStyle}
.marker { width: .95rem; height: .95rem }
.mini { width: 1.4rem; line-height: 0 }
.captures .mini { width: 1.2rem }
uptown-rack { padding: .5rem; background: var(--paper); border: 1px solid var(--line); border-radius: .8rem }
uptown-board, uptown-editor { width: min(100%, max(14rem, 100dvh - var(--above-and-below))); margin-inline: auto }
@media (orientation: landscape) and (max-height: 34rem) { uptown-rack { padding: .2rem } }
@media (max-width: 30rem) { uptown-rack { padding: .3rem } }
.rules uptown-board { width: min(100%, 100dvh - 19rem); min-width: 14rem; margin-inline: auto }
.rules .hand { float: right; width: 3.2rem; margin-left: .6rem }
.puzzle uptown-board { width: min(100%, 100dvh - 24rem) }
.puzzle .answer { min-height: 6rem; font-weight: normal }
@media (orientation: landscape) and (max-height: 34rem) {
  .rules[open]:has(> uptown-board) { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 0 1rem; max-width: 100vw; max-height: 100dvh; margin-block: auto; align-content: start }
  .rules > uptown-board { grid-area: 1 / 1 / span 8; width: calc(100dvh - 3rem) }
  .rules .hand { float: none; width: 2.4rem; margin: 0 0 .3rem }
  .rules .answer { min-height: 2rem }
}`;
