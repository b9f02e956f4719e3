import { Actions } from "./actions.js";
import { Advisor } from "./advisor.js";
import { Board } from "./board.js";
import { Chronicle } from "./chronicle.js";
import { Door } from "./door.js";
import { letDrag } from "./drag.js";
import { element } from "./dom.js";
import { fly, lifted } from "./flight.js";
import { Herald } from "./herald.js";
import { copyLink, download } from "./links.js";
import { Look } from "./look.js";
import { moveBox } from "./move-box.js";
import { rulesetName } from "./names.js";
import { Past } from "./past.js";
import { Rack } from "./rack.js";
import { reason, refusal } from "./reasons.js";
import { Seats } from "./seats.js";
import { Sights } from "./sights.js";
import { cellOf, story } from "./story.js";
import { Refused } from "./table.js";
import { isYours, turnLine } from "./turn.js";
import { say } from "./words.js";

/** @import { Fault, Sight, State, Table } from "./table.js" */
/**
 * What the table needs from around it.
 *
 * @typedef {Object} Surroundings
 * @property {(seat: number, name: string) => Promise<void>} [sit]
 * @property {(table: string) => void} go
 * @property {string | undefined} invitation a link
 * @property {string | undefined} ownLink
 * @property {(record: string) => string} [recordLink]
 * @property {(position: string) => void} [edit]
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
  #past = new Past((ply) => void this.#lookAt(ply));
  #door;
  #actions;
  #advisor;
  #links = element("div", { class: "links" });
  #sights = new Sights((sight) => void this.#wish(() => this.#seeAs(sight)));
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
  #look;
  /** @type {State | undefined} what is on the screen */
  #shown;

  /**
   * @param {Table} table
   * @param {Surroundings} around
   */
  constructor(table, around) {
    this.#table = table;
    this.#around = around;
    this.#door = new Door((seat, name) => void this.#wish(async () => around.sit?.(seat, name)));
    this.#look = new Look(table, () => this.#render());
    this.#advisor = new Advisor(table, {
      wish: (action) => this.#wish(action),
      take: (move) => this.#take(move),
      look: (ply) => void this.#lookAt(ply),
    });
    this.#actions = new Actions({
      letGo: () => this.#hold(undefined),
      locks: () => this.#showLocks(),
      hint: table.hint && (() => void this.#advisor.hint()),
      takeBack: this.#wishOf(table.takeBack),
      analyse: table.analyse && (() => void this.#advisor.analyse()),
      record: () => void this.#wish(async () => download("uptown.txt", await table.record())),
      recordLink: around.recordLink && this.#copying(async () => around.recordLink?.(await table.record())),
      edit: around.edit && table.position && (() => void this.#wish(() => this.#edit())),
      invite: this.#copying(around.invitation && (() => around.invitation)),
      ownLink: this.#copying(around.ownLink && (() => around.ownLink)),
      leave: this.#wishOf(table.leave),
      comeBack: this.#wishOf(table.comeBack),
      resign: this.#wishOf(table.resign),
      rematch: this.#wishOf(table.rematch),
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
        element("div", { class: "below" }, this.#sights.element, this.#rack.element, this.#play, this.#actions.element, this.#links, this.#advisor.element),
        element("div", { class: "aside" }, this.#seats.element, this.#chronicle.element),
      ),
      element("p", { id: "may-go", hidden: true }, say("cell.mayGo")),
      element("p", { id: "would-capture", hidden: true }, say("cell.wouldCapture")),
    );
    this.#unsubscribe = table.subscribe(() => this.#hear());
    this.#hear();
  }

  /**
   * What a button does that wishes for something of the table, if the table has it.
   *
   * @param {(() => Promise<void>) | undefined} action
   */
  #wishOf(action) {
    return action && (() => void this.#wish(() => action.call(this.#table)));
  }

  /** @param {(() => string | undefined | Promise<string | undefined>) | "" | undefined} link */
  #copying(link) {
    return link ? () => void this.#wish(async () => [await copyLink((await link()) ?? "", this.#links)]) : undefined;
  }

  /** The position that is looked at. */
  async #edit() {
    const { position } = this.#table;
    const ply = this.#look.seen?.ply ?? this.#shown?.table.ply ?? 0;
    this.#around.edit?.((await position?.call(this.#table, ply)) ?? "");
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
    const captured = moved && !this.#look.seen ? lifted(this.#board, moved) : undefined;
    if (before?.table.ply !== state.table.ply) {
      this.#faults = [];
      this.#told = [];
      this.#advisor.clear();
      this.#chronicle.add(state);
    }
    if (this.#held && !(state.view && this.#held in state.view.targets)) {
      this.#held = undefined;
    }
    if ((state.table.phase === "over" && before?.table.phase !== "over") || state.table.sight !== before?.table.sight) {
      void this.#wish(() => this.#look.reveal(state.table.ply));
    }
    this.#render();
    if (moved && !this.#look.seen) {
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
      const { problem, reason: why } = this.#table;
      const words = problem ? (why ? refusal(why) : say("refused.unknown-table")) : say("connection.connecting");
      this.#herald.tell(words, "", []);
      return;
    }
    const { table } = state;
    const past = this.#look.seen;
    const view = past ? this.#look.viewFor(table.you) : state.view;
    const last = past ? past.last : state.last;
    const cells = past ? (last ? [cellOf(last)] : []) : this.#chronicle.cells;
    const targets = !past && this.#held ? view?.targets[this.#held] : undefined;
    this.#title.textContent = rulesetName(table.ruleset) + (table.practice ? ` · ${say("table.practice")}` : "");
    this.#board.update({ view, targets, latest: cells, faults: this.#faults, locks: this.#locks });
    this.#rack.update(view?.viewer === table.you ? view : undefined, this.#held);
    this.#seats.update(table, {
      view,
      turn: past || table.phase === "playing" ? view?.turn : undefined,
      standings: (!past && table.standings) || view?.standings || [],
      known: this.#look.known,
    });
    this.#past.update(table.ply, this.#look.wanted);
    this.#sights.update(table);
    this.#door.update(table);
    this.#actions.update(state, { locks: this.#locks, held: this.#held !== undefined });
    this.#play.hidden = table.phase !== "playing" || table.you === "-";
    this.#herald.tell(
      isLost ? say("connection.lost") : turnLine(state, view, past),
      last ? story(table, view, last) : "",
      this.#told,
    );
    this.element.dataset.ply = String(past?.ply ?? table.ply);
    document.title = isYours(state) ? say("title.yours") : say("title");
  }

  /** @param {string | undefined} tile */
  #hold(tile) {
    this.#held = this.#look.seen ? undefined : tile;
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
    if (this.#look.seen || !view) {
      return;
    }
    if (!tile) {
      this.#faults = [];
      this.#told = this.#shown && isYours(this.#shown) ? [say("play.chooseTile")] : [];
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

  /** @param {Sight} sight */
  async #seeAs(sight) {
    await this.#table.seeAs?.(sight);
    await this.#look.again();
  }

  #showLocks() {
    this.#locks = !this.#locks;
    this.#render();
  }

  /** @param {string} move a hint */
  #take(move) {
    this.#hold(move.slice(0, 2));
    this.#board.focus(move.slice(-2));
  }

  /** @param {number | undefined} ply after how many moves, or nothing for the present */
  async #lookAt(ply) {
    this.#held = undefined;
    await this.#wish(() => this.#look.at(ply));
  }
}
