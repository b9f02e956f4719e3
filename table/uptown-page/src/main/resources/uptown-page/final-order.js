import { element, sheet } from "./dom.js";
import { seatName } from "./names.js";
import { plates } from "./seats.js";

/** @import { GamePage, GameTable } from "./game-page.js" */
/** @import { TableInfo, View } from "./table-client.js" */

const WIDE = "(min-width: 60rem) and (min-height: 34.0625rem)";
const ACROSS = "(orientation: landscape) and (max-height: 34rem) and (min-width: 35rem)";

/**
 * The places in their final order take the room of the other seats, whose words remain for screen readers. The repeated class
 * wins over the layouts of the games.
 */
const STYLE = `
.order { display: none; grid-area: r; min-width: 0 }
.ended .order { display: block }
.table.ended.ended.ended:has(.final-order) .rivals, .table.ended.ended.ended:has(.moment) .status { display: block; position: absolute; width: 1px; height: 1px; min-height: 0; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
.ended .place { display: block }
.ended :is(.own-sign, .own-pieces, .own-facts > :not(.visually-hidden), .turn-clock) { display: none }
.ended .status { height: auto; margin-bottom: .75rem }
.final-order { display: grid; gap: .25rem; padding: 0; list-style: none }
.final-order .rival { grid-template: "n s w c" auto / 1.5rem 2.5rem minmax(7rem, 1fr) minmax(0, auto); gap: 0 .5rem; align-items: center; min-height: 2.5rem; padding-right: .5rem }
.final-order .rank { grid-area: n; text-align: center; font: 700 1rem/1 var(--sign); font-variant-numeric: tabular-nums }
.final-order .signs { align-self: stretch }
.final-order .enamel { place-content: center; padding: 0 }
.final-order .enamel b { font-size: 1.5rem }
.final-order .enamel .marker { left: .25rem; top: .25rem; width: .5rem; height: .5rem }
.final-order .rival .enamel small { display: none }
.final-order .who { padding: .125rem 0; overflow-wrap: anywhere; font-size: .875rem; line-height: 1.125rem }
.final-order .who span { display: block; color: var(--quiet); font-size: .8125rem; line-height: 1rem }
.final-order .pieces { grid-area: c; display: flex; --piece: 1rem }
.final-order .pieces > * { width: var(--piece) }
.final-order .own { box-shadow: inset 0 0 0 .125rem var(--plate, var(--ink)) }
.why { margin-top: .5rem; font-size: .9375rem }
.ended:has(.moment:not([data-size="tiny"], [data-size="line"])) .why, .why:empty { display: none }
.ended .actions button { padding: 0 .625rem }
@media not all and ${WIDE} {
  .table.ended { grid-template: "b" auto "r" auto "h" auto "l" auto / minmax(0, 1fr) }
}
@media ${WIDE} {
  .ended .actions button { padding: 0 1rem }
  .final-order { gap: .5rem }
  .final-order .rival { grid-template-columns: 3rem 4.5rem minmax(8rem, 1fr) minmax(0, auto); height: auto; min-height: 4rem; gap: 0 .75rem }
  .final-order .rank { font-size: 1.5rem }
  .final-order .enamel { height: auto; min-height: 4rem }
  .final-order .enamel b { font-size: 2.25rem }
  .final-order .enamel .marker { left: .4375rem; top: .4375rem; width: .625rem; height: .625rem }
  .final-order .who { font-size: 1rem; line-height: 1.3125rem }
  .final-order .who span { font-size: .875rem; line-height: 1.1875rem }
  .final-order .pieces { --piece: 1.25rem }
  .final-order .own { box-shadow: inset 0 0 0 .1875rem var(--plate, var(--ink)) }
}
@media ${ACROSS} {
  .table.ended { grid-template: "b r" auto "b h" auto "b l" 1fr / var(--b) minmax(0, 1fr) }
  .order { padding-top: 2rem }
}
@media (max-width: 34.99rem) and (max-height: 26rem), (max-width: 19rem) {
  .order { order: 2 }
  .ended .place { display: contents }
}`;

document.adoptedStyleSheets.push(sheet(STYLE));

/** @type {WeakMap<HTMLElement, string>} what each place shows, so that only a change is drawn */
const drawn = new WeakMap();

/**
 * Shows the places in their final order, each with its sign and its result, and what decided the game for windows in which the
 * sign over the game has no room for it.
 *
 * @param {HTMLElement} into
 * @param {GamePage} game
 * @param {GameTable} part
 * @param {TableInfo} table
 * @param {View} view
 * @param {View[]} views all available views, one per seat
 */
export function showOrder(into, game, part, table, view, views) {
  const standings = [...(table.standings ?? [])].sort((one, other) => one.rank - other.rank);
  const rows = standings.map((standing) => {
    const { rank, seat } = standing;
    const { holding = [], pieces = holding, signs } = part.seat({ seat, table, view: views.find(({ viewer }) => viewer === seat) ?? view, standing, isOwn: false });
    const name = seatName(table, seat);
    const styles = ["rival", signs[0]?.paint, seat === table.you && "own", signs.length > 1 && `of-${signs.length}`];
    return element(
      "li",
      { class: styles.filter(Boolean).join(" "), value: rank },
      element("b", { class: "rank" }, String(rank)),
      plates(signs),
      element("div", { class: "who" }, element("strong", {}, name), " ", element("span", {}, game.result(standing, table))),
      element("div", { class: "pieces", "aria-hidden": "true" }, ...pieces),
    );
  });
  const decided = game.decision?.(standings, table) ?? "";
  const looks = rows.map((row) => row.outerHTML).join("") + decided;
  if (drawn.get(into) !== looks) {
    drawn.set(into, looks);
    into.replaceChildren(element("ol", { class: "final-order" }, ...rows), element("p", { class: "why" }, decided));
  }
}
