/** Tests of right and wrong values of the elements' properties, for any browser that loads this module. */

import { runTests } from "./run-tests.js";

const POSITION = "standard-4 9/9/9/9/4b5gE3/9/9/9/9 3";
const RECORD = '[Start "standard-4 9/9/9/9/9/9/9/9/9 1"]\n\n1. b5@E5 gE@E6';
const VIEW = {
  viewer: 1,
  turn: 1,
  board: { E5: "b5" },
  protected: ["E5"],
  targets: { bD: { empty: ["D1"], captures: ["E5"] } },
  seats: [{ seat: 1, colors: [{ rack: ["bD"] }] }, { seat: 2, colors: [{}] }],
  standings: [{ score: 1, captures: { b: 1 } }],
};

/** Values of every type, most of which a property refuses. */
const VALUES = {
  number: 5,
  fraction: 0.5,
  truth: true,
  lie: false,
  object: { x: 1 },
  bare: Object.create(null),
  list: [1],
  nested: [[{}]],
  nothing: [null],
  function: () => undefined,
  symbol: Symbol("x"),
  large: 10n,
  text: "nonsense <b>",
  half: '{"',
  date: new Date(0),
  map: new Map([["E5", "b5"]]),
  element: document.createElement("p"),
};

/** By property: the types of the values above that it takes, right values, and more wrong ones. */
const PROPERTIES = {
  position: { right: [POSITION, JSON.stringify(VIEW)], wrong: ["standard-4 9/9"] },
  view: {
    right: [VIEW, JSON.stringify(VIEW), deepProxy(VIEW), { ...VIEW, targets: undefined }],
    wrong: [
      { board: 5 }, { seats: VIEW.seats }, { board: { Z9: "b5" } }, { board: { E5: 5 } }, { ...VIEW, protected: 5 }, { ...VIEW, protected: "E5" }, { ...VIEW, protected: ["Z9"] },
      { ...VIEW, targets: 5 }, { ...VIEW, targets: { bD: { empty: 5 } } }, { ...VIEW, targets: { bD: { captures: "E5" } } }, { ...VIEW, targets: { bD: 5 } },
      { ...VIEW, seats: 5 }, { ...VIEW, seats: [{ seat: 1, colors: 5 }] }, { ...VIEW, seats: [{ seat: 1, colors: [{ rack: "bD" }] }] }, { ...VIEW, standings: 5 },
      { ...VIEW, standings: [5] }, JSON.stringify([VIEW]), [VIEW],
    ],
  },
  selected: { right: ["b5", "o$"], wrong: ["b0", "E5", ["b5"], " b5 b6"] },
  targets: {
    right: ["E5 E6 xC3", { empty: ["E5"], captures: [] }, '{"empty": ["E5"], "captures": ["C3"]}', deepProxy({ empty: ["E5"], captures: ["C3"] })],
    wrong: ["E5 Z9", { empty: ["Z9"], captures: [] }, { empty: 5, captures: [] }, { empty: [], captures: "C3 C4" }, { empty: [["E5"]], captures: [null] }],
  },
  last: { right: ["E5 C3", ["E5", "C3"], deepProxy(["E5"]), [], " E5\nC3 "], wrong: ["E5 Z9", ["Z9"], ["E5", null], [["E5", 5]]] },
  locks: { takes: ["truth", "lie"], right: [], wrong: ["true", "false"] },
  fault: {
    right: [{ cell: "E5", parts: [["A1"], ["B2", "B3"]] }, [], [{ cell: "E5" }, {}], '[{"code": "x", "message": "y", "cell": "E5"}]', deepProxy([{ cell: "E5", parts: [["A1"]] }])],
    wrong: [{ cell: 5 }, { cell: "Z9" }, { parts: 5 }, { parts: ["A1"] }, [{ parts: [[5]] }], "[5]"],
    takes: ["object", "bare", "date", "map", "element"],
  },
  orientation: { takes: ["number", "fraction", "large"], right: [0, 90, "180", -90], wrong: ["north", NaN, Infinity, "90deg", [90]] },
  interactive: { takes: ["truth", "lie"], right: [], wrong: ["true", "false"] },
  arrows: {
    right: ["C3>E5 A1>A4:red", [{ from: "C3", to: "E5" }, { from: "A1", to: "A4", color: "red" }], [], deepProxy([{ from: "C3", to: "E5", color: undefined }])],
    wrong: ["C3>E5 Z1>A1", "C3-E5", [{ from: "C3" }], [{ from: "C3", to: 5 }], [{ from: "C3", to: "E5" }, 5], ["C3>E5", undefined]],
  },
  marks: { right: ["E5 B2:red", [{ cell: "E5" }, { cell: "B2", color: "red" }], []], wrong: ["E5 Z9", [{ cell: "Z9" }], [{ cell: 5 }], [{}]] },
  premoves: { takes: ["truth", "lie"], right: [], wrong: ["true"] },
  premove: { right: ["b5@E5", "b5xE5"], wrong: ["b5", "b5@Z9", ["b5@E5"]] },
  drawable: { takes: ["truth", "lie"], right: [], wrong: ["true"] },
  travel: { takes: ["function"], right: [], wrong: [] },
  describe: { takes: ["function"], right: [], wrong: [] },
  tiles: { right: ["b5 bE / o3", "b5", " b5  bE/ o3"], wrong: ["b5 zz", "E5"] },
  order: { right: ["bE b5"], wrong: ["bE zz", "E5"] },
  board: { right: [document.createElement("uptown-board")], wrong: ["board"] },
  record: { takes: ["text", "half"], right: [RECORD], wrong: [] },
  review: {
    right: [[{ ply: 1, best: "b5@E5", loss: 0.1, seat: 1 }], [], '[{"ply": 1, "best": "b5@E5", "loss": 0}]', deepProxy([{ ply: 1, best: "b5@E5", loss: 0 }])],
    wrong: [[{ ply: "1", best: "b5@E5", loss: 0 }], [{ ply: 1, best: 5, loss: 0 }], [{ ply: 1, best: "b5@E5" }], "[5]"],
  },
  ply: { takes: ["number", "fraction", "large"], right: [0, "2", 1e6, -1, Infinity], wrong: ["two", NaN, [2]] },
  editable: { takes: ["truth", "lie"], right: [], wrong: ["true"] },
};

