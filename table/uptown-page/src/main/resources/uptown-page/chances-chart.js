import { drawing, element, set, sheet } from "./dom.js";
import { seatName } from "./names.js";
import { formatList, formatPercent, translate } from "./i18n.js";

/** @import { Reviewed, TableInfo } from "./table-client.js" */
/** @typedef {{paint: string, mark?: string | undefined}} SeatLook a CSS color, and a path on a square of 24 by 24 */

const HEIGHT = 176;
const LEFT = 44;
const RIGHT = 14;
const TOP = 12;
const BOTTOM = 24;

/** The widths of the drawing on a wide and on a narrow screen. */
const WIDE = 1200;
const NARROW = 420;

/** The moves of a seat from one of its marks to the next. */
const MARKED = 4;

/** The chances at the top of the drawing, of which the lowest that fits is used. */
const TOPS = [0.2, 0.4, 0.6, 0.8, 1];

/** The marks of the seats, which distinguish the lines even in gray. These are for games without marks: a square, a triangle, a circle, a diamond and a cross. */
const MARKS = ["M3 3h18v18H3z", "M12 2l11 19H1z", "M12 2a10 10 0 0 1 0 20a10 10 0 0 1 0-20z", "M12 0l11 12-11 12L1 12z", "M9 1h6v8h8v6h-8v8H9v-8H1V9h8z"];

/** The dashes of the lines in games without marks. */
const DASHES = ["none", "10 5", "3 4", "14 4 3 4"];

/** The steps of the keys, in moves. */
const KEYS = new Map([["ArrowLeft", -1], ["ArrowDown", -1], ["ArrowRight", 1], ["ArrowUp", 1], ["PageDown", -10], ["PageUp", 10]]);

const STYLE = `
.chances { margin: 0; padding: .5rem .75rem; border-radius: .75rem; background: var(--paper) }
.chances figcaption { display: flex; flex-wrap: wrap; gap: .125rem 1rem; align-items: center; justify-content: flex-start }
.chances .plot { border-radius: .25rem; cursor: crosshair; touch-action: pan-y }
.chances .plot > svg { display: block; width: 100%; height: auto }
.chances .rule { stroke: var(--line) }
.chances .scale { fill: var(--quiet); font: 13px var(--text) }
.chances .edge { fill: none; stroke: var(--quiet); stroke-width: 4; stroke-linejoin: round }
.chances .curve { fill: none; stroke-width: 2.5; stroke-linejoin: round }
.chances .chosen .curve { stroke-width: 4; stroke-dasharray: none }
.chances .chosen .edge { stroke: var(--ink); stroke-width: 6 }
.mark-of { flex: none; width: .875rem; height: .875rem; overflow: visible; forced-color-adjust: none }
:is(.chances, .mark-of) .mark { stroke: var(--ink); stroke-width: 2.5 }
.chances .worst { fill: none; stroke: var(--ink); stroke-width: 3 }
.chances .now { stroke: var(--ink); stroke-width: 1.5; stroke-dasharray: 3 3 }
.chances .key { display: inline-flex; gap: .375rem; align-items: center; font-size: .875rem }
@media (forced-colors: active) { .chances svg { forced-color-adjust: none } }`;

/** Each player's chances before each of their moves, as curves. The keys of a slider step through the moves. */
export class ChancesChart {
  #table;
  #moves;
  #choose;
  #width;
  #now = drawing("line", { class: "now", y1: TOP - 6, y2: HEIGHT - BOTTOM });
  #plot;
  #worst;
  /** @type {Map<number, SVGElement>} by seat */
  #curves;
  /** The chance at the top. */
  #top;
  #at = 1;

