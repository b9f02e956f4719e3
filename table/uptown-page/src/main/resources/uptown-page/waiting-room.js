import { button, element } from "./dom.js";
import { rulesetName, seatName } from "./names.js";
import { usualLevel } from "./seat-choices.js";
import { translate } from "./i18n.js";

/** @import { GameInfo } from "./backend.js" */
/** @import { TableInfo } from "./table-client.js" */
/**
 * @typedef {Object} WaitingHandlers
 * @property {(seat: number, level: string) => void} fill puts a bot on an open seat
 * @property {(seat: number) => void} clear opens a seat again
 * @property {(seat: number) => void} changeSeat
 * @property {(ruleset: string) => void} changeRuleset
 * @property {() => void} cancel
 * @property {GameInfo} game
 */

/** The options of seated players until all seats are taken. */
export class WaitingRoom {
  #practice = element("p", { class: "warning" }, translate("join.practice"));
  #seats = element("div", { class: "row" });
  #ruleset = element("select", { id: "other-ruleset", change: () => this.#handlers.changeRuleset(this.#ruleset.value) });
  #rules = element("p", { class: "field" }, element("label", { for: "other-ruleset" }, translate("waiting.rules")), this.#ruleset);
  #handlers;
  #drawn = "";

  /** @param {WaitingHandlers} handlers */
  constructor(handlers) {
    this.#handlers = handlers;
    this.element = element(
      "section",
      { class: "waiting-room", "aria-label": translate("waiting.name"), hidden: true },
      element("p", {}, translate("join.invite")),
      this.#practice,
      this.#seats,
      this.#rules,
      button(translate("waiting.cancel"), () => handlers.cancel()),
    );
  }

  /** @param {TableInfo} table */
  update(table) {
    const isWaiting = table.phase === "open" && table.you !== "-";
    this.element.hidden = !isWaiting;
    this.#practice.hidden = !table.practice;
    const drawn = JSON.stringify([table.ruleset, table.seats, table.you]);
    if (!isWaiting || drawn === this.#drawn) {
      return;
    }
    this.#drawn = drawn;
    this.#seats.replaceChildren(...table.seats.flatMap((one) => (one.seat === table.you ? [] : this.#buttons(table, one.seat))));
    this.#offer(table);
  }

  /**
   * @param {TableInfo} table
   * @param {number} seat
   */
  #buttons(table, seat) {
    const { changeSeat, clear, fill, game } = this.#handlers;
    const occupant = table.seats.find((one) => one.seat === seat);
    if (occupant?.kind === "open") {
      return [
        button(translate("join.bot", { n: seat }), () => fill(seat, usualLevel(game.levels))),
        button(translate("waiting.move", { n: seat }), () => changeSeat(seat)),
      ];
    }
    const isThere = occupant?.kind === "person" && occupant.connected;
    return isThere ? [] : [button(translate("waiting.clear", { n: seat, name: seatName(table, seat) }), () => clear(seat))];
  }

  /**
   * Offers the rulesets with enough seats for all seated players.
   *
   * @param {TableInfo} table
   */
  #offer(table) {
    const taken = table.seats.filter((one) => one.kind !== "open").length;
    const published = this.#handlers.game.rulesets.filter(({ id, seats }) => seats >= taken || id === table.ruleset).map(({ id }) => id);
    const offered = published.includes(table.ruleset) ? published : [table.ruleset, ...published];
    this.#ruleset.replaceChildren(
      ...offered.map((id) => element("option", { value: id, selected: id === table.ruleset }, rulesetName(id))),
    );
    this.#rules.hidden = offered.length < 2;
  }
}