/** Differences of one element. */
const OF = {
  "uptown-editor": { position: { takes: ["text", "half"], right: [POSITION, "standard-4 9/9"], wrong: [] }, board: { isConstant: true, right: [], wrong: [VIEW] } },
  "uptown-record": { view: { right: PROPERTIES.view.right, wrong: PROPERTIES.view.wrong.filter((view) => !view.seats || view.board) }, board: { isConstant: true, right: [], wrong: [VIEW] }, line: { isConstant: true, right: [], wrong: [["b5@E5"], "b5@E5"] } },
  "uptown-rack": {
    view: { right: [VIEW, JSON.stringify(VIEW), deepProxy(VIEW), { viewer: 1, seats: VIEW.seats }, { board: {} }], wrong: [{ viewer: 1, seats: 5 }, { ...VIEW, seats: [5] }, { ...VIEW, seats: [{ seat: 1, colors: [{ rack: [5] }] }] }] },
    tiles: { right: PROPERTIES.tiles.right, wrong: [...PROPERTIES.tiles.wrong, { b5: 1 }] },
  },
};

/** A stand-in for the reactive objects of frameworks. */
function deepProxy(target) {
  return new Proxy(target, {
    get(of, name) {
      const value = Reflect.get(of, name);
      return typeof value === "object" && value !== null ? deepProxy(value) : value;
    },
  });
}

const stage = document.getElementById("stage");
const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Waits for the next render. */
const soon = () => new Promise((resolve) => queueMicrotask(resolve));

const tell = (value) => {
  try {
    return typeof value === "object" ? (JSON.stringify(value) ?? "") : String(value);
  } catch {
    return Object.prototype.toString.call(value);
  }
};

