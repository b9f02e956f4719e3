import { alerts } from "./alerts.js";
import { button, element } from "./dom.js";
import { icon } from "./icons.js";
import { menuSection } from "./table-menu.js";
import { moverOf, turnOf } from "./turn.js";
import { translate } from "./i18n.js";

/** @import { GameAction } from "./game-page.js" */
/** @import { IconName } from "./icons.js" */
/** @import { State } from "./table-client.js" */
/**
 * The handlers of the buttons. An action without a handler has no button.
 *
 * @typedef {Object} ActionHandlers
 * @property {() => void} cancel
 * @property {() => void} sound
 * @property {() => void} notify
 * @property {(() => void) | undefined} hint
 * @property {(() => void) | undefined} takeBack
 * @property {(() => void) | undefined} askTakeBack
 * @property {(() => void) | undefined} code
 * @property {(() => void) | undefined} analyse
 * @property {() => void} record
 * @property {(() => void) | undefined} recordLink
 * @property {(() => void) | undefined} edit
 * @property {(() => void) | undefined} invite
 * @property {(() => void) | undefined} ownLink
 * @property {(() => void) | undefined} leave
 * @property {(() => void) | undefined} comeBack
 * @property {(() => void) | undefined} resign
 * @property {(() => void) | undefined} nudge
 * @property {(() => void) | undefined} vote
 * @property {() => void} result
 * @property {() => void} home
 * @property {() => void} type
 */

/**
 * The game's buttons, whether a selection can be canceled, whether the last move can be taken back, whether the game has hints
 * and reviews, the buttons of a hint in place of all others, whether the sign of the result is closed, and the milliseconds since
 * the last move.
 *
 * @typedef {{game: GameAction[], isHolding: boolean, canTakeBack: boolean, isAdvised: boolean, advised: {key: string, press: () => void, isUsable: boolean, isMain?: boolean}[] | undefined, isResultClosed: boolean, waited: number}} Shown
 */
/**
 * An action: its message key, whether it is shown, its handler, whether it is enabled, the state of a toggle button, and how it
 * looks.
 *
 * @typedef {[string, boolean, (() => void) | undefined, boolean?, boolean?, {icon?: IconName | undefined, isMain?: boolean | undefined}?]} Action
 */

/** @type {Record<string, IconName>} the icons of the page's actions */
const ICONS = {
  "action.hint": "hint",
  "action.takeBack": "takeBack",
  "action.askTakeBack": "takeBack",
  "action.record": "record",
  "action.recordLink": "link",
  "action.edit": "edit",
  "action.sound": "sound",
  "action.notify": "notify",
  "action.nudge": "remind",
  "action.vote": "bot",
  "action.invite": "link",
  "action.code": "code",
  "action.ownLink": "seat",
  "action.type": "type",
  "action.leave": "leave",
  "action.resign": "resign",
};


/** The delay in milliseconds before a player can send a reminder. The server makes the final decision. */
const NUDGE_AFTER = 10_000;

const VOTE_AFTER = 30_000;

/** The delays after which the buttons for a waiting player change. */
export const WAITS = [NUDGE_AFTER, VOTE_AFTER];

/**
 * The buttons of a table: the buttons for a turn are in a bar in the user's place, all others in sections of the menu. Buttons
 * that are temporarily unavailable stay in place but are disabled, so that no button moves just as the user presses it.
 */
