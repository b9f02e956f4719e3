/** Tests of the elements, for any browser that loads this module. */

import { runTests } from "./run-tests.js";

const GAME = "standard-4 9/1b2bB6/2r39/9/9/9/9/9/9";
const MIDDLE = "standard-4 bA8/bBb2bC6/2g3gD5/9/4b5gE3/9/9/9/8o$ 1 -;-;-;- -";
const VIEW = {
  viewer: 1,
  turn: 1,
  board: { E5: "b5", E6: "bE", E4: "b4", A1: "gA" },
  protected: ["E5"],
  targets: { bD: { empty: ["D1", "D2"], captures: ["A1"] }, b9: { empty: ["A9"], captures: [] } },
  seats: [{ seat: 1, colors: [{ rack: ["bD", "b9"] }] }, { seat: 2, colors: [{}] }],
};

const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
const root = (element) => element.shadowRoot;
const cell = (board, name) => root(board).querySelector(`[data-cell="${name}"]`);
const nameOf = (board, name) => cell(board, name).getAttribute("aria-label");

/** @returns an element on the page, after its first render */
async function put(html) {
  const stage = document.getElementById("stage");
  stage.innerHTML = html;
  stage.querySelectorAll("[data-width]").forEach((element) => (element.style.width = `${element.dataset.width}px`));
  await frame();
  return document.getElementById("stage").firstElementChild;
}

function listen(element, ...names) {
  const events = [];
  names.forEach((name) => element.addEventListener(name, (event) => events.push([name, event.detail])));
  return events;
}

function key(target, name, more = {}) {
  target.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, composed: true, cancelable: true, ...more }));
}

function pointer(target, type, x, y, more = {}) {
  target.dispatchEvent(new PointerEvent(type, { clientX: x, clientY: y, pointerId: 1, bubbles: true, composed: true, ...more }));
}

