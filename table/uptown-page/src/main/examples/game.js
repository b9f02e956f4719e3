import { load } from "./uptown.js";

/**
 * Starts a game of one person against bots. All examples share this module. The returned object notifies its listener of
 * each change.
 *
 * @param {string} ruleset such as "two-player"
 * @param {string} bot such as "casual"
 */
export async function startGame(ruleset, bot) {
  const uptown = await load();
  const me = 1;
  let game = uptown.deal(ruleset, crypto.getRandomValues(new BigInt64Array(1))[0] ?? 0n);
  let tile = "";
  /** @type {import("./uptown.js").MoveFault[]} */
  let faults = [];
  /** @type {() => void} */
  let changed = () => {};

  return {
    /** @param {() => void} listener */
    onChange: (listener) => (changed = listener),
    get state() {
      const last = game.plies === 0 ? "" : game.placement(game.plies, me).move.slice(3);
      const turn = game.over ? `Game over: ${result(game.standings())}.` : "Your turn.";
      return { view: game.view(me), tile, faults, last, message: faults[0]?.message ?? turn, over: game.over };
    },
    /** @param {string | undefined} selected */
    select(selected) {
      [tile, faults] = [selected ?? "", []];
      changed();
    },
    /** @param {{cell: string, tile?: string, move?: string}} chosen */
    play(chosen) {
      if (!chosen.tile || !chosen.move) {
        return;
      }
      faults = game.faults(me, chosen.tile, chosen.cell);
      if (faults.length === 0) {
        [game, tile] = [game.play(chosen.move), ""];
        while (!game.over && game.turn !== me) {
          game = game.play(game.choose(bot, game.plies));
        }
      }
      changed();
    },
  };
}

/** @param {{seat: number, rank: number, score: number}[]} standings */
function result(standings) {
  return standings.map(({ seat, rank, score }) => `seat ${seat} is ${rank === 1 ? "first" : `number ${rank}`} with ${score}`).join(", ");
}
