import { element, button, sheet } from "./dom.js";
import { seatName } from "./names.js";
import { formatList, translate } from "./i18n.js";

/** @import { Celebration, GamePage, GameTable } from "./game-page.js" */
/** @import { Standing, TableInfo, View } from "./table-client.js" */
/**
 * The state of the table. The sign is hidden while a past position or the analysis is shown; `isLive` is true if the user saw the
 * game end.
 *
 * @typedef {{table: TableInfo, view: View | undefined, isHidden: boolean, isLive: boolean}} Ended
 */
/** @typedef {{left: number, top: number, width: number, height: number}} Box */

/** The reasons for an end that the rules did not cause. */
const ENDINGS = new Map([["resignation", "end.resignation"], ["time", "end.time"], ["agreement", "end.agreement"], ["limit", "end.limit"]]);

/**
 * The sizes of the sign that are tried until one covers no winning piece: its width in shares of the game's area, and its style. A
 * tiny sign and a single line have no reasons; the final order has them.
 *
 * @type {[number, "" | "small" | "tiny" | "line"][]}
 */
const SIZES = [[0.6, ""], [0.5, ""], [0.6, "small"], [0.5, "small"], [0.42, "small"], [0.33, "small"], [0.5, "tiny"], [0.33, "tiny"], [0, "line"]];

/** The number of places that are tried in each direction. */
const PLACES = 18;

/** The distance between the sign and the pieces around it, in shares of the game's area. */
const GAP = 0.008;

const STYLE = `
.moments { position: absolute; inset: 0; pointer-events: none !important }
.moment { box-sizing: border-box; position: absolute; display: grid; justify-items: center; gap: .25rem; padding: 1rem 1.25rem; border-radius: .75rem; box-shadow: 0 0 0 .375rem var(--board), var(--high); text-align: center; pointer-events: auto; overflow-wrap: anywhere; z-index: 3 }
.moment h2 { font: 700 2.25rem/1.1 var(--sign); padding-inline: .5rem }
.moment.won h2 { font-size: 3.5rem; line-height: 1; letter-spacing: .01em }
.moment p { font-size: 1rem; line-height: 1.4rem; padding-inline: .5rem }
.moment :is(h2, p) { background: var(--c, none) }
.moment.plain { --c: var(--ink); --i: var(--on-ink); background: var(--ink); color: var(--on-ink) }
.moment button { min-height: 2.25rem; margin-top: .25rem; background: none; border-color: currentcolor; color: inherit; z-index: 1; pointer-events: auto }
.moment button:focus-visible { outline-color: currentcolor; box-shadow: none }
.moment:not([data-size=""]) { gap: .125rem; padding: .5rem }
.moment:not([data-size=""]) h2 { padding: 0; font-size: 1.25rem; line-height: 1.2 }
.moment:not([data-size=""]) p { padding: 0; font-size: .8125rem; line-height: 1.0625rem }
.moment:not([data-size=""]) button { min-height: 1.75rem; padding: 0 .5rem; font-size: .8125rem }
.moment:is([data-size="tiny"], [data-size="line"]) p { display: none }
.moment[data-size="line"] { grid-auto-flow: column; align-items: center; padding: .125rem .375rem; box-shadow: 0 0 0 .125rem var(--board), var(--high) }
.moment[data-size="line"]::after { content: none }
.moment[data-size="line"] h2 { font-size: .9375rem; white-space: nowrap }
.moment[data-size="line"] button { min-width: 1.5rem; min-height: 1.5rem; margin: 0; padding: 0; border: 0; font-size: 0 }
.moment[data-size="line"] button::before { content: "×" / ""; font-size: 1.125rem }
@media (max-width: 59.9rem) {
  .moment { padding: .5rem .75rem }
  .moment h2 { font-size: 1.5rem } .moment.won h2 { font-size: 2.25rem }
  .moment p { font-size: .875rem; line-height: 1.15rem; padding-inline: 0 }
}
@media (forced-colors: active) { .moment { border: 2px solid CanvasText } }`;

