import { RequestError } from "./table-client.js";
import { isFast } from "./fast.js";

/** @import { GameInfo } from "./backend.js" */
/**
 * A game that is played in this browser.
 *
 * @typedef {GameInfo & {library: string, notation: string, plain?: string[], positions?: string, isOpen?: boolean}} LocalGame its library, how its records
 *   name their notation, the levels of bots that do not need a fast library (if there are none, the game is not played without), what sets up positions, if anything does, and
 *   whether all viewers see the same
 */

/** @type {Promise<LocalGame[]> | undefined} */
let games;

/** The games that are played in this browser. */
export const localGames = async () => (await listedGames()).filter(isPlayed);

/** Those for which this browser is too old. */
export const gamesOfNewerBrowsers = async () => (await listedGames()).filter((game) => !isPlayed(game));

/** @param {LocalGame} game */
const isPlayed = ({ levels }) => levels.length > 0;

/** All, as a file says, so that no library is loaded to know them. */
function listedGames() {
  games ??= read();
  games.catch(() => (games = undefined)); // read again the next time
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
 * The game of a table, or of a record.
 *
 * @param {(game: LocalGame) => boolean} isMeant
 * @returns {Promise<LocalGame>} the first one, if none is meant
 */
export async function localGame(isMeant) {
  const all = await localGames();
  return /** @type {LocalGame} */ (all.find(isMeant) ?? all[0]);
}

/** How a record names its notation. */
const NOTATION = /^\s*\[Notation "([^" ]*)/m;

/** @param {string} record */
export function gameOf(record) {
  const notation = record.match(NOTATION)?.[1];
  return localGame((game) => game.notation === notation);
}
