import { element, button, sheet } from "./dom.js";
import { heading, inOrder, sentence, winnersOf } from "./end-words.js";
import { showOrder } from "./final-order.js";
import { translate } from "./i18n.js";

/** @import { Celebration, EndWords, GamePage, GameTable, Sign } from "./game-page.js" */
/** @import { Move, TableInfo, View } from "./table-client.js" */
/**
 * The state of the table, all known moves, and all available views: after the game, one per seat. The sign is hidden while a past
 * position or the analysis is shown; `isLive` is true if the user saw the game end.
 *
 * @typedef {{table: TableInfo, view: View | undefined, views: View[], moves: Move[], isHidden: boolean, isLive: boolean}} Ended
 */

/**
 * The sign over the game is an enamel sign. It has a double rule, which keeps its words from the edge. A game places it in the sizes
 * `small`, `tiny` and `line`; the last two leave the sentence to the panel.
 */
const STYLE = `
.moments { position: absolute; inset: 0; display: grid; place-items: end center; padding: 1rem; pointer-events: none !important }
.moment { container-type: inline-size; position: relative; display: grid; grid-template-columns: minmax(0, 1fr); justify-items: center; align-content: center; gap: .5rem; width: min(100%, 32rem); padding: 1.25rem; border-radius: .75rem; box-shadow: 0 0 0 .25rem var(--board), var(--high); text-align: center; pointer-events: auto; overflow-wrap: normal; z-index: 3 }
.moment::after { inset: .25rem; border: .3125rem double; border-radius: .5625rem; opacity: 1 }
.moment h2 { padding-inline: .75rem; font: 700 clamp(1.75rem, 11cqi, 2.75rem)/1.1 var(--sign); text-wrap: balance }
.moment.won h2 { font-size: clamp(2.5rem, 16cqi, 5rem); line-height: 1 }
.moment.won.shared h2 { font-size: clamp(2rem, 12cqi, 3.5rem) }
.moment p { padding-inline: .5rem; font-size: 1.0625rem; line-height: 1.5rem; text-wrap: balance }
.moment :is(h2, p) { position: relative; background: var(--plate); border-radius: .25rem }
.moment.plain { --plate: #14110e; --letter: #fffdf8 }
.moment .winners { display: flex; gap: .25rem }
.moment .winners span { display: grid; place-items: center; width: 2rem; height: 1.25rem; border-radius: .25rem; background: var(--plate) var(--pattern,); outline: 1.5px solid #fffdf8 }
.moment .winners .marker { position: static }
.moment button { position: absolute; top: .4375rem; right: .4375rem; display: grid; place-content: center; width: 2rem; min-height: 2rem; padding: 0; border: 0; background: none; color: inherit; font-size: 0; z-index: 1 }
.moment button::before { content: "×" / ""; font: 1.375rem/1 var(--sign) }
.moment button:focus-visible { outline-color: currentcolor; box-shadow: none }
.moment:is(:not(.placed), [data-size="last"]) { overflow-wrap: anywhere }
.moment.placed { position: absolute; padding: .75rem }
.moment.placed > :is(h2, p) { justify-self: stretch }
.moment[data-size="small"] { gap: .125rem }
.moment.moment[data-size="small"] h2 { font-size: 1.5rem; line-height: 1.1 }
.moment.moment.won[data-size="small"] h2 { font-size: 2.25rem; line-height: 1.1 }
.moment.moment[data-size="tiny"] h2 { padding-inline: 1.5rem; font-size: 1.75rem; line-height: 1.15 }
.moment[data-size="small"] p { font-size: .9375rem; line-height: 1.1875rem }
.moment:is([data-size="tiny"], [data-size="line"], [data-size="last"]) :is(p, .winners) { display: none }
.moment.placed.placed:is([data-size="line"], [data-size="last"]) { padding: .125rem 2rem }
.moment:is([data-size="line"], [data-size="last"])::after { inset: .125rem; border: 1.5px solid }
.moment.moment.moment:is([data-size="line"], [data-size="last"]) h2 { padding: 0; font-size: 1.125rem; line-height: 1.2 }
.moment.moment.moment[data-size="last"] h2 { font-size: .9375rem }
.moment.placed.placed.placed[data-size="last"] { padding: .25rem 1.25rem }
.moment.placed:is([data-size="line"], [data-size="last"]) button { top: 0; right: .125rem; min-height: 1.75rem }
.story { display: grid; gap: .125rem; margin-bottom: .75rem; overflow-wrap: anywhere }
.story:not(:has(h2)):has(> .why:only-child) { margin: 0 }
.story p { font-size: .9375rem; line-height: 1.375rem; text-wrap: pretty }
.ended:has(.moment:not([data-size="tiny"], [data-size="line"], [data-size="last"])) .why { display: none }
.table:not(.ended) .story { display: none }
.ended.ended.ended.ended .actions button { padding: 0 .6875rem }
@media (max-width: 59.9rem), (max-height: 34rem) {
  .moments { padding: .5rem }
  .ended .actions:has(.rematch-offer .buttons > :nth-child(3):not([hidden])) button { flex: 1 1 40%; justify-content: center; text-align: center }
  .moment { gap: .25rem; padding: 1rem }
  .moment::after { border: 1.5px solid }
  .moment h2 { margin-inline: 1.375rem; padding: 0; font-size: clamp(1.375rem, 11cqi, 2.75rem) }
  .moment.won h2 { margin-inline: .75rem }
  .moment.won h2 { font-size: clamp(1.75rem, 16cqi, 3.5rem) }
  .moment.won.shared h2 { font-size: clamp(1.5rem, 12cqi, 2.5rem) }
  .moment p { padding-inline: .25rem; font-size: .875rem; line-height: 1.125rem }
  .moment.placed { padding: .625rem }
  .moment button { top: .375rem; right: .375rem; width: 1.75rem; min-height: 1.75rem }
  .moment.moment[data-size="small"] h2 { font-size: 1.25rem }
  .moment[data-size="small"] p { font-size: .8125rem; line-height: 1rem }
  .moment.moment.won[data-size="small"] h2 { font-size: 1.375rem }
  .moment[data-size="tiny"] { padding: .5rem }
  .moment[data-size="tiny"] button { width: 1.5rem; min-height: 1.5rem }
  .moment.moment[data-size="tiny"] h2 { padding: 0; font-size: 1.1875rem }
}
@media (max-width: 34.99rem) and (max-height: 26rem), (max-width: 19rem) { .ended :is(.story, .reactions) { order: 3; margin: 0 } }
@media (forced-colors: active) { .moment { border: 2px solid CanvasText } }`;