function refusal(element) {
  const line = element.shadowRoot.querySelector("[role=alert]");
  return line.hidden ? "" : line.textContent;
}

/** A position may be a view as JSON. */
const sentence = (name) => new RegExp(`^${name === "position" ? "(position|view)" : name}: [^\\n]{5,110}$`);

/** @returns {Promise<[string, any[], any[], boolean]>} each property of each element with its right and wrong values */
async function properties() {
  const manifest = await (await fetch("./custom-elements.json")).json();
  return manifest.modules[0].declarations.flatMap(({ tagName, attributes, members }) => {
    const names = new Set([...attributes.map(({ fieldName }) => fieldName), ...members.filter(({ kind }) => kind === "field").map(({ name }) => name)]);
    names.delete(undefined);
    names.delete("lang"); // A property of all elements, which converts every value to text.
    return [...names].map((name) => {
      const { takes = [], right, wrong, isConstant = false } = OF[tagName]?.[name] ?? PROPERTIES[name] ?? {};
      if (!right) {
        throw new Error(`no values for ${name} of ${tagName}`);
      }
      const of = (isTaken) => Object.entries(VALUES).filter(([type]) => takes.includes(type) === isTaken).map(([, value]) => value);
      return { tag: tagName, name, right: isConstant ? [] : [undefined, null, "", ...right, ...of(true)], wrong: [...wrong, ...of(false)] };
    });
  });
}

const attributes = async () => (await (await fetch("./custom-elements.json")).json()).modules[0].declarations.flatMap(({ tagName: tag, attributes: all }) => all.map(({ name, type }) => ({ tag, name, type: type.text })));

function none(faults) {
  if (faults.length > 0) {
    throw new Error(`${faults.length} faults\n    ${faults.join("\n    ")}`);
  }
}

/** Sets a value; an error is a fault. */
function assign(element, name, value) {
  try {
    element[name] = value;
    return [];
  } catch (problem) {
    return [`${element.localName}.${name} = ${tell(value)} throws ${problem.message}`];
  }
}