  /**
   * @param {TableInfo} table
   * @param {Reviewed[]} moves one or more
   * @param {Reviewed[]} worst the moves to be ringed
   * @param {{choose: (ply: number) => void, lookOf: (seat: number) => SeatLook, isNarrow: boolean}} options
   */
  constructor(table, moves, worst, { choose, lookOf, isNarrow }) {
    document.adoptedStyleSheets.push(sheet(STYLE));
    this.#table = table;
    this.#moves = moves;
    this.#choose = choose;
    this.#worst = worst;
    this.#width = isNarrow || matchMedia("(max-width: 59.9rem)").matches ? NARROW : WIDE;
    this.#top = TOPS.find((top) => moves.every(({ chanceOfBest }) => chanceOfBest < top + 0.005)) ?? 1;
    const seats = [...new Set(moves.map(({ seat }) => seat))].sort();
    this.#curves = new Map(seats.map((seat) => [seat, this.#curve(seat, lookOf(seat))]));
    const scale = [0, this.#top / 2, this.#top].flatMap((share) => [
      drawing("line", { class: "rule", x1: LEFT, x2: this.#width - RIGHT, y1: this.#y(share), y2: this.#y(share) }),
      drawing("text", { class: "scale", x: LEFT - 8, y: this.#y(share) + 4, "text-anchor": "end" }, String(Math.round(100 * share))),
    ]);
    const picture = drawing(
      "svg",
      { viewBox: `0 0 ${this.#width} ${HEIGHT}`, "aria-hidden": "true" },
      ...scale,
      ...this.#numbers(),
      this.#now,
      ...this.#curves.values(),
      ...worst.map(({ ply, chanceOfBest }) => drawing("circle", { class: "worst", cx: this.#x(ply), cy: this.#y(chanceOfBest), r: 8 })),
    );
    this.#plot = element(
      "div",
      {
        class: "plot",
        role: "slider",
        tabindex: 0,
        "aria-label": translate("review.chances"),
        "aria-describedby": "chances-summary",
        "aria-valuemin": 1,
        "aria-valuemax": table.ply,
        "aria-valuenow": 1,
        keydown: (event) => this.#press(event),
        click: (event) => this.#point(event),
      },
      picture,
    );
    this.element = element(
      "figure",
      { class: "chances" },
      element(
        "figcaption",
        {},
        element("h3", {}, translate("review.curves")),
        ...seats.map((seat) => element("span", { class: "key" }, markOf(seat, lookOf(seat)), playerName(table, seat))),
      ),
      this.#plot,
      element("p", { class: "visually-hidden", id: "chances-summary" }, this.#summary()),
    );
    this.mark(table.ply);
  }

  /**
   * Marks a move, and the line of its player if it is one of the worst.
   *
   * @param {number} ply 0 for the start
   */
  mark(ply) {
    this.#at = Math.max(1, ply);
    const x = String(this.#x(this.#at));
    set(this.#now, "x1", x);
    set(this.#now, "x2", x);
    const chosen = this.#worst.find((move) => move.ply === ply)?.seat;
    this.#curves.forEach((curve, seat) => curve.classList.toggle("chosen", seat === chosen));
    set(this.#plot, "aria-valuenow", String(this.#at));
    const list = formatList(this.#latest(this.#at).map(({ seat, chanceOfBest }) => translate("review.chanceOf", { name: playerName(this.#table, seat), share: formatPercent(chanceOfBest) })));
    set(this.#plot, "aria-valuetext", translate("review.at", { n: this.#at, list }));
  }

  /** @param {number} ply */
  #x(ply) {
    return LEFT + ((this.#width - LEFT - RIGHT) * (ply - 1)) / Math.max(1, this.#table.ply - 1);
  }

  #numbers() {
    const step = Math.max(1, Math.ceil(this.#table.ply / (this.#width === WIDE ? 60 : 30)) * 10);
    const last = this.#table.ply;
    const plies = [1, ...Array.from({ length: Math.floor(last / step) }, (_, index) => (index + 1) * step)];
    return plies.map((ply) =>
      drawing("text", { class: "scale", x: this.#x(ply), y: HEIGHT - 6, "text-anchor": ply === 1 ? "start" : "middle" }, ply === 1 ? translate("review.first") : String(ply)),
    );
  }

  /**
   * @param {number} seat
   * @param {SeatLook} look
   */
  #curve(seat, look) {
    const own = this.#moves.filter((move) => move.seat === seat);
    const points = own.map(({ ply, chanceOfBest }) => `${this.#x(ply)},${this.#y(chanceOfBest)}`).join(" ");
    const dashes = look.mark ? "none" : DASHES[(seat - 1) % DASHES.length];
    return drawing(
      "g",
      { class: "seat" },
      look.mark && drawing("polyline", { class: "line edge", points }),
      drawing("polyline", { class: "line curve", points, stroke: look.paint, "stroke-dasharray": dashes }),
      ...own
        .filter((_, index) => index % MARKED === seat % MARKED || index === own.length - 1)
        .map(({ ply, chanceOfBest }) => drawing("path", { class: "mark", ...lookOfMark(seat, look), transform: `translate(${this.#x(ply) - 7} ${this.#y(chanceOfBest) - 7}) scale(.58)` })),
    );
  }

  /** @param {number} share */
  #y(share) {
    return HEIGHT - BOTTOM - ((HEIGHT - BOTTOM - TOP) * share) / this.#top;
  }

  /**
   * Returns the latest move of each seat up to a move.
   *
   * @param {number} ply
   */
  #latest(ply) {
    /** @type {Map<number, Reviewed>} */
    const latest = new Map();
    this.#moves.forEach((move) => (move.ply <= ply || !latest.has(move.seat)) && latest.set(move.seat, move));
    return [...latest.values()].sort((one, other) => one.seat - other.seat);
  }

  /** Describes who leads, and until which move. */
  #summary() {
    /** @type {{seat: number, ply: number}[]} */
    const leads = [];
    for (const { ply } of this.#moves) {
      const [first] = this.#latest(ply).sort((one, other) => other.chanceOfBest - one.chanceOfBest);
      const last = leads.at(-1);
      if (first && last?.seat === first.seat) {
        last.ply = ply;
      } else if (first) {
        leads.push({ seat: first.seat, ply });
      }
    }
    return `${formatList(leads.map(({ seat, ply }) => translate("review.leads", { name: seatName(this.#table, seat), n: ply })))}.`;
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    const step = KEYS.get(event.key);
    const wanted = step !== undefined ? this.#at + step : event.key === "Home" ? 1 : event.key === "End" ? this.#table.ply : undefined;
    if (wanted !== undefined) {
      event.preventDefault();
      event.stopPropagation();
      this.#go(wanted);
    }
  }

  /** @param {MouseEvent} event */
  #point({ clientX }) {
    const { left, width } = this.#plot.getBoundingClientRect();
    const x = ((clientX - left) * this.#width) / width;
    this.#go(Math.round(1 + ((x - LEFT) * (this.#table.ply - 1)) / (this.#width - LEFT - RIGHT)));
  }

  /** @param {number} ply */
  #go(ply) {
    const wanted = Math.max(1, Math.min(this.#table.ply, ply));
    this.mark(wanted);
    this.#choose(wanted);
  }
}

/**
 * @param {number} seat
 * @param {SeatLook} look
 */
function lookOfMark(seat, { paint, mark = MARKS[(seat - 1) % MARKS.length] }) {
  return { d: mark, fill: paint };
}

/**
 * Names a seat, the user's own as "You".
 *
 * @param {TableInfo} table
 * @param {number} seat
 */
export function playerName(table, seat) {
  return seat === table.you ? translate("review.you") : seatName(table, seat);
}

/**
 * Draws the mark of a seat, for use beside its name.
 *
 * @param {number} seat
 * @param {SeatLook} look
 */
export function markOf(seat, look) {
  return drawing("svg", { class: "mark-of", viewBox: "-1 -1 26 26", "aria-hidden": "true" }, drawing("path", { class: "mark", ...lookOfMark(seat, look) }));
}
