import { DARK, KINDS, LIGHT } from "./shapes.js";

/** The style of the table. Pages can set each color with a custom property of the same name, such as --upturn-ring. */

/** @param {keyof typeof LIGHT} name */
function both(name) {
  return `var(--upturn-${name}, light-dark(${LIGHT[name]}, ${DARK[name]}))`;
}

const KIND_STYLES = Object.entries(KINDS)
  .map(
    ([kind, { ground, ink }]) => `
.upturn-tile.${kind} .ground { fill: var(--upturn-${kind}, ${ground}); stroke: ${ground === KINDS.plain.ground ? "#8b8375" : "#0006"} }
.upturn-tile.${kind} :is(.face, .letter, .ink) { fill: ${ink} }
.upturn-patterns .${kind} { stroke: ${ink} }`,
  )
  .join("");

/** The style of tiles, in the table and in documents. */
export const tileStyle = `${KIND_STYLES}
.upturn-tile { display: block; width: 100%; height: auto }
.upturn-tile .ground { stroke-width: 1.5 }
.upturn-tile .inlay { fill: none; stroke: #e3d5ae; stroke-width: 1.5 }
.upturn-tile.double .inlay { stroke: #f29111; stroke-width: 2.5 }
.upturn-tile .bars { fill: none; stroke: #f29111; stroke-width: 4 }
.upturn-tile :is(.face, .letter) { font: bold 29px "Helvetica Neue", Arial, "Liberation Sans", sans-serif; text-anchor: middle }
.upturn-tile.marked .face { font-size: 27px }
.upturn-tile .letter { font-size: 15px }
.upturn-tile .back { fill: ${both("back")}; stroke: ${both("back-line")}; stroke-width: 2; stroke-dasharray: 5 3 }
.upturn-tile .back-sign { fill: ${both("back-line")}; opacity: .55 }
.upturn-patterns { position: absolute }
.upturn-patterns path { fill: none; stroke-width: 1.6; stroke-opacity: .22 }`;

/** The style of the page's parts beside the table. */
export const pageStyle = `${tileStyle}
.upturn-rack .upturn-tile { width: 1.4rem }
.table:has(upturn-table) { --main: max(14rem, min(54vw, 48rem)) }
upturn-table { width: 100%; max-width: 48rem; margin-inline: auto }
.rules upturn-table { clear: both }`;

