import { element, sheet } from "./dom.js";
import { translate } from "./i18n.js";

/** @import { AdviceWords } from "./game-page.js" */
/** @import { Estimate, State, View } from "./table-client.js" */

/** Half the width of a 95 % interval, in standard errors. */
const NORMAL = 1.96;

const STYLE = `
.share { float: right; margin-left: 1rem; color: var(--go); text-align: right }
.share b { display: block; font: 700 2.25rem/2rem var(--sign) }
.share span { display: block; font-size: .8125rem; line-height: 1rem }
.hinted .own-facts { visibility: hidden }
.hinted .status:has(> .share:not([hidden]))::before { content: none }
.hinted .status { height: auto; min-height: var(--status) }
.hinted .status.long :is(.news, .held, li) { font-size: .875rem; line-height: 1rem }
.hints h2 { margin: 0 0 .5rem; font: 700 1.25rem/1.5rem var(--sign) }
.hints ol { display: grid; gap: .25rem; margin: 0; padding: 0; list-style: none }
.hints li button { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: .75rem; align-items: center; width: 100%; padding: .375rem .75rem; border-color: var(--line); background: none; color: var(--ink); font-size: 1rem; font-weight: 400; line-height: 1.375rem; text-align: left; white-space: normal }
.hints li button[aria-pressed="true"] { border-color: var(--go); box-shadow: inset 0 0 0 .125rem var(--go); background: var(--go-soft) }
.hints li { scroll-snap-align: start }
.hints .name .quiet { display: block; overflow: hidden; color: var(--quiet); font-size: .8125rem; line-height: 1.125rem; text-overflow: ellipsis; white-space: nowrap }
.hints :is(.quiet:empty, [aria-pressed="true"] .quiet) { display: none }
.hints .name::first-letter { text-transform: uppercase }
.hints .wins { color: var(--quiet); font-size: .875rem; white-space: nowrap }
.hints .wins b { color: var(--ink); font: 700 1.125rem/1.375rem var(--sign); font-variant-numeric: tabular-nums }
@media not all and (min-width: 60rem) and (min-height: 34.0625rem) {
  .hints { padding: 0; background: none }
  .hints h2 { margin: 0; font: 0/0 a }
  .hints li button { min-height: 3.125rem; padding: .25rem .625rem; background: var(--paper); font-size: .875rem }
}
/* In wide windows, only whole rows are in view. */
@media (min-width: 60rem) and (min-height: 34.0625rem) {
  .hinted .status:not(.long) :is(.news, .held, li) { font-size: 1rem; line-height: 1.25rem }
  .hinted .aside { container-type: size }
  .hints { padding: .75rem 1rem }
  .hints ol { max-height: max(2.5rem, round(down, 100cqh - 3.25rem, 2.75rem) - .25rem); overflow: auto; scroll-snap-type: y mandatory }
  @container (max-width: 24rem) {
    .hints .name .quiet { display: none }
  }
  @container (min-width: 24.01rem) {
    .hints ol { max-height: max(3.25rem, round(down, 100cqh - 3.25rem, 3.5rem) - .25rem) }
    .hints li button { height: 3.25rem; padding-block: .25rem }
  }
}`;

/** The hinted moves, of which one is drawn over the game. A move is only called better if the estimates show it beyond their margin. */
export class Hint {
  #estimates;
  #words;
  #state;
  #at = 0;
  #list;

  /**
   * @param {Estimate[]} estimates one or more, best first
   * @param {AdviceWords} words
   * @param {State} state the position of the estimates
   * @param {() => void} chosen called when the user has chosen another move
   */
  constructor(estimates, words, state, chosen) {
    document.adoptedStyleSheets.push(sheet(STYLE));
    this.#estimates = estimates;
    this.#words = words;
    this.#state = state;
    this.#list = element(
      "ol",
      {},
      ...estimates.map((one, index) =>
        element(
          "li",
          {},
          element(
            "button",
            {
              type: "button",
              // Programs find a move by its notation, the last part of the name.
              "aria-label": `${translate("hint.item", { move: this.#name(one), n: percent(one.winShare) })}, ${one.move}`,
              click: () => (this.#choose(index), chosen()),
            },
            element("span", { class: "name" }, this.#name(one), element("span", { class: "quiet" }, this.#difference(one))),
            element("span", { class: "wins" }, element("b", {}, String(percent(one.winShare))), ` ${translate("hint.chance", { n: percent(one.winShare) })}`),
          ),
        ),
      ),
    );
    this.element = element("section", { class: "advice hints", "aria-label": translate("hint.name") }, element("h2", {}, translate("hint.name")), this.#list);
    this.#mark();
  }

  get move() {
    return this.#shown.move;
  }

  get title() {
    return translate("hint.title", { move: this.#name(this.#shown) });
  }

  /** The number of wins in 100. */
  get share() {
    return percent(this.#shown.winShare);
  }

  /** The effect of the move, compared with the next best if the difference is clear. */
  get sentence() {
    return [...this.#effects(this.#shown), this.#standing()].filter(Boolean).join(" ") || translate("hint.equal");
  }

  next() {
    this.#choose((this.#at + 1) % this.#estimates.length);
  }

  get hasNext() {
    return this.#estimates.length > 1;
  }

  get #shown() {
    return /** @type {Estimate} */ (this.#estimates[this.#at]);
  }

  get #best() {
    return /** @type {Estimate} */ (this.#estimates[0]);
  }

  /** @param {number} index */
  #choose(index) {
    this.#at = index;
    this.#mark();
  }

  #mark() {
    [...this.#list.querySelectorAll("button")].forEach((one, index) => one.setAttribute("aria-pressed", String(index === this.#at)));
  }

  /** @param {Estimate} one */
  #name({ move }) {
    return this.#words.name(move, this.#state.table);
  }

  /** @param {Estimate} one */
  #effects({ move }) {
    const { view, table } = this.#state;
    return this.#words.effect?.(move, /** @type {View} */ (view), table).filter(Boolean) ?? [];
  }

  /**
   * Returns the most important effect of the best move, or an effect of another move that the best one does not have.
   *
   * @param {Estimate} one
   */
  #difference(one) {
    const best = one === this.#best ? [] : this.#effects(this.#best);
    return this.#effects(one).find((effect) => !best.includes(effect));
  }

  /** Compares the move with the best one, and the best with the next; empty if they are about as good. */
  #standing() {
    const shown = this.#shown;
    const other = this.#at > 0 ? this.#best : this.#estimates[1];
    if (!other) {
      return translate("hint.none");
    }
    const [better, worse] = this.#at > 0 ? [other, shown] : [shown, other];
    return isClose(shown, other) ? "" : translate(this.#at > 0 ? "hint.behind" : "hint.ahead", { n: lead(better, worse), move: this.#name(other) });
  }
}

/**
 * Returns true if two estimates differ by less than the margin of their difference.
 *
 * @param {Estimate} one
 * @param {Estimate} other
 */
function isClose(one, other) {
  return Math.abs(one.winShare - other.winShare) <= NORMAL * Math.hypot(one.standardError, other.standardError);
}

/** @param {number} share */
function percent(share) {
  return Math.round(100 * share);
}

/**
 * @param {Estimate} better
 * @param {Estimate} worse
 */
function lead(better, worse) {
  return Math.max(1, percent(better.winShare - worse.winShare));
}
