import { brief, NotationError, readMove, readPosition } from "../notation.js";
import { moveAfter } from "../record-moves.js";

/** @import { RecordedMove, RecordTree } from "../record-moves.js" */

const GLYPHS = ["!!", "!", "!?", "?!", "?", "??"];
const DEEPEST = 100;
const HEADER = /^\[([A-Za-z][A-Za-z0-9_]*) "(.*)"\]$/;
const TOKEN = /\{[^}]*\}?|[()]|\[Notation "|(?:(?!\[Notation ")[^ \t\r\n{()])+/g;
const FORMS = new Map([
  ["Notation", /^uptown [12]$/],
  ["Result", /^(\*|-?\d+:\d+( -?\d+:\d+)*)$/],
  ["Termination", /^(agreement|limit|(resignation|time)( [1-5])+)$/],
]);
const VALUE = /^[^\v\f\x85\p{Surrogate}]*$/u;

/**
 * Reads a record of either version, whole or redacted. Without the header Notation, it is of version 1.
 *
 * @param {string} text
 * @returns {RecordTree}
 * @throws {NotationError} if the text is not a record
 */
export function readTree(text) {
  /** @type {RecordTree["headers"]} */
  const headers = new Map();
  let at = text.search(/[^ \t\r\n]|$/);
  while (text[at] === "[") {
    const end = (text.indexOf("\n", at) + 1 || text.length + 1) - 1;
    const line = text.slice(at, end).replace(/[ \t\r]+$/, "");
    const [, name = "", value = ""] = HEADER.exec(line) ?? [];
    check(name, `not a header: '${brief(line)}'`);
    check(!headers.has(name), `header ${name} is repeated`);
    check((FORMS.get(name) ?? VALUE).test(value), `header ${name} is malformed: '${brief(value)}'`);
    headers.set(name, value);
    at = end + 1 + text.slice(end + 1).search(/[^ \t]|$/);
  }
  const position = headers.get("Start");
  const moves = text.slice(at);
  check(position !== undefined, "header Start is missing");
  check(/^\s*?(\n|$)/.test(moves), `expected an empty line before the moves, got '${brief(moves)}'`);
  const start = moveAfter(undefined, "", "", "", readPosition(position).tiles);
  readMoves(moves, start, headers.get("Notation") === "uptown 2", headers.has("View"));
  return { headers, start };
}

/**
 * @param {string} text
 * @param {RecordedMove} start
 * @param {boolean} isBranched true if the notation has variations and glyphs
 * @param {boolean} isRedacted
 */
function readMoves(text, start, isBranched, isRedacted) {
  /** @type {RecordedMove[]} the moves after which the open variations return to the line around them */
  const lines = [];
  /** @type {string[] | undefined} the comments in a variation that has no move yet */
  let intro;
  let last = start;
  let previous = "(";
  for (const [token] of text.matchAll(TOKEN)) {
    const isGlyph = GLYPHS.includes(token);
    const isText = isGlyph || /^[{()]/.test(token);
    const where = `move ${last.ply + (isText ? 0 : 1)}: `;
    check(!isRedacted || !isText, `${where}a redacted record has only moves`);
    check(isBranched || !isText || token.startsWith("{"), `${where}'${token}' requires the notation uptown 2`);
    check(token !== '[Notation "', `${where}a second record begins here`);
    if (token.startsWith("{")) {
      check(token.endsWith("}"), `${where}unclosed comment`);
      check(previous !== ")", `${where}the comments of a move precede its variations`);
      check(!/\p{Surrogate}/u.test(token), `${where}a comment has half of a surrogate pair`);
      (intro ?? last.comments).push(token.slice(1, -1));
    } else if (token === "(") {
      check(!intro && last.before, `${where}a variation follows no move`);
      check(lines.length < DEEPEST, `${where}more than ${DEEPEST} variations in one another`);
      lines.push(last);
      last = /** @type {RecordedMove} */ (last.before);
      intro = [];
    } else if (token === ")") {
      check(lines.length > 0, `${where}')' without '('`);
      check(!intro, `${where}a variation without a move`);
      last = /** @type {RecordedMove} */ (lines.pop());
    } else if (isGlyph) {
      check(!/^[{()!?]/.test(previous), `${where}a glyph follows its move directly`);
      last.glyph = token;
    } else if (/^[1-9]\d*\.$/.test(token)) {
      continue;
    } else {
      const read = readMove(token);
      check(read, `${where}expected a move such as b5@E5, got '${brief(token)}'`);
      const { tile, cell } = read;
      check(token[2] === "@" || last.tiles[cell], `${where}${token} captures on an empty cell`);
      check(!find(last, tile, cell), `${where}${token} is there already`);
      last = moveAfter(last, token, tile, cell, { ...last.tiles, [cell]: tile });
      last.intro = intro ?? [];
      intro = undefined;
    }
    previous = token;
  }
  check(lines.length === 0, `move ${last.ply}: unclosed variation`);
}

/**
 * Returns the move that puts a tile on a cell in a position, if it is there.
 *
 * @param {RecordedMove} before
 * @param {string} tile
 * @param {string} cell
 */
export function find(before, tile, cell) {
  return before.next.find((other) => other.tile === tile && other.cell === cell);
}

/**
 * @param {unknown} holds
 * @param {string} message
 * @returns {asserts holds}
 */
function check(holds, message) {
  if (!holds) {
    throw new NotationError(`record: ${message}`);
  }
}
