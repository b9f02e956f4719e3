import { RequestError } from "./table-client.js";
import { siteFolder } from "./this-site.js";
import { moverOf } from "./turn.js";

/** @import { Estimate, Fault, LinkedSeat, Move, PastPosition, Reviewed, State, TableClient } from "./table-client.js" */

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;

/** The WebSocket close codes after which the client does not reconnect. */
const PROBLEMS = new Map([
  [4001, "unknown-table"],
  [4002, "wrong-secret"],
  [4005, "banned"],
]);

/** The client pings the server after this many milliseconds of silence. */
const QUIET = 10_000;

/** The timeout for an answer, in milliseconds. */
const PATIENCE = 4_000;

/** The timeout for the first state, in milliseconds. */
const CONNECT_PATIENCE = 8_000;

/** The reasons that the client shows after these close codes. If the server is full (1013), the client retries later. */
const REASONS = new Map([
  [1013, new RequestError("too-many", "there are too many tables")],
  [4005, new RequestError("banned", "your address or your name is banned")],
]);

/** @typedef {{done: (response: any) => void, failed: (reason: RequestError) => void, since: number, isQuick: boolean}} Waiting */

/**
 * A table on a server, connected through a WebSocket.
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
  /** @type {LinkedSeat | undefined} */
  link;
  /** @type {((seat: number) => void) | undefined} */
  nudged;
  /** @type {((seat: number, what: string) => void) | undefined} */
  reacted;

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
  #heard = 0;
  #began = 0;
  #beat = setInterval(() => this.#listen(), 1_000);
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /**
   * @param {string} id
   * @param {string} [secret] the secret of the seat; a client without one is a spectator
   */
  constructor(id, secret) {
    this.#id = id;
    this.#secret = secret;
    addEventListener("online", this.reconnect);
    addEventListener("focus", this.reconnect);
    addEventListener("offline", this.#cut);
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
   * Sends a move with the version of the state it was chosen in. If the connection is lost before the answer, the client checks
   * the next state and, if the move is missing, sends it once more. The version prevents the server from making the move twice.
   *
   * @param {string} move
   */
  async play(move) {
    const version = this.state?.version ?? 0;
    const ply = this.state?.table.ply ?? 0;
    try {
      await this.#request("play", { version, move });
    } catch (problem) {
      if (!isLoss(problem) || this.connection === "closed") {
        throw problem;
      }
      await this.#nextState();
      if (!(await this.#wasMade(move, ply))) {
        await this.#request("play", { version, move }).catch(async (again) => {
          if (!(await this.#wasMade(move, ply))) {
            throw again;
          }
        });
      }
    }
  }

  /**
   * Returns true if the user made this move right after the first `ply` moves; other moves may have followed.
   *
   * @param {string} move
   * @param {number} ply
   */
  async #wasMade(move, ply) {
    const made = (await this.moves())[ply];
    return made !== undefined && made.move === move && moverOf(made) === this.state?.table.you;
  }

  /** @returns {Promise<void>} resolved when the connection is open again */
  #nextState() {
    return new Promise((resolve, reject) => {
      const stop = this.subscribe(() => {
        if (this.connection === "open" || this.connection === "closed") {
          stop();
          this.connection === "open" ? resolve() : reject(lost());
        }
      });
    });
  }

  #listen() {
    const now = Date.now();
    const isStuck = this.connection === "connecting" && now - this.#began > CONNECT_PATIENCE;
    if (isStuck || [...this.#waiting.values()].some(({ since, isQuick }) => isQuick && now - Math.max(since, this.#heard) > PATIENCE)) {
      this.#cut();
    } else if (this.connection === "open" && now - this.#heard > QUIET && this.#waiting.size === 0) {
      this.#request("ping").catch(() => undefined);
    }
  }

  /** Treats the connection as lost, regardless of its state in the browser. */
  #cut = () => {
    const socket = this.#socket;
    if (socket && (this.connection === "open" || this.connection === "connecting")) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
      this.#lose(0);
    }
  };

  /**
   * @param {object} question
   * @returns {Promise<Fault[]>}
   */
  async why(question) {
    return (await this.#request("why", question)).faults;
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

  /** @returns {Promise<Move[]>} */
  async moves() {
    return (await this.#request("moves")).moves;
  }

  /** @returns {Promise<string>} */
  async record() {
    return (await this.#request("record")).text;
  }

  async rematch() {
    await this.#request("rematch");
  }

  async decline() {
    await this.#request("decline");
  }

  /** @param {string} what */
  async react(what) {
    await this.#request("react", { what });
  }

  /**
   * @param {number} seat
   * @param {string} level
   */
  async fill(seat, level) {
    await this.#request("fill", { seat, bot: level });
  }

  /** @param {number} seat */
  async clear(seat) {
    await this.#request("clear", { seat });
  }

  /** @param {number} seat */
  async changeSeat(seat) {
    await this.#request("change-seat", { seat });
  }

  /** @param {string} ruleset */
  async changeRuleset(ruleset) {
    await this.#request("change-ruleset", { ruleset });
  }

  async askTakeBack() {
    await this.#request("take-back");
  }

  async keep() {
    await this.#request("keep");
  }

  async nudge() {
    await this.#request("nudge");
  }

  async vote() {
    await this.#request("vote");
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
    removeEventListener("online", this.reconnect);
    removeEventListener("focus", this.reconnect);
    removeEventListener("offline", this.#cut);
    clearInterval(this.#beat);
    clearTimeout(this.#timer);
    this.#listeners.clear();
    this.connection = "closed";
    this.#socket?.close();
  }

  #connect() {
    this.#began = Date.now();
    const address = new URL(`${siteFolder}api/tables/${encodeURIComponent(this.#id)}/socket`, location.href);
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
    this.#heard = Date.now();
    if (message.type === "state") {
      this.#failures = 0;
      this.connection = "open";
      this.reason = undefined;
      this.state = message;
      this.#notify();
      return;
    }
    if (message.type === "nudge") {
      this.nudged?.(message.seat);
      return;
    }
    if (message.type === "reaction") {
      this.reacted?.(message.seat, message.what);
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
    this.#waiting.forEach((waiting) => waiting.failed(lost()));
    this.#waiting.clear();
    if (this.connection === "closed") {
      return;
    }
    this.problem = PROBLEMS.get(code);
    this.connection = this.problem ? "closed" : "lost";
    this.reason = REASONS.get(code);
    if (!this.problem) {
      const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures++);
      this.#timer = setTimeout(this.reconnect, wait * (0.5 + Math.random()));
    }
    this.#notify();
  }

  /** Reconnects immediately if the connection is lost. */
  reconnect = () => {
    if (this.connection === "lost") {
      clearTimeout(this.#timer);
      this.connection = "connecting";
      this.#connect();
    }
  };

  /** @param {LinkedSeat | undefined} link shown until dismissed */
  showLink(link) {
    this.link = link;
    this.#notify();
  }

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
      this.#waiting.set(id, { done, failed, since: Date.now(), isQuick: type !== "hint" && type !== "analyse" });
      this.#socket.send(JSON.stringify({ type, id, ...more }));
    });
  }
}

function lost() {
  return new RequestError("connection-lost", "the connection was lost");
}

/** @param {unknown} problem */
function isLoss(problem) {
  return problem instanceof RequestError && problem.code === "connection-lost";
}
