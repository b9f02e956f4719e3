import { element, button, sheet } from "./dom.js";
import { showOrder } from "./final-order.js";
import { seatName } from "./names.js";
import { formatList, translate } from "./i18n.js";

/** @import { Celebration, GamePage, GameTable, Sign } from "./game-page.js" */
/** @import { Standing, TableInfo, View } from "./table-client.js" */
/**
 * The state of the table, and all available views: after the game, one per seat. The sign is hidden while a past position or the analysis is shown; `isLive` is true if the user saw the
 * game end.
 *
 * @typedef {{table: TableInfo, view: View | undefined, views: View[], isHidden: boolean, isLive: boolean}} Ended
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

/** The words for the places from the second one. */
const PLACE_WORDS = ["end.second", "end.third", "end.fourth", "end.fifth"];

/** The number of places that are tried in each direction. */
const PLACES = 18;

/** In the middle, the sign is wider by this factor, and at this share of the height if that covers nothing. */
const WIDER = 4 / 3;
const LOW = 0.75;

/** The distance between the sign and the pieces around it, in shares of the game's area. */
const GAP = 0.008;

/** The width of the rim around the sign, in rem. */
const RIM = 0.375;

const STYLE = `
.moments { position: absolute; inset: 0; pointer-events: none !important }
.moment { container-type: inline-size; box-sizing: border-box; position: absolute; display: grid; justify-items: center; align-content: center; gap: .375rem; padding: 1rem 1.25rem; border-radius: .75rem; box-shadow: 0 0 0 ${RIM}rem var(--board), var(--high); text-align: center; pointer-events: auto; overflow-wrap: anywhere; z-index: 3 }
.moment h2 { padding-inline: 1.5rem; font: 700 min(2.25rem, 11cqi)/1.1 var(--sign); text-wrap: balance }
.moment.won h2 { font-size: min(5rem, 16cqi); line-height: 1 }
.moment.won.shared h2 { font-size: min(2.75rem, 12cqi) }
.moment p { padding-inline: .5rem; font-size: 1rem; line-height: 1.375rem; text-wrap: balance }
.moment :is(h2, p) { background: var(--c, none) }
.moment.plain { --c: var(--ink); --i: var(--on-ink); background: var(--ink); color: var(--on-ink) }
.moment.lost { --c: var(--paper); background: var(--paper); color: var(--ink) }
.moment button { position: absolute; top: .25rem; right: .25rem; display: grid; place-content: center; width: 2rem; min-height: 2rem; padding: 0; border: 0; background: none; color: inherit; font-size: 0; z-index: 1 }
.moment button::before { content: "×" / ""; font: 1.375rem/1 var(--sign) }
.moment button:focus-visible { outline-color: currentcolor; box-shadow: none }
.moment:not([data-size=""]) { gap: .125rem; padding: .5rem 1rem }
.moment:not([data-size=""]) h2 { padding-inline: .75rem; font-size: 1.25rem; line-height: 1.2 }
.moment:not([data-size=""]) p { padding: 0; font-size: .8125rem; line-height: 1.0625rem }
.moment:not([data-size=""]) button { top: .0625rem; right: .0625rem; width: 1.5rem; min-height: 1.5rem }
.moment:is([data-size="tiny"], [data-size="line"]) p { display: none }
.moment[data-size="line"] { container-type: normal; padding: .25rem 1.75rem .25rem .5rem; box-shadow: 0 0 0 .125rem var(--board), var(--high) }
.moment[data-size="line"]::after { content: none }
.moment[data-size="line"] h2 { padding: 0; font-size: .9375rem; white-space: nowrap }
.moment[data-size="line"] button { top: .125rem }
@media (max-width: 59.9rem) {
  .moment { padding: .625rem .75rem }
  .moment h2 { padding-inline: 1rem }
  .moment p { padding-inline: 0; font-size: .875rem; line-height: 1.15rem }
}
@media (forced-colors: active) { .moment { border: 2px solid CanvasText } }`;

/**
 * Shows the end of a game: over its position, the winners' pieces light up, and a sign names the winner and the reason; beside it,
 * the places are in their final order. The status announces the winner too, so the sign is silent. It takes no focus.
 */
export class GameEnd {
  element = element("div", { class: "moments" });
  /** True if the user has closed the sign. */
  isClosed = false;
  #game;
  #part;
  #order;
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
   * @param {HTMLElement} order the place of the final order
   * @param {() => void} changed called when the user closes or opens the sign
   */
  constructor(game, part, order, changed) {
    this.#game = game;
    this.#part = part;
    this.#order = order;
    this.#changed = changed;
    document.adoptedStyleSheets.push(sheet(STYLE));
  }

