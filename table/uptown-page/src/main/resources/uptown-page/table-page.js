import { Actions, WAITS } from "./actions.js";
import { alerts } from "./alerts.js";
import { Advisor } from "./advisor.js";
import { UptownBoard } from "./board/board.js";
import { MoveLog } from "./move-log.js";
import { JoinForm } from "./join-form.js";
import { element } from "./board/dom.js";
import { TileSelection } from "./tile-selection.js";
import { StatusRegion } from "./status-region.js";
import { copyLink, download } from "./links.js";
import { HistoryView } from "./history-view.js";
import { moveInput } from "./move-input.js";
import { seatName, tableTitle, tileName } from "./names.js";
import { HistorySlider } from "./history-slider.js";
import { Reactions } from "./reactions.js";
import { RematchOffer } from "./rematch-offer.js";
import { TakeBackRequest } from "./take-back.js";
import { WaitingRoom } from "./waiting-room.js";
import { help } from "./help.js";
import { TurnClock } from "./turn-clock.js";
import { localStore, sessionStore } from "./browser-storage.js";
import { UptownRack } from "./board/rack.js";
import { connectionMessage } from "./reasons.js";
import { Seats } from "./seats.js";
import { ViewpointSelect } from "./viewpoint-select.js";
import { cellOf, describeMove } from "./describe-move.js";
import { firstTurn, heldTile, isYours, turnLine } from "./turn.js";
import { ActionRunner } from "./action-runner.js";
import { loadLessons, translate } from "./i18n.js";

/** @import { Viewpoint, State, TableClient } from "./table-client.js" */
/**
 * What the page of a table is given.
 *
 * @typedef {Object} PageOptions
 * @property {(seat: number, name: string) => Promise<void>} [sit] takes an open seat
 * @property {(table: string) => void} go opens another table
 * @property {() => void} goHome
 * @property {string | undefined} invitation a link for others
 * @property {string | undefined} invitationCode the address of a drawing of that link
 * @property {() => Promise<import("./backend.js").LobbyChoices>} choices
 * @property {string | undefined} ownLink a link to your seat
 * @property {(record: string) => string} [recordLink]
 * @property {(position: string) => void} [edit] opens the position editor
 * @property {() => void} dropSecret forgets a secret that is not valid
 */

const PREMOVES = "uptown.premoves";
const CONFIRMS = "uptown.confirms";
const RACK = "uptown.rack.";

