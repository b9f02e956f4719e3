import { button, element } from "./dom.js";
import { rulesetName, seatName } from "./names.js";
import { usualLevel } from "./quick-game.js";
import { translate } from "./i18n.js";
import { WaitingPanel } from "./waiting-panel.js";

/** @import { GameInfo } from "./backend.js" */
/** @import { SeatOffer } from "./seats.js" */
/** @import { Occupant, TableInfo } from "./table-client.js" */
/**
 * @typedef {Object} WaitingHandlers
 * @property {(level: string, ...seats: number[]) => void} fill puts bots on open seats
 * @property {(seat: number) => void} clear opens a seat again
 * @property {(seat: number) => void} changeSeat
 * @property {(ruleset: string) => void} changeRuleset
 * @property {() => void} cancel
 * @property {() => void} changed called when the seats have buttons
 * @property {(() => void) | undefined} copy copies the invitation
 * @property {() => void} showCode
 * @property {string | undefined} invitation
 * @property {string | undefined} invitationCode the address of a QR code of the invitation
 * @property {GameInfo} game
 */

/** The invitation and the options of seated players until all seats are taken. */
export class WaitingRoom {
  #panel;
  #ruleset = element("select", { id: "other-ruleset", change: () => this.#handlers.changeRuleset(this.#ruleset.value) });
  #rules = element("p", { class: "field" }, element("label", { for: "other-ruleset" }, translate("waiting.rules")), this.#ruleset);
  #handlers;
  /** @type {number[]} */
  #open = [];
  #drawn = "";

  /** @param {WaitingHandlers} handlers */
  constructor(handlers) {
    this.#handlers = handlers;
    const { copy, fill, game, invitation, invitationCode, showCode } = handlers;
    this.#panel = new WaitingPanel(
      "waiting-room",
      translate("waiting.name"),
      game,
      element(
        "div",
        { class: "invitation" },
        element("p", {}, translate("join.invite")),
        invitation !== undefined && element("input", { type: "text", readonly: true, value: invitation, "aria-label": translate("link.name") }),
        copy && button(translate("action.invite"), copy, { class: "main" }),
        invitationCode !== undefined &&
          element("button", { type: "button", class: "code-button", "aria-label": translate("action.code"), click: showCode }, element("img", { src: invitationCode, alt: "" })),
      ),
      element(
        "div",
        { class: "options" },
        this.#rules,
        button(translate("waiting.start"), () => fill(usualLevel(game.levels), ...this.#open)),
      ),
    );
    this.element = this.#panel.element;
  }

  /** @param {TableInfo} table */
  update(table) {
    const isWaiting = table.phase === "open" && table.you !== "-";
    this.#panel.update(table, isWaiting);
    const isFirst = this.#drawn === "";
    const drawn = JSON.stringify([table.ruleset, table.seats]);
    if (isWaiting && drawn !== this.#drawn) {
      this.#drawn = drawn;
      this.#open = table.seats.filter(({ kind }) => kind === "open").map(({ seat }) => seat);
      this.#offerRulesets(table);
      isFirst && this.#handlers.changed();
    }
  }

  /**
   * Returns the buttons of a seat.
   *
   * @param {TableInfo} table
   * @param {Occupant} occupant
   * @returns {SeatOffer[]}
   */
  offers(table, { connected, kind, seat }) {
    const { cancel, changeSeat, clear, fill, game } = this.#handlers;
    if (seat === table.you) {
      return [{ words: translate("waiting.cancel"), name: translate("waiting.cancel"), press: cancel }];
    }
    if (kind === "open") {
      return [
        { words: translate("seat.computer"), name: translate("join.bot", { n: seat }), press: () => fill(usualLevel(game.levels), seat) },
        { words: translate("seat.move"), name: translate("waiting.move", { n: seat }), press: () => changeSeat(seat) },
      ];
    }
    const isThere = kind === "person" && connected;
    const name = translate("waiting.clear", { n: seat, name: seatName(table, seat) });
    return isThere ? [] : [{ words: translate("seat.remove"), name, press: () => clear(seat) }];
  }

  /**
   * Offers the rulesets with enough seats for all seated players.
   *
   * @param {TableInfo} table
   */
  #offerRulesets(table) {
    const taken = table.seats.length - this.#open.length;
    const published = this.#handlers.game.rulesets.filter(({ id, seats }) => seats >= taken || id === table.ruleset).map(({ id }) => id);
    const offered = published.includes(table.ruleset) ? published : [table.ruleset, ...published];
    this.#ruleset.replaceChildren(
      ...offered.map((id) => element("option", { value: id, selected: id === table.ruleset }, rulesetName(id))),
    );
    this.#rules.hidden = offered.length < 2;
  }
}
