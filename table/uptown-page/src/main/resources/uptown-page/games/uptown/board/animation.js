import { element } from "../../../dom.js";
import { tileDrawing } from "./tile.js";

/** Animates a move: the tile comes from somewhere, a captured one goes somewhere. */

const DURATION = 450;
const EASING = "cubic-bezier(.2,.8,.3,1)";

/** Whether the user wants no animation, or would not see it. */
export function isMotionOff() {
  return document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/**
 * Lets the tile that was drawn in a cell come there; without a place to come from, it appears. What travels is a copy over the board:
 * the cell stays where it is, for all who click on it meanwhile.
 *
 * @param {ShadowRoot} root where the copy is drawn
 * @param {string} tile
 * @param {Element} face
 * @param {Element | undefined} from
 */
export function settle(root, tile, face, from) {
  const timing = { duration: DURATION, easing: EASING };
  if (from) {
    face.animate([{ opacity: 0 }, { opacity: 0 }], timing);
    travel(root, tile, face, [{ translate: middleOf(from), opacity: 0.4 }, { translate: middleOf(face), opacity: 1 }], timing);
  } else {
    face.animate([{ opacity: 0.4 }, { opacity: 1 }], timing);
  }
}

/**
 * Lets a captured tile go somewhere; without a place to go to, it vanishes.
 *
 * @param {ShadowRoot} root where it is drawn meanwhile
 * @param {string} tile
 * @param {Element} face the tile that captured it
 * @param {Element | undefined} to
 */
export function glide(root, tile, face, to) {
  const end = { translate: middleOf(to ?? face), opacity: to ? 0.2 : 0, scale: 0.5 };
  travel(root, tile, face, [{ translate: middleOf(face), opacity: 1 }, end], { duration: DURATION * 1.5, easing: "ease-in-out" });
}

/**
 * @param {ShadowRoot} root
 * @param {string} tile
 * @param {Element} face of its size
 * @param {Keyframe[]} frames
 * @param {KeyframeAnimationOptions} timing
 */
function travel(root, tile, face, frames, timing) {
  const ghost = element("div", { class: "ghost", "aria-hidden": "true" }, tileDrawing(tile));
  ghost.style.width = `${face.getBoundingClientRect().width}px`;
  root.append(ghost);
  ghost.animate(frames, timing).finished.finally(() => ghost.remove());
}

/**
 * Lets something appear.
 *
 * @param {Element | undefined} made
 */
export function appear(made) {
  if (!isMotionOff()) {
    made?.animate([{ scale: 0.3, opacity: 0 }, { scale: 1, opacity: 1 }], { duration: DURATION, easing: "ease-out" });
  }
}

/**
 * Where a ghost is that stands in the middle of an element.
 *
 * @param {Element} of
 */
function middleOf(of) {
  const { left, top, width, height } = of.getBoundingClientRect();
  return `calc(${left + width / 2}px - 50%) calc(${top + height / 2}px - 50%)`;
}
