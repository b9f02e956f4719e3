import { seatName } from "../../names.js";
import { translate } from "../../i18n.js";
import { colorName, sentence, tileObject } from "./names.js";

/** @import { TableInfo } from "../../table-client.js" */
/** @import { Placement, View } from "./view.js" */

/**
 * @param {Placement} placement
 * @param {TableInfo} table
 * @param {View | undefined} after
 */
export function describeMove(placement, table, after) {
  const { seat, drawn } = placement;
  const sentences = [placed(placement, table, after)];
  if (drawn) {
    sentences.push(translate(seat === table.you ? "move.youDrew" : "move.drew", { name: seatName(table, seat), tile: tileObject(drawn) }));
  }
  if (placement.finished) {
    sentences.push(sentence("move.finished", { color: colorName(placement.finished) }));
  }
  for (const seat of placement.skipped) {
    const colors = after?.seats.find((seen) => seen.seat === seat)?.colors ?? [];
    const isDone = colors.every((color) => color.finished);
    sentences.push(seat === table.you ? translate(isDone ? "move.youDone" : "move.youSkipped") : translate(isDone ? "move.done" : "move.skipped", { name: seatName(table, seat) }));
  }
  return sentences.join(" ");
}

/**
 * Describes a placement without the drawn tile; empty if there is more to say about it.
 *
 * @param {Placement} placement
 * @param {TableInfo} table
 * @param {View | undefined} view
 */
export function briefMove(placement, table, view) {
  return placement.finished || placement.skipped.length > 0 ? "" : placed(placement, table, view);
}

/**
 * @param {Placement} placement
 * @param {TableInfo} table
 * @param {View | undefined} view
 */
function placed(placement, table, view) {
  const { seat, move, captured = "" } = placement;
  const own = captured ? "move.youCaptured" : "move.youPlaced";
  const other = !captured ? "move.placed" : isYours(captured, table, view) ? "move.capturedYours" : "move.captured";
  const data = { name: seatName(table, seat), tile: tileObject(move.slice(0, 2)), cell: cellOf(placement), captured: captured && tileObject(captured) };
  return translate(seat === table.you ? own : other, data);
}

/**
 * Returns true if a tile has one of the user's colors.
 *
 * @param {string} tile
 * @param {TableInfo} table
 * @param {View | undefined} view
 */
export function isYours(tile, { you }, view) {
  return view?.seats.some(({ seat, colors }) => seat === you && colors.some(({ color }) => color === tile.charAt(0))) ?? false;
}

/** @param {Placement} placement */
export function cellOf(placement) {
  return placement.move.slice(-2);
}

/**
 * Describes all moves of a game. A skipped seat had finished by then, or had no tile that fits.
 *
 * @param {Placement[]} placements
 * @param {TableInfo} table
 * @param {View | undefined} now
 */
export function describeMoves(placements, table, now) {
  /** @type {Set<string>} */
  const finished = new Set();
  return placements.map((placement) => {
    placement.finished && finished.add(placement.finished);
    return describeMove(placement, table, now && seenThen(now, finished));
  });
}

/**
 * Returns the view with only these colors marked as finished.
 *
 * @param {View} view
 * @param {Set<string>} finished
 * @returns {View}
 */
function seenThen(view, finished) {
  const seats = view.seats.map((seat) => ({
    ...seat,
    colors: seat.colors.map((color) => ({ ...color, finished: finished.has(color.color) })),
  }));
  return { ...view, seats };
}
