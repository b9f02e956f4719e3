import { button, element } from "./dom.js";
import { scene } from "./game-offer.js";
import { baseOf } from "./names.js";
import { currentLanguage, formatList, translate } from "./i18n.js";
import { pictureAt } from "./pictures.js";

/** @import { Go, KeptGame } from "./backend.js" */
/** @import { GameCover } from "./cover.js" */

/** The number of games before the invitations. */
const SHOWN = 2;

/** The number of plates in the top row. */
const ROW = 3;

/** The words for the user's rank in a finished game. */
const PLACES = ["lobby.won", "lobby.second", "lobby.third", "lobby.fourth", "lobby.fifth"];

/** Units of time in seconds, the largest first. */
const AGES = /** @type {[Intl.RelativeTimeFormatUnit, number][]} */ ([["day", 86_400], ["hour", 3600], ["minute", 60]]);

/**
 * Returns the top row: the user's games, those that wait for the user first and the last finished one after them, and as many
 * invitations as fit. A button at its end shows the other games.
 *
 * @param {KeptGame[]} games
 * @param {GameCover[]} covers
 * @param {(table: string) => string} addressOf
 * @param {Go} go
 * @param {HTMLElement[]} invitations the first of them is always shown
 * @returns {HTMLElement[]}
 */
export function gamePlates(games, covers, addressOf, go, invitations) {
  const sorted = [...games].sort((one, other) => rank(one) - rank(other) || other.moved - one.moved);
  const made = (/** @type {KeptGame} */ game) => gamePlate(game, coverOf(game, covers), addressOf(game.table), go);
  const rest = sorted.slice(SHOWN);
  const row = [...sorted.slice(0, SHOWN).map(made), ...invitations].slice(0, ROW);
  if (rest.length === 0) {
    return row;
  }
  const all = button(translate("lobby.allGames", { n: sorted.length }), () => {
    const plates = rest.map(made);
    end.after(...plates);
    end.replaceWith(...last);
    plates[0]?.focus();
  }, { class: "all-games" });
  const last = row.slice(-1);
  const end = element("div", { class: "row-end" }, ...last, all);
  return [...row.slice(0, -1), end];
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
    cover && scene(cover, pictureAt(address)),
    element(
      "span",
      { class: "lines" },
      element("strong", {}, state(game)),
      element("span", {}, opponents(game, cover?.title ?? game.ruleset)),
      element("span", { class: "quiet" }, lastChange(game)),
      game.phase === "over" && element("span", { class: "next" }, translate("lobby.next")),
    ),
  );
}

/** @param {KeptGame} game */
function state({ phase, turn, open, rank: place = 0 }) {
  if (phase === "over") {
    return translate(PLACES[place - 1] ?? "lobby.finished");
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

/**
 * Names the player of the last move, once there is one.
 *
 * @param {KeptGame} game
 */
function lastChange({ mover = "", moved }) {
  const key = mover === true ? "lobby.youMoved" : mover ? "lobby.moved" : "lobby.changed";
  return translate(key, { name: String(mover), age: age(moved) });
}

/** @param {number} time */
function age(time) {
  const seconds = Math.max(0, (Date.now() - time) / 1000);
  const found = AGES.find(([, one]) => seconds >= one);
  return found ? new Intl.RelativeTimeFormat(currentLanguage(), { numeric: "auto" }).format(-Math.floor(seconds / found[1]), found[0]) : translate("lobby.now");
}
