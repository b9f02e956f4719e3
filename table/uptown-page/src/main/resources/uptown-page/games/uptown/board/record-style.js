import { COMMON, FITTING } from "./style.js";

/**
 * The style of the record and the editor; text and buttons follow the page. In a low box the board shrinks, and the other parts
 * scroll.
 */
export const recordStyle = `${COMMON}
:host, .record { display: flex; flex-direction: column; ${FITTING} }
.bar { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; margin-top: .5rem }
.bar input { flex: 1 1 6rem; min-width: 4rem }
.where { font-variant-numeric: tabular-nums }
.note { min-height: 1.4em; margin: .3rem 0 }
.note, .edit, [part="moves"], [part="tools"] { flex-shrink: 29999; overflow: auto }
button { font: inherit; color: inherit; min-height: 2rem; padding: .1rem .6rem; border: 1px solid light-dark(#5f584d, #a39a8c); border-radius: .4rem; background: none; cursor: pointer }
button:disabled { opacity: .45; cursor: default }
ol { display: flex; flex-wrap: wrap; gap: .2rem .4rem; min-height: 1.5rem; max-height: 12rem; overflow: auto; margin: 0; padding: .3rem 0 .3rem 2rem }
li { margin-right: 1.6rem }
li button { min-height: 1.5rem; padding: 0 .3rem; border: 0; font-family: ui-monospace, monospace }
[aria-current] { background: light-dark(#7a1fa2, #e29bff); color: light-dark(#fff, #1b1a19) }
:focus-visible { outline: 3px solid light-dark(#7a1fa2, #e29bff); outline-offset: 1px }
.mistake:not([aria-current]) { color: light-dark(#a3160c, #ffb4a9) }
.tools { display: flex; flex-wrap: wrap; gap: .25rem; margin-top: .5rem }
.tools button { padding: .1rem; line-height: 0 }
.tools button.color { min-width: 2rem }
.tools svg { display: block; width: 1.8rem; height: 1.8rem; forced-color-adjust: none }
[part="tools"] { min-height: 5rem; padding: 0 4px 4px }
.tools .words { line-height: normal; padding: .1rem .6rem }
button[aria-pressed="true"] { background: light-dark(#7a1fa2, #e29bff); color: light-dark(#fff, #1b1a19) }`;
