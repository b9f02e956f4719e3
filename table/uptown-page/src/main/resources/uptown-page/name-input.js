import { element } from "./dom.js";
import { localStore } from "./browser-storage.js";

const KEPT = "name";

export function keptName() {
  return localStore.get(KEPT) ?? "";
}

export function nameInput() {
  return element("input", {
    id: "name",
    type: "text",
    maxlength: 40,
    autocomplete: "nickname",
    value: keptName(),
  });
}

/**
 * @param {HTMLInputElement} box
 * @returns {string}
 */
export function readName(box) {
  const name = box.value.trim();
  localStore.set(KEPT, name);
  return name;
}
