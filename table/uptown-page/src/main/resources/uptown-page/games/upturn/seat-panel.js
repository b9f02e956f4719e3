import { formatList, translate } from "../../i18n.js";
import { readMove } from "./notation.js";
import { backDrawing, tileDrawing } from "./tile.js";
import { tileWords } from "./words.js";

/** @import { SeatPanel, SeatShown } from "../../game-page.js" */
/** @import { Outcome, SeatView } from "./view.js" */

/** The maximum number of backs drawn; the number on the sign is exact. */
const BACKS = 9;

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
  const { rack, tilesLeft } = seat;
  const done = deedsOf(moves, number).join(" · ");
  const words = rack && translate("upturn.seat.rack", { tiles: formatList(rack.map((tile) => tileWords(translate, tile))) });
  const holding = rack ? rack.map(tileDrawing) : Array.from({ length: Math.min(tilesLeft, BACKS) }, backDrawing);
  return {
    signs: [{ number: String(tilesLeft), word: translate("sign.tiles", { n: tilesLeft }) }],
    facts: done ? [{ number: "", word: done }] : [],
    ...(!isOwn && holding.length > 0 && { holding }),
    words: [translate("upturn.tilesLeft", { n: tilesLeft }), ...(done ? [done] : []), ...(words && !isOwn ? [words] : [])],
  };
}

/**
 * Describes a seat's last turn and the effects of later moves on the seat.
 *
 * @param {Outcome[]} moves
 * @param {number} seat
 */
function deedsOf(moves, seat) {
  const last = moves.findLastIndex((move) => move.seat === seat);
  const first = moves.findLastIndex((move, index) => index < last && move.seat !== seat) + 1;
  const turn = moves.slice(last < 0 ? 0 : first);
  const hasLaid = turn.some((move) => move.seat === seat && (readMove(move.move)?.laid.length ?? 0) > 0);
  return turn.flatMap((move) => {
    const isOwn = move.seat === seat;
    const { idle, laid = [] } = (isOwn && readMove(move.move)) || {};
    const drawn = move.drawings.filter((drawing) => drawing.seat === seat && !(hasLaid && drawing.cause === "draw")).length;
    return [
      laid.length > 0 && translate("upturn.seat.lays", { tiles: formatList(laid.map((tile) => tileWords(translate, tile))) }),
      isOwn && move.call === "made" && translate("upturn.called"),
      isOwn && move.call === "missed" && translate("upturn.forgot"),
      idle === "pass" && translate("upturn.passed"),
      move.skipped.includes(seat) && translate("upturn.skipped"),
      drawn > 0 && translate("upturn.seat.draws", { n: drawn }),
    ].filter((words) => words !== false);
  });
}
