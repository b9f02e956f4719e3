import { element } from "./dom.js";
import { cellOf } from "./describe-move.js";

/** @import { Board } from "./board.js" */
/** @import { Rack } from "./rack.js" */
/** @import { Seats } from "./seats.js" */
/** @import { Placement } from "./table-client.js" */

/** Animates a move: the tile comes from its seat, a captured one goes to its captor, a drawn one to the rack. */

const DURATION = 450;
const EASING = "cubic-bezier(.2,.8,.3,1)";

/** Whether the user wants no animation, or would not see it. */
function isMotionOff() {
  return document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/**
 * A copy of the tile that a move captures, made before the board is drawn again.
 *
 * @param {Board} board
 * @param {Placement} placement
 * @returns {HTMLElement | undefined}
 */
export function copyOfCaptured(board, placement) {
  const drawn = board.elementOf(cellOf(placement))?.querySelector("svg");
  if (!placement.captured || !drawn || isMotionOff()) {
    return undefined;
  }
  const ghost = element("div", { class: "ghost", "aria-hidden": "true" }, drawn.cloneNode(true));
  ghost.style.width = `${drawn.getBoundingClientRect().width}px`;
  return ghost;
}

/**
 * Animates a move on the board that was drawn after it.
 *
 * @param {{board: Board, seats: Seats, rack: Rack}} table
 * @param {Placement} placement
 * @param {boolean} own
 * @param {HTMLElement | undefined} captured
 */
export function animateMove({ board, seats, rack }, placement, own, captured) {
  const cell = board.elementOf(cellOf(placement));
  const seat = seats.elementOf(placement.seat);
  if (isMotionOff() || !cell || !seat) {
    return;
  }
  const there = centre(cell);
  const home = centre(seat);
  const start = own ? centre(rack.element) : home;
  const units = 52 / cell.getBoundingClientRect().width;
  cell.querySelector(".face-up")?.animate(
    [
      { translate: `${(start.x - there.x) * units}px ${(start.y - there.y) * units}px`, opacity: 0.4 },
      { translate: "0px 0px", opacity: 1 },
    ],
    { duration: DURATION, easing: EASING },
  );
  if (captured) {
    document.body.append(captured);
    const flight = captured.animate(
      [
        { translate: `calc(${there.x}px - 50%) calc(${there.y}px - 50%)`, opacity: 1 },
        { translate: `calc(${home.x}px - 50%) calc(${home.y}px - 50%)`, opacity: 0.2, scale: 0.5 },
      ],
      { duration: DURATION * 1.5, easing: "ease-in-out" },
    );
    flight.finished.finally(() => captured.remove());
  }
  if (placement.drawn) {
    rack.elementOf(placement.drawn)?.animate([{ scale: 0.3, opacity: 0 }, { scale: 1, opacity: 1 }], {
      duration: DURATION,
      easing: "ease-out",
    });
  }
}

/** @param {Element} of */
function centre(of) {
  const { left, top, width, height } = of.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
