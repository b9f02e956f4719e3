import { button, element, set } from "./dom.js";
import { seatName, occupantKind } from "./names.js";
import { timeLeft } from "./turn-clock.js";
import { translate } from "./i18n.js";

/** @import { Fact, GameTable, SeatPanel, Sign } from "./game-page.js" */
/** @import { Occupant, Standing, TableInfo, View } from "./table-client.js" */
/**
 * @typedef {Object} Position
 * @property {View | undefined} view
 * @property {number | undefined} turn
 * @property {Standing[]} standings
 * @property {View[]} views all available views: after the game, one per seat
 * @property {(occupant: Occupant) => SeatOffer[]} offers the buttons of a seat before the game
 */
/**
 * A button of a seat: the words on it, and its accessible name.
 *
 * @typedef {{words: string, name: string, press: () => void, isMain?: boolean}} SeatOffer
 */
/**
 * The data from which a seat is drawn.
 *
 * @typedef {Object} SeatDrawing
 * @property {string} name
 * @property {string} kind
 * @property {Standing | undefined} standing
 * @property {boolean} toMove
 * @property {boolean} isOver
 * @property {Occupant} occupant
 * @property {SeatPanel} shown
 * @property {SeatOffer[]} offers
 */

/** All seats: the others in the order of turns, then the user's own place. */
export class Seats {
  #rivals = element("div", { class: "rivals" });
  #place;
  #sign = element("div", { class: "own-sign" });
  #facts = element("div", { class: "own-facts" });
  /** @type {Map<number, HTMLElement>} */
  #rows = new Map();
  /** @type {Map<number, string>} what each seat shows, so that only changed seats are drawn */
  #drawn = new Map();

