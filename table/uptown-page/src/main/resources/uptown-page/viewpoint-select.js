import { element } from "./dom.js";
import { seatName } from "./names.js";
import { translate } from "./i18n.js";

/** @import { Viewpoint, TableInfo } from "./table-client.js" */

export class ViewpointSelect {
  #choice = element("select", { id: "sight", change: () => this.#choose() });
  #chosen;
  #offeredLevels = "";
  /** @type {Viewpoint[]} */
  #viewpoints = [];

  /** @param {(viewpoint: Viewpoint) => void} chosen */
  constructor(chosen) {
    this.#chosen = chosen;
    this.element = element(
      "p",
      { class: "field", hidden: true },
      element("label", { for: "sight" }, translate("viewpoint.name")),
      this.#choice,
    );
  }

  /** @param {TableInfo} table */
  update(table) {
    this.#viewpoints = table.viewpoints ?? [];
    this.element.hidden = this.#viewpoints.length < 2;
    if (this.#viewpoints.join() !== this.#offeredLevels) {
      this.#offeredLevels = this.#viewpoints.join();
      this.#choice.replaceChildren(
        ...this.#viewpoints.map((viewpoint) => element("option", { value: String(viewpoint) }, viewpointName(table, viewpoint))),
      );
    }
    this.#choice.value = String(table.viewpoint);
  }

  #choose() {
    const viewpoint = this.#viewpoints[this.#choice.selectedIndex];
    if (viewpoint !== undefined) {
      this.#chosen(viewpoint);
    }
  }
}

/**
 * @param {TableInfo} table
 * @param {Viewpoint} viewpoint
 */
function viewpointName(table, viewpoint) {
  if (viewpoint === "all") {
    return translate("viewpoint.all");
  }
  return viewpoint === "-" ? translate("viewpoint.spectator") : seatName(table, viewpoint);
}
