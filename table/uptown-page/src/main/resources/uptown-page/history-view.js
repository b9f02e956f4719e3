/** @import { PastPosition, TableClient, View } from "./table-client.js" */

/** Shows past positions. While a position is loading, only the latest further request is kept, because a slider makes many. */
export class HistoryView {
  /** @type {PastPosition | undefined} the past position on the screen */
  seen;
  /** @type {number | undefined} the last requested ply */
  wanted;
  #asking = false;
  /** @type {View[]} all views of the final position */
  #revealed = [];
  #table;
  #changed;

  /**
   * @param {TableClient} table
   * @param {() => void} changed
   */
  constructor(table, changed) {
    this.#table = table;
    this.#changed = changed;
  }

  /** @param {number | undefined} ply undefined for the current position */
  async at(ply) {
    this.wanted = ply;
    if (this.#asking) {
      return;
    }
    this.#asking = true;
    try {
      while (this.wanted !== this.seen?.ply) {
        this.seen = this.wanted === undefined ? undefined : await this.#table.at(this.wanted);
        this.#changed();
      }
    } finally {
      this.#asking = false;
      this.wanted = this.seen?.ply;
    }
  }

  async reload() {
    const { wanted } = this;
    this.seen = undefined;
    await this.at(wanted);
  }

  /** @param {number} ply */
  async reveal(ply) {
    this.#revealed = (await this.#table.at(ply)).views;
  }

  /** All views of the shown position. After the game, there is one per seat. */
  get views() {
    return this.seen?.views ?? this.#revealed;
  }

  /**
   * Returns the view of a seat; without a seat, the first view.
   *
   * @param {number | "-"} viewer
   */
  viewFor(viewer) {
    return this.seen?.views.find((view) => view.viewer === viewer) ?? this.seen?.views[0];
  }
}
