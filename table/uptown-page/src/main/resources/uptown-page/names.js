import { formatDuration, hasMessage, formatList, translate } from "./i18n.js";
import { colorOf } from "./board/tile.js";

/** @import { Occupant, Standing, TableInfo } from "./table-client.js" */

/** Names of people, bots, colors and rulesets. */

/** What is said of how a game ended that the board did not end. */
const ENDINGS = new Map([["resignation", "ending.resignation"], ["time", "ending.time"]]);

/**
 * @param {TableInfo} table
 * @param {number} seat
 */
export function seatName(table, seat) {
  const occupant = table.seats.find((one) => one.seat === seat);
  return occupant?.name || translate(occupant?.kind === "bot" ? "seat.botName" : "seat.number", { n: seat });
}

/**
 * Who plays at a seat, in a few words.
 *
 * @param {Occupant} occupant
 * @param {boolean} yours
 */
export function occupantKind(occupant, yours) {
  if (occupant.kind === "open") {
    return translate("seat.open");
  }
  if (occupant.away) {
    return translate(occupant.resigned ? "seat.resigned" : occupant.outOfTime ? "seat.outOfTime" : "seat.away");
  }
  if (occupant.kind === "bot") {
    return translate("seat.bot", { level: levelName(occupant.level ?? "") });
  }
  if (yours) {
    return translate("seat.you");
  }
  return occupant.connected === false ? translate("seat.disconnected") : translate("seat.person");
}

/** @param {string} level */
export function levelName(level) {
  const key = `level.${level}`;
  return hasMessage(key) ? translate(key) : level;
}

/** @param {Pick<TableInfo, "ruleset" | "practice" | "unsaved" | "moveLimit" | "clock">} table */
export function tableTitle({ ruleset, practice, unsaved, moveLimit, clock }) {
  return [
    rulesetName(ruleset),
    practice && translate("table.practice"),
    moveLimit !== undefined && translate("time.move", { time: formatDuration(moveLimit) }),
    clock && translate("time.game", { time: formatDuration(clock.initial), more: formatDuration(clock.increment) }),
    unsaved && translate("table.unsaved"),
  ]
    .filter(Boolean)
    .join(" · ");
}

/** @param {string} id */
export function rulesetName(id) {
  const key = `ruleset.${id}`;
  return hasMessage(key) ? translate(key) : id;
}

/**
 * The name of a color, by its letter or one of its tiles.
 *
 * @param {string} tile
 */
export function colorName(tile) {
  return translate(`color.${colorOf(tile)}`);
}

/**
 * The name of a tile, such as blue 5, red A or green saxophone.
 *
 * @param {string} tile
 */
export function tileName(tile) {
  const face = tile.slice(-1);
  const key = `face.${face}`;
  return translate("tile.name", { color: colorName(tile), face: hasMessage(key) ? translate(key) : face });
}

/**
 * How the game ended.
 *
 * @param {TableInfo} table
 * @param {Standing[]} standings
 */
export function outcome(table, standings) {
  const winners = standings.filter((standing) => standing.rank === 1).map((standing) => seatName(table, standing.seat));
  const [cause, ...losers] = table.termination?.split(" ") ?? [];
  const ending = cause
    ? translate(ENDINGS.get(cause) ?? "ending.other", {
        names: formatList(losers.map((seat) => seatName(table, Number(seat)))),
      }) + " "
    : "";
  return ending + translate("ending.winners", { n: winners.length, names: formatList(winners) });
}
