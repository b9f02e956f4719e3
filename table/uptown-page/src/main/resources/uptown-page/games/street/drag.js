import { element } from "../../dom.js";

/** Drags projects with mouse or pen; touch scrolls the page and presses. A short drag counts as a click. */

const FAR_ENOUGH = 6;

/**
 * @param {ShadowRoot} root
 * @param {{taken: (project: string) => boolean, dropped: (site: string) => void}} drag `taken` returns true if a project can be
 *   dragged; `dropped` receives the site, or an empty string
 */
export function makeDraggable(root, { taken, dropped }) {
  root.addEventListener("pointerdown", (event) => {
    const start = /** @type {PointerEvent} */ (event);
    const held = /** @type {Element} */ (start.target).closest(".project");
    if (!(held instanceof HTMLElement) || start.button !== 0 || start.pointerType === "touch") {
      return;
    }
    /** @type {HTMLElement | undefined} */
    let ghost;
    const watching = new AbortController();
    const { signal } = watching;

    /** @param {PointerEvent} event */
    const move = ({ pointerId, clientX, clientY }) => {
      if (pointerId !== start.pointerId) {
        return;
      }
      const isFar = Math.hypot(clientX - start.clientX, clientY - start.clientY) > FAR_ENOUGH;
      if (!ghost && isFar && taken(held.dataset["project"] ?? "")) {
        ghost = element("div", { class: "flying dragged", "aria-hidden": "true", inert: true }, held.cloneNode(true));
        ghost.style.width = `${held.offsetWidth}px`;
        root.append(ghost);
      }
      if (ghost) {
        ghost.style.translate = `calc(${clientX}px - 50%) calc(${clientY}px - 50%)`;
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
        stopClick(held);
        dropped(event.type === "pointerup" ? siteAt(root, event) : "");
      }
    };
    addEventListener("pointermove", move, { signal });
    addEventListener("pointerup", end, { signal });
    addEventListener("pointercancel", end, { signal });
  });
}

/**
 * @param {ShadowRoot} root
 * @param {PointerEvent} event
 */
function siteAt(root, { clientX, clientY }) {
  const site = root.elementFromPoint(clientX, clientY)?.closest(".site");
  return site instanceof HTMLElement ? (site.dataset["site"] ?? "") : "";
}

/**
 * Ignores the click that browsers send after a drag that ends where it began.
 *
 * @param {Element} held
 */
function stopClick(held) {
  /** @param {Event} event */
  const stop = (event) => event.stopImmediatePropagation();
  held.addEventListener("click", stop, { capture: true });
  setTimeout(() => held.removeEventListener("click", stop, { capture: true }));
}
