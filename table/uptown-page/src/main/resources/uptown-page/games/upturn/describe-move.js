import { readMove } from "./notation.js";
import { tileWords } from "./words.js";

/** @import { Outcome } from "./view.js" */
/** @import { Speech } from "./words.js" */

/**
 * @param {Outcome} outcome
 * @param {number | "-"} you
 * @param {Speech} speech
 */
export function describeMove(outcome, you, { words, list, name }) {
  const mover = name(outcome.seat);
  const isOwn = outcome.seat === you;
  const move = readMove(outcome.move);
  const { laid = [], direction, rotation } = move ?? {};
  const next = outcome.turn === undefined ? "" : outcome.turn === you ? words("upturn.said.toYou") : name(outcome.turn);
  const drawn = outcome.drawings;
  /** @param {"draw" | "hand-out" | "missed-call"} cause */
  const seatsThatDrew = (cause) => [...new Set(drawn.filter((one) => one.cause === cause).map(({ seat }) => seat))];
  /** @param {number} seat @param {string} cause */
  const draws = (seat, cause) => {
    const theirs = drawn.filter((one) => one.seat === seat && one.cause === cause);
    const seen = theirs.map(({ tile }) => tile).filter((tile) => tile !== undefined);
    return seat === you && seen.length > 0
      ? words("upturn.said.youDraw", { tiles: list(seen.map((tile) => tileWords(words, tile))) })
      : words("upturn.said.draws", { name: name(seat), n: theirs.length });
  };
  return [
    laid.length > 0 && words(isOwn ? "upturn.said.youLay" : "upturn.said.lays", { name: mover, tiles: list(laid.map((tile) => tileWords(words, tile))) }),
    direction && words(`upturn.said.${direction}`),
    rotation && next && words(`upturn.said.${rotation}`, { name: next }),
    move?.idle === "pass" && words(isOwn ? "upturn.said.youPass" : "upturn.said.passes", { name: mover }),
    ...seatsThatDrew("draw").map((seat) => draws(seat, "draw")),
    ...seatsThatDrew("hand-out").map((seat) => draws(seat, "hand-out")),
    outcome.call === "made" && words(isOwn ? "upturn.said.youCall" : "upturn.said.calls", { name: mover }),
    outcome.call === "missed" && words(isOwn ? "upturn.said.youForget" : "upturn.said.forgets", { name: mover }),
    ...seatsThatDrew("missed-call").map((seat) => draws(seat, "missed-call")),
    outcome.skipped.length > 0 &&
      words(outcome.skipped.every((seat) => seat === you) ? "upturn.said.youSkip" : "upturn.said.skipped", { names: list(outcome.skipped.map(name)), n: outcome.skipped.length }),
    outcome.refill !== undefined && words("upturn.said.refill"),
  ]
    .filter(Boolean)
    .join(" ");
}
