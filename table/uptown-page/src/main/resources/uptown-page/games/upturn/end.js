import { translate } from "../../i18n.js";
import { placeOf } from "../../end-words.js";
import { comparedNames, seatName } from "../../names.js";
import { readMove } from "./notation.js";

/** The words of the end of a game: what decided it, and what happened. */

/** @import { EndWords, Story } from "../../game-page.js" */
/** @import { TableInfo } from "../../table-client.js" */
/** @import { Outcome, Standing, View } from "./view.js" */

/** A winner came from behind with this many more tiles than another player, in the second half of the game. */
const BEHIND = 3;

/** @type {EndWords} */
export const endWords = {
  reason: (standings, table) => reason(/** @type {any} */ (standings), table),
  note: ([first]) => translate(first?.["tilesLeft"] === 0 ? "end.byLaying" : "end.byFewest"),
  story: (ended) => story(/** @type {any} */ (ended)),
  beside: ({ holding }) => ({ pieces: holding ?? [] }),
};

/**
 * @param {Standing[]} standings best first
 * @param {TableInfo} table
 */
export function reason(standings, table) {
  const [first, second] = /** @type {[Standing, Standing]} */ (standings);
  const own = standings.find(({ seat, rank }) => seat === table.you && rank > 1);
  const n = first.tilesLeft;
  const laid = n === 0 ? translate("end.laid") : translate("end.left", { n });
  if (own) {
    const { place, names } = placeOf(own, table);
    return translate(standings.length === 2 ? "end.two" : names ? "end.lostLevel" : "end.lost", { laid, place, names, n: own.tilesLeft });
  }
  if (second.rank === 1) {
    return translate("end.level", { n });
  }
  const names = comparedNames(table, standings.filter(({ rank }) => rank === second.rank));
  return translate("end.fewest", { laid, n: second.tilesLeft - n, names });
}

/**
 * Gives the number of tiles that the winner once had. A loser with one tile left gets a heading of their own.
 *
 * @param {{table: TableInfo, view: View, moves: Outcome[], standings: Standing[]}} ended
 * @returns {Story | undefined}
 */
export function story({ table, view, moves, standings }) {
  const [first, second] = standings;
  if (table.termination) {
    return { title: translate("story.cut"), text: translate("story.left", { n: standings.reduce((sum, { tilesLeft }) => sum + tilesLeft, 0) }) };
  }
  if (!first || !second) {
    return undefined;
  }
  const { seat } = first;
  const held = heldAfter(moves, view);
  const most = held.reduce((best, counts, index) => ((counts.get(seat) ?? 0) > best.n ? { n: counts.get(seat) ?? 0, move: index + 1 } : best), { n: 0, move: 0 });
  const isBehind = (/** @type {Map<number, number>} */ counts) => (counts.get(seat) ?? 0) >= Math.min(...counts.values()) + BEHIND;
  const behind = held.findLastIndex(isBehind);
  const ahead = held.findLastIndex((counts) => (counts.get(seat) ?? 0) > Math.min(...counts.values())) + 1;
  const own = standings.find((one) => one.seat === table.you && one.seat !== seat);
  const shown = [
    own?.tilesLeft === 1 && "story.short",
    second.tilesLeft === 1 && "story.narrow",
    behind >= held.length / 2 && "story.behind",
    ahead < held.length / 2 && "story.clear",
  ].find(Boolean);
  const isYou = seat === table.you;
  const data = { name: seatName(table, seat), ...most };
  const text = shown === "story.clear" ? translate(isYou ? "story.youLed" : "story.led", { ...data, move: Math.max(1, ahead) }) : translate(isYou ? "story.youHeld" : "story.held", data);
  return { title: translate(shown || "story.first"), text };
}

/**
 * Returns the number of tiles of each seat after each move, counted back from the last.
 *
 * @param {Outcome[]} moves
 * @param {View} view after all moves
 */
export function heldAfter(moves, view) {
  let now = new Map(view.seats.map(({ seat, tilesLeft }) => [seat, tilesLeft]));
  return moves.map((_, index) => moves.length - 1 - index).map((index) => {
    const after = now;
    const { seat, move, drawings } = /** @type {Outcome} */ (moves[index]);
    now = new Map(after);
    drawings.forEach((drawn) => now.set(drawn.seat, (now.get(drawn.seat) ?? 0) - 1));
    now.set(seat, (now.get(seat) ?? 0) + (readMove(move)?.laid.length ?? 0));
    return after;
  }).reverse();
}
