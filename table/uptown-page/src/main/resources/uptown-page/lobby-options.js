import { element, field } from "./dom.js";
import { formatDuration, translate } from "./i18n.js";

/** The offered time limits for a move, in seconds. */
const MOVES = [30, 60, 120, 300, 86_400, 3 * 86_400];

/** The offered clocks: the initial time and the increment per move, in seconds. */
const GAMES = /** @type {[number, number][]} */ ([[180, 2], [300, 5], [600, 10], [1_200, 20]]);

/** @import { GameInfo, TableRequest } from "./backend.js" */

/** The options for tables with other people: time limits, and the consequences of a timeout or a resignation. */
export class LobbyOptions {
  #time = element(
    "select",
    { id: "time", change: () => this.#showTimeout() },
    element("option", { value: "" }, translate("lobby.noLimit")),
    ...MOVES.map((seconds) => element("option", { value: `move ${seconds}` }, translate("time.move", { time: formatDuration(seconds) }))),
    ...GAMES.map(([initial, increment]) =>
      element(
        "option",
        { value: `game ${initial} ${increment}` },
        translate("time.game", { time: formatDuration(initial), more: formatDuration(increment) }),
      ),
    ),
  );
  #timeout = element(
    "select",
    { id: "timeout" },
    element("option", { value: "bot" }, translate("lobby.botGoesOn")),
    element("option", { value: "loses" }, translate("lobby.gameEnds")),
  );
  #listed = element("input", { id: "listed", type: "checkbox" });
  #hints = element("input", { id: "hints", type: "checkbox", checked: true });
  #hintsField = element("p", { class: "check" }, this.#hints, element("label", { for: "hints" }, translate("lobby.hints")));
  #timeoutField = field(translate("lobby.timeout"), this.#timeout);
  #resignation = element(
    "select",
    { id: "resignation" },
    element("option", { value: "ends" }, translate("lobby.gameEnds")),
    element("option", { value: "bot" }, translate("lobby.botGoesOn")),
  );
  element = element(
    "div",
    { class: "options" },
    element("p", { class: "check" }, this.#listed, element("label", { for: "listed" }, translate("lobby.listed"))),
    this.#hintsField,
    field(translate("lobby.time"), this.#time),
    this.#timeoutField,
    field(translate("lobby.resignation"), this.#resignation),
  );

  constructor() {
    this.#showTimeout();
  }

  /** @param {GameInfo} game */
  update({ hints }) {
    this.#hintsField.hidden = hints === false;
  }

  #showTimeout() {
    this.#timeoutField.hidden = this.#time.value === "";
  }

  /**
   * @returns {Pick<TableRequest, "moveLimit" | "clock" | "timeout" | "resignation" | "listed" | "hints">} the options that differ
   *   from the defaults
   */
  get chosen() {
    const [kind, initial = "", increment = ""] = this.#time.value.split(" ");
    return {
      ...(this.#listed.checked && { listed: true }),
      ...(!this.#hints.checked && !this.#hintsField.hidden && { hints: false }),
      ...(kind === "move" && { moveLimit: Number(initial) }),
      ...(kind === "game" && { clock: { initial: Number(initial), increment: Number(increment) } }),
      ...(kind && this.#timeout.value !== "bot" && { timeout: this.#timeout.value }),
      ...(this.#resignation.value !== "ends" && { resignation: this.#resignation.value }),
    };
  }
}
