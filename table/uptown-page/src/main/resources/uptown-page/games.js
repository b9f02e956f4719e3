import { setGameWords } from "./i18n.js";
import { RequestError } from "./table-client.js";

/** The games of the page. Each is loaded when it is chosen, or a table of it is opened. */

/** @import { GameInfo } from "./backend.js" */
/** @import { GamePage } from "./game-page.js" */

/**
 * Loads a game, and lays its words over those of the page.
 *
 * @param {GameInfo} info
 * @returns {Promise<GamePage>}
 */
export async function loadGame({ page }) {
  try {
    /** @type {GamePage} */
    const game = (await import(new URL(page, import.meta.url).href)).default;
    await setGameWords(game.words);
    return game;
  } catch {
    throw new RequestError("connection-lost", "the game cannot be loaded");
  }
}