/**
 * Shows the end of a game over its position: the winners' pieces light up, and a sign names the winner and the reason. The status
 * announces the winner too, so the sign is silent. It takes no focus.
 */
export class GameEnd {
  element = element("div", { class: "moments" });
  /** True if the user has closed the sign. */
  isClosed = false;
  #game;
  #part;
  #changed;
  #isHidden = true;
  /** True once the pieces have lit up; they do so only once. */
  #wasSeen = false;
  /** @type {HTMLElement | undefined} */
  #sign;
  /** @type {Celebration | undefined} */
  #lit;
  #resized = new ResizeObserver(() => this.#place());

  /**
   * @param {GamePage} game
   * @param {GameTable} part
   * @param {() => void} changed called when the user closes or opens the sign
   */
  constructor(game, part, changed) {
    this.#game = game;
    this.#part = part;
    this.#changed = changed;
    document.adoptedStyleSheets.push(sheet(STYLE));
  }

  /** @param {Ended} ended */
  update({ table, view, isHidden, isLive }) {
    const isOver = table.phase === "over" && view !== undefined;
    this.isClosed &&= isOver;
    this.#wasSeen &&= isOver;
    const wasHidden = this.#isHidden;
    this.#isHidden = !isOver || isHidden || this.isClosed;
    if (this.#isHidden) {
      wasHidden || this.#hide();
    } else if (wasHidden && view) {
      void this.#show({ ...table, standings: table.standings ?? view.standings }, view, isLive && !this.#wasSeen);
      this.#wasSeen = true;
    }
  }

  /** Shows the sign again. */
  open() {
    this.isClosed = false;
    this.#changed();
    this.#sign?.querySelector("button")?.focus();
  }

  #close() {
    this.isClosed = true;
    this.#changed();
  }

  /**
   * @param {TableInfo} table
   * @param {View} view
   * @param {boolean} isLive
   */
  async #show(table, view, isLive) {
    const standings = [...(table.standings ?? [])].sort((one, other) => one.rank - other.rank);
    const winners = standings.filter(({ rank }) => rank === 1).map(({ seat }) => seat);
    const seat = winners.find((one) => one === table.you) ?? winners[0] ?? 1;
    const { signs } = this.#part.seat({ seat, table, view, standing: standings[0], isOwn: false });
    const made = sign(this.#game, table, standings, signs[0]?.paint, () => this.#close());
    this.#sign = made;
    const lit = await this.#part.celebrate?.(winners, isLive);
    if (this.#sign !== made) {
      lit?.close();
      return;
    }
    this.#lit = lit;
    await lit?.finished;
    if (this.#sign === made) {
      this.element.append(made);
      this.#place();
      this.#resized.observe(this.element);
      if (isLive && !matchMedia("(prefers-reduced-motion: reduce)").matches) {
        made.animate([{ opacity: 0, translate: "0 -1.5rem" }, {}], { duration: 360, easing: "ease-out" });
      }
    }
  }

  #hide() {
    const hadFocus = this.#sign?.contains(document.activeElement);
    this.#resized.disconnect();
    this.#lit?.close();
    this.#sign?.remove();
    this.#lit = this.#sign = undefined;
    hadFocus && /** @type {HTMLElement | null} */ (document.querySelector("[data-action='action.result']"))?.focus();
  }

  /** Places the sign where it covers the least of the winners' pieces, as large as possible. */
  #place() {
    const made = this.#sign;
    if (!made?.isConnected) {
      return;
    }
    const origin = this.element.getBoundingClientRect();
    const area = this.#lit?.area() ?? origin;
    const gap = GAP * area.width;
    const avoided = (this.#lit?.avoid() ?? []).map((one) => grown(one, gap));
    /** @type {{covered: number, left: number, top: number, width: number, size: string}} */
    let best = { covered: Infinity, left: area.left, top: area.top, width: area.width, size: "" };
    for (const [share, size] of SIZES) {
      made.dataset["size"] = size;
      made.style.width = share > 0 ? `${share * area.width}px` : "max-content";
      const [width, height] = [made.offsetWidth + 1, made.offsetHeight]; // the exact width may have a fraction
      const [across, down] = [area.width - width - 2 * gap, area.height - height - 2 * gap];
      for (let row = PLACES; row >= 0 && across >= 0 && down >= 0; row--) {
        for (let column = 0; column <= PLACES; column++) {
          const left = area.left + gap + (across * column) / PLACES;
          const top = area.top + gap + (down * row) / PLACES;
          const covered = avoided.reduce((sum, one) => sum + overlap(one, { left, top, width, height }), 0);
          if (covered < best.covered) {
            best = { covered, left, top, width, size };
          }
        }
      }
      if (best.covered === 0) {
        break;
      }
    }
    made.dataset["size"] = best.size;
    Object.assign(made.style, { width: `${best.width}px`, left: `${best.left - origin.left}px`, top: `${best.top - origin.top}px` });
  }
}

