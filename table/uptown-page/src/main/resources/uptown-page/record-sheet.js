import { element } from "./dom.js";
import { occupantKind, seatName } from "./names.js";
import { translate } from "./i18n.js";

/** @import { GamePage } from "./game-page.js" */
/** @import { Move, Standing, State } from "./table-client.js" */
/**
 * @typedef {Object} Printed
 * @property {string} title
 * @property {string} result one sentence: the winners, or whose turn it is
 * @property {State} state
 * @property {Move[]} moves newest last
 * @property {string[]} words a description of each move
 */

/**
 * The printed record of a game: names and result before the picture of the game, and the moves in notation and words after it. The
 * print style shows it in place of the page's controls.
 */
export class RecordSheet {
  head = element("section", { class: "record-head", "data-print": "", hidden: true });
  moves = element("section", { class: "record-moves", "data-print": "", hidden: true });
  #game;

  /** @param {GamePage} game */
  constructor(game) {
    this.#game = game;
  }

  /** @param {Printed} printed */
  fill({ title, result, state: { table, view }, moves, words }) {
    /** @type {Standing[]} */
    const standings = table.standings ?? (table.ply > 0 ? view?.standings : undefined) ?? [];
    const places = new Map(standings.map((standing) => [standing.seat, standing]));
    const order = [...table.seats].sort((one, other) => (places.get(one.seat)?.rank ?? 0) - (places.get(other.seat)?.rank ?? 0));
    this.head.replaceChildren(
      element("h1", {}, title),
      element("p", {}, result),
      element(
        "ol",
        {},
        ...order.map((occupant) => {
          const standing = places.get(occupant.seat);
          const kind = occupant.kind === "bot" ? `, ${occupantKind(occupant, false)}` : "";
          return element("li", { value: standing?.rank ?? occupant.seat }, element("strong", {}, seatName(table, occupant.seat)), kind, standing && `: ${this.#game.result(standing, table)}`);
        }),
      ),
    );
    this.moves.replaceChildren(
      element("h2", {}, translate("log.name")),
      element("ol", {}, ...moves.map((move, index) => element("li", {}, element("code", {}, move.move ?? ""), " ", words[index]))),
    );
  }
}
