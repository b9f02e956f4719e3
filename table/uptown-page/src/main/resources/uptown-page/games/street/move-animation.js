import { element } from "../../dom.js";
import { arrive, flyCoin, leave } from "./flights.js";

/** @import { Outcome } from "./view.js" */
/** @import { Say } from "./words.js" */
/**
 * The elements between which cards and money move.
 *
 * @typedef {Object} Places
 * @property {(seat: number | undefined) => Element | undefined} money
 * @property {(seat: number | undefined) => Element | undefined} pile
 * @property {(site: string) => Element | undefined} site
 * @property {Element} discards
 */

/** The animation of a move: the card and the money move to their targets. */
export class MoveAnimation {
  #outcome;
  #face;
  #from;

  /**
   * Must be called before the move is shown.
   *
   * @param {Outcome} outcome
   * @param {Element} card a project or card on top of a pile
   */
  constructor(outcome, card) {
    this.#outcome = outcome;
    this.#face = /** @type {Element} */ (card.cloneNode(true));
    this.#from = card.getBoundingClientRect();
  }

  /**
   * Must be called when the move is shown.
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
    const coin = (n) => element("span", { class: "coin" }, say("street.money", { n }));
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
 * Returns the animation of a move; undefined if its card is not on a pile, as in a past position.
 *
 * @param {Outcome} outcome
 * @param {ReadonlyMap<string, Element>} projects the projects on top of piles
 */
export function animationOf(outcome, projects) {
  const [project = ""] = outcome.move.split("@");
  const card = project.endsWith("x") ? projects.get(project.replace(/x$/, "a"))?.closest(".card") : projects.get(project);
  return card ? new MoveAnimation(outcome, card) : undefined;
}
