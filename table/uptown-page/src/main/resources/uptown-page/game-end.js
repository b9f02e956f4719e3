import { element, button, sheet } from "./dom.js";
import { heading, inOrder, sentence, winnersOf } from "./end-words.js";
import { showOrder } from "./final-order.js";
import { translate } from "./i18n.js";

/** @import { Celebration, EndWords, GamePage, GameTable } from "./game-page.js" */
/** @import { Move, TableInfo, View } from "./table-client.js" */
/**
 * The state of the table, all known moves, and all available views: after the game, one per seat. The sign is hidden while a past
 * position or the analysis is shown; `isLive` is true if the user saw the game end.
 *
 * @typedef {{table: TableInfo, view: View | undefined, views: View[], moves: Move[], isHidden: boolean, isLive: boolean}} Ended
 */

/** The least size of the heading on one line, in rem. */
const ONE_LINE = 1;

/** The sizes on two lines, compared with the size on one. */
const TWO_LINES = [1.9, 1.6, 1.35, 1];

/**
 * The sign over the game is an enamel sign. The pattern of the paint is only on its rim, behind no words. A game places
 * it in two sizes: a `short` sign leaves the sentence to the panel.
 */
const STYLE = `
.moments { position: absolute; inset: 0; display: grid; place-items: end center; padding: 1rem; pointer-events: none !important }
.moment { --rim: .5rem; position: relative; display: grid; grid-template-columns: minmax(0, 1fr); place-content: center stretch; justify-items: stretch; gap: .5rem; width: min(100%, 32rem); padding: .75rem 1.25rem; border: var(--rim) solid transparent; border-radius: .75rem; background: linear-gradient(var(--plate) 0 0) padding-box, var(--pattern, linear-gradient(#0000 0 0)) border-box; background-color: var(--plate); box-shadow: 0 0 0 .25rem var(--board), var(--high); text-align: center; pointer-events: auto; overflow-wrap: normal; z-index: 3 }
.moment::after { inset: 0; border-radius: .3125rem; opacity: 1 }
.moment h2 { font: 700 3rem/1.05 var(--sign); text-wrap: balance }
.moment p { font-size: 1.0625rem; line-height: 1.5rem; text-wrap: balance }
.moment.plain { --plate: #14110e; --letter: #fffdf8 }
.moment button { position: absolute; top: -1.25rem; right: -1.25rem; display: grid; place-content: center; width: 1.75rem; min-height: 1.75rem; padding: 0; border-radius: 1rem; font-size: 0; color: var(--ink); z-index: 1 }
.moment button::before { content: "×" / ""; font: 1.25rem/1 var(--sign) }
.moment.placed { position: absolute }
.moment[data-size="short"] p { display: none }
.moment[data-size="short"] { --rim: .25rem; padding: .125rem .5rem }
.story { display: grid; gap: .125rem; margin-bottom: .75rem; overflow-wrap: anywhere }
.story:not(:has(h2)):has(> .why:only-child) { margin: 0 }
.story p { font-size: .9375rem; line-height: 1.375rem; text-wrap: pretty }
.ended:has(.moment:not([data-size="short"])) .why { display: none }
.table:not(.ended) .story { display: none }
.ended.ended.ended.ended .actions button { padding: 0 min(.6875rem, 2vw) }
/* A rematch that is offered is the last line of the buttons, which stay where they are. */
.ended .rematch-offer p, .ended .rematch-offer .decline { order: 1 }
.ended .rematch-offer p { flex: 1 0 60%; align-self: center }
/* Each step back shows the list of moves. */
.ended .history { color: var(--quiet) }
.ended .aside:not(:focus-within) .move-log { height: 0 !important; overflow: hidden }
@media (max-width: 59.9rem), (max-height: 34rem) {
  .moments { padding: .5rem }
  .moment { --rim: .25rem; gap: .125rem; padding: .25rem .75rem }
  .moment p { font-size: .875rem; line-height: 1.0625rem }
  .moment button { top: -1.0625rem; right: -.5rem }
}
@media (max-width: 34.99rem) and (max-height: 26rem), (max-width: 19rem) { .ended :is(.story, .reactions) { order: 3; margin: 0 } }`;

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
  #resized = new ResizeObserver(() => requestAnimationFrame(() => this.#place()));

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
    const [shown] = winners.filter((seat) => seat === table.you || (table.you === "-" && winners.length === 1));
    const standing = table.standings?.find(({ seat }) => seat === shown);
    const paint = shown === undefined ? "plain" : (part.seat({ seat: shown, table, view, standing, isOwn: false }).signs[0]?.paint ?? "yellow");
    const made = sign(table, paint, sentence(words, game, table), () => this.#close());
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
    if (this.#sign?.isConnected) {
      fitHeading(this.#sign);
      this.#lit?.place?.(this.#sign, this.element.getBoundingClientRect());
    }
  }
}

/**
 * Makes the heading as large as its width allows, on one line if that is large enough, else on two.
 *
 * @param {HTMLElement} sign
 * @param {number} [most] the largest size in rem
 * @returns {number} the size in rem
 */
export function fitHeading(sign, most = sign.matches(".won") ? 5 : 3) {
  const heading = /** @type {HTMLElement} */ (sign.querySelector("h2"));
  const fitting = (/** @type {string} */ wrap, /** @type {number} */ wanted) => {
    Object.assign(heading.style, { fontSize: `${wanted}rem`, whiteSpace: wrap });
    const size = (wanted * heading.clientWidth) / Math.max(heading.clientWidth, heading.scrollWidth);
    heading.style.fontSize = `${size}rem`;
    return size;
  };
  const size = fitting("nowrap", most);
  const isShort = () => heading.offsetHeight < 2.5 * parseFloat(getComputedStyle(heading).fontSize);
  return size < ONE_LINE ? TWO_LINES.map((more) => more * size).find((wanted) => fitting("normal", wanted) >= 0.98 * wanted && isShort()) ?? size : size;
}

/**
 * Makes the sign: in the paint of the user who won, or of the winner for a spectator, without paint in yellow; for a user who lost,
 * and for a spectator of several winners, in black.
 *
 * @param {TableInfo} table
 * @param {string} paint
 * @param {string} why
 * @param {() => void} close
 */
function sign(table, paint, why, close) {
  const won = winnersOf(table).some((seat) => seat === table.you) ? " won" : "";
  return element(
    "section",
    { class: `moment enamel ${paint}${won}`, "aria-label": translate("end.name") },
    element("h2", {}, heading(table)),
    why !== "" && element("p", {}, why),
    button(translate("end.close"), close),
  );
}
