import { element } from "./dom.js";

const KEPT = "uptown.name";

/** The box for one's own name, which is remembered. */
export function nameBox() {
  return element("input", {
    id: "name",
    type: "text",
    maxlength: 40,
    autocomplete: "nickname",
    value: localStorage.getItem(KEPT) ?? "",
  });
}

/**
 * @param {HTMLInputElement} box
 * @returns {string}
 */
export function nameIn(box) {
  const name = box.value.trim();
  localStorage.setItem(KEPT, name);
  return name;
}
