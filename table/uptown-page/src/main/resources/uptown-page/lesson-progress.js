import { localStore } from "./browser-storage.js";
import { currentLanguage } from "./i18n.js";

/** The progress in the lessons of each game, which the start page shows. */

/** @param {string} game */
const key = (game) => `lessons.${game}`;

/**
 * Returns the furthest step that the user has seen, from 1, the number of steps, and the title of the step if it was seen in the
 * current language; undefined before the first lesson.
 *
 * @param {string} game
 * @returns {{step: number, all: number, part: string} | undefined}
 */
export function lessonProgress(game) {
  const [first, last, language, ...words] = (localStore.get(key(game)) ?? "").split(" ");
  const [step, all] = [Number(first), Number(last)];
  return step > 0 && all >= step ? { step, all, part: language === currentLanguage() ? words.join(" ") : "" } : undefined;
}

/**
 * Returns the step at which the lessons go on, from 0. In another language they begin again.
 *
 * @param {string} game
 */
export function stepToResume(game) {
  const seen = lessonProgress(game);
  return seen?.part && seen.step < seen.all ? seen.step - 1 : 0;
}

/**
 * @param {string} game
 * @param {number} step from 1
 * @param {number} all the number of steps
 * @param {string} title
 */
export function noteLesson(game, step, all, title) {
  const before = lessonProgress(game)?.step ?? 0;
  step >= Math.min(all, before) && localStore.set(key(game), `${step} ${all} ${currentLanguage()} ${title}`);
}
