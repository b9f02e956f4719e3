import { localStore, sessionStore } from "../../browser-storage.js";
import { Facts } from "../../facts.js";
import { translate } from "../../i18n.js";
import { isYours as isYourTurn, moverOf } from "../../turn.js";
import { UptownBoard } from "./board/board.js";
import { UptownRack } from "./board/rack.js";
import { cellOf, describeMove, isYours } from "./describe-move.js";
import { sentence, tileName } from "./names.js";
import { seatPanel } from "./seat-panel.js";
import { TileSelection } from "./tile-selection.js";

/** @import { GameAction, GameTable, Ghost, Shell, Shown } from "../../game-page.js" */
/** @import { State } from "../../table-client.js" */
/** @import { Ghosts } from "./ghosts.js" */
/** @import { Placement, Targets } from "./view.js" */

const PREMOVES = "premoves";
const CONFIRMS = "confirms";
const RACK = "rack.";

/** @implements {GameTable} */
export class UptownTable {
  #board = new UptownBoard();
  #rack = new UptownRack();
  main = [this.#board];
  side = [this.#rack];
  seat = seatPanel;
  #shell;
  #selection;
  #locks = false;
  /** True if arrows show the order of the last moves. */
  #order = false;
  /** The move of the hint on the board; empty without one. */
  #hint = "";
  /** @type {Promise<Ghosts> | undefined} once a move was drawn over the board */
  #ghosts;
  /** @type {State | undefined} the latest state shown */
  #state;
  /** @type {Shown | undefined} */
  #shown;
  #unseen = new Facts(async () => (await import("./unseen.js")).openUnseen);

  /** @param {Shell} shell */
  constructor(shell) {
    this.#shell = shell;
    this.#selection = new TileSelection(shell);
    this.#selection.confirms = localStore.get(CONFIRMS) === "on";
    this.#board.interactive = true;
    this.#board.travel = () => this.#travel();
    this.#board.toggleAttribute("premoves", localStore.get(PREMOVES) === "on");
    this.#board.describe = tileName;
    this.#rack.describe = tileName;
    this.#rack.board = this.#board;
    for (const event of ["choose", "drop"]) {
      this.#board.addEventListener(event, (made) => this.#choose(/** @type {CustomEvent} */ (made).detail));
    }
    this.#board.addEventListener("premove", (made) => this.#announcePremove(/** @type {CustomEvent} */ (made).detail));
    this.#board.addEventListener("hover", (made) => this.#selection.explain(/** @type {CustomEvent} */ (made).detail.cell));
    this.#rack.addEventListener("select", (made) => this.#select(/** @type {CustomEvent} */ (made).detail.tile));
    this.#rack.addEventListener("reorder", () => sessionStore.set(RACK + (this.#state?.table.id ?? ""), this.#rack.order));
  }

  /** @param {Shown} shown */
  update(shown) {
    const { state, view, last, moves, isPast, isOwn, faults } = shown;
    this.#unseen.update(shown);
    if (!this.#state) {
      this.#rack.order = sessionStore.get(RACK + state.table.id) ?? "";
    }
    if (state !== this.#state) {
      const before = this.#state;
      this.#state = state;
      this.#selection.check(state);
      before && !isPast && void this.#showChanges(before, state);
    }
    this.#shown = shown;
    const selected = (!isPast && this.#selection.tile) || "";
    const round = moves.slice(-state.table.seats.length).reverse();
    const cells = isPast ? (last ? [cellOf(/** @type {Placement} */ (last))] : []) : round.map((move) => cellOf(/** @type {Placement} */ (move)));
    this.#rack.view = isOwn ? view : undefined;
    this.#rack.hidden = !isOwn;
    this.#rack.selected = selected;
    Object.assign(this.#board, { view, selected: this.#hint ? "" : selected, last: cells, fault: faults, locks: this.#locks, arrows: this.#order ? arrows(cells) : [] });
  }

  clear() {
    this.#selection.clear();
  }

  isHolding() {
    return this.#selection.tile !== undefined && !this.#shown?.isPast;
  }

  get selection() {
    return this.#selection.tile ?? "";
  }

  set selection(tile) {
    this.#selection.select(tile || undefined);
  }

  /** @param {string} move */
  take(move) {
    this.#selection.select(move.slice(0, 2));
    this.#board.focusCell(move.slice(-2));
  }

  /** @param {Ghost[]} ghosts */
  point(ghosts) {
    const hint = ghosts.find(({ kind }) => kind === "hint")?.move ?? "";
    if (hint !== this.#hint) {
      this.#hint = hint;
      hint && this.#selection.select(hint.slice(0, 2));
    }
    if (ghosts.length > 0) {
      this.#ghosts ??= import("./ghosts.js").then(({ Ghosts }) => new Ghosts(this.#board));
    }
    void this.#ghosts?.then((layer) => layer.show(ghosts, (tile) => this.#rack.elementOf(tile)));
  }

  /**
   * @param {number[]} winners
   * @param {boolean} isLive
   */
  async celebrate(winners, isLive) {
    const { celebrate } = await import("./victory.js");
    return celebrate(this.#board, /** @type {any} */ (this.#state?.view), winners, isLive);
  }

  held() {
    const { tile } = this.#selection;
    const view = this.#shown?.view;
    return tile && view && this.isHolding() ? heldTile(tile, view.targets[tile]) : this.#prompt();
  }

  /**
   * Says what the player can do, or which capture has hit the player since the last turn. Empty where the last move says more: on the
   * first turn, after such a capture, and while others think.
   */
  #prompt() {
    const { state, table, view, moves, isPast } = this.#shown ?? {};
    const own = moves?.findLastIndex((move) => moverOf(move) === table?.you) ?? -1;
    if (!state || !table || !moves || own < 0 || isPast || !isYourTurn(state)) {
      return "";
    }
    const placements = /** @type {Placement[]} */ (moves);
    const hit = placements.slice(own + 1).findLast(({ captured }) => captured && isYours(captured, table, /** @type {any} */ (view)));
    if (!hit) {
      return translate("turn.choose");
    }
    return hit === placements.at(-1) ? "" : describeMove(hit, table, /** @type {any} */ (view));
  }

  /** @returns {GameAction[]} */
  actions() {
    const { state, table } = this.#shown ?? {};
    const you = table?.seats.find(({ seat }) => seat === table.you);
    const isPlaying = table?.phase === "playing" && you !== undefined && !you.away;
    const { confirms, asked } = this.#selection;
    const isThere = state?.view !== undefined;
    return [
      { key: "action.place", place: "play", isThere: isPlaying && confirms, press: () => this.#selection.confirm(), isUsable: asked !== undefined, isMain: true },
      { key: "action.locks", place: "shown", isThere, press: () => this.#switchLocks(), isOn: this.#locks, icon: "lock" },
      { key: "action.order", place: "shown", isThere, press: () => this.#switchOrder(), isUsable: (table?.ply ?? 0) > 1, isOn: this.#order, icon: "order" },
      { key: "action.premoves", place: "shown", isThere: isPlaying, press: () => this.#switchPremoves(), isOn: this.#board.hasAttribute("premoves"), icon: "ahead" },
      { key: "action.confirm", place: "shown", isThere: isPlaying, press: () => this.#switchConfirming(), isOn: confirms, icon: "confirm" },
      { key: "action.unseen", place: "shown", isThere, press: () => void this.#unseen.open(), icon: "unseen" },
    ];
  }

  /** Returns the start and end of the last move's animation: a captured tile joins its captor's other captured tiles. */
  #travel() {
    const { last, table } = this.#state ?? {};
    const seat = last?.seat !== undefined && !this.#shown?.isPast ? this.#shell.seatElement(last.seat) : undefined;
    const pieces = [...(seat?.querySelectorAll(".pieces > *, .facts b, .own-facts b") ?? [])].filter((one) => one.getClientRects().length > 0);
    const to = pieces.findLast((one) => !one.matches("b")) ?? pieces[0] ?? seat;
    const sign = seat?.querySelector(".enamel") ?? seat;
    return { from: last?.seat === table?.you ? this.#rack : sign, to };
  }

  /**
   * @param {State} before
   * @param {State} after
   */
  async #showChanges(before, after) {
    const { last } = after;
    if (before.view && after.view && last && after.table.ply === before.table.ply + 1) {
      const { showChanges } = await import("./moments.js");
      const { seatElement } = this.#shell;
      await showChanges(/** @type {any} */ (before.view), /** @type {any} */ (after.view), /** @type {any} */ (last), { board: this.#board, seatElement });
    }
  }

  /** @param {string | undefined} tile */
  #select(tile) {
    tile !== this.#hint.slice(0, 2) && this.#shell.closeHint();
    this.#selection.select(tile);
  }

  /** @param {{cell: string, move?: string, premove?: boolean}} chosen */
  #choose({ cell, move, premove }) {
    if (premove && move) {
      void this.#shell.play(move);
    } else {
      void this.#selection.choose(cell);
    }
  }

  /** @param {{move?: string, dropped?: string}} held the premove that was set or dropped */
  #announcePremove({ move, dropped }) {
    this.#selection.tile = undefined;
    const key = move ? "premove.held" : "premove.dropped";
    const text = move ?? dropped ?? "";
    this.#shell.say(sentence(key, { tile: tileName(text.slice(0, 2)), cell: text.slice(-2) }));
    this.#shell.changed();
  }

  #switchLocks() {
    this.#locks = !this.#locks;
    this.#shell.changed();
  }

  #switchOrder() {
    this.#order = !this.#order;
    this.#shell.changed();
  }

  #switchPremoves() {
    const isOn = this.#board.toggleAttribute("premoves");
    localStore.set(PREMOVES, isOn ? "on" : "off");
    this.#shell.changed();
  }

  #switchConfirming() {
    this.#selection.confirms = !this.#selection.confirms;
    localStore.set(CONFIRMS, this.#selection.confirms ? "on" : "off");
    this.#shell.changed();
  }
}

/**
 * @param {string} tile
 * @param {Targets | undefined} targets
 */
function heldTile(tile, targets) {
  const { empty = [], captures = [] } = targets ?? {};
  const words = translate("play.numbers").split(" ");
  const counted = (/** @type {string[]} */ { length: n }) => ({ n, count: words[n - 1] ?? n });
  const fits = sentence(empty[0] ? "play.held" : "play.heldNowhere", { tile: tileName(tile), ...counted(empty) });
  return fits + (captures[0] ? translate("play.captures", counted(captures)) : "") + ".";
}

/** @param {string[]} cells latest first */
function arrows(cells) {
  return cells.slice(1).map((from, index) => ({ from, to: cells[index] ?? from, color: undefined }));
}
