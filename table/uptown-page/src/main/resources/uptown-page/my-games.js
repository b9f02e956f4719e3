import { localStore } from "./browser-storage.js";
import { seatName } from "./names.js";
import { moverOf, turnOf } from "./turn.js";

/** The tables of a server at which the user of this browser has a seat, in their last known state. */

/** @import { KeptGame } from "./backend.js" */
/** @import { State } from "./table-client.js" */
/** @typedef {Omit<KeptGame, "table"> & {ply: number, seen: number}} SeenGame */

const PREFIX = "game.";
const MOST = 30;

/**
 * @param {string} id
 * @param {State | undefined} state
 */
export function note(id, state) {
  if (!state || state.table.you === "-") {
    return;
  }
  const { game, ruleset, phase, seats, you, ply, standings = state.view?.standings } = state.table;
  const turn = phase === "playing" ? turnOf(state.view) : undefined;
  const mover = moverOf(state.last);
  const nameOf = (/** @type {number} */ seat) => seat === you || seatName(state.table, seat);
  const before = read(localStore.get(PREFIX + id) ?? "");
  const now = Date.now();
  /** @type {SeenGame} */
  const seen = {
    ...(game && { game }),
    ruleset,
    phase,
    ...(turn !== undefined && { turn: nameOf(turn) }),
    ...(mover !== undefined && { mover: nameOf(mover) }),
    ...(phase === "over" && { rank: standings?.find(({ seat }) => seat === you)?.rank }),
    people: seats.flatMap((one) => (one.kind === "person" && one.seat !== you && one.name ? [one.name] : [])),
    bots: seats.filter((one) => one.kind === "bot").length,
    open: seats.filter((one) => one.kind === "open").length,
    moved: before?.ply === ply && before.phase === phase ? before.moved : now,
    ply,
    seen: now,
  };
  localStore.set(PREFIX + id, JSON.stringify(seen));
  all()
    .slice(MOST)
    .forEach((old) => localStore.remove(PREFIX + old.id));
}

/** @param {string} id */
export function drop(id) {
  localStore.remove(PREFIX + id);
}

/** @returns {KeptGame[]} latest first */
export function keptGames() {
  return all().map(({ id, game }) => ({ ...game, table: id }));
}

/** @returns {{id: string, game: SeenGame}[]} latest first */
function all() {
  return localStore
    .keys()
    .filter((key) => key.startsWith(PREFIX))
    .flatMap((key) => {
      const game = read(localStore.get(key) ?? "");
      return game ? [{ id: key.slice(PREFIX.length), game }] : [];
    })
    .sort((one, other) => other.game.seen - one.game.seen);
}

/**
 * @param {string} text
 * @returns {SeenGame | undefined} undefined if the text is malformed
 */
function read(text) {
  try {
    const game = JSON.parse(text);
    const isGame = typeof game?.ruleset === "string" && typeof game.seen === "number" && Array.isArray(game.people);
    return isGame ? game : undefined;
  } catch {
    return undefined;
  }
}
