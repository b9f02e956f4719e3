import { button, element } from "./dom.js";
import { loadCover } from "./cover.js";
import { GameOffer } from "./game-offer.js";
import { gamePlates } from "./game-plates.js";
import { lessons, puzzles } from "./invitations.js";
import { openTables } from "./open-tables.js";
import { refusal } from "./reasons.js";
import { siteName } from "./this-site.js";
import { translate } from "./i18n.js";

/** @import { Go, Backend, TableRequest } from "./backend.js" */
/** @import { GameCover } from "./cover.js" */
/** @import { FriendsForm } from "./friends-form.js" */

/** The start page: the user's games, each game, and invitations. */
export class Lobby {
  #backend;
  #go;
  #waiting = element("section", { class: "waiting", "aria-label": translate("lobby.games"), hidden: true });
  #games = element("section", { class: "games", "aria-label": translate("lobby.gamesName") });
  #more = element("section", { class: "invitations", "aria-label": translate("lobby.moreName") });
  #message = element("p", { class: "message", role: "status" });
  #friends = element("div", {});
  #friendsButton;
  #extras;
  /** @type {Promise<FriendsForm> | undefined} */
  #form;
  #isOpening = false;

  /**
   * @param {Backend} backend
   * @param {Go} go
   */
  constructor(backend, go) {
    this.#backend = backend;
    this.#go = go;
    const [title, line] = backend.sit ? ["lobby.friends", "lobby.friendsLine"] : ["lobby.own", "lobby.ownLine"];
    this.#friendsButton = element(
      "button",
      { type: "button", class: "plate", "aria-expanded": "false", click: () => void this.#run(() => this.#toggle()) },
      element("span", { class: "pips", "aria-hidden": "true" }, ...["blue", "green", "orange", "red", "yellow"].map((plate) => element("i", { class: plate }))),
      element("span", { class: "lines" }, element("strong", {}, translate(title)), element("span", { class: "quiet" }, translate(line))),
    );
    this.element = element(
      "div",
      { class: "lobby", "data-shown": "" },
      element("h1", { class: "visually-hidden", tabindex: -1 }, siteName),
      this.#waiting,
      this.#games,
      this.#more,
      this.#friends,
      this.#message,
    );
    this.#extras = backend.lobbyExtras?.(go) ?? "";
    void this.#load();
  }

  focus() {
    this.element.querySelector("h1")?.focus();
  }

  /** Does nothing: the lobby has no connection to close. */
  close() {}

  async #load() {
    this.#message.replaceChildren();
    try {
      const { games } = await this.#backend.choices();
      const { addressOf, listedTables } = this.#backend;
      const [tables, ...covers] = await Promise.all([listedTables ? openTables(games, listedTables, addressOf) : "", ...games.map(loadCover)]);
      this.#show(covers, tables);
    } catch (problem) {
      this.#message.replaceChildren(refusal(problem), " ", button(translate("connection.retry"), () => void this.#load()));
      this.element.dataset.shown = "none";
    }
  }

  /**
   * @param {GameCover[]} covers
   * @param {HTMLElement | string} tables the list of open tables, where the server has one
   */
  #show(covers, tables) {
    const { addressOf, keptGames } = this.#backend;
    const run = (/** @type {() => Promise<void>} */ action) => void this.#run(action);
    const mine = keptGames();
    const daily = puzzles(covers, run);
    const row = mine.length > 0 ? gamePlates(mine, covers, addressOf, this.#go, daily) : [];
    const teaching = lessons(covers, run);
    this.#waiting.hidden = row.length === 0;
    this.#waiting.replaceChildren(...row);
    this.#games.replaceChildren(...covers.map((cover) => this.#offer(cover)));
    this.#more.replaceChildren(
      this.#friendsButton,
      ...daily.filter((one) => !this.#waiting.contains(one)),
      ...(teaching ? [teaching] : []),
      tables,
      this.#extras,
    );
    this.#form = undefined;
    this.#openForm = async () => {
      const { FriendsForm } = await import("./friends-form.js");
      return new FriendsForm(this.#backend, covers, (table) => this.#make(table), () => this.#closeForm());
    };
    this.element.dataset.shown = "games";
  }

  /** @type {() => Promise<FriendsForm>} */
  #openForm = async () => {
    throw new Error("the games are not loaded");
  };

  /** @param {GameCover} cover */
  #offer(cover) {
    const offer = new GameOffer(cover, (table) => void this.#run(() => this.#make(table))).element;
    offer.addEventListener("pointerenter", () => preload(cover), { once: true });
    offer.addEventListener("focusin", () => preload(cover), { once: true });
    return offer;
  }

  /** Opens or closes the form for a table with a choice for each seat. */
  async #toggle() {
    if (this.#friends.firstChild) {
      this.#closeForm();
      return;
    }
    this.#form ??= this.#openForm();
    const form = await this.#form.catch((problem) => {
      this.#form = undefined; // The next press tries again.
      throw problem;
    });
    await form.open();
    this.#friends.replaceChildren(form.element);
    this.#friendsButton.setAttribute("aria-expanded", "true");
    form.element.scrollIntoView({ block: "nearest" });
    form.focus();
  }

  #closeForm() {
    this.#friends.replaceChildren();
    this.#friendsButton.setAttribute("aria-expanded", "false");
    this.#friendsButton.focus();
  }

  /** @param {TableRequest} table */
  async #make(table) {
    if (!this.#isOpening) {
      this.#isOpening = true;
      try {
        this.#go(this.#backend.addressOf(await this.#backend.make(table)));
      } finally {
        this.#isOpening = false;
      }
    }
  }

  /** @param {() => Promise<void>} action */
  async #run(action) {
    this.#message.replaceChildren();
    try {
      await action();
    } catch (problem) {
      this.#message.textContent = refusal(problem);
    }
  }
}

/**
 * Loads a game that the user is about to play.
 *
 * @param {GameCover} cover
 */
function preload({ info }) {
  import(new URL(info.page, import.meta.url).href).catch(() => undefined); // The table reports the error.
}
