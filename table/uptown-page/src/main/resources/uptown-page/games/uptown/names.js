import { hasMessage, translate } from "../../i18n.js";
import { colorOf } from "./board/tile.js";

/**
 * Returns the name of a color, given its letter or one of its tiles.
 *
 * @param {string} tile
 */
export function colorName(tile) {
  return translate(`color.${colorOf(tile)}`);
}

/**
 * Returns the name of a tile, such as blue 5, red A or green saxophone.
 *
 * @param {string} tile
 */
export function tileName(tile) {
  const face = tile.slice(-1);
  const key = `face.${face}`;
  return translate("tile.name", { color: colorName(tile), face: hasMessage(key) ? translate(key) : face });
}
