import { element } from "../../dom.js";

/** Animates a move: a card goes from its pile to a site or away, money from one to another. */

const DURATION = 500;
const COIN = 900;

/** Whether the user wants no animation, or would not see it. */
export function isMotionOff() {
  return document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/**
 * Lets a floor come from where the card lay.
 *
 * @param {Element} floor
 * @param {DOMRect} from
 */
export function arrive(floor, from) {
  const to = floor.getBoundingClientRect();
  const [x, y] = [middle(from).x - middle(to).x, middle(from).y - middle(to).y];
  floor.animate(
    [{ translate: `${x}px ${y}px`, opacity: 0.5, zIndex: 3 }, { translate: "0 0", opacity: 1, zIndex: 3 }],
    { duration: DURATION, easing: "cubic-bezier(.2,.8,.3,1)" },
  );
}

/**
 * Lets a card that is discarded go.
 *
 * @param {ShadowRoot} root
 * @param {Element} face what it looked like
 * @param {DOMRect} from
 * @param {Element} to
 */
export function leave(root, face, from, to) {
  const ghost = fly(root, face, from, to.getBoundingClientRect(), DURATION * 1.4, 0.2);
  ghost.style.width = `${from.width}px`;
}

/**
 * Lets money go; where there is no place to go to, to the bank, which is nowhere to be seen.
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
 * @param {number} opacity at the end
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

/** @param {DOMRect} of */
function middle({ x, y, width, height }) {
  return { x: x + width / 2, y: y + height / 2 };
}