function middle(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

const TREE = `[Notation "uptown 2"]
[Ruleset "standard-4"]
[Start "standard-4 9/9/9/9/9/9/9/9/9 1 -;-;-;- b=-/-;g=-/-;o=-/-;r=-/-"]
[Seat1 "Ada <img src=x>"]
[Termination "time 1"]
[Result "-1:0 -1:1 -1:0 0:0"]

{begin}  1. b5@E5 !? {[share 0.41 0.02] <b>risky</b>} ({why} b2@B2 {[share 0.45]} gE@E6 ! (g3@E3 oG@G7)) gE@E6 oG@G7 ?? {[share 0.2]} (oA@A1)`;

/** @returns a record after its scripts have been loaded */
async function putRecord(text, attributes = "") {
  const record = await put(`<uptown-record data-width="360" ${attributes}></uptown-record>`);
  record.record = text;
  return loaded(record);
}

async function loaded(record) {
  const isLoaded = () => root(record).adoptedStyleSheets.length > 1 && (!record.editable || root(record).querySelector(".edit"));
  for (let tries = 0; tries < 100 && (tries < 2 || !isLoaded()); tries++) {
    await frame();
  }
  return record;
}

const moves = (record) => [...root(record).querySelectorAll("[part=moves] button")].map((move) => move.textContent);
const moveOf = (record, name) => [...root(record).querySelectorAll("[part=moves] button")].find((move) => move.textContent.split(" ")[0] === name);

function equal(actual, wanted, what) {
  const [one, other] = [JSON.stringify(actual), JSON.stringify(wanted)];
  if (one !== other) {
    throw new Error(`${what}: ${one}, not ${other}`);
  }
}

const tests = {
  async readsAPositionFromItsText() {
    const board = await put(`<uptown-board>${MIDDLE}</uptown-board>`);
    equal(nameOf(board, "E5"), "E5, blue b5, group of 1", "a tile");
    equal(nameOf(board, "B1"), "B1, blue bB, group of 4, protected", "a tile that holds its group together");
    equal(nameOf(board, "B3"), "B3, blue bC, group of 4", "a tile at its group's end");
    equal(nameOf(board, "I9"), "I9, orange o$, group of 1", "money");
    equal(nameOf(board, "F1"), "F1, empty", "an empty cell");
    equal(root(board).querySelectorAll("[role=row] [role=gridcell]").length, 81, "cells");
    equal(root(board).querySelector("[role=grid]").getAttribute("aria-label"), "Board", "the name of the grid");
    equal(root(board).querySelector("[tabindex]"), null, "no tab stops without interaction");
  },
  async acceptsAViewAsJsonOrObject() {
    const board = await put(`<uptown-board></uptown-board>`);
    board.view = VIEW;
    await frame();
    equal(nameOf(board, "E5"), "E5, blue b5, group of 3, protected", "from an object");
    board.view = JSON.stringify({ board: { A1: "gA" } });
    await frame();
    equal([nameOf(board, "E5"), nameOf(board, "A1")], ["E5, empty", "A1, green gA, group of 1"], "from JSON");
    board.setAttribute("view", JSON.stringify(VIEW));
    await frame();
    equal(nameOf(board, "E4"), "E4, blue b4, group of 3", "from the attribute");
    board.position = MIDDLE;
    await frame();
    equal(nameOf(board, "A1"), "A1, blue bA, group of 4", "the last assignment wins");
  },
  async followsChangesOfItsText() {
    const board = await put(`<uptown-board></uptown-board>`);
    board.textContent = MIDDLE;
    await frame();
    equal(nameOf(board, "E5"), "E5, blue b5, group of 1", "inserted text");
    board.firstChild.data = "\n  standard-4\n  9/9/9/9/9/9/9/9/9\n  1\n";
    await frame();
    equal(nameOf(board, "E5"), "E5, empty", "changed text with line breaks");
    board.view = VIEW;
    board.append(document.createElement("p"));
    await frame();
    equal(nameOf(board, "E5"), "E5, blue b5, group of 3, protected", "a child element is not text");
    board.setAttribute("position", GAME);
    board.textContent = MIDDLE;
    await frame();
    equal(nameOf(board, "E5"), "E5, empty", "the attribute overrides the text");
  },
  async appliesPropertiesSetBeforeItsDefinition() {
    const board = document.createElement("uptown-late");
    board.view = VIEW;
    document.getElementById("stage").replaceChildren(board);
    customElements.define("uptown-late", class extends customElements.get("uptown-board") {});
    await frame();
    equal(nameOf(board, "A1"), "A1, green gA, group of 1", "a view set before the definition");
  },
  async reportsMalformedTextInALine() {
    const wrong = {
      "standard-4": "position: no board after 'standard-4'",
      "standard-4 9/9": "position: a board has 9 rows, not 2",
      "standard-4 9/9/9/9/9/9/9/9/8": "position: row I has 8 cells, not 9",
      "standard-4 1/9/9/9/9/9/9/9/9": "position: row A has 1 cell, not 9",
      "standard-4 9/9/9/<img>/9/9/9/9/9": "position: row D: expected a tile or a number of empty cells, got '<i'",
      "standard-4 9/9/9/9/9/9/9/9/99999": "position: row I has 45 cells, not 9",
      "{": "view: not JSON with a board",
      '{"board": {"Z9": "b5"}}': "view: not JSON with a board",
      '{"board": {"A1": "<img>"}}': "view: not JSON with a board",
    };
    const board = await put(`<uptown-board></uptown-board>`);
    for (const [text, message] of Object.entries(wrong)) {
      board.position = text;
      await frame();
      const error = root(board).querySelector("[role=alert]");
      equal([error.hidden, error.textContent], [false, message], text);
      equal(root(board).querySelector("img"), null, "no markup");
    }
    board.position = GAME.replace("2r39", "2r36").replace("1b2bB6", "1b2bB6");
    await frame();
    equal(root(board).querySelector("[role=alert]").hidden, true, "a valid position again");
    for (const property of ["targets", "fault", "arrows", "marks", "last", "orientation", "selected", "premove", "view"]) {
      for (const value of ["nonsense", "{", "", undefined, "[1]", "E0 Z5 xx"]) {
        board[property] = value;
      }
    }
    await frame();
  },
  async choosesCells() {
    const board = await put(`<uptown-board interactive selected="bD" targets="D1 D2 xA1"></uptown-board>`);
    board.view = VIEW;
    await frame();
    const events = listen(board, "choose");
    equal(
      ["D1", "A1", "E5"].map((name) => cell(board, name).getAttribute("aria-describedby")),
      ["may-go", "would-capture", null],
      "targets",
    );
    cell(board, "D1").dispatchEvent(new MouseEvent("click", { bubbles: true, composed: true }));
    cell(board, "A1").querySelector(".tile").dispatchEvent(new MouseEvent("click", { bubbles: true, composed: true }));
    board.targets = '{"empty": ["D2", "Z1"], "captures": 5}';
    await frame();
    equal(["D1", "D2"].map((name) => cell(board, name).getAttribute("aria-describedby")), [null, "may-go"], "targets as JSON");
    board.selected = "";
    cell(board, "F7").dispatchEvent(new MouseEvent("click", { bubbles: true, composed: true }));
    equal(
      events.map(([, detail]) => detail),
      [{ cell: "D1", tile: "bD", move: "bD@D1" }, { cell: "A1", tile: "bD", move: "bDxA1" }, { cell: "F7" }],
      "events",
    );
    board.interactive = false;
    cell(board, "D1").dispatchEvent(new MouseEvent("click", { bubbles: true, composed: true }));
    equal(events.length, 3, "no event without interaction");
  },
  async eventsBubble() {
    await put(`<div><uptown-board id="b" interactive></uptown-board><uptown-rack id="r" for="b"></uptown-rack></div>`);
    const [board, rack] = ["b", "r"].map((id) => document.getElementById(id));
    board.view = rack.view = VIEW;
    await frame();
    const events = listen(document.getElementById("stage").firstElementChild, "select", "choose");
    root(rack).querySelector("button").click();
    await frame();
    cell(board, "D1").dispatchEvent(new MouseEvent("click", { bubbles: true, composed: true }));
    equal([...new Set(events.map(([name]) => name))], ["select", "choose"], "events at an ancestor");
  },
  async theKeyboardMovesOverTheBoard() {
    const board = await put(`<uptown-board interactive>${MIDDLE}</uptown-board>`);
    const events = listen(board, "choose", "hover");
    board.focus();
    const at = () => root(board).activeElement?.getAttribute("data-cell");
    const visited = [at()];
    for (const [name, more] of [["ArrowUp"], ["ArrowLeft"], ["Home"], ["ArrowLeft"], ["End"], ["Home", { ctrlKey: true }], ["End", { ctrlKey: true }], ["ArrowDown"]]) {
      key(root(board).activeElement, name, more);
      visited.push(at());
    }
    equal(visited, ["E5", "D5", "D4", "D1", "D1", "D9", "A1", "I9", "I9"], "cells");
    key(root(board).activeElement, "Enter");
    key(root(board).activeElement, " ");
    equal(events.filter(([name]) => name === "choose").map(([, detail]) => detail.cell), ["I9", "I9"], "chosen");
    equal(root(board).querySelectorAll("[tabindex='0']").length, 1, "one tab stop");
    equal(events.some(([name, detail]) => name === "hover" && detail.cell === "D4"), true, "hover follows the keyboard");
  },
  async rotatesTheBoard() {
    for (const degrees of [0, 90, 180, 270]) {
      const board = await put(`<uptown-board interactive orientation="${degrees}" data-width="400">${MIDDLE}</uptown-board>`);
      for (const name of ["A1", "A9", "I1", "I9", "C4"]) {
        equal(board.cellAt(...middle(cell(board, name))), name, `the cell at a point, ${degrees}`);
      }
      equal(nameOf(board, "E5"), "E5, blue b5, group of 1", "the name is unchanged");
      board.focusCell("E5");
      key(root(board).activeElement, "ArrowUp");
      equal(root(board).activeElement.getAttribute("data-cell"), { 0: "D5", 90: "E4", 180: "F5", 270: "E6" }[degrees], "the cell above on the screen");
      const corner = [...root(board).querySelectorAll(".labels text")].slice(0, 2).map((label) => label.textContent);
      equal(corner, { 0: ["A", "1"], 90: ["1", "I"], 180: ["I", "9"], 270: ["9", "A"] }[degrees], "the first labels");
    }
  },
  async aRackSelectsDragsAndReordersTiles() {
    await put(`<div><uptown-board id="b" interactive data-width="400"></uptown-board><uptown-rack id="r" for="b"></uptown-rack></div>`);
    const [board, rack] = ["b", "r"].map((id) => document.getElementById(id));
    board.view = rack.view = VIEW;
    await frame();
    const tiles = () => [...root(rack).querySelectorAll("button")];
    equal(tiles().map((tile) => tile.getAttribute("aria-label")), ["tile bD", "tile b9"], "names");
    const texts = [...tiles(), ...root(board).querySelectorAll("[role=gridcell]")].filter((one) => /\d/.test(one.textContent));
    equal(texts.length, 0, "numbers on tiles are not text");
    const events = listen(document.getElementById("stage"), "select", "drop", "choose");
    tiles()[0].click();
    await frame();
    equal([board.selected, tiles()[0].getAttribute("aria-pressed")], ["bD", "true"], "selected");
    equal(cell(board, "D1").getAttribute("aria-describedby"), "may-go", "targets");
    equal(cell(board, "D1").getAttribute("tabindex"), "0", "the first target is the tab stop");
    tiles()[0].click();
    tiles()[1].focus();
    key(tiles()[1], "ArrowLeft");
    equal(root(rack).activeElement, tiles()[0], "arrow keys move along the rack");
    const [x, y] = middle(tiles()[1]);
    pointer(tiles()[1], "pointerdown", x, y);
    pointer(tiles()[1], "pointermove", ...middle(cell(board, "C3")));
    await frame();
    equal(cell(board, "C3").classList.contains("hovered"), true, "the cell under a dragged tile");
    equal(root(rack).querySelectorAll(".ghost").length, 1, "the dragged copy");
    pointer(tiles()[1], "pointerup", ...middle(cell(board, "A9")));
    await frame();
    equal(root(rack).querySelectorAll(".ghost").length, 0, "the copy is removed");
    pointer(tiles()[0], "pointerdown", x, y);
    pointer(tiles()[0], "pointermove", 0, 0);
    pointer(tiles()[0], "pointerup", 0, 0);
    equal(
      events,
      [["select", { tile: "bD" }], ["select", {}], ["select", { tile: "b9" }], ["drop", { cell: "A9", tile: "b9", move: "b9@A9" }],
        ["select", { tile: "bD" }], ["select", {}]],
      "events",
    );
    const reorders = listen(rack, "reorder");
    tiles()[0].focus();
    key(tiles()[0], "ArrowRight", { shiftKey: true });
    await frame();
    equal(tiles().map((tile) => tile.dataset.tile), ["b9", "bD"], "reordered");
    equal(root(rack).activeElement, tiles()[1], "the focus follows the tile");
    key(tiles()[1], "ArrowRight", { shiftKey: true });
    pointer(tiles()[1], "pointerdown", ...middle(tiles()[1]));
    pointer(tiles()[1], "pointermove", 0, 0);
    pointer(tiles()[1], "pointerup", ...middle(tiles()[0]));
    await frame();
    equal([rack.order, reorders], ["bD b9", [["reorder", { order: "b9 bD" }], ["reorder", { order: "bD b9" }]]], "dragged back");
    rack.order = "b9";
    rack.view = { ...VIEW, seats: [{ seat: 1, colors: [{ rack: ["bA", "bD", "b9"] }] }, { seat: 2, colors: [{}] }] };
    await frame();
    equal(tiles().map((tile) => tile.dataset.tile), ["b9", "bA", "bD"], "a new tile comes last");
    rack.tiles = "bA b$ / oC";
    await frame();
    equal([rack.tiles, root(rack).querySelectorAll(".rack").length, rack.selected], ["bA b$ / oC", 2, ""], "two colors");
  },
  async keepsPremovesUntilTheyAreLegal() {
    const board = await put(`<uptown-board interactive premoves selected="bD"></uptown-board>`);
    board.view = { ...VIEW, turn: 2 };
    await frame();
    const events = listen(board, "choose", "premove");
    const press = (name) => cell(board, name).dispatchEvent(new MouseEvent("click", { bubbles: true, composed: true }));
    press("D2");
    await frame();
    equal([board.premove, cell(board, "D2").getAttribute("aria-describedby")], ["bD@D2", "premove"], "kept");
    board.view = VIEW;
    await frame();
    equal(board.premove, "", "played");
    board.premoves = false;
    equal([board.hasAttribute("premoves"), board.premoves], [false, false], "switched off");
    board.premoves = true;
    board.view = { ...VIEW, turn: 2 };
    press("D3");
    board.view = VIEW;
    await frame();
    board.view = { ...VIEW, turn: 2 };
    press("D1");
    key(root(board).querySelector("[tabindex='0']"), "Escape");
    equal(
      events,
      [["premove", { move: "bD@D2" }], ["choose", { cell: "D2", tile: "bD", move: "bD@D2", premove: true }],
        ["premove", { move: "bD@D3" }], ["premove", { dropped: "bD@D3" }],
        ["premove", { move: "bD@D1" }], ["premove", { dropped: "bD@D1" }]],
      "events",
    );
  },
  async showsFaultsLastMovesAndLocks() {
    const board = await put(`<uptown-board>${MIDDLE}</uptown-board>`);
    board.fault = { cell: "B1", parts: [["A1"], ["B2", "B3"]] };
    await frame();
    equal(["B1", "A1", "B3"].map((name) => cell(board, name).getAttribute("class")), ["cell refused", "cell part part-0", "cell part part-1"], "marks");
    board.fault = [];
    board.last = "E5 B1";
    await frame();
    equal(["E5", "B1", "A1"].map((name) => cell(board, name).getAttribute("class")), ["cell latest", "cell recent", "cell"], "last moves");
    board.locks = true;
    await frame();
    equal(root(board).querySelectorAll(".lock").length, 2, "locks");
  },
  async drawsArrowsAndMarks() {
    const board = await put(`<uptown-board drawable arrows="C3>E5 A1>A4:red Z1>A1" marks="E5 B2:blue" data-width="400">${MIDDLE}</uptown-board>`);
    equal([board.arrows.length, board.marks.length], [2, 2], "the well-formed ones");
    const shapes = () => root(board).querySelector(".shapes");
    equal(shapes().getAttribute("aria-label"), "arrow from C3 to E5, arrow from A1 to A4, mark on E5, mark on B2", "their names");
    const events = listen(board, "draw");
    const draw = (from, to) => {
      pointer(cell(board, from), "pointerdown", ...middle(cell(board, from)), { button: 2 });
      pointer(cell(board, to), "pointerup", ...middle(cell(board, to)), { button: 2 });
    };
    draw("C3", "E5");
    draw("G1", "G4");
    draw("E5", "E5");
    draw("F6", "F6");
    await frame();
    equal(shapes().getAttribute("aria-label"), "arrow from A1 to A4, arrow from G1 to G4, mark on B2, mark on F6", "drawn and erased");
    equal(events.length, 4, "events");
    board.arrows = board.marks = "";
    await frame();
    equal([getComputedStyle(shapes()).display, shapes().childElementCount], ["none", 0], "none");
  },
  async namesTheRackInEveryLanguage() {
    const rack = await put(`<uptown-rack tiles="b5 be"></uptown-rack>`);
    const group = () => root(rack).querySelector("[role=group]").getAttribute("aria-label");
    equal(group(), "Your rack", "English from the first moment");
    rack.lang = "nl";
    await new Promise((resolve) => setTimeout(resolve, 300));
    equal(group(), "Je plankje", "Dutch");
  },
  async describesTilesInWords() {
    await put(`<div><uptown-board id="b"></uptown-board><uptown-rack id="r" for="b"></uptown-rack></div>`);
    const [board, rack] = [document.getElementById("b"), document.getElementById("r")];
    board.describe = rack.describe = (tile) => `words for ${tile}`;
    board.position = MIDDLE;
    rack.tiles = "be";
    await frame();
    equal(cell(board, "B2").getAttribute("aria-description"), "words for b2", "a cell");
    equal(cell(board, "I1").hasAttribute("aria-description"), false, "an empty cell");
    equal(root(rack).querySelector("[data-tile=be]").getAttribute("aria-description"), "words for be", "a tile");
  },
  async speaksFourLanguages() {
    const board = await put(`<uptown-board lang="de">${MIDDLE}</uptown-board>`);
    await new Promise((resolve) => setTimeout(resolve, 300));
    equal(nameOf(board, "B1"), "B1, blau bB, Gruppe aus 4, geschützt", "German");
    board.lang = "fr-CA";
    await new Promise((resolve) => setTimeout(resolve, 300));
    equal(nameOf(board, "F1"), "F1, vide", "French");
    board.lang = "nl";
    await new Promise((resolve) => setTimeout(resolve, 300));
    equal(nameOf(board, "F1"), "F1, leeg", "Dutch");
    board.lang = "xx";
    await frame();
    equal(nameOf(board, "F1"), "F1, empty", "English for other languages");
  },
  async stepsThroughARecord() {
    const text = `[Notation "uptown 1"]\n[Ruleset "standard-4"]\n[Start "standard-4 9/9/9/9/9/9/9/9/9 1 -;-;-;- -"]\n[Result "*"]\n\n`
      + `1. b5@E5 gE@E6 {first {comment} oG@G7 rc@C9  2. b2xE6 g3@E3`;
    const record = await put(`<uptown-record data-width="320">${text}</uptown-record>`);
    const events = listen(record, "step");
    const button = (name) => [...root(record).querySelectorAll("button")].find((one) => one.textContent === name);
    equal([record.ply, button("Back").disabled, nameOf(record.board, "E5")], [0, true, "E5, empty"], "the start");
    button("Forward").click();
    button("gE@E6").click();
    await frame();
    equal(nameOf(record.board, "E6"), "E6, green gE, group of 1", "the second move");
    equal(root(record).querySelector("[role=status]").textContent, "first {comment", "a comment");
    equal(button("gE@E6").getAttribute("aria-current"), "step", "the current move");
    for (const early of [await put(`<uptown-record ply="2">${text}</uptown-record>`), document.createElement("uptown-record")]) {
      early.parentNode ?? Object.assign(early, { ply: 2, record: text });
      equal(early.ply, 2, "a ply set before the moves");
      early.record = text.replace(" b2xE6 g3@E3", "");
      equal(early.ply, 0, "another record starts at ply 0");
      document.getElementById("stage").replaceChildren(early);
      await frame();
      equal([...root(early).querySelectorAll("li button")].map((move) => move.textContent), ["b5@E5", "gE@E6", "oG@G7", "rc@C9"], "its own moves");
    }
    document.getElementById("stage").replaceChildren(record);
    record.review = [{ ply: 5, best: "b2@B2", loss: 0.08 }, { ply: 6, best: "g3@E3", loss: 0 }];
    record.ply = 5;
    await frame();
    equal(nameOf(record.board, "E6"), "E6, blue b2, group of 2", "a capture");
    equal(root(record).querySelector("[role=status]").textContent, "b2@B2 was better: this move lost 8 %.", "the analysis");
    equal(record.board.arrows, [{ from: "E6", to: "B2" }], "an arrow to the better move");
    equal(root(record).querySelectorAll(".mistake").length, 1, "mistakes");
    button("? b2@B2").click();
    await frame();
    equal([nameOf(record.board, "E6"), nameOf(record.board, "B2")], ["E6, green gE, group of 1", "B2, blue b2, group of 1"], "the better move");
    equal([record.board.arrows, record.board.last, button("? b2@B2").getAttribute("aria-current")], [[], ["B2"], "step"], "is shown");
    button("b2xE6").click();
    await frame();
    equal(nameOf(record.board, "E6"), "E6, blue b2, group of 2", "the played move again");
    key(button("b2xE6"), "ArrowRight");
    await frame();
    equal([record.ply, button("Forward").disabled], [6, true], "the end");
    equal(events.map(([, { ply, move }]) => move ?? ply), [1, 2, "b2@B2", 5, 6], "events");
    equal(events[2][1].line, ["b5@E5", "gE@E6", "oG@G7", "rc@C9", "b2@B2"], "the moves to the better move");
    for (const [wrong, message] of [["nonsense", "record: header Start is missing"], ["[Start 5]", "record: not a header: '[Start 5]'"],
      [`${text} E5`, "record: move 7: expected a move such as b5@E5, got 'E5'"], ['[Start "standard-4 9/9"]', "position: a board has 9 rows, not 2"]]) {
      record.record = wrong;
      await frame();
      equal(root(record).querySelector("[role=status]").textContent, message, wrong);
    }
  },
  async showsVariationsGlyphsAndComments() {
    const record = await putRecord(TREE);
    const list = root(record).querySelector("[part=moves]");
    equal(
      [...list.querySelectorAll("button")].map((move) => move.textContent),
      ["b5@E5 !?", "b2@B2", "gE@E6 !", "g3@E3", "oG@G7", "gE@E6", "oG@G7 ??", "oA@A1"],
      "moves",
    );
    const variation = list.querySelector("ol");
    equal([variation.getAttribute("aria-label"), variation.start], ["Instead of b5@E5", 1], "a variation");
    equal(variation.querySelector("ol").getAttribute("aria-label"), "Instead of gE@E6", "a nested variation");
    equal(moveOf(record, "b5@E5").getAttribute("aria-label"), "b5@E5, interesting", "a glyph in words");
    const texts = [...list.querySelectorAll(".text")].filter((text) => text.childElementCount === 0).map((text) => text.textContent.trim());
    equal(
      texts,
      ["begin", "41 ± 2 % wins: <b>risky</b>", "why", "45 % wins", "20 % wins", "Out of time: Ada <img src=x>.",
        "Result: Ada <img src=x> -1 (0 tiles captured); seat 2 -1 (1 tile captured); seat 3 -1 (0 tiles captured); seat 4 0 (0 tiles captured)."],
      "comments, evaluations and the result",
    );
    equal(root(record).querySelector("img, b"), null, "no markup");
    equal([record.record === TREE, record.ply, root(record).querySelector(".note").textContent], [true, 0, "begin"], "the start");
    record.ply = 3;
    await frame();
    equal(root(record).querySelector(".note").textContent.startsWith("20 % wins Out of time"), true, "the end");
  },
  async stepsThroughVariations() {
    const record = await putRecord(TREE);
    const events = listen(record, "step");
    const list = root(record).querySelector("[part=moves]");
    moveOf(record, "g3@E3").click();
    await frame();
    equal(
      [record.ply, record.line, nameOf(record.board, "E3"), nameOf(record.board, "E5"), root(record).querySelector(".where").textContent],
      [2, ["b2@B2", "g3@E3"], "E3, green g3, group of 1", "E5, empty", "2 of 3"],
      "a press shows the position of a nested variation",
    );
    for (const name of ["ArrowRight", "ArrowRight", "ArrowLeft", "ArrowUp", "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowUp", "ArrowRight"]) {
      key(list, name);
    }
    equal(
      events.map(([, { line }]) => line.join(" ")),
      ["b2@B2 g3@E3", "b2@B2 g3@E3 oG@G7", "b2@B2 g3@E3", "b2@B2 gE@E6", "b2@B2 g3@E3", "b2@B2", "b5@E5", "b5@E5 gE@E6"],
      "arrows step along the line, and up and down to the other moves",
    );
    await frame();
    equal(list.querySelectorAll("[aria-current]").length, 1, "one current move");
    record.ply = 3;
    equal(record.line.at(-1), "oG@G7", "the ply of the shown line");
  },
  async readsRecordsStrictly() {
    const head = '[Notation "uptown 2"]\n[Start "standard-4 9/9/9/9/9/9/9/9/9 1"]\n';
    const wrong = {
      "b5@E5 (b5@E5)": "record: move 1: b5@E5 is there already",
      "b5@E5 (b2@B2) (b2@B2)": "record: move 1: b2@B2 is there already",
      "(b5@E5)": "record: move 0: a variation follows no move",
      "b5@E5 ((b2@B2))": "record: move 0: a variation follows no move",
      "b5@E5 ()": "record: move 0: a variation without a move",
      "b5@E5 (b2@B2": "record: move 1: unclosed variation",
      "b5@E5 )": "record: move 1: ')' without '('",
      "b5@E5 ! ?": "record: move 1: a glyph follows its move directly",
      "b5@E5 {c} !": "record: move 1: a glyph follows its move directly",
      "! b5@E5": "record: move 0: a glyph follows its move directly",
      "b5@E5!": "record: move 1: expected a move such as b5@E5, got 'b5@E5!'",
      "b5@E5 (b2@B2) {c}": "record: move 1: the comments of a move precede its variations",
      "b5@E5 {c": "record: move 1: unclosed comment",
      "b5xE5": "record: move 1: b5xE5 captures on an empty cell",
      [`b5@E5 ${"(b2@B2 b3@C3 ".repeat(101)}`]: "record: move 101: more than 100 variations in one another",
      'b5@E5 [Notation "uptown 2"]': "record: move 2: a second record begins here",
      "{\ud800}": "record: move 0: a comment has half of a surrogate pair",
    };
    const heads = {
      [head.replace("2", "1") + "\nb5@E5 (b2@B2)"]: "record: move 1: '(' requires the notation uptown 2",
      [head.replace("2", "1") + "\nb5@E5 !?"]: "record: move 1: '!?' requires the notation uptown 2",
      [head.replace("uptown 2", "upturn 1")]: "record: header Notation is malformed: 'upturn 1'",
      [head + '[Result "1"]']: "record: header Result is malformed: '1'",
      [head + '[Termination "time"]']: "record: header Termination is malformed: 'time'",
      [head + '[Start "x"]']: "record: header Start is repeated",
      [head + "b5@E5"]: "record: expected an empty line before the moves, got 'b5@E5'",
      [head + '[View "1"]\n\nb5@E5 (b2@B2)']: "record: move 1: a redacted record has only moves",
    };
    const record = await putRecord(TREE);
    for (const [text, message] of [...Object.entries(wrong).map(([moves, found]) => [`${head}\n${moves}`, found]), ...Object.entries(heads)]) {
      record.record = text;
      await frame();
      await frame();
      equal(root(record).querySelector("[role=status]").textContent, message, text);
      equal([record.ply, moves(record)], [0, []], "nothing of it is shown");
    }
    record.record = `${head}\n\n 1. b5@E5 2. ! {} ({in} b2@B2 (b3@C3)\r\n\tgE@E6)`;
    await frame();
    await frame();
    equal([root(record).querySelector("[role=status]").textContent, moves(record)], ["", ["b5@E5 !", "b2@B2", "gE@E6", "b3@C3"]], "also read");
  },
  async editsARecord() {
    const record = await putRecord(TREE, "editable");
    const events = listen(record, "change");
    const tool = (name) => [...root(record).querySelectorAll(".edit button")].find((one) => one.textContent === name);
    const written = () => record.record.split("\n\n")[1];
    equal([tool("Promote the variation").disabled, tool("Delete from here").disabled, record.board.interactive], [true, true, false], "the start");
    moveOf(record, "g3@E3").click();
    await frame();
    tool("Promote the variation").click();
    await frame();
    equal(written(), "{begin}  1. b5@E5 !? {[share 0.41 0.02] <b>risky</b>} ({why} b2@B2 {[share 0.45]} g3@E3 (gE@E6 !) oG@G7) gE@E6 oG@G7 ?? {[share 0.2]} (oA@A1)", "promoted");
    equal(/\[Result "-1:0 .*"\]/.test(record.record), true, "the same main line has the same result");
    equal(record.line, ["b2@B2", "g3@E3"], "the same move is shown");
    moveOf(record, "b2@B2").click();
    await frame();
    tool("Promote the variation").click();
    await frame();
    equal(written(), "{begin}  1. b2@B2 {why} {[share 0.45]} (b5@E5 !? {[share 0.41 0.02] <b>risky</b>} gE@E6 oG@G7 ?? {[share 0.2]} (oA@A1)) g3@E3 (gE@E6 !) oG@G7", "to the main line");
    equal([/\[Result "\*"\]/.test(record.record), record.record.includes("Termination")], [true, false], "the result of another main line is unknown");
    tool("Demote the variation").click();
    await frame();
    equal(written().startsWith("{begin}  1. b5@E5 !?"), true, "demoted");
    tool("Delete from here").click();
    await frame();
    equal([written(), record.ply], ["{begin}  1. b5@E5 !? {[share 0.41 0.02] <b>risky</b>} gE@E6 oG@G7 ?? {[share 0.2]} (oA@A1)", 0], "cut");
    moveOf(record, "gE@E6").click();
    await frame();
    const [glyph, comment] = root(record).querySelectorAll("select, textarea");
    glyph.value = "!!";
    glyph.dispatchEvent(new Event("change"));
    comment.value = " <i>x</i> {y} ";
    comment.dispatchEvent(new Event("change"));
    await frame();
    equal(written().includes("gE@E6 !! {<i>x</i> {y)} oG@G7"), true, "a glyph and a comment");
    comment.value = "";
    comment.dispatchEvent(new Event("change"));
    glyph.value = "";
    glyph.dispatchEvent(new Event("change"));
    await frame();
    moveOf(record, "oA@A1").click();
    await frame();
    tool("Delete from here").click();
    await frame();
    moveOf(record, "b5@E5").click();
    await frame();
    glyph.value = "";
    glyph.dispatchEvent(new Event("change"));
    await frame();
    equal(/^\[Notation "uptown 1"\]/.test(record.record), false, "the last glyph remains");
    moveOf(record, "oG@G7").click();
    await frame();
    glyph.value = "";
    glyph.dispatchEvent(new Event("change"));
    equal(/^\[Notation "uptown 1"\]/.test(record.record), true, "version 1 without variations and glyphs");
    equal(events.at(-1)[1], { record: record.record }, "the event");
    record.editable = false;
    await frame();
    await frame();
    equal([root(record).querySelector(".edit"), record.board.interactive], [null, false], "not editable");
  },
  async playsMovesThatThePageAllows() {
    const record = await putRecord(TREE, "editable");
    const view = (color, cells, more) => ({ board: {}, viewer: 1, turn: 1, targets: { [`${color}2`]: { empty: cells, captures: [] } }, seats: [{ seat: 1, colors: [{ rack: [`${color}2`] }] }], ...more });
    const events = listen(record, "step", "change");
    const press = (name) => cell(record.board, name).dispatchEvent(new MouseEvent("click", { bubbles: true, composed: true }));
    record.view = view("b", ["A2", "B2"]);
    await frame();
    equal(record.board.interactive, true, "a view makes the board interactive");
    press("A2");
    root(root(record).querySelector("uptown-rack")).querySelector("button").click();
    press("C5");
    equal(events.length, 0, "neither without a tile nor on other cells");
    press("B2");
    equal(events.splice(0).map(([name]) => name), ["step"], "a known move is shown");
    equal([record.line, record.view], [["b2@B2"], undefined], "without a view, until the page sets it");
    record.ply = 0;
    record.view = view("b", ["A2", "B2"]);
    await frame();
    root(root(record).querySelector("uptown-rack")).querySelector("button").click();
    record.addEventListener("step", () => (record.view = view("g", ["C2"])), { once: true });
    await frame();
    press("A2");
    await frame();
    equal(events.map(([name]) => name), ["step", "change"], "events of a new move");
    equal([record.line, record.board.interactive], [["b2@A2"], true], "a new variation, to be continued");
    equal(record.record.includes("(b2@A2) gE@E6 oG@G7"), true, "is written after the others");
    record.record = TREE.replace(/\[Term.*\n/, "").replace(/\[Result.*\n/, '[Result "*"]\n');
    await loaded(record);
    record.ply = 3;
    record.view = view("r", [], { over: true, standings: [{ score: -1, captures: { g: 1, o: 2 } }, { score: 0, captures: {} }] });
    await frame();
    equal(/\[Result "-1:3 0:0"\]/.test(record.record), true, "the view of the end has the result");
    record.record = '[Start "standard-4 9/9/9/9/9/9/9/9/9 1"]\n[View "1"]\n\nb5@E5';
    record.view = view("b", ["A2"]);
    await loaded(record);
    equal([root(record).querySelector(".edit").hidden, record.board.interactive], [true, false], "a redacted record has only moves");
  },
  async theEditorKeepsEachTileInOnePlace() {
    const start = "standard-4 9/9/9/9/9/9/9/9/9 1 -;-;bE;- b=CE25g/1$h49iG7adDFBH6A8ce3fIb;g=H2378/-;o=DG49c/B8f$;r=-/-";
    const editor = await put(`<uptown-editor data-width="400" position="${start}"></uptown-editor>`);
    const events = listen(editor, "change");
    equal(editor.position, start, "the position");
    const press = (name) => cell(editor.board, name).dispatchEvent(new MouseEvent("click", { bubbles: true, composed: true }));
    const tool = (name) => root(editor).querySelector(`button[aria-label="${name}"]`).click();
    tool("tile b5");
    press("E5");
    equal(editor.position, "standard-4 9/9/9/9/4b54/9/9/9/9 1 -;-;bE;- b=CE12g/$h49iG7adDFBH6A8ce3fIb;g=H2378/-;o=DG49c/B8f$;r=-/-", "from the rack");
    press("E6");
    equal(editor.position.split(" ")[1], "9/9/9/9/5b53/9/9/9/9", "each tile once");
    tool("tile bE");
    press("E6");
    equal(editor.position, "standard-4 9/9/9/9/5bE3/9/9/9/9 1 -;-;-;- b=C12g$/h49iG7adDFBH6A8ce3fIb5;g=H2378/-;o=DG49c/B8f$;r=-/-", "from the captures; the replaced tile goes under the pile");
    tool("orange");
    tool("tile oD");
    press("A1");
    [...root(editor).querySelectorAll("button")].find((one) => one.textContent === "Erase").click();
    press("A1");
    equal(editor.position.split(";").at(-2), "o=BG49c/8f$D", "erased");
    equal([events.length, events.at(-1)[1].position === editor.position], [5, true], "events");
    editor.position = "standard-4 9/9/1b5";
    await frame();
    equal(nameOf(editor.board, "C2"), "C2, blue b5, group of 1", "the readable part");
  },
  async fitsAnyPage() {
    for (const width of [240, 360, 2000]) {
      const board = await put(`<uptown-board data-width="${width}">${MIDDLE}</uptown-board>`);
      const box = board.getBoundingClientRect();
      equal([Math.round(box.width), Math.round(box.height)], [width, width], "a square");
    }
    const style = new CSSStyleSheet();
    style.replaceSync("svg, g, rect, div, button, p, text { display: none !important; fill: red !important }"
      + "uptown-board::part(tile) { opacity: .5 } uptown-board { --uptown-blue: rgb(1, 2, 3) }");
    document.adoptedStyleSheets.push(style);
    const board = await put(`<uptown-board>${MIDDLE}</uptown-board>`);
    const tile = cell(board, "E5").querySelector(".tile");
    equal(getComputedStyle(tile).opacity, "0.5", "a part is styled from outside");
    equal(getComputedStyle(tile.querySelector(".ground")).fill, "rgb(1, 2, 3)", "a color is set from outside");
    equal(getComputedStyle(tile).display, "inline", "other styles of the page have no effect");
    document.adoptedStyleSheets = [];
  },
  async animatesAMove() {
    const board = await put(`<uptown-board></uptown-board>`);
    board.view = VIEW;
    await frame();
    const moves = [];
    board.travel = (move) => {
      moves.push(move);
      return { from: document.body, to: document.body };
    };
    board.view = { ...VIEW, board: { ...VIEW.board, A1: "bA" } };
    await frame();
    const wanted = matchMedia("(prefers-reduced-motion: reduce)").matches || document.hidden ? [] : [{ cell: "A1", tile: "bA", captured: "gA" }];
    equal(moves, wanted, "a capture");
    equal(root(board).querySelectorAll(".ghost").length, 2 * wanted.length, "two moving tiles");
    const [one, other] = ["A1", "A2"].map((name) => cell(board, name).getBoundingClientRect());
    equal(Math.abs(one.width - other.width) < 2 && Math.abs(one.top - other.top) < 2, true, "the cell does not move");
    board.view = { board: {} };
    await frame();
    equal(moves, wanted, "no animation of a new position");
  },
  async theManifestListsAttributesAndMembers() {
    const manifest = await (await fetch("./custom-elements.json")).json();
    for (const { name, tagName, attributes, members } of manifest.modules[0].declarations) {
      const type = customElements.get(tagName);
      equal(type.name, name, tagName);
      const named = attributes.map((attribute) => attribute.name).filter((attribute) => attribute !== "for");
      equal([...named].sort(), [...type.observedAttributes].sort(), `attributes of ${tagName}`);
      const element = document.createElement(tagName);
      named.forEach((attribute) => equal(attribute in element, true, `the property ${attribute} of ${tagName}`));
      members.forEach((member) => equal(member.name in element, true, `${member.name} of ${tagName}`));
    }
  },
  async drawsAHundredBoards() {
    const filled = "standard-4 " + Array.from({ length: 9 }, () => "b5gEo$r1bAgBo2r3bC").join("/");
    const begin = performance.now();
    await put(`<div>${`<uptown-board data-width="300">${filled}</uptown-board>`.repeat(100)}</div>`);
    const taken = performance.now() - begin;
    equal(document.querySelectorAll("uptown-board").length, 100, "boards");
    figures.push(`100 full boards in ${Math.round(taken)} ms`);
  },
  async measuresDragging() {
    await put(`<div><uptown-board id="b" interactive data-width="500"></uptown-board><uptown-rack id="r" for="b"></uptown-rack></div>`);
    const [board, rack] = ["b", "r"].map((id) => document.getElementById(id));
    board.view = rack.view = VIEW;
    await frame();
    const tile = root(rack).querySelector("button");
    pointer(tile, "pointerdown", ...middle(tile));
    let longest = 0;
    for (let i = 0; i < 300; i++) {
      const begin = performance.now();
      pointer(tile, "pointermove", 20 + i, 20 + i);
      await Promise.resolve();
      board.getBoundingClientRect();
      longest = Math.max(longest, performance.now() - begin);
    }
    pointer(tile, "pointercancel", 0, 0);
    figures.push(`the longest step of a drag ${longest.toFixed(1)} ms`);
  },
};

const figures = [];

/** @returns {Promise<{passed: number, failures: string[], figures: string[]}>} */
export async function run() {
  const { passed, failures } = await runTests(tests);
  document.getElementById("stage").replaceChildren();
  return { passed, failures, figures };
}