export class Actions {
  element = element("div", { class: "actions", role: "group", "aria-label": translate("action.name") });
  /** @type {Record<string, HTMLElement>} the places of the buttons */
  #rows = Object.fromEntries(["play", "record", "shown", "you", "links", "type", "leave"].map((name) => [name, element("div", { class: `row ${name}` })]));
  menu = [
    menuSection(translate("menu.game"), this.#row("record"), this.#row("shown")),
    menuSection(translate("menu.you"), this.#row("you")),
    menuSection(translate("menu.invite"), this.#row("links")),
    menuSection("", this.#row("type")),
    menuSection("", this.#row("leave")),
  ];
  #handlers;
  #resigning = false;
  /** @type {Map<string, HTMLButtonElement>} */
  #made = new Map();

  /** @param {ActionHandlers} handlers */
  constructor(handlers) {
    this.#handlers = handlers;
    this.element.append(this.#row("play"));
  }

  /** @param {string} name */
  #row(name) {
    return /** @type {HTMLElement} */ (this.#rows[name]);
  }

  /**
   * @param {State} state
   * @param {Shown} shown
   */
  update(state, shown) {
    const { table, view } = state;
    const you = table.seats.find((occupant) => occupant.seat === table.you);
    const playing = table.phase === "playing" && you !== undefined;
    const over = table.phase === "over";
    const away = you?.away ?? false;
    const handlers = this.#handlers;
    const turn = turnOf(view);
    this.#resigning &&= playing;
    const isPerson = you !== undefined && !away;
    const hasCompany = playing && isPerson && table.seats.some((one) => one.kind === "person" && one !== you && !one.away);
    const waitedFor = table.seats.find((one) => one.seat === turn && one !== you && one.kind === "person" && !one.away);
    const waitsForPerson = waitedFor !== undefined;
    const present = table.seats.filter((one) => one.kind === "person" && !one.away);
    const canVote = waitsForPerson && (!waitedFor.connected || present.length > 2);
    const hasVoted = you !== undefined && (table.votes ?? []).includes(you.seat);
    /**
     * @param {GameAction["place"]} wanted
     * @returns {Action[]}
     */
    const ofGame = (wanted) =>
      shown.game.filter(({ place }) => place === wanted).map(({ key, isThere, press, isUsable, isOn, ...look }) => [key, isThere, press, isUsable, isOn, look]);
    /** @type {Record<string, Action[]>} */
    const all = {
      play: shown.advised?.map(({ key, press, isUsable, isMain }) => /** @type {Action} */ ([key, true, press, isUsable, undefined, { isMain }])) ?? [
        ["action.comeBack", playing && away && !you.resigned && !you.outOfTime, handlers.comeBack, true, undefined, { isMain: true }],
        ["action.hint", playing && isPerson && table.hints !== false && shown.isAdvised, handlers.hint, turn === table.you],
        ["action.takeBack", you !== undefined && table.phase !== "open", handlers.takeBack, table.ply > 0],
        ["action.askTakeBack", hasCompany, handlers.askTakeBack, moverOf(state.last) === table.you && shown.canTakeBack && !table.takeBack],
        ["action.cancel", view !== undefined && you !== undefined && !over, handlers.cancel, shown.isHolding],
        ...ofGame("play"),
        ["action.analyse", over && shown.isAdvised, handlers.analyse],
        ["action.result", over && shown.isResultClosed, handlers.result],
        ["help.home", over, handlers.home],
      ],
      record: [
        ["action.nudge", hasCompany, handlers.nudge, waitsForPerson && shown.waited >= NUDGE_AFTER],
        ["action.vote", hasCompany && !table.moveLimit && !table.clock, handlers.vote, canVote && shown.waited >= VOTE_AFTER && !hasVoted],
        ["action.record", view !== undefined, handlers.record],
        ["action.recordLink", view !== undefined, handlers.recordLink],
        ["action.edit", view !== undefined && (over || you === undefined), handlers.edit],
      ],
      shown: ofGame("shown"),
      you: [
        ["action.sound", true, handlers.sound, true, alerts.isSounding],
        ["action.notify", alerts.canNotify, handlers.notify, true, alerts.isNotifying],
      ],
      links: [
        ["action.invite", true, handlers.invite],
        ["action.code", true, handlers.code],
        ["action.ownLink", you !== undefined, handlers.ownLink],
      ],
      type: [["action.type", table.phase === "playing" && you !== undefined, handlers.type]],
      leave: [
        ["action.leave", playing && !away, handlers.leave],
        ["action.resign", playing && !away && !this.#resigning, handlers.resign && (() => this.#resign(state, shown, true))],
        ["action.reallyResign", this.#resigning, () => (this.#resign(state, shown, false), handlers.resign?.())],
        ["action.playOn", this.#resigning, () => this.#resign(state, shown, false)],
      ],
    };
    for (const [name, actions] of Object.entries(all)) {
      this.#fill(name, actions);
    }
  }

  /**
   * @param {string} name
   * @param {Action[]} actions
   */
  #fill(name, actions) {
    const row = this.#row(name);
    const wanted = actions.flatMap(([key, isThere, pressed, usable = true, isOn, look]) =>
      isThere && pressed ? [this.#button(key, pressed, usable, isOn, look)] : [],
    );
    if (wanted.length !== row.children.length || wanted.some((one, n) => one !== row.children[n])) {
      const focused = document.activeElement;
      const hadFocus = row.contains(focused);
      row.replaceChildren(...wanted);
      hadFocus && (wanted.find((one) => one === focused) ?? wanted.find((one) => !one.disabled))?.focus();
    }
    row.hidden = wanted.length === 0;
  }

  /**
   * Returns the button of an action. Buttons are reused so that they keep the focus.
   *
   * @param {string} key
   * @param {() => void} pressed
   * @param {boolean} usable
   * @param {boolean | undefined} isOn
   * @param {Action[5]} look
   */
  #button(key, pressed, usable, isOn, look) {
    const made = this.#made.get(key) ?? this.#make(key, look);
    this.#made.set(key, made);
    made.onclick = pressed;
    made.disabled = !usable;
    isOn === undefined || made.setAttribute("aria-pressed", String(isOn));
    return made;
  }

  /**
   * @param {string} key
   * @param {Action[5]} look
   */
  #make(key, { icon: name = ICONS[key], isMain } = {}) {
    const made = button(translate(key), () => undefined, { "data-action": key, class: isMain ? "main" : undefined });
    name && made.prepend(icon(name));
    return made;
  }

  /**
   * Shows or hides the confirmation of a resignation.
   *
   * @param {State} state
   * @param {Shown} shown
   * @param {boolean} asked
   */
  #resign(state, shown, asked) {
    this.#resigning = asked;
    this.update(state, shown);
    this.#made.get(asked ? "action.playOn" : "action.resign")?.focus();
  }
}
