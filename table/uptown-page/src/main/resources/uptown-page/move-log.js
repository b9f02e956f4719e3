import { element } from "./board/dom.js";
import { cellOf, describeMove } from "./describe-move.js";
import { translate } from "./i18n.js";

/** @import { State } from "./table-client.js" */

const MOST = 12;

/** The moves made while the page was open, newest first: bots answer faster than people read. */
export class MoveLog {
  element = element("ol", { class: "move-log", reversed: true, "aria-label": translate("log.name") });
  /** @type {{ply: number, cell: string}[]} */
  #latest = [];

  /** @param {State} state after another move */
  add({ table, view, last }) {
    if (!last) {
      return;
    }
    const round = table.seats.length;
    this.#latest = [{ ply: table.ply, cell: cellOf(last) }, ...this.#latest].filter((move) => move.ply > table.ply - round);
    this.element.prepend(element("li", { value: table.ply }, describeMove(table, view, last)));
    this.element.children[MOST]?.remove();
  }

  /** The cells of the moves of the last round, the newest first. */
  get cells() {
    return this.#latest.map((move) => move.cell);
  }
}
