import { brief, NotationError, readMove, readPosition } from "./notation.js";
import { moveAfter } from "./record-moves.js";

/** @import { RecordTree } from "./record-moves.js" */

/**
 * Reads the headers and the moves of a record without variations, so that the record is shown immediately. The reader in
 * record/read.js then checks it and adds the rest.
 *
 * @param {string} text
 * @returns {RecordTree}
 * @throws {NotationError} if the text is not such a record
 */
export function readRecord(text) {
  /** @type {RecordTree["headers"]} */
  const headers = new Map();
  const lines = text.trim().split(/\r?\n/).map((line) => line.trim());
  const end = lines.findIndex((line) => !line.startsWith("["));
  const header = /^\[([A-Za-z][A-Za-z0-9_]*) "(.*)"\]$/;
  for (const line of end < 0 ? lines : lines.slice(0, end)) {
    const [, name, value = ""] = header.exec(line) ?? [];
    if (!name) {
      throw new NotationError(`record: not a header: '${brief(line)}'`);
    }
    headers.set(name, value);
  }
  const position = headers.get("Start");
  if (position === undefined) {
    throw new NotationError("record: header Start is missing");
  }
  const start = moveAfter(undefined, "", "", "", readPosition(position).tiles);
  let last = start;
  const rest = end < 0 ? "" : lines.slice(end).join("\n");
  for (const [, comment, word = ""] of rest.matchAll(/\{([^}]*)\}|([^\s{]+)/g)) {
    if (comment !== undefined) {
      last.comments.push(comment);
    } else if (!/^\d+\.$/.test(word)) {
      const read = readMove(word);
      if (!read) {
        throw new NotationError(`record: move ${last.ply + 1}: expected a move such as b5@E5, got '${brief(word)}'`);
      }
      last = moveAfter(last, word, read.tile, read.cell, { ...last.tiles, [read.cell]: read.tile });
    }
  }
  return { headers, start };
}
