import { element } from "./dom.js";
import { loadGame } from "./games.js";
import { help } from "./help.js";
import { LostNotice } from "./lost-notice.js";
import { connectionMessage, refusal } from "./reasons.js";
import { StatusRegion } from "./status-region.js";
import { TablePage } from "./table-page.js";
import { translate } from "./i18n.js";

/** @import { GameInfo } from "./backend.js" */
/** @import { TableClient } from "./table-client.js" */
/** @import { PageOptions } from "./table-page.js" */

/** The screen of a table: shows the progress until the first state and the game are loaded, then the table's page. */
export class TableScreen {
  element = element("div", {});
  #table;
  #options;
  heading = element("h1", { class: "title", tabindex: -1 });
  settings = element("div", { class: "settings" });
  tools = element("div", { class: "tools" }, this.settings);
  #status = new StatusRegion();
  #lost = new LostNotice();
  #help;
  #opening;
  #unsubscribe;
  /** @type {TablePage | undefined} */
  #page;
  /** True if the page should take the focus when it appears. */
  #isAwaited = false;
  #isLoading = false;
  #isClosed = false;
  /** The selection to restore once the game is loaded. */
  #kept = "";

  /**
   * @param {TableClient} table
   * @param {PageOptions} options
   */
  constructor(table, options) {
    this.#table = table;
    this.#options = options;
    this.#help = help(translate("help.table"), options.goHome);
    this.#opening = element(
      "div",
      { class: "table" },
      element("div", { class: "middle" }),
      element("div", { class: "toasts" }, this.#lost.element),
      element("section", { class: "place" }, this.#status.element, this.#help),
    );
    this.element.append(this.#opening);
    this.#unsubscribe = table.subscribe(() => this.#update());
    this.#update();
  }

  focus() {
    this.#isAwaited = true;
    this.heading.focus();
  }

  /** The player's selection, in the notation of the game; empty without one. */
  get selection() {
    return this.#page?.selection ?? this.#kept;
  }

  set selection(selection) {
    this.#kept = selection;
  }

  close() {
    this.#isClosed = true;
    this.#unsubscribe();
    this.#page?.close();
  }

  #update() {
    const { connection, problem, state } = this.#table;
    if (problem === "wrong-secret") {
      this.#options.dropSecret();
    } else if (state) {
      void this.#load(state.table.game);
    } else {
      this.#opening.dataset.connection = connection;
      const isUnknown = problem === "unknown-table";
      this.#help.hidden = problem === undefined;
      this.#help.firstElementChild?.toggleAttribute("hidden", !isUnknown);
      this.heading.textContent = isUnknown ? translate("help.title") : problem ? document.title : translate("connection.connecting");
      this.#lost.update(this.#table, connection === "lost" ? translate("connection.lost") : "");
      this.#status.show(connectionMessage(this.#table, false), "", []);
    }
  }

  /** @param {string | undefined} id */
  async #load(id) {
    if (this.#isLoading) {
      return;
    }
    this.#isLoading = true;
    try {
      const games = await this.#options.games();
      const info = /** @type {GameInfo} */ (games.find((one) => one.id === id) ?? games[0]);
      const game = await loadGame(info);
      if (!this.#isClosed) {
        this.#unsubscribe();
        this.#page = new TablePage(this.#table, { game, info }, this.#options, this);
        this.#page.selection = this.#kept;
        this.element.replaceChildren(this.#page.element);
        this.#isAwaited && this.heading.focus();
        this.#options.shown(game);
      }
    } catch (problem) {
      this.#isLoading = false;
      this.#status.show(refusal(problem), "", []);
    }
  }
}
