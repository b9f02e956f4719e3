import { formatList, translate } from "../../i18n.js";
import { seatName } from "../../names.js";
import { readMove } from "./notation.js";
import { backDrawing, tileDrawing } from "./tile.js";
import { laidPhrase, tileWords } from "./words.js";

/** @import { SeatPanel, SeatShown } from "../../game-page.js" */
/** @import { Outcome, SeatView } from "./view.js" */

/** The maximum number of backs drawn; the number on the sign is exact. */
const BACKS = 9;

/**
 * @param {SeatShown} shown
 * @param {Outcome[]} moves all known moves, newest last
 * @returns {SeatPanel}
 */
export function seatPanel({ seat: number, table, view, isOwn }, moves) {
  /** @type {SeatView | undefined} */
  const seat = view?.["seats"].find((/** @type {SeatView} */ one) => one.seat === number);
  if (!seat) {
    return { signs: [], facts: [], words: [] };
  }
  const { rack, tilesLeft } = seat;
  const deeds = deedsOf(moves, number);
  const done = deeds.length > 0 && translate("upturn.said", { name: seatName(table, number), deeds: formatList(deeds) });
  const words = rack && translate("upturn.seat.rack", { tiles: formatList(rack.map((tile) => tileWords(translate, tile))) });
  const holding = rack ? rack.map(tileDrawing) : fan(Math.min(tilesLeft, BACKS));
  return {
    signs: [{ number: String(tilesLeft), word: translate("sign.tiles", { n: tilesLeft }) }],
    facts: done ? [{ number: "", word: done }] : [],
    ...(!isOwn && holding.length > 0 && { holding }),
    words: [translate("upturn.tilesLeft", { n: tilesLeft }), ...(words && !isOwn ? [words] : []), ...(done ? [done] : [])],
  };
}

/**
 * Draws backs like tiles held in a hand.
 *
 * @param {number} count
 */
function fan(count) {
  return Array.from({ length: count }, (_, index) => {
    const back = backDrawing();
    back.style.setProperty("--turn", String((index - (count - 1) / 2) * 7));
    return back;
  });
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
  const own = turn.filter((move) => move.seat === seat);
  const made = own.map(({ move }) => readMove(move));
  const laid = made.flatMap((move) => move?.laid ?? []);
  const drawn = turn.flatMap(({ drawings }) => drawings).filter((drawing) => drawing.seat === seat && !(laid.length > 0 && drawing.cause === "draw")).length;
  return [
    laid.length > 0 && translate("upturn.seat.lays", { tiles: laidPhrase({ words: translate, list: formatList }, laid) }),
    own.some(({ call }) => call === "made") && translate("upturn.seat.calls"),
    own.some(({ call }) => call === "missed") && translate("upturn.seat.forgets"),
    drawn > 0 && translate("upturn.seat.draws", { n: drawn }),
    made.some((move) => move?.idle === "pass") && translate("upturn.passed"),
    turn.some(({ skipped }) => skipped.includes(seat)) && translate("upturn.seat.skips"),
  ].filter((words) => words !== false);
}
