import { Actions, WAITS } from "./actions.js";
import { alerts } from "./alerts.js";
import { Advisor } from "./advisor.js";
import { Company } from "./company.js";
import { MoveLog } from "./move-log.js";
import { element } from "./dom.js";
import { Later } from "./later.js";
import { StatusRegion } from "./status-region.js";
import { copyLink, download } from "./links.js";
import { HistoryView } from "./history-view.js";
import { moveInput } from "./move-input.js";
import { endingLine, seatName, tableTitle, titleParts } from "./names.js";
import { HistorySlider } from "./history-slider.js";
import { LostNotice } from "./lost-notice.js";
import { help } from "./help.js";
import { Note } from "./note.js";
import { TableMenu, menuSection } from "./table-menu.js";
import { TurnClock } from "./turn-clock.js";
import { RecordSheet } from "./record-sheet.js";
import { connectionMessage, refusalTitle } from "./reasons.js";
import { Seats } from "./seats.js";
import { siteName } from "./this-site.js";
import { firstTurn, isYours, settled, turnLine, turnOf, votesLine } from "./turn.js";
import { ActionRunner } from "./action-runner.js";
import { loadWords, translate } from "./i18n.js";

/** @import { Seen } from "./cover.js" */
/** @import { GameInfo } from "./backend.js" */
/** @import { GamePage, GameTable, Ghost } from "./game-page.js" */
/** @import { PastPosition, State, TableClient, View } from "./table-client.js" */
/**
 * The page's interface to its environment.
 *
 * @typedef {Object} PageOptions
 * @property {(seat: number, name: string) => Promise<void>} [sit]
 * @property {(table: string) => void} go
 * @property {() => void} goHome
 * @property {string | undefined} invitation
 * @property {string | undefined} invitationCode the address of a QR code of that link
 * @property {() => Promise<GameInfo[]>} games
 * @property {(game: GamePage) => void} shown
 * @property {(() => string | undefined) | undefined} ownLink
 * @property {() => boolean} [isSeatKept]
 * @property {(record: string) => string} [recordLink]
 * @property {(position: string) => void} [edit]
 * @property {() => void} dropSecret
 * @property {() => void} reopen reopens the table with another secret
 * @property {(seen: Seen) => void} pictured keeps a picture of the game for the start page
 */