/**
 * Shows the end of a game: over its position, the winners' pieces light up, and a sign names the winner and the reason; beside it
 * are the places in their final order, and what happened. The status announces the winner too, so the sign is silent. It takes no
 * focus.
 */
export class GameEnd {
  element = element("div", { class: "moments" });
  /** True if the user has closed the sign. */
  isClosed = false;
  #playing;
  #order;
  #story;
  #changed;
  #isHidden = true;
  /** True once the pieces have lit up; they do so only once. */
  #wasSeen = false;
  /** @type {HTMLElement | undefined} */
  #sign;
  /** @type {Celebration | undefined} */
  #lit;
  #resized = new ResizeObserver(() => this.#place());

  /**
   * @param {{game: GamePage, part: GameTable, words: EndWords | undefined}} playing
   * @param {{order: HTMLElement, story: HTMLElement}} places of the final order, and of what happened
   * @param {() => void} changed called when the user closes or opens the sign
   */
  constructor(playing, { order, story }, changed) {
    this.#playing = playing;
    this.#order = order;
    this.#story = story;
    this.#changed = changed;
    document.adoptedStyleSheets.push(sheet(STYLE));
  }

  /** @param {Ended} ended */
  update({ table: now, view, views, moves, isHidden, isLive }) {
    const isOver = now.phase === "over" && view !== undefined;
    this.isClosed &&= isOver;
    this.#wasSeen &&= isOver;
    const table = { ...now, standings: now.standings ?? view?.standings ?? [] };
    if (isOver && !isHidden) {
      showOrder(this.#order, this.#playing, table, view, views);
      this.#tell(table, view, moves);
    }
    const wasHidden = this.#isHidden;
    this.#isHidden = !isOver || isHidden || this.isClosed;
    if (this.#isHidden) {
      wasHidden || this.#hide();
    } else if (wasHidden && view) {
      void this.#show(table, view, isLive && !this.#wasSeen);
      this.#wasSeen = true;
    }
  }

  /** Shows the sign again. */
  open() {
    this.isClosed = false;
    this.#changed();
    this.#sign?.querySelector("button")?.focus();
  }

  #close() {
    this.isClosed = true;
    this.#changed();
  }

