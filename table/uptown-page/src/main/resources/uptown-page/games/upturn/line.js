import { element, set } from "../../dom.js";
import { kindOf, numberOf } from "./notation.js";
import { isAction, stepsOf } from "./trail.js";
import { bagDrawing, signDrawing, tileDrawing } from "./tile.js";
import { neighborOf } from "./view.js";
import { tileWords } from "./words.js";

/** @import { Draft } from "./draft.js" */
/** @import { Speech } from "./words.js" */
/** @import { Outcome, View } from "./view.js" */

const SIGN = Object.freeze({ rising: "up", falling: "down", open: "both" });
const FOLLOWS = Object.freeze({ rising: ">", falling: "<", open: "≠" });

export class Line {
  #direction = element("p", { class: "direction" });
  #rotation = element("p", { class: "rotation" });
  #steps = element("ol", { class: "steps" });
  /** The place of the next tile, for clicks, taps and drags. Users of keyboards and screen readers have the button instead. */
  #slot;
  #bagSize = element("p", {});
  #played = element("p", {});
  #bag = element("div", { class: "bag" }, bagDrawing(), this.#bagSize, this.#played);
  element;

  /** @param {() => void} lay called when the place for the next tile is pressed */
  constructor(lay) {
    this.#slot = element("div", { class: "slot", "aria-hidden": "true", click: lay });
    this.element = element(
      "section",
      { class: "middle" },
      this.#direction,
      element("div", { class: "line" }, this.#steps, this.#slot),
      this.#rotation,
    );
  }

  get bag() {
    return this.#bag;
  }

  /**
   * Returns true if a point of the window is over the line.
   *
   * @param {number} x
   * @param {number} y
   */
  isAt(x, y) {
    const { left, right, top, bottom } = this.element.getBoundingClientRect();
    return x >= left && x <= right && y >= top && y <= bottom;
  }

  /** @param {boolean} isOver true if a dragged tile is over it */
  hover(isOver) {
    this.#slot.classList.toggle("over", isOver);
  }

  /**
   * @param {View} view
   * @param {Outcome[]} moves
   * @param {Draft} draft
   * @param {Speech} speech
   */
  update(view, moves, draft, { words, name }) {
    const { direction, rotation, reference } = view;
    const n = numberOf(reference);
    set(this.element, "aria-label", words("upturn.line"));
    this.element.dataset["direction"] = direction;
    this.element.classList.toggle("over", view.over);
    // The colon is for screen readers, except in "Open: not 57".
    const [way = "", colon = "", bound = ""] = words(`upturn.${direction}`, { n }).split(/(\s?:)/);
    this.#direction.replaceChildren(signDrawing(SIGN[direction]), element("b", {}, way), element("span", { class: direction === "open" ? "" : "unseen" }, colon), element("span", {}, bound));
    const next = view.turn === undefined ? "" : name(neighborOf(view, view.turn, rotation));
    this.#rotation.replaceChildren(signDrawing(rotation), words(`upturn.turns.${rotation}`, { name: next }));
    this.#rotation.hidden = view.seats.length === 2 || next === "";
    this.#bag.classList.toggle("apart", view.seats.length < 4);
    this.#bagSize.replaceChildren(element("b", {}, String(view.bagSize)), ` ${words("upturn.bag")}`);
    this.#played.textContent = words("upturn.played", { n: view.played.length });
    const steps = stepsOf(view, moves);
    this.#steps.replaceChildren(
      ...steps.map(({ tile, isLatest, isReference, isOld }) => {
        const styles = ["step", isLatest && "latest", isReference && "reference", isOld && "old", isAction(tile) && "action"];
        return element(
          "li",
          { class: styles.filter(Boolean).join(" "), "data-kind": kindOf(tile) },
          element("span", { class: "unseen" }, words(isReference ? "upturn.reference" : "upturn.laid", { tile: tileWords(words, tile) })),
          tileDrawing(tile),
        );
      }),
    );
    this.#steps.append(...draft.laid.slice(-4, -1).map((tile) => element("li", { class: "step preview", "aria-hidden": "true" }, tileDrawing(tile))));
    this.#slot.hidden = view.over;
    this.#slot.classList.toggle("filled", draft.target !== undefined);
    this.#slot.replaceChildren(draft.target ? tileDrawing(draft.tile) : `${FOLLOWS[direction]} ${n}`);
  }
}
