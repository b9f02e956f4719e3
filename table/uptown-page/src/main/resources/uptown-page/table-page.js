import { Actions } from "./actions.js";
import { Advisor } from "./advisor.js";
import { Board } from "./board.js";
import { Chronicle } from "./chronicle.js";
import { Door } from "./door.js";
import { element } from "./dom.js";
import { fly, lifted } from "./flight.js";
import { Hand } from "./hand.js";
import { Herald } from "./herald.js";
import { copyLink, download } from "./links.js";
import { Look } from "./look.js";
import { moveBox } from "./move-box.js";
import { tableTitle } from "./names.js";
import { Past } from "./past.js";
import { Rack } from "./rack.js";
import { silence } from "./reasons.js";
import { Seats } from "./seats.js";
import { Sights } from "./sights.js";
import { cellOf, story } from "./story.js";
import { isYours, turnLine } from "./turn.js";
import { Wishes } from "./wishes.js";
import { say } from "./words.js";

/** @import { Sight, State, Table } from "./table.js" */
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
  #board = new Board((cell) => this.#hand.choose(cell));
  #rack = new Rack((tile) => this.#hand.press(tile));
  #seats = new Seats();
  #past = new Past((ply) => void this.#lookAt(ply));
  #door;
  #actions;
  #advisor;
  #links = element("div", { class: "links" });
  #sights = new Sights((sight) => void this.#wishes.do(() => this.#seeAs(sight)));
  #title = element("h1", { class: "title" });
  #lost = element("p", { class: "lost", hidden: true });
  #chronicle = new Chronicle();
  #play = moveBox((move) => this.#hand.type(move));
  #wishes = new Wishes(
    () => this.#shown?.table,
    () => this.#render(),
  );
  #hand;
  #unsubscribe;
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
    const wishes = this.#wishes;
    this.#hand = new Hand({
      table,
      board: this.#board,
      wishes,
      present: () => (this.#look.seen ? undefined : this.#shown),
      changed: () => this.#render(),
    });
    this.#hand.dragFrom(this.#rack.element);
    this.#door = new Door((seat, name) => void wishes.do(async () => around.sit?.(seat, name)));
    this.#look = new Look(table, () => this.#render());
    this.#advisor = new Advisor(table, {
      wishes,
      take: (move) => this.#take(move),
      look: (ply) => void this.#lookAt(ply),
    });
    this.#actions = new Actions({
      letGo: () => this.#hand.hold(undefined),
      locks: () => this.#showLocks(),
      hint: table.hint && (() => void this.#advisor.hint()),
      takeBack: this.#wishOf(table.takeBack),
      analyse: table.analyse && (() => void this.#advisor.analyse()),
      record: () => void this.#wishes.do(async () => download("uptown.txt", await table.record())),
      recordLink: around.recordLink && this.#copying(async () => around.recordLink?.(await table.record())),
      edit: around.edit && table.position && (() => void this.#wishes.do(() => this.#edit())),
      invite: this.#copying(around.invitation && (() => around.invitation)),
      ownLink: this.#copying(around.ownLink && (() => around.ownLink)),
      leave: this.#wishOf(table.leave),
      comeBack: this.#wishOf(table.comeBack),
      resign: this.#wishOf(table.resign),
      rematch: this.#wishOf(table.rematch),
      go: around.go,
    });
    this.element = element(
      "div",
      { class: "table", keydown: (event) => event.key === "Escape" && this.#hand.hold(undefined) },
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
    return action && (() => void this.#wishes.do(() => action.call(this.#table)));
  }

  /** @param {(() => string | undefined | Promise<string | undefined>) | "" | undefined} link */
  #copying(link) {
    return link ? () => void this.#wishes.do(async () => [await copyLink((await link()) ?? "", this.#links)]) : undefined;
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
    this.#advisor.clear();
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
      this.#wishes.tell();
      this.#advisor.clear();
      this.#chronicle.add(state);
    }
    this.#hand.check(state);
    if ((state.table.phase === "over" && before?.table.phase !== "over") || state.table.sight !== before?.table.sight) {
      void this.#wishes.do(() => this.#look.reveal(state.table.ply));
    }
    this.#render();
    if (moved && !this.#look.seen) {
      fly({ board: this.#board, seats: this.#seats, rack: this.#rack }, moved, moved.seat === state.table.you, captured);
    }
  }

  #render() {
    const state = this.#shown;
    const trouble = silence(this.#table, state !== undefined);
    this.#lost.hidden = !trouble || !state;
    this.#lost.textContent = trouble;
    this.element.classList.toggle("offline", trouble !== "");
    this.element.dataset.connection = this.#table.connection;
    if (!state) {
      this.#herald.tell(trouble, "", []);
      return;
    }
    const { table } = state;
    const past = this.#look.seen;
    const view = past ? this.#look.viewFor(table.you) : state.view;
    const last = past ? past.last : state.last;
    const cells = past ? (last ? [cellOf(last)] : []) : this.#chronicle.cells;
    const held = past ? undefined : this.#hand.tile;
    const targets = held ? view?.targets[held] : undefined;
    this.#title.textContent = tableTitle(table);
    this.#board.update({ view, targets, latest: cells, faults: this.#wishes.faults, locks: this.#locks });
    this.#rack.update(view?.viewer === table.you ? view : undefined, held);
    this.#seats.update(table, {
      view,
      turn: past || table.phase === "playing" ? view?.turn : undefined,
      standings: (!past && table.standings) || view?.standings || [],
      known: this.#look.known,
    });
    this.#past.update(table.ply, this.#look.wanted);
    this.#sights.update(table);
    this.#door.update(table);
    this.#actions.update(state, { locks: this.#locks, held: held !== undefined });
    this.#play.hidden = table.phase !== "playing" || table.you === "-";
    this.#herald.tell(
      trouble || turnLine(state, view, past),
      last ? story(table, view, last) : "",
      this.#wishes.told,
    );
    this.element.dataset.ply = String(past?.ply ?? table.ply);
    document.title = isYours(state) ? say("title.yours") : say("title");
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
    this.#hand.hold(move.slice(0, 2));
    this.#board.focus(move.slice(-2));
  }

  /** @param {number | undefined} ply after how many moves, or nothing for the present */
  async #lookAt(ply) {
    this.#hand.tile = undefined;
    await this.#wishes.do(() => this.#look.at(ply));
  }
}
