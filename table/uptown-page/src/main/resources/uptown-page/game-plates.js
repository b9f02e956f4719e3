import { button, element } from "./dom.js";
import { scene } from "./game-offer.js";
import { baseOf } from "./names.js";
import { currentLanguage, formatList, translate } from "./i18n.js";

/** @import { Go, KeptGame } from "./backend.js" */
/** @import { GameCover } from "./cover.js" */

/** The number of games shown before the button for all of them. */
const SHOWN = 2;

/** Units of time in seconds, the largest first. */
const AGES = /** @type {[Intl.RelativeTimeFormatUnit, number][]} */ ([["day", 86_400], ["hour", 3600], ["minute", 60]]);

/**
 * Returns the user's games: those that wait for the user first, finished ones last.
 *
 * @param {KeptGame[]} games
 * @param {GameCover[]} covers
 * @param {(table: string) => string} addressOf
 * @param {Go} go
 * @param {HTMLElement[]} invitations shown after the first games
 * @returns {HTMLElement[]} the first games, the invitations, and a button that shows the other games
 */
export function gamePlates(games, covers, addressOf, go, invitations) {
  const sorted = [...games].sort((one, other) => rank(one) - rank(other) || other.moved - one.moved);
  const made = (/** @type {KeptGame} */ game) => gamePlate(game, coverOf(game, covers), addressOf(game.table), go);
  const current = sorted.filter(({ phase }) => phase !== "over").slice(0, SHOWN);
  if (sorted.length === current.length) {
    return [...current.map(made), ...invitations];
  }
  const all = button(translate("lobby.allGames", { n: sorted.length }), () => {
    const rest = sorted.filter((game) => !current.includes(game)).map(made);
    all.replaceWith(...rest);
    rest[0]?.focus();
  }, { class: "all-games" });
  return [...current.map(made), ...invitations, all];
}

/** @param {KeptGame} game */
function rank({ phase, turn }) {
  return phase === "over" ? 3 : turn === true ? 0 : phase === "playing" ? 1 : 2;
}

/**
 * @param {KeptGame} game
 * @param {GameCover[]} covers
 */
function coverOf({ game, ruleset }, covers) {
  const base = baseOf(ruleset);
  return covers.find(({ info }) => info.id === game) ?? covers.find(({ info }) => info.rulesets.some(({ id }) => id === base));
}

/**
 * @param {KeptGame} game
 * @param {GameCover | undefined} cover
 * @param {string} address
 * @param {Go} go
 */
function gamePlate(game, cover, address, go) {
  return element(
    "a",
    {
      href: address,
      class: `plate${game.turn === true ? " yours" : ""}`,
      click: (/** @type {MouseEvent} */ event) => {
        if (!event.ctrlKey && !event.metaKey && !event.shiftKey) {
          event.preventDefault();
          go(address);
        }
      },
    },
    cover && scene(cover),
    element(
      "span",
      { class: "lines" },
      element("strong", {}, state(game)),
      element("span", {}, opponents(game, cover?.title ?? game.ruleset)),
      element("span", { class: "quiet" }, translate("lobby.lastMove", { age: age(game.moved) })),
    ),
  );
}

/** @param {KeptGame} game */
function state({ phase, turn, open }) {
  if (phase === "over") {
    return translate("lobby.finished");
  }
  if (phase === "open") {
    return translate("join.waiting", { n: open });
  }
  return turn === true ? translate("lobby.yourTurn") : turn ? translate("lobby.toMove", { name: turn }) : translate("lobby.goesOn");
}

/**
 * @param {KeptGame} game
 * @param {string} title
 */
function opponents({ people, bots }, title) {
  const names = [...people, ...(bots > 0 ? [translate("lobby.computers", { n: bots })] : [])];
  return names.length > 0 ? translate("lobby.with", { game: title, names: formatList(names) }) : title;
}

/** @param {number} time */
function age(time) {
  const seconds = Math.max(0, (Date.now() - time) / 1000);
  const [unit, size] = AGES.find(([, one]) => seconds >= one) ?? ["minute", 60];
  return new Intl.RelativeTimeFormat(currentLanguage(), { numeric: "auto" }).format(-Math.floor(seconds / size), unit);
}
