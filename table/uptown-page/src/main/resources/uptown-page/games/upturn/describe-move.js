import { readMove } from "./notation.js";
import { laidPhrase, tilePhrase } from "./words.js";

/** @import { Outcome } from "./view.js" */
/** @import { Speech } from "./words.js" */

/**
 * @param {Outcome} outcome
 * @param {number | "-"} you
 * @param {Speech} speech
 */
export function describeMove(outcome, you, speech) {
  const { words, name } = speech;
  const { direction, rotation } = readMove(outcome.move) ?? {};
  const next = outcome.turn === undefined ? "" : outcome.turn === you ? words("upturn.said.toYou") : name(outcome.turn);
  return sentences(
    describeDeeds(outcome, you, speech),
    ...outcome.skipped.map((seat) => (seat === you ? words("upturn.said.youSkip") : words("upturn.said", { name: name(seat), deeds: words("upturn.seat.skips") }))),
    direction && words(`upturn.said.${direction}`),
    rotation && next && words(`upturn.said.${rotation}`, { name: next }),
    outcome.refill !== undefined && words("upturn.said.refill"),
  );
}

/**
 * Describes what the players did, without what the line shows afterwards.
 *
 * @param {Outcome} outcome
 * @param {number | "-"} you
 * @param {Speech} speech
 */
export function describeDeeds(outcome, you, speech) {
  const { words, list, name } = speech;
  const isOwn = outcome.seat === you;
  const { idle, laid = [] } = readMove(outcome.move) ?? {};
  const drawn = outcome.drawings;
  /** @param {string} own @param {string} deeds */
  const does = (own, deeds) => (isOwn ? own : words("upturn.said", { name: name(outcome.seat), deeds }));
  /** @param {"draw" | "hand-out" | "missed-call"} cause */
  const draws = (cause) =>
    [...new Set(drawn.filter((one) => one.cause === cause).map(({ seat }) => seat))].map((seat) => {
      const theirs = drawn.filter((one) => one.seat === seat && one.cause === cause);
      const seen = theirs.map(({ tile }) => tile).filter((tile) => tile !== undefined);
      return seat === you && seen.length > 0
        ? words("upturn.said.youDraw", { tiles: list(seen.map((tile) => tilePhrase(words, tile))) })
        : words("upturn.said", { name: name(seat), deeds: words("upturn.seat.draws", { n: theirs.length }) });
    });
  const tiles = laidPhrase(speech, laid);
  return sentences(
    laid.length > 0 && does(words("upturn.said.youLay", { tiles }), words("upturn.seat.lays", { tiles })),
    idle === "pass" && does(words("upturn.said.youPass"), words("upturn.passed")),
    ...draws("draw"),
    ...draws("hand-out"),
    outcome.call === "made" && does(words("upturn.said.youCall"), words("upturn.seat.calls")),
    outcome.call === "missed" && does(words("upturn.said.youForget"), words("upturn.seat.forgets")),
    ...draws("missed-call"),
  );
}

/** @param {...(string | false | undefined)} all */
function sentences(...all) {
  return all.filter(Boolean).join(" ");
}
