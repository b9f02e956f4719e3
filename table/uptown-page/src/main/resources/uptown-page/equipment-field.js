import { element } from "./dom.js";
import { hasMessage, translate } from "./i18n.js";

/** @import { Backend, GameInfo } from "./backend.js" */

/** The field for custom equipment. The server or the library reports its errors. */
export class EquipmentField {
  element = element("div", {});
  #text = element("textarea", { id: "equipment", rows: 8, spellcheck: "false", autocapitalize: "off" });
  #backend;
  /** @type {GameInfo | undefined} */
  #game;
  /** @type {string | undefined} the standard equipment, once loaded */
  #usual;

  /** @param {Pick<Backend, "equipment">} backend */
  constructor(backend) {
    this.#backend = backend;
  }

  /** @param {GameInfo} game its messages are loaded */
  update(game) {
    const { equipment } = game;
    this.#game = game;
    this.#usual = undefined;
    this.#text.value = "";
    if (!equipment) {
      this.element.replaceChildren();
      return;
    }
    const label = hasMessage("equipment.label") ? translate("equipment.label") : equipment.label;
    this.element.replaceChildren(
      element(
        "details",
        { class: "equipment", toggle: () => void this.#bring(game) },
        element("summary", {}, label),
        hasMessage("equipment.hint") && element("p", { class: "kind" }, translate("equipment.hint")),
        element("label", { for: this.#text.id, class: "visually-hidden" }, label),
        this.#text,
      ),
    );
  }

  /**
   * Fills the field with the standard equipment unless the user has typed something. After a lost connection the next call
   * tries again.
   *
   * @param {GameInfo} game
   */
  async #bring(game) {
    const usual = this.#usual ?? (await this.#backend.equipment(game).catch(() => undefined));
    if (game === this.#game && this.#usual === undefined && usual !== undefined) {
      this.#usual = usual;
      this.#text.value ||= usual;
    }
  }

  /** The equipment, if it differs from the standard. */
  get chosen() {
    const text = this.#text.value.trim();
    return text !== "" && text !== this.#usual?.trim() ? { equipment: text } : {};
  }
}
