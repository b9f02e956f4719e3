import { add, isUnsaved, keep, load, watch } from "./stored-tables.js";
import { call } from "./worker-client.js";
import { reviewOf } from "./review.js";
import { seatName } from "./names.js";
import { RequestError } from "./table-client.js";
import { moverOf, turnOf } from "./turn.js";
import { isFast } from "./fast.js";
import { localGame } from "./game-list.js";

/** @import { StoredTable } from "./stored-tables.js" */
/** @import { LocalGame } from "./game-list.js" */
/** @import { Fault, Move, PastPosition, Progress, State, TableClient } from "./table-client.js" */

/** The pause before a bot's move in milliseconds, so that people can follow. */
const PAUSE = 600;

/**
 * A table for one person, played by the library in this browser; the other players are bots.
 *
 * @implements {TableClient}
 */
export class SoloTableClient {
  /** @type {State | undefined} */
  state;
  /** @type {"connecting" | "open" | "lost" | "closed"} */
  connection = "connecting";
  /** @type {string | undefined} */
  problem;
  /** @type {RequestError | undefined} */
  reason;
  hint = isFast ? () => this.#call("hint", this.#stored.record) : undefined;
  analyse = isFast ? (/** @type {Progress} */ progress) => this.#analyse(progress) : undefined;

  #id;
  /** @type {StoredTable} */
  #stored;
  #version = 0;
  #isThinking = false;
  /** @type {number[]} the reviewed moves */
  #reviewed = [];
  /** @type {Set<() => void>} */
  #listeners = new Set();
  #unwatch;
  /** @type {Promise<LocalGame>} */
  #game;