export const tableStyle = `${tileStyle}
:host { display: block; container-type: inline-size; color: ${both("text")}; font: 1rem/1.35 "Helvetica Neue", Arial, "Liberation Sans", sans-serif; user-select: none; -webkit-user-select: none }
:host([hidden]), [hidden] { display: none !important }
*, ::before, ::after { box-sizing: border-box }
p, ol, ul { margin: 0; padding: 0; list-style: none }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
svg { display: block; width: 100%; height: auto }
.table { --tile: clamp(2.55rem, 12.2cqi, 4rem); display: grid; gap: .55rem; padding-top: .6rem }

.seats { display: flex; gap: .95rem; align-items: stretch }
.seat { position: relative; flex: 1 1 0; min-width: 0; padding: .3rem .5rem; border: 1px solid ${both("line")}; border-radius: .7rem; background: ${both("board")} }
.seat + .seat::before { content: "›" / ""; position: absolute; left: -.95rem; width: .95rem; top: 50%; translate: 0 -50%; text-align: center; font-weight: bold; font-size: 1.2rem; line-height: 1; color: ${both("quiet")} }
.seats.right .seat + .seat::before { content: "‹" / "" }
.seat.to-move { border-color: ${both("ring")}; box-shadow: inset 0 0 0 2px ${both("ring")} }
.name { display: flex; gap: .3rem; align-items: center; font-weight: bold; font-size: .85rem }
.name span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
.name .sign { flex: none; width: .7rem; fill: ${both("ring")} }
.holds { display: flex; align-items: center; gap: .35rem; min-height: 1.3rem; font-size: .85rem; color: ${both("quiet")} }
.fan { display: flex; flex: 0 1 auto; min-width: 0; padding-right: .3rem; overflow: hidden }
.fan i { flex: none; width: .68rem; height: .95rem; margin-right: -.3rem; border: 1px solid ${both("back-line")}; border-radius: .2rem; background: ${both("back")} }
.count { font-weight: bold; font-variant-numeric: tabular-nums; color: ${both("text")} }
.tag { position: absolute; right: .3rem; top: -.7rem; z-index: 1; max-width: calc(100% - .6rem); padding: 0 .45rem; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; border-radius: 1rem; background: ${both("text")}; color: ${both("board")}; font-size: .75rem; font-weight: bold }
.tag.call { background: #f5e04b; color: #14110e }

.middle { position: relative; display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: .2rem .6rem; padding: .55rem .8rem .7rem; border: 1px solid ${both("line")}; border-radius: 1rem; background: radial-gradient(120% 140% at 30% 0%, ${both("board")}, color-mix(in srgb, ${both("board")} 78%, ${both("line")})) }
.way { grid-column: 1 / -1; display: flex; flex-wrap: wrap; gap: .1rem .6rem; align-items: center; font-size: .95rem }
.way .direction { display: flex; gap: .4rem; align-items: center; font-weight: bold }
.way .sign { flex: none; width: 1.2rem; fill: currentColor }
.way .rotation { display: flex; gap: .35rem; align-items: center; margin-left: auto; font-size: .85rem; color: ${both("quiet")} }
.way .rotation .sign { width: 1rem }
.line { display: flex; align-items: center; min-width: 0; min-height: calc(var(--tile) * 1.9); justify-content: center }
.steps { display: flex; align-items: center; justify-content: flex-end; gap: .5rem; min-width: 0 }
.step { flex: none; width: calc(var(--tile) * .8); translate: 0 calc(var(--level) * -1 * var(--rise)); --rise: .42rem }
.step svg { border-radius: 16%; box-shadow: 0 2px 4px #0004 }
.step.old { opacity: .55 }
.step.action { width: calc(var(--tile) * .62) }
.step.reference { width: calc(var(--tile) * 1.18); opacity: 1 }
.step.latest svg { outline: 3px solid ${both("ring")}; outline-offset: 1px }
.step.preview { opacity: .8 }
.step.preview svg { outline: 2px dashed ${both("ring")}; outline-offset: 1px }
.slot { position: relative; flex: none; width: calc(var(--tile) * 1.08); aspect-ratio: 1; margin-left: .6rem; border: 2.5px dashed ${both("quiet")}; border-radius: 16%; display: grid; place-items: center; font-weight: bold; font-size: calc(var(--tile) * .3); color: ${both("quiet")}; font-variant-numeric: tabular-nums }
.slot.tentative { border-color: ${both("ring")}; border-style: solid; background: color-mix(in srgb, ${both("ring")} 14%, transparent); cursor: pointer }
.slot.filled { padding: 2px; opacity: .85 }
.slot.over { background: color-mix(in srgb, ${both("ring")} 30%, transparent) }
.bag { display: grid; justify-items: center; align-content: center; gap: .1rem; min-width: 4.6rem; padding-left: .6rem; border-left: 1px dashed ${both("line")}; font-size: .8rem; color: ${both("quiet")}; text-align: center }
.sack { width: 2.9rem }
.cloth { fill: light-dark(#b98a4e, #8d6838); stroke: light-dark(#6d4c22, #d9b27c); stroke-width: 2; stroke-linejoin: round }
.cord { fill: none; stroke: light-dark(#4d3415, #f0d9b0); stroke-width: 2.5; stroke-linecap: round }
.emblem { fill: light-dark(#6d4c22, #d9b27c) }

.tray { display: grid; gap: .4rem; align-content: center; min-height: 2.6rem }
.note:empty { display: none }
.note { font-size: .95rem; color: ${both("quiet")} }
.note .fault { color: light-dark(#a3160c, #ffb4a9); font-weight: bold }
.choices { display: flex; flex-wrap: wrap; gap: .4rem 1rem }
.choice { display: flex; flex-wrap: wrap; align-items: center; gap: .3rem }
.choice > .label { font-size: .85rem; color: ${both("quiet")} }
.portion { display: inline-flex; align-items: center; gap: .15rem; padding-left: .5rem; border: 1px solid ${both("line")}; border-radius: .6rem; background: ${both("board")} }
.portion .who { max-width: 8rem; overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
.portion b { min-width: 1.2em; text-align: center; font-variant-numeric: tabular-nums }

button { min-height: 2.4rem; margin: 0; padding: .25rem .8rem; border: 1px solid ${both("edge")}; border-radius: .6rem; background: light-dark(#fff, #32302d); color: inherit; font: inherit; cursor: pointer; touch-action: manipulation }
button:hover { border-color: ${both("ring")} }
button:focus-visible { outline: 3px solid ${both("ring")}; outline-offset: 2px }
.choices button { display: inline-flex; align-items: center; gap: .35rem; min-height: 2.2rem; padding: .15rem .65rem }
.choices .sign { width: 1rem; fill: currentColor }
.portion .who { max-width: 8rem; overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
.portion button { min-width: 2.2rem; justify-content: center; border: 0; background: none; font-weight: bold }
button[aria-pressed="true"] { background: ${both("ring")}; border-color: ${both("ring")}; color: light-dark(#fff, #1b1a19) }
button[aria-disabled="true"] { color: ${both("quiet")}; border-style: dashed; background: none }
.buttons { display: flex; flex-wrap: wrap; gap: .45rem }
.buttons .lay { flex: 1 1 5rem; max-width: 16rem; font-weight: bold; background: ${both("ring")}; border-color: ${both("ring")}; color: light-dark(#fff, #1b1a19) }
.buttons .lay[aria-disabled="true"] { background: none; color: ${both("quiet")} }
.buttons .call { margin-left: auto; font-weight: bold; border-width: 2px; border-radius: 2rem }
.buttons .call[aria-pressed="true"] { background: #f5e04b; border-color: #14110e; color: #14110e }

.hand { display: flex; flex-wrap: wrap; gap: .3rem; padding: .45rem .5rem .55rem; border-radius: .8rem; border: 1px solid ${both("line")}; border-bottom-width: 4px; background: light-dark(#ebe3d2, #34302c); min-height: calc(var(--tile) + 1.1rem) }
.hand :is(button, .still) { flex: none; width: calc(var(--tile) + .3rem); min-height: 0; padding: .15rem; border: 0; border-radius: .75rem; background: none; touch-action: none; transition: translate .12s }
.hand.crowd { --tile: clamp(2.2rem, 9.5cqi, 3.1rem) }
.hand button { cursor: grab }
.hand svg { border-radius: 16%; box-shadow: 0 2px 4px #0005 }
.hand button:hover { translate: 0 -2px }
.hand .first-action { margin-left: .5rem }
.hand button.target { position: relative }
.hand button.target::after { content: "" / ""; position: absolute; left: 50%; bottom: -.35rem; width: .45rem; height: .45rem; translate: -50% 0; border-radius: 50%; background: ${both("ring")}; box-shadow: 0 0 0 2px ${both("halo")} }
.hand button.along, .hand button[aria-pressed="true"] { translate: 0 -5px; background: ${both("ring")} }
.hand button.along:not([aria-pressed="true"]) { background: none; outline: 2px dashed ${both("ring")} }
.hand button.refused { outline: 3px solid light-dark(#c81e0e, #ff8a7a) }
.nothing { align-self: center; font-size: .9rem; color: ${both("quiet")} }
.ghost { position: fixed; left: 0; top: 0; z-index: 10; width: 3rem; pointer-events: none; filter: drop-shadow(0 6px 8px #0006) }
.ghost svg { display: block; width: 100% }

@container (max-width: 30rem) {
  .table { --tile: clamp(2.2rem, 11.5cqi, 3rem); gap: .4rem }
  .tray { min-height: 3.9rem }
  .choice > .label { flex-basis: 100% }
  .choice { gap: .15rem .3rem }
  .portion .who { max-width: 4.2rem }
  .portion { padding-left: .35rem }
  .portion button { min-width: 1.9rem; padding-inline: .3rem }
  .portion b { min-width: 1em }
  .steps { gap: .35rem }
  .slot { margin-left: .4rem }
  .fan i { width: .5rem; height: .75rem; margin-right: -.27rem }
  .seats { gap: .7rem }
  .seat { padding: .2rem .35rem }
  .seat + .seat::before { left: -.7rem; width: .7rem; font-size: 1rem }
  .middle { padding: .4rem .5rem .5rem }
  .bag { min-width: 3.9rem; padding-left: .35rem }
  .sack { width: 2.3rem }
  .way { font-size: .9rem }
  .step:nth-last-child(n + 5):not(.reference) { display: none }
  .hand { gap: .15rem; padding-inline: .3rem }
  .hand :is(button, .still) { width: calc(var(--tile) + .15rem); padding: .1rem }
  .buttons { gap: .3rem }
  .buttons button { flex: 1 1 auto; padding-inline: .45rem; font-size: .95rem }
  .buttons .lay { flex: 1 1 4.2rem; max-width: none }
}
@container (max-width: 20rem) {
  .step:nth-last-child(n + 4):not(.reference) { display: none }
  .tag { right: -.3rem; max-width: calc(100% + .6rem); padding-inline: .3rem }
}
@container (min-width: 30.01rem) and (max-width: 44rem) { .step:nth-last-child(n + 6):not(.reference) { display: none } }
@container (min-width: 44.01rem) { .step:nth-last-child(n + 8):not(.reference) { display: none } }
@media (max-height: 30rem) {
  .table { --tile: clamp(2.2rem, 8cqi, 2.8rem); gap: .25rem }
  .hand.many { --tile: 2.1rem }
  .seat { display: flex; gap: .3rem; justify-content: space-between; padding: .05rem .4rem }
  .holds { min-height: 0 }
  .fan { display: none }
  .tag { right: 1.5rem; top: -.6rem }
  .table { padding-top: .45rem }
  .middle { padding-block: .2rem }
  .line { min-height: calc(var(--tile) * 1.45) }
  .bag { line-height: 1.15 }
  .sack { width: 1.6rem }
  .tray { min-height: 2.1rem; gap: .1rem }
  .step { --rise: .2rem }
  button, .choices button { min-height: 2rem; padding-block: .05rem }
  .hand { padding-block: .2rem .35rem; gap: .15rem; min-height: calc(var(--tile) + .6rem) }
}
@media (max-height: 30rem) and (max-width: 24rem) { .tray { min-height: 3rem } }
@media (forced-colors: active) {
  svg { forced-color-adjust: none }
  .sign, .emblem { fill: CanvasText }
  button[aria-pressed="true"], .hand button.along { outline: 3px solid Highlight }
  .seat.to-move { outline: 3px solid Highlight }
  .hand button.target::after { background: Highlight; forced-color-adjust: none }
  .tag, .tag.call { forced-color-adjust: none; background: CanvasText; color: Canvas }
}
@media (prefers-reduced-motion: reduce) { * { transition: none !important; animation: none !important } }`;
