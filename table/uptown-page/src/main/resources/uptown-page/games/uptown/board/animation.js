import { element } from "../../../dom.js";
import { tileDrawing } from "./tile.js";

/** Animates a move: a tile arrives and a captured tile leaves. */

const DURATION = 450;
const EASING = "cubic-bezier(.2,.8,.3,1)";

/** Returns true if the user prefers no animation or could not see it. */
export function isMotionOff() {
  return document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/**
 * Animates the arrival of a placed tile; without a start, the tile fades in. A copy moves over the board, so that the cell
 * itself stays clickable.
 *
 * @param {ShadowRoot} root the parent of the copy
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
 * Animates the departure of a captured tile; without an end, the tile fades out.
 *
 * @param {ShadowRoot} root the parent of the moving copy
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
 * @param {Element} face an element of the tile's size
 * @param {Keyframe[]} frames
 * @param {KeyframeAnimationOptions} timing
 */
function travel(root, tile, face, frames, timing) {
  const ghost = element("div", { class: "ghost", "aria-hidden": "true" }, tileDrawing(tile));
  ghost.style.width = `${face.getBoundingClientRect().width}px`;
  root.append(ghost);
  ghost.animate(frames, timing).finished.finally(() => ghost.remove());
}

/** @param {Element | undefined} made */
export function appear(made) {
  if (!isMotionOff()) {
    made?.animate([{ scale: 0.3, opacity: 0 }, { scale: 1, opacity: 1 }], { duration: DURATION, easing: "ease-out" });
  }
}

/**
 * Returns the CSS translation that centers a ghost on an element.
 *
 * @param {Element} of
 */
function middleOf(of) {
  const { left, top, width, height } = of.getBoundingClientRect();
  return `calc(${left + width / 2}px - 50%) calc(${top + height / 2}px - 50%)`;
}
