/**
 * Runs the libraries of games in a worker, so that a thinking bot does not block the page. Each library is loaded when it is
 * first called.
 */

/** @import { Library, LocalRecord, Viewer } from "./library.js" */
/**
 * @typedef {Library & {read: (record: string) => LocalRecord, annotated: (record: string, numbers: number[], seed: number) => string}}
 *   PlayedLibrary which applies the game's equipment
 */

const HINTS = 5;

/** @type {Map<string, Promise<Library>>} by the address of their modules */
const libraries = new Map();

const random = () => String(crypto.getRandomValues(new BigInt64Array(1))[0]);

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
 * The functions for the page. Games are passed as the strings of their records.
 *
 * @type {Record<string, (library: PlayedLibrary, ...values: any[]) => any>}
 */
const FUNCTIONS = {
  /** Deals a new game with custom or standard equipment, either at random or from a seed; from a seed, seat 1 starts. */
  deal(library, ruleset, seed, equipment) {
    try {
      return library.deal(ruleset, seed, equipment).record;
    } catch (problem) {
      throw new Problem(equipment === undefined ? "ruleset" : "equipment", /** @type {Error} */ (problem).message);
    }
  },

  equipment: (library) => library.equipment(),

  more: (library, name, ...values) => library.more?.[name]?.(...values),

  position: (library, record, ply) => library.read(record).position(ply),

  /** Throws an error if a text is not a record. */
  check: (library, record) => library.read(record).plies,

  snapshot(library, record, wanted) {
    const game = library.read(record);
    const viewer = game.viewer ?? wanted;
    return {
      ruleset: game.ruleset,
      ply: game.plies,
      turn: game.turn,
      over: game.turn === undefined,
      termination: game.termination,
      viewer: game.viewer,
      headers: game.headers,
      view: game.view(viewer),
      last: game.plies > 0 ? game.seen(game.plies, viewer) : undefined,
      standings: game.standings(),
    };
  },

  at(library, record, ply, wanted) {
    const game = library.read(record);
    /** @type {Viewer[]} */
    const viewers = game.viewer === undefined ? wanted : [game.viewer];
    return {
      ply,
      views: viewers.map((viewer) => game.view(viewer, ply)),
      last: ply > 0 && viewers[0] !== undefined ? game.seen(ply, viewers[0]) : undefined,
    };
  },

  moves(library, record, wanted) {
    const game = library.read(record);
    return Array.from({ length: game.plies }, (_, ply) => game.seen(ply + 1, game.viewer ?? wanted));
  },

  play(library, record, move) {
    const game = library.read(record);
    try {
      return game.play(move).record;
    } catch (problem) {
      const refusal = game.refusal(move);
      throw refusal ? new Problem(refusal.code, refusal.message, refusal.faults) : problem;
    }
  },

  takeBack(library, record, seat) {
    const game = library.read(record);
    for (let ply = game.plies; ply > 0; ply--) {
      if (game.mover(ply) === seat) {
        return game.upTo(ply - 1).record;
      }
    }
    throw new Problem("no-such-ply", "no move to undo");
  },

  choose(library, record, level) {
    const game = library.read(record);
    return game.play(game.choose(level, random())).record;
  },

  terminate: (library, record, termination) => library.read(record).terminated(termination).record,

  why: (library, record, viewer, question) => library.read(record).why(viewer, question),

  hint: (library, record) => library.read(record).hint(random()).slice(0, HINTS),

  /** Reviews a move; returns undefined if the record does not contain enough information. */
  review(library, record, ply) {
    const game = library.read(record);
    return game.isReviewed(ply) ? game.review(ply, 1) : undefined;
  },

  /** Returns a complete record with the reviews of moves. */
  annotated: (library, record, plies) => library.annotated(record, plies, 1),

  named: (library, record, names) =>
    names.reduce(
      (/** @type {LocalRecord} */ game, /** @type {string} */ name, /** @type {number} */ place) =>
        name ? game.withHeader(`Seat${place + 1}`, name) : game,
      library.read(record),
    ).record,

  redacted: (library, record, viewer) => library.read(record).redactedFor(viewer),
};

/**
 * @param {string} address the address of a library's module
 * @returns {Promise<Library>}
 */
function load(address) {
  const known = libraries.get(address) ?? import(new URL(address, import.meta.url).href).then((module) => module.load());
  libraries.set(address, known);
  return known;
}

onmessage = async ({ data: { id, library, equipment, name, values } }) => {
  try {
    const loaded = await load(library);
    /** @type {PlayedLibrary} */
    const played = {
      ...loaded,
      read: (record) => loaded.read(record, equipment),
      annotated: (record, numbers, seed) => loaded.annotated(record, numbers, seed, equipment),
    };
    postMessage({ id, result: await FUNCTIONS[name]?.(played, ...values) });
  } catch (problem) {
    const { code = "text", message, faults } = /** @type {Problem} */ (problem);
    postMessage({ id, problem: { code, message, faults } });
  }
};