  /** @param {HTMLElement} place the user's own place, which gets the class `place` */
  constructor(place) {
    this.#place = place;
    place.prepend(this.#facts);
    place.append(this.#sign);
    this.element = element("section", { class: "seats", "aria-label": translate("seats.name") }, this.#rivals, place);
  }

  /**
   * @param {GameTable} game
   * @param {TableInfo} table
   * @param {Position} position
   */
  update(game, table, { offers, view, views, standings, turn }) {
    const drawings = table.seats.map((occupant) => {
      const { seat } = occupant;
      const seen = views.find(({ viewer }) => viewer === seat) ?? view;
      const standing = standings.find((one) => one.seat === seat);
      const isOwn = table.you === seat && view?.viewer === seat;
      const shown = game.seat({ seat, table, view: seen, standing, isOwn });
      const kind = shown.state ?? occupantKind(occupant, table.you === seat);
      const before = { signs: shown.signs.length > 0 ? shown.signs : [{ number: String(seat), word: "" }] };
      return {
        name: seatName(table, seat),
        kind,
        standing,
        toMove: turn === seat,
        isOver: table.phase === "over",
        occupant,
        shown: table.phase === "open" ? { ...shown, ...before } : shown,
        offers: offers(occupant),
      };
    });
    const own = drawings.findIndex(({ occupant }) => occupant.seat === table.you);
    const inTurn = [...drawings.slice(own + 1), ...drawings.slice(0, Math.max(0, own))];
    const rows = inTurn.map((one) => this.#row(one));
    if (rows.length !== this.#rivals.children.length || rows.some((row, at) => row !== this.#rivals.children[at])) {
      this.#rivals.replaceChildren(...rows);
    }
    this.#rivals.style.setProperty("--rivals", String(rows.length));
    this.#showOwn(drawings[own]);
  }

  /** @param {SeatDrawing} drawn */
  #row(drawn) {
    const { occupant, offers, shown } = drawn;
    const row = this.#rowOf(occupant.seat);
    if (this.#isNew(drawn)) {
      const hadFocus = row.contains(document.activeElement);
      const { holding = [], more = [], pieces = [] } = shown;
      mark(row, drawn, "seat rival");
      row.replaceChildren(
        plates(shown.signs),
        element(
          "div",
          { class: "who" },
          element("h2", { title: drawn.name, class: drawn.name.length > 7 ? "long" : "" }, drawn.name),
          holding.length > 0 && element("div", { class: "pieces holding", "aria-hidden": "true" }, ...holding),
          element("p", { class: "kind" }, element("span", {}, drawn.kind), clock(occupant)),
        ),
        element("div", { class: "pieces", "aria-hidden": "true" }, ...pieces),
        facts(shown.facts),
        words(drawn),
        ...(offers.length > 0 ? [buttons(offers)] : []),
        ...more,
      );
      hadFocus && row.querySelector("button")?.focus();
    }
    return row;
  }

  /**
   * Returns the row of another player's seat. The user may have left this seat for another one.
   *
   * @param {number} seat
   */
  #rowOf(seat) {
    const known = this.#rows.get(seat);
    if (known && known !== this.#place) {
      return known;
    }
    const row = element("section", {});
    this.#rows.set(seat, row);
    this.#drawn.delete(seat);
    return row;
  }

  /** @param {SeatDrawing | undefined} drawn absent for a spectator */
  #showOwn(drawn) {
    if (!drawn) {
      set(this.#place, "class", "place");
      set(this.#place, "aria-label", undefined);
      this.#drawn.clear();
      this.#sign.replaceChildren();
      this.#facts.replaceChildren();
      return;
    }
    this.#rows.set(drawn.occupant.seat, this.#place);
    if (this.#isNew(drawn)) {
      const { offers, shown } = drawn;
      mark(this.#place, drawn, "seat place");
      this.#sign.replaceChildren(plates(shown.signs));
      this.#facts.replaceChildren(
        element("h2", { class: "visually-hidden" }, drawn.name),
        element("div", { class: "pieces", "aria-hidden": "true" }, ...(shown.pieces ?? [])),
        facts(shown.facts),
        clock(drawn.occupant),
        words(drawn),
        element("p", { class: "visually-hidden kind" }, drawn.kind),
        ...(offers.length > 0 ? [buttons(offers)] : []),
        ...(shown.more ?? []),
      );
    }
  }

  /** @param {SeatDrawing} drawn */
  #isNew({ occupant, shown, ...rest }) {
    const { leftMs, ...stable } = occupant;
    const { holding, more, pieces, signs: plates, ...text } = shown;
    const now = JSON.stringify([stable, leftMs === undefined, text, plates.map(({ mark: _, ...plate }) => plate), rest, !more]);
    const isNew = more !== undefined || this.#drawn.get(occupant.seat) !== now;
    this.#drawn.set(occupant.seat, now);
    return isNew;
  }

  /**
   * @param {number | undefined} seat
   * @param {string} left
   */
  showClock(seat, left) {
    const shown = this.#rows.get(seat ?? 0)?.querySelector(".seat-clock");
    if (shown) {
      shown.textContent = left;
    }
  }

  /** @param {number} seat */
  elementOf(seat) {
    return this.#rows.get(seat);
  }
}

/**
 * Sets the class and the name of a seat.
 *
 * @param {HTMLElement} row
 * @param {SeatDrawing} drawn
 * @param {string} name
 */
function mark(row, { name: player, occupant, shown, toMove }, name) {
  const classes = {
    [shown.signs[0]?.paint ?? ""]: true,
    "to-move": toMove,
    thinking: toMove && (occupant.kind === "bot" || occupant.away),
    open: occupant.kind === "open",
    gone: occupant.away || occupant.connected === false,
    [`of-${shown.signs.length}`]: shown.signs.length > 1,
  };
  set(row, "class", [name, ...Object.entries(classes).flatMap(([one, isOn]) => (isOn && one ? [one] : []))].join(" "));
  set(row, "aria-label", player);
}

/** @param {Sign[]} signs */
export function plates(signs) {
  return element(
    "div",
    { class: "signs", "aria-hidden": "true" },
    ...signs.map(({ mark: drawn, number, paint, word }) =>
      element("span", { class: `enamel ${paint ?? ""}` }, drawn, element("b", {}, number), element("small", {}, word)),
    ),
  );
}

/** @param {Fact[]} numbers */
export function facts(numbers) {
  return element(
    "div",
    { class: "facts", "aria-hidden": "true" },
    ...numbers.map(({ number, word }) => element("span", { class: "fact" }, element("b", {}, number), " ", element("span", {}, word))),
  );
}

/** @param {SeatOffer[]} offers */
function buttons(offers) {
  return element("div", { class: "offers" }, ...offers.map(({ isMain, name, press, words: text }) => button(text, press, { "aria-label": name, class: isMain ? "main" : "" })));
}

/** @param {Occupant} occupant */
function clock({ leftMs }) {
  return leftMs === undefined ? "" : element("span", { class: "seat-clock" }, translate("turn.left", { time: timeLeft(leftMs) }));
}

/**
 * The words of a seat for screen readers.
 *
 * @param {SeatDrawing} drawn
 */
function words({ shown, standing, toMove }) {
  const sentences = [toMove && translate("seat.toMove"), standing && translate("seat.rank", { n: standing.rank }), ...shown.words];
  return element("p", { class: "visually-hidden words" }, sentences.filter(Boolean).join(". "));
}