/**
 * @param {GamePage} game
 * @param {TableInfo} table
 * @param {Standing[]} standings best first
 * @param {string | undefined} plate the class of the plate of a winner, if possible the user's
 * @param {() => void} close
 */
function sign(game, table, standings, plate, close) {
  const winners = standings.filter(({ rank }) => rank === 1).map(({ seat }) => seat);
  const isWinner = winners.some((seat) => seat === table.you);
  const isPlain = plate === undefined || (!isWinner && (table.you !== "-" || winners.length > 1));
  return element(
    "section",
    { class: `moment enamel ${isPlain ? "plain" : plate}${isWinner ? " won" : ""}`, "aria-label": translate("end.name") },
    element("h2", {}, heading(table, winners)),
    ...reasons(game, table, standings).map((words) => element("p", {}, words)),
    button(translate("end.close"), close),
  );
}

/**
 * @param {TableInfo} table
 * @param {number[]} winners
 */
function heading(table, winners) {
  if (winners.some((seat) => seat === table.you)) {
    return translate(winners.length > 1 ? "end.youShare" : "end.youWin");
  }
  return translate("end.wins", { n: winners.length, names: names(table, winners) });
}

/**
 * Explains the result: why the game ended, what the winner has, how a tie was decided, and the user's own rank.
 *
 * @param {GamePage} game
 * @param {TableInfo} table
 * @param {Standing[]} standings best first
 */
function reasons(game, table, standings) {
  const [first] = standings;
  const own = standings.find(({ seat }) => seat === table.you);
  const decided = game.decision?.(standings, table);
  const others = standings.filter(({ rank, seat }) => rank === 1 && seat !== table.you).map(({ seat }) => seat);
  return [
    ending(table),
    own?.rank === 1 && others.length > 0 && !decided && translate("end.shareWith", { names: names(table, others) }),
    first && [`${game.result(first, table)}.`, decided].filter(Boolean).join(" "),
    own && own.rank > 1 && translate("end.rank", { rank: own.rank, n: standings.length, result: game.result(own, table) }),
  ].filter((words) => typeof words === "string" && words !== "");
}

/** @param {TableInfo} table */
function ending(table) {
  const [cause = "", ...losers] = table.termination?.split(" ") ?? [];
  const seats = losers.map(Number);
  if (seats.length > 0 && seats.every((seat) => seat === table.you)) {
    return translate(cause === "time" ? "end.youTime" : "end.youResigned");
  }
  const key = ENDINGS.get(cause);
  return key && translate(key, { n: seats.length, names: names(table, seats) });
}

/**
 * @param {TableInfo} table
 * @param {number[]} seats
 */
function names(table, seats) {
  return formatList(seats.map((seat) => seatName(table, seat)));
}

/**
 * @param {Box} box
 * @param {number} by
 */
function grown({ left, top, width, height }, by) {
  return { left: left - by, top: top - by, width: width + 2 * by, height: height + 2 * by };
}

/**
 * Returns the area that two boxes share.
 *
 * @param {Box} one
 * @param {Box} other
 */
function overlap(one, other) {
  const across = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const down = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, across) * Math.max(0, down);
}
