import { currentLanguage } from "./i18n.js";

/** @import { GameInfo } from "./backend.js" */
/** @import { Catalogue } from "./phrase.js" */
/** @typedef {any} Seen the public part of a position, as the game's `pictureOf` returned it */
/**
 * The part of a game that the start page shows: a small module, loaded before the game.
 *
 * @typedef {Object} Cover
 * @property {(language: string) => Promise<Catalogue>} words `lobby.pitch`, and `lobby.title` if the title is not the game's name; with a puzzle, `puzzle.day` and
 *   `puzzle.invitation`
 * @property {(seen?: Seen) => Element} [picture] a scene that fills any rectangle, of a game of the user or an example; the example's
 *   piece of class `comes` moves in
 * @property {string} [quick] the ruleset of the first quick game; by default, the first ruleset
 * @property {boolean} [lessons] whether the game has lessons
 * @property {{isSolved: () => boolean, seen?: Seen}} [puzzle] the puzzle of the day, and a position for its picture
 * @property {(ruleset: string, seat: number) => string | undefined} [plateOf] the class of a seat's plate in the form
 */
/** @typedef {Omit<Cover, "words"> & {info: GameInfo, title: string, pitch: string, word: (key: string) => string}} GameCover */

/**
 * Loads the cover of a game. A game without a cover has a title and a pitch, from its own messages; without a connection, it
 * has only its name.
 *
 * @param {GameInfo} info
 * @returns {Promise<GameCover>}
 */
export async function loadCover(info) {
  /** @type {Cover | undefined} */
  let cover;
  /** @type {Catalogue} */
  let words = {};
  try {
    const module = (await import(new URL(info.cover ?? info.page, import.meta.url).href)).default;
    cover = info.cover ? module : undefined;
    words = await module.words(currentLanguage());
  } catch {
    // The start page shows what is known.
  }
  const word = (/** @type {string} */ key) => String(words[key] ?? "");
  return { ...cover, info, title: word("lobby.title") || info.name, pitch: word("lobby.pitch"), word };
}
