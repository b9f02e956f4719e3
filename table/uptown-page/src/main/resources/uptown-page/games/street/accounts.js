import { formatList, translate } from "../../i18n.js";
import { seatName } from "../../names.js";
import { gainsOf } from "./deck.js";
import { deckOf } from "./decks.js";
import { cardWords, signed } from "./describe.js";

/** @import { Move, TableInfo } from "../../table-client.js" */
/** @import { Outcome, View } from "./view.js" */
/** @typedef {{seat: number, rank: number, score: number, prestige: number, account: number, height: number}} Standing */

/**
 * @param {Move} move
 * @param {TableInfo} table
 */
export function describe(move, table) {
  const { by, pile, price, income, shown, collected, passed } = /** @type {Outcome} */ (/** @type {unknown} */ (move));
  const { you } = table;
  const isOwn = by.seat === you;
  const name = seatName(table, by.seat);
  const owner = pile ? seatName(table, pile) : "";
  const [project = "", site = ""] = move.move.split("@");
  const built = deckOf(table).projects.get(project)?.name ?? project;
  return [
    site === ""
      ? translate(isOwn ? "street.move.youDiscard" : "street.move.discard", { name, card: cardOf(project.slice(0, -1), table) })
      : translate(origin(by.seat, pile, you), { name, project: built, site: siteName(site, project, table), owner }),
    price > 0 && translate(pile === by.seat ? "street.move.bank" : pile === you ? "street.move.yourPile" : "street.move.rival", { n: price, owner }),
    income && translate(incomeKey(income, you), { site: site.slice(2), name: seatName(table, income.seat), n: income.amount }),
    shown && translate("street.move.shown", { projects: cardOf(shown, table) }),
    ...collected.map(({ seat, amount }) => translate(seat === you ? "street.move.youCollected" : "street.move.collected", { name: seatName(table, seat), n: amount })),
    ...passed.map((seat) => translate(seat === you ? "street.move.youPassed" : "street.move.passed", { name: seatName(table, seat) })),
  ].filter((sentence) => sentence).join(" ");
}

/**
 * Returns what a move would change in the street where it builds; undefined if it builds nothing.
 *
 * @param {string} move
 * @param {View} view
 * @param {TableInfo} table
 */
export function effectOf(move, { seats }, table) {
  const { projects } = deckOf(table);
  const [id = "", site] = move.split("@");
  const [number = 0, place = 0] = site?.split(".").map(Number) ?? [];
  const project = projects.get(id);
  const owner = seats.find(({ seat }) => seat === number);
  return project && owner && { project, owner, ...gainsOf(project, place - 1, owner.street.map((one) => one.projects.flatMap((built) => projects.get(built) ?? []))) };
}

/**
 * Says what the player would have after building a project on one of these sites, from the least to the most. It is empty for gifts.
 *
 * @param {string} project
 * @param {string[]} sites
 * @param {View} view
 * @param {TableInfo} table
 */
export function outlook(project, sites, view, table) {
  const effects = sites.flatMap((site) => effectOf(`${project}@${site}`, view, table) ?? []);
  return effects[0]?.owner.seat !== table.you
    ? ""
    : translate("street.outlook", {
        sites: formatList(sites.map((site) => site.slice(2)), "disjunction"),
        income: translate("street.money", { n: range(effects.map(({ income, owner }) => owner.income + income)) }).replace(" $", "\u00a0$"),
        prestige: range(effects.map(({ prestige, owner }) => owner.prestige + prestige)),
      });
}

/** @param {number[]} numbers */
function range(numbers) {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  return least === most ? signed(least) : `${signed(least)}${least < 0 ? " – " : "–"}${signed(most)}`;
}

/**
 * Names a site: a number in the street of the player who builds, and with its owner for a gift.
 *
 * @param {string} site
 * @param {string} project
 * @param {TableInfo} table
 */
export function siteName(site, project, table) {
  const [seat, n = ""] = site.split(".");
  return deckOf(table).projects.get(project)?.marks.includes("g") ? translate("street.site.of", { n, name: seatName(table, Number(seat)) }) : n;
}

/**
 * @param {number} seat
 * @param {number | undefined} pile the pile's seat; undefined for the public pile
 * @param {number | "-"} you
 */
function origin(seat, pile, you) {
  if (seat === you) {
    return pile === undefined ? "street.move.youPublic" : pile === seat ? "street.move.youOwn" : "street.move.youBought";
  }
  return pile === undefined ? "street.move.public" : pile === seat ? "street.move.own" : pile === you ? "street.move.fromYou" : "street.move.bought";
}

/**
 * @param {{seat: number, amount: number}} income
 * @param {number | "-"} you
 */
function incomeKey({ seat, amount }, you) {
  return seat === you ? (amount > 0 ? "street.move.yourIncome" : "street.move.yourNoIncome") : amount > 0 ? "street.move.income" : "street.move.noIncome";
}

/**
 * @param {string} card
 * @param {TableInfo} table
 */
function cardOf(card, table) {
  const { projects } = deckOf(table);
  return cardWords(card, (id) => projects.get(id));
}

/**
 * Describes the points of a seat. Of seats with equal points, the tallest building decides.
 *
 * @param {import("../../table-client.js").Standing} standing
 * @param {TableInfo} table
 */
export function result(standing, table) {
  const { seat, score, prestige, account, height } = read(standing);
  const words = translate("street.result", { prestige: signed(prestige), money: score - prestige, account });
  const isTied = (table.standings ?? []).some((other) => other.seat !== seat && read(other).score === score);
  return isTied ? translate("street.resultTall", { result: words, floors: floors(height) }) : words;
}

/** @param {import("../../table-client.js").Standing} standing */
export function read(standing) {
  return /** @type {Standing} */ (/** @type {unknown} */ (standing));
}

/** @param {number} n */
export function floors(n) {
  return translate("street.site.floors", { n });
}
