/** Keyboard navigation in streets: arrow keys move between sites and streets or, with Shift, between targets. */

const SITES = 5;

/**
 * Returns the site that a key moves to, if any.
 *
 * @param {KeyboardEvent} event
 * @param {string} site
 * @param {number[]} seats in the order of their streets on the screen
 * @param {string[]} targets
 * @returns {string | undefined}
 */
export function siteWithKey(event, site, seats, targets) {
  const [seat = 1, number = 1] = site.split(".").map(Number);
  const row = seats.indexOf(seat);
  const forward = event.key === "ArrowRight" || event.key === "ArrowDown";
  if (event.shiftKey && event.key.startsWith("Arrow")) {
    return next(targets, site, seats, forward ? 1 : -1);
  }
  switch (event.key) {
    case "ArrowLeft":
      return `${seat}.${Math.max(1, number - 1)}`;
    case "ArrowRight":
      return `${seat}.${Math.min(SITES, number + 1)}`;
    case "ArrowUp":
      return `${seats[Math.max(0, row - 1)]}.${number}`;
    case "ArrowDown":
      return `${seats[Math.min(seats.length - 1, row + 1)]}.${number}`;
    case "Home":
      return `${seat}.1`;
    case "End":
      return `${seat}.${SITES}`;
    default:
      return undefined;
  }
}

/**
 * Returns the target before or after a site in screen order, wrapping around.
 *
 * @param {string[]} targets
 * @param {string} site
 * @param {number[]} seats
 * @param {number} step
 */
function next(targets, site, seats, step) {
  /** @param {string} one */
  const place = (one) => seats.indexOf(Number(one.charAt(0))) * SITES + Number(one.charAt(2));
  const all = [...targets].sort((one, other) => place(one) - place(other));
  const behind = all.findIndex((one) => place(one) > place(site));
  const at = all.indexOf(site);
  const to = at >= 0 ? at + step : step > 0 ? behind : (behind < 0 ? all.length : behind) - 1;
  return all[(to + all.length) % all.length];
}
