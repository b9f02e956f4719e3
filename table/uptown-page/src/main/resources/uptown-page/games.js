import { setGameWords } from "./i18n.js";
import { setRulesetNames } from "./names.js";
import { RequestError } from "./table-client.js";

/** The games of the page. Each is loaded when the user chooses it or opens one of its tables. */

/** @import { GameInfo } from "./backend.js" */
/** @import { GamePage } from "./game-page.js" */

/**
 * @param {GameInfo} info
 * @returns {Promise<GamePage>}
 */
export async function loadGame({ page }) {
  try {
    /** @type {GamePage} */
    const game = (await import(new URL(page, import.meta.url).href)).default;
    await setGameWords(game.words);
    setRulesetNames(game.rulesetName);
    return game;
  } catch {
    throw new RequestError("connection-lost", "the game cannot be loaded");
  }
}
