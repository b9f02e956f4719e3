import { button, element, set, sheet } from "./dom.js";
import { ChancesChart, markOf, playerName } from "./chances-chart.js";
import { translate } from "./i18n.js";

/** @import { AdviceWords, Ghost } from "./game-page.js" */
/** @import { SeatLook } from "./chances-chart.js" */
/** @import { Reviewed, TableInfo } from "./table-client.js" */

/** The maximum number of mistakes shown with their pieces. They fit beside the game, with smaller ones below. */
const MOST_MISTAKES = 3;

/** The loss of a costly move, in shares of a win. */
const COSTLY = 0.2;

/** The headings for one, two and three costly moves. */
const DECIDED = ["review.one", "review.two", "review.three"];

const STYLE = `
.table.analysed .rivals, .table.analysed .place > :not(.status), .table.analysed .aside > :not(.advices, .moves), .table:has(.analysis) :is(.move-log, .history h2, .history .now) { display: none }
.table.analysed .place { display: contents }
.table.analysed .place > .status { position: absolute; width: 1px; height: 1px; min-height: 0; overflow: hidden; clip-path: inset(50%) }
.analysis { display: grid; gap: 1rem; grid-template-columns: minmax(0, 1fr); padding: 0; background: none }
.turning { display: grid; gap: .5rem; grid-template-columns: minmax(0, 1fr); align-content: start }
.analysis h2 { font: 700 1.4375rem/2rem var(--sign) }
.analysis h3 { margin: 0; font: 700 1rem/1.5rem var(--sign) }
.analysis ol, .analysis ul { margin: 0; padding: 0; list-style: none }
.analysis .quiet { color: var(--quiet); font-size: .875rem }
.mistakes button { display: grid; grid-template: "n w l" auto "p p l" auto "b b l" auto / auto minmax(0, 1fr) auto; gap: .125rem .5rem; align-items: center; width: 100%; height: auto; padding: .375rem .75rem; border: 0; border-bottom: 1px solid var(--line); border-radius: .5rem; background: none; color: inherit; font-weight: 400; text-align: left; white-space: normal; font-size: .9375rem; line-height: 1.25rem }
.mistakes button[aria-current] { background: var(--paper); box-shadow: inset .25rem 0 0 var(--ink) }
.mistakes .no { display: flex; gap: .5rem; align-items: center; font: 700 1.125rem/1.375rem var(--sign) }
.mistakes .compared { display: contents }
.mistakes .line { grid-area: p; display: flex; gap: .5rem; align-items: center }
.mistakes .better { grid-area: b }
.mistakes small { display: block; color: var(--quiet); font-size: .8125rem; line-height: 1rem }
.mistakes .shown { display: flex; flex: none; gap: .5rem; padding: .1875rem }
.mistakes .shown > * { width: var(--piece, 2rem); border-radius: .25rem; outline: .125rem solid var(--ink); outline-offset: .0625rem }
.mistakes .better .shown > * { outline-color: var(--go) }
.mistakes .lost { grid-area: l; max-width: max(6.5rem, 13vw); font-size: .8125rem; line-height: 1rem; text-align: right }
.mistakes .lost b { display: block; white-space: nowrap; font: 700 2rem/1 var(--sign) }
.small button { grid-template: "n w l" auto "p p l" auto / auto minmax(0, 1fr) auto; gap: 0 .75rem }
.small .no { justify-content: space-between }
.small :is(.no, strong) { font: .9375rem/1.25rem var(--text) }
.small .lost span { display: none }
.small .lost b { font-size: 1rem }
.given li { display: grid; grid-template-columns: auto minmax(0, 1fr) auto; gap: 0 .5rem; align-items: center; margin-top: .5rem; font-size: .9375rem }
.given b { font: 700 1.25rem/1.5rem var(--sign) }
.given .rail { grid-column: 1 / -1; height: .5rem; border-radius: .25rem; background: var(--line) }
.given .rail i { display: block; height: 100%; min-width: 2px; border-radius: .25rem; outline: 1px solid var(--frame) }
.analysis .all { overflow-x: auto }
.analysis table { width: 100%; border-collapse: collapse; font-size: .875rem }
.analysis :is(th, td) { padding: .125rem .375rem; text-align: left; vertical-align: baseline }
.analysis td button { min-height: 1.75rem; padding: 0 .5rem }
.analysis tr[aria-current] { background: var(--paper) }
.analysis td.mistake { font-weight: 700 }
/* A game that draws no moves keeps its arrangement; the analysis follows below. */
.table.reviewed .aside { grid-area: auto / 1 / auto / -1; contain: none; overflow: visible }
@media (max-width: 34.99rem) {
  /* The game, the chart and the deciding move are in the first view. */
  body:has(.analysis) .wordmark { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
  .table.analysed { display: flex; flex-direction: column }
  .table.analysed :is(.aside, .advices, .analysis, .turning) { display: contents }
  .analysed .turning h2 { order: -1; text-align: center }
  .table.analysed .middle { order: 0 }
  .chances h3 { flex-basis: 100% }
  .analysed .moves { order: 1; margin: -.25rem auto 0 }
  .analysed :is(.small, .given, .all) { order: 2 }
  .deciding li:not(:only-child) > :not([aria-current]) :is(.line, .lost > span) { display: none }
  .analysis table { font-size: .8125rem }
  .analysis .all :is(th, td) { padding-inline: .1875rem }
  .analysis td { hyphens: auto; overflow-wrap: anywhere }
}
/* A move that decided the game alone is large. */
@media (min-width: 35rem) and (min-height: 34.0625rem) {
  .analysed .deciding li:only-child > button { --piece: 3rem; gap: .375rem .75rem; padding: .75rem 1rem; font-size: 1rem; line-height: 1.375rem }
  .analysed .deciding li:only-child b { font-size: 3.5rem }
}
@media (orientation: landscape) and (max-height: 34rem) and (min-width: 35rem) { .table.analysed .aside { padding-top: 2.25rem } }
@media (min-width: 60rem) and (min-height: 34.0625rem) {
  /* One line each, in columns. */
  .mistakes.small { display: grid; grid-template-columns: auto fit-content(7rem) minmax(0, 1fr) auto }
  .small :is(li, button) { display: grid; grid-template: none / subgrid; grid-column: 1 / -1; min-height: 2rem }
  .mistakes.small button { padding-block: 0; border: 0 }
  .mistakes.small :is(strong, .line, .lost) { grid-area: auto; display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
  /* The chart ends at the lower edge of the window. */
  .table.analysed { --rest: 100dvh - 6.5rem - 14.7vw; --b: clamp(16rem, var(--rest), 42vw); grid-template: "b t g" minmax(max(var(--b), var(--rest)), auto) "c c c" auto "m m m" auto / var(--b) minmax(0, 1fr) 13rem }
  .table.analysed :is(.aside, .advices, .analysis) { display: contents }
  .table.analysed .turning { grid-area: t; contain: size; overflow: auto }
  .table.analysed .given { grid-area: g; overflow: auto }
  .table.analysed .chances { grid-area: c }
  .table.analysed .all { grid-area: m }
  .table.analysed .chances figcaption { padding-right: 17rem }
  .table.analysed .moves { grid-area: c; z-index: 1; align-self: start; justify-self: end; padding: .5rem 1rem }
}`;

