import { addWords, currentLanguage, formatList, translate } from "../../i18n.js";
import { placeOf, winnersOf } from "../../end-words.js";
import { comparedNames, seatName } from "../../names.js";
import { groupsByCell } from "./board/cells.js";
import { cellOf } from "./describe-move.js";
import { sentence, tileName, tileObject } from "./names.js";
import { countOf } from "./result.js";

/** The words of the end of a game: what decided it, and what happened. */

/** @import { EndWords, Story } from "../../game-page.js" */
/** @import { TableInfo } from "../../table-client.js" */
/** @import { Placement, Standing, View } from "./view.js" */
/** @typedef {Map<number, {groups: number, captures: number}>} Counts by seat */
/** @typedef {{table: TableInfo, view: View, moves: Placement[], standings: Standing[]}} Ended */

/** A winner came from behind with this many more groups than the player they are compared with, in the second half of the game. */
const BEHIND = 2;

/** The number of rounds in which a game is decided late. */
const LATE = 2;

/** @returns {Promise<EndWords>} */
export async function endWords() {
  addWords((await import(`./end/${currentLanguage()}.js`)).default);
  return {
    reason: (standings, table) => reason(/** @type {any} */ (standings), table),
    note: ([first, second]) => translate(isTie(/** @type {any} */ (first), /** @type {any} */ (second)) ? "end.byCaptures" : "end.byGroups"),
    story: (ended) => story(/** @type {any} */ (ended)),
    beside: ({ facts }) => ({ facts: facts.slice(0, 1) }),
  };
}

/**
 * @param {Standing} one
 * @param {Standing} other
 */
function isTie(one, other) {
  return one.score === other.score && countOf(one) !== countOf(other);
}

/** @param {number} n */
function word(n) {
  return translate("end.numbers").split(" ")[n] ?? String(n);
}

/**
 * Says what decided the game: fewer groups, or fewer captures after a tie. A loser reads where that leaves them.
 *
 * @param {Standing[]} standings best first
 * @param {TableInfo} table
 */
export function reason(standings, table) {
  const [first, second] = /** @type {[Standing, Standing]} */ (standings);
  const own = standings.find(({ seat, rank }) => seat === table.you && rank > 1);
  const isPlain = standings.every(({ score, groups }) => score === -groups);
  const captures = countOf(first);
  const groups = isPlain ? translate("end.groups", { n: first.groups, number: word(first.groups) }) : translate("end.score", { score: first.score });
  if (own && isTie(first, own)) {
    return sentence("end.lostByCaptures", { groups, own: countOf(own), captures });
  }
  if (own) {
    const held = isPlain ? word(own.groups) : translate("end.score", { score: own.score });
    const { place, names } = placeOf(own, table);
    const key = standings.length === 2 ? "end.two" : names ? "end.lostLevel" : isPlain ? "end.lost" : "end.lostScore";
    return sentence(key, { groups, place, names, own: held, more: word(own.groups - first.groups) });
  }
  if (second.rank === 1) {
    return sentence("end.level", { groups, captures });
  }
  const equals = standings.filter((one) => one.rank > 1 && isTie(first, one));
  if (equals.length > 0) {
    return sentence("end.fewerCaptures", { groups, names: comparedNames(table, equals), captures, next: Math.min(...equals.map(countOf)) });
  }
  const names = comparedNames(table, standings.filter(({ rank }) => rank === second.rank));
  return sentence(isPlain ? "end.fewest" : "end.best", { groups, less: isPlain ? word(second.groups - first.groups) : first.score - second.score, names });
}

/**
 * Names the move that decided the game. A loser reads which move put the winner ahead of them for good.
 *
 * @param {Ended} ended
 * @returns {Story | undefined}
 */
export function story({ table, view, moves, standings }) {
  if (table.termination) {
    const left = view.seats.flatMap(({ colors }) => colors).reduce((sum, { finished, pileSize, rackSize }) => sum + (finished ? 0 : pileSize + rackSize), 0);
    return { title: translate("story.cut"), text: left > 0 ? translate("story.left", { n: left }) : "" };
  }
  const [first] = standings;
  if (!first || !standings.every(({ score, groups }) => score === -groups)) {
    return undefined;
  }
  const winners = winnersOf(table);
  const own = standings.find(({ seat, rank }) => seat === table.you && rank > 1);
  const history = countsOf(moves, view);
  const others = own ? [own.seat] : table.seats.map(({ seat }) => seat).filter((seat) => !winners.includes(seat));
  const ahead = history.findLastIndex((counts) => !isAhead(counts, winners, others)) + 1;
  const rival = own ?? standings.find(({ rank }) => rank > 1);
  const trail = winners.length === 1 && rival ? deepest(history, first.seat, rival.seat) : { more: 0, ply: 0, leader: 0 };
  const isTied = standings.some((one) => one.rank > 1 && isTie(first, one));
  const isBehind = trail.more >= BEHIND;
  const isClear = ahead < moves.length / 2;
  const isLate = ahead >= moves.length - LATE * table.seats.length;
  const shown = [
    own?.groups === first.groups + 1 && "story.short",
    winners.length > 1 && "story.level",
    isTied && "story.narrow",
    isBehind && "story.behind",
    isClear && "story.clear",
    isLate && "story.late",
  ].find(Boolean);
  const last = moves[ahead];
  const text = winners.length === table.seats.length || !last ? "" : isBehind ? trailed(table, first.seat, trail) : decided(table, winners, history, last, ahead, own);
  return { title: translate(shown || "story.turn"), text };
}

