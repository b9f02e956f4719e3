import { element, set } from "../../../../dom.js";
import { phrase } from "../../../../phrase.js";
import { find, readTree } from "./read.js";

/** Shows everything that a record has besides its moves: variations, glyphs, comments, evaluations and the result. */

/** @import { Catalogue, Data } from "../../../../phrase.js" */
/** @import { RecordedMove, RecordTree } from "../record-moves.js" */
/** @typedef {(key: string, data?: Data) => string} Words */
/**
 * @typedef {Object} RecordLines
 * @property {string} style
 * @property {(text: string) => RecordTree} read throws an error if the text is not a record
 * @property {Words} words
 * @property {Record<string, string>} judgments the messages of the glyphs, from the best to the worst
 * @property {typeof find} find
 * @property {(move: RecordedMove) => boolean} isEnd
 * @property {(list: Element, tree: RecordTree, item: (move: RecordedMove) => HTMLElement) => void} complete adds to the items
 *   of the main line
 * @property {(move: RecordedMove, tree: RecordTree) => string[]} note the sentences about a move
 * @property {(list: Element, button: Element | undefined) => void} reveal scrolls the list, but not the page
 */

const english = () => import("./en.js");

/** @type {Map<string, () => Promise<{default: Catalogue}>>} */
const LOADERS = new Map([
  ["en", english],
  ["de", () => import("./de.js")],
  ["fr", () => import("./fr.js")],
  ["nl", () => import("./nl.js")],
]);

/** @type {Record<string, string>} */
const JUDGMENTS = {
  "!!": "glyph.brilliant",
  "!": "glyph.good",
  "!?": "glyph.interesting",
  "?!": "glyph.dubious",
  "?": "glyph.mistake",
  "??": "glyph.blunder",
};

const SHARE = /^\[share (0|1|0\.\d{0,3}[1-9])(?: (0|1|0\.\d{0,3}[1-9]))?\](?: |$)/;

const style = `
ol { max-height: 20rem }
.edit { min-height: 5rem; padding: 6px 4px }
li.wide { flex-basis: 100% }
li.text, li.text::marker { list-style: none; flex-basis: 100% }
.text { font-size: .92em; overflow-wrap: anywhere }
ol.line { max-height: none; margin: .1rem 0; padding: 0 0 0 .5rem; gap: .1rem .5rem; border-left: 2px solid light-dark(#a39a8c, #5f584d); list-style-position: inside; font-size: .94em }
ol.line li { margin-right: 0 }
ol.line ol.line ol.line ol.line { padding-left: .1rem }
.edit { display: flex; flex-wrap: wrap; gap: .5rem; align-items: end; margin: .3rem 0 }
.edit label { display: grid }
.edit label:last-of-type { flex: 1 1 12rem }
.edit :is(select, textarea) { font: inherit; color: inherit; min-height: 2rem; box-sizing: border-box; background: light-dark(#fff, #1b1a19); border: 1px solid light-dark(#5f584d, #a39a8c); border-radius: .4rem }
.edit textarea { width: 100%; resize: vertical }
.edit uptown-rack { flex: 1 0 100% }`;

/**
 * @param {string} language
 * @returns {Promise<RecordLines>}
 */
export async function loadLines(language) {
  /** @type {{default: Catalogue}} */
  const { default: catalogue } = await (LOADERS.get(language) ?? english)();
  /** @type {Words} */
  const words = (key, data) => phrase(catalogue[key] ?? key, language, data);
  const list = new Intl.ListFormat(language);

  /** @param {string} comment */
  function commentWords(comment) {
    const [whole = "", share, margin] = SHARE.exec(comment) ?? [];
    const percent = [share, margin].filter(Boolean).map((part) => Math.round(Number(part) * 100)).join(" ± ");
    return [share && words("record.share", { share: `${percent} %` }), comment.slice(whole.length).trim()].filter(Boolean).join(": ");
  }

  /** @param {RecordTree} tree */
  function ending({ headers }) {
    const name = (/** @type {string | number} */ seat) => headers.get(`Seat${seat}`) || words("record.seat", { seat });
    const [cause = "", ...losers] = headers.get("Termination")?.split(" ") ?? [];
    const result = headers.get("Result") ?? "*";
    const scores = result.split(" ").map((part, place) => {
      const [score = "", captures = ""] = part.split(":");
      return words("record.score", { name: name(place + 1), score, n: Number(captures) });
    });
    return [
      cause && words(`ending.${cause}`, { names: list.format(losers.map(name)) }),
      result === "*" ? "" : words("record.result", { scores: scores.join("; ") }),
    ].filter(Boolean);
  }

  /**
   * @param {Element} at
   * @param {RecordedMove} move
   * @param {(move: RecordedMove) => HTMLElement} item
   */
  function completeItem(at, move, item) {
    const [first, ...others] = move.before?.next ?? [];
    const variations = move === first ? others : [];
    if (move.glyph) {
      set(/** @type {Element} */ (at.firstElementChild), "aria-label", words("record.judged", { move: move.move, glyph: words(JUDGMENTS[move.glyph] ?? "") }));
    }
    move === first || at.prepend(...move.intro.map(commentText));
    at.append(...move.comments.map(commentText), ...variations.map((other) => variation(other, item)));
    at.classList.toggle("wide", move.comments.length + variations.length > 0);
  }

  /** @param {string} comment */
  const commentText = (comment) => element("span", { class: "text", part: "comment" }, ` ${commentWords(comment)} `);

  /**
   * @param {RecordedMove} start
   * @param {(move: RecordedMove) => HTMLElement} item
   */
  function variation(start, item) {
    const name = words("record.variation", { move: start.before?.next[0]?.move ?? "" });
    const made = element("ol", { class: "line", part: "variation", start: start.ply, "aria-label": name });
    for (let move = /** @type {RecordedMove | undefined} */ (start); move; [move] = move.next) {
      const at = item(move);
      completeItem(at, move, item);
      made.append(at);
    }
    return made;
  }

  return {
    style,
    read: readTree,
    words,
    judgments: JUDGMENTS,
    find,
    isEnd,
    complete(at, tree, item) {
      /** @type {RecordedMove | undefined} */
      let move = tree.start.next[0];
      for (const child of at.children) {
        move && completeItem(child, move, item);
        move = move?.next[0];
      }
      const { comments } = tree.start;
      comments.length > 0 && at.prepend(element("li", { class: "text", value: 0 }, ...comments.map(commentText)));
      at.append(...ending(tree).map((text) => element("li", { class: "text", part: "result" }, text)));
    },
    reveal(at, button) {
      const box = at.getBoundingClientRect();
      const { top = box.top, bottom = box.bottom } = button?.getBoundingClientRect() ?? {};
      at.scrollTop += Math.min(0, top - box.top) + Math.max(0, bottom - box.bottom);
    },
    note: (move, tree) => [...move.comments.map(commentWords), ...(isEnd(move) ? ending(tree) : [])],
  };
}

/**
 * Returns true for the last move of the main line.
 *
 * @param {RecordedMove} move
 */
function isEnd(move) {
  let isMain = move.next.length === 0;
  for (let at = move; at.before && isMain; at = at.before) {
    isMain = at.before.next[0] === at;
  }
  return isMain;
}
