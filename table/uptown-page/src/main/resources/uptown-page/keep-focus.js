const STOPS = "[interactive], button:not(:disabled), summary";

/**
 * Keeps the focus in a dialog: Tab wraps around at both ends.
 *
 * @param {HTMLDialogElement} dialog
 */
export function keepFocus(dialog) {
  dialog.addEventListener("keydown", (event) => {
    const stops = /** @type {HTMLElement[]} */ ([...dialog.querySelectorAll(STOPS)]).filter((stop) => stop.checkVisibility());
    const [edge, other] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
    const isBefore = event.shiftKey && !stops.some((stop) => stop === document.activeElement);
    if (event.key === "Tab" && (isBefore || document.activeElement === edge)) {
      event.preventDefault();
      other?.focus();
    }
  });
}
