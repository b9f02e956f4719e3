import { element } from "./dom.js";
import { seatName, occupantKind } from "./names.js";
import { timeLeft } from "./turn-clock.js";
import { translate } from "./i18n.js";

/** @import { GameTable, SeatPanel } from "./game-page.js" */
/** @import { Occupant, Standing, TableInfo, View } from "./table-client.js" */
/**
 * @typedef {Object} Position
 * @property {View | undefined} view
 * @property {number | undefined} turn
 * @property {Standing[]} standings
 * @property {View[]} views all available views: after the game, one per seat
 */

export class Seats {
  element = element("section", { class: "seats", "aria-label": translate("seats.name") });
  /** @type {Map<number, HTMLElement>} */
  #panels = new Map();

  /**
   * @param {GameTable} game
   * @param {TableInfo} table
   * @param {Position} position
   */
  update(game, table, { view, views, standings, turn }) {
    this.#panels = new Map(
      table.seats.map((occupant) => {
        const { seat } = occupant;
        const seen = views.find(({ viewer }) => viewer === seat) ?? view;
        const standing = standings.find((one) => one.seat === seat);
        const isOwn = table.you === seat && view?.viewer === seat;
        const shown = game.seat({ seat, table, view: seen, standing, isOwn });
        return [seat, panel(table, occupant, standing, shown, turn === seat)];
      }),
    );
    this.element.replaceChildren(...this.#panels.values());
  }

  /**
   * @param {number | undefined} seat
   * @param {string} left
   */
  showClock(seat, left) {
    const clock = this.#panels.get(seat ?? 0)?.querySelector(".seat-clock");
    if (clock) {
      clock.textContent = left;
    }
  }

  /** @param {number} seat */
  elementOf(seat) {
    return this.#panels.get(seat);
  }
}

/**
 * @param {TableInfo} table
 * @param {Occupant} occupant
 * @param {Standing | undefined} standing
 * @param {SeatPanel} shown
 * @param {boolean} toMove
 */
function panel(table, occupant, standing, { marks = [], score, details }, toMove) {
  const name = seatName(table, occupant.seat);
  return element(
    "section",
    { class: `seat${toMove ? " to-move" : ""}${toMove && (occupant.kind === "bot" || occupant.away) ? " thinking" : ""}${occupant.kind === "open" ? " open" : ""}`, "aria-label": name },
    element(
      "header",
      {},
      ...marks,
      element("h2", {}, name),
      element("span", { class: "kind" }, occupantKind(occupant, table.you === occupant.seat)),
      occupant.leftMs !== undefined && element("span", { class: "seat-clock" }, translate("turn.left", { time: timeLeft(occupant.leftMs) })),
      toMove && element("span", { class: "badge" }, translate("seat.toMove")),
      score !== undefined && element("span", { class: "score", "aria-hidden": "true" }, score),
      standing && element("span", { class: "rank" }, translate("seat.rank", { n: standing.rank })),
    ),
    ...details,
  );
}
