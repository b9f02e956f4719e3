import { element } from "../../dom.js";

/** Animates tiles to the line and from the bag. */

const DURATION = 600;

/** The distance in pixels from the edges of the window at which tiles stop. */
const EDGE = 24;

/** Returns true if the user prefers no animation or could not see it. */
export function isMotionOff() {
  return document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/**
 * Ends all animations at the next press, so that players who are in a hurry need not wait.
 *
 * @param {ShadowRoot} root
 */
export function endMotionAtPress(root) {
  ["pointerdown", "keydown"].forEach((name) => root.addEventListener(name, () => root.getAnimations().forEach((one) => one.finish())));
}

/**
 * Animates the arrival of an element from another place.
 *
 * @param {Element | undefined | null} made
 * @param {DOMRect | undefined} from
 * @param {number} delay in milliseconds
 */
export function arrive(made, from, delay) {
  if (made && from && !isMotionOff()) {
    const there = made.getBoundingClientRect();
    const [x, y] = [middle(from).x - there.left - there.width / 2, middle(from).y - there.top - there.height / 2];
    const here = getComputedStyle(made).translate;
    const [across = "0px", down = "0px"] = here === "none" ? [] : here.split(" ");
    made.animate(
      [
        { translate: `calc(${across} + ${x}px) calc(${down} + ${y}px)`, opacity: 0.4, zIndex: 2 },
        { translate: here === "none" ? "0px 0px" : here, opacity: 1, zIndex: 2 },
      ],
      { duration: DURATION, delay, easing: "cubic-bezier(.2,.8,.3,1)", fill: "backwards" },
    );
  }
}

/**
 * Moves a drawing between two places, then removes it.
 *
 * @param {ShadowRoot} root the parent of the moving drawing
 * @param {SVGElement} drawn
 * @param {DOMRect} from
 * @param {DOMRect} to
 * @param {number} delay in milliseconds
 */
export function travel(root, drawn, from, to, delay) {
  if (isMotionOff()) {
    return;
  }
  const ghost = element("div", { class: "ghost", "aria-hidden": "true" }, drawn);
  root.append(ghost);
  /** @param {DOMRect} at */
  const place = (at) => `calc(${middle(at).x}px - 50%) calc(${middle(at).y}px - 50%)`;
  ghost
    .animate(
      [
        { translate: place(from), opacity: 0, scale: 0.6 },
        { translate: place(from), opacity: 1, scale: 1, offset: 0.15 },
        { translate: place(to), opacity: 0.9, scale: 0.5 },
      ],
      { duration: DURATION * 1.4, delay, easing: "ease-in-out", fill: "both" },
    )
    .finished.finally(() => ghost.remove());
}

/**
 * Returns the middle of a place, or the nearest point inside the window, so that a tile never leaves it.
 *
 * @param {DOMRect} of
 */
function middle({ left, top, width, height }) {
  return { x: inside(left + width / 2, innerWidth), y: inside(top + height / 2, innerHeight) };
}

/**
 * @param {number} at
 * @param {number} end
 */
function inside(at, end) {
  return Math.max(EDGE, Math.min(end - EDGE, at));
}
