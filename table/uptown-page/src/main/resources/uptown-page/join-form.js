import { element } from "./dom.js";
import { keptName, readName } from "./name-input.js";
import { seatName } from "./names.js";
import { translate } from "./i18n.js";
import { WaitingPanel } from "./waiting-panel.js";

/** @import { GameInfo } from "./backend.js" */
/** @import { SeatOffer } from "./seats.js" */
/** @import { Occupant, TableInfo } from "./table-client.js" */
/**
 * @typedef {Object} JoinHandlers
 * @property {(seat: number, name: string) => void} sit
 * @property {() => void} changed called when the seats have buttons
 * @property {GameInfo} game
 */

/** The form to take an open seat. */
export class JoinForm {
  #name = element("input", { id: "own-name", type: "text", maxlength: 40, autocomplete: "nickname", value: keptName() });
  #panel;
  #handlers;
  #isKnown = false;

  /** @param {JoinHandlers} handlers */
  constructor(handlers) {
    this.#handlers = handlers;
    this.#panel = new WaitingPanel(
      "join-form",
      translate("join.title"),
      handlers.game,
      element("p", { class: "sit" }, element("label", { for: "own-name" }, translate("join.name")), this.#name),
    );
    this.element = this.#panel.element;
  }

  /** @param {TableInfo} table */
  update(table) {
    this.#panel.update(table, table.phase === "open" && table.you === "-");
    if (!this.#isKnown) {
      this.#isKnown = true;
      this.#handlers.changed();
    }
  }

  /**
   * Returns the buttons of a seat.
   *
   * @param {TableInfo} table
   * @param {Occupant} occupant
   * @returns {SeatOffer[]}
   */
  offers(table, { kind, seat }) {
    const words = translate("join.sit", { n: seat });
    return kind === "open" ? [{ words, name: words, press: () => this.#handlers.sit(seat, readName(this.#name) || seatName(table, seat)), isMain: true }] : [];
  }
}
