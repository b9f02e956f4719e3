import { element, sheet } from "./dom.js";
import { endName, inOrder, note } from "./end-words.js";
import { facts, plates } from "./seats.js";
import { translate } from "./i18n.js";

/** @import { EndWords, GamePage, GameTable } from "./game-page.js" */
/** @import { TableInfo, View } from "./table-client.js" */

const WIDE = "(min-width: 60rem) and (min-height: 34.0625rem)";
const ACROSS = "(orientation: landscape) and (max-height: 34rem) and (min-width: 35rem)";

/**
 * The places in their final order take the room of the other seats, whose words remain for screen readers: in narrow windows a row
 * of signs, in wide ones a list. The repeated class wins over the layouts of the games.
 */
const STYLE = `
.order { display: none; grid-area: r; min-width: 0 }
.ended .order { display: block }
.table.ended.ended.ended:has(.final-order) .rivals, .table.ended.ended.ended:has(.moment) .status { display: block; position: absolute; width: 1px; height: 1px; min-height: 0; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
.ended .place { display: block }
.ended :is(.own-sign, .own-pieces, .own-facts > :not(.visually-hidden), .turn-clock) { display: none }
.ended .status { height: auto; margin-bottom: .75rem }
.final-order { display: grid; grid-template-columns: repeat(var(--places), minmax(0, 1fr)); gap: .375rem; padding: 0; list-style: none }
.final-order .one { container-type: inline-size; display: flex; flex-direction: column; align-items: center; min-width: 0; padding: .125rem .125rem .25rem; border-radius: .5rem; background: var(--paper); text-align: center }
.final-order .own { box-shadow: inset 0 0 0 .1875rem var(--plate, var(--ink)) }
.final-order .rank { font: 700 .9375rem/1.25rem var(--sign); font-variant-numeric: tabular-nums }
.final-order .enamel { min-width: 3rem; height: 2.75rem }
.final-order .enamel b { font-size: 1.75rem }
.final-order .enamel small { display: none }
.final-order .enamel .marker { left: .3125rem; top: .3125rem; width: .5rem; height: .5rem }
.final-order .who { max-width: 100%; padding-top: .125rem; font-size: clamp(.625rem, 170cqi / var(--letters), .875rem); line-height: 1rem; overflow-wrap: anywhere }
.final-order .note { display: block; color: var(--quiet); font-size: .75rem }
.final-order .one > .facts { display: none }
.final-order .pieces { --piece: 1.125rem; justify-content: center; max-width: none; padding: .125rem }
.final-order .pieces > * { width: var(--piece) }
.final-order .one > :is(.pieces, .facts):empty { display: none }
@media not all and ${WIDE} {
  .table.ended { grid-template: "r" auto "b" auto "h" auto "l" auto / minmax(0, 1fr) }
  .final-order:has(> :nth-child(5)) { gap: .25rem }
  .final-order .you { display: inline }
  .final-order .note:not(.you) { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
}
@media ${WIDE} {
  .final-order { grid-template-columns: minmax(0, 1fr); gap: .5rem }
  .final-order .one { display: grid; grid-template: "n s w p f" auto / 2rem 4.5rem minmax(6rem, 1fr) minmax(0, auto) auto; gap: 0 1rem; align-items: center; min-height: 4.25rem; padding: 0 1rem 0 .5rem; text-align: left }
  .final-order .rank { font-size: 1.5rem; text-align: center }
  .final-order .signs { align-self: stretch }
  .final-order .enamel { min-width: 0; height: auto; min-height: 4.25rem; border-radius: .5rem }
  .final-order .enamel b { font-size: 2.25rem; line-height: 2rem }
  .final-order .enamel small { display: block }
  .final-order .of-2 small { display: none }
  .final-order .enamel .marker { left: .4375rem; top: .4375rem; width: .625rem; height: .625rem }
  .final-order .who { padding: .25rem 0; font-size: 1rem; line-height: 1.25rem }
  .final-order .note { font-size: .875rem; line-height: 1.125rem }
  .final-order .you:has(+ .note) { display: inline }
  .final-order .one > .facts { grid-area: f; display: flex; gap: 1rem; text-align: right }
  .final-order .pieces { grid-area: p; justify-content: flex-end; --piece: 1.375rem; max-width: calc(7 * 1.4375rem) }
}
@media ${ACROSS} {
  .table.ended { grid-template: "b r" auto "b h" auto "b l" 1fr / var(--b) minmax(0, 1fr) }
  .order { padding-top: 2rem }
}
@media (max-width: 34.99rem) and (max-height: 26rem), (max-width: 19rem) {
  .order { order: 2 }
  .ended .place { display: contents }
  .final-order { grid-template-columns: repeat(auto-fit, minmax(4rem, 1fr)) }
}
@media (forced-colors: active) { .final-order .one { border: 1px solid CanvasText } .final-order .own { outline: 3px solid Highlight; outline-offset: -3px } }`;

document.adoptedStyleSheets.push(sheet(STYLE));

/** @type {WeakMap<HTMLElement, string>} what each place shows, so that only a change is drawn */
const drawn = new WeakMap();

/**
 * Shows the places in their final order, each with its sign, a note and what decided it.
 *
 * @param {HTMLElement} into
 * @param {{game: GamePage, part: GameTable, words: EndWords | undefined}} playing
 * @param {TableInfo} table
 * @param {View} view
 * @param {View[]} views all available views, one per seat
 */
export function showOrder(into, { game, part, words }, table, view, views) {
  const rows = inOrder(table).map((standing) => {
    const { rank, seat } = standing;
    const panel = part.seat({ seat, table, view: views.find(({ viewer }) => viewer === seat) ?? view, standing, isOwn: false });
    const { signs } = panel;
    const beside = words?.beside(panel) ?? {};
    const you = seat === table.you && translate("seat.you");
    const said = note(standing, words, table);
    const styles = ["one", signs[0]?.paint, seat === table.you && "own", signs.length > 1 && `of-${signs.length}`];
    return element(
      "li",
      { class: styles.filter(Boolean).join(" "), value: rank },
      element("b", { class: "rank" }, String(rank)),
      plates(signs),
      element(
        "div",
        { class: "who" },
        element("strong", {}, endName(table, seat)),
        " ",
        element("span", { class: "visually-hidden" }, game.result(standing, table)),
        " ",
        ...(you ? [element("span", { class: "note you" }, you), said !== you && " "] : []),
        said !== you && element("span", { class: "note" }, said),
      ),
      element("div", { class: "pieces", "aria-hidden": "true" }, ...(beside.pieces ?? [])),
      facts(beside.facts ?? []),
    );
  });
  const looks = rows.map((row) => row.outerHTML).join("");
  if (drawn.get(into) !== looks) {
    drawn.set(into, looks);
    const list = element("ol", { class: "final-order" }, ...rows);
    list.style.setProperty("--places", String(rows.length));
    // The longest name fits on one line.
    list.style.setProperty("--letters", String(Math.max(...table.seats.map(({ seat }) => endName(table, seat).length))));
    into.replaceChildren(list);
  }
}
