import { element } from "./dom.js";
import { hasMessage, translate } from "./i18n.js";

/** @import { GameInfo } from "./backend.js" */

/** The field for what one plays with, if that is one's own. The server, or the library, says what is wrong with it. */
export class EquipmentField {
  element = element("div", {});
  #text = element("textarea", { id: "equipment", rows: 8, spellcheck: "false", autocapitalize: "off" });
  #usual = "";

  /** @param {GameInfo} game whose words are there */
  update({ equipment }) {
    this.element.hidden = !equipment;
    this.#usual = equipment?.text ?? "";
    this.#text.value = this.#usual;
    const label = hasMessage("equipment.label") ? translate("equipment.label") : (equipment?.label ?? "");
    this.element.replaceChildren(
      element(
        "details",
        { class: "equipment" },
        element("summary", {}, label),
        hasMessage("equipment.hint") && element("p", { class: "kind" }, translate("equipment.hint")),
        element("label", { for: this.#text.id, class: "visually-hidden" }, label),
        this.#text,
      ),
    );
  }

  /** What differs from the usual. */
  get chosen() {
    const text = this.#text.value.trim();
    return text !== "" && text !== this.#usual.trim() ? { equipment: text } : {};
  }
}