/** The page of a table: creates its parts, and updates each. */
export class TablePage {
  #table;
  #options;
  #status = new StatusRegion();
  #board = new UptownBoard();
  #rack = new UptownRack();
  #seats = new Seats();
  #slider = new HistorySlider((ply) => void this.#showPly(ply));
  #joinForm;
  #waitingRoom;
  #takeBack;
  #actions;
  #advisor;
  #links = element("div", { class: "links" });
  #viewpoints = new ViewpointSelect((viewpoint) => void this.#runner.run(() => this.#seeAs(viewpoint)));
  #title = element("h1", { class: "title", tabindex: -1 });
  #lost = element("p", { class: "lost", hidden: true });
  #moveLog = new MoveLog((ply) => void this.#showPly(ply === this.#state?.table.ply ? undefined : ply));
  #clock = new TurnClock((left) => this.#seats.showClock(this.#state?.view?.turn, left));
  #rematch;
  #reactions;
  #help;
  /** When this page began to wait for the next move. */
  #waitingSince = performance.now();
  /** @type {ReturnType<typeof setTimeout>[]} */
  #waits = [];
  #play = moveInput((move) => this.#selection.type(move), () => this.#selection.select(undefined));
  #runner = new ActionRunner(
    () => this.#state?.table,
    () => this.#render(),
  );
  #selection;
  #unsubscribe;
  #locks = false;
  /** Whether arrows show in what order the last moves were made. */
  #order = false;
  /** Whether the keyboard is to come here when the first state does. */
  #isAwaited = false;
  #history;
  /** @type {State | undefined} the one on the screen */
  #state;

  /**
   * @param {TableClient} table
   * @param {PageOptions} options
   */
  constructor(table, options) {
    this.#table = table;
    this.#options = options;
    const runner = this.#runner;
    this.#selection = new TileSelection({
      table,
      runner,
      current: () => (this.#history.seen ? undefined : this.#state),
      changed: () => this.#render(),
    });
    this.#board.interactive = true;
    this.#board.travel = () => this.#travel();
    for (const event of ["choose", "drop"]) {
      this.#board.addEventListener(event, (made) => this.#choose(/** @type {CustomEvent} */ (made).detail));
    }
    this.#board.addEventListener("premove", (made) => this.#tellPremove(/** @type {CustomEvent} */ (made).detail));
    this.#board.addEventListener("hover", (made) => this.#selection.explain(/** @type {CustomEvent} */ (made).detail.cell));
    this.#board.toggleAttribute("premoves", localStore.get(PREMOVES) === "on");
    this.#rack.board = this.#board;
    this.#rack.addEventListener("select", (made) => this.#selection.select(/** @type {CustomEvent} */ (made).detail.tile));
    this.#rack.addEventListener("reorder", () => sessionStore.set(RACK + (this.#state?.table.id ?? ""), this.#rack.order));
    this.#selection.confirms = localStore.get(CONFIRMS) === "on";
    this.#joinForm = new JoinForm((seat, name) => void runner.run(async () => options.sit?.(seat, name)));
    this.#waitingRoom = new WaitingRoom({
      fill: (seat) => void runner.run(async () => table.fill?.(seat)),
      clear: (seat) => void runner.run(async () => table.clear?.(seat)),
      changeSeat: (seat) => void runner.run(async () => table.changeSeat?.(seat)),
      changeRuleset: (ruleset) => void runner.run(async () => table.changeRuleset?.(ruleset)),
      cancel: () => void runner.run(async () => (await table.leave?.(), options.goHome())),
      choices: options.choices,
    });
    this.#takeBack = new TakeBackRequest(this.#actionOf(table.askTakeBack), this.#actionOf(table.keep));
    this.#reactions = new Reactions((what) => void runner.run(async () => table.react?.(what)));
    table.reacted = (seat, what) => this.#state && this.#reactions.hear(this.#state.table, seat, what);
    this.#history = new HistoryView(table, () => this.#render());
    this.#advisor = new Advisor(table, {
      runner,
      take: (move) => this.#take(move),
      look: (ply) => void this.#showPly(ply),
    });
    this.#actions = new Actions({
      cancel: () => this.#selection.select(undefined),
      locks: () => this.#showLocks(),
      order: () => this.#showOrder(),
      premoves: () => this.#switchPremoves(),
      confirm: () => this.#switchConfirming(),
      place: () => this.#selection.confirm(),
      askTakeBack: this.#actionOf(table.askTakeBack),
      code: options.invitationCode ? () => void this.#showCode() : undefined,
      sound: () => (alerts.switchSound(), this.#render()),
      notify: () => void this.#notify(),
      hint: table.hint && (() => void this.#advisor.hint()),
      takeBack: this.#actionOf(table.takeBack),
      analyse: table.analyse && (() => void this.#advisor.analyse()),
      record: () => void this.#runner.run(async () => download("uptown.txt", await table.record())),
      recordLink: options.recordLink && this.#copy(async () => options.recordLink?.(await table.record())),
      edit: options.edit && table.position && (() => void this.#runner.run(() => this.#edit())),
      invite: this.#copy(options.invitation && (() => options.invitation)),
      ownLink: this.#copy(options.ownLink && (() => options.ownLink)),
      leave: this.#actionOf(table.leave),
      comeBack: this.#actionOf(table.comeBack),
      resign: this.#actionOf(table.resign),
      nudge: table.nudge && (() => void this.#nudge()),
      vote: this.#actionOf(table.vote),
    });
    this.#rematch = new RematchOffer({ rematch: this.#actionOf(table.rematch), decline: this.#actionOf(table.decline), go: options.go, goHome: options.goHome });
    this.#help = help(translate("help.table"), options.goHome);
    table.nudged = (seat) => this.#showNudge(seat);
    this.element = element(
      "div",
      { class: "table", keydown: (event) => event.key === "Escape" && this.#selection.select(undefined) },
      element(
        "div",
        { class: "column" },
        element("div", { class: "middle" }, this.#joinForm.element, this.#waitingRoom.element, this.#board),
        this.#slider.element,
      ),
      element(
        "div",
        { class: "column" },
        element("div", { class: "above" }, this.#title, this.#lost, this.#status.element, this.#clock.element, this.#reactions.heard, this.#takeBack.element, this.#rematch.element, this.#help),
        element("div", { class: "below" }, this.#viewpoints.element, this.#rack, this.#play, this.#actions.element, this.#reactions.element, this.#links, this.#advisor.element),
        element("div", { class: "aside" }, this.#seats.element, this.#moveLog.element),
      ),
    );
    document.addEventListener("keydown", this.#press);
    this.#unsubscribe = table.subscribe(() => this.#update());
    this.#update();
  }

  /**
   * The handler of a button for an action of the table, if the table has it.
   *
   * @param {(() => Promise<void>) | undefined} action
   */
  #actionOf(action) {
    return action && (() => void this.#runner.run(() => action.call(this.#table)));
  }

  /** @param {(() => string | undefined | Promise<string | undefined>) | "" | undefined} link */
  #copy(link) {
    return link ? () => void this.#runner.run(async () => [await copyLink((await link()) ?? "", this.#links)]) : undefined;
  }

  /** Edits the position that is shown. */
  async #edit() {
    const { position } = this.#table;
    const ply = this.#history.seen?.ply ?? this.#state?.table.ply ?? 0;
    this.#options.edit?.((await position?.call(this.#table, ply)) ?? "");
  }

  /** Takes the keyboard, and who reads with the ears, to the table that was opened. */
  focus() {
    this.#isAwaited = this.#state === undefined;
    this.#isAwaited || this.#title.focus();
  }

  /** Called when the page is left, or drawn again in another language. */
  close() {
    this.#unsubscribe();
    document.removeEventListener("keydown", this.#press);
    this.#clock.stop();
    this.#waits.forEach(clearTimeout);
    alerts.showTurn(false);
    this.#advisor.clear();
  }

  /**
   * Where arrows mean nothing else, they go through the history.
   *
   * @param {KeyboardEvent} event
   */
  #press = (event) => {
    const target = /** @type {Element} */ (event.composedPath()[0]);
    const isFree = target === document.body || (target instanceof HTMLButtonElement && this.element.contains(target));
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
    if (isFree && isPlain && this.#slider.press(event.key)) {
      event.preventDefault();
    }
  };

  #update() {
    const state = this.#table.state;
    if (this.#table.problem === "wrong-secret") {
      this.#options.dropSecret();
      return;
    }
    const before = this.#state;
    const isNew = state !== undefined && state !== before;
    this.#state = state;
    if (!isNew) {
      this.#render();
      return;
    }
    this.#clock.start(state);
    if (!before) {
      this.#rack.order = sessionStore.get(RACK + state.table.id) ?? "";
    }
    before && alerts.tell(before, state);
    if (before && this.#isToGoAlong(before, state)) {
      this.#options.go(state.table.rematch?.table ?? "");
      return;
    }
    if (before?.table.ply !== state.table.ply || before?.view?.turn !== state.view?.turn) {
      this.#awaitMove();
    }
    if (before?.table.ply !== state.table.ply) {
      this.#runner.show();
      this.#advisor.clear();
      void this.#logMoves(state);
    }
    this.#selection.check(state);
    if ((state.table.phase === "over" && before?.table.phase !== "over") || state.table.viewpoint !== before?.table.viewpoint) {
      void this.#runner.run(() => this.#history.reveal(state.table.ply));
    }
    this.#render();
  }

  /**
   * Whether the rematch has just been made, and the viewer wants it, or watches.
   *
   * @param {State} before
   * @param {State} state
   */
  #isToGoAlong(before, { table: { you, rematch } }) {
    const isNew = rematch?.table !== undefined && before.table.rematch?.table === undefined;
    return isNew && (you === "-" ? !this.#history.seen : !rematch.declined?.includes(you));
  }

  /** Counts from now how long the next move is waited for. */
  #awaitMove() {
    this.#waitingSince = performance.now();
    this.#waits.forEach(clearTimeout);
    this.#waits = WAITS.map((wait) => setTimeout(() => this.#render(), wait + 50));
  }

  async #nudge() {
    await this.#runner.run(async () => {
      await this.#table.nudge?.();
      return [translate("turn.reminded")];
    });
  }

  /** @param {number} seat of who waits */
  #showNudge(seat) {
    const { table } = this.#state ?? {};
    if (table) {
      const words = translate("turn.nudged", { name: seatName(table, seat) });
      alerts.remind(words);
      this.#runner.show(words);
      this.#render();
    }
  }

  /**
   * Adds the last move to the log; if more are missing, all are asked for: after a reload, or a lost connection.
   *
   * @param {State} state
   */
  async #logMoves(state) {
    if (!this.#moveLog.follow(state)) {
      try {
        this.#moveLog.replace(state, await this.#table.moves());
      } catch {
        // the next state will ask again
      }
      this.#render();
    }
  }

  /** Where the tile of the last move came from, and one it captured goes to. */
  #travel() {
    const { last, table } = this.#state ?? {};
    const seat = last && !this.#history.seen ? this.#seats.elementOf(last.seat) : undefined;
    return { from: last?.seat === table?.you ? this.#rack : seat, to: seat };
  }

  #render() {
    const state = this.#state;
    const problem = connectionMessage(this.#table, state !== undefined);
    this.#lost.hidden = !problem || !state;
    this.#lost.textContent = problem;
    this.element.classList.toggle("offline", problem !== "");
    this.element.dataset.connection = this.#table.connection;
    this.#help.hidden = this.#table.problem === undefined;
    if (!state) {
      this.#title.textContent = this.#table.problem ? translate("help.title") : "";
      this.#status.show(problem, "", []);
      return;
    }
    const { table } = state;
    const past = this.#history.seen;
    const view = past ? this.#history.viewFor(table.you) : state.view;
    const last = past ? past.last : state.last;
    const cells = past ? (last ? [cellOf(last)] : []) : this.#moveLog.cells;
    const held = past ? undefined : this.#selection.tile;
    this.#title.textContent = tableTitle(table);
    const isOwn = view?.viewer === table.you && table.you !== "-";
    this.#rack.view = isOwn ? view : undefined;
    this.#rack.hidden = !isOwn;
    this.#rack.selected = held ?? "";
    Object.assign(this.#board, { view, selected: held ?? "", last: cells, fault: this.#runner.faults, locks: this.#locks, arrows: this.#order ? arrows(cells) : [] });
    this.#seats.update(table, {
      view,
      turn: past || table.phase === "playing" ? view?.turn : undefined,
      standings: (!past && table.standings) || view?.standings || [],
      views: this.#history.views,
    });
    this.#clock.show();
    this.#slider.update(table.ply, this.#history.wanted, { isYours: isYours(state) });
    this.#moveLog.mark(past?.ply ?? table.ply);
    this.#viewpoints.update(table);
    this.#joinForm.update(table);
    this.#waitingRoom.update(table);
    this.#takeBack.update(table);
    this.#reactions.update(table);
    this.#actions.update(state, { locks: this.#locks, order: this.#order, premoves: this.#board.hasAttribute("premoves"), confirms: this.#selection.confirms, asks: this.#selection.asked !== undefined, held: held !== undefined, waited: performance.now() - this.#waitingSince });
    this.#rematch.update(table);
    this.#play.hidden = table.phase !== "playing" || table.you === "-";
    this.#status.show(
      problem || turnLine(state, view, past),
      last ? describeMove(table, view, last) : past ? "" : firstTurn(state),
      this.#runner.messages,
      { isRefusal: this.#runner.isRefusal, held: held && view ? heldTile(held, view.targets[held]) : "" },
    );
    this.element.dataset.ply = String(past?.ply ?? table.ply);
    if (this.#isAwaited) {
      this.#isAwaited = false;
      this.#title.focus();
    }
    alerts.showTurn(isYours(state));
    document.title = isYours(state) ? translate("title.yours") : translate("title");
  }

  /** @param {Viewpoint} viewpoint */
  async #seeAs(viewpoint) {
    await this.#table.seeAs?.(viewpoint);
    await this.#history.reload();
  }

  #showLocks() {
    this.#locks = !this.#locks;
    this.#render();
  }

  async #notify() {
    const isDone = await alerts.switchNotifications();
    this.#runner.show(...(isDone ? [] : [translate("alerts.forbidden")]));
    this.#render();
  }

  /**
   * A cell was chosen, or a move is legal now that was held for its turn.
   *
   * @param {{cell: string, move?: string, premove?: boolean}} chosen
   */
  #choose({ cell, move, premove }) {
    if (premove && move) {
      void this.#selection.type(move);
    } else {
      this.#selection.choose(cell);
    }
  }

  /** @param {{move?: string, dropped?: string}} held a move that is held for the next turn, or is no longer */
  #tellPremove({ move, dropped }) {
    this.#selection.tile = undefined;
    const key = move ? "premove.held" : "premove.dropped";
    const text = move ?? dropped ?? "";
    this.#runner.show(translate(key, { tile: tileName(text.slice(0, 2)), cell: text.slice(-2) }));
    this.#render();
  }

  #switchPremoves() {
    const isOn = this.#board.toggleAttribute("premoves");
    localStore.set(PREMOVES, isOn ? "on" : "off");
    this.#render();
  }

  #switchConfirming() {
    this.#selection.confirms = !this.#selection.confirms;
    localStore.set(CONFIRMS, this.#selection.confirms ? "on" : "off");
    this.#render();
  }

  async #showCode() {
    const { invitationCode = "", invitation = "" } = this.#options;
    await loadLessons();
    (await import("./code-dialog.js")).openCode(invitationCode, invitation);
  }

  #showOrder() {
    this.#order = !this.#order;
    this.#render();
  }

  /** @param {string} move a hint */
  #take(move) {
    this.#selection.select(move.slice(0, 2));
    this.#board.focusCell(move.slice(-2));
  }

  /** @param {number | undefined} ply or nothing for the current position */
  async #showPly(ply) {
    this.#selection.tile = undefined;
    await this.#runner.run(() => this.#history.at(ply));
  }
}

/**
 * Arrows from each move of the last round to the next one.
 *
 * @param {string[]} cells the newest first
 */
function arrows(cells) {
  return cells.slice(1).map((from, index) => ({ from, to: cells[index] ?? from, color: undefined }));
}
