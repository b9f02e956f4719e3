import { ask } from "./library.js";
import { reviewOf } from "./review.js";
import { Refused } from "./table.js";
import { isFast } from "./uptown.js";

/** No record is so long, in characters. */
export const LONGEST = 200_000;

/** @import { Fault, Past, Progress, Sight, State, Table } from "./table.js" */

/**
 * A game that was played elsewhere, to be looked at: by the eyes of anybody if the record is whole.
 *
 * @implements {Table}
 */
export class ReplayTable {
  /** @type {State | undefined} */
  state;
  /** @type {"connecting" | "open" | "lost" | "closed"} */
  connection = "connecting";
  /** @type {string | undefined} */
  problem;
  /** @type {Refused | undefined} */
  reason;
  analyse = isFast ? (/** @type {Progress} */ progress) => reviewOf(this.#record, this.state?.table.ply ?? 0, progress) : undefined;

  #record;
  /** @type {Sight} */
  #sight = "all";
  #version = 0;
  /** @type {Set<() => void>} */
  #listeners = new Set();

  /** @param {string} record */
  constructor(record) {
    this.#record = record;
    void this.#show();
  }

  /**
   * @param {() => void} listener
   * @returns {() => void}
   */
  subscribe(listener) {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async play() {
    throw new Refused("not-a-seat", "a record is only looked at");
  }

  /** @returns {Promise<Fault[]>} */
  async why() {
    return [];
  }

  /**
   * @param {number} ply
   * @returns {Promise<Past>}
   */
  at(ply) {
    const seats = this.state?.table.seats.map(({ seat }) => seat) ?? [];
    return ask("at", this.#record, ply, this.#sight === "all" ? seats : [this.#sight]);
  }

  async record() {
    return this.#record;
  }

  /**
   * @param {number} ply
   * @returns {Promise<string>}
   */
  position(ply) {
    return ask("position", this.#record, ply);
  }

  /** @param {Sight} sight */
  async seeAs(sight) {
    this.#sight = sight;
    await this.#show();
  }

  close() {
    this.#listeners.clear();
    this.connection = "closed";
  }

  async #show() {
    try {
      if (this.#record.length > LONGEST) {
        throw new Refused("record", `${this.#record.length} > ${LONGEST}`);
      }
      const seen = await ask("look", this.#record, this.#sight === "all" ? "-" : this.#sight);
      if (this.connection !== "closed") {
        this.connection = "open";
        this.state = this.#stateOf(seen);
      }
    } catch (problem) {
      this.problem = "record";
      this.reason = new Refused("record", /** @type {Error} */ (problem).message);
      this.connection = "closed";
    }
    this.#listeners.forEach((listener) => listener());
  }

  /**
   * @param {any} seen
   * @returns {State}
   */
  #stateOf({ ruleset, ply, over, termination, viewer, headers, view, last, standings }) {
    const seats = view.seats.map((/** @type {{seat: number}} */ { seat }) => seat);
    return {
      version: ++this.#version,
      table: {
        id: "record",
        ruleset,
        phase: over ? "over" : "playing",
        you: "-",
        practice: false,
        ply,
        seats: seats.map((/** @type {number} */ seat) => ({ seat, kind: "person", name: headers[`Seat${seat}`] })),
        watchers: 0,
        sights: viewer === undefined ? ["all", ...seats, "-"] : [viewer],
        sight: viewer ?? this.#sight,
        ...(termination && { termination }),
        ...(over && { standings }),
      },
      view,
      ...(last && { last }),
    };
  }
}
