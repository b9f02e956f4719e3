import { add, isFleeting, keep, load, watch } from "./kept-tables.js";
import { ask } from "./library.js";
import { reviewOf } from "./review.js";
import { Refused } from "./table.js";
import { isFast } from "./uptown.js";

/** @import { Kept } from "./kept-tables.js" */
/** @import { Fault, Past, Progress, State, Table } from "./table.js" */

/** Before a bot moves, in milliseconds, so that people can follow. */
const PAUSE = 600;

/**
 * A table for one, with the library itself behind the seam: all others are bots.
 *
 * @implements {Table}
 */
export class SoloTable {
  /** @type {State | undefined} */
  state;
  /** @type {"connecting" | "open" | "lost" | "closed"} */
  connection = "connecting";
  /** @type {string | undefined} */
  problem;
  /** @type {Refused | undefined} */
  reason;
  hint = isFast ? () => ask("hint", this.#kept.record) : undefined;
  analyse = isFast ? (/** @type {Progress} */ progress) => reviewOf(this.#kept.record, this.state?.table.ply ?? 0, progress) : undefined;

  #id;
  /** @type {Kept} */
  #kept;
  #version = 0;
  #isThinking = false;
  /** @type {Set<() => void>} */
  #listeners = new Set();
  #unwatch;

  /** @param {string} id */
  constructor(id) {
    this.#id = id;
    const kept = load(id);
    this.#kept = kept ?? { ruleset: "", record: "", seats: [], you: "-", made: 0 };
    this.#unwatch = watch(id, (table) => {
      this.#kept = table;
      void this.#show();
    });
    if (kept) {
      void this.#show();
    } else {
      this.problem = "unknown-table";
      this.connection = "closed";
    }
  }

  /**
   * @param {() => void} listener
   * @returns {() => void}
   */
  subscribe(listener) {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** @param {string} move */
  async play(move) {
    check(this.state?.table.phase === "playing", "not-playing", "the game is over");
    check(this.state?.view?.turn === this.#kept.you, "not-your-turn", "it is somebody else's turn");
    await this.#goOn("play", move);
  }

  /**
   * @param {string} tile
   * @param {string} cell
   * @returns {Promise<Fault[]>}
   */
  why(tile, cell) {
    return ask("why", this.#kept.record, this.#kept.you, tile, cell);
  }

  /**
   * @param {number} ply
   * @returns {Promise<Past>}
   */
  at(ply) {
    const { record, seats, you } = this.#kept;
    const isOver = this.state?.table.phase === "over";
    return ask("at", record, ply, isOver ? seats.map((_, place) => place + 1) : [you]);
  }

  /** @returns {Promise<string>} */
  async record() {
    const record = await this.#named();
    return this.state?.table.phase === "over" ? record : ask("redacted", record, this.#kept.you);
  }

  /**
   * @param {number} ply
   * @returns {Promise<string>}
   */
  position(ply) {
    return ask("position", this.#kept.record, ply);
  }

  /** Who had seat 2 has seat 1 at the next table. */
  async rematch() {
    const { ruleset, seats, you } = this.#kept;
    const record = await ask("deal", ruleset);
    const next = add({
      ruleset,
      record,
      seats: [...seats.slice(1), ...seats.slice(0, 1)],
      you: you === "-" ? "-" : ((you + seats.length - 2) % seats.length) + 1,
    });
    await this.#change(this.#kept.record, { next });
  }

  async resign() {
    await this.#goOn("terminate", `resignation ${this.#kept.you}`);
  }

  async takeBack() {
    await this.#goOn("takeBack", this.#kept.you);
  }

  close() {
    this.#unwatch();
    this.#listeners.clear();
    this.connection = "closed";
  }

  #named() {
    const { record, seats } = this.#kept;
    return ask("named", record, seats.map((sitting) => ("person" in sitting ? sitting.person : sitting.bot)));
  }

  /**
   * @param {string} question what becomes of the record
   * @param {...any} values
   */
  async #goOn(question, ...values) {
    const { record } = this.#kept;
    const isDone = await this.#change(record, { record: await ask(question, record, ...values) });
    check(isDone, "stale", "the table has changed meanwhile");
  }

  /**
   * Changes the table, unless something has happened meanwhile, here or in another window of this browser: then that is shown.
   *
   * @param {string} record of the game as it was when the change was thought of
   * @param {Partial<Kept>} changed
   * @returns {Promise<boolean>} whether it was changed
   */
  async #change(record, changed) {
    const kept = load(this.#id) ?? this.#kept;
    const isSame = kept.record === record;
    this.#kept = isSame ? { ...kept, ...changed } : kept;
    if (isSame) {
      keep(this.#id, this.#kept);
    }
    await this.#show();
    return isSame;
  }

  async #show() {
    const { record, seats, you, next } = this.#kept;
    let seen;
    try {
      seen = await ask("look", record, you);
      check(seen.view.seats.length === seats.length, "record", "its seats are not those of the table");
    } catch (problem) {
      this.#fail(new Refused("record", /** @type {Error} */ (problem).message));
      return;
    }
    if (record !== this.#kept.record || this.connection === "closed") {
      return;
    }
    this.#version++;
    this.connection = "open";
    this.state = {
      version: this.#version,
      table: {
        id: this.#id,
        ruleset: seen.ruleset,
        phase: seen.over ? "over" : "playing",
        you,
        practice: false,
        fleeting: isFleeting(this.#id),
        ply: seen.ply,
        seats: seats.map((sitting, place) =>
          "person" in sitting
            ? { seat: place + 1, kind: "person", name: sitting.person, connected: true }
            : { seat: place + 1, kind: "bot", level: sitting.bot },
        ),
        watchers: 0,
        rematch: { agreed: [], ...(next && { table: `table/${next}` }) },
        ...(seen.termination && { termination: seen.termination }),
        ...(seen.over && { standings: seen.standings }),
      },
      view: seen.view,
      ...(seen.last && { last: seen.last }),
    };
    this.#tell();
    void this.#letBotPlay(seen.turn);
  }

  /** @param {number | undefined} turn */
  async #letBotPlay(turn) {
    const sitting = turn === undefined ? undefined : this.#kept.seats[turn - 1];
    if (!sitting || !("bot" in sitting) || this.#isThinking) {
      return;
    }
    this.#isThinking = true;
    const { record } = this.#kept;
    try {
      const pause = new Promise((rest) => setTimeout(rest, PAUSE));
      const [next] = await Promise.all([ask("choose", record, sitting.bot), pause]);
      this.#isThinking = false;
      if (this.connection === "open") {
        await this.#change(record, { record: next });
      }
    } catch (problem) {
      this.#fail(problem);
    }
  }

  /** @param {unknown} problem */
  #fail(problem) {
    this.problem = "unavailable";
    this.reason = problem instanceof Refused ? problem : new Refused("unavailable", String(problem));
    this.connection = "closed";
    this.#tell();
  }

  #tell() {
    this.#listeners.forEach((listener) => listener());
  }
}

/**
 * @param {boolean} holds
 * @param {string} code
 * @param {string} message
 */
function check(holds, code, message) {
  if (!holds) {
    throw new Refused(code, message);
  }
}
