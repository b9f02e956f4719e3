import { element } from "../../dom.js";
import { formatList, translate } from "../../i18n.js";
import { backDrawing, markDrawing, tileDrawing } from "./board/tile.js";
import { colorName, tileName } from "./names.js";

/** @import { Child } from "../../dom.js" */
/** @import { SeatPanel, SeatShown } from "../../game-page.js" */
/** @import { ColorView, SeatView, Standing } from "./view.js" */

/**
 * @param {SeatShown} shown
 * @returns {SeatPanel}
 */
export function seatPanel({ seat: number, view, standing, isOwn }) {
  /** @type {SeatView | undefined} */
  const seat = view?.seats.find((/** @type {SeatView} */ one) => one.seat === number);
  const counted = /** @type {Standing | undefined} */ (standing);
  return {
    marks: seat?.colors.map((color) => markDrawing(color.color)) ?? [],
    ...(counted && { score: String(counted.score) }),
    details: [...(seat?.colors.map((color) => holding(color, isOwn)) ?? []), ...(seat && counted ? [captures(seat, counted)] : [])],
  };
}

/**
 * @param {ColorView} color
 * @param {boolean} own true if the rack beside the board shows the tiles
 */
function holding(color, own) {
  const left = color.finished ? translate("seat.finished") : translate("seat.pile", { n: color.pileSize });
  /** @type {Child[]} */
  const tiles = color.rack
    ? color.rack.map((tile) => framed("mini", tileDrawing(tile)))
    : Array.from({ length: color.rackSize }, () => framed("mini", backDrawing(color.color)));
  const words = color.rack
    ? translate("seat.rack", { tiles: formatList(color.rack.map(tileName)) })
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

/** @param {string} words */
function largeNumbers(words) {
  return words.split(/(\d+)/).map((part, index) => (index % 2 === 1 ? element("strong", {}, part) : part));
}

/**
 * @param {string} style
 * @param {SVGElement} drawn
 */
function framed(style, drawn) {
  return element("span", { class: style }, drawn);
}
