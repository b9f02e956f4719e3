import { element } from "../../../dom.js";

/** Drags tiles with mouse, pen or finger. A short drag counts as a click. */

const FAR_ENOUGH = 6;

/**
 * @typedef {Object} Drag
 * @property {(tile: string) => void} taken
 * @property {(x: number, y: number) => void} moved
 * @property {(tile: string, x: number, y: number) => void} dropped
 * @property {() => void} abandoned
 */

/**
 * @param {ShadowRoot} rack the parent of the dragged copy
 * @param {Drag} drag
 */
export function makeDraggable(rack, drag) {
  rack.addEventListener("pointerdown", (event) => {
    const start = /** @type {PointerEvent} */ (event);
    const held = /** @type {HTMLElement} */ (start.target).closest("[data-tile]");
    const tile = held?.getAttribute("data-tile");
    if (!held || !tile || start.button !== 0) {
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
        ghost = makeGhost(held);
        rack.append(ghost);
        drag.taken(tile);
      }
      if (ghost) {
        ghost.style.transform = `translate(${event.clientX}px, ${event.clientY}px) translate(-50%, -50%)`;
        drag.moved(event.clientX, event.clientY);
      }
    };
    /** @param {PointerEvent} event */
    const end = (event) => {
      if (event.pointerId !== start.pointerId) {
        return;
      }
      watching.abort();
      if (ghost) {
        ghost.remove();
        suppressClick(held);
        if (event.type === "pointerup") {
          drag.dropped(tile, event.clientX, event.clientY);
        } else {
          drag.abandoned();
        }
      }
    };
    const { signal } = watching;
    addEventListener("pointermove", move, { signal });
    addEventListener("pointerup", end, { signal });
    addEventListener("pointercancel", end, { signal });
  });
}

/** @param {Element} held */
function makeGhost(held) {
  const ghost = element("div", { class: "ghost", "aria-hidden": "true" });
  const { width } = held.getBoundingClientRect();
  ghost.style.width = `${width}px`;
  ghost.append(...[...held.children].map((child) => child.cloneNode(true)));
  return ghost;
}

/**
 * Ignores the click that browsers send after a drag that ends over the rack.
 *
 * @param {Element} held
 */
function suppressClick(held) {
  /** @param {Event} event */
  const stop = (event) => event.stopImmediatePropagation();
  held.addEventListener("click", stop, { capture: true });
  setTimeout(() => held.removeEventListener("click", stop, { capture: true }));
}
