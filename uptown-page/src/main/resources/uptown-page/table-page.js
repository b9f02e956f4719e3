import { Actions } from "./actions.js";
import { hints, review } from "./advice.js";
import { Board } from "./board.js";
import { Chronicle } from "./chronicle.js";
import { Door } from "./door.js";
import { letDrag } from "./drag.js";
import { element } from "./dom.js";
import { fly, lifted } from "./flight.js";
import { Herald } from "./herald.js";
import { copyLink, download } from "./links.js";
import { moveBox } from "./move-box.js";
import { outcome, rulesetName, seatName } from "./names.js";
import { Past } from "./past.js";
import { Rack } from "./rack.js";
import { reason, refusal } from "./reasons.js";
import { Seats } from "./seats.js";
import { cellOf, story } from "./story.js";
import { Refused } from "./table.js";
import { say } from "./words.js";

/** @import { Fault, Past as PastSeen, State, Table, View } from "./table.js" */
/**
 * What the table needs from around it.
 *
 * @typedef {Object} Surroundings
 * @property {(seat: number, name: string) => Promise<void>} sit
 * @property {(table: string) => void} go
 * @property {string} invitation a link
 * @property {string | undefined} ownLink
 * @property {() => void} forget gives up a secret that is not one
 */

/** A table as one sits at it: puts the parts together, and says to each what to show. */
export class TablePage {
  #table;
  #around;
  #herald = new Herald();
  #board = new Board((cell) => this.#choose(cell));
  #rack = new Rack((tile) => this.#hold(tile === this.#held ? undefined : tile));
  #seats = new Seats();
  #past = new Past((ply) => void this.#look(ply));
  #door;
  #actions;
  #advice = element("div", { class: "advices" });
  #links = element("div", { class: "links" });
  #title = element("h1", { class: "title" });
  #lost = element("p", { class: "lost", hidden: true });
  #chronicle = new Chronicle();
  #play = moveBox((move) => this.#try(move));
  #unsubscribe;

  /** @type {string | undefined} */
  #held;
  /** @type {Fault[]} */
  #faults = [];
  /** @type {string[]} what was told about the last wish */
  #told = [];
  #locks = false;
  /** @type {PastSeen | undefined} */
  #looked;
  /** @type {number | undefined} the position that is asked for */
  #wanted;
  #looking = false;
  /** @type {View[]} all racks, once the game is over */
  #revealed = [];
  /** @type {State | undefined} what is on the screen */
  #shown;

