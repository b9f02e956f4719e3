import { localGame, localGames } from "./game-list.js";
import { lobbyExtras } from "./lobby-extras.js";
import { baseOf } from "./names.js";
import { PositionScreen } from "./position-screen.js";
import { add, keptGames, seatPlayer } from "./stored-tables.js";
import { call } from "./worker-client.js";
import { ReplayTableClient } from "./replay-table-client.js";
import { addressOf, named, recordAddress, positionAddress, linkTo } from "./routes.js";
import { SoloTableClient } from "./solo-table-client.js";

/** @import { Backend } from "./backend.js" */

/**
 * Tables stored in this browser for one person; the other players are bots.
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

  choices: async () => ({ games: await localGames() }),

  equipment: async ({ id }) => call(await localGame((game) => game.id === id), "equipment"),

  async make({ ruleset, equipment, seats, you, practice }) {
    const game = await localGame(({ rulesets }) => rulesets.some(({ id }) => id === baseOf(ruleset)));
    const record = await call(game, "deal", ruleset, practice?.seed, equipment);
    const own = equipment === undefined ? {} : { equipment };
    return `table/${add({ game: game.id, ruleset, ...own, record, seats: seats.map(seatPlayer), you: you ?? "-" })}`;
  },

  open(table) {
    const { kind, rest } = named(addressOf(table));
    return kind === "record" ? new ReplayTableClient(rest) : new SoloTableClient(rest);
  },

  recordLink: (record) => linkTo(recordAddress(record)),

  positionAddress,

  otherScreen(go) {
    const { kind, rest } = named();
    return kind === "position" ? new PositionScreen(rest, go) : undefined;
  },

  keptGames,

  lobbyExtras,
};
