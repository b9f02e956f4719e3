import { element } from "../../dom.js";
import { sign } from "./card.js";
import { arrive, flyCoin, leave } from "./flights.js";

/** @import { Outcome } from "./view.js" */
/** @import { Say } from "./words.js" */
/**
 * Where things are.
 *
 * @typedef {Object} Places
 * @property {(seat: number | undefined) => Element | undefined} money of a seat
 * @property {(seat: number | undefined) => Element | undefined} pile of a seat
 * @property {(site: string) => Element | undefined} site
 * @property {Element} discards
 */

/** A move as it is seen to happen: the card goes where it went, and money with it. */
export class MoveAnimation {
  #outcome;
  #face;
  #from;

  /**
   * Made before the move is shown.
   *
   * @param {Outcome} outcome
   * @param {Element} card a project or a card that lies on a pile
   */
  constructor(outcome, card) {
    this.#outcome = outcome;
    this.#face = /** @type {Element} */ (card.cloneNode(true));
    this.#from = card.getBoundingClientRect();
  }

  /**
   * Called when the move is shown.
   *
   * @param {ShadowRoot} root
   * @param {Say} say
   * @param {Places} places
   */
  start(root, say, { money, pile, site, discards }) {
    const { move, by, pile: from, price, income, collected } = this.#outcome;
    const where = site(move.split("@")[1] ?? "");
    const floor = where?.querySelector(".latest");
    if (floor) {
      arrive(floor, this.#from);
    } else {
      leave(root, this.#face, this.#from, discards);
    }
    /** @param {number} n */
    const coin = (n) => element("span", { class: "coin" }, sign("income"), say("street.money", { n }));
    if (price > 0) {
      flyCoin(root, coin(price), money(by.seat), from === by.seat ? undefined : pile(from));
    }
    if (income && income.amount > 0) {
      flyCoin(root, coin(income.amount), where, money(income.seat));
    }
    collected.forEach(({ seat, amount }) => flyCoin(root, coin(amount), pile(seat), money(seat)));
  }
}

/**
 * The animation of a move; nothing if its card does not lie on a pile, as when a past position is shown.
 *
 * @param {Outcome} outcome
 * @param {ReadonlyMap<string, Element>} projects those on top of piles
 */
export function animationOf(outcome, projects) {
  const [project = ""] = outcome.move.split("@");
  const card = project.endsWith("x") ? projects.get(project.replace(/x$/, "a"))?.closest(".card") : projects.get(project);
  return card ? new MoveAnimation(outcome, card) : undefined;
}