  /**
   * @param {Table} table
   * @param {Surroundings} around
   */
  constructor(table, around) {
    this.#table = table;
    this.#around = around;
    this.#door = new Door((seat, name) => void this.#wish(() => around.sit(seat, name)));
    this.#actions = new Actions({
      letGo: () => this.#hold(undefined),
      locks: () => this.#showLocks(),
      hint: () => void this.#wish(async () => this.#showHints(await table.hint())),
      analyse: () => void this.#wish(async () => this.#showReview(await table.analyse())),
      record: () => void this.#wish(async () => download("uptown.txt", await table.record())),
      invite: () => void this.#wish(async () => [await copyLink(around.invitation, this.#links)]),
      ownLink: () => void this.#wish(async () => [await copyLink(around.ownLink ?? around.invitation, this.#links)]),
      leave: () => void this.#wish(() => table.leave()),
      comeBack: () => void this.#wish(() => table.comeBack()),
      resign: () => void this.#wish(() => table.resign()),
      rematch: () => void this.#wish(() => table.rematch()),
      go: around.go,
    });
    letDrag(this.#rack.element, {
      taken: (tile) => this.#hold(tile),
      moved: (x, y) => this.#hover(this.#board.cellAt(x, y)),
      dropped: (tile, x, y) => this.#drop(tile, this.#board.cellAt(x, y)),
      abandoned: () => this.#drop("", undefined),
    });
    this.element = element(
      "div",
      { class: "table", keydown: (event) => event.key === "Escape" && this.#hold(undefined) },
      element(
        "div",
        { class: "column" },
        element("div", { class: "middle" }, this.#door.element, this.#board.element),
        this.#past.element,
      ),
      element(
        "div",
        { class: "column" },
        element("div", { class: "above" }, this.#title, this.#lost, this.#herald.element),
        element("div", { class: "below" }, this.#rack.element, this.#play, this.#actions.element, this.#links, this.#advice),
        element("div", { class: "aside" }, this.#seats.element, this.#chronicle.element),
      ),
      element("p", { id: "may-go", hidden: true }, say("cell.mayGo")),
      element("p", { id: "would-capture", hidden: true }, say("cell.wouldCapture")),
    );
    this.#unsubscribe = table.subscribe(() => this.#hear());
    this.#hear();
  }

  /** The page is left, or drawn anew in another language. */
  close() {
    this.#unsubscribe();
  }

  #hear() {
    const state = this.#table.state;
    if (this.#table.problem === "wrong-secret") {
      this.#around.forget();
      return;
    }
    const before = this.#shown;
    const isNew = state !== undefined && state !== before;
    this.#shown = state;
    if (!isNew) {
      this.#render();
      return;
    }
    const moved = before !== undefined && state.table.ply === before.table.ply + 1 ? state.last : undefined;
    const captured = moved && !this.#looked ? lifted(this.#board, moved) : undefined;
    if (before?.table.ply !== state.table.ply) {
      this.#faults = [];
      this.#told = [];
      this.#advice.replaceChildren();
      this.#chronicle.add(state);
    }
    if (this.#held && !(state.view && this.#held in state.view.targets)) {
      this.#held = undefined;
    }
    if (state.table.phase === "over" && before?.table.phase !== "over") {
      this.#table.at(state.table.ply).then(
        (past) => ((this.#revealed = past.views), this.#render()),
        () => undefined,
      );
    }
    this.#render();
    if (moved && !this.#looked) {
      fly({ board: this.#board, seats: this.#seats, rack: this.#rack }, moved, moved.seat === state.table.you, captured);
    }
  }

  #render() {
    const state = this.#shown;
    const isLost = this.#table.connection !== "open";
    this.#lost.hidden = !isLost || !state;
    this.#lost.textContent = say("connection.lost");
    this.element.classList.toggle("offline", isLost);
    this.element.dataset.connection = this.#table.connection;
    if (!state) {
      const problem = this.#table.problem;
      this.#herald.tell(problem ? say("refused.unknown-table") : say("connection.connecting"), "", []);
      this.#part(false);
      return;
    }
    this.#part(state.view !== undefined);
    const { table } = state;
    const view = this.#looked ? this.#own(this.#looked.views, table.you) : state.view;
    const last = this.#looked ? this.#looked.last : state.last;
    const cells = this.#looked ? (last ? [cellOf(last)] : []) : this.#chronicle.cells;
    const targets = !this.#looked && this.#held ? view?.targets[this.#held] : undefined;
    this.#title.textContent = rulesetName(table.ruleset) + (table.practice ? ` · ${say("table.practice")}` : "");
    this.#board.update({ view, targets, latest: cells, faults: this.#faults, locks: this.#locks });
    this.#rack.update(view, this.#held);
    this.#seats.update(table, view, this.#looked?.views ?? this.#revealed);
    this.#past.update(table.ply, this.#wanted);
    this.#door.update(table);
    this.#actions.update(state, { locks: this.#locks, held: this.#held !== undefined });
    this.#play.hidden = table.phase !== "playing" || table.you === "-";
    this.#herald.tell(
      isLost ? say("connection.lost") : this.#turn(state, view),
      last ? story(table, view, last) : "",
      this.#told,
    );
    this.element.dataset.ply = String(this.#looked?.ply ?? table.ply);
    document.title = this.#isYours(state) ? say("title.yours") : say("title");
  }

  /** @param {boolean} there whether there is a game to see */
  #part(there) {
    for (const part of [this.#board, this.#rack, this.#past]) {
      part.element.classList.toggle("away", !there);
    }
  }

  /**
   * @param {View[]} views
   * @param {number | "-"} viewer
   */
  #own(views, viewer) {
    return views.find((view) => view.viewer === viewer) ?? views[0];
  }

  /** @param {State} state */
  #isYours({ table, view }) {
    return table.phase === "playing" && view?.turn === table.you;
  }

  /**
   * @param {State} state
   * @param {View | undefined} view
   */
  #turn(state, view) {
    const { table } = state;
    if (this.#looked) {
      return say("past.told", { n: this.#looked.ply, all: table.ply });
    }
    if (table.phase === "open") {
      return say("door.waiting", { n: table.seats.filter((sitter) => sitter.kind === "open").length });
    }
    if (table.phase === "over" || !view?.turn) {
      return outcome(table, table.standings ?? view?.standings ?? []);
    }
    return this.#isYours(state) ? say("turn.yours") : say("turn.others", { name: seatName(table, view.turn) });
  }

  /** @param {string | undefined} tile */
  #hold(tile) {
    this.#held = this.#looked ? undefined : tile;
    this.#faults = [];
    this.#told = [];
    const targets = tile ? this.#shown?.view?.targets[tile] : undefined;
    const first = targets?.empty[0] ?? targets?.captures[0];
    if (first) {
      this.#board.startFrom(first);
    }
    this.#render();
  }

  /** @param {string | undefined} cell */
  #hover(cell) {
    this.#board.element.querySelector(".hovered")?.classList.remove("hovered");
    cell && this.#board.elementOf(cell)?.classList.add("hovered");
  }

  /**
   * @param {string} tile
   * @param {string | undefined} cell
   */
  #drop(tile, cell) {
    this.#hover(undefined);
    if (cell) {
      this.#choose(cell);
    } else {
      this.#hold(undefined);
    }
  }

  /** @param {string} cell */
  #choose(cell) {
    const tile = this.#held;
    const view = this.#shown?.view;
    if (this.#looked || !view) {
      return;
    }
    if (!tile) {
      this.#faults = [];
      this.#told = this.#shown && this.#isYours(this.#shown) ? [say("play.chooseTile")] : [];
      this.#render();
      return;
    }
    void this.#wish(async () => {
      const { empty, captures } = view.targets[tile] ?? { empty: [], captures: [] };
      const faults = view.turn === view.viewer && [...empty, ...captures].includes(cell) ? [] : await this.#table.why(tile, cell);
      if (faults.length > 0) {
        throw new Refused("illegal", "", faults);
      }
      await this.#table.play(`${tile}${view.board[cell] ? "x" : "@"}${cell}`);
      this.#held = undefined;
    });
  }

  /**
   * A typed move.
   *
   * @param {string} move
   */
  #try(move) {
    return this.#wish(async () => {
      await this.#table.play(move);
      this.#held = undefined;
    });
  }

  /**
   * Does something, and tells why it is refused if it is.
   *
   * @param {() => Promise<string[] | void>} action its result is told
   * @returns {Promise<boolean>} whether it was done
   */
  async #wish(action) {
    try {
      this.#faults = [];
      this.#told = (await action()) ?? [];
      return true;
    } catch (problem) {
      const table = this.#shown?.table;
      this.#faults = problem instanceof Refused ? problem.faults : [];
      this.#told =
        table && this.#faults.length > 0 ? this.#faults.map((fault) => reason(table, fault)) : [refusal(problem)];
      return false;
    } finally {
      this.#render();
    }
  }

  #showLocks() {
    this.#locks = !this.#locks;
    this.#render();
  }

  /** @param {import("./table.js").Estimate[]} estimates */
  #showHints(estimates) {
    const taken = (/** @type {string} */ move) => {
      this.#hold(move.slice(0, 2));
      this.#board.focus(move.slice(-2));
    };
    this.#advice.replaceChildren(hints(estimates, taken));
  }

  /** @param {import("./table.js").Reviewed[]} moves */
  #showReview(moves) {
    const table = this.#shown?.table;
    table && this.#advice.replaceChildren(review(table, moves, (ply) => void this.#look(ply)));
  }

  /**
   * While an answer is awaited only the last wish is kept: a slider has many.
   *
   * @param {number | undefined} ply how many moves are looked at, or nothing for the present
   */
  async #look(ply) {
    this.#held = undefined;
    this.#wanted = ply;
    if (this.#looking) {
      return;
    }
    this.#looking = true;
    await this.#wish(async () => {
      while (this.#wanted !== undefined && this.#wanted !== this.#looked?.ply) {
        this.#looked = await this.#table.at(this.#wanted);
        this.#render();
      }
    });
    this.#looking = false;
    this.#looked = this.#wanted === undefined ? undefined : this.#looked;
    this.#wanted = this.#looked?.ply;
    this.#render();
  }
}
