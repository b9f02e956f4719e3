import { button, element, set, sheet } from "../../dom.js";
import { Choices } from "./choices.js";
import { Draft } from "./draft.js";
import { makeDraggable } from "./drag.js";
import { Hand } from "./hand.js";
import { Line } from "./line.js";
import { numberOf } from "./notation.js";
import { arrive, endMotionAtPress, isMotionOff, travel } from "./motion.js";
import { Ruler } from "./ruler.js";
import { SeatsRow } from "./seats-row.js";
import { tableStyle } from "./style.js";
import { isAction } from "./trail.js";
import { backDrawing, patterns, tileDrawing } from "./tile.js";
import { ownRack } from "./view.js";
import { faultWords, moveWords } from "./words.js";

/** @import { Speech } from "./words.js" */
/** @import { Fault, Outcome, View } from "./view.js" */

/**
 * A table of UP TURN: the players, the line, the bag and the viewer's tiles. It contains no rules; its view lists the legal
 * moves. The player must remember to call "Upturn": its button looks the same whether the call is due or not.
 *
 * @fires choose the user made a move, legal or not: {move}
 * @fires ask the user selected a tile that may not be laid now: {move}, so that the page can explain
 * @fires hold the selection changed: {tile}, empty if none
 */
export class UpTurnTable extends HTMLElement {
  /**
   * Returns the element of a seat beside the table. Without it, the table shows the players itself.
   *
   * @type {((seat: number) => Element | undefined) | undefined}
   */
  seatOf;

  /** @type {Speech} */
  #speech = { words: (key) => key, list: (parts) => parts.join(", "), name: (seat) => String(seat) };
  /** @type {View | undefined} */
  #view;
  /** @type {Outcome[]} */
  #moves = [];
  /** @type {Fault[]} */
  #faults = [];
  #draft = new Draft();
  #isDue = false;
  #isFollowed = true;
  /** The state at the last render, for animation. */
  #before = { text: "", moves: 0, rack: /** @type {string[]} */ ([]) };
  /** True if the user chose a move in this position; the selection is dropped once it is made. */
  #hasChosen = false;
  #isIncomplete = false;

  #shadow = this.attachShadow({ mode: "open" });
  #seats = new SeatsRow();
  #line = new Line(() => this.#lay());
  #ruler = new Ruler();
  #hand = new Hand((tile, copy) => this.#take(tile, copy), () => this.#lay());
  #choices = new Choices(() => this.#changedDraft());
  #note = element("div", { class: "note", role: "status" });
  #layButton = button("", () => this.#lay(), { class: "lay" });
  #drawButton = button("", () => this.#choose("draw"), { class: "draw" });
  #passButton = button("", () => this.#choose("pass"), { class: "pass" });
  #callButton = button("", () => this.#call(), { class: "call" });
  #buttons = element("div", { class: "buttons", role: "group" }, this.#layButton, this.#drawButton, this.#passButton, this.#callButton);
  #tray = element("div", { class: "tray" }, this.#note, this.#choices.element);
  #mayLay = element("p", { id: "may-lay", hidden: true });
  #table = element(
    "div",
    { class: "table", hidden: true, keydown: (event) => this.#press(event) },
    this.#seats.element,
    this.#line.element,
    this.#line.bag,
    this.#ruler.element,
    element("div", { class: "flow" }, this.#tray, this.#buttons),
    this.#hand.element,
    this.#mayLay,
  );

  constructor() {
    super();
    this.#shadow.adoptedStyleSheets = [sheet(tableStyle)];
    this.#shadow.append(patterns(), this.#table);
    endMotionAtPress(this.#shadow);
    makeDraggable(this.#shadow, {
      taken: (held) => this.#hold(held.dataset["tile"] ?? "", Number(held.dataset["copy"])),
      moved: (x, y) => this.#line.hover(this.#line.isAt(x, y)),
      dropped: (x, y) => this.#line.isAt(x, y) && this.#lay(),
      ended: () => this.#line.hover(false),
    });
  }

  connectedCallback() {
    this.#render();
  }

  /** @param {Speech} speech describes moves and names seats */
  set speech(speech) {
    this.#speech = speech;
    this.#changed();
  }

  /** @returns {View | undefined} */
  get view() {
    return this.#view;
  }

  set view(view) {
    if (view?.text !== this.#view?.text || view?.viewer !== this.#view?.viewer) {
      this.#isFollowed = false;
      this.#faults = [];
    }
    this.#view = view;
    this.#changed();
  }

  /** @param {Outcome[]} moves all known moves that led to the view, newest last */
  set moves(moves) {
    this.#moves = moves;
    this.#changed();
  }

  /** @returns {Fault[]} */
  get faults() {
    return this.#faults;
  }

  set faults(faults) {
    this.#faults = faults;
    this.#changed();
  }

  /** @returns {boolean} true if the user can make moves */
  get interactive() {
    return this.hasAttribute("interactive");
  }

  set interactive(on) {
    this.toggleAttribute("interactive", Boolean(on));
    this.#changed();
  }

  /** @returns {string} */
  get held() {
    return this.#draft.tile;
  }

  /** @returns {string} the composed move in notation, complete or not; empty without a selection */
  get move() {
    return this.#draft.tile && this.#draft.move();
  }

  /** @returns {string} the selection with its choices, complete or not */
  get draft() {
    return this.#draft.text;
  }

  set draft(text) {
    this.#follow();
    this.#draft.text = text;
    this.#changed();
  }

  /** True if a tile is selected or "Upturn" is called. */
  get isHolding() {
    return this.#draft.tile !== "" || this.#draft.isCalled;
  }

  /** True if the user pressed a button before completing the move. */
  get isIncomplete() {
    return this.#isIncomplete;
  }

  clear() {
    this.#follow();
    this.#draft.clear();
    this.#isIncomplete = false;
    this.#faults = [];
    this.#changed();
  }

  /**
   * Selects a move, so that one more press makes it.
   *
   * @param {string} move
   */
  take(move) {
    this.#follow();
    this.#draft.takeMove(move);
    this.#faults = [];
    this.#render();
    this.#fireHold();
  }

  focus() {
    this.#hand.focus();
  }

  #changed() {
    if (!this.#isDue) {
      this.#isDue = true;
      queueMicrotask(() => {
        this.#isDue = false;
        this.isConnected && this.#render();
      });
    }
  }

