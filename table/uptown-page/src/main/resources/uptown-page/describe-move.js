import { colorName, seatName, tileName } from "./names.js";
import { translate } from "./i18n.js";

/** @import { Placement, TableInfo, View } from "./table-client.js" */

/**
 * Describes a move as the viewer saw it: what was placed, captured and drawn, who was skipped and why.
 *
 * @param {TableInfo} table
 * @param {View | undefined} after
 * @param {Placement} placement
 */
export function describeMove(table, after, placement) {
  const name = seatName(table, placement.seat);
  const tile = tileName(placement.move.slice(0, 2));
  const cell = cellOf(placement);
  const sentences = [
    placement.captured
      ? translate("move.captured", { name, tile, cell, captured: tileName(placement.captured) })
      : translate("move.placed", { name, tile, cell }),
  ];
  if (placement.drawn) {
    sentences.push(translate(table.you === placement.seat ? "move.youDrew" : "move.drew", { name, tile: tileName(placement.drawn) }));
  }
  if (placement.finished) {
    sentences.push(translate("move.finished", { color: colorName(placement.finished) }));
  }
  for (const seat of placement.skipped) {
    const colors = after?.seats.find((seen) => seen.seat === seat)?.colors ?? [];
    const key = colors.every((color) => color.finished) ? "move.done" : "move.skipped";
    sentences.push(translate(key, { name: seatName(table, seat) }));
  }
  return sentences.join(" ");
}

/**
 * The cell that a tile went to.
 *
 * @param {Placement} placement
 */
export function cellOf(placement) {
  return placement.move.slice(-2);
}
