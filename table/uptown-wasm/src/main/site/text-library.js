import { load } from "./uptown.wasm-runtime.js";
import { isFast } from "./fast.js";

/** Creates a library from the functions that a game's module exports. */

/** @import { Library, LocalRecord, Viewer } from "./library.js" */
/**
 * The functions of a game, documented in the Java class Exports.
 *
 * @typedef {Object} TextFunctions
 * @property {() => number} hintPlayouts
 * @property {() => number} reviewPlayouts
 * @property {() => string} equipment
 * @property {(equipment: string) => void} use
 * @property {(ruleset: string, seed: string, first: string) => string} deal
 * @property {(position: string) => string} from
 * @property {(record: string) => string} record
 * @property {(record: string) => string} ruleset
 * @property {(record: string) => string} viewer
 * @property {(record: string) => string} headers
 * @property {(record: string) => string} termination
 * @property {(record: string) => number} plies
 * @property {(record: string) => string} turn
 * @property {(record: string, number: number) => string} mover
 * @property {(record: string, plies: number) => string} position
 * @property {(record: string, plies: number, viewer: string) => string} view
 * @property {(record: string, number: number, viewer: string) => string} seen
 * @property {(record: string) => string} standings
 * @property {(record: string, viewer: string, question: string) => string} faults
 * @property {(record: string, move: string) => string} refusal
 * @property {(record: string, move: string) => string} play
 * @property {(record: string, plies: number) => string} upTo
 * @property {(record: string, termination: string) => string} terminate
 * @property {(record: string, name: string, value: string) => string} withHeader
 * @property {(record: string, viewer: string) => string} redact
 * @property {(record: string, level: string, seed: string) => string} choose
 * @property {(record: string, playouts: number, seed: string) => string} estimates
 * @property {(record: string) => string} reviewed
 * @property {(record: string, number: number, playouts: number, seed: string) => string} review
 * @property {(record: string, numbers: string, playouts: number, seed: string) => string} annotated
 */

const random = () => String(crypto.getRandomValues(new BigInt64Array(1))[0]);

/**
 * Loads the module of a game, which the build places beside this file.
 *
 * @param {string} name
 * @returns {Promise<{game: () => TextFunctions, [more: string]: any}>}
 */
export async function loadModule(name) {
  return isFast
    ? (await load(new URL(`./${name}.wasm`, import.meta.url).href, {})).exports
    : import(new URL(`./${name}.classes.js`, import.meta.url).href);
}

/**
 * @param {TextFunctions} functions
 * @param {string} first the seat that begins a random game of a published ruleset, or `random`
 * @returns {Library}
 */
export function textLibrary(functions, first) {
  return {
    deal(ruleset, seed, equipment) {
      functions.use(equipment ?? "");
      const isFree = seed === undefined && !ruleset.includes("+"); // House rules say who starts.
      return asked(functions, functions.deal(ruleset, String(seed ?? random()), isFree ? first : ""));
    },
    equipment: () => functions.equipment() || undefined,
    read(record, equipment) {
      functions.use(equipment ?? "");
      return asked(functions, functions.record(record));
    },
    annotated(record, numbers, seed, equipment) {
      functions.use(equipment ?? "");
      return functions.annotated(record, numbers.join(" "), functions.reviewPlayouts(), String(seed));
    },
  };
}

/**
 * @param {TextFunctions} functions
 * @param {string} record
 * @returns {LocalRecord}
 */
function asked(functions, record) {
  const viewer = functions.viewer(record);
  const turn = functions.turn(record);
  const plies = functions.plies(record);
  /** @param {string} next */
  const after = (next) => asked(functions, next);
  return {
    record,
    ruleset: functions.ruleset(record),
    plies,
    turn: turn === "-" ? undefined : Number(turn),
    termination: functions.termination(record) || undefined,
    viewer: viewer === "" || viewer === "-" ? /** @type {Viewer | undefined} */ (viewer || undefined) : Number(viewer),
    headers: headers(functions.headers(record)),
    view: (whose, ply = plies) => JSON.parse(functions.view(record, ply, String(whose))),
    seen: (number, whose) => JSON.parse(functions.seen(record, number, String(whose))),
    mover: (number) => Number(functions.mover(record, number)),
    standings: () => JSON.parse(functions.standings(record)),
    why: (whose, question) => JSON.parse(functions.faults(record, String(whose), lines(question))),
    refusal: (move) => JSON.parse(functions.refusal(record, move) || "null") ?? undefined,
    play: (move) => after(functions.play(record, move)),
    upTo: (ply) => after(functions.upTo(record, ply)),
    terminated: (termination) => after(functions.terminate(record, termination)),
    withHeader: (name, value) => after(functions.withHeader(record, name, value)),
    redactedFor: (whose) => functions.redact(record, String(whose)),
    choose: (level, seed) => functions.choose(record, level, seed),
    hint: (seed) => JSON.parse(functions.estimates(record, functions.hintPlayouts(), seed)),
    isReviewed: (number) => functions.reviewed(record).split(" ").includes(String(number)),
    review: (number, seed) => JSON.parse(functions.review(record, number, functions.reviewPlayouts(), String(seed))),
    position: (ply) => functions.position(record, ply),
  };
}

/** @param {Record<string, string>} question */
const lines = (question) => Object.entries(question).map(([name, value]) => `${name} ${value}\n`).join("");

/** @param {string} text one header per line: name, space, value */
function headers(text) {
  const named = text.split("\n").filter(Boolean);
  return Object.fromEntries(named.map((line) => [line.slice(0, line.indexOf(" ")), line.slice(line.indexOf(" ") + 1)]));
}
