import { loadModule, textLibrary } from "../../text-library.js";

/** The library of Uptown, which can also set up positions. */

/** @import { Library } from "../../library.js" */

/** @returns {Promise<Library>} */
export async function load() {
  const module = await loadModule("uptown");
  const functions = module.game();
  return {
    ...textLibrary(functions, "random"),
    more: {
      /** Returns the start of a ruleset, to be edited. */
      first: (/** @type {string} */ ruleset) => functions.position(functions.deal(ruleset, "1", ""), 0),

      /** Returns the faults of a position, and its view if it has none. */
      setup(/** @type {string} */ position) {
        const faults = JSON.parse(module.setupFaults(position));
        return { faults, ...(faults.length === 0 && { view: JSON.parse(functions.view(functions.from(position), 0, "-")) }) };
      },

      from(/** @type {string} */ position) {
        const record = functions.from(position);
        return { record, ruleset: functions.ruleset(record) };
      },
    },
  };
}
