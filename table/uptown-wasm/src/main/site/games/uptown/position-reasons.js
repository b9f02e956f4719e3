import { hasMessage, formatList, translate } from "../../i18n.js";
import { colorName, sentence, tileName } from "./names.js";

/** @typedef {{cell?: string, captor?: number, rack?: string, pile?: string}} Place */
/**
 * A fault of a position, as in docs/json.md.
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
 * Explains a fault. Syntax faults are shown with the library's own message.
 *
 * @param {PositionFault} fault
 */
export function positionReason({ code, message, column = 0, words = "", locations = [], seats = [], ...fault }) {
  const key = `setup.${code}`;
  if (!hasMessage(key)) {
    return message;
  }
  const { color, tile, fewest = 0, most = 0 } = fault;
  const names = seats.map(seatName);
  const found = fault.found ?? locations.length;
  return sentence(key, {
    n: found,
    column,
    words,
    places: formatList(locations.map(placeName)),
    seat: names[0] ?? "",
    seats: formatList(names),
    color: color ? colorName(color) : "",
    tile: tile ? tileName(tile) : "",
    found,
    most,
    sizes: fewest < most ? `${fewest}–${most}` : most,
  });
}

/** @param {Place} place */
function placeName({ cell, captor, rack, pile }) {
  if (captor !== undefined) {
    return translate("place.captures", { seat: seatName(captor) });
  }
  if (rack !== undefined) {
    return translate("place.rack", { color: colorName(rack) });
  }
  return pile === undefined ? (cell ?? "") : translate("place.pile", { color: colorName(pile) });
}

/** @param {number} seat */
function seatName(seat) {
  return translate("seat.number", { n: seat });
}