const tests = {
  async everyPropertyRefusesWrongValuesInASentence() {
    const faults = [];
    for (const { tag, name, right, wrong } of await properties()) {
      const element = document.createElement(tag);
      stage.replaceChildren(element);
      for (const value of wrong) {
        faults.push(...assign(element, name, value));
        await soon();
        const line = refusal(element);
        sentence(name).test(line) || faults.push(`${tag}.${name} = ${tell(value)} says '${line}'`);
        if (right.length > 0) {
          faults.push(...assign(element, name, right[0]));
          await soon();
          refusal(element) === "" || faults.push(`${tag}.${name} = undefined says '${refusal(element)}'`);
        }
      }
    }
    none(faults);
  },
  async everyPropertyTakesRightValues() {
    const faults = [];
    for (const { tag, name, right } of await properties()) {
      for (const value of right) {
        const element = document.createElement(tag);
        stage.replaceChildren(element);
        faults.push(...assign(element, name, value));
        await soon();
        refusal(element) === "" || faults.push(`${tag}.${name} = ${tell(value)} says '${refusal(element)}'`);
      }
    }
    none(faults);
  },
  async refusesValuesSetBeforeTheDefinition() {
    const faults = [];
    let count = 0;
    for (const { tag, name, right, wrong } of await properties()) {
      const late = `late-${++count}`;
      const elements = [wrong[0], wrong.at(-1), right[3]].map((value) => {
        const element = document.createElement(late);
        element[name] = value;
        return element;
      });
      stage.replaceChildren(...elements);
      customElements.define(late, class extends customElements.get(tag) {});
      await soon();
      elements.forEach((element, index) => {
        const isRight = index === 2;
        const line = refusal(element);
        (isRight ? line === "" || right.length === 0 : sentence(name).test(line)) || faults.push(`${tag}.${name}, value ${index} set before the definition, says '${line}'`);
        isRight || element.shadowRoot.childElementCount > 1 || faults.push(`${tag}.${name} is not drawn`);
      });
    }
    none(faults);
  },
  async everyAttributeRefusesWrongText() {
    const faults = [];
    for (const { tag, name, type } of await attributes()) {
      const takesText = name === "lang" || name === "record" || name === "for" || (tag === "uptown-editor" && name === "position");
      const element = document.createElement(tag);
      stage.replaceChildren(element);
      for (const text of type === "boolean" ? ["nonsense", "false"] : ["nonsense <b>", "{", "[1]"]) {
        element.setAttribute(name, text);
        await soon();
        (takesText ? refusal(element) === "" : sentence(name).test(refusal(element))) ||
          faults.push(`<${tag} ${name}="${text}"> says '${refusal(element)}'`);
      }
      element.removeAttribute(name);
      await soon();
      refusal(element) === "" || faults.push(`<${tag}> without ${name} says '${refusal(element)}'`);
      for (const text of type === "boolean" ? ["", "true", name] : [""]) {
        element.setAttribute(name, text);
        await soon();
        refusal(element) === "" || faults.push(`<${tag} ${name}="${text}"> says '${refusal(element)}'`);
      }
    }
    stage.innerHTML = `<p id="words"></p><uptown-rack for="words"></uptown-rack><uptown-rack for="later"></uptown-rack>`;
    await soon();
    const lines = [...stage.querySelectorAll("uptown-rack")].map(refusal);
    lines.join() === "for: 'words' is not an uptown-board," || faults.push(`for says '${lines}'`);
    none(faults);
  },
  async theLineShowsTheValueAndDisappears() {
    const wanted = {
      selected: ["b0", "selected: 'b0' is not like b5"],
      last: ["E5 Z9", "last: 'Z9' is not like E5 C3"],
      arrows: [[{ from: "C3", to: "Z9" }], "arrows: 'C3>Z9' is not like C3>E5 A1>A4:red"],
      targets: [{ empty: [], captures: ["Z9"] }, "targets: 'xZ9' is not like E5 xC3"],
      orientation: ["north", "orientation: 'north' is not like 90"],
      interactive: ["yes", "interactive: 'yes' is not a boolean"],
      position: [5, "position: '5' is not a string"],
      view: [{ board: 5 }, "view: not JSON with a board"],
      fault: [{ cell: "Z9" }, "fault: not JSON of a fault"],
      describe: ["tile", "describe: 'tile' is not a function"],
    };
    const board = document.createElement("uptown-board");
    stage.replaceChildren(board);
    const faults = [];
    for (const [name, [value, line]] of Object.entries(wanted)) {
      board[name] = value;
      await soon();
      refusal(board) === line || faults.push(refusal(board));
      board[name] = undefined;
    }
    board.last = "Z9";
    board.marks = "Z8";
    await soon();
    refusal(board) === "last: 'Z9' is not like E5 C3; marks: 'Z8' is not like E5 B2:red" || faults.push(refusal(board));
    board.last = "E5 Z9";
    board.marks = [];
    await soon();
    board.last.join() === "E5" || faults.push(`the right cells are ${board.last}`);
    board.position = "standard-4 9";
    board.last = [];
    await soon();
    refusal(board) === "position: a board has 9 rows, not 1" || faults.push(refusal(board));
    board.view = VIEW;
    await soon();
    refusal(board) === "" || faults.push(`after a view: ${refusal(board)}`);
    none(faults);
  },
};

/** @returns {Promise<{passed: number, failures: string[]}>} */
export async function run() {
  const uncaught = [];
  addEventListener("error", ({ message }) => uncaught.push(message));
  addEventListener("unhandledrejection", ({ reason }) => uncaught.push(String(reason)));
  await customElements.whenDefined("uptown-editor");
  const { passed, failures } = await runTests(tests);
  await frame();
  failures.push(...uncaught.map((message) => `uncaught: ${message}`));
  stage.replaceChildren();
  return { passed, failures };
}
