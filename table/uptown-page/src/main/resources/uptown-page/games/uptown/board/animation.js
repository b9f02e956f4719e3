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
 * Lets the tile that was drawn in a cell come there; without a place to come from, it appears.
 *
 * @param {Element} face
 * @param {Element} cell
 * @param {Element | undefined} from
 * @param {number} width of the cell, as it is drawn
 */
export function settle(face, cell, from, width) {
  const there = centre(cell);
  const start = from ? centre(from) : there;
  const unit = width / cell.getBoundingClientRect().width;
  face.animate(
    [
      { translate: `${(start.x - there.x) * unit}px ${(start.y - there.y) * unit}px`, opacity: 0.4 },
      { translate: "0px 0px", opacity: 1 },
    ],
    { duration: DURATION, easing: EASING },
  );
}

/**
 * Lets a captured tile go somewhere; without a place to go to, it vanishes.
 *
 * @param {ShadowRoot} root where it is drawn meanwhile
 * @param {string} tile
 * @param {Element} cell
 * @param {Element | undefined} to
 */
export function glide(root, tile, cell, to) {
  const there = centre(cell);
  const end = to ? centre(to) : there;
  const ghost = element("div", { class: "ghost", "aria-hidden": "true" }, tileDrawing(tile));
  ghost.style.width = `${cell.getBoundingClientRect().width}px`;
  root.append(ghost);
  ghost
    .animate(
      [
        { translate: `calc(${there.x}px - 50%) calc(${there.y}px - 50%)`, opacity: 1 },
        { translate: `calc(${end.x}px - 50%) calc(${end.y}px - 50%)`, opacity: to ? 0.2 : 0, scale: 0.5 },
      ],
      { duration: DURATION * 1.5, easing: "ease-in-out" },
    )
    .finished.finally(() => ghost.remove());
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

/** @param {Element} of */
function centre(of) {
  const { left, top, width, height } = of.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