/** The analysis of a game: its mistakes with their reasons, the losses of each player, the curves of chances, and all moves. */
export class Analysis {
  #moves;
  #table;
  #words;
  #chart;
  /** @type {Map<number, Element[]>} the elements of each move, by its number */
  #rows = new Map();

  /**
   * @param {TableInfo} table
   * @param {Reviewed[]} moves
   * @param {AdviceWords} words
   * @param {{look: (ply: number) => void, lookOf: (seat: number) => SeatLook, isNarrow: boolean}} options
   *   `look` gets the number of the chosen move; `isNarrow` is true if the chart shares its row
   */
  constructor(table, moves, words, { look, lookOf, isNarrow }) {
    document.adoptedStyleSheets.push(sheet(STYLE));
    this.#table = table;
    this.#moves = moves;
    this.#words = words;
    const { heading, worst, deciding, small } = accountOf(table, moves);
    this.worst = worst[0]?.ply;
    this.#chart = moves.length > 0 ? new ChancesChart(table, moves, deciding, { choose: look, lookOf, isNarrow }) : undefined;
    const list = (/** @type {Reviewed[]} */ of, /** @type {string} */ looks) =>
      of.length > 0 && element("ol", { class: looks }, ...of.map((move) => element("li", {}, this.#mistake(move, look, lookOf, of === small))));
    this.element = element(
      "section",
      { class: "advice analysis", "aria-label": translate("review.name") },
      element(
        "div",
        { class: "turning" },
        element("h2", {}, heading),
        list(deciding, "mistakes deciding"),
        small.length > 0 && element("h3", { class: "small" }, translate("review.others")),
        list(small, "mistakes small"),
        moves.length === 0 && element("p", { class: "quiet" }, translate("review.nothing")),
      ),
      moves.length > 0 && this.#given(lookOf),
      this.#chart?.element,
      moves.length > 0 && this.#all(look),
    );
  }

  /**
   * Marks the move that led to the position on the screen.
   *
   * @param {number} ply
   */
  mark(ply) {
    this.#rows.forEach((rows, of) => rows.forEach((row) => set(row, "aria-current", of === ply ? "true" : undefined)));
    this.#chart?.mark(ply);
  }

  /**
   * Returns the better move to draw over the position after a mistake; the game marks the move itself.
   *
   * @param {number} ply
   * @returns {Ghost[]}
   */
  ghosts(ply) {
    const move = this.#moves.find((one) => one.ply === ply);
    return move && move.low > 0 ? [{ kind: "better", move: move.best }] : [];
  }

  /**
   * @param {Reviewed} move
   * @param {(ply: number) => void} choose
   * @param {(seat: number) => SeatLook} lookOf
   * @param {boolean} isSmall whether the row is only of words
   */
  #mistake(move, choose, lookOf, isSmall) {
    const reason = move.worse && this.#words.drawbacks?.(move.worse)[0];
    // Short names, unless they leave out the difference.
    const [short, other] = [move.move, move.best].map((one) => this.#words.title?.(one, this.#table));
    const [played, best] = short && other && short !== other ? [short, other] : [this.#name(move.move), this.#name(move.best)];
    const lines = isSmall
      ? [element("span", { class: "line quiet" }, `${played} · ${this.#said("better", best)}`)]
      : [this.#line("played", move.move, played, reason), this.#line("better", move.best, best)];
    const row = element(
      "button",
      { type: "button", click: () => choose(move.ply) },
      element("span", { class: "no" }, String(move.ply), markOf(move.seat, lookOf(move.seat))),
      element("span", { class: "compared" }, element("strong", {}, playerName(this.#table, move.seat)), ...lines),
      element("span", { class: "lost" }, element("b", {}, wins(move.loss)), element("span", {}, translate("review.lost", { n: Math.round(100 * move.loss) }))),
    );
    this.#keep(move.ply, row);
    return row;
  }

  /**
   * @param {"played" | "better"} kind
   * @param {string} move
   * @param {string} name
   * @param {string} [reason] why another move is better
   */
  #line(kind, move, name, reason) {
    const pieces = this.#words.pieces?.(move, this.#table) ?? [];
    const shown = pieces.length > 0 && element("span", { class: "shown", "aria-hidden": "true" }, ...pieces);
    return element("span", { class: `line ${kind}` }, shown, element("span", {}, this.#said(kind, name), reason !== undefined && element("small", {}, reason)));
  }

  /**
   * @param {"played" | "better"} kind
   * @param {string} move its name
   */
  #said(kind, move) {
    return translate(kind === "played" ? "review.didPlay" : "review.instead", { move });
  }

  /** @param {(ply: number) => void} choose */
  #all(choose) {
    const heads = ["ply", "seat", "played", "best", "loss"].map((column) => element("th", { scope: "col" }, translate(`review.${column}`)));
    return element(
      "div",
      { class: "all", tabindex: 0, role: "region", "aria-label": translate("review.table") },
      element("table", {}, element("thead", {}, element("tr", {}, ...heads)), element("tbody", {}, ...this.#moves.map((move) => this.#row(move, choose)))),
    );
  }

  /**
   * @param {Reviewed} move
   * @param {(ply: number) => void} choose
   */
  #row(move, choose) {
    const row = element(
      "tr",
      {},
      element("td", {}, button(String(move.ply), () => choose(move.ply))),
      element("td", {}, playerName(this.#table, move.seat)),
      element("td", {}, this.#name(move.move)),
      element("td", {}, this.#name(move.best)),
      element("td", { class: move.low > 0 ? "mistake" : undefined }, move.low > 0 ? translate("review.mistake", { loss: wins(move.loss) }) : wins(move.loss)),
    );
    this.#keep(move.ply, row);
    return row;
  }

  /** @param {(seat: number) => SeatLook} lookOf */
  #given(lookOf) {
    const seats = [...new Set(this.#moves.map(({ seat }) => seat))];
    const given = seats
      .map((seat) => {
        const own = this.#moves.filter((move) => move.seat === seat);
        return { seat, loss: own.reduce((sum, { loss }) => sum + loss, 0) / own.length };
      })
      .sort((one, other) => one.loss - other.loss);
    const most = Math.max(...given.map(({ loss }) => loss)) || 1;
    return element(
      "div",
      { class: "given" },
      element("h3", {}, translate("review.given")),
      element("p", { class: "quiet" }, translate("review.average")),
      element(
        "ul",
        {},
        ...given.map(({ seat, loss }) =>
          element(
            "li",
            {},
            markOf(seat, lookOf(seat)),
            element("span", {}, playerName(this.#table, seat)),
            element("b", {}, (100 * loss).toLocaleString(document.documentElement.lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 })),
            rail(loss / most, lookOf(seat).paint),
          ),
        ),
      ),
    );
  }

  /** @param {string} move */
  #name(move) {
    return this.#words.name(move, this.#table);
  }

  /**
   * @param {number} ply
   * @param {Element} row
   */
  #keep(ply, row) {
    this.#rows.set(ply, [...(this.#rows.get(ply) ?? []), row]);
  }
}

/**
 * Draws a bar. Its style is set by script, because the security policy forbids style attributes.
 *
 * @param {number} share of the longest bar
 * @param {string} paint
 */
function rail(share, paint) {
  const bar = element("i", {});
  Object.assign(bar.style, { width: `${100 * share}%`, background: paint });
  return element("span", { class: "rail" }, bar);
}

/** @param {number} share */
function wins(share) {
  return String(Math.round(100 * share));
}

/**
 * Chooses the worst mistakes, those of them that decided the game, the next ones, and a heading that is true of them: costly moves
 * decided a game only if its winners made none.
 *
 * @param {TableInfo} table
 * @param {Reviewed[]} moves
 */
function accountOf({ standings = [] }, moves) {
  const mistakes = moves.filter(({ low }) => low > 0).sort((one, other) => other.loss - one.loss);
  const costly = mistakes.filter(({ loss }) => loss >= COSTLY);
  const worst = mistakes.slice(0, MOST_MISTAKES);
  const n = costly.length;
  const hasDecided = costly.every(({ seat }) => standings.some((one) => one.seat === seat && one.rank > 1));
  const lost = mistakes.map(({ seat }) => mistakes.reduce((sum, one) => sum + (one.seat === seat ? one.loss : 0), 0));
  const calm = lost.some((sum) => sum >= COSTLY) ? "review.addUp" : "review.little";
  const heading = n > 0 ? ((hasDecided && DECIDED[n - 1]) || "review.swings") : mistakes.length > 0 ? calm : "review.noMistakes";
  const deciding = worst.slice(0, n || MOST_MISTAKES);
  const small = mistakes.slice(deciding.length, 8 - deciding.length);
  [deciding, small].forEach((list) => list.sort((one, other) => one.ply - other.ply));
  return { heading: translate(heading, { n }), worst, deciding, small };
}
