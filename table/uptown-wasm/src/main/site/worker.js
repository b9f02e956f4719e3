import { offered } from "./engine.js";
import { load } from "./uptown.js";

/** The library, in a thread of its own, so that nothing on the page waits while a bot thinks. */

/** @import { Game, Uptown, Viewer } from "./uptown.js" */

const HINT_PLAYOUTS = 4000;
const REVIEW_PLAYOUTS = 1500;
const HINTS = 5;

/** So many standard errors around a loss are told with it. */
const WIDTH = 1.96;

/** The form of a move, whatever it means. */
const MOVE = /^[bgory]?[A-Ia-i1-9$][@x][A-I][1-9]$/;

const ready = load();

const random = () => String(crypto.getRandomValues(new BigInt64Array(1))[0]);

/** What cannot be done, for those who asked. */
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
 * What the page may ask; a game comes and goes as the text of its record.
 *
 * @type {Record<string, (uptown: Uptown, ...values: any[]) => any>}
 */
const ANSWERS = {
  choices: (uptown) => ({ rulesets: uptown.rulesets, levels: offered(uptown.levels) }),

  /** A new game: of a number, with seat 1 to begin, or any. */
  deal: (uptown, ruleset, seed) =>
    seed === undefined ? uptown.deal(ruleset, random(), "random").record : uptown.deal(ruleset, seed).record,

  from(uptown, position) {
    const game = uptown.from(position);
    return { record: game.record, ruleset: game.ruleset };
  },

  /** What can be said of a text that may be a position. */
  setup(uptown, position) {
    const faults = uptown.setupFaults(position);
    return { faults, ...(faults.length === 0 && { view: uptown.from(position).view("-") }) };
  },

  position: (uptown, record, ply) => uptown.read(record).position(ply),

  look(uptown, record, viewer) {
    const game = uptown.read(record);
    const seer = game.viewer ?? viewer;
    return {
      ruleset: game.ruleset,
      ply: game.plies,
      turn: game.turn,
      over: game.over,
      termination: game.termination,
      viewer: game.viewer,
      headers: game.headers,
      view: game.view(seer),
      last: game.plies > 0 ? game.placement(game.plies, seer) : undefined,
      standings: game.standings(),
    };
  },

  at(uptown, record, ply, viewers) {
    const game = uptown.read(record);
    /** @type {Viewer[]} */
    const seers = game.viewer === undefined ? viewers : [game.viewer];
    return {
      ply,
      views: seers.map((seer) => game.view(seer, ply)),
      last: ply > 0 && seers[0] !== undefined ? game.placement(ply, seers[0]) : undefined,
    };
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

  /** What a move was worth, or nothing if that cannot be known. */
  review(uptown, record, ply) {
    const game = uptown.read(record);
    if (game.viewer !== undefined && game.placement(ply, game.viewer).seat !== game.viewer) {
      return undefined;
    }
    const { standardError, ...told } = game.review(ply, REVIEW_PLAYOUTS, 1);
    const margin = WIDTH * standardError;
    return { ...told, low: Math.max(0, told.loss - margin), high: Math.min(1, told.loss + margin) };
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

onmessage = async ({ data: { id, question, values } }) => {
  try {
    postMessage({ id, answer: await ANSWERS[question]?.(await ready, ...values) });
  } catch (problem) {
    const { code = "text", message, faults } = /** @type {Problem} */ (problem);
    postMessage({ id, problem: { code, message, faults } });
  }
};
