import { element } from "./dom.js";
import { seatName } from "./names.js";
import { plates } from "./seats.js";

/** @import { GamePage, GameTable } from "./game-page.js" */
/** @import { TableInfo, View } from "./table-client.js" */

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
