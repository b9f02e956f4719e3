/** Makes a library of functions of texts and numbers, which the libraries of games export. */

/** @import { Library, LocalRecord, Viewer } from "./library.js" */
/**
 * What the classes Exports of games export; the Java classes whose names end so say what each function does.
 *
 * @typedef {Object} TextFunctions
 * @property {() => string} equipment
 * @property {(equipment: string) => void} use
 * @property {(ruleset: string, seed: string, first: string) => string} deal
 * @property {(record: string) => string} record
 * @property {(record: string) => string} ruleset
 * @property {(record: string) => string} viewer
 * @property {(record: string) => string} headers
 * @property {(record: string) => string} termination
 * @property {(record: string) => number} plies
 * @property {(record: string) => string} turn
 * @property {(record: string, number: number) => string} mover
 * @property {(record: string, plies: number, viewer: string) => string} view
 * @property {(record: string, number: number, viewer: string) => string} seen
 * @property {(record: string) => string} standings
 * @property {(record: string, viewer: string, move: string) => string} faults
 * @property {(record: string, move: string) => string} play
 * @property {(record: string, plies: number) => string} upTo
 * @property {(record: string, termination: string) => string} terminate
 * @property {(record: string, name: string, value: string) => string} withHeader
 * @property {(record: string, viewer: string) => string} redact
 * @property {(record: string, level: string, seed: string) => string} choose
 * @property {(record: string, playouts: number, seed: string) => string} estimates
 * @property {(record: string, number: number, playouts: number, seed: string) => string} review
 */

const random = () => String(crypto.getRandomValues(new BigInt64Array(1))[0]);

/**
 * @param {TextFunctions} functions
 * @param {RegExp} move the form of a move, whatever it means
 * @returns {Library}
 */
export function textLibrary(functions, move) {
  return {
    deal(ruleset, seed, equipment) {
      functions.use(equipment ?? "");
      return asked(functions, move, functions.deal(ruleset, String(seed ?? random()), seed === undefined ? "random" : "1"));
    },
    equipment: () => functions.equipment(),
    read(record, equipment) {
      functions.use(equipment ?? "");
      return asked(functions, move, functions.record(record));
    },
  };
}

/**
 * @param {TextFunctions} functions
 * @param {RegExp} form
 * @param {string} record
 * @returns {LocalRecord}
 */
function asked(functions, form, record) {
  const viewer = functions.viewer(record);
  const turn = functions.turn(record);
  const plies = functions.plies(record);
  /** @param {string} next */
  const after = (next) => asked(functions, form, next);
  return {
    record,
    ruleset: functions.ruleset(record),
    plies,
    turn: turn === "-" ? undefined : Number(turn),
    termination: functions.termination(record) || undefined,
    viewer: viewer === "" || viewer === "-" ? /** @type {Viewer | undefined} */ (viewer || undefined) : Number(viewer),
    headers: headers(functions.headers(record)),
    view(whose, ply = plies) {
      const view = JSON.parse(functions.view(record, ply, String(whose)));
      return functions.termination(record) && ply === plies ? ended(view, JSON.parse(functions.standings(record))) : view;
    },
    seen: (number, whose) => JSON.parse(functions.seen(record, number, String(whose))),
    mover: (number) => Number(functions.mover(record, number)),
    standings: () => JSON.parse(functions.standings(record)),
    why: (whose, { move }) => JSON.parse(functions.faults(record, String(whose), move)),
    faults: (move) => JSON.parse(functions.faults(record, turn, move)),
    isMove: (move) => form.test(move),
    play: (move) => after(functions.play(record, move)),
    upTo: (ply) => after(functions.upTo(record, ply)),
    terminated: (termination) => after(functions.terminate(record, termination)),
    withHeader: (name, value) => after(functions.withHeader(record, name, value)),
    redactedFor: (whose) => functions.redact(record, String(whose)),
    choose: (level, seed) => functions.choose(record, level, seed),
    estimates: (playouts, seed) => JSON.parse(functions.estimates(record, playouts, seed)),
    review: (number, playouts, seed) => JSON.parse(functions.review(record, number, playouts, String(seed))),
  };
}

/**
 * Returns the view at the end of a terminated game, without turn and targets; a position does not contain the termination.
 *
 * @param {any} view
 * @param {object[]} standings of the record
 */
function ended({ turn, ...view }, standings) {
  const targets = Object.entries(view.targets).filter(([, value]) => typeof value !== "string");
  return {
    ...view,
    over: true,
    standings,
    targets: Object.fromEntries(targets.map(([name, value]) => [name, Array.isArray(value) ? [] : false])),
  };
}

/** @param {string} lines a name, a space and a value in each */
function headers(lines) {
  const named = lines.split("\n").filter(Boolean);
  return Object.fromEntries(named.map((line) => [line.slice(0, line.indexOf(" ")), line.slice(line.indexOf(" ") + 1)]));
}