  /** @returns {string[]} */
  get #rack() {
    return (this.#view && ownRack(this.#view)) ?? [];
  }

  /** @param {number} seat */
  #seatOf(seat) {
    return this.seatOf ? this.seatOf(seat) : this.#seats.elementOf(seat);
  }

  get #isYourTurn() {
    return this.#view !== undefined && this.#view.turn !== undefined && this.#view.turn === this.#view.viewer;
  }

  #follow() {
    if (!this.#isFollowed) {
      this.#isFollowed = true;
      this.#isIncomplete = false;
      this.#draft.follow(this.#view, this.#rack);
      this.#hasChosen && this.#draft.clear();
      this.#hasChosen = false;
    }
  }

  #render() {
    const view = this.#view;
    this.#table.hidden = view === undefined;
    if (!view) {
      return;
    }
    const isNew = !this.#isFollowed;
    this.#follow();
    const from = isNew ? this.#placesBefore() : undefined;
    const speech = this.#speech;
    const { words } = speech;
    const rack = this.#rack;
    const isInteractive = this.interactive && typeof view.viewer === "number" && !view.over;
    this.#seats.element.hidden = this.seatOf !== undefined;
    this.seatOf || this.#seats.update(view, this.#moves.at(-1), speech);
    this.#ruler.update(view, rack, this.#draft);
    this.#line.update(view, this.#moves, this.#draft, speech);
    this.#hand.update(view, rack, { draft: this.#draft, speech, isInteractive, faults: this.#faults });
    this.#hand.element.hidden = ownRack(view) === undefined || view.over;
    this.#ruler.element.hidden = view.over;
    this.#tray.hidden = this.#buttons.hidden = !isInteractive;
    this.#mayLay.textContent = words("upturn.mayLay");
    set(this.#buttons, "aria-label", words("upturn.buttons"));
    this.#choices.update(view, this.#draft, speech);
    this.toggleAttribute("choosing", this.#choices.isThere);
    const mayLay = this.#isYourTurn && this.#draft.target !== undefined;
    this.#label(this.#layButton, words("upturn.lay"), mayLay && !this.#draft.missing, mayLay ? this.#draft.tile : "");
    this.#label(this.#drawButton, words("upturn.draw"), view.targets.draw);
    this.#label(this.#passButton, words("upturn.pass"), view.targets.pass);
    this.#label(this.#callButton, words("upturn.called"), true);
    set(this.#callButton, "aria-label", words("upturn.call"));
    set(this.#callButton, "aria-pressed", String(this.#draft.isCalled));
    this.#showNote();
    isNew && this.#animate(view, from);
    this.#before = { text: view.text, moves: this.#moves.length, rack };
  }

  /**
   * Labels a button. Buttons for unavailable moves stay enabled and explain why when pressed.
   *
   * @param {HTMLButtonElement} of
   * @param {string} label
   * @param {boolean} isUsable
   * @param {string} [tile] on the button: its number in words, or its drawing
   */
  #label(of, label, isUsable, tile = "") {
    const looks = `${label} ${tile}`;
    if (of.dataset["looks"] !== looks) {
      of.dataset["looks"] = looks;
      of.replaceChildren(...(tile === "" ? [label] : isAction(tile) ? [label, tileDrawing(tile)] : [this.#layLabel(tile)]));
      set(of, "aria-label", label);
    }
    set(of, "aria-disabled", isUsable ? undefined : "true");
  }

  /**
   * Returns a label such as "Lay 51".
   *
   * @param {string} tile
   */
  #layLabel(tile) {
    const label = this.#speech.words("upturn.move.lay", { tiles: String(numberOf(tile)) });
    return label.charAt(0).toUpperCase() + label.slice(1);
  }

  #showNote() {
    const faults = this.#faults.map((fault) => faultWords(this.#speech, fault));
    const key = this.seatOf ? "" : faults.join("\n") || this.#hint() || (this.#draft.tile ? "" : this.prompt);
    if (this.#note.dataset["said"] !== key) {
      this.#note.dataset["said"] = key;
      this.#note.replaceChildren(...(faults.length > 0 ? faults.map((fault) => element("p", { class: "fault" }, fault)) : [key]));
    }
  }

  /** Returns the note about an incomplete selection. */
  #hint() {
    const { words, list } = this.#speech;
    const draft = this.#draft;
    if (this.#isIncomplete && draft.missing) {
      return draft.missing === "handOuts"
        ? words("upturn.missing.handOuts", { n: draft.handOutsLeft })
        : words(`upturn.missing.${draft.missing}`);
    }
    return draft.laid.length > 1 && !this.#choices.isThere ? words("upturn.together", { tiles: list(draft.laid.map((tile) => String(numberOf(tile)))) }) : "";
  }

  /** A sentence that says what to do next with the selection, or which move is ready. */
  get sentence() {
    const { words, list } = this.#speech;
    const draft = this.#draft;
    const move = moveWords(this.#speech, draft.move());
    if (!this.#isYourTurn || !draft.target) {
      return draft.tile ? words("upturn.held", { move }) : this.#isYourTurn ? this.#hint() || this.prompt : "";
    }
    const { fewestHandOuts = 0, mostHandOuts = 0 } = draft.target;
    if (draft.missing === "direction") {
      return words("upturn.missing.direction");
    }
    if (draft.missing === "handOuts") {
      const tiles = list(draft.laid.map((tile) => String(numberOf(tile))));
      return draft.laid.length > 1
        ? `${words("upturn.together", { tiles })} ${words("upturn.missing.handOuts", { n: draft.handOutsLeft })}`
        : words("upturn.ask.double", { n: tiles });
    }
    if (mostHandOuts === 1 && fewestHandOuts === 0 && draft.given === 0) {
      return words("upturn.ask.mark", { n: numberOf(draft.tile) });
    }
    return words("upturn.ready", { move });
  }

  /**
   * A text with the available moves or the player to wait for; a page with seats beside the table shows it in its status. It never
   * reminds the user to call "Upturn".
   */
  get prompt() {
    const { words, name } = this.#speech;
    const view = this.#view;
    if (!view) {
      return "";
    }
    const { turn, targets } = view;
    const may = [targets.tiles.length > 0 && "lay", targets.draw && "draw", targets.pass && "pass"].filter(Boolean).join("-");
    return this.#isYourTurn ? words(`upturn.may.${may}`) : turn === undefined ? "" : words("upturn.waits", { name: name(turn) });
  }

  /**
   * @param {string} tile
   * @param {number} copy
   */
  #take(tile, copy) {
    const isHeld = tile === this.#draft.tile && copy === this.#draft.copy;
    isHeld ? this.#hold("", 0) : this.#hold(tile, copy);
  }

  /**
   * @param {string} tile
   * @param {number} copy
   */
  #hold(tile, copy) {
    if (this.interactive) {
      this.#follow();
      this.#draft.take(tile, copy);
      this.#changedDraft();
      tile && this.#isYourTurn && !this.#draft.target && this.#fire("ask", { move: this.#draft.move() });
    }
  }

  #changedDraft() {
    this.#isIncomplete = false;
    this.#faults = [];
    this.#render();
    this.#fireHold();
  }

  #call() {
    this.#draft.isCalled = !this.#draft.isCalled;
    this.#changedDraft();
  }

  #lay() {
    if (!this.interactive || this.#view?.over) {
      return;
    }
    this.#isIncomplete = this.#draft.missing !== undefined;
    if (this.#isIncomplete) {
      this.#faults = [];
      this.#render();
      this.#fireHold();
      this.#choices.isThere ? this.#choices.focus() : this.#hand.focus();
    } else {
      this.#choose();
    }
  }

  /** @param {"draw" | "pass"} [idle] */
  #choose(idle) {
    if (this.interactive) {
      this.#hasChosen = this.#isYourTurn;
      this.#fire("choose", { move: this.#draft.move(idle) });
    }
  }

  #fireHold() {
    this.#fire("hold", { tile: this.#draft.tile });
  }

  /**
   * @param {string} name
   * @param {object} detail
   */
  #fire(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    const isInHand = this.#hand.element.contains(this.#shadow.activeElement);
    if (event.key === "Escape" && this.isHolding) {
      this.clear();
      this.#fireHold();
    } else if (event.key === "ArrowUp" && isInHand) {
      event.preventDefault();
      this.#choices.isThere ? this.#choices.focus() : this.#layButton.focus();
    } else if (event.key === "ArrowDown" && !isInHand) {
      event.preventDefault();
      this.#choices.element.contains(this.#shadow.activeElement) ? this.#layButton.focus() : this.#hand.focus();
    }
  }

  /** Returns the place of the mover's tile before the position changes. */
  #placesBefore() {
    const { text } = this.#before;
    const last = this.#moves.at(-1);
    if (!text || !last || isMotionOff()) {
      return undefined;
    }
    const own = this.#view?.viewer === last.seat;
    const tile = this.#before.rack.find((one) => one === last.move.split(/[,>!]/).at(0)) ?? "";
    const mover = (own ? this.#hand.elementOf(tile) : undefined) ?? this.#seatOf(last.seat);
    return mover?.getBoundingClientRect();
  }

  /**
   * @param {View} view
   * @param {DOMRect | undefined} from the former place of the mover's tiles
   */
  #animate(view, from) {
    const last = this.#moves.at(-1);
    if (!from || !last || !this.#before.text) {
      return;
    }
    this.#line.element.querySelectorAll(".latest").forEach((made, index) => arrive(made, from, index * 90));
    const bag = this.#line.bag.getBoundingClientRect();
    const added = without(this.#rack, this.#before.rack);
    last.drawings.forEach(({ seat }, index) => {
      const own = seat === view.viewer;
      const there = own ? this.#hand.elementOf(added[0] ?? "") : this.#seatOf(seat);
      const delay = 150 + index * 120;
      if (own && added.length > 0) {
        const tile = added.shift() ?? "";
        // Only the tile's picture moves from the bag. Its button is in place immediately, so that it can be pressed.
        const copies = this.#rack.filter((one) => one === tile).length;
        arrive(this.#hand.elementOf(tile, copies - 1)?.firstElementChild, bag, delay);
      } else if (there) {
        travel(this.#shadow, backDrawing(), bag, there.getBoundingClientRect(), delay);
      }
    });
  }
}

/**
 * Returns the elements that a list contains in addition to those of another list.
 *
 * @param {string[]} all
 * @param {string[]} others
 */
function without(all, others) {
  const left = [...others];
  return all.filter((one) => {
    const at = left.indexOf(one);
    at >= 0 && left.splice(at, 1);
    return at < 0;
  });
}

customElements.get("upturn-table") ?? customElements.define("upturn-table", UpTurnTable);
