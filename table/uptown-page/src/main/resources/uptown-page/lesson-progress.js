import { localStore } from "./browser-storage.js";

/** The progress in the lessons of each game, which the start page shows. */

/** @param {string} game */
const key = (game) => `lessons.${game}`;

/**
 * Returns the furthest step that the user has seen, from 1, and the number of steps; undefined before the first lesson.
 *
 * @param {string} game
 * @returns {{step: number, all: number} | undefined}
 */
export function lessonProgress(game) {
  const [step = 0, all = 0] = (localStore.get(key(game)) ?? "").split(" ").map(Number);
  return step > 0 && all >= step ? { step, all } : undefined;
}

/**
 * Returns the step at which the lessons go on, from 0.
 *
 * @param {string} game
 */
export function stepToResume(game) {
  const seen = lessonProgress(game);
  return seen && seen.step < seen.all ? seen.step - 1 : 0;
}

/**
 * @param {string} game
 * @param {number} step from 1
 * @param {number} all the number of steps
 */
export function noteLesson(game, step, all) {
  const before = lessonProgress(game)?.step ?? 0;
  localStore.set(key(game), `${Math.min(all, Math.max(step, before))} ${all}`);
}
