import { colorName, tileName } from "./names.js";
import { known, list, say } from "./words.js";

/** What is wrong with a position, in words. */

/** @typedef {{cell?: string, captor?: number, rack?: string, pile?: string}} Place */
/**
 * As docs/json.md has it.
 *
 * @typedef {Object} PositionFault
 * @property {string} code
 * @property {string} message
 * @property {number} [column]
 * @property {string} [words]
 * @property {Place[]} [locations]
 * @property {number[]} [seats]
 * @property {string} [color]
 * @property {string} [tile]
 * @property {number} [found]
 * @property {number} [fewest]
 * @property {number} [most]
 */

/**
 * What a fault is. Only what is wrong with a text is told in the words of the library.
 *
 * @param {PositionFault} fault
 */
export function positionReason({ code, message, column = 0, words = "", locations = [], seats = [], ...fault }) {
  const key = `setup.${code}`;
  if (!known(key)) {
    return message;
  }
  const { color, tile, fewest = 0, most = 0 } = fault;
  const names = seats.map(seatName);
  return say(key, {
    column,
    words,
    places: list(locations.map(placeName)),
    seat: names[0] ?? "",
    seats: list(names),
    color: color ? colorName(color) : "",
    tile: tile ? tileName(tile) : "",
    found: fault.found ?? locations.length,
    most,
    sizes: fewest < most ? `${fewest}–${most}` : most,
  });
}

/** @param {Place} place */
function placeName({ cell, captor, rack, pile }) {
  if (captor !== undefined) {
    return say("place.captures", { seat: seatName(captor) });
  }
  if (rack !== undefined) {
    return say("place.rack", { color: colorName(rack) });
  }
  return pile === undefined ? (cell ?? "") : say("place.pile", { color: colorName(pile) });
}

/** @param {number} seat */
function seatName(seat) {
  return say("seat.number", { n: seat });
}
