/** Tests of the size of the elements in other people's boxes, for any browser that loads this module. */

import { runTests } from "./run-tests.js";

const POSITION = "standard-4 bA8/bBb2bC6/2g3gD5/9/4b5gE3/9/9/9/8o$ 1 -;-;-;- -";
const RECORD = `[Start "standard-4 9/9/9/9/9/9/9/9/9 1"]\n\n${"b5@E5 gE@E6 {a longer comment about this move} oG@G7 rc@C9 ".repeat(12)}`;

/** Widths and heights, from a small phone's column to a wall. */
const SIZES = [[240, 240], [240, 640], [640, 240], [390, 700], [1280, 720], [3840, 2160], [2160, 3840]];

/**
 * Boxes with a width and a height: the style of the box and of the element in it.
 *
 * @type {Record<string, (width: number, height: number) => [string, string?]>}
 */
const BOXES = {
  height: (width, height) => [`width: ${width}px; height: ${height}px`],
  "its own max-height": (width, height) => [`width: ${width}px`, `max-height: ${height}px`],
  "its own max-width and max-height": (width, height) => ["width: 4000px", `max-width: ${width}px; max-height: ${height}px`],
  "its own width and height": (width, height) => ["width: 4000px; height: 4000px", `width: ${width}px; height: ${height}px`],
  "its own height": (width, height) => [`width: ${width}px`, `height: ${height}px`],
  "a height in percent": (width, height) => [`width: ${width}px; height: ${height}px`, "height: 100%"],
  row: (width, height) => [`display: flex; width: ${width}px; height: ${height}px`],
  "a growing part of a row": (width, height) => [`display: flex; width: ${width}px; height: ${height}px`, "flex: 1"],
  "a centered row": (width, height) => [`display: flex; align-items: center; justify-content: center; width: ${width}px; height: ${height}px`],
  "a row with a max-height": (width, height) => [`display: flex; width: ${width}px; max-height: ${height}px`],
  column: (width, height) => [`display: flex; flex-direction: column; width: ${width}px; height: ${height}px`],
  "a growing part of a column": (width, height) => [`display: flex; flex-direction: column; width: ${width}px; height: ${height}px`, "flex: 1"],
  "a centered column": (width, height) => [`display: flex; flex-direction: column; align-items: center; justify-content: center; width: ${width}px; height: ${height}px`],
  "a column with a max-height": (width, height) => [`display: flex; flex-direction: column; width: ${width}px; max-height: ${height}px`],
  grid: (width, height) => [`display: grid; width: ${width}px; height: ${height}px`],
  "a centered grid": (width, height) => [`display: grid; place-items: center; width: ${width}px; height: ${height}px`],
  "a grid with a max-height": (width, height) => [`display: grid; width: ${width}px; max-height: ${height}px`],
  "the track of a grid": (width, height) => [`display: grid; grid-template: ${height}px / ${width}px`],
  absolute: (width, height) => [`position: relative; width: ${width}px; height: ${height}px`, "position: absolute; inset: 0"],
  "a percentage, absolute": (width, height) => [`position: relative; width: ${width}px; height: ${height}px`, "position: absolute; width: 100%; height: 100%"],
};

/**
 * Boxes without a limit of the height.
 *
 * @type {Record<string, (width: number) => [string, string?]>}
 */
const WIDTHS = {
  block: (width) => [`width: ${width}px`],
  "its own width": (width) => ["width: 4000px", `width: ${width}px`],
  "its own max-width": (width) => ["width: 4000px", `max-width: ${width}px`],
  row: (width) => [`display: flex; width: ${width}px`, "flex: 1"],
  column: (width) => [`display: flex; flex-direction: column; width: ${width}px`],
  grid: (width) => [`display: grid; width: ${width}px`],
  "the column of a grid": (width) => [`display: grid; grid-template-columns: ${width}px`],
  "an inline block": (width) => [`width: ${width}px`, "display: inline-grid; width: 100%"],
  "the cell of a table": (width) => [`display: table-cell; width: ${width}px; min-width: ${width}px`],
};

