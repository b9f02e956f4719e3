import { element } from "./dom.js";

/** @import { Child } from "./dom.js" */

/**
 * Creates the dialog of lessons or of a puzzle: a part that scrolls above a foot that stays in view. A closed dialog is removed.
 *
 * @param {string} name the accessible name
 * @param {Child[]} shown the part that scrolls
 * @param {Child[]} foot the answer, then the buttons
 */
export function lessonDialog(name, shown, [answer, ...buttons]) {
  const dialog = element(
    "dialog",
    { class: "rules", "aria-label": name, close: () => dialog.remove() },
    element("div", { class: "scroll" }, ...shown),
    element("div", { class: "foot" }, answer, element("p", { class: "buttons" }, ...buttons)),
  );
  return dialog;
}
