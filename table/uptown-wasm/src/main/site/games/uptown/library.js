import { load as loadRules } from "../../uptown.js";

/** The library of Uptown, as the page asks libraries. */

/** @import { Library, LocalRecord } from "../../library.js" */
/** @import { Game } from "../../uptown.js" */

/** The form of a move, whatever it means. */
const MOVE = /^[bgory]?[A-Ia-i1-9$][@x][A-I][1-9]$/;

const random = () => String(crypto.getRandomValues(new BigInt64Array(1))[0]);

/** @returns {Promise<Library>} */
export async function load() {
  const uptown = await loadRules();
  return {
    deal: (ruleset, seed) => asked(seed === undefined ? uptown.deal(ruleset, random(), "random") : uptown.deal(ruleset, seed)),
    read: (record) => asked(uptown.read(record)),
    more: {
      /** The first position of a ruleset, to be changed. */
      first: (/** @type {string} */ ruleset) => uptown.deal(ruleset, 1).position(0),

      /** The faults of a position, and its view if it has none. */
      setup(/** @type {string} */ position) {
        const faults = uptown.setupFaults(position);
        return { faults, ...(faults.length === 0 && { view: uptown.from(position).view("-") }) };
      },

      /** A game that begins at a position. */
      from(/** @type {string} */ position) {
        const { record, ruleset } = uptown.from(position);
        return { record, ruleset };
      },
    },
  };
}

/**
 * @param {Game} game
 * @returns {LocalRecord}
 */
function asked(game) {
  return {
    record: game.record,
    ruleset: game.ruleset,
    plies: game.plies,
    turn: game.turn,
    termination: game.termination,
    viewer: game.viewer,
    headers: game.headers,
    view: (viewer, plies) => game.view(viewer, plies),
    seen: (number, viewer) => game.placement(number, viewer),
    mover: (number) => game.placement(number, game.viewer ?? "-").seat,
    standings: () => game.standings(),
    why: (viewer, { tile, cell }) => game.faults(viewer, tile, cell),
    faults: (move) => game.moveFaults(move),
    isMove: (move) => MOVE.test(move),
    play: (move) => asked(game.play(move)),
    upTo: (plies) => asked(game.upTo(plies)),
    terminated: (termination) => asked(game.terminated(termination)),
    withHeader: (name, value) => asked(game.withHeader(name, value)),
    redactedFor: (viewer) => game.redactedFor(viewer),
    choose: (level, seed) => game.choose(level, seed),
    estimates: (playouts, seed) => game.estimates(playouts, seed),
    review: (number, playouts, seed) => game.review(number, playouts, seed),
    position: (plies) => game.position(plies),
  };
}
