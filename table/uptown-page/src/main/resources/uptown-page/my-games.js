import { localStore } from "./browser-storage.js";
import { element } from "./dom.js";
import { anyRulesetName } from "./names.js";
import { turnOf } from "./turn.js";
import { currentLanguage, translate } from "./i18n.js";

/** The tables of a server at which the user of this browser has a seat, in their last known state. */

/** @import { GameInfo } from "./backend.js" */
/** @import { State } from "./table-client.js" */
/** @typedef {{ruleset: string, phase: string, yours: boolean, others: string[], seen: number}} SeenGame */

const PREFIX = "game.";
const MOST = 30;
const SHOWN = 8;

/**
 * @param {string} id
 * @param {State | undefined} state
 */
export function note(id, state) {
  if (!state || state.table.you === "-") {
    return;
  }
  const { ruleset, phase, seats, you } = state.table;
  const others = seats.filter((one) => one.kind === "person" && one.seat !== you).map((one) => one.name ?? "");
  localStore.set(PREFIX + id, JSON.stringify({ ruleset, phase, yours: turnOf(state.view) === you, others, seen: Date.now() }));
  all()
    .slice(MOST)
    .forEach((old) => localStore.remove(PREFIX + old.id));
}

/** @param {string} id */
export function drop(id) {
  localStore.remove(PREFIX + id);
}

/** @returns {{id: string, game: SeenGame}[]} latest first */
function all() {
  return localStore
    .keys()
    .filter((key) => key.startsWith(PREFIX))
    .flatMap((key) => {
      const game = read(localStore.get(key) ?? "");
      return game ? [{ id: key.slice(PREFIX.length), game }] : [];
    })
    .sort((one, other) => other.game.seen - one.game.seen);
}

/**
 * @param {string} text
 * @returns {SeenGame | undefined} undefined if the text is malformed
 */
function read(text) {
  try {
    const game = JSON.parse(text);
    const isGame = typeof game?.ruleset === "string" && typeof game.seen === "number" && Array.isArray(game.others);
    return isGame ? game : undefined;
  } catch {
    return undefined;
  }
}

/**
 * @param {GameInfo[]} kinds
 * @param {(table: string) => string} addressOf
 */
export function myGames(kinds, addressOf) {
  const games = all()
    .filter(({ game }) => game.phase !== "over")
    .slice(0, SHOWN);
  return element(
    "section",
    { class: "my-games", "aria-label": translate("lobby.games"), hidden: games.length === 0 },
    element("h2", {}, translate("lobby.games")),
    element(
      "ul",
      {},
      ...games.map(({ id, game }) =>
        element(
          "li",
          {},
          element("a", { href: addressOf(id) }, [anyRulesetName(game.ruleset, kinds), ...game.others].join(", ")),
          " ",
          element("span", { class: "kind" }, game.yours ? translate("turn.yours") : when(game.seen)),
        ),
      ),
    ),
  );
}

/** @param {number} time */
function when(time) {
  return new Intl.DateTimeFormat(currentLanguage(), { dateStyle: "medium", timeStyle: "short" }).format(time);
}
