import { element } from "./dom.js";
import { seatName } from "./names.js";
import { say } from "./words.js";

/** @import { Sight, TableSeen } from "./table.js" */

/** By whose eyes a game is seen, where that can be chosen. */
export class Sights {
  #choice = element("select", { id: "sight", change: () => this.#wish() });
  #chosen;
  #offered = "";
  /** @type {Sight[]} */
  #sights = [];

  /** @param {(sight: Sight) => void} chosen */
  constructor(chosen) {
    this.#chosen = chosen;
    this.element = element(
      "p",
      { class: "field", hidden: true },
      element("label", { for: "sight" }, say("sight.name")),
      this.#choice,
    );
  }

  /** @param {TableSeen} table */
  update(table) {
    this.#sights = table.sights ?? [];
    this.element.hidden = this.#sights.length < 2;
    if (this.#sights.join() !== this.#offered) {
      this.#offered = this.#sights.join();
      this.#choice.replaceChildren(
        ...this.#sights.map((sight) => element("option", { value: String(sight) }, sightName(table, sight))),
      );
    }
    this.#choice.value = String(table.sight);
  }

  #wish() {
    const sight = this.#sights[this.#choice.selectedIndex];
    if (sight !== undefined) {
      this.#chosen(sight);
    }
  }
}

/**
 * @param {TableSeen} table
 * @param {Sight} sight
 */
function sightName(table, sight) {
  if (sight === "all") {
    return say("sight.all");
  }
  return sight === "-" ? say("sight.spectator") : seatName(table, sight);
}
