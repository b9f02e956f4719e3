/** Splits files of many records; documented in uptown.d.ts. */

const BEGINNING = '[Notation "';

/** The maximum length of a record in characters. */
const LONGEST = 1_000_000;

/**
 * Splits a text into records. A record begins with a header Notation, outside of comments and of the values of other headers. An
 * unclosed comment ends before the next line that begins a record.
 *
 * @param {string} text
 * @returns {Generator<{text: string, line: number}>} the records, valid or not, each with the line in which it begins
 */
export function* splitRecords(text) {
  let line = 1;
  for (let begin = 0; begin < text.length; ) {
    const end = endOf(text, begin);
    const found = text.slice(begin, end);
    if (/[^ \t\r\n]/.test(found)) {
      yield { text: found, line };
    }
    for (let at = text.indexOf("\n", begin); at >= 0 && at < end; at = text.indexOf("\n", at + 1)) {
      line++;
    }
    begin = end;
  }
}

/**
 * Returns the index after a record.
 *
 * @param {string} text
 * @param {number} begin
 */
function endOf(text, begin) {
  const first = begin + text.slice(begin, begin + LONGEST).search(/[^ \t\r\n]|$/);
  let at = headersEnd(text, begin);
  for (const special = /\{|\[Notation "/g; ; special.lastIndex = at) {
    special.lastIndex = Math.max(at, first + 1);
    const found = special.exec(text);
    if (!found || found[0] !== "{") {
      return found?.index ?? text.length;
    }
    const rest = text.slice(found.index, found.index + LONGEST);
    const close = rest.indexOf("}");
    const comment = close < 0 ? rest : rest.slice(0, close);
    const inner = comment.indexOf(`\n${BEGINNING}`) + 1;
    if (inner > 0 && (close < 0 || comment.includes("{", inner))) {
      return found.index + inner;
    }
    if (close < 0) {
      return text.length;
    }
    at = found.index + close + 1;
  }
}

/**
 * Returns the index of the first line after the headers, or of the next record if this one is cut off in its headers.
 *
 * @param {string} text
 * @param {number} begin
 */
function headersEnd(text, begin) {
  let isBegun = false;
  for (let start = begin; start < text.length; ) {
    const end = (text.indexOf("\n", start) + 1 || text.length + 1) - 1;
    const isBeginning = text.startsWith(BEGINNING, start);
    const line = text.slice(start, end).replace(/\r$/, "");
    if (line === "" || (isBegun && isBeginning)) {
      return start;
    }
    isBegun ||= isBeginning || !(line.startsWith("[") && line.endsWith('"]'));
    start = end + 1;
  }
  return text.length;
}

/**
 * Returns the headers of a record, valid or not, and the number of moves in its main line, without reading the moves.
 *
 * @param {string} text
 * @returns {{headers: Record<string, string>, plies: number}}
 */
export function outlineOf(text) {
  const end = headersEnd(text, 0);
  /** @type {Record<string, string>} */
  const headers = Object.create(null);
  for (const [, name = "", value = ""] of text.slice(0, end).matchAll(/^\[([A-Za-z]\w*) "(.*)"\]\r?$/gm)) {
    headers[name] ??= value;
  }
  let depth = 0;
  let plies = 0;
  for (const [token] of text.slice(end).matchAll(/\{[^}]*\}?|[()]|[^ \t\r\n{()]+/g)) {
    depth += token === "(" ? 1 : token === ")" ? -1 : 0;
    plies += depth === 0 && !/^[{)]|[.:]$|^[!?]+$/.test(token) ? 1 : 0;
  }
  return { headers, plies };
}
