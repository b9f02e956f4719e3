import { offeredLevels } from "./bot-levels.js";
import { load } from "./uptown.js";

/** Runs the library in a worker, so that the page does not wait while a bot thinks. */

/** @import { Game, Uptown, Viewer } from "./uptown.js" */

const HINT_PLAYOUTS = 4000;
const REVIEW_PLAYOUTS = 1500;
const HINTS = 5;

/** How many standard errors the interval around a loss extends to each side. */
const WIDTH = 1.96;

/** The form of a move, whatever it means. */
const MOVE = /^[bgory]?[A-Ia-i1-9$][@x][A-I][1-9]$/;

const ready = load();

const random = () => String(crypto.getRandomValues(new BigInt64Array(1))[0]);

/** Why a call failed, for the page. */
class Problem extends Error {
  /**
   * @param {string} code
   * @param {string} message
   * @param {object[]} [faults]
   */
  constructor(code, message, faults) {
    super(message);
    this.code = code;
    this.faults = faults;
  }
}

/**
 * The functions for the page. A game is passed as the text of its record.
 *
 * @type {Record<string, (uptown: Uptown, ...values: any[]) => any>}
 */
const FUNCTIONS = {
  choices: (uptown) => ({ rulesets: uptown.rulesets, levels: offeredLevels(uptown.levels) }),

  /** A new game: from a seed, with seat 1 to start, or at random. */
  deal: (uptown, ruleset, seed) =>
    seed === undefined ? uptown.deal(ruleset, random(), "random").record : uptown.deal(ruleset, seed).record,

  from(uptown, position) {
    const game = uptown.from(position);
    return { record: game.record, ruleset: game.ruleset };
  },

  /** The faults of a position text, and its view if it has none. */
  setup(uptown, position) {
    const faults = uptown.setupFaults(position);
    return { faults, ...(faults.length === 0 && { view: uptown.from(position).view("-") }) };
  },

  position: (uptown, record, ply) => uptown.read(record).position(ply),

  snapshot(uptown, record, wanted) {
    const game = uptown.read(record);
    const viewer = game.viewer ?? wanted;
    return {
      ruleset: game.ruleset,
      ply: game.plies,
      turn: game.turn,
      over: game.over,
      termination: game.termination,
      viewer: game.viewer,
      headers: game.headers,
      view: game.view(viewer),
      last: game.plies > 0 ? game.placement(game.plies, viewer) : undefined,
      standings: game.standings(),
    };
  },

  at(uptown, record, ply, wanted) {
    const game = uptown.read(record);
    /** @type {Viewer[]} */
    const viewers = game.viewer === undefined ? wanted : [game.viewer];
    return {
      ply,
      views: viewers.map((viewer) => game.view(viewer, ply)),
      last: ply > 0 && viewers[0] !== undefined ? game.placement(ply, viewers[0]) : undefined,
    };
  },

  /** All moves, as somebody saw them. */
  moves(uptown, record, wanted) {
    const game = uptown.read(record);
    return Array.from({ length: game.plies }, (_, ply) => game.placement(ply + 1, game.viewer ?? wanted));
  },

  play(uptown, record, move) {
    const game = uptown.read(record);
    const faults = asMove(move, () => game.moveFaults(move));
    if (faults.length > 0) {
      throw new Problem("illegal", faults.map(({ message }) => message).join("; "), faults);
    }
    return game.play(move).record;
  },

  /** The game before the last move of a seat. */
  takeBack(uptown, record, seat) {
    const game = uptown.read(record);
    for (let ply = game.plies; ply > 0; ply--) {
      if (game.placement(ply, "-").seat === seat) {
        return game.upTo(ply - 1).record;
      }
    }
    throw new Problem("no-such-ply", "no move to undo");
  },

  choose(uptown, record, level) {
    const game = uptown.read(record);
    return game.play(game.choose(level, random())).record;
  },

  terminate: (uptown, record, termination) => uptown.read(record).terminated(termination).record,

  why: (uptown, record, viewer, tile, cell) => uptown.read(record).faults(viewer, tile, cell),

  hint: (uptown, record) => uptown.read(record).estimates(HINT_PLAYOUTS, random()).slice(0, HINTS),

  /** How good a move was, or nothing if the record does not show it. */
  review(uptown, record, ply) {
    const game = uptown.read(record);
    if (game.viewer !== undefined && game.placement(ply, game.viewer).seat !== game.viewer) {
      return undefined;
    }
    const { standardError, ...estimate } = game.review(ply, REVIEW_PLAYOUTS, 1);
    const margin = WIDTH * standardError;
    return { ...estimate, low: Math.max(0, estimate.loss - margin), high: Math.min(1, estimate.loss + margin) };
  },

  named: (uptown, record, names) =>
    names.reduce(
      (/** @type {Game} */ game, /** @type {string} */ name, /** @type {number} */ place) =>
        name ? game.withHeader(`Seat${place + 1}`, name) : game,
      uptown.read(record),
    ).record,

  redacted: (uptown, record, viewer) => uptown.read(record).redactedFor(viewer),
};

/**
 * @template T
 * @param {string} move
 * @param {() => T} action
 * @returns {T}
 */
function asMove(move, action) {
  try {
    return action();
  } catch (problem) {
    throw new Problem(MOVE.test(move) ? "meaning" : "syntax", String(/** @type {Error} */ (problem).message));
  }
}

onmessage = async ({ data: { id, name, values } }) => {
  try {
    postMessage({ id, result: await FUNCTIONS[name]?.(await ready, ...values) });
  } catch (problem) {
    const { code = "text", message, faults } = /** @type {Problem} */ (problem);
    postMessage({ id, problem: { code, message, faults } });
  }
};