  /** @param {string} id */
  constructor(id) {
    this.#id = id;
    const stored = load(id);
    this.#stored = stored ?? { ruleset: "", record: "", seats: [], you: "-", made: 0 };
    this.#game = localGame(({ id: game }) => game === stored?.game);
    this.#unwatch = watch(id, (table) => {
      this.#stored = table;
      void this.#show();
    });
    if (stored) {
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
    check(turnOf(this.state?.view) === this.#stored.you, "not-your-turn", "it is another seat's turn");
    await this.#update("play", move);
  }

  /**
   * @param {object} question
   * @returns {Promise<Fault[]>}
   */
  why(question) {
    return this.#call("why", this.#stored.record, this.#stored.you, question);
  }

  /**
   * @param {number} ply
   * @returns {Promise<PastPosition>}
   */
  at(ply) {
    const { record, seats, you } = this.#stored;
    const isOver = this.state?.table.phase === "over";
    return this.#call("at", record, ply, isOver ? seats.map((_, place) => place + 1) : [you]);
  }

  /** @returns {Promise<Move[]>} */
  moves() {
    return this.#call("moves", this.#stored.record, this.#stored.you);
  }

  /** @returns {Promise<string>} with the review, if there is one; redacted until the game is over */
  async record() {
    const record = await this.#named();
    if (this.state?.table.phase !== "over") {
      return this.#call("redacted", record, this.#stored.you);
    }
    return this.#reviewed.length > 0 ? this.#call("annotated", record, this.#reviewed) : record;
  }

  /**
   * @param {number} ply
   * @returns {Promise<string>}
   */
  position(ply) {
    return this.#call("position", this.#stored.record, ply);
  }

  /** Creates the rematch, in which each player moves one seat down. */
  async rematch() {
    const { game, ruleset, equipment, seats, you } = this.#stored;
    const record = await this.#call("deal", ruleset, undefined, equipment);
    const next = add({
      ...(game && { game }),
      ...(equipment && { equipment }),
      ruleset,
      record,
      seats: [...seats.slice(1), ...seats.slice(0, 1)],
      you: you === "-" ? "-" : ((you + seats.length - 2) % seats.length) + 1,
    });
    await this.#change(this.#stored.record, { next });
  }

  async resign() {
    await this.#update("terminate", `resignation ${this.#stored.you}`);
  }

  async takeBack() {
    await this.#update("takeBack", this.#stored.you);
  }

  /** The custom equipment, if any. */
  get #own() {
    const { equipment } = this.#stored;
    return equipment === undefined ? {} : { ownEquipment: equipment };
  }

  /** @param {Progress} progress */
  async #analyse(progress) {
    const review = await reviewOf({ ...(await this.#game), ...this.#own }, this.#stored.record, this.state?.table.ply ?? 0, progress);
    this.#reviewed = review.map(({ ply }) => ply);
    return review;
  }

  /**
   * @param {string} name a function of worker.js
   * @param {...any} values
   */
  async #call(name, ...values) {
    return call({ ...(await this.#game), ...this.#own }, name, ...values);
  }

  close() {
    this.#unwatch();
    this.#listeners.clear();
    this.connection = "closed";
  }

  #named() {
    const { record, seats } = this.#stored;
    return this.#call("named", record, seats.map((seatPlayer) => ("person" in seatPlayer ? seatPlayer.person : seatPlayer.bot)));
  }

  /**
   * @param {string} name the function of worker.js that changes the record
   * @param {...any} values
   */
  async #update(name, ...values) {
    const { record } = this.#stored;
    const isDone = await this.#change(record, { record: await this.#call(name, record, ...values) });
    check(isDone, "stale", "the table has changed meanwhile");
  }

  /**
   * Changes the table. If this or another window has changed it meanwhile, shows that change instead.
   *
   * @param {string} record the record on which the change is based
   * @param {Partial<StoredTable>} changed
   * @returns {Promise<boolean>} true if it was changed
   */
  async #change(record, changed) {
    const stored = load(this.#id) ?? this.#stored;
    const isSame = stored.record === record;
    this.#stored = isSame ? { ...stored, ...changed, moved: Date.now() } : stored;
    if (isSame) {
      keep(this.#id, this.#stored);
    }
    await this.#show();
    return isSame;
  }

  async #show() {
    const { record, equipment, seats, you, next } = this.#stored;
    let snapshot;
    try {
      snapshot = await this.#call("snapshot", record, you);
      check(snapshot.view.seats.length === seats.length, "record", "its seats differ from the table's");
    } catch (problem) {
      this.#fail(new RequestError("record", /** @type {Error} */ (problem).message));
      return;
    }
    if (record !== this.#stored.record || this.connection === "closed") {
      return;
    }
    this.#version++;
    this.connection = "open";
    /** @type {State} */
    const state = {
      version: this.#version,
      table: {
        id: this.#id,
        game: (await this.#game).id,
        ...(equipment && { equipment }),
        ruleset: this.#stored.ruleset,
        phase: snapshot.over ? "over" : "playing",
        you,
        practice: false,
        unsaved: isUnsaved(this.#id),
        ply: snapshot.ply,
        seats: seats.map((seatPlayer, place) =>
          "person" in seatPlayer
            ? { seat: place + 1, kind: "person", name: seatPlayer.person, connected: true }
            : { seat: place + 1, kind: "bot", level: seatPlayer.bot },
        ),
        watchers: 0,
        rematch: { agreed: [], ...(next && { table: `table/${next}` }) },
        ...(snapshot.termination && { termination: snapshot.termination }),
        ...(snapshot.over && { standings: snapshot.standings }),
      },
      view: snapshot.view,
      ...(snapshot.last && { last: snapshot.last }),
    };
    this.state = state;
    const { table } = state;
    const mover = moverOf(state.last);
    this.#note({
      phase: snapshot.over ? "over" : "playing",
      yours: !snapshot.over && snapshot.turn === you,
      mover: mover === undefined ? undefined : mover === you || seatName(table, mover),
    });
    this.#notify();
    void this.#letBotPlay(snapshot.turn);
  }

  /**
   * Stores the phase, the turn and the last player for the start page, which loads no library.
   *
   * @param {Pick<StoredTable, "phase" | "yours" | "mover">} seen
   */
  #note(seen) {
    const { phase, yours, mover, record } = this.#stored;
    const isNew = seen.phase !== phase || seen.yours !== yours || seen.mover !== mover;
    if (isNew && load(this.#id)?.record === record) {
      this.#stored = { ...this.#stored, ...seen };
      keep(this.#id, this.#stored);
    }
  }

  /** @param {number | undefined} turn */
  async #letBotPlay(turn) {
    const seatPlayer = turn === undefined ? undefined : this.#stored.seats[turn - 1];
    if (!seatPlayer || !("bot" in seatPlayer) || this.#isThinking) {
      return;
    }
    this.#isThinking = true;
    const { record } = this.#stored;
    try {
      const pause = new Promise((rest) => setTimeout(rest, PAUSE));
      const [next] = await Promise.all([this.#call("choose", record, seatPlayer.bot), pause]);
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
    this.reason = problem instanceof RequestError ? problem : new RequestError("unavailable", String(problem));
    this.connection = "closed";
    this.#notify();
  }

  #notify() {
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
    throw new RequestError(code, message);
  }
}
