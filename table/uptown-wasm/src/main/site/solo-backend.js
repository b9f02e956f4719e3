import { lobbyExtras } from "./lobby-extras.js";
import { add, seatPlayer } from "./stored-tables.js";
import { call } from "./worker-client.js";
import { PositionEditor } from "./position-editor.js";
import { ReplayTableClient } from "./replay-table-client.js";
import { addressOf, named, recordAddress, positionAddress, linkTo } from "./routes.js";
import { SoloTableClient } from "./solo-table-client.js";

/** @import { Backend } from "./backend.js" */

/**
 * Tables stored in this browser, for one person; the other players are bots.
 *
 * @type {Backend}
 */
export const soloBackend = {
  home: "#/",

  table() {
    const { kind, rest } = named();
    return kind === "table" || kind === "record" ? `${kind}/${rest}` : undefined;
  },

  addressOf,

  choices: () => call("choices"),

  async make({ ruleset, seats, you, practice }) {
    const record = await call("deal", ruleset, practice?.seed);
    return `table/${add({ ruleset, record, seats: seats.map(seatPlayer), you: you ?? "-" })}`;
  },

  open(table) {
    const { kind, rest } = named(addressOf(table));
    return kind === "record" ? new ReplayTableClient(rest) : new SoloTableClient(rest);
  },

  recordLink: (record) => linkTo(recordAddress(record)),

  positionAddress,

  otherScreen(go) {
    const { kind, rest } = named();
    return kind === "position" ? new PositionEditor(rest, go) : undefined;
  },

  lobbyExtras,
};
