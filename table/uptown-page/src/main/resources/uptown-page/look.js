/** @import { Past, Table, View } from "./table.js" */

/** Looks back into the game. While an answer is awaited only the last wish is kept: a slider has many. */
export class Look {
  /** @type {Past | undefined} what is seen, unless it is the present */
  seen;
  /** @type {number | undefined} after how many moves, as was asked last */
  wanted;
  #asking = false;
  /** @type {View[]} of the end */
  #revealed = [];
  #table;
  #changed;

  /**
   * @param {Table} table
   * @param {() => void} changed
   */
  constructor(table, changed) {
    this.#table = table;
    this.#changed = changed;
  }

  /** @param {number | undefined} ply after how many moves, or nothing for the present */
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

  /** The same place of the game, by the eyes of somebody else. */
  async again() {
    const { wanted } = this;
    this.seen = undefined;
    await this.at(wanted);
  }

  /**
   * All racks, now that the game is over.
   *
   * @param {number} ply the last one
   */
  async reveal(ply) {
    this.#revealed = (await this.#table.at(ply)).views;
  }

  /** All that is known of the position that is looked at: after the end, a view for each seat. */
  get known() {
    return this.seen?.views ?? this.#revealed;
  }

  /**
   * What is seen of the past from a seat; by who has none, from the first.
   *
   * @param {number | "-"} viewer
   */
  viewFor(viewer) {
    return this.seen?.views.find((view) => view.viewer === viewer) ?? this.seen?.views[0];
  }
}