/**
 * @param {TableInfo} table
 * @param {number} seat
 * @param {{more: number, ply: number, leader: number}} trail
 */
function trailed(table, seat, { more, ply, leader }) {
  const data = { name: seatName(table, seat), move: ply, more: word(more), leader: comparedNames(table, [{ seat: leader, rank: 0 }]) };
  return sentence(seat === table.you ? "story.youTrailed" : "story.trailed", data);
}

/**
 * Names the move after which the winners were ahead to the end: of a loser who reads it, or of all others.
 *
 * @param {TableInfo} table
 * @param {number[]} winners
 * @param {Counts[]} history
 * @param {Placement} last
 * @param {number} index of that move
 * @param {Standing | undefined} own the loser's result
 */
function decided(table, winners, history, last, index, own) {
  const { seat, move } = last;
  const isJoining = winners.length === 1 && winners[0] === seat && (history[index]?.get(seat)?.groups ?? 0) < (history[index - 1]?.get(seat)?.groups ?? 0);
  const isYou = winners.length === 1 && winners[0] === table.you;
  const data = { name: formatList(winners.map((one) => seatName(table, one))), move: index + 1, cell: cellOf(last), n: winners.length };
  if (isJoining && !own) {
    return sentence(isYou ? "story.youJoined" : "story.joined", { ...data, tile: tileName(move.slice(0, 2)) });
  }
  const moved = translate(seat === table.you ? "story.youMoved" : "story.moved", { name: seatName(table, seat) });
  return sentence(own ? "story.fell" : isYou ? "story.youAhead" : "story.ahead", { ...data, tile: tileObject(move.slice(0, 2)), moved });
}

/**
 * Returns the number of groups and captures of each seat after each move.
 *
 * @param {Placement[]} moves
 * @param {View} view
 */
export function countsOf(moves, view) {
  const ownerOf = new Map(view.seats.flatMap(({ seat, colors }) => colors.map(({ color }) => /** @type {[string, number]} */ ([color, seat]))));
  /** @type {Record<string, string>} */
  let board = {};
  /** @type {Map<number, number>} */
  const captures = new Map();
  return moves.map((placement) => {
    board = { ...board, [cellOf(placement)]: placement.move.slice(0, 2) };
    placement.captured && captures.set(placement.seat, (captures.get(placement.seat) ?? 0) + 1);
    const groups = [...new Set(groupsByCell(board).values())].map(([cell = ""]) => ownerOf.get(board[cell]?.charAt(0) ?? ""));
    return /** @type {Counts} */ (new Map(view.seats.map(({ seat }) => [seat, { groups: groups.filter((owner) => owner === seat).length, captures: captures.get(seat) ?? 0 }])));
  });
}

/**
 * Returns true if all winners have fewer groups than these others, or as many and fewer captures.
 *
 * @param {Counts} counts
 * @param {number[]} winners
 * @param {number[]} others
 */
function isAhead(counts, winners, others) {
  const value = (/** @type {number} */ seat) => (counts.get(seat)?.groups ?? 0) * 1000 + (counts.get(seat)?.captures ?? 0);
  return Math.max(...winners.map(value)) < Math.min(...others.map(value));
}

/**
 * Returns the last moment in the second half of the game at which a seat had most groups more than another.
 *
 * @param {Counts[]} history
 * @param {number} seat
 * @param {number} leader the other seat
 */
function deepest(history, seat, leader) {
  let found = { more: 0, ply: 0, leader };
  history.forEach((counts, at) => {
    const more = (counts.get(seat)?.groups ?? 0) - (counts.get(leader)?.groups ?? 0);
    if (at >= history.length / 2 && more > 0 && more >= found.more) {
      found = { more, ply: at + 1, leader };
    }
  });
  return found;
}
