import { element, sheet } from "./dom.js";
import { loadCover } from "./cover.js";
import { scene } from "./game-offer.js";
import { translate } from "./i18n.js";
import { waitingStyle } from "./waiting-style.js";

/** @import { GameInfo } from "./backend.js" */
/** @import { TableInfo } from "./table-client.js" */

/** The panel in the place of the game while seats are open: the picture of the game, a title, and what the user can do. */
export class WaitingPanel {
  #practice = element("p", { class: "warning" }, translate("join.practice"));

  /**
   * @param {string} name a class
   * @param {string} title
   * @param {GameInfo} game
   * @param {...HTMLElement} parts
   */
  constructor(name, title, game, ...parts) {
    document.adoptedStyleSheets = [...new Set([...document.adoptedStyleSheets, sheet(waitingStyle)])];
    const picture = element("div", { class: "scene" });
    this.element = element("section", { class: `waiting-panel ${name}`, "aria-label": title }, picture, element("h2", {}, title), this.#practice, ...parts);
    void loadCover(game).then((cover) => picture.replaceWith(scene(cover)));
  }

  /**
   * @param {TableInfo} table
   * @param {boolean} isShown
   */
  update({ practice }, isShown) {
    this.element.hidden = !isShown;
    this.#practice.hidden = !practice;
  }
}
