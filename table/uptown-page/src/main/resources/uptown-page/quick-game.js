import { button, element } from "./board/dom.js";
import { levelName } from "./names.js";
import { translate } from "./i18n.js";

/** @import { LobbyChoices, TableRequest } from "./backend.js" */

/** Bots at a quick game, beside the player: three at a table are neither long nor slow. */
const BOTS = 2;
const RULESET = "standard-3";

/**
 * Buttons that make a table against bots at once, one for each level.
 *
 * @param {LobbyChoices} choices
 * @param {() => string} name
 * @param {(table: TableRequest) => void} make
 */
export function quickGame({ levels, rulesets }, name, make) {
  return element(
    "div",
    { class: "quick-game", role: "group", "aria-label": translate("lobby.quick"), hidden: !rulesets.some(({ id }) => id === RULESET) },
    element("span", { class: "label" }, translate("lobby.quick")),
    ...levels.map((level) =>
      button(levelName(level), () =>
        make({ ruleset: RULESET, you: 1, seats: [{ person: name() || translate("lobby.noName") }, ...Array.from({ length: BOTS }, () => ({ bot: level }))] }),
      ),
    ),
  );
}
