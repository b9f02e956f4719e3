import { currentLanguage, hasMessage, translate } from "../../i18n.js";
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
  return named(hasMessage(key) ? key : /\d/.test(face) ? "tile.number" : "tile.letter", tile);
}

/**
 * Returns the name of a tile as the object of a verb, which some languages inflect.
 *
 * @param {string} tile
 */
export function tileObject(tile) {
  const key = `object.${tile.slice(-1)}`;
  return hasMessage(key) ? named(key, tile) : tileName(tile);
}

/**
 * @param {string} key
 * @param {string} tile
 */
function named(key, tile) {
  return translate(key, { color: colorName(tile), hue: translate(`hue.${colorOf(tile)}`), face: tile.slice(-1) });
}

/**
 * Returns the name of a move in notation, such as "green street sign on E5".
 *
 * @param {string} move
 */
export function moveName(move) {
  return sentence("move.name", { tile: tileName(move.slice(0, 2)), cell: move.slice(-2) });
}

/**
 * Translates a sentence that may begin with the name of a tile or color.
 *
 * @param {string} key
 * @param {import("../../phrase.js").Data} data
 */
export function sentence(key, data) {
  const words = translate(key, data);
  return words.charAt(0).toLocaleUpperCase(currentLanguage()) + words.slice(1);
}
