import { element } from "./dom.js";
import { seatName } from "./names.js";

/** @import { GamePage } from "./game-page.js" */
/** @import { TableInfo } from "./table-client.js" */

/**
 * @param {GamePage} game
 * @param {TableInfo} table
 */
export function finalOrder(game, table) {
  const standings = [...(table.standings ?? [])].sort((one, other) => one.rank - other.rank);
  const decided = game.decision?.(standings, table) ?? "";
  return element(
    "div",
    { class: "final-order" },
    element(
      "ol",
      {},
      ...standings.map((standing) =>
        element(
          "li",
          { value: standing.rank },
          element("strong", {}, seatName(table, standing.seat)),
          " ",
          game.result(standing, table),
        ),
      ),
    ),
    decided !== "" && element("p", {}, decided),
  );
}
