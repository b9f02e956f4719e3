import { element } from "../../dom.js";

/** Animates a move: the card moves from its pile to a site or to the discards, and money moves with it. */

const DURATION = 700;
const COIN = 900;

/** The distance in pixels from the edges of the window at which cards and coins stop. */
const EDGE = 32;

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
 * Moves a new floor from the place of its card.
 *
 * @param {Element} floor
 * @param {DOMRect} from
 */
export function arrive(floor, from) {
  const to = floor.getBoundingClientRect();
  const [x, y] = [middle(from).x - to.x - to.width / 2, middle(from).y - to.y - to.height / 2];
  floor.animate(
    [{ translate: `${x}px ${y}px`, opacity: 0.5, zIndex: 3 }, { translate: "0 0", opacity: 1, zIndex: 3 }],
    { duration: DURATION, easing: "cubic-bezier(.2,.8,.3,1)" },
  );
}

/**
 * Moves a discarded card away.
 *
 * @param {ShadowRoot} root
 * @param {Element} face a copy of the card
 * @param {DOMRect} from
 * @param {Element} to
 */
export function leave(root, face, from, to) {
  const ghost = fly(root, face, from, to.getBoundingClientRect(), DURATION * 1.4, 0.2);
  ghost.style.width = `${from.width}px`;
}

/**
 * Moves money. Without a target, the coin fades: it goes to the bank, which is not shown.
 *
 * @param {ShadowRoot} root
 * @param {Element} coin
 * @param {Element | undefined} from
 * @param {Element | undefined} to
 */
export function flyCoin(root, coin, from, to) {
  const start = from?.getBoundingClientRect();
  if (start) {
    const end = to?.getBoundingClientRect() ?? new DOMRect(start.x, start.y - 40, start.width, start.height);
    fly(root, coin, start, end, COIN, to ? 1 : 0);
  }
}

/**
 * @param {ShadowRoot} root
 * @param {Element} what
 * @param {DOMRect} from
 * @param {DOMRect} to
 * @param {number} duration
 * @param {number} opacity
 */
function fly(root, what, from, to, duration, opacity) {
  const ghost = element("div", { class: "flying", "aria-hidden": "true", inert: true }, what);
  root.append(ghost);
  ghost
    .animate(
      [from, to].map((place, at) => ({
        translate: `calc(${middle(place).x}px - 50%) calc(${middle(place).y}px - 50%)`,
        opacity: at === 0 ? 1 : opacity,
      })),
      { duration, easing: "ease-in-out" },
    )
    .finished.finally(() => ghost.remove());
  return ghost;
}

/**
 * Returns the middle of a place, or the nearest point inside the window: a street or the discards may be outside of it.
 *
 * @param {DOMRect} of
 */
function middle({ x, y, width, height }) {
  return { x: inside(x + width / 2, innerWidth), y: inside(y + height / 2, innerHeight) };
}

/**
 * @param {number} at
 * @param {number} end
 */
function inside(at, end) {
  return Math.max(EDGE, Math.min(end - EDGE, at));
}
