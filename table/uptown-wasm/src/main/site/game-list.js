import { RequestError } from "./table-client.js";
import { isFast } from "./fast.js";

/** @import { GameInfo } from "./backend.js" */
/**
 * A game played in this browser.
 *
 * @typedef {GameInfo & {library: string, notation: string, plain?: string[], positions?: string, isOpen?: boolean}} LocalGame its library, the notation name in its
 *   records, the bots' levels for slow libraries (without any, the game needs a fast one), the module of its position editor, and true if
 *   all viewers see the same
 */

/** @type {Promise<LocalGame[]> | undefined} */
let games;

export const localGames = async () => (await listedGames()).filter(isPlayed);

export const gamesOfNewerBrowsers = async () => (await listedGames()).filter((game) => !isPlayed(game));

/** @param {LocalGame} game */
const isPlayed = ({ levels }) => levels.length > 0;

/** Returns all games, from a file, so that no library has to be loaded. */
function listedGames() {
  games ??= read();
  games.catch(() => (games = undefined)); // The next call tries again.
  return games;
}

async function read() {
  const answer = await fetch(new URL("./games.json", import.meta.url)).catch(() => undefined);
  if (!answer?.ok) {
    throw new RequestError("connection-lost", "the list of games cannot be read");
  }
  /** @type {LocalGame[]} */
  const all = await answer.json();
  return all.map((game) => ({ ...game, levels: isFast ? game.levels : (game.plain ?? []), hints: isFast && game.hints !== false }));
}

/**
 * Returns the game of a table or a record.
 *
 * @param {(game: LocalGame) => boolean} isMeant
 * @returns {Promise<LocalGame>} the first game if none matches
 */
export async function localGame(isMeant) {
  const all = await localGames();
  return /** @type {LocalGame} */ (all.find(isMeant) ?? all[0]);
}

/** Matches the notation header of a record. */
const NOTATION = /^\s*\[Notation "([^" ]*)/m;

/** @param {string} record */
export function gameOf(record) {
  const notation = record.match(NOTATION)?.[1];
  return localGame((game) => game.notation === notation);
}
