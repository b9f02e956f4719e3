import { RequestError } from "../../table-client.js";
import { isYours } from "../../turn.js";
import { translate } from "../../i18n.js";
import { tileObject } from "./names.js";

/** @import { Shell } from "../../game-page.js" */
/** @import { State } from "../../table-client.js" */

/** The time in milliseconds that the mouse must rest on a cell before the page explains why the tile may not go there. */
const HOVER = 450;

/** The player's selected tile: from the click, key or drag until it is placed or canceled. */
export class TileSelection {
  /** @type {string | undefined} */
  tile;
  /** @type {string | undefined} the cell of a move to be confirmed */
  asked;
  /** True if a move must be chosen twice before it is played. */
  confirms = false;
  #shell;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #hovering;
  #isExplained = false;

  /** @param {Shell} shell */
  constructor(shell) {
    this.#shell = shell;
  }

  clear() {
    this.tile = undefined;
    this.asked = undefined;
  }

  /** @param {string | undefined} tile */
  select(tile) {
    const { changed, current, say } = this.#shell;
    this.tile = current() && tile;
    this.asked = undefined;
    say();
    changed();
  }

  /**
   * Deselects a tile that is no longer on the rack.
   *
   * @param {State} state
   */
  check(state) {
    const { view } = state;
    if (this.tile && !(view && this.tile in view.targets)) {
      this.tile = undefined;
    }
    if (!this.tile || !isYours(state)) {
      this.asked = undefined;
    }
  }

  confirm() {
    this.asked && void this.choose(this.asked);
  }

  /** @param {string} cell the target of the selected tile */
  async choose(cell) {
    const { changed, current, say, run, play } = this.#shell;
    const { tile } = this;
    const state = current();
    const view = state?.view;
    if (!view) {
      return;
    }
    if (!tile) {
      say(...(isYours(state) ? [translate("play.chooseTile")] : []));
      changed();
      return;
    }
    clearTimeout(this.#hovering);
    this.#isExplained = false;
    if (!(isYours(state) && isTarget(state, tile, cell)) && !(await run(() => this.#refuse(tile, cell)))) {
      return;
    }
    if (this.confirms && this.asked !== cell) {
      this.asked = cell;
      say(translate("play.confirm", { tile: tileObject(tile), cell }));
      changed();
    } else {
      await play(`${tile}${view.board[cell] ? "x" : "@"}${cell}`);
    }
  }

  /**
   * Throws the faults if a tile may not go to a cell.
   *
   * @param {string} tile
   * @param {string} cell
   */
  async #refuse(tile, cell) {
    const faults = await this.#shell.table.why({ tile, cell });
    if (faults.length > 0) {
      throw new RequestError("illegal", "", faults);
    }
  }

  /**
   * Explains, after a short delay, why the selected tile may not go to the cell under the mouse.
   *
   * @param {string} cell empty outside the cells
   */
  explain(cell) {
    clearTimeout(this.#hovering);
    const { changed, current, explain, say, table } = this.#shell;
    const { tile } = this;
    const state = current();
    if (this.#isExplained) {
      this.#isExplained = false;
      say();
      changed();
    }
    if (!tile || !cell || !state || !isYours(state) || isTarget(state, tile, cell)) {
      return;
    }
    this.#hovering = setTimeout(async () => {
      const faults = await table.why({ tile, cell }).catch(() => []);
      if (this.tile === tile && current() === state) {
        this.#isExplained = true;
        explain(faults);
      }
    }, HOVER);
  }
}

/**
 * @param {State} state
 * @param {string} tile
 * @param {string} cell
 */
function isTarget({ view }, tile, cell) {
  const { empty = [], captures = [] } = view?.targets[tile] ?? {};
  return empty.includes(cell) || captures.includes(cell);
}
