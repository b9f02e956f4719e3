import { colorName, seatName, tileName } from "./names.js";
import { say } from "./words.js";

/** @import { Placement, TableSeen, View } from "./table.js" */

/**
 * What a move brought about, as the viewer saw it: what was placed, captured, drawn, who was skipped and why.
 *
 * @param {TableSeen} table
 * @param {View | undefined} after
 * @param {Placement} placement
 */
export function story(table, after, placement) {
  const name = seatName(table, placement.seat);
  const tile = tileName(placement.move.slice(0, 2));
  const cell = cellOf(placement);
  const told = [
    placement.captured
      ? say("story.captured", { name, tile, cell, captured: tileName(placement.captured) })
      : say("story.placed", { name, tile, cell }),
  ];
  if (placement.drawn) {
    told.push(say(table.you === placement.seat ? "story.youDrew" : "story.drew", { name, tile: tileName(placement.drawn) }));
  }
  if (placement.finished) {
    told.push(say("story.finished", { color: colorName(placement.finished) }));
  }
  for (const seat of placement.skipped) {
    const colors = after?.seats.find((seen) => seen.seat === seat)?.colors ?? [];
    const key = colors.every((color) => color.finished) ? "story.done" : "story.skipped";
    told.push(say(key, { name: seatName(table, seat) }));
  }
  return told.join(" ");
}

/**
 * Where a tile went.
 *
 * @param {Placement} placement
 */
export function cellOf(placement) {
  return placement.move.slice(-2);
}