const KINDS = {
  picture: `<uptown-board position="${POSITION}"></uptown-board>`,
  "turned picture": `<uptown-board position="${POSITION}" orientation="90" arrows="A1>I9"></uptown-board>`,
  interactive: `<uptown-board interactive position="${POSITION}"></uptown-board>`,
};

const stage = document.getElementById("stage");
const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
const root = (element) => element.shadowRoot;

/** @returns the element in a box, after its render */
async function put(html, [boxStyle, style = ""]) {
  const box = document.createElement("div");
  box.className = "box";
  box.style.cssText = boxStyle;
  box.innerHTML = html;
  box.firstElementChild.style.cssText = style;
  stage.replaceChildren(box);
  await frame();
  return box.firstElementChild;
}

/** @returns a record or an editor after its scripts have been loaded */
async function putRecord(html, styles) {
  const record = await put(html, styles);
  for (let tries = 0; tries < 100 && record.localName === "uptown-record" && root(record).adoptedStyleSheets.length < 2; tries++) {
    await frame();
  }
  await frame();
  return record;
}

/** @returns the square of a board's drawing */
function drawn(board) {
  const { left, top, width, height } = root(board).querySelector("[part=board]").getBoundingClientRect();
  const side = Math.min(width, height);
  return { left: left + (width - side) / 2, top: top + (height - side) / 2, side };
}

const near = (one, other) => Math.abs(one - other) <= 1;

/** Returns what is wrong with an element that reaches out of a box. */
function outside(name, inner, outer) {
  const isInside = inner.left >= outer.left - 1 && inner.top >= outer.top - 1 && inner.right <= outer.right + 1 && inner.bottom <= outer.bottom + 1;
  return isInside ? [] : [`${name} reaches out of its box: ${size(inner)} at ${Math.round(inner.left - outer.left)}, ${Math.round(inner.top - outer.top)} in ${size(outer)}`];
}

const size = ({ width, height }) => `${Math.round(width)} x ${Math.round(height)}`;
const rect = (left, top, width, height) => new DOMRect(left, top, width, height);

/** Returns what is wrong with a board whose box starts where its parent does. */
function faultsOf(board, width, height, wanted = Math.min(width, height)) {
  const { left, top, side } = drawn(board);
  const box = board.parentElement.getBoundingClientRect();
  const limits = rect(box.left, box.top, width, height);
  const faults = near(side, wanted) ? [] : [`a side of ${side}, not ${wanted}`];
  faults.push(...outside("the drawing", rect(left, top, side, side), limits), ...outside("the element", board.getBoundingClientRect(), limits));
  for (const name of ["A1", "A9", "I1", "I9", "E5"]) {
    const cell = root(board).querySelector(`[data-cell=${name}]`);
    cell.scrollIntoView({ block: "center", inline: "center" });
    const at = cell.getBoundingClientRect();
    const [x, y] = [at.left + at.width / 2, at.top + at.height / 2];
    near(at.width, at.height) || faults.push(`cell ${name} is ${at.width} x ${at.height}`);
    document.elementFromPoint(x, y) === board || faults.push(`cell ${name} is cut`);
    board.cellAt(x, y) === name || faults.push(`${board.cellAt(x, y)} is found at cell ${name}`);
  }
  return faults;
}

/** Fails with all faults, so that a report shows each kind of box. */
function none(faults) {
  if (faults.length > 0) {
    throw new Error(`${faults.length} faults\n    ${faults.join("\n    ")}`);
  }
}

/** Returns the first fault of each kind of box, with the number of its sizes that have one. */
async function inBoxes(boxes, sizes, faultsIn) {
  const all = [];
  for (const [name, styles] of Object.entries(boxes)) {
    const found = [];
    for (const [width, height] of sizes) {
      found.push(...(await faultsIn(styles(width, height), width, height)).slice(0, 1).map((fault) => `${width} x ${height}: ${fault}`));
    }
    found.length > 0 && all.push(`${name} (${found.length} of ${sizes.length}): ${found[0]}`);
  }
  return all;
}

