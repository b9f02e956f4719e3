import { translate } from "../../i18n.js";
import { placeOf } from "../../end-words.js";
import { comparedNames, seatName } from "../../names.js";
import { floors, read } from "./accounts.js";
import { deckOf } from "./decks.js";

/** The words of the end of a game: what decided it, and its dearest house. */

/** @import { EndWords, Story } from "../../game-page.js" */
/** @import { Standing as AnyStanding, TableInfo } from "../../table-client.js" */
/** @import { Standing } from "./accounts.js" */
/** @import { View } from "./view.js" */

/** A narrow victory has at most this many points more, a clear one at least the other number. */
const NARROW = 2;
const CLEAR = 8;

/** @type {EndWords} */
export const endWords = {
  reason: (standings, table) => reason(standings.map(read), table),
  note: (standings) => translate(isTie(standings.map(read)) ? "end.byHeight" : "end.byPoints"),
  story: ({ table, view, standings }) => story(table, /** @type {any} */ (view), standings),
  beside: ({ facts: [money, , prestige] }) => ({ facts: [prestige, money].filter((one) => one !== undefined) }),
};

/** @param {Standing[]} standings */
function isTie([first, second]) {
  return first?.score === second?.score;
}

/**
 * Says what decided the game: more points, or a taller building after a tie.
 *
 * @param {Standing[]} standings best first
 * @param {TableInfo} table
 */
export function reason(standings, table) {
  const [first, second] = /** @type {[Standing, Standing]} */ (standings);
  const own = standings.find(({ seat, rank }) => seat === table.you && rank > 1);
  const points = translate("end.points", { n: first.score });
  if (own && own.score === first.score) {
    return translate("end.lostByHeight", { points, own: own.height, floors: floors(first.height) });
  }
  if (own) {
    const { place, names } = placeOf(own, table);
    const key = standings.length === 2 ? "end.two" : names ? "end.lostLevel" : "end.lost";
    return translate(key, { points, place, names, own: own.score, less: first.score - own.score });
  }
  if (second.rank === 1) {
    return translate("end.level", { points, floors: floors(first.height) });
  }
  const equals = standings.filter((one) => one.rank > 1 && one.score === first.score);
  if (equals.length > 0) {
    return translate("end.taller", { points, names: comparedNames(table, equals), floors: floors(first.height), other: Math.max(...equals.map(({ height }) => height)) });
  }
  const names = comparedNames(table, standings.filter(({ rank }) => rank === second.rank));
  return translate("end.most", { points, more: first.score - second.score, names });
}

/**
 * Names the dearest house of all. A loser who lacked one point gets a heading of their own.
 *
 * @param {TableInfo} table
 * @param {View} view
 * @param {AnyStanding[]} standings best first
 * @returns {Story | undefined}
 */
export function story(table, view, standings) {
  const [first, ...others] = standings.map(read);
  const second = others[0];
  if (!first || !second) {
    return undefined;
  }
  const own = others.find(({ seat }) => seat === table.you);
  const margin = first.score - second.score;
  const shown = [
    table.termination && "story.cut",
    margin > 0 && own && first.score - own.score === 1 && "story.short",
    second.rank === 1 && "story.level",
    margin === 0 && "story.tall",
    margin <= NARROW && "story.narrow",
    margin >= CLEAR && "story.clear",
  ].find(Boolean);
  return { title: translate(shown || (first.prestige * 2 > first.score ? "story.prestige" : "story.money")), text: dearest(table, view) };
}

/**
 * Describes the house that cost the most; empty if nothing was built.
 *
 * @param {TableInfo} table
 * @param {View} view
 */
function dearest(table, view) {
  const { projects: known } = deckOf(table);
  const sites = view.seats.flatMap(({ seat, street }) =>
    street.map(({ projects }, at) => ({ seat, at, height: projects.length, cost: projects.reduce((sum, id) => sum + (known.get(id)?.cost ?? 0), 0) })),
  );
  const [best] = sites.sort((one, other) => other.cost - one.cost);
  if (!best || best.cost === 0) {
    return "";
  }
  const data = { name: seatName(table, best.seat), site: best.at + 1, floors: floors(best.height), money: translate("street.money", { n: best.cost }) };
  return translate(best.seat === table.you ? "story.yourHouse" : "story.house", data);
}
