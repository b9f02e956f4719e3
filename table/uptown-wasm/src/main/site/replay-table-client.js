import { call } from "./worker-client.js";
import { reviewOf } from "./review.js";
import { RequestError } from "./table-client.js";
import { isFast } from "./fast.js";
import { gameOf } from "./game-list.js";

/** The maximum length of a record in characters. */
export const LONGEST = 200_000;

/** @import { LocalGame } from "./game-list.js" */
/** @import { Fault, Move, PastPosition, Progress, Viewpoint, State, TableClient } from "./table-client.js" */

/**
 * A replay of a recorded game. A complete record can be shown from every viewpoint.
 *
 * @implements {TableClient}
 */
export class ReplayTableClient {
  /** @type {State | undefined} */
  state;
  /** @type {"connecting" | "open" | "lost" | "closed"} */
  connection = "connecting";
  /** @type {string | undefined} */
  problem;
  /** @type {RequestError | undefined} */
  reason;
  analyse = isFast ? (/** @type {Progress} */ progress) => this.#analyse(progress) : undefined;

  #record;
  /** @type {Promise<LocalGame>} */
  #game;
  /** @type {Viewpoint} */
  #viewpoint = "all";
  #version = 0;
  /** False if only its viewer's part of the game is known. */
  #isWhole = false;
  /** @type {number[]} the reviewed moves of a complete record */
  #reviewed = [];
  /** @type {Set<() => void>} */
  #listeners = new Set();

  /** @param {string} record */
  constructor(record) {
    this.#record = record;
    this.#game = gameOf(record);
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
    throw new RequestError("not-a-seat", "a record cannot be played on");
  }

  /** @returns {Promise<Fault[]>} */
  async why() {
    return [];
  }

  /**
   * @param {number} ply
   * @returns {Promise<PastPosition>}
   */
  at(ply) {
    const seats = this.state?.table.seats.map(({ seat }) => seat) ?? [];
    return this.#call("at", this.#record, ply, this.#viewpoint === "all" ? seats : [this.#viewpoint]);
  }

  /** @returns {Promise<Move[]>} */
  moves() {
    return this.#call("moves", this.#record, this.#viewpoint === "all" ? "-" : this.#viewpoint);
  }

  /** @returns {Promise<string>} with the review of a complete record, if there is one */
  async record() {
    return this.#reviewed.length > 0 ? this.#call("annotated", this.#record, this.#reviewed) : this.#record;
  }

  /**
   * @param {number} ply
   * @returns {Promise<string>}
   */
  position(ply) {
    return this.#call("position", this.#record, ply);
  }

  /** @param {Viewpoint} viewpoint */
  async seeAs(viewpoint) {
    this.#viewpoint = viewpoint;
    await this.#show();
  }

  /** @param {Progress} progress */
  async #analyse(progress) {
    const review = await reviewOf(await this.#game, this.#record, this.state?.table.ply ?? 0, progress);
    this.#reviewed = this.#isWhole ? review.map(({ ply }) => ply) : [];
    return review;
  }

  /**
   * @param {string} name a function of worker.js
   * @param {...any} values
   */
  async #call(name, ...values) {
    return call(await this.#game, name, ...values);
  }

  close() {
    this.#listeners.clear();
    this.connection = "closed";
  }

  async #show() {
    try {
      if (this.#record.length > LONGEST) {
        throw new RequestError("record", `${this.#record.length} > ${LONGEST}`);
      }
      const snapshot = await this.#call("snapshot", this.#record, this.#viewpoint === "all" ? "-" : this.#viewpoint);
      if (this.connection !== "closed") {
        this.connection = "open";
        this.#isWhole = snapshot.viewer === undefined;
        this.state = this.#stateOf(snapshot, await this.#game);
      }
    } catch (problem) {
      this.problem = "record";
      this.reason = new RequestError("record", /** @type {Error} */ (problem).message);
      this.connection = "closed";
    }
    this.#listeners.forEach((listener) => listener());
  }

  /**
   * @param {any} snapshot
   * @param {LocalGame} game
   * @returns {State}
   */
  #stateOf({ ruleset, ply, over, termination, viewer, headers, view, last, standings }, { id, isOpen }) {
    const seats = view.seats.map((/** @type {{seat: number}} */ { seat }) => seat);
    return {
      version: ++this.#version,
      table: {
        id: "record",
        game: id,
        ruleset,
        phase: over ? "over" : "playing",
        you: "-",
        practice: false,
        ply,
        seats: seats.map((/** @type {number} */ seat) => ({ seat, kind: "person", name: headers[`Seat${seat}`] })),
        watchers: 0,
        viewpoints: viewer === undefined && !isOpen ? ["all", ...seats, "-"] : [viewer ?? "all"],
        viewpoint: viewer ?? this.#viewpoint,
        ...(termination && { termination }),
        ...(over && { standings }),
      },
      view,
      ...(last && { last }),
    };
  }
}