  /** @param {Ended} ended */
  update({ table, view, views, isHidden, isLive }) {
    const isOver = table.phase === "over" && view !== undefined;
    this.isClosed &&= isOver;
    this.#wasSeen &&= isOver;
    isOver && !isHidden && showOrder(this.#order, this.#game, this.#part, { ...table, standings: table.standings ?? view.standings }, view, views);
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
    const winners = winnersOf(standings);
    const seat = winners.find((one) => one === table.you) ?? winners[0] ?? 1;
    const signsOf = (/** @type {number} */ one) => this.#part.seat({ seat: one, table, view, standing: standings.find((standing) => standing.seat === one), isOwn: false }).signs;
    const own = table.you === "-" ? [] : signsOf(table.you);
    const made = sign(this.#game, table, standings, signsOf(seat)[0], own.length === 1 ? `${own[0]?.number} ${own[0]?.word}` : "", () => this.#close());
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
    const edge = gap + RIM * parseFloat(getComputedStyle(document.documentElement).fontSize);
    const isCentered = this.#lit?.isCentered ?? false;
    const [columns, rows] = isCentered ? [from(PLACES / 2), from(LOW * PLACES)] : [from(0), from(PLACES)];
    const avoided = (this.#lit?.avoid() ?? []).map((one) => grown(one, gap));
    /** @type {{covered: number, left: number, top: number, width: number, size: string}} */
    let best = { covered: Infinity, left: area.left, top: area.top, width: area.width, size: "" };
    for (const [part, size] of SIZES) {
      const share = isCentered ? part * WIDER : part;
      made.dataset["size"] = size;
      made.style.width = share > 0 ? `${share * area.width}px` : "max-content";
      const [width, height] = [made.offsetWidth + 1, made.offsetHeight]; // the exact width may have a fraction
      const [across, down] = [area.width - width - 2 * edge, area.height - height - 2 * edge];
      for (const row of across >= 0 && down >= 0 ? rows : []) {
        for (const column of columns) {
          const left = area.left + edge + (across * column) / PLACES;
          const top = area.top + edge + (down * row) / PLACES;
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
 * @param {Sign | undefined} plate the sign of a winner, if possible the user
 * @param {string} own the number that decides the game, of the user, in words
 * @param {() => void} close
 */
function sign(game, table, standings, plate, own, close) {
  const winners = winnersOf(standings);
  const isWinner = winners.some((seat) => seat === table.you);
  const isPlain = plate?.paint === undefined || (!isWinner && winners.length > 1);
  const look = isWinner ? "won" : table.you === "-" ? "" : "lost";
  const styles = ["moment", "enamel", look !== "lost" && (isPlain ? "plain" : plate.paint), look, winners.length > 1 && "shared"];
  return element(
    "section",
    { class: styles.filter(Boolean).join(" "), "aria-label": translate("end.name") },
    element("h2", {}, heading(table, winners)),
    ...reasons(game, table, standings, own).map((words) => element("p", {}, words)),
    button(translate("end.close"), close),
  );
}

/** @param {Standing[]} standings */
function winnersOf(standings) {
  return standings.filter(({ rank }) => rank === 1).map(({ seat }) => seat);
}

/**
 * Names the winners; more than two are named below, because a heading has no room for them.
 *
 * @param {TableInfo} table
 * @param {number[]} winners
 */
function heading(table, winners) {
  if (winners.some((seat) => seat === table.you)) {
    return translate(winners.length > 1 ? "end.youShare" : "end.youWin");
  }
  return winners.length > 2 ? translate("end.shared") : translate("end.wins", { n: winners.length, names: names(table, winners) });
}

/**
 * Explains the result: why the game ended, who shares the victory, what decided it, and the user's own place.
 *
 * @param {GamePage} game
 * @param {TableInfo} table
 * @param {Standing[]} standings best first
 * @param {string} own the number that decides the game, of the user, in words
 */
function reasons(game, table, standings, own) {
  const winners = winnersOf(standings);
  const others = winners.filter((seat) => seat !== table.you);
  const hasWon = others.length < winners.length;
  const [first] = standings;
  return [
    ending(table),
    (hasWon ? others.length > 0 : others.length > 2) && translate("end.shareWith", { names: names(table, others), n: hasWon ? 1 : 2 }),
    first && (game.decision?.(standings, table) ?? `${game.result(first, table)}.`),
    !hasWon && !hasEnded(table) && place(table, standings, own),
  ].filter((words) => typeof words === "string" && words !== "");
}

/**
 * Describes the user's place.
 *
 * @param {TableInfo} table
 * @param {Standing[]} standings
 * @param {string} own
 */
function place(table, standings, own) {
  const rank = standings.find(({ seat }) => seat === table.you)?.rank;
  if (rank === undefined) {
    return "";
  }
  const key = PLACE_WORDS[rank - 2];
  const named = key ? translate(key) : String(rank);
  const equals = standings.filter((one) => one.rank === rank && one.seat !== table.you).map(({ seat }) => seat);
  if (equals.length > 0) {
    return translate("end.rankShared", { place: named, names: names(table, equals) });
  }
  return own === "" ? translate("end.rankBare", { place: named }) : translate("end.rank", { place: named, result: own });
}

/**
 * Returns true if the user has ended the game, by resigning or running out of time. The sign then names the last place already.
 *
 * @param {TableInfo} table
 */
function hasEnded({ termination = "", you }) {
  return termination.split(" ").slice(1).map(Number).some((seat) => seat === you);
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
 * Returns the places in one direction, those near a place first.
 *
 * @param {number} place
 */
function from(place) {
  return Array.from({ length: PLACES + 1 }, (_, at) => at).sort((one, other) => Math.abs(one - place) - Math.abs(other - place));
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
