import { kindOf, numberOf, readMove } from "./notation.js";
import { isAction } from "./trail.js";

/** Describes tiles and moves in the page's language. */

/** @typedef {(key: string, data?: Record<string, string | number>) => string} Words */
/** @typedef {{words: Words, list: (parts: string[]) => string, name: (seat: number) => string, you?: number | "-" | undefined}} Speech functions that translate, format lists and name seats; the viewer */
/** @import { Fault } from "./view.js" */

/**
 * Describes a tile for screen readers, such as "51, marked" or "arrow up".
 *
 * @param {Words} words
 * @param {string} tile
 */
export function tileWords(words, tile) {
  return words(`upturn.tile.${kindOf(tile)}`, { n: numberOf(tile) });
}

/**
 * Describes a tile in a sentence, such as "51 (marked)" or "an arrow up".
 *
 * @param {Words} words
 * @param {string} tile
 */
export function tilePhrase(words, tile) {
  return isAction(tile) ? words(`upturn.one.${kindOf(tile)}`) : tileWords(words, tile);
}

/**
 * Describes laid tiles in a sentence, such as "25, 30 and 33".
 *
 * @param {Pick<Speech, "words" | "list">} speech
 * @param {string[]} laid
 */
export function laidPhrase({ words, list }, laid) {
  return list(laid.map((tile) => (isAction(tile) ? tilePhrase(words, tile) : String(numberOf(tile)))));
}

/**
 * Describes a move without its player, such as "lay 25, 30 and 33, double".
 *
 * @param {Speech} speech
 * @param {string} text
 */
export function moveWords({ words, list, name, you }, text) {
  const move = readMove(text);
  if (!move) {
    return text;
  }
  const { idle, laid, handOuts, direction, rotation, called } = move;
  const seats = [...new Set(handOuts)];
  return [
    idle ? words(`upturn.move.${idle}`) : words("upturn.move.lay", { tiles: list(laid.map((tile) => tilePhrase(words, tile))) }),
    direction && words(`upturn.move.${direction}`),
    rotation && words(`upturn.move.${rotation}`),
    ...seats.map((seat) => words(seat === you ? "upturn.move.youDraw" : "upturn.move.gives", { name: name(seat), n: handOuts.filter((one) => one === seat).length })),
    called && words("upturn.move.called"),
  ]
    .filter(Boolean)
    .join(", ");
}

/**
 * Describes the tiles of a move only, such as "lay 25, 30 and 33".
 *
 * @param {Speech} speech
 * @param {string} text
 */
export function laidWords(speech, text) {
  const laid = readMove(text)?.laid ?? [];
  return laid.length > 0 ? speech.words("upturn.move.lay", { tiles: laidPhrase(speech, laid) }) : moveWords(speech, text);
}

/**
 * @param {Speech} speech
 * @param {Fault} fault
 */
export function faultWords({ words, list, name }, fault) {
  const { code, tiles = [], seats = [], count = 0 } = fault;
  const said = tiles.map((tile) => tileWords(words, tile));
  return words(`fault.${code}${variantOf(fault)}`, {
    tile: said[0] ?? "",
    other: said[1] ?? "",
    last: said.at(-1) ?? "",
    tiles: list(said),
    name: seats[0] ? name(seats[0]) : "",
    n: count,
  });
}

/**
 * Returns the suffix of the message key of a fault with several messages.
 *
 * @param {Fault} fault
 */
function variantOf({ code, tiles = [], count = 0 }) {
  switch (code) {
    case "does-not-follow": {
      const [number = 0, reference = 0] = tiles.map(numberOf);
      return number === reference ? ".equal" : number < reference ? ".rising" : ".falling";
    }
    case "not-together":
      return kindOf(tiles.at(-1) ?? "") === "double" ? ".double" : ".alone";
    case "wrong-hand-outs":
      return count === 0 ? ".none" : "";
    default:
      return "";
  }
}
