import { known, list, say } from "./words.js";
import { colorOf } from "./tile.js";

/** @import { Sitter, Standing, TableSeen } from "./table.js" */

/** What people, bots, colors and rulesets are called. */

/**
 * @param {TableSeen} table
 * @param {number} seat
 */
export function seatName(table, seat) {
  const sitter = table.seats.find((one) => one.seat === seat);
  return sitter?.name || say(sitter?.kind === "bot" ? "seat.botName" : "seat.number", { n: seat });
}

/**
 * Who or what plays at a seat, in a few words.
 *
 * @param {Sitter} sitter
 * @param {boolean} yours
 */
export function sitterKind(sitter, yours) {
  if (sitter.kind === "open") {
    return say("seat.open");
  }
  if (sitter.away) {
    return say("seat.away");
  }
  if (sitter.kind === "bot") {
    return say("seat.bot", { level: levelName(sitter.level ?? "") });
  }
  if (yours) {
    return say("seat.you");
  }
  return sitter.connected === false ? say("seat.disconnected") : say("seat.person");
}

/** @param {string} level */
export function levelName(level) {
  const key = `level.${level}`;
  return known(key) ? say(key) : level;
}

/** @param {TableSeen} table */
export function tableTitle({ ruleset, practice, fleeting }) {
  return [rulesetName(ruleset), practice && say("table.practice"), fleeting && say("table.fleeting")].filter(Boolean).join(" · ");
}

/** @param {string} id */
export function rulesetName(id) {
  const key = `ruleset.${id}`;
  return known(key) ? say(key) : id;
}

/**
 * A tile or the letter of a color: its color in words.
 *
 * @param {string} tile
 */
export function colorName(tile) {
  return say(`color.${colorOf(tile)}`);
}

/**
 * Such as blue b5.
 *
 * @param {string} tile
 */
export function tileName(tile) {
  return say("tile.name", { color: colorName(tile), tile });
}

/**
 * How the game ended.
 *
 * @param {TableSeen} table
 * @param {Standing[]} standings
 */
export function outcome(table, standings) {
  const winners = standings.filter((standing) => standing.rank === 1).map((standing) => seatName(table, standing.seat));
  const [cause, ...losers] = table.termination?.split(" ") ?? [];
  const ending = cause
    ? say(cause === "resignation" ? "ending.resignation" : "ending.other", {
        names: list(losers.map((seat) => seatName(table, Number(seat)))),
      }) + " "
    : "";
  return ending + say("ending.winners", { n: winners.length, names: list(winners) });
}
