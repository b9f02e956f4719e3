import { formatList, translate } from "../../i18n.js";
import { seatName } from "../../names.js";
import { deckOf } from "./decks.js";
import { cardWords, signed } from "./describe.js";

/** @import { Move, TableInfo } from "../../table-client.js" */
/** @import { Outcome } from "./view.js" */
/** @typedef {{seat: number, rank: number, score: number, prestige: number, account: number, height: number}} Standing */

/**
 * @param {Move} move
 * @param {TableInfo} table
 */
export function describe(move, table) {
  const { by, pile, price, income, shown, collected, passed } = /** @type {Outcome} */ (/** @type {unknown} */ (move));
  const name = seatName(table, by.seat);
  const [project = "", site = ""] = move.move.split("@");
  const built = deckOf(table).projects.get(project)?.name ?? project;
  return [
    site === ""
      ? translate("street.move.discard", { name, card: cardOf(project.slice(0, -1), table) })
      : translate(origin(by.seat, pile), { name, project: built, site, owner: pile ? seatName(table, pile) : "" }),
    price > 0 && translate(pile === by.seat ? "street.move.bank" : "street.move.rival", { n: price, owner: pile ? seatName(table, pile) : "" }),
    income && translate(income.amount > 0 ? "street.move.income" : "street.move.noIncome", { site, name: seatName(table, income.seat), n: income.amount }),
    shown && translate("street.move.shown", { projects: cardOf(shown, table) }),
    ...collected.map(({ seat, amount }) => translate("street.move.collected", { name: seatName(table, seat), n: amount })),
    ...passed.map((seat) => translate("street.move.passed", { name: seatName(table, seat) })),
  ].filter((sentence) => sentence).join(" ");
}

/**
 * @param {number} seat
 * @param {number | undefined} pile the pile's seat; undefined for the public pile
 */
function origin(seat, pile) {
  return pile === undefined ? "street.move.public" : pile === seat ? "street.move.own" : "street.move.bought";
}

/**
 * @param {string} card
 * @param {TableInfo} table
 */
function cardOf(card, table) {
  const { projects } = deckOf(table);
  return cardWords(card, (id) => projects.get(id));
}

/** @param {import("../../table-client.js").Standing} standing */
export function result(standing) {
  const { score, prestige, account, height } = /** @type {Standing} */ (/** @type {unknown} */ (standing));
  return translate("street.result", { score: signed(score), prestige: signed(prestige), account, floors: translate("street.site.floors", { n: height }) });
}

/**
 * @param {import("../../table-client.js").Standing[]} standings best first
 * @param {TableInfo} table
 */
export function decision(standings, table) {
  const all = /** @type {Standing[]} */ (/** @type {unknown[]} */ (standings));
  const [first] = all;
  const equals = all.filter(({ score }) => score === first?.score);
  if (!first || equals.length < 2) {
    return "";
  }
  const names = formatList(equals.map(({ seat }) => seatName(table, seat)));
  const winners = formatList(equals.filter(({ rank }) => rank === 1).map(({ seat }) => seatName(table, seat)));
  return translate(equals.every(({ rank }) => rank === 1) ? "street.shared" : "street.tallest", { names, winners });
}
