import { RequestError } from "./table-client.js";
import { isYours } from "./turn.js";
import { translate } from "./i18n.js";

/** @import { State, TableClient } from "./table-client.js" */
/** @import { ActionRunner } from "./action-runner.js" */
/**
 * @typedef {Object} Dependencies
 * @property {TableClient} table
 * @property {ActionRunner} runner
 * @property {() => State | undefined} current the state on the screen; nothing while that is a past position
 * @property {() => void} changed
 */

/** The tile that the player has selected: by click, key or drag, until it is placed or cancelled. */
export class TileSelection {
  /** @type {string | undefined} */
  tile;
  #dependencies;

  /** @param {Dependencies} dependencies */
  constructor(dependencies) {
    this.#dependencies = dependencies;
  }

  /** @param {string | undefined} tile */
  select(tile) {
    const { changed, current, runner } = this.#dependencies;
    this.tile = current() && tile;
    runner.show();
    changed();
  }

  /**
   * Deselects a tile that is no longer on the rack.
   *
   * @param {State} state
   */
  check({ view }) {
    if (this.tile && !(view && this.tile in view.targets)) {
      this.tile = undefined;
    }
  }

  /** @param {string} cell where the selected tile goes */
  choose(cell) {
    const { changed, current, runner, table } = this.#dependencies;
    const { tile } = this;
    const state = current();
    const view = state?.view;
    if (!view) {
      return;
    }
    if (!tile) {
      runner.show(...(isYours(state) ? [translate("play.chooseTile")] : []));
      changed();
      return;
    }
    void runner.run(async () => {
      const { empty, captures } = view.targets[tile] ?? { empty: [], captures: [] };
      const faults = view.turn === view.viewer && [...empty, ...captures].includes(cell) ? [] : await table.why(tile, cell);
      if (faults.length > 0) {
        throw new RequestError("illegal", "", faults);
      }
      await this.#play(`${tile}${view.board[cell] ? "x" : "@"}${cell}`);
    });
  }

  /**
   * A typed move.
   *
   * @param {string} move
   * @returns {Promise<boolean>} whether it was played
   */
  type(move) {
    return this.#dependencies.runner.run(() => this.#play(move));
  }

  /** @param {string} move */
  async #play(move) {
    await this.#dependencies.table.play(move);
    this.tile = undefined;
  }
}