export class TablePage {
  #table;
  #options;
  #status = new StatusRegion();
  #place = element("section", { class: "place" });
  #seats = new Seats(this.#place);
  #slider = new HistorySlider((ply) => void this.#showPly(ply));
  #company;
  #actions;
  #advisor;
  #links = element("div", { class: "links" });
  #note = new Note();
  /** A layer over the game. */
  #over = element("div", { class: "over" });
  #menu;
  #title;
  #lost = new LostNotice();
  #game;
  #info;
  /** @type {GameTable} */
  #part;
  #moveLog;
  #clock = new TurnClock((left) => this.#seats.showClock(turnOf(this.#state?.view), left));
  #sheet;
  #end;
  /** True if the user saw the game end. */
  #hasSeenEnd = false;
  /** The hinted move on the game; empty without one. */
  #hint = "";
  #help;
  /** The final order, once the game is over. It takes the place of the other seats. */
  #order = element("div", { class: "order" });
  /** The story of a finished game, above the buttons. */
  #story = element("div", { class: "story" });
  /** The time at which this page began to wait for the next move. */
  #waitingSince = performance.now();
  /** @type {ReturnType<typeof setTimeout>[]} */
  #waits = [];
  #moveInput = moveInput((move) => this.#play(move), () => this.#cancel());
  #runner = new ActionRunner(
    (fault) => (this.#state && this.#game.fault?.(fault, this.#state.table)) ?? fault.message,
    () => this.#render(),
    (fault) => (this.#state && this.#game.refusal?.(fault, this.#state.table)) ?? refusalTitle(fault),
  );
  #unsubscribe;
  #isClosed = false;
  #history;
  /** @type {State | undefined} the latest state */
  #state;

  /**
   * @param {TableClient} table has received its first state
   * @param {{game: GamePage, info: GameInfo}} playing
   * @param {PageOptions} options
   * @param {{heading: HTMLElement, tools: HTMLElement, settings: HTMLElement}} header the table's places in the header and the menu
   */
  constructor(table, { game, info }, options, { heading, tools, settings }) {
    this.#title = heading;
    this.#table = table;
    this.#options = options;
    this.#game = game;
    this.#info = info;
    const runner = this.#runner;
    this.#history = new HistoryView(table, () => this.#render());
    this.#moveLog = new MoveLog(game, (ply) => void this.#showPly(ply === this.#state?.table.ply ? undefined : ply));
    this.#part = game.open({
      table,
      play: (move) => this.#play(move),
      run: (action) => runner.run(action),
      say: (...lines) => runner.show(...lines),
      explain: (faults) => runner.explain(faults),
      current: () => (this.#history.seen ? undefined : this.#state),
      changed: () => this.#render(),
      closeHint: () => this.#advisor.closeHint(),
      seatElement: (seat) => this.#seats.elementOf(seat),
      over: this.#over,
    });
    [...this.#part.main, ...this.#part.side].forEach((one) => one.classList.add("of-game"));
    this.#part.main.forEach((one) => one.setAttribute("data-print", ""));
    this.#sheet = new RecordSheet(game);
    this.#company = new Company(table, {
      page: options,
      info,
      runner,
      actionOf: (action) => this.#actionOf(action),
      copy: (link) => this.#copy(link),
      showCode: () => void this.#showCode(),
      reload: () => this.#history.reload(),
      changed: () => this.#render(),
    });
    const { viewpoints, joinForm, waitingRoom, takeBack, seatLink, reactions, rematch, heard } = this.#company;
    this.#advisor = new Advisor(table, {
      runner,
      words: async () => (await game.advice?.()) ?? { name: (move) => move },
      take: (move) => this.#part.take(move),
      play: (move) => void this.#play(move),
      drop: () => this.#part.clear(),
      look: (ply) => void this.#showPly(ply),
      lookOf: (seat) => this.#lookOf(seat),
      isNarrow: this.#part.point === undefined,
      tools,
      changed: () => this.#render(),
    });
    this.#end = new Later(async () => {
      const [{ GameEnd }, words] = await Promise.all([import("./game-end.js"), game.end?.(), loadWords("advice")]);
      return new GameEnd({ game, part: this.#part, words }, { order: this.#order, story: this.#story }, () => this.#render());
    });
    this.#over.append(this.#end.element);
    this.#actions = new Actions({
      cancel: () => this.#cancel(),
      askTakeBack: this.#actionOf(table.askTakeBack),
      code: options.invitationCode ? () => void this.#showCode() : undefined,
      sound: () => (alerts.switchSound(), this.#render()),
      notify: () => void this.#notify(),
      hint: table.hint && (() => void this.#advisor.hint()),
      takeBack: this.#actionOf(table.takeBack),
      analyse: table.analyse && (() => void this.#advisor.analyse()),
      record: () => void this.#runner.run(async () => download(`${info.id}.txt`, await table.record())),
      recordLink: options.recordLink && this.#copy(async () => options.recordLink?.(await table.record())),
      edit: options.edit && table.position && (() => void this.#runner.run(() => this.#edit())),
      invite: this.#copy(options.invitation && (() => options.invitation)),
      ownLink: this.#copy(options.ownLink),
      leave: this.#actionOf(table.leave),
      comeBack: this.#actionOf(table.comeBack),
      resign: this.#actionOf(table.resign),
      nudge: table.nudge && (() => void this.#nudge()),
      vote: this.#actionOf(table.vote),
      result: () => this.#end.part?.open(),
      home: options.goHome,
      type: () => this.#typeMove(),
    });
    const [ofGame, ofYou, ...rest] = this.#actions.menu;
    this.#menu = new TableMenu(.../** @type {HTMLElement[]} */ ([ofGame, ofYou]), ...rest.slice(0, -1), menuSection("", settings), ...rest.slice(-1));
    tools.replaceChildren(this.#menu.element);
    this.#help = help(translate("help.table"), options.goHome);
    table.nudged = (seat) => this.#showNudge(seat);
    this.element = element(
      "div",
      { class: "table", "data-game": info.id, keydown: (event) => event.key === "Escape" && this.#cancel() },
      element("div", { class: "middle" }, joinForm.element, waitingRoom.element, ...this.#part.main, this.#over),
      element(
        "div",
        { class: "toasts" },
        ...[this.#lost.element, seatLink.element, takeBack.element, this.#note.element, heard].map((toast) => element("div", {}, toast)),
      ),
      this.#order,
      this.#seats.element,
      element(
        "div",
        { class: "aside" },
        viewpoints.element,
        this.#advisor.element,
        element("div", { class: "moves" }, this.#slider.element, this.#moveLog.element),
        reactions.element,
      ),
    );
    this.#place.prepend(this.#status.element, this.#clock.element);
    this.#place.append(
      element("div", { class: "own-pieces" }, ...this.#part.side),
      this.#help,
      this.#story,
      this.#actions.element,
      this.#moveInput,
      this.#links,
    );
    this.element.prepend(this.#sheet.head);
    this.element.append(this.#sheet.moves);
    addEventListener("beforeprint", this.#print);
    this.#actions.element.prepend(rematch.element);
    document.addEventListener("keydown", this.#press);
    this.#unsubscribe = table.subscribe(() => this.#update());
    this.#update();
  }

  /** @param {(() => Promise<void>) | undefined} action */
  #actionOf(action) {
    return action && (() => void this.#runner.run(() => action.call(this.#table)));
  }

  /** @param {(() => string | undefined | Promise<string | undefined>) | "" | undefined} link */
  #copy(link) {
    return link
      ? () =>
          void this.#runner.run(async () => {
            const words = await copyLink((await link()) ?? "", this.#links);
            this.#note.show(words);
            return [words];
          })
      : undefined;
  }

  async #edit() {
    const { position } = this.#table;
    const ply = this.#history.seen?.ply ?? this.#state?.table.ply ?? 0;
    this.#options.edit?.((await position?.call(this.#table, ply)) ?? "");
  }

  /**
   * Plays a move. Each game drops the part of the selection that the next position does not allow.
   *
   * @param {string} move
   */
  #play(move) {
    return this.#runner.run(() => this.#table.play(move));
  }

  /** Drops the selection and its messages. */
  #cancel() {
    this.#advisor.closeHint();
    this.#part.clear();
    this.#runner.show();
    this.#render();
  }

  get selection() {
    return this.#part.selection ?? "";
  }

  set selection(selection) {
    if (selection) {
      this.#part.selection = selection;
      this.#render();
    }
  }

  /** Called when the user leaves the page or changes the language. */
  close() {
    this.#isClosed = true;
    this.#unsubscribe();
    this.#part.close?.();
    document.removeEventListener("keydown", this.#press);
    removeEventListener("beforeprint", this.#print);
    this.#clock.stop();
    this.#note.stop();
    this.#waits.forEach(clearTimeout);
    alerts.showTurn(false);
    this.#advisor.clear();
  }

  /**
   * Arrow keys step through the history, unless the focused element uses them. The key "m" opens the input for moves.
   *
   * @param {KeyboardEvent} event
   */
  #press = (event) => {
    const target = /** @type {Element} */ (event.composedPath()[0]);
    const isHere = target === document.body || event.composedPath().includes(this.element) || (target.closest("header") && !target.closest(".menu"));
    const isFree = target === document.body || (target instanceof HTMLButtonElement && this.element.contains(target));
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
    if (isHere && isPlain && event.key === "m" && !target.matches("input, select, textarea") && !this.#moveInput.hidden) {
      event.preventDefault();
      this.#typeMove();
    } else if (isFree && isPlain && this.#slider.press(event.key)) {
      event.preventDefault();
    }
  };

  #typeMove() {
    this.#moveInput.querySelector("input")?.focus();
  }

  #print = () => {
    const state = this.#state;
    if (state) {
      const { view } = state;
      const table = { ...state.table, you: /** @type {const} */ ("-") }; // A record names all players.
      const { moves } = this.#moveLog;
      const words = this.#game.log?.(moves, table, view) ?? moves.map((move) => this.#game.describe(move, table, view));
      const result = [endingLine(table), turnLine(state, view, undefined)].join(" ").trim();
      this.#sheet.fill({ title: `${this.#info.name}: ${tableTitle(table)}`, result, state, moves, words });
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
    this.#hasSeenEnd = before !== undefined && (this.#hasSeenEnd || before.table.phase === "playing");
    if (!isNew) {
      this.#render();
      return;
    }
    this.#clock.start(state);
    before && alerts.announce(before, state, (state.last && this.#game.tone?.(state.last)) ?? "move");
    if (before && this.#joinsRematch(before, state)) {
      this.#options.go(state.table.rematch?.table ?? "");
      return;
    }
    if (before?.table.ply !== state.table.ply || turnOf(before?.view) !== turnOf(state.view)) {
      this.#awaitMove();
    }
    if (before?.table.takeBack?.seat === state.table.you && !state.table.takeBack && before.table.ply === state.table.ply) {
      this.#runner.show(translate("refused.kept"));
    }
    // A resignation ends the game, and with it a hint, without a move.
    if (before?.table.ply !== state.table.ply || before.table.phase !== state.table.phase) {
      this.#runner.show();
      this.#advisor.clear();
      void this.#logMoves(state);
    }
    if ((state.table.phase === "over" && before?.table.phase !== "over") || state.table.viewpoint !== before?.table.viewpoint) {
      void this.#runner.run(() => this.#history.reveal(state.table.ply));
    }
    this.#render();
  }

  /**
   * Returns true if the rematch was just created and the user wants it or is a spectator.
   *
   * @param {State} before
   * @param {State} state
   */
  #joinsRematch(before, { table: { you, rematch } }) {
    const isNew = rematch?.table !== undefined && before.table.rematch?.table === undefined;
    return isNew && (you === "-" ? !this.#history.seen : !rematch.declined?.includes(you));
  }

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

  /** @param {number} seat */
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
   * Adds the last move to the log. If more are missing after a reload or a lost connection, requests all moves.
   *
   * @param {State} state
   */
  async #logMoves(state) {
    this.#keepPicture(state);
    if (!this.#moveLog.follow(state)) {
      try {
        this.#moveLog.replace(state, await this.#table.moves());
      } catch {
        // The next state triggers another attempt.
      }
      this.#render();
    }
  }

  /** @param {State} state */
  #keepPicture({ view, table }) {
    const seen = view && table.you !== "-" ? this.#game.pictureOf?.(view, table) : undefined;
    seen && this.#options.pictured(seen);
  }

  #render() {
    const state = this.#state;
    if (!state || this.#isClosed) {
      return;
    }
    const { table } = state;
    const problem = connectionMessage(this.#table, true);
    this.#lost.update(this.#table, problem);
    this.element.classList.toggle("offline", problem !== "");
    this.element.dataset.connection = this.#table.connection;
    this.#help.hidden = this.#table.problem === undefined;
    const past = this.#history.seen;
    const { views } = this.#history;
    const view = settled(table, past ? this.#history.viewFor(table.you) : state.view, past?.ply ?? table.ply);
    const last = past ? past.last : state.last;
    const hint = past ? undefined : this.#advisor.hintStatus;
    const isOwn = view !== undefined && table.you !== "-" && (view.viewer ?? table.you) === table.you;
    this.#showTitle(table);
    this.#part.update({
      state,
      table,
      view,
      views,
      last,
      moves: past ? this.#moveLog.moves.slice(0, past.ply) : this.#moveLog.moves,
      isAnalysed: this.#advisor.isAnalysing,
      isPast: past !== undefined,
      isOwn,
      faults: this.#runner.faults,
    });
    this.#seats.update(this.#part, table, {
      view,
      turn: turnOf(view),
      standings: (!past && table.standings) || view?.standings || [],
      views,
      offers: (occupant) => this.#company.offers(table, occupant),
    });
    this.#clock.show();
    this.#slider.update(table.ply, this.#history.wanted);
    this.#moveLog.mark(past?.ply ?? table.ply);
    this.#company.update(table);
    this.#actions.update(state, {
      game: this.#part.actions?.() ?? [],
      isHolding: this.#part.isHolding(),
      canTakeBack: state.last !== undefined && (this.#game.canTakeBack?.(state.last) ?? true),
      isAdvised: this.#info.hints !== false && !this.#advisor.isAnalysing,
      advised: this.#advisor.actions,
      isResultClosed: past === undefined && (this.#end.part?.isClosed ?? false),
      waited: performance.now() - this.#waitingSince,
    });
    this.#point(this.#advisor.ghosts(past?.ply ?? table.ply));
    this.element.classList.toggle("analysed", this.#advisor.isAnalysing && this.#part.point !== undefined);
    this.element.classList.toggle("reviewed", this.#advisor.isAnalysing && this.#part.point === undefined);
    this.element.classList.toggle("hinted", hint !== undefined);
    const isHidden = past !== undefined || this.#advisor.isAnalysing;
    const isEnded = table.phase === "over" && !isHidden;
    this.element.classList.toggle("ended", isEnded);
    const said = isEnded ? this.#actions.element : this.#moveLog.element.parentElement;
    const { element: reactions } = this.#company.reactions;
    reactions.previousElementSibling === said || said?.after(reactions);
    this.#end.update(table.phase === "over", { table, view: state.view, views, moves: this.#moveLog.moves, isHidden, isLive: this.#hasSeenEnd });
    this.#moveInput.hidden = table.phase !== "playing" || table.you === "-";
    this.#status.show(
      problem || (hint?.title ?? turnLine(state, view, past)),
      hint?.sentence ?? this.#news(state, view, past),
      this.#runner.messages,
      { isRefusal: this.#runner.isRefusal, isNotice: this.#runner.isNotice, title: hint || problem ? "" : this.#runner.title, held: hint ? "" : (this.#part.held?.() ?? ""), share: hint?.share },
    );
    this.element.dataset.ply = String(past?.ply ?? table.ply);
    this.element.dataset.phase = table.phase;
    alerts.showTurn(isYours(state));
    document.title = isYours(state) ? translate("title.yours", { site: siteName }) : siteName;
  }

  /**
   * Shows the name of the game in place of the site's, and the rest of the title beside it. The heading reads as a whole.
   *
   * @param {State["table"]} table
   */
  #showTitle(table) {
    const { name, said, rest } = titleParts(table, this.#info);
    if (this.#title.textContent !== name + said + rest) {
      this.#title.replaceChildren(
        element("span", { class: "wordmark", "aria-hidden": "true" }, name),
        element("span", { class: "visually-hidden" }, said),
        element("span", { class: "rest" }, rest),
      );
    }
  }

  /**
   * Returns the sentence below the turn: the last move, or the resignation or the time that has ended the game after it.
   *
   * @param {State} state
   * @param {View | undefined} view
   * @param {PastPosition | undefined} past
   */
  #news(state, view, past) {
    const { table } = state;
    const last = past ? past.last : state.last;
    if (!past && table.termination) {
      return endingLine(table);
    }
    if (table.phase === "open") {
      return translate("lobby.begins");
    }
    const first = past ? "" : firstTurn(state, this.#moveLog.moves);
    return [past ? "" : votesLine(state), first || (last ? this.#game.describe(last, table, view) : "")].filter(Boolean).join(" ");
  }

  /**
   * Draws moves over the game. A game that draws none selects a hinted move.
   *
   * @param {Ghost[]} ghosts
   */
  #point(ghosts) {
    const hint = ghosts.find(({ kind }) => kind === "hint")?.move ?? "";
    const isNew = hint !== this.#hint;
    this.#hint = hint;
    if (this.#part.point) {
      this.#part.point(ghosts);
    } else if (isNew && hint) {
      this.#part.take(hint);
    }
  }

  /** @param {number} seat */
  #lookOf(seat) {
    const view = this.#state?.view;
    const [paint, mark] = view ? [this.#game.lineColor?.(seat, view), this.#game.lineMark?.(seat, view)] : [];
    return { paint: paint ?? "var(--ink)", mark };
  }

  async #notify() {
    const isDone = await alerts.switchNotifications();
    this.#runner.show(...(isDone ? [] : [translate("alerts.forbidden")]));
    this.#render();
  }

  async #showCode() {
    const { invitationCode = "", invitation = "" } = this.#options;
    await loadWords("advice");
    (await import("./code-dialog.js")).openCode(invitationCode, invitation);
  }

  /** @param {number | undefined} ply undefined for the current position */
  async #showPly(ply) {
    this.#part.clear();
    await this.#runner.run(() => this.#history.at(ply));
  }
}
