/** @import { RecordedMove, RecordTree } from "../record-moves.js" */

const FIRST = ["Notation", "Ruleset", "Start", "View", "Drawn", "Turn"];
const LAST = ["Termination", "Result"];

/**
 * Writes a record in canonical form; of version 2 only if it has a variation or a glyph.
 *
 * @param {RecordTree} tree
 */
export function writeRecord({ headers, start }) {
  const all = new Map([["Ruleset", headers.get("Start")?.split(" ")[0] ?? ""], ["Result", "*"], ...headers]);
  const { text, isBranched } = writeMoves(start, all.get("Start") ?? "");
  all.set("Notation", `uptown ${isBranched ? 2 : 1}`);
  const own = [...all.keys()].filter((name) => !FIRST.includes(name) && !LAST.includes(name));
  const written = [...FIRST, ...own, ...LAST].filter((name) => all.has(name)).map((name) => `[${name} "${all.get(name)}"]\n`);
  return `${written.join("")}\n${text}`;
}

/**
 * @param {RecordedMove} start
 * @param {string} position
 */
function writeMoves(start, position) {
  const isRound = roundsOf(position);
  let text = "";
  let isBranched = false;
  let rounds = 0;
  /** @param {string} word */
  const write = (word) => (text += (text === "" || text.endsWith("(") ? "" : " ") + word);
  /** @param {string[]} comments */
  const writeComments = (comments) => comments.forEach((comment) => write(`{${comment}}`));

  /**
   * @param {RecordedMove | undefined} first
   * @param {boolean} isMain
   */
  function writeLine(first, isMain) {
    for (let move = first; move; [move] = move.next) {
      const { before, tile, cell, glyph } = move;
      if (isMain && isRound(move)) {
        write(`${text ? " " : ""}${++rounds}.`);
      }
      write(tile + (before?.tiles[cell] ? "x" : "@") + cell);
      glyph && write(glyph);
      writeComments(move.comments);
      const [line, ...others] = before?.next ?? [];
      isBranched ||= glyph !== "";
      for (const other of move === line ? others : []) {
        isBranched = true;
        write("(");
        writeComments(other.intro);
        writeLine(other, false);
        text += ")";
      }
    }
  }

  writeComments(start.comments);
  writeLine(start.next[0], true);
  return { text, isBranched };
}

/**
 * Returns a test for moves of the main line that begin a round: the turn comes to the seat that moved first, or
 * passes over it.
 *
 * @param {string} position whose last field has the colors of each seat
 */
function roundsOf(position) {
  const seats = (position.split(" ")[4] ?? "").split(";");
  /** @param {RecordedMove | undefined} move */
  const seatOf = (move) => {
    const color = move?.tile.charAt(0) ?? "";
    const seat = seats.findIndex((hands) => hands.includes(`${color}=`));
    return seat < 0 ? "bgory".indexOf(color) : seat;
  };
  const count = Math.max(seats.length, 2);
  /** @type {number | undefined} */
  let first;
  let last = count;
  return (/** @type {RecordedMove} */ move) => {
    first ??= seatOf(move);
    const at = (seatOf(move) - first + count) % count;
    const isRound = at <= last;
    last = at;
    return isRound;
  };
}
