import { Facts } from "../../facts.js";
import { translate } from "../../i18n.js";
import { seatName } from "../../names.js";
import { RequestError } from "../../table-client.js";
import { firstTurn, isYours } from "../../turn.js";
import { outlook } from "./accounts.js";
import { signed } from "./describe.js";
import { StreetTable } from "./street-table.js";

/** @import { GameAction, GameTable, Ghost, SeatPanel, SeatShown, Shell, Shown } from "../../game-page.js" */
/** @import { Fault } from "./describe.js" */
/** @import { SeatView } from "./view.js" */

/** The time in milliseconds that the mouse must rest on a site before the page explains why the project may not be built there. */
const HOVER = 450;

/** Faults that concern only one site; all others apply to every site. */
const OF_SITES = /^(gift-for-own-street|no-gifts?|no-gifts-here|ground-only|upper-only|on-roof-only|site-finished)$/;

/** @implements {GameTable} */
export class StreetPlay {
  #shell;
  #table = new StreetTable();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #hovering;
  #isExplained = false;
  /** @type {Shown | undefined} */
  #shown;
  /** The move of the hint on the table; empty without one. */
  #hint = "";
  #unseen = new Facts(async () => (await import("./unseen.js")).openUnseen);
  main = [this.#table];
  /** @type {HTMLElement[]} */
  side = [];

  /** @param {Shell} shell */
  constructor(shell) {
    this.#shell = shell;
    this.#table.seatOf = (seat) => shell.seatElement(seat)?.querySelector(".facts") ?? undefined;
    this.#table.addEventListener("choose", (made) => void this.#play(/** @type {CustomEvent} */ (made).detail.move));
    this.#table.addEventListener("select", (made) => this.#select(/** @type {CustomEvent} */ (made).detail.project));
    this.#table.addEventListener("hover", (made) => this.#explain(/** @type {CustomEvent} */ (made).detail.move));
  }

  /** @param {Shown} shown */
  update(shown) {
    const { state, table, view, last, isPast, isAnalysed, faults } = shown;
    this.#shown = shown;
    this.#unseen.update(shown);
    this.#table.toggleAttribute("seated", table.phase !== "open" && !isAnalysed);
    this.#table.toggleAttribute("streets", isAnalysed);
    Object.assign(this.#table, {
      deck: table.equipment,
      view,
      viewer: table.you === "-" ? undefined : table.you,
      names: Object.fromEntries(table.seats.map(({ seat }) => [seat, seatName(table, seat)])),
      last,
      fault: faults,
      interactive: !isPast && isYours(state),
    });
  }

  /** @returns {GameAction[]} */
  actions() {
    return [{ key: "action.unseen", place: "shown", isThere: this.#shown?.view !== undefined, press: () => void this.#unseen.open(), icon: "unseen" }];
  }

  clear() {
    clearTimeout(this.#hovering);
    this.#table.selected = "";
  }

  isHolding() {
    return this.#table.held !== "";
  }

  get selection() {
    return this.#table.selected;
  }

  set selection(project) {
    this.#table.selected = project;
  }

  /** @param {string} move */
  take(move) {
    this.#table.proposed = move;
    this.#shell.changed();
  }

  /** @param {Ghost[]} ghosts */
  point(ghosts) {
    const hint = ghosts.find(({ kind }) => kind === "hint")?.move ?? "";
    if (hint !== this.#hint) {
      this.#hint = hint;
      hint && (this.#table.proposed = hint);
    }
    this.#table.ghosts = ghosts;
  }

  /** Names the selection and what building it would bring or, without one, what the turn is for. The page explains the first move. */
  held() {
    const { state, moves, view, isPast, table } = this.#shown ?? {};
    const { held, selected, targets } = this.#table;
    if (held && table && view) {
      return `${held} ${outlook(selected, targets, /** @type {any} */ (view), table)}`.trim();
    }
    if (!state || isPast || !isYours(state) || firstTurn(state, moves ?? [])) {
      return held;
    }
    return translate(`street.may.${/** @type {{action: number}} */ (/** @type {unknown} */ (view?.turn)).action}`);
  }

  /**
   * @param {SeatShown} shown
   * @returns {SeatPanel}
   */
  seat({ seat: number, view, standing }) {
    /** @type {SeatView | undefined} */
    const seat = view?.["seats"].find((/** @type {SeatView} */ one) => one.seat === number);
    if (!seat) {
      return { signs: [], facts: [], words: [] };
    }
    const { account, income, prestige, pileSize, moneyOnPile } = seat;
    const turn = /** @type {{seat: number, action: number} | undefined} */ (view?.["turn"]);
    const pile = translate("street.pile.cards", { n: pileSize });
    return {
      signs: standing ? [{ number: signed(standing["score"]), word: translate("sign.points", { n: standing["score"] }) }] : [],
      facts: [
        { number: translate("street.money", { n: account }), word: translate("fact.money") },
        { number: translate("street.money", { n: signed(income) }), word: translate("fact.income") },
        { number: signed(prestige), word: translate("fact.prestige") },
      ],
      ...(turn?.seat === number && { state: translate(`street.seat.action${turn.action}`) }),
      words: [translate("street.facts", { account, income: signed(income), prestige: signed(prestige) }), moneyOnPile > 0 ? translate("street.pile.money", { pile, n: moneyOnPile }) : pile],
    };
  }

  /**
   * Fades the streets of all others.
   *
   * @param {number[]} winners
   */
  async celebrate(winners) {
    this.#table.winners = winners;
    return { isMoving: false, finished: Promise.resolve(), close: () => (this.#table.winners = []) };
  }

  close() {
    clearTimeout(this.#hovering);
  }

  /** @param {string} move */
  async #play(move) {
    clearTimeout(this.#hovering);
    this.#isExplained = false;
    await this.#shell.play(move);
  }

  /**
   * Explains immediately why a project cannot be built anywhere.
   *
   * @param {string | undefined} project
   */
  #select(project) {
    const { say, changed, closeHint, run, current, table } = this.#shell;
    project !== this.#hint.split("@")[0] && closeHint();
    say();
    changed();
    const you = current()?.table.you;
    if (project && this.#table.targets.length === 0) {
      void run(async () => {
        /** @type {Fault[]} */
        const faults = await table.why({ move: `${project}@${you}.1` });
        const always = faults.filter(({ code }) => !OF_SITES.test(code)).map(({ site: _, ...fault }) => fault);
        if (always.length > 0) {
          throw new RequestError("illegal", "", /** @type {any} */ (always));
        }
      });
    }
  }

  /**
   * Explains, after a short delay, why the selected project may not be built on the site under the mouse.
   *
   * @param {string | undefined} move undefined if it may be built, or if the mouse is not over a site
   */
  #explain(move) {
    clearTimeout(this.#hovering);
    const { say, changed, current, explain, table } = this.#shell;
    if (this.#isExplained) {
      this.#isExplained = false;
      say();
      changed();
    }
    const state = current();
    if (move && state) {
      this.#hovering = setTimeout(async () => {
        const faults = await table.why({ move }).catch(() => []);
        if (current() === state && move.startsWith(`${this.#table.selected}@`)) {
          this.#isExplained = true;
          explain(faults);
        }
      }, HOVER);
    }
  }
}
