import { button, element } from "./dom.js";
import { scene } from "./game-offer.js";
import { loadGame } from "./games.js";
import { lessonProgress } from "./lesson-progress.js";
import { translate } from "./i18n.js";

/** The invitations of the start page: puzzles and lessons. */

/** @import { GameCover } from "./cover.js" */
/** @typedef {(action: () => Promise<void>) => void} Run */

/** The steps of the picture before the first lesson. */
const STEPS = 5;

/**
 * Returns an invitation for each game that has a puzzle of the day.
 *
 * @param {GameCover[]} covers
 * @param {Run} run
 */
export function puzzles(covers, run) {
  return covers.flatMap((cover) =>
    cover.puzzle
      ? [
          element(
            "button",
            { type: "button", class: "plate", click: () => run(async () => (await loadGame(cover.info)).puzzle?.()) },
            scene(cover, cover.puzzle.seen),
            element(
              "span",
              { class: "lines" },
              element("strong", {}, cover.word("puzzle.day")),
              element("span", {}, cover.word("puzzle.invitation")),
              cover.puzzle.isSolved() && element("span", { class: "quiet" }, translate("lobby.solved")),
            ),
          ),
        ]
      : [],
  );
}

/**
 * Returns the games that have lessons, with the step that the user has reached. A press beside the games opens the next lesson.
 *
 * @param {GameCover[]} covers
 * @param {Run} run
 */
export function lessons(covers, run) {
  const some = covers.filter((cover) => cover.lessons);
  const begun = some.map(({ info, title }) => ({ title, step: 0, all: 0, part: "", ...lessonProgress(info.id) })).find(({ step, all }) => step > 0 && step < all);
  const next = begun?.title ?? some[0]?.title;
  const { step = 0, all = STEPS } = begun ?? {};
  return (
    some.length > 0 &&
    element(
      "section",
      { class: begun ? "plate lessons begun" : "plate lessons", "aria-label": translate("header.lessons") },
      element("span", { class: "steps", "aria-hidden": "true" }, ...Array.from({ length: all }, (_, at) => element("i", { class: at < step ? "done" : "" }))),
      element(
        "div",
        { class: "lines" },
        element("h2", {}, translate("header.lessons"), begun && element("span", { class: "quiet" }, translate("lobby.lesson", begun), begun.part && element("span", { class: "part" }, ` · ${begun.part}`))),
        element(
          "div",
          { class: "row" },
          ...some.map(({ info, title }) => button(title, () => run(async () => (await loadGame(info)).lessons?.()), { class: title === next ? "next" : "" })),
        ),
      ),
    )
  );
}
