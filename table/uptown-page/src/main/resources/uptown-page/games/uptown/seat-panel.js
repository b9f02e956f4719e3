import { element } from "../../dom.js";
import { formatList, translate } from "../../i18n.js";
import { backDrawing, colorOf, markDrawing, tileDrawing } from "./board/tile.js";
import { colorName, tileName } from "./names.js";
import { plateOf } from "./plates.js";

/** @import { SeatPanel, SeatShown } from "../../game-page.js" */
/** @import { ColorView, SeatView, Standing } from "./view.js" */

/**
 * @param {SeatShown} shown
 * @returns {SeatPanel}
 */
export function seatPanel({ seat: number, table, view, standing, isOwn }) {
  /** @type {SeatView | undefined} */
  const seat = view?.seats.find((/** @type {SeatView} */ one) => one.seat === number);
  if (!seat) {
    const color = plateOf(table.ruleset, number);
    return { signs: color ? [{ number: String(number), word: "", paint: color, mark: markDrawing(color.charAt(0)) }] : [], facts: [], words: [] };
  }
  const { captures, colors } = seat;
  const counted = /** @type {Standing | undefined} */ (standing);
  const left = colors.reduce((sum, { pileSize, rackSize }) => sum + pileSize + rackSize, 0);
  const isFinished = colors.every(({ finished }) => finished);
  const isOpen = !isOwn && colors.some(({ rack }) => rack !== undefined);
  return {
    signs: colors.map(({ color, groups }) => ({
      number: String(groups),
      word: translate("sign.groups", { n: groups }),
      paint: colorOf(color),
      mark: markDrawing(color),
    })),
    facts: [
      { number: String(captures.length), word: translate("fact.captured", { n: captures.length }) },
      { number: String(left), word: translate("fact.left", { n: left }) },
    ],
    pieces: captures.map((tile) => mini(tileDrawing(tile))),
    ...(isOpen && { holding: colors.flatMap(holding) }),
    ...(isFinished && !view?.["over"] && { state: translate("seat.finished") }),
    words: [...colors.flatMap((color) => colorWords(color, isOwn)), ...(counted ? captureWords(seat, counted) : [])],
  };
}

/** @param {ColorView} color */
function holding({ color, rack, rackSize }) {
  return rack ? rack.map((tile) => mini(tileDrawing(tile))) : Array.from({ length: rackSize }, () => mini(backDrawing(color)));
}

/**
 * @param {ColorView} color
 * @param {boolean} isOwn true if the rack in the user's place shows the tiles
 */
function colorWords({ color, finished, groups, pileSize, rack, rackSize }, isOwn) {
  const held = rack ? translate("seat.rack", { tiles: formatList(rack.map(tileName)) }) : translate("seat.hidden", { n: rackSize });
  return [
    translate("seat.groups", { n: groups, color: colorName(color) }),
    finished ? translate("seat.finished") : translate("seat.pile", { n: pileSize }),
    ...(isOwn ? [] : [held]),
  ];
}

/**
 * @param {SeatView} seat
 * @param {Standing} standing
 */
function captureWords({ captures }, { captures: counts, score }) {
  const counted = Object.entries(counts).map(([color, n]) => translate("seat.capturedColor", { n, color: colorName(color) }));
  return [
    translate("seat.score", { score }),
    counted.length > 0 ? translate("seat.captured", { list: formatList(counted) }) : translate("seat.nothingCaptured"),
    ...(captures.length > 0 ? [translate("seat.capturedTiles", { tiles: formatList(captures.map(tileName)) })] : []),
  ];
}

/** @param {SVGElement} drawn */
function mini(drawn) {
  return element("span", { class: "mini" }, drawn);
}
