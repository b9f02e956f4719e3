/** @import { PastPosition, TableClient, View } from "./table-client.js" */

/** Shows past positions. While one is being loaded only the last request is kept: a slider makes many. */
export class HistoryView {
  /** @type {PastPosition | undefined} the past position that is shown, if any */
  seen;
  /** @type {number | undefined} the ply requested last */
  wanted;
  #asking = false;
  /** @type {View[]} of the final position */
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

  /** @param {number | undefined} ply or nothing for the current position */
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

  /** The same ply, from another viewpoint. */
  async reload() {
    const { wanted } = this;
    this.seen = undefined;
    await this.at(wanted);
  }

  /**
   * Loads the views of all seats, now that the game is over.
   *
   * @param {number} ply the last one
   */
  async reveal(ply) {
    this.#revealed = (await this.#table.at(ply)).views;
  }

  /** All views of the shown position: after the end, one for each seat. */
  get views() {
    return this.seen?.views ?? this.#revealed;
  }

  /**
   * The view of a seat; for a viewer without a seat, the first.
   *
   * @param {number | "-"} viewer
   */
  viewFor(viewer) {
    return this.seen?.views.find((view) => view.viewer === viewer) ?? this.seen?.views[0];
  }
}
