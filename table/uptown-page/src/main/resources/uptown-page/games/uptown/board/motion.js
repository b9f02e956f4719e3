/** The motion that elements show without loading animation.js. */

/** Returns true if the user prefers no animation or could not see it. */
export function isMotionOff() {
  return document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** @param {Element | undefined} made */
export function appear(made) {
  if (!isMotionOff()) {
    made?.animate([{ scale: 0.3, opacity: 0 }, { scale: 1, opacity: 1 }], { duration: 240, easing: "ease-out" });
  }
}