  /**
   * Shows the story, once all moves are known, and the reason for windows in which the sign has no room for it.
   *
   * @param {TableInfo} table
   * @param {View} view
   * @param {Move[]} moves
   */
  #tell(table, view, moves) {
    const { game, words } = this.#playing;
    const { title = "", text = "" } = (moves.length === table.ply && words?.story({ table, view, moves, standings: inOrder(table) })) || {};
    const why = sentence(words, game, table);
    if (this.#story.textContent !== title + text + why) {
      this.#story.replaceChildren(...(title ? [element("h2", {}, title)] : []), ...(text ? [element("p", {}, text)] : []), element("p", { class: "why" }, why));
    }
  }

  /**
   * @param {TableInfo} table
   * @param {View} view
   * @param {boolean} isLive
   */
  async #show(table, view, isLive) {
    const { game, part, words } = this.#playing;
    const winners = winnersOf(table);
    const signs = winners.map((seat) => part.seat({ seat, table, view, standing: table.standings?.find((one) => one.seat === seat), isOwn: false }).signs[0]);
    const made = sign(table, signs, sentence(words, game, table), () => this.#close());
    this.#sign = made;
    const lit = await part.celebrate?.(winners, isLive);
    if (this.#sign !== made) {
      lit?.close();
      return;
    }
    this.#lit = lit;
    await lit?.finished;
    if (this.#sign === made) {
      this.element.append(made);
      this.#place();
      this.#resized.observe(this.element);
      if (isLive && !matchMedia("(prefers-reduced-motion: reduce)").matches) {
        made.animate([{ opacity: 0, translate: "0 -1.5rem" }, {}], { duration: 360, easing: "ease-out" });
      }
    }
  }

  #hide() {
    const hadFocus = this.#sign?.contains(document.activeElement);
    this.#resized.disconnect();
    this.#lit?.close();
    this.#sign?.remove();
    this.#lit = this.#sign = undefined;
    hadFocus && /** @type {HTMLElement | null} */ (document.querySelector("[data-action='action.result']"))?.focus();
  }

  #place() {
    this.#sign?.isConnected && this.#lit?.place?.(this.#sign, this.element.getBoundingClientRect());
  }
}

/**
 * Makes the sign: in the paint of the user who won, or of the winner for a spectator, without paint in yellow; for a user who lost,
 * and for a spectator of several winners, in black.
 *
 * @param {TableInfo} table
 * @param {(Sign | undefined)[]} signs the signs of the winners
 * @param {string} why
 * @param {() => void} close
 */
function sign(table, signs, why, close) {
  const winners = winnersOf(table);
  const own = winners.findIndex((seat) => seat === table.you);
  const isShared = winners.length > 1;
  const isBright = own >= 0 || (table.you === "-" && !isShared);
  const paint = isBright ? (signs[Math.max(0, own)]?.paint ?? "yellow") : "plain";
  const styles = ["moment", "enamel", paint, own >= 0 && "won", isShared && "shared"];
  const marks = isShared ? signs.filter((one) => one?.paint).map((one) => element("span", { class: one?.paint }, one?.mark)) : [];
  return element(
    "section",
    { class: styles.filter(Boolean).join(" "), "aria-label": translate("end.name") },
    marks.length > 0 && element("div", { class: "winners", "aria-hidden": "true" }, ...marks),
    element("h2", {}, heading(table)),
    why !== "" && element("p", {}, why),
    button(translate("end.close"), close),
  );
}
