import { Refused } from "./table.js";

/** @import { Estimate, Fault, Past, Reviewed, State, Table } from "./table.js" */

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;

/** Why the server does not want to talk, by the code it closes with; after any other, one tries again. */
const PROBLEMS = new Map([
  [4001, "unknown-table"],
  [4002, "wrong-secret"],
]);

/** Why one tries again later. */
const FULL = 1013;

/** @typedef {{done: (answer: any) => void, failed: (reason: Refused) => void}} Waiting */

/**
 * A table behind a WebSocket.
 *
 * @implements {Table}
 */
export class SocketTable {
  /** @type {State | undefined} */
  state;
  /** @type {"connecting" | "open" | "lost" | "closed"} */
  connection = "connecting";
  /** @type {string | undefined} */
  problem;
  /** @type {Refused | undefined} */
  reason;

  #id;
  #secret;
  /** @type {Set<() => void>} */
  #listeners = new Set();
  /** @type {Map<number, Waiting>} */
  #waiting = new Map();
  /** @type {WebSocket | undefined} */
  #socket;
  #asked = 0;
  #failures = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /**
   * @param {string} id
   * @param {string} [secret] that of the seat; without one, somebody watches
   */
  constructor(id, secret) {
    this.#id = id;
    this.#secret = secret;
    addEventListener("online", this.#again);
    this.#connect();
  }

  /**
   * @param {() => void} listener
   * @returns {() => void}
   */
  subscribe(listener) {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * A move goes with the version it was meant for, and is never sent again: after a lost connection the new state tells whether
   * it was made.
   *
   * @param {string} move
   */
  async play(move) {
    await this.#ask("play", { version: this.state?.version ?? 0, move });
  }

  /**
   * @param {string} tile
   * @param {string} cell
   * @returns {Promise<Fault[]>}
   */
  async why(tile, cell) {
    return (await this.#ask("why", { tile, cell })).faults;
  }

  /**
   * @param {number} ply
   * @returns {Promise<Past>}
   */
  at(ply) {
    return this.#ask("at", { ply });
  }

  /** @returns {Promise<Estimate[]>} */
  async hint() {
    return (await this.#ask("hint")).moves;
  }

  /** @returns {Promise<Reviewed[]>} */
  async analyse() {
    return (await this.#ask("analyse")).moves;
  }

  /** @returns {Promise<string>} */
  async record() {
    return (await this.#ask("record")).text;
  }

  async rematch() {
    await this.#ask("rematch");
  }

  async leave() {
    await this.#ask("leave");
  }

  async comeBack() {
    await this.#ask("return");
  }

  async resign() {
    await this.#ask("resign");
  }

  close() {
    removeEventListener("online", this.#again);
    clearTimeout(this.#timer);
    this.#listeners.clear();
    this.connection = "closed";
    this.#socket?.close();
  }

  #connect() {
    const address = new URL(`/api/tables/${encodeURIComponent(this.#id)}/socket`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    address.hash = "";
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onopen = () =>
      socket.send(JSON.stringify({ type: "hello", ...(this.#secret && { secret: this.#secret }) }));
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data));
    socket.onclose = (event) => this.#lose(event.code);
  }

  /** @param {any} message */
  #hear(message) {
    if (message.type === "state") {
      this.#failures = 0;
      this.connection = "open";
      this.reason = undefined;
      this.state = message;
      this.#tell();
      return;
    }
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if (message.type === "refused") {
      waiting?.failed(new Refused(message.code, message.message, message.faults));
    } else {
      waiting?.done(message);
    }
  }

  /** @param {number} code */
  #lose(code) {
    const lost = new Refused("connection-lost", "the connection was lost");
    this.#waiting.forEach((waiting) => waiting.failed(lost));
    this.#waiting.clear();
    if (this.connection === "closed") {
      return;
    }
    this.problem = PROBLEMS.get(code);
    this.connection = this.problem ? "closed" : "lost";
    this.reason = code === FULL ? new Refused("too-many", "there are too many tables") : undefined;
    if (!this.problem) {
      const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures++);
      this.#timer = setTimeout(this.#again, wait * (0.5 + Math.random()));
    }
    this.#tell();
  }

  #again = () => {
    if (this.connection === "lost") {
      clearTimeout(this.#timer);
      this.connection = "connecting";
      this.#connect();
    }
  };

  #tell() {
    this.#listeners.forEach((listener) => listener());
  }

  /**
   * @param {string} type
   * @param {object} [more]
   * @returns {Promise<any>}
   */
  #ask(type, more = {}) {
    return new Promise((done, failed) => {
      if (this.connection !== "open" || !this.#socket) {
        failed(new Refused("connection-lost", "there is no connection"));
        return;
      }
      const id = ++this.#asked;
      this.#waiting.set(id, { done, failed });
      this.#socket.send(JSON.stringify({ type, id, ...more }));
    });
  }
}
