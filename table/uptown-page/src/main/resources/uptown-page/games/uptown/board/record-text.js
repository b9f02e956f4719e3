import { brief, NotationError, readMove, readPosition } from "./notation.js";

/** @import { Tiles } from "./cells.js" */
/** @typedef {{move: string, tile: string, cell: string, comment: string}} RecordedMove */

/**
 * @param {string} text
 * @returns {{headers: Record<string, string>, tiles: Tiles, moves: RecordedMove[]}}
 * @throws {NotationError} if the text is not a record
 */
export function readRecord(text) {
  /** @type {Record<string, string>} */
  const headers = {};
  const lines = text.trim().split(/\r?\n/).map((line) => line.trim());
  const end = lines.findIndex((line) => !line.startsWith("["));
  const header = /^\[([A-Za-z][A-Za-z0-9_]*) "(.*)"\]$/;
  for (const line of end < 0 ? lines : lines.slice(0, end)) {
    const found = header.exec(line);
    if (!found) {
      throw new NotationError(`record: not a header: '${brief(line)}'`);
    }
    headers[found[1] ?? ""] = found[2] ?? "";
  }
  if (headers["Start"] === undefined) {
    throw new NotationError("record: header Start is missing");
  }
  const { tiles } = readPosition(headers["Start"]);
  /** @type {RecordedMove[]} */
  const moves = [];
  const rest = end < 0 ? "" : lines.slice(end).join("\n");
  for (const [, comment, word = ""] of rest.matchAll(/\{([^}]*)\}|([^\s{]+)/g)) {
    const last = moves.at(-1);
    if (comment !== undefined) {
      last && (last.comment = comment.trim());
    } else if (!/^\d+\.$/.test(word)) {
      const read = readMove(word);
      if (!read) {
        throw new NotationError(`record: move ${moves.length + 1}: expected a move such as b5@E5, got '${brief(word)}'`);
      }
      moves.push({ move: word, ...read, comment: "" });
    }
  }
  return { headers, tiles, moves };
}
