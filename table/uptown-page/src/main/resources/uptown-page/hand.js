import { letDrag } from "./drag.js";
import { Refused } from "./table.js";
import { isYours } from "./turn.js";
import { say } from "./words.js";

/** @import { Board } from "./board.js" */
/** @import { State, Table } from "./table.js" */
/** @import { Wishes } from "./wishes.js" */
/**
 * @typedef {Object} Reach
 * @property {Table} table
 * @property {Board} board
 * @property {Wishes} wishes
 * @property {() => State | undefined} present what is on the screen; nothing while that is the past
 * @property {() => void} changed
 */

/** The hand of who sits here: takes a tile off the rack, moves it over the board, places it or lets it go. */
export class Hand {
  /** @type {string | undefined} */
  tile;
  #reach;

  /** @param {Reach} reach */
  constructor(reach) {
    this.#reach = reach;
  }

  /** @param {HTMLElement} rack from which tiles can be dragged */
  dragFrom(rack) {
    const { board } = this.#reach;
    letDrag(rack, {
      taken: (tile) => this.hold(tile),
      moved: (x, y) => board.hover(board.cellAt(x, y)),
      dropped: (_, x, y) => this.#drop(board.cellAt(x, y)),
      abandoned: () => this.#drop(undefined),
    });
  }

  /** @param {string | undefined} tile */
  hold(tile) {
    const { board, changed, present, wishes } = this.#reach;
    const state = present();
    this.tile = state && tile;
    wishes.tell();
    const targets = tile ? state?.view?.targets[tile] : undefined;
    const first = targets?.empty[0] ?? targets?.captures[0];
    if (first) {
      board.startFrom(first);
    }
    changed();
  }

  /** @param {string} tile lets it go if it is held */
  press(tile) {
    this.hold(tile === this.tile ? undefined : tile);
  }

  /**
   * What is not on the rack any more is not in the hand.
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
    this.#reach.board.hover(undefined);
    if (cell) {
      this.choose(cell);
    } else {
      this.hold(undefined);
    }
  }

  /** @param {string} cell where the tile is to go */
  choose(cell) {
    const { changed, present, table, wishes } = this.#reach;
    const { tile } = this;
    const state = present();
    const view = state?.view;
    if (!view) {
      return;
    }
    if (!tile) {
      wishes.tell(...(isYours(state) ? [say("play.chooseTile")] : []));
      changed();
      return;
    }
    void wishes.do(async () => {
      const { empty, captures } = view.targets[tile] ?? { empty: [], captures: [] };
      const faults = view.turn === view.viewer && [...empty, ...captures].includes(cell) ? [] : await table.why(tile, cell);
      if (faults.length > 0) {
        throw new Refused("illegal", "", faults);
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
    return this.#reach.wishes.do(() => this.#play(move));
  }

  /** @param {string} move */
  async #play(move) {
    await this.#reach.table.play(move);
    this.tile = undefined;
  }
}
