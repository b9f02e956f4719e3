
/** @typedef {"plain" | "marked" | "double" | "up" | "down" | "both" | "skip-one" | "skip-two" | "joker"} Kind */
/** @typedef {"rising" | "falling"} Direction */
/** @typedef {"left" | "right"} Rotation */
/**
 * The parts of a move.
 *
 * @typedef {Object} Move
 * @property {"draw" | "pass"} [idle] the action, if no tile is laid
 * @property {string[]} laid
 * @property {number[]} handOuts a seat for each tile handed out
 * @property {Direction} [direction]
 * @property {Rotation} [rotation]
 * @property {boolean} called
 */

/** @type {Readonly<Record<string, Kind>>} */
const ACTIONS = Object.freeze({ U: "up", D: "down", B: "both", S: "skip-one", T: "skip-two", J: "joker" });
const TILE = /^([1-9][0-9]?\*?|[UDBSTJ])$/;
const MOVE = /^(?:(draw|pass)|([1-9][0-9]?\*?(?:,[1-9][0-9]?\*?)*)(?:>([1-4]+))?|([UD])([LR])|(B)([+-])([LR])|([ST])|(J)([+-]))(!?)$/;

/**
 * @param {unknown} text
 * @returns {text is string}
 */
export function isTile(text) {
  return typeof text === "string" && TILE.test(text);
}

/**
 * @param {string} tile
 * @returns {Kind}
 */
export function kindOf(tile) {
  return ACTIONS[tile] ?? (tile.endsWith("*") ? "marked" : Number(tile) % 11 === 0 ? "double" : "plain");
}

/** @param {string} tile */
export function numberOf(tile) {
  return parseInt(tile, 10);
}

/**
 * Reads a move; returns undefined if the text is not a move.
 *
 * @param {string} text
 * @returns {Move | undefined}
 */
export function readMove(text) {
  const found = MOVE.exec(text);
  if (!found) {
    return undefined;
  }
  const [, idle, numbers, seats = "", arrow, neighbor, both, way, next, skip, joker, sign, call] = found;
  const rotation = neighbor ?? next;
  const direction = way ?? sign;
  return {
    ...(idle && { idle: /** @type {"draw" | "pass"} */ (idle) }),
    laid: numbers?.split(",") ?? [arrow ?? both ?? skip ?? joker ?? ""].filter(isTile),
    handOuts: [...seats].map(Number),
    ...(direction && { direction: direction === "+" ? "rising" : "falling" }),
    ...(rotation && { rotation: rotation === "L" ? "left" : "right" }),
    called: call === "!",
  };
}

/**
 * Writes a move. The direction and rotation of an action default to rising and left.
 *
 * @param {Move} move
 */
export function writeMove({ idle, laid, handOuts, direction, rotation, called }) {
  const last = laid.at(-1) ?? "";
  const way = direction === "falling" ? "-" : "+";
  const next = rotation === "right" ? "R" : "L";
  const actions = { U: `U${next}`, D: `D${next}`, B: `B${way}${next}`, J: `J${way}`, S: "S", T: "T" };
  const seats = [...handOuts].sort().join("");
  const text = idle ?? actions[/** @type {keyof typeof actions} */ (last)] ?? laid.join() + (seats && `>${seats}`);
  return text + (called ? "!" : "");
}
