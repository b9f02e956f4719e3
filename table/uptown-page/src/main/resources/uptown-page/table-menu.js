import { element } from "./dom.js";
import { icon } from "./icons.js";
import { translate } from "./i18n.js";

/**
 * The menu of a table: a button, and a list of buttons in sections that opens below it. Opening moves the focus to the first entry;
 * Escape closes the menu and returns the focus. Arrows up and down, Home and End move between the entries.
 */
export class TableMenu {
  #button = element("button", { type: "button", class: "bare menu-button", "aria-expanded": "false", popovertarget: "table-menu" }, icon("menu"), element("span", { class: "menu-word" }, translate("menu.name")));
  #list = element("div", {
    id: "table-menu",
    class: "menu",
    popover: "auto",
    role: "group",
    "aria-label": translate("menu.name"),
    toggle: (event) => this.#toggled(event.newState === "open"),
    keydown: (event) => this.#press(event),
    click: (event) => this.#closes(event.target) && this.close(),
  });

  /** @param {...HTMLElement} sections */
  constructor(...sections) {
    this.#list.append(...sections);
    this.element = element("div", { class: "menu-place" }, this.#button, this.#list);
  }

  close() {
    this.#list.hidePopover();
  }

  /** @param {boolean} isOpen */
  #toggled(isOpen) {
    this.#button.setAttribute("aria-expanded", String(isOpen));
    isOpen && this.#entries[0]?.focus();
  }

  /** @returns {HTMLElement[]} */
  get #entries() {
    return [.../** @type {NodeListOf<HTMLElement>} */ (this.#list.querySelectorAll("button:not(:disabled), select"))].filter((one) => one.checkVisibility());
  }

  /**
   * Returns true if pressing an element closes the menu. Switches keep it open, and so does an entry that asks for confirmation.
   *
   * @param {EventTarget | null} target
   */
  #closes(target) {
    const pressed = target instanceof Element ? target.closest("button") : null;
    return pressed !== null && !pressed.hasAttribute("aria-pressed") && pressed.dataset["action"] !== "action.resign";
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    const entries = this.#entries;
    const at = entries.findIndex((one) => one === document.activeElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1 + entries.length, Home: 0, End: entries.length - 1 }[event.key];
    if (to !== undefined && !(event.target instanceof HTMLSelectElement)) {
      event.preventDefault();
      entries[to % entries.length]?.focus();
    }
  }
}

/**
 * A titled section of the menu.
 *
 * @param {string} title
 * @param {...HTMLElement} entries
 */
export function menuSection(title, ...entries) {
  return element("div", { class: "section", role: "group", "aria-label": title || undefined }, title !== "" && element("p", { "aria-hidden": "true" }, title), ...entries);
}
