import { button, element } from "../../../../dom.js";
import { lineOf, moveAfter } from "../record-moves.js";
import { writeRecord } from "./write.js";

/** Edits a record: adds variations, glyphs and comments, and moves lines. */

/** @import { UptownBoard, View } from "../board.js" */
/** @import { UptownRack } from "../rack.js" */
/** @import { RecordedMove, RecordTree } from "../record-moves.js" */
/** @import { RecordLines } from "./lines.js" */
/**
 * @typedef {Object} RecordEditor
 * @property {HTMLElement} element
 * @property {(tree: RecordTree, shown: RecordedMove, view: View | undefined) => void} render
 * @property {(tree: RecordTree, shown: RecordedMove, view: View | undefined) => void} end writes the result if the view is of the end of the game
 */
/**
 * @typedef {Object} Edited the board, and functions that show a move and that take the text of the record after an edit
 * @property {UptownBoard} board
 * @property {RecordLines} lines
 * @property {(move: RecordedMove) => void} show
 * @property {(text: string) => void} edited
 */

/**
 * @param {Edited} edited
 * @returns {RecordEditor}
 */
export function recordEditor({ board, lines: { words, judgments, find, isEnd }, show, edited }) {
  /** @type {RecordTree} set at the first render, like the others */
  let tree;
  /** @type {RecordedMove} */
  let shown;
  /** @type {View | undefined} */
  let view;

  const rack = /** @type {UptownRack} */ (document.createElement("uptown-rack"));
  rack.board = board;
  const glyph = element("select", { change: () => edit(() => (shown.glyph = glyph.value)) }, element("option", { value: "" }, words("edit.none")));
  glyph.append(...Object.entries(judgments).map(([one, name]) => element("option", { value: one }, `${one} ${words(name)}`)));
  const comment = element("textarea", { rows: 1, change: () => edit(() => (shown.comments = commentsIn(comment.value))) });
  const promote = button(words("edit.promote"), () => edit(() => swap(shown, -1)), { part: "button" });
  const demote = button(words("edit.demote"), () => edit(() => swap(shown, 1)), { part: "button" });
  const cut = button(words("edit.cut"), () => {
    const { before } = shown;
    edit(() => before && reorder(before, before.next.filter((move) => move !== shown)), before);
  }, { part: "button" });
  const made = element(
    "div",
    { class: "edit", part: "edit", role: "group", "aria-label": words("edit.name") },
    rack,
    element("label", {}, words("edit.glyph"), glyph),
    promote,
    demote,
    cut,
    element("label", {}, words("edit.comment"), comment),
  );

  /**
   * Changes the record. A new end of the main line has an unknown result.
   *
   * @param {() => void} change
   * @param {RecordedMove} [next] the move to show then
   */
  function edit(change, next = shown) {
    const end = lineOf(tree.start).at(-1);
    change();
    if (end !== lineOf(tree.start).at(-1)) {
      tree.headers.set("Result", "*");
      tree.headers.delete("Termination");
    }
    next === shown || show(next);
    edited(writeRecord(tree));
  }

  /** @param {CustomEvent<{tile?: string, cell: string}>} event */
  function play({ detail: { tile, cell } }) {
    const { empty = [], captures = [] } = (tile && view?.targets?.[tile]) || {};
    if (!tile || ![...empty, ...captures].includes(cell)) {
      return;
    }
    rack.selected = "";
    const known = find(shown, tile, cell);
    if (known) {
      show(known);
    } else {
      const move = `${tile}${shown.tiles[cell] ? "x" : "@"}${cell}`;
      const next = moveAfter(shown, move, tile, cell, { ...shown.tiles, [cell]: tile });
      shown.next.pop();
      edit(() => shown.next.push(next), next);
    }
  }

  for (const name of ["choose", "drop"]) {
    board.addEventListener(name, (event) => made.isConnected && play(/** @type {CustomEvent} */ (event)));
  }

  return {
    element: made,
    render(newTree, newShown, newView) {
      [tree, shown, view] = [newTree, newShown, newView];
      made.hidden = tree.headers.has("View");
      const isPlayable = !made.hidden && view?.targets !== undefined;
      rack.hidden = !isPlayable;
      rack.view = isPlayable ? view : undefined;
      board.interactive = isPlayable;
      board.selected = rack.selected;
      glyph.value = shown.glyph;
      glyph.disabled = cut.disabled = !shown.before;
      comment.value = shown.comments.join("\n");
      promote.disabled = !branch(shown, -1);
      demote.disabled = !branch(shown, 1);
    },
    end({ headers, start }, move, ended) {
      const scores = ended?.over ? ended.standings?.map(({ score, captures }) => `${score}:${sum(captures)}`) : undefined;
      if (scores && isEnd(move) && headers.get("Result") === "*") {
        headers.set("Result", scores.join(" "));
        edited(writeRecord({ headers, start }));
      }
    },
  };
}

/** @param {Record<string, number>} counts */
const sum = (counts) => Object.values(counts).reduce((all, one) => all + one, 0);

/** @param {string} text */
function commentsIn(text) {
  const comment = text.trim().replaceAll("}", ")").replace(/\p{Surrogate}/gu, "\ufffd");
  return comment ? [comment] : [];
}

/**
 * Returns the nearest move of the line to a move that has an alternative before or after it.
 *
 * @param {RecordedMove} move
 * @param {-1 | 1} step
 */
function branch(move, step) {
  for (let at = move; at.before; at = at.before) {
    const { before } = at;
    const other = before.next[before.next.indexOf(at) + step];
    if (other) {
      return { before, at, other };
    }
  }
  return undefined;
}

/**
 * Exchanges the line of a move with the alternative before or after it.
 *
 * @param {RecordedMove} move
 * @param {-1 | 1} step
 */
function swap(move, step) {
  const found = branch(move, step);
  if (found) {
    const { before, at, other } = found;
    reorder(before, before.next.map((one) => (one === at ? other : one === other ? at : one)));
  }
}

/**
 * Sets the moves after a move. Only a variation has comments before its first move.
 *
 * @param {RecordedMove} before
 * @param {RecordedMove[]} next
 */
function reorder(before, next) {
  const [first] = next;
  first?.comments.unshift(...first.intro.splice(0));
  before.next = next;
}
