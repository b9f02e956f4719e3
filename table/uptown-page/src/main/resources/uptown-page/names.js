import { formatDuration, hasMessage, formatList, translate } from "./i18n.js";

/** @import { GameInfo } from "./backend.js" */
/** @import { GamePage } from "./game-page.js" */
/** @import { Occupant, Standing, TableInfo } from "./table-client.js" */

/** The messages for games that ended early, by cause. */
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
 * Names the seats that a winner is compared with, at the end of the game: two at most, and the user as "you".
 *
 * @param {TableInfo} table
 * @param {Standing[]} standings
 */
export function comparedNames(table, standings) {
  const named = standings.map(({ seat }) => (seat === table.you ? translate("end.you") : seatName(table, seat)));
  return named.length > 2 ? translate("end.others") : formatList(named);
}

/**
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
  return occupant.connected === false ? translate("seat.disconnected") : translate("seat.connected");
}

/** @param {string} level */
export function levelName(level) {
  const key = `level.${level}`;
  return hasMessage(key) ? translate(key) : level;
}

/**
 * @param {Pick<TableInfo, "ruleset" | "equipment" | "practice" | "unsaved" | "moveLimit" | "clock">} table
 * @param {string} [ruleset]
 */
export function tableTitle({ ruleset: id, equipment, practice, unsaved, moveLimit, clock }, ruleset = rulesetName(id)) {
  return [
    ruleset,
    equipment !== undefined && translate("table.equipment"),
    practice && translate("table.practice"),
    moveLimit !== undefined && translate("time.move", { time: formatDuration(moveLimit) }),
    clock && translate("time.game", { time: formatDuration(clock.initial), more: formatDuration(clock.increment) }),
    unsaved && translate("table.unsaved"),
  ]
    .filter(Boolean)
    .join(" · ");
}

/**
 * Splits the title of a table for the header: the name of the game, and the rest without it.
 *
 * @param {Parameters<typeof tableTitle>[0]} table
 * @param {GameInfo} game
 */
export function titleParts(table, game) {
  const title = tableTitle(table);
  const name = hasMessage("game.title") ? translate("game.title") : game.name;
  const begin = title.startsWith(`${name}, `) ? name.length + 2 : 0;
  return { name, said: title.slice(0, begin), rest: title.slice(begin) };
}

/** @type {GamePage["rulesetName"]} names rulesets without a message */
let nameOf;

/** @param {GamePage["rulesetName"]} game the loaded game's function */
export function setRulesetNames(game) {
  nameOf = game;
}

/** @param {string} id */
export function rulesetName(id) {
  const key = `ruleset.${id}`;
  return hasMessage(key) ? translate(key) : (nameOf?.(id) ?? id);
}

/**
 * Returns the published ruleset at the start of an id; the options of a house ruleset follow after `+`.
 *
 * @param {string} id
 */
export function baseOf(id) {
  return id.replace(/\+.*/, "");
}

/**
 * Returns the name of a ruleset of any game, even if the game's messages are not loaded.
 *
 * @param {string} id
 * @param {GameInfo[]} games
 */
export function anyRulesetName(id, games) {
  const base = baseOf(id);
  const game = games.find(({ rulesets }) => rulesets.some((one) => one.id === base));
  const seats = game?.rulesets.find((one) => one.id === base)?.seats ?? 0;
  return game && !hasMessage(`ruleset.${base}`) ? translate("lobby.rulesetOf", { game: game.name, n: seats }) + id.slice(base.length) : rulesetName(id);
}

/**
 * @param {TableInfo} table
 * @param {Standing[]} standings
 */
export function winnersLine(table, standings) {
  const winners = standings.filter((standing) => standing.rank === 1).map((standing) => seatName(table, standing.seat));
  return translate("ending.winners", { n: winners.length, names: formatList(winners) });
}

/**
 * Returns why a game ended early; empty if it did not.
 *
 * @param {TableInfo} table
 */
export function endingLine(table) {
  const [cause, ...losers] = table.termination?.split(" ") ?? [];
  return cause ? translate(ENDINGS.get(cause) ?? "ending.other", { names: formatList(losers.map((seat) => seatName(table, Number(seat)))) }) : "";
}
