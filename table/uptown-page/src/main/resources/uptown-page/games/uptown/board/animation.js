/**
 * Animates a move: a tile arrives and a captured tile leaves. Copies move over the board, so that the cells stay clickable. This
 * module has no imports, so that the package can load it after the board.
 */

/** @typedef {{x: number, y: number}} Point */
/** @typedef {{at: Point, [property: string]: any}} Frame a keyframe of a copy; `at` is its middle in the window */

/** @typedef {(tile: string, style: string) => HTMLElement} Copy adds a copy of a tile to the board */

const ARRIVAL = 240;
const CAPTURE = 900;

/** The time during which a placed tile covers the captured one. */
const COVERED = 420;

const EASING = "cubic-bezier(.2,.8,.3,1)";

/** The next action of the user ends a flight. */
const ACTIONS = ["pointerdown", "keydown"];

/**
 * Animates the arrival of a placed tile; without a start, the tile fades in. The captured tile, if any, leaves from under it, or
 * fades out if it has no destination.
 *
 * @param {Copy} copy
 * @param {Element} face the placed tile
 * @param {{tile: string, captured?: string | undefined, from?: Element | undefined, to?: Element | undefined}} move
 * @returns {Promise<void>} resolved when the tile has arrived
 */
export async function settle(copy, face, { tile, captured, from, to }) {
  captured && leave(copy, captured, face, to);
  if (!from) {
    await face.animate([{ opacity: 0.4 }, { opacity: 1 }], { duration: ARRIVAL, easing: EASING }).finished;
    return;
  }
  const duration = captured ? COVERED : ARRIVAL;
  const hidden = face.animate([{ opacity: 0 }, { opacity: 0 }], duration);
  const there = { at: middleOf(face, face), opacity: 1 };
  await travel(copy, tile, face, [{ at: middleOf(from, face), opacity: 0.4, easing: EASING }, { ...there, offset: ARRIVAL / duration }, there], duration);
  hidden.cancel();
}

/**
 * @param {Copy} copy
 * @param {string} tile
 * @param {Element} face the tile that captured it
 * @param {Element | undefined} to
 */
function leave(copy, tile, face, to) {
  const start = { at: middleOf(face, face), opacity: 1, scale: 1 };
  const risen = { at: middleOf(face, face, -0.75), opacity: 1, scale: 1.08 };
  const end = { at: middleOf(to ?? face, face, to ? 0 : -0.75), opacity: to ? 1 : 0, scale: 0.35 };
  const ease = { easing: "ease-in-out" };
  void travel(copy, tile, face, [start, { ...start, ...ease, offset: 1 / 3 }, { ...risen, ...ease, offset: 0.55 }, end], CAPTURE);
}

/**
 * Outlines a captured tile beside its cell, for users who prefer no animation.
 *
 * @param {Copy} copy
 * @param {string} tile
 * @param {Element} face the tile that captured it
 */
export function outline(copy, tile, face) {
  const place = { at: middleOf(face, face, -0.45), scale: 0.7 };
  void travel(copy, tile, face, [place, place], CAPTURE, "outlined");
}

/**
 * @param {Copy} copy
 * @param {string} tile
 * @param {Element} face an element of the tile's size
 * @param {Frame[]} frames
 * @param {number} duration
 * @param {"ghost" | "outlined"} [style]
 */
async function travel(copy, tile, face, frames, duration, style = "ghost") {
  const ghost = copy(tile, style);
  ghost.style.width = `${face.getBoundingClientRect().width}px`;
  const { left, top } = ghost.getBoundingClientRect(); // not 0 if an ancestor contains its layout
  const flight = ghost.animate(frames.map(({ at: { x, y }, ...frame }) => ({ ...frame, translate: `calc(${x - left}px - 50%) calc(${y - top}px - 50%)` })), duration);
  const stop = () => flight.finish();
  ACTIONS.forEach((action) => addEventListener(action, stop, true));
  await flight.finished.catch(() => undefined);
  ACTIONS.forEach((action) => removeEventListener(action, stop, true));
  ghost.remove();
}

/**
 * Returns the middle of an element, moved so that a ghost there does not leave the window.
 *
 * @param {Element} of
 * @param {Element} face an element of the ghost's size
 * @param {number} [lower] a distance in heights of the ghost
 * @returns {Point}
 */
function middleOf(of, face, lower = 0) {
  const { left, top, width, height } = of.getBoundingClientRect();
  const size = face.getBoundingClientRect().width;
  const within = (/** @type {number} */ at, /** @type {number} */ end) => Math.max(size / 2, Math.min(end - size / 2, at));
  return { x: within(left + width / 2, innerWidth), y: within(top + height / 2 + lower * size, innerHeight) };
}
