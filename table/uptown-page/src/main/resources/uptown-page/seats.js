import { element } from "./board/dom.js";
import { colorName, seatName, occupantKind, tileName } from "./names.js";
import { backDrawing, markDrawing, tileDrawing } from "./board/tile.js";
import { timeLeft } from "./turn-clock.js";
import { formatList, translate } from "./i18n.js";

/** @import { ColorView, SeatView, Occupant, Standing, TableInfo, View } from "./table-client.js" */
/** @import { Child } from "./board/dom.js" */
/**
 * @typedef {Object} Position
 * @property {View | undefined} view
 * @property {number | undefined} turn
 * @property {Standing[]} standings
 * @property {View[]} views all there are: after the end, one for each seat
 */

/** A panel for each seat: who plays, rack or backs of tiles, piles, groups, captures, rank and score. */
export class Seats {
  element = element("section", { class: "seats", "aria-label": translate("seats.name") });
  /** @type {Map<number, HTMLElement>} */
  #panels = new Map();

  /**
   * @param {TableInfo} table
   * @param {Position} position
   */
  update(table, position) {
    const { view, views, standings } = position;
    this.#panels = new Map(
      table.seats.map((occupant) => {
        const seen = views.find((one) => one.viewer === occupant.seat) ?? view;
        const seat = seen?.seats.find((one) => one.seat === occupant.seat);
        const standing = standings.find((one) => one.seat === occupant.seat);
        return [occupant.seat, panel(table, position, occupant, seat, standing)];
      }),
    );
    this.element.replaceChildren(...this.#panels.values());
  }

  /**
   * Shows on the card of a seat what is left on its clock, if it has one.
   *
   * @param {number | undefined} seat
   * @param {string} left
   */
  showClock(seat, left) {
    const clock = this.#panels.get(seat ?? 0)?.querySelector(".seat-clock");
    if (clock) {
      clock.textContent = left;
    }
  }

  /**
   * The panel of a seat.
   *
   * @param {number} seat
   */
  elementOf(seat) {
    return this.#panels.get(seat);
  }
}

/**
 * @param {TableInfo} table
 * @param {Position} position
 * @param {Occupant} occupant
 * @param {SeatView | undefined} seat
 * @param {Standing | undefined} standing
 */
function panel(table, { view, turn }, occupant, seat, standing) {
  const yours = table.you === occupant.seat;
  const toMove = turn === occupant.seat;
  const name = seatName(table, occupant.seat);
  const isOwnNow = yours && view?.viewer === occupant.seat;
  return element(
    "section",
    { class: `seat${toMove ? " to-move" : ""}${toMove && (occupant.kind === "bot" || occupant.away) ? " thinking" : ""}${occupant.kind === "open" ? " open" : ""}`, "aria-label": name },
    element(
      "header",
      {},
      ...(seat?.colors.map((color) => markDrawing(color.color)) ?? []),
      element("h2", {}, name),
      element("span", { class: "kind" }, occupantKind(occupant, yours)),
      occupant.leftMs !== undefined && element("span", { class: "seat-clock" }, translate("turn.left", { time: timeLeft(occupant.leftMs) })),
      toMove && element("span", { class: "badge" }, translate("seat.toMove")),
      standing && element("span", { class: "score", "aria-hidden": "true" }, String(standing.score)),
      standing && element("span", { class: "rank" }, translate("seat.rank", { n: standing.rank })),
    ),
    ...(seat?.colors.map((color) => holding(color, isOwnNow)) ?? []),
    seat && standing && captures(seat, standing),
  );
}

/**
 * @param {ColorView} color
 * @param {boolean} own whether the tiles are shown on the rack
 */
function holding(color, own) {
  const left = color.finished ? translate("seat.finished") : translate("seat.pile", { n: color.pileSize });
  /** @type {Child[]} */
  const tiles = color.rack
    ? color.rack.map((tile) => framed("mini", tileDrawing(tile)))
    : Array.from({ length: color.rackSize }, () => framed("mini", backDrawing(color.color)));
  const words = color.rack
    ? translate("seat.rack", { tiles: formatList(color.rack) })
    : translate("seat.hidden", { n: color.rackSize });
  return element(
    "div",
    { class: "holding" },
    element(
      "p",
      { class: "facts" },
      ...largeNumbers(translate("seat.groups", { n: color.groups, color: colorName(color.color) })),
      " · ",
      ...largeNumbers(left),
    ),
    !own && element("p", { class: "tiles" }, element("span", { class: "visually-hidden" }, words), ...tiles),
  );
}

/**
 * @param {SeatView} seat
 * @param {Standing} standing
 */
function captures(seat, standing) {
  const counted = Object.entries(standing.captures).map(([color, n]) =>
    translate("seat.capturedColor", { n, color: colorName(color) }),
  );
  const words = counted.length ? translate("seat.captured", { list: formatList(counted) }) : translate("seat.nothingCaptured");
  return element(
    "div",
    { class: "holding" },
    element(
      "p",
      { class: "facts" },
      element("span", { class: "visually-hidden" }, translate("seat.score", { score: standing.score }), " · "),
      ...largeNumbers(words),
    ),
    seat.captures.length > 0 &&
      element(
        "p",
        { class: "tiles captures" },
        element("span", { class: "visually-hidden" }, translate("seat.capturedTiles", { tiles: formatList(seat.captures.map(tileName)) })),
        ...seat.captures.map((tile) => framed("mini", tileDrawing(tile))),
      ),
  );
}

/**
 * Words in which the numbers catch the eye.
 *
 * @param {string} words
 */
function largeNumbers(words) {
  return words.split(/(\d+)/).map((part, index) => (index % 2 === 1 ? element("strong", {}, part) : part));
}

/**
 * A drawing in a frame, sized by the style sheet.
 *
 * @param {string} style
 * @param {SVGElement} drawn
 */
function framed(style, drawn) {
  return element("span", { class: style }, drawn);
}
