import { RequestError } from "./table-client.js";

/** @import { Estimate, Fault, PastPosition, Reviewed, State, TableClient } from "./table-client.js" */

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;

/** Close codes after which the client does not reconnect. */
const PROBLEMS = new Map([
  [4001, "unknown-table"],
  [4002, "wrong-secret"],
]);

/** The close code of a server that is full: try again later. */
const FULL = 1013;

/** @typedef {{done: (response: any) => void, failed: (reason: RequestError) => void}} Waiting */

/**
 * A table behind a WebSocket.
 *
 * @implements {TableClient}
 */
export class SocketTableClient {
  /** @type {State | undefined} */
  state;
  /** @type {"connecting" | "open" | "lost" | "closed"} */
  connection = "connecting";
  /** @type {string | undefined} */
  problem;
  /** @type {RequestError | undefined} */
  reason;

  #id;
  #secret;
  /** @type {Set<() => void>} */
  #listeners = new Set();
  /** @type {Map<number, Waiting>} */
  #waiting = new Map();
  /** @type {WebSocket | undefined} */
  #socket;
  #lastId = 0;
  #failures = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /**
   * @param {string} id
   * @param {string} [secret] of the seat; without one, the viewer is a spectator
   */
  constructor(id, secret) {
    this.#id = id;
    this.#secret = secret;
    addEventListener("online", this.#reconnect);
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
   * A move is sent with the version it was meant for, and never sent again: after a lost connection the new state shows whether it
   * was made.
   *
   * @param {string} move
   */
  async play(move) {
    await this.#request("play", { version: this.state?.version ?? 0, move });
  }

  /**
   * @param {string} tile
   * @param {string} cell
   * @returns {Promise<Fault[]>}
   */
  async why(tile, cell) {
    return (await this.#request("why", { tile, cell })).faults;
  }

  /**
   * @param {number} ply
   * @returns {Promise<PastPosition>}
   */
  at(ply) {
    return this.#request("at", { ply });
  }

  /** @returns {Promise<Estimate[]>} */
  async hint() {
    return (await this.#request("hint")).moves;
  }

  /** @returns {Promise<Reviewed[]>} */
  async analyse() {
    return (await this.#request("analyse")).moves;
  }

  /** @returns {Promise<string>} */
  async record() {
    return (await this.#request("record")).text;
  }

  async rematch() {
    await this.#request("rematch");
  }

  async leave() {
    await this.#request("leave");
  }

  async comeBack() {
    await this.#request("return");
  }

  async resign() {
    await this.#request("resign");
  }

  close() {
    removeEventListener("online", this.#reconnect);
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
    socket.onmessage = (event) => this.#receive(JSON.parse(event.data));
    socket.onclose = (event) => this.#lose(event.code);
  }

  /** @param {any} message */
  #receive(message) {
    if (message.type === "state") {
      this.#failures = 0;
      this.connection = "open";
      this.reason = undefined;
      this.state = message;
      this.#notify();
      return;
    }
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if (message.type === "refused") {
      waiting?.failed(new RequestError(message.code, message.message, message.faults));
    } else {
      waiting?.done(message);
    }
  }

  /** @param {number} code */
  #lose(code) {
    const lost = new RequestError("connection-lost", "the connection was lost");
    this.#waiting.forEach((waiting) => waiting.failed(lost));
    this.#waiting.clear();
    if (this.connection === "closed") {
      return;
    }
    this.problem = PROBLEMS.get(code);
    this.connection = this.problem ? "closed" : "lost";
    this.reason = code === FULL ? new RequestError("too-many", "there are too many tables") : undefined;
    if (!this.problem) {
      const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures++);
      this.#timer = setTimeout(this.#reconnect, wait * (0.5 + Math.random()));
    }
    this.#notify();
  }

  #reconnect = () => {
    if (this.connection === "lost") {
      clearTimeout(this.#timer);
      this.connection = "connecting";
      this.#connect();
    }
  };

  #notify() {
    this.#listeners.forEach((listener) => listener());
  }

  /**
   * @param {string} type
   * @param {object} [more]
   * @returns {Promise<any>}
   */
  #request(type, more = {}) {
    return new Promise((done, failed) => {
      if (this.connection !== "open" || !this.#socket) {
        failed(new RequestError("connection-lost", "there is no connection"));
        return;
      }
      const id = ++this.#lastId;
      this.#waiting.set(id, { done, failed });
      this.#socket.send(JSON.stringify({ type, id, ...more }));
    });
  }
}