const tests = {
  async aListOfThumbnailsKeepsItsHeightWhenTheyLoad() {
    const style = new CSSStyleSheet();
    style.replaceSync(`${await ruleOfTheReadme()} .list { display: grid; grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr)); gap: 1rem }
      .flow { display: flex; flex-wrap: wrap } .flow > * { width: 9rem }`);
    document.adoptedStyleSheets.push(style);
    const position = (text) => `<uptown-board position="${text}"><p>A longer text instead of a picture, ${text}.</p></uptown-board>`;
    const many = [...Array(40).keys()].map((n) => position(n === 7 ? "standard-4 9/9" : POSITION)).join("");
    stage.innerHTML = `<div class="list">${many}</div><div class="flow">${many}</div>`
      + `<ol class="list">${[...Array(20).keys()].map(() => `<li>${position(POSITION)} a name</li>`).join("")}</ol>`;
    const heights = [document.documentElement.scrollHeight];
    const measure = () => heights.push(document.documentElement.scrollHeight);
    await frame();
    measure();
    await import("./uptown-board.js");
    measure();
    await frame();
    measure();
    for (let y = 0; y <= heights[0]; y += innerHeight / 2) {
      scrollTo(0, y);
      await frame();
      measure();
    }
    scrollTo(0, 0);
    stage.querySelectorAll("uptown-board").forEach((board) => (board.lang = "de"));
    await new Promise((resolve) => setTimeout(resolve, 300));
    measure();
    stage.querySelectorAll("uptown-board").forEach((board) => (board.interactive = true));
    await frame();
    measure();
    document.adoptedStyleSheets = [];
    const different = [...new Set(heights)];
    different.length > 1 && none([`the height of the page changes: ${different.join(", ")}`]);
  },
  async boardsFitTheSmallerSideOfTheirBoxes() {
    const faults = [];
    for (const [kind, html] of Object.entries(KINDS)) {
      const found = await inBoxes(BOXES, kind === "turned picture" ? SIZES.slice(1, 3) : SIZES, async (styles, width, height) => faultsOf(await put(html, styles), width, height));
      faults.push(...found.map((fault) => `${kind}, ${fault}`));
    }
    none(faults);
  },
  async boardsFillTheWidthOfBoxesWithoutAHeight() {
    const faults = [];
    for (const [kind, html] of Object.entries(KINDS)) {
      const widths = [240, 390, 1280, 3840].map((width) => [width, width]);
      const found = await inBoxes(WIDTHS, widths, async (styles, width) => {
        const board = await put(html, styles);
        const below = board.parentElement.getBoundingClientRect().bottom - board.getBoundingClientRect().bottom;
        return [...faultsOf(board, width, width), ...(Math.abs(below) < 8 ? [] : [`${below} px below it`])];
      });
      faults.push(...found.map((fault) => `${kind}, ${fault}`));
    }
    none(faults);
  },
  async aBoardLeavesRoomToItsNeighbors() {
    const beside = `<aside></aside>`;
    const faults = [];
    for (const [kind, html] of Object.entries(KINDS)) {
      for (const [direction, width, height, wanted] of [["row", 900, 700, 600], ["row", 900, 400, 400], ["column", 400, 900, 400], ["column", 900, 700, 400]]) {
        const board = await put(html + beside, [`display: flex; flex-direction: ${direction}; width: ${width}px; height: ${height}px`]);
        board.nextElementSibling.style.cssText = "width: 300px; height: 300px";
        await frame();
        const { side } = drawn(board);
        near(side, wanted) || faults.push(`${kind}, ${direction} of ${width} x ${height}: a side of ${side}, not ${wanted}`);
        const aside = board.nextElementSibling.getBoundingClientRect();
        near(aside.width, 300) && near(aside.height, 300) || faults.push(`${kind}, ${direction} of ${width} x ${height}: the neighbor is ${size(aside)}`);
      }
    }
    none(faults);
  },
  async fitsTheBoxesOfTheReadme() {
    const html = (await readme()).split("## Size")[1].split("```html\n")[1].split("```")[0];
    stage.innerHTML = html.replaceAll("...", "").replaceAll(" style=", " data-style=").replaceAll("<uptown-board", `<uptown-board position="${POSITION}" interactive`);
    const boards = [...stage.querySelectorAll("uptown-board")];
    stage.querySelectorAll("[data-style]").forEach((element) => (element.style.cssText = element.dataset.style));
    await frame();
    const faults = [];
    for (const board of boards) {
      const { side } = drawn(board);
      near(side, Math.min(innerHeight * 0.6, stage.clientWidth)) || faults.push(`${board.parentElement.outerHTML.slice(0, 80)}: a side of ${side}`);
    }
    boards.length >= 6 || faults.push(`${boards.length} boards`);
    none(faults);
  },
  async aRefusalChangesNoSizeAndIsNotCut() {
    const faults = [];
    for (const attributes of ["", "interactive"]) {
      for (const width of [240, 600]) {
        const board = await put(`<uptown-board ${attributes} position="${POSITION}"></uptown-board>`, [`width: ${width}px`]);
        board.position = "standard-4 9/9/9/9/9/9/9/9/8";
        await frame();
        const error = root(board).querySelector("[role=alert]");
        const [line, box] = [error.getBoundingClientRect(), board.getBoundingClientRect()];
        faults.push(...outside("the line", line, box));
        near(box.height, width) || faults.push(`the height becomes ${box.height}`);
        line.height > 10 && error.scrollWidth <= error.clientWidth || faults.push(`the line is ${size(line)}`);
      }
    }
    none(faults);
  },
  async recordsAndEditorsFitTheirBoxes() {
    const kinds = {
      record: `<uptown-record ply="3" record='${RECORD}'></uptown-record>`,
      "editable record": `<uptown-record ply="3" editable record='${RECORD}'></uptown-record>`,
      editor: `<uptown-editor position="${POSITION}"></uptown-editor>`,
    };
    const faults = [];
    for (const [kind, html] of Object.entries(kinds)) {
      const sizes = SIZES.map(([width, height]) => [width, Math.max(height, kind === "record" ? 320 : 480)]);
      const found = await inBoxes(BOXES, sizes, async (styles, width, height) => {
        const record = await putRecord(html, styles);
        const box = record.parentElement.getBoundingClientRect();
        const limits = rect(box.left, box.top, width, height);
        const { left, top, side } = drawn(record.board);
        const found = [...outside("the element", record.getBoundingClientRect(), limits), ...outside("the drawing", rect(left, top, side, side), limits)];
        const parts = root(record).querySelectorAll(".bar, .note, .edit, [part=moves], [part=tools]");
        parts.forEach((part) => part.hidden || found.push(...outside(part.className || part.getAttribute("part"), part.getBoundingClientRect(), limits)));
        const isFull = near(side, width) || record.getBoundingClientRect().height >= height - 2;
        side > 90 && isFull || found.push(`a board of ${side} leaves room`);
        return found;
      });
      faults.push(...found.map((fault) => `${kind}, ${fault}`));
      const wide = await putRecord(html, ["width: 500px"]);
      near(drawn(wide.board).side, 500) || faults.push(`${kind}: a board of ${drawn(wide.board).side} in a width of 500`);
    }
    none(faults);
  },
};

const readme = async () => (await fetch("./README.md")).text();

/** @returns the README's rule for boards before the script has run */
async function ruleOfTheReadme() {
  return (await readme()).split("```css\n")[1]?.split("```")[0] ?? "";
}

/** @returns {Promise<{passed: number, failures: string[]}>} */
export async function run() {
  const { passed, failures } = await runTests(tests);
  stage.replaceChildren();
  return { passed, failures };
}
