import { makeDraggable } from "./drag.js";
import { RequestError } from "./table-client.js";
import { isYours } from "./turn.js";
import { translate } from "./i18n.js";

/** @import { Board } from "./board.js" */
/** @import { State, TableClient } from "./table-client.js" */
/** @import { ActionRunner } from "./action-runner.js" */
/**
 * @typedef {Object} Dependencies
 * @property {TableClient} table
 * @property {Board} board
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

  /** @param {HTMLElement} rack whose tiles can be dragged */
  dragFrom(rack) {
    const { board } = this.#dependencies;
    makeDraggable(rack, {
      taken: (tile) => this.select(tile),
      moved: (x, y) => board.hover(board.cellAt(x, y)),
      dropped: (_, x, y) => this.#drop(board.cellAt(x, y)),
      abandoned: () => this.#drop(undefined),
    });
  }

  /** @param {string | undefined} tile */
  select(tile) {
    const { board, changed, current, runner } = this.#dependencies;
    const state = current();
    this.tile = state && tile;
    runner.show();
    const targets = tile ? state?.view?.targets[tile] : undefined;
    const first = targets?.empty[0] ?? targets?.captures[0];
    if (first) {
      board.startFrom(first);
    }
    changed();
  }

  /** @param {string} tile deselected if it is selected */
  toggle(tile) {
    this.select(tile === this.tile ? undefined : tile);
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

  /** @param {string | undefined} cell */
  #drop(cell) {
    this.#dependencies.board.hover(undefined);
    if (cell) {
      this.choose(cell);
    } else {
      this.select(undefined);
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
