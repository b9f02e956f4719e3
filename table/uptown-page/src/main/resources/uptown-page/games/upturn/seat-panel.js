import { formatList, translate } from "../../i18n.js";
import { tileDrawing } from "./tile.js";
import { tileWords } from "./words.js";

/** @import { SeatPanel, SeatShown } from "../../game-page.js" */
/** @import { Outcome, SeatView } from "./view.js" */

/**
 * @param {SeatShown} shown
 * @param {Outcome[]} moves all known moves, newest last
 * @returns {SeatPanel}
 */
export function seatPanel({ seat: number, view, isOwn }, moves) {
  /** @type {SeatView | undefined} */
  const seat = view?.["seats"].find((/** @type {SeatView} */ one) => one.seat === number);
  if (!seat) {
    return { signs: [], facts: [], words: [] };
  }
  const call = moves.findLast((move) => move.seat === number)?.call ?? "not-due";
  const facts = [translate("upturn.tilesLeft", { n: seat.tilesLeft }), ...(call === "not-due" ? [] : [translate(`upturn.seat.${call}`)])];
  const words = seat.rack && translate("upturn.seat.rack", { tiles: formatList(seat.rack.map((tile) => tileWords(translate, tile))) });
  const tiles = (seat.rack ?? []).map(tileDrawing);
  const isOpen = !isOwn && seat.rack !== undefined;
  return {
    signs: [{ number: String(seat.tilesLeft), word: translate("sign.tiles", { n: seat.tilesLeft }) }],
    facts: [],
    ...(isOpen && tiles.length > 0 && { holding: tiles }),
    words: [...facts, ...(words && isOpen ? [words] : [])],
  };
}
