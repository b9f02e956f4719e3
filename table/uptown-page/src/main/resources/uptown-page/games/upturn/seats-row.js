import { element, set } from "../../dom.js";
import { readMove } from "./notation.js";
import { signDrawing } from "./tile.js";

/** @import { Speech } from "./words.js" */
/** @import { Outcome, SeatView, View } from "./view.js" */

/** The players in seat order, with the direction of turns between them. */
export class SeatsRow {
  element = element("ol", { class: "seats" });
  /** @type {Map<number, HTMLElement>} */
  #seats = new Map();

  /** @param {number} seat */
  elementOf(seat) {
    return this.#seats.get(seat);
  }

  /**
   * @param {View} view
   * @param {Outcome | undefined} last
   * @param {Speech} speech
   */
  update(view, last, speech) {
    set(this.element, "aria-label", speech.words("upturn.seats"));
    this.element.classList.toggle("right", view.rotation === "right");
    this.#seats = new Map(view.seats.map((seat) => [seat.seat, seatElement(view, seat, last, speech)]));
    this.element.replaceChildren(...this.#seats.values());
  }
}

/**
 * @param {View} view
 * @param {SeatView} seat
 * @param {Outcome | undefined} last
 * @param {Speech} speech
 */
function seatElement(view, { seat, tilesLeft }, last, { words, name }) {
  const isToMove = view.turn === seat;
  const rank = view.over ? view.standings.find((standing) => standing.seat === seat)?.rank : undefined;
  const tags = last ? tagsOf(last, seat, words) : [];
  return element(
    "li",
    { class: `seat${isToMove ? " to-move" : ""}`, "data-seat": seat },
    element(
      "div",
      { class: "name" },
      isToMove && signDrawing("to-move"),
      element("span", {}, seat === view.viewer ? words("upturn.you") : name(seat)),
      isToMove && element("i", { class: "unseen" }, words("upturn.toMove")),
    ),
    element(
      "div",
      { class: "holds" },
      element("span", {}, words("upturn.tilesLeft", { n: tilesLeft })),
      rank !== undefined && element("span", {}, words("upturn.rank", { n: rank })),
    ),
    tags.length > 0 && element("div", { class: `tag ${tags[0]?.style}` }, tags.map((tag) => tag.words).join(" · ")),
  );
}

/**
 * Returns labels for the effects of the last move on a seat.
 *
 * @param {Outcome} last
 * @param {number} seat
 * @param {import("./words.js").Words} words
 */
function tagsOf(last, seat, words) {
  const drawn = last.drawings.filter((drawing) => drawing.seat === seat).length;
  const isMover = last.seat === seat;
  return [
    isMover && last.call === "made" && { style: "call", words: words("upturn.called") },
    isMover && last.call === "missed" && { style: "", words: words("upturn.forgot") },
    last.skipped.includes(seat) && { style: "", words: words("upturn.skipped") },
    drawn > 0 && { style: "", words: `+${drawn}` },
    isMover && readMove(last.move)?.idle === "pass" && { style: "", words: words("upturn.passed") },
  ].filter((tag) => tag !== false);
}
