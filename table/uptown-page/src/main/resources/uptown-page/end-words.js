import { formatList, translate } from "./i18n.js";
import { occupantKind, seatName } from "./names.js";

/** Names the winners at the end of a game, and says why they won. */

/** @import { EndWords, GamePage } from "./game-page.js" */
/** @import { Standing, TableInfo } from "./table-client.js" */

/** The reasons for an end that the rules did not cause. */
const ENDINGS = new Map([["resignation", "end.resignation"], ["time", "end.time"], ["agreement", "end.agreement"], ["limit", "end.limit"]]);

/** The words for the places from the second one. */
const PLACES = ["end.second", "end.third", "end.fourth", "end.fifth"];

/**
 * Returns the final standings, best first.
 *
 * @param {TableInfo} table
 */
export function inOrder({ standings = [] }) {
  return [...standings].sort((one, other) => one.rank - other.rank);
}

/** @param {TableInfo} table */
export function winnersOf(table) {
  return inOrder(table).filter(({ rank }) => rank === 1).map(({ seat }) => seat);
}

/**
 * Returns the cause of an early end, and the seats that it puts on the last places.
 *
 * @param {TableInfo} table
 */
function endingOf({ termination = "" }) {
  const [cause = "", ...losers] = termination.split(" ");
  return { cause, losers: losers.map(Number) };
}

/**
 * Names a player at the end of the game. A number stays on the line of the name.
 *
 * @param {TableInfo} table
 * @param {number} seat
 */
export function endName(table, seat) {
  return seatName(table, seat).replace(/ (?=\d)/g, "\u00a0");
}

/**
 * Names the winners; the final order names more than two.
 *
 * @param {TableInfo} table
 */
export function heading(table) {
  const winners = winnersOf(table);
  const others = winners.filter((seat) => seat !== table.you);
  const names = formatList(others.map((seat) => endName(table, seat)));
  if (others.length === winners.length) {
    return winners.length > 2 ? translate("end.shared") : translate("end.wins", { n: winners.length, names });
  }
  return others.length === 0 ? translate("end.youWin") : others.length > 1 ? translate("end.youShare") : translate("end.youAnd", { names });
}

/**
 * Says why the game ended as it did. Only players who stayed are compared; a user who gave up reads nothing else.
 *
 * @param {EndWords | undefined} words of the game
 * @param {GamePage} game
 * @param {TableInfo} table
 */
export function sentence(words, game, table) {
  const { cause, losers } = endingOf(table);
  if (losers.length > 0 && losers.every((seat) => seat === table.you)) {
    const isAlone = table.seats.length === 2;
    return translate(cause === "time" ? (isAlone ? "end.youTimeOnly" : "end.youTime") : isAlone ? "end.youResignedOnly" : "end.youResigned");
  }
  const compared = inOrder(table).filter(({ seat }) => !losers.includes(seat));
  const [first, second] = compared;
  const key = ENDINGS.get(cause);
  return [
    key && translate(key, { n: losers.length, names: formatList(losers.map((seat) => seatName(table, seat))) }),
    first && second && (words?.reason(compared, table) ?? `${game.result(first, table)}.`),
  ].filter(Boolean).join(" ");
}

/**
 * Names a place ("third", "last") and the others who share it.
 *
 * @param {Standing} standing of a player who did not win
 * @param {TableInfo} table
 */
export function placeOf({ rank, seat }, table) {
  const standings = table.standings ?? [];
  const names = standings.filter((one) => one.rank === rank && one.seat !== seat).map((one) => seatName(table, one.seat));
  const isLast = rank > 2 && rank === standings.length;
  return { place: translate(isLast ? "end.last" : (PLACES[rank - 2] ?? "end.last")), names: formatList(names) };
}

/**
 * Returns the few words after a name in the final order: how a winner won, who gave up, or the kind of player.
 *
 * @param {Standing} standing
 * @param {EndWords | undefined} words of the game
 * @param {TableInfo} table
 */
export function note({ seat, rank }, words, table) {
  const { cause, losers } = endingOf(table);
  const occupant = table.seats.find((one) => one.seat === seat);
  const isLoser = losers.includes(seat);
  if (occupant?.resigned || (isLoser && cause === "resignation")) {
    return translate("end.gaveUp");
  }
  if (occupant?.outOfTime || isLoser) {
    return translate("end.noTime");
  }
  const compared = inOrder(table).filter((one) => !losers.includes(one.seat));
  if (rank === 1) {
    return winnersOf(table).length > 1 ? translate("end.shares") : compared.length > 1 && words ? words.note(compared) : translate("end.winner");
  }
  return occupant ? occupantKind({ ...occupant, connected: true }, table.you === seat) : "";
}
