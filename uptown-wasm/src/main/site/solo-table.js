import { add, keep, load, watch } from "./kept-tables.js";
import { ask } from "./library.js";
import { Refused } from "./table.js";
import { isFast } from "./uptown.js";

/** @import { Kept } from "./kept-tables.js" */
/** @import { Estimate, Fault, Past, Reviewed, State, Table } from "./table.js" */

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
  hint = isFast ? () => this.#hint() : undefined;
  analyse = isFast ? () => this.#analyse() : undefined;

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
    const { record, you } = this.#kept;
    check(this.state?.table.phase === "playing", "not-playing", "the game is over");
    check(this.state?.view?.turn === you, "not-your-turn", "it is somebody else's turn");
    const next = await ask("play", record, move);
    check(record === this.#kept.record, "stale", "the table has changed meanwhile");
    await this.#change({ record: next });
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
    await this.#change({ next });
  }

  async resign() {
    await this.#change({ record: await ask("terminate", this.#kept.record, `resignation ${this.#kept.you}`) });
  }

  async takeBack() {
    await this.#change({ record: await ask("takeBack", this.#kept.record, this.#kept.you) });
  }

  close() {
    this.#unwatch();
    this.#listeners.clear();
    this.connection = "closed";
  }

  /** @returns {Promise<Estimate[]>} */
  #hint() {
    return ask("hint", this.#kept.record);
  }

  /** @returns {Promise<Reviewed[]>} */
  #analyse() {
    return reviewOf(this.#kept.record, this.state?.table.ply ?? 0, () => this.connection === "open");
  }

  #named() {
    const { record, seats } = this.#kept;
    return ask("named", record, seats.map((sitting) => ("person" in sitting ? sitting.person : sitting.bot)));
  }

  /** @param {Partial<Kept>} changed */
  async #change(changed) {
    this.#kept = { ...this.#kept, ...changed };
    keep(this.#id, this.#kept);
    await this.#show();
  }

  async #show() {
    const { record, seats, you, next } = this.#kept;
    let seen;
    try {
      seen = await ask("look", record, you);
    } catch (problem) {
      this.#fail(problem);
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
        await (record === this.#kept.record ? this.#change({ record: next }) : this.#show());
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
 * What all moves were worth, as far as that can be known.
 *
 * @param {string} record
 * @param {number} plies
 * @param {() => boolean} isWanted asked before each move
 * @returns {Promise<Reviewed[]>}
 */
export async function reviewOf(record, plies, isWanted) {
  const reviewed = [];
  for (let ply = 1; ply <= plies && isWanted(); ply++) {
    reviewed.push(await ask("review", record, ply));
  }
  return reviewed.filter((move) => move !== undefined);
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
