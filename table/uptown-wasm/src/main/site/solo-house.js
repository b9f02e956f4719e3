import { foyer } from "./foyer.js";
import { add, sitting } from "./kept-tables.js";
import { ask } from "./library.js";
import { PositionRoom } from "./position-room.js";
import { ReplayTable } from "./replay-table.js";
import { addressOf, named, recordAddress, positionAddress, linkTo } from "./routes.js";
import { SoloTable } from "./solo-table.js";

/** @import { House } from "./house.js" */

/**
 * The house of one person: no server, all tables are in this browser, and all others are bots.
 *
 * @type {House}
 */
export const soloHouse = {
  home: "#/",

  table() {
    const { kind, rest } = named();
    return kind === "table" || kind === "record" ? `${kind}/${rest}` : undefined;
  },

  addressOf,

  choices: () => ask("choices"),

  async make({ ruleset, seats, you, practice }) {
    const record = await ask("deal", ruleset, practice?.seed);
    return `table/${add({ ruleset, record, seats: seats.map(sitting), you: you ?? "-" })}`;
  },

  open(table) {
    const { kind, rest } = named(addressOf(table));
    return kind === "record" ? new ReplayTable(rest) : new SoloTable(rest);
  },

  recordLink: (record) => linkTo(recordAddress(record)),

  positionAddress,

  room(go) {
    const { kind, rest } = named();
    return kind === "position" ? new PositionRoom(rest, go) : undefined;
  },

  foyer,
};
