import { element } from "./dom.js";
import { cellOf, story } from "./story.js";
import { say } from "./words.js";

/** @import { State } from "./table.js" */

const MOST = 12;

/** What has happened while somebody looked on, newest first: bots answer faster than people read. */
export class Chronicle {
  element = element("ol", { class: "stories", reversed: true, "aria-label": say("story.name") });
  /** @type {{ply: number, cell: string}[]} */
  #latest = [];

  /** @param {State} state after another move */
  add({ table, view, last }) {
    if (!last) {
      return;
    }
    const round = table.seats.length;
    this.#latest = [{ ply: table.ply, cell: cellOf(last) }, ...this.#latest].filter((move) => move.ply > table.ply - round);
    this.element.prepend(element("li", { value: table.ply }, story(table, view, last)));
    this.element.children[MOST]?.remove();
  }

  /** Where the moves of the last round went, the newest first. */
  get cells() {
    return this.#latest.map((move) => move.cell);
  }
}
