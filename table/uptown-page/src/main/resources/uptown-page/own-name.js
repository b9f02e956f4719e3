import { element } from "./dom.js";
import { lasting } from "./memory.js";

const KEPT = "uptown.name";

/** The box for one's own name, which is remembered. */
export function nameBox() {
  return element("input", {
    id: "name",
    type: "text",
    maxlength: 40,
    autocomplete: "nickname",
    value: lasting.get(KEPT) ?? "",
  });
}

/**
 * @param {HTMLInputElement} box
 * @returns {string}
 */
export function nameIn(box) {
  const name = box.value.trim();
  lasting.set(KEPT, name);
  return name;
}
