import { element } from "../../dom.js";

/** Drags tiles with mouse, pen or finger. A short drag counts as a click. */

const FAR_ENOUGH = 6;

/**
 * @typedef {Object} Drag
 * @property {(held: HTMLElement) => void} taken
 * @property {(x: number, y: number) => void} moved
 * @property {(x: number, y: number) => void} dropped
 * @property {() => void} ended in any case
 */

/**
 * @param {ShadowRoot} root the parent of the dragged copy
 * @param {Drag} drag
 */
export function makeDraggable(root, drag) {
  root.addEventListener("pointerdown", (event) => {
    const start = /** @type {PointerEvent} */ (event);
    const held = /** @type {HTMLElement | null} */ (/** @type {Element} */ (start.target).closest("button[data-tile]"));
    if (!held || start.button !== 0) {
      return;
    }
    /** @type {HTMLElement | undefined} */
    let ghost;
    const watching = new AbortController();

    /** @param {PointerEvent} event */
    const move = (event) => {
      if (event.pointerId !== start.pointerId) {
        return;
      }
      if (!ghost && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > FAR_ENOUGH) {
        ghost = element("div", { class: "ghost", "aria-hidden": "true" }, ...[...held.children].map((child) => child.cloneNode(true)));
        root.append(ghost);
        drag.taken(held);
      }
      if (ghost) {
        ghost.style.translate = `calc(${event.clientX}px - 50%) calc(${event.clientY}px - 50%)`;
        drag.moved(event.clientX, event.clientY);
      }
    };
    /** @param {PointerEvent} event */
    const end = (event) => {
      if (event.pointerId === start.pointerId) {
        watching.abort();
        if (ghost) {
          ghost.remove();
          suppressClick(held);
          event.type === "pointerup" && drag.dropped(event.clientX, event.clientY);
          drag.ended();
        }
      }
    };
    const { signal } = watching;
    addEventListener("pointermove", move, { signal });
    addEventListener("pointerup", end, { signal });
    addEventListener("pointercancel", end, { signal });
  });
}

/**
 * Ignores the click that browsers send after a drag that ends over the hand.
 *
 * @param {Element} held
 */
function suppressClick(held) {
  /** @param {Event} event */
  const stop = (event) => event.stopImmediatePropagation();
  held.addEventListener("click", stop, { capture: true });
  setTimeout(() => held.removeEventListener("click", stop, { capture: true }));
}
