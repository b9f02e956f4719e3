import { element } from "./board/dom.js";
import { field } from "./seat-choices.js";
import { formatDuration, translate } from "./i18n.js";

/** Seconds for a move that can be chosen. */
const LIMITS = [30, 60, 120, 300, 900, 86_400];

/** What can be chosen where other people play along: a limit for a move, and what happens when a player resigns. */
export class LobbyOptions {
  #limit = element(
    "select",
    { id: "move-limit" },
    element("option", { value: "" }, translate("lobby.noLimit")),
    ...LIMITS.map((seconds) => element("option", { value: seconds }, formatDuration(seconds))),
  );
  #resignation = element(
    "select",
    { id: "resignation" },
    element("option", { value: "ends" }, translate("lobby.resignationEnds")),
    element("option", { value: "bot" }, translate("lobby.resignationBot")),
  );
  element = element(
    "details",
    { class: "more" },
    element("summary", {}, translate("lobby.more")),
    field(translate("lobby.moveLimit"), this.#limit),
    field(translate("lobby.resignation"), this.#resignation),
  );

  /** @returns {{moveLimit?: number, resignation?: string}} what is not as usual */
  get chosen() {
    const limit = Number(this.#limit.value);
    return { ...(limit > 0 && { moveLimit: limit }), ...(this.#resignation.value !== "ends" && { resignation: this.#resignation.value }) };
  }
}
