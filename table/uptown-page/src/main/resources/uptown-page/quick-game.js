import { button, element } from "./dom.js";
import { levelName } from "./names.js";
import { translate } from "./i18n.js";

/** @import { GameInfo, TableRequest } from "./backend.js" */

/**
 * Returns buttons that immediately create a table against bots, one for each level.
 *
 * @param {GameInfo} game
 * @param {string | undefined} quick the ruleset; by default, the first
 * @param {() => string} name
 * @param {(table: TableRequest) => void} make
 */
export function quickGame({ levels, rulesets }, quick, name, make) {
  const ruleset = rulesets.find(({ id }) => id === quick) ?? rulesets[0];
  const bots = (ruleset?.seats ?? 1) - 1;
  return element(
    "div",
    { class: "quick-game", role: "group", "aria-label": translate("lobby.quick"), hidden: !ruleset },
    element("span", { class: "label" }, translate("lobby.quick")),
    ...levels.map((level) =>
      button(levelName(level), () =>
        make({ ruleset: ruleset?.id ?? "", you: 1, seats: [{ person: name() || translate("lobby.noName") }, ...Array.from({ length: bots }, () => ({ bot: level }))] }),
      ),
    ),
  );
}
