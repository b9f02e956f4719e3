import { localStore } from "../../browser-storage.js";

/** The number of puzzles. */
export const COUNT = 100;

const DAY = 86_400_000;
const SOLVED = "puzzle.";

/** Returns the number of the puzzle of the day, from 0. */
export function puzzleOfTheDay() {
  const now = new Date();
  return Math.floor((now.getTime() - now.getTimezoneOffset() * 60_000) / DAY) % COUNT;
}

/** @param {number} number */
export const isSolved = (number) => localStore.get(SOLVED + number) !== undefined;

/** @param {number} number */
export const noteSolved = (number) => localStore.set(SOLVED + number, "yes");
