import { loadModule, textLibrary } from "../../text-library.js";

/** The library of Uptown, which also sets up positions. */

/** @import { Library } from "../../library.js" */

/** @returns {Promise<Library>} */
export async function load() {
  const module = await loadModule("uptown");
  const functions = module.game();
  return {
    ...textLibrary(functions, "random"),
    more: {
      /** The first position of a ruleset, to be changed. */
      first: (/** @type {string} */ ruleset) => functions.position(functions.deal(ruleset, "1", "1"), 0),

      /** The faults of a position, and its view if it has none. */
      setup(/** @type {string} */ position) {
        const faults = JSON.parse(module.setupFaults(position));
        return { faults, ...(faults.length === 0 && { view: JSON.parse(functions.view(functions.from(position), 0, "-")) }) };
      },

      /** A game that begins at a position. */
      from(/** @type {string} */ position) {
        const record = functions.from(position);
        return { record, ruleset: functions.ruleset(record) };
      },
    },
  };
}
