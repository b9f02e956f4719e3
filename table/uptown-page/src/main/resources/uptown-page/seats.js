import { element } from "./dom.js";
import { colorName, seatName, sitterKind } from "./names.js";
import { backDrawing, framed, markDrawing, tileDrawing } from "./tile.js";
import { list, say } from "./words.js";

/** @import { ColorSeen, SeatSeen, Sitter, Standing, TableSeen, View } from "./table.js" */
/** @import { Child } from "./dom.js" */
/**
 * @typedef {Object} Position
 * @property {View | undefined} view
 * @property {number | undefined} turn
 * @property {Standing[]} standings
 * @property {View[]} known all that is known: after the end, a view for each seat
 */

/** What lies before each seat: who sits there, racks or their backs, piles, groups, captures, rank and score. */
export class Seats {
  element = element("section", { class: "seats", "aria-label": say("seats.name") });
  /** @type {Map<number, HTMLElement>} */
  #panels = new Map();

  /**
   * @param {TableSeen} table
   * @param {Position} position
   */
  update(table, position) {
    const { view, known, standings } = position;
    this.#panels = new Map(
      table.seats.map((sitter) => {
        const seen = known.find((one) => one.viewer === sitter.seat) ?? view;
        const seat = seen?.seats.find((one) => one.seat === sitter.seat);
        const standing = standings.find((one) => one.seat === sitter.seat);
        return [sitter.seat, panel(table, position, sitter, seat, standing)];
      }),
    );
    this.element.replaceChildren(...this.#panels.values());
  }

  /**
   * Where a seat is.
   *
   * @param {number} seat
   */
  elementOf(seat) {
    return this.#panels.get(seat);
  }
}

/**
 * @param {TableSeen} table
 * @param {Position} position
 * @param {Sitter} sitter
 * @param {SeatSeen | undefined} seat
 * @param {Standing | undefined} standing
 */
function panel(table, { view, turn }, sitter, seat, standing) {
  const yours = table.you === sitter.seat;
  const toMove = turn === sitter.seat;
  const name = seatName(table, sitter.seat);
  const isOwnNow = yours && view?.viewer === sitter.seat;
  return element(
    "section",
    { class: `seat${toMove ? " to-move" : ""}${sitter.kind === "open" ? " open" : ""}`, "aria-label": name },
    element(
      "header",
      {},
      ...(seat?.colors.map((color) => markDrawing(color.color)) ?? []),
      element("h3", {}, name),
      element("span", { class: "kind" }, sitterKind(sitter, yours)),
      toMove && element("span", { class: "badge" }, say("seat.toMove")),
      standing && element("span", { class: "rank" }, say("seat.rank", { n: standing.rank })),
    ),
    ...(seat?.colors.map((color) => hand(color, isOwnNow)) ?? []),
    seat && standing && captures(seat, standing),
  );
}

/**
 * @param {ColorSeen} color
 * @param {boolean} own whose tiles are shown larger, elsewhere
 */
function hand(color, own) {
  const left = color.finished ? say("seat.finished") : say("seat.pile", { n: color.pileSize });
  /** @type {Child[]} */
  const tiles = color.rack
    ? color.rack.map((tile) => framed("mini", tileDrawing(tile)))
    : Array.from({ length: color.rackSize }, () => framed("mini", backDrawing(color.color)));
  const told = color.rack
    ? say("seat.rack", { tiles: list(color.rack) })
    : say("seat.hidden", { n: color.rackSize });
  return element(
    "div",
    { class: "hand" },
    element(
      "p",
      { class: "facts" },
      say("seat.groups", { n: color.groups, color: colorName(color.color) }),
      " · ",
      left,
    ),
    !own && element("p", { class: "tiles" }, element("span", { class: "heard" }, told), ...tiles),
  );
}

/**
 * @param {SeatSeen} seat
 * @param {Standing} standing
 */
function captures(seat, standing) {
  const counted = Object.entries(standing.captures).map(([color, n]) =>
    say("seat.capturedColor", { n, color: colorName(color) }),
  );
  const told = counted.length ? say("seat.captured", { list: list(counted) }) : say("seat.nothingCaptured");
  return element(
    "div",
    { class: "hand" },
    element("p", { class: "facts" }, say("seat.score", { score: standing.score }), " · ", told),
    seat.captures.length > 0 &&
      element("p", { class: "tiles captures" }, ...seat.captures.map((tile) => framed("mini", tileDrawing(tile)))),
  );
}
