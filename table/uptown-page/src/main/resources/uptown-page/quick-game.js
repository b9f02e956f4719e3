import { localStore } from "./browser-storage.js";
import { keptName } from "./name-input.js";
import { translate } from "./i18n.js";

/** Games against bots at once, with the level and the number of bots that the user last chose for this game. */

/** @import { GameInfo, TableRequest } from "./backend.js" */
/** @import { GameCover } from "./cover.js" */
/** @typedef {{ruleset: string, level: string}} QuickChoice */

/** @param {string} game */
const key = (game) => `quick.${game}`;

/**
 * Returns a ruleset for each number of players: the usual one or else the first.
 *
 * @param {GameCover} cover
 */
export function quickRulesets({ info, quick }) {
  /** @type {Map<number, string>} */
  const found = new Map();
  for (const { id, seats } of info.rulesets) {
    if (id === quick || !found.has(seats)) {
      found.set(seats, id);
    }
  }
  return [...found].map(([seats, id]) => ({ id, seats })).sort((one, other) => one.seats - other.seats);
}

/**
 * @param {GameCover} cover
 * @returns {QuickChoice}
 */
export function quickChoice(cover) {
  const { info, quick } = cover;
  const [ruleset = "", level = ""] = (localStore.get(key(info.id)) ?? "").split(" ");
  return {
    ruleset: quickRulesets(cover).some(({ id }) => id === ruleset) ? ruleset : (quick ?? info.rulesets[0]?.id ?? ""),
    level: info.levels.includes(level) ? level : usualLevel(info.levels),
  };
}

/**
 * @param {GameInfo} info
 * @param {QuickChoice} choice
 */
export function rememberQuickChoice({ id }, { ruleset, level }) {
  localStore.set(key(id), `${ruleset} ${level}`);
}

/**
 * Returns the number of bots that a ruleset needs.
 *
 * @param {GameInfo} info
 * @param {string} ruleset
 */
export function botsOf({ rulesets }, ruleset) {
  return (rulesets.find(({ id }) => id === ruleset)?.seats ?? 1) - 1;
}

/**
 * @param {GameInfo} info
 * @param {QuickChoice} choice
 * @returns {TableRequest}
 */
export function quickTable(info, { ruleset, level }) {
  const bots = Array.from({ length: botsOf(info, ruleset) }, () => ({ bot: level }));
  return { ruleset, you: 1, seats: [{ person: keptName() || translate("lobby.noName") }, ...bots] };
}

/** @param {string[]} levels weakest first */
export function usualLevel(levels) {
  return levels[1] ?? levels[0] ?? "";
}
