/** The look of a table with open seats: the invitation in the place of the game, and a row for each seat. */
export const waitingStyle = `
[data-phase="open"] .middle .of-game { display: none }
.waiting-panel { display: grid; gap: .5rem; padding: 0 .75rem .75rem; overflow: clip; border-radius: .75rem; background: var(--paper) }
.waiting-panel .scene { height: 5rem; margin: 0 -.75rem }
.waiting-panel h2 { font-size: 1.5rem; line-height: 1.75rem }
.invitation { display: grid; grid-template: "p p" auto "i q" auto "b q" 1fr / minmax(0, 1fr) auto; gap: .5rem .75rem; align-items: start }
.invitation p { grid-area: p; color: var(--quiet) }
.invitation > :is(input, .main) { width: 100%; min-width: 0 }
.invitation > input { grid-area: i; text-overflow: ellipsis }
.invitation > .main { grid-area: b; min-height: 3rem; padding: 0 .5rem; line-height: 1.2 }
.code-button { grid-area: q; width: 6rem; height: 6rem; padding: 0; overflow: clip }
.code-button img { display: block; width: 100%; height: 100% }
.waiting-panel .options { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem }
.waiting-panel .field { display: flex; flex: 1 0 100%; gap: .75rem }
.waiting-panel select { flex: 1 0 12rem; width: auto; min-width: 0; padding: 0 .5rem }
.waiting-panel .options button { flex: 1 0 auto; padding: 0 .5rem; font-size: .9375rem }
.sit { display: grid; gap: .25rem; max-width: 24rem }
[data-phase="open"] .rivals { grid-template-columns: minmax(0, 1fr); gap: .375rem }
[data-phase="open"] .rival { grid-template: "s w o" 1fr / 3.25rem minmax(0, 1fr) auto; gap: 0 .75rem; align-items: center; height: 3.25rem; padding-right: .375rem }
[data-phase="open"] .rival .enamel { width: 3.25rem; height: 3.25rem }
[data-phase="open"] .rival .who { padding: 0 }
[data-phase="open"] .rival .who h2 { font-size: 1rem }
[data-phase="open"] .rival .kind { overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
[data-phase="open"] .rival .kind > :first-child { display: inline }
.offers { grid-area: o; display: flex; gap: .375rem }
.offers button { padding: 0 .75rem; white-space: nowrap }
[data-phase="open"] .rival > :is(.pieces, .facts) { display: none }
[data-phase="open"] .status { height: 4rem }
[data-phase="open"] .status::before { content: none }
[data-phase="open"] .place:not(.seat) { display: block }
[data-phase="open"] .place:not(.seat) > .own-facts { display: none }
[data-phase="open"] .own-sign .enamel { width: 3.25rem; height: 3.25rem }
[data-phase="open"] .own-facts { position: static; grid-area: p; display: grid; grid-template: "n o" 1.25rem "k o" 1.25rem / minmax(0, 1fr) auto; gap: 0 .75rem; align-items: center }
[data-phase="open"] .own-facts > :is(h2, .kind) { position: static; width: auto; height: auto; clip-path: none; text-overflow: ellipsis }
[data-phase="open"] .own-facts > h2 { grid-area: n; font-size: 1rem; line-height: 1.25rem }
[data-phase="open"] .own-facts > :is(.pieces, .facts) { display: none }
[data-phase="open"] .own-facts > .kind { grid-area: k; color: var(--quiet); font-size: .8125rem }
@media (max-width: 59.99rem), (max-height: 34.06rem) {
  [data-phase="open"].table { grid-template: "b" auto "r" auto "h" auto "l" auto / minmax(0, 1fr) }
}
@media (min-width: 60rem) and (min-height: 34.0625rem) {
  [data-phase="open"].table { grid-template-columns: minmax(0, 32rem) minmax(0, 1fr) }
  .waiting-panel { padding: 1.25rem 1.5rem 1.5rem; gap: .75rem }
  .waiting-panel .scene { order: 1; height: 18rem; margin: .5rem -1.5rem -1.5rem }
  .invitation { grid-template-areas: "p q" "i q" "b q" }
  .code-button { width: 9.5rem; height: 9.5rem }
  [data-phase="open"] .rival { height: 4rem; grid-template-columns: 4.5rem minmax(0, 1fr) auto; padding-right: .75rem }
  [data-phase="open"] .rival .enamel, [data-phase="open"] .own-sign .enamel { width: 4.5rem; height: 4rem }
}
@media (orientation: landscape) and (max-height: 34rem) and (min-width: 35rem) {
  [data-phase="open"].table { grid-template: "b r" auto "b h" auto "b l" 1fr / var(--b) minmax(0, 1fr); margin-top: 0 }
  [data-phase="open"] .rivals { padding-top: 0 }
  .waiting-panel .scene { display: none }
  .waiting-panel { padding-top: .75rem }
  .code-button { width: 7rem; height: 7rem }
}
`;
