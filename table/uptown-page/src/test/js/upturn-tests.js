/** Tests of the UP TURN table, for any browser that loads this module. */

import { describeDeeds, describeMove } from "./games/upturn/describe-move.js";
import { seatPanel } from "./games/upturn/seat-panel.js";
import { UpTurnTable } from "./games/upturn/table.js";
import { setGameWords } from "./i18n.js";
import { phrase } from "./phrase.js";
import { runTests } from "./run-tests.js";

const LANGUAGES = ["en", "de", "fr", "nl"];
/** @type {Record<string, Record<string, any>>} by language */
const words = {};
/** @type {Record<string, Record<string, any>>} the messages of the lessons, by language */
const lessons = {};

const NAMES = ["", "Ada", "Bob", "Cleo", "Dan"];
const VIEW = {
  text: "upturn-3 40+ 1L 2 ?80 12,25,33,51*,D,J;?4;?5 ?",
  viewer: 1,
  ruleset: "upturn-3",
  turn: 1,
  over: false,
  reference: "20",
  direction: "rising",
  rotation: "left",
  hasDrawn: false,
  canDraw: true,
  played: ["2"],
  bagSize: 80,
  seats: [{ seat: 1, tilesLeft: 6, rack: ["12", "25", "33", "51*", "D", "J"] }, { seat: 2, tilesLeft: 4 }, { seat: 3, tilesLeft: 5 }],
  standings: [],
  targets: {
    draw: true,
    pass: false,
    tiles: [
      { tile: "25", laid: ["25"], fewestHandOuts: 0, mostHandOuts: 0, call: false },
      { tile: "33", laid: ["25", "33"], fewestHandOuts: 2, mostHandOuts: 2, call: false },
      { tile: "51*", laid: ["51*"], fewestHandOuts: 0, mostHandOuts: 1, call: false },
      { tile: "D", laid: ["D"], directions: ["falling"], rotations: ["left", "right"], call: false },
      { tile: "J", laid: ["J"], directions: ["rising", "falling"], rotations: [], call: false },
    ],
  },
};

const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
const name = (button) => button.getAttribute("aria-label") ?? button.textContent;
const buttons = (table) => [...table.shadowRoot.querySelectorAll("button")].filter((button) => button.checkVisibility());

function find(table, words) {
  const found = buttons(table).find((button) => name(button) === words || (words.endsWith("…") && name(button).startsWith(words.slice(0, -1))));
  if (!found) {
    throw new Error(`no button "${words}" among ${buttons(table).map(name).join("; ")}`);
  }
  return found;
}

const press = (table, ...all) => all.forEach((words) => find(table, words).click());
const active = (table) => table.shadowRoot.activeElement;
const note = (table) => table.shadowRoot.querySelector("[role=status]").textContent;

function key(table, which, more = {}) {
  active(table).dispatchEvent(new KeyboardEvent("keydown", { key: which, bubbles: true, composed: true, cancelable: true, ...more }));
}

function equal(actual, wanted, what) {
  const [one, other] = [JSON.stringify(actual), JSON.stringify(wanted)];
  if (one !== other) {
    throw new Error(`${what}: ${one}, not ${other}`);
  }
}

/** @returns a table on the stage, after its first render, and its events */
async function put(view, { moves = [], interactive = true, language = "en" } = {}) {
  const table = new UpTurnTable();
  table.speech = {
    words(key, data) {
      if (!(key in words[language])) {
        throw new Error(`no words for ${key}`);
      }
      return phrase(words[language][key], language, data);
    },
    list: (parts) => new Intl.ListFormat(language).format(parts),
    name: (seat) => NAMES[seat],
  };
  Object.assign(table, { interactive, view, moves });
  const events = [];
  ["choose", "ask"].forEach((event) => table.addEventListener(event, ({ detail }) => events.push([event, detail.move])));
  document.getElementById("stage").replaceChildren(table);
  await frame();
  return { table, events };
}

/** Makes a move by pressing buttons, found by their names. */
function make(table, move) {
  if (active(table)) {
    key(table, "Escape");
  }
  const [text, call] = move.endsWith("!") ? [move.slice(0, -1), true] : [move, false];
  call && press(table, "Call Upturn");
  if (text === "draw" || text === "pass") {
    press(table, text === "draw" ? "Draw" : "Pass");
    return;
  }
  const [laid, seats = ""] = text.split(">");
  const last = /^[0-9]/.test(laid) ? laid.split(",").at(-1) : laid[0];
  find(table, /^[0-9]+$/.test(last) && Number(last) % 11 ? `tile ${last}` : `tile ${last}, …`).click();
  const sign = /[+-]/.exec(laid)?.[0];
  sign && buttons(table).some((one) => name(one) === "Rises") && press(table, sign === "+" ? "Rises" : "Falls");
  const neighbor = /^[UDB].*[LR]$/.test(laid) ? laid.at(-1) : "";
  const next = buttons(table).find((one) => name(one).endsWith(neighbor === "L" ? ", left" : ", right"));
  neighbor && next?.click();
  for (const seat of seats) {
    const other = NAMES[seat];
    const button = buttons(table).find((one) => [`${other} draws`, `One more for ${other}`].includes(name(one)));
    button?.click();
  }
  press(table, "Lay");
}

const tests = {
  async everyPartHasAnAccessibleName() {
    const { table } = await put(VIEW);
    equal(
      buttons(table).map(name),
      ["Lay", "Draw", "Pass", "Call Upturn", "tile 12", "tile 25", "tile 33, double", "tile 51*, marked", "tile D, arrow down", "tile J, joker"],
      "buttons",
    );
    equal(
      [...table.shadowRoot.querySelectorAll(".seat")].map((seat) => seat.textContent.replace(/\s+/g, " ")),
      ["Youto move6 tiles", "Bob4 tiles", "Cleo5 tiles"],
      "seats",
    );
    equal(table.shadowRoot.querySelector(".direction").textContent, "Rising: above 20", "the direction");
    equal(table.shadowRoot.querySelector(".bag").textContent, "80 in the bag1 played", "the bag");
    equal(
      buttons(table).filter((one) => one.getAttribute("aria-describedby") === "may-lay").map(name),
      ["tile 25", "tile 33, double", "tile 51*, marked", "tile D, arrow down", "tile J, joker"],
      "targets",
    );
  },
  async hasNoButtonsWithoutInteraction() {
    const { table } = await put(VIEW, { interactive: false });
    equal(buttons(table).length, 0, "buttons");
    equal(table.shadowRoot.querySelectorAll(".hand [role=img]").length, 6, "tiles");
    const spectator = { ...VIEW, viewer: "-", seats: VIEW.seats.map(({ seat, tilesLeft }) => ({ seat, tilesLeft })) };
    const { table: watched } = await put(spectator);
    equal(buttons(watched).length, 0, "buttons of a spectator");
  },
  async eventsBubble() {
    const { table } = await put(VIEW);
    const heard = [];
    const listen = ({ type, detail }) => heard.push([type, detail.move]);
    const stage = document.getElementById("stage");
    ["choose", "ask"].forEach((event) => stage.addEventListener(event, listen));
    press(table, "tile 12", "tile 25", "Lay");
    ["choose", "ask"].forEach((event) => stage.removeEventListener(event, listen));
    equal(heard, [["ask", "12"], ["choose", "25"]], "events at an ancestor");
  },
  async drawsAnArrowBetweenSeats() {
    const stage = document.getElementById("stage");
    for (const width of [304, 360, 480, 800]) {
      const { table } = await put(VIEW);
      stage.style.width = `${width}px`;
      await frame();
      const seats = [...table.shadowRoot.querySelectorAll(".seat")];
      seats.slice(1).forEach((seat, index) => {
        const [before, here] = [seats[index], seat].map((one) => one.getBoundingClientRect());
        const { left, width: across } = getComputedStyle(seat, "::before");
        const [begin, end] = [here.left + parseFloat(left), here.left + parseFloat(left) + parseFloat(across)];
        const isBetween = begin >= before.right - 3 && end <= here.left + 3;
        equal(isBetween, true, `of ${width}: from ${begin} to ${end}, between ${before.right} and ${here.left}`);
      });
    }
    stage.style.width = "";
  },
  async selectsOneTile() {
    const { table, events } = await put(VIEW);
    press(table, "tile 25", "tile 33, double");
    equal(buttons(table).filter((one) => one.getAttribute("aria-pressed") === "true").map(name), ["tile 33, double"], "selected");
    equal(find(table, "tile 25").classList.contains("along"), true, "a tile laid along with it");
    equal(table.held, "33", "held");
    press(table, "tile 33, double");
    equal(table.isHolding, false, "deselected");
    press(table, "Lay");
    equal([note(table), active(table)?.getAttribute("aria-label")], ["Choose a tile first.", "tile 12"], "no tile to lay");
    equal(events, [], "no events");
  },
  async asksWhyATileMayNotBeLaid() {
    const { table, events } = await put(VIEW);
    press(table, "tile 12");
    equal(events, [["ask", "12"]], "the question");
    table.faults = [{ code: "does-not-follow", message: "", tiles: ["12", "20"] }];
    await frame();
    equal(note(table), "12 does not follow 20: the game rises.", "the reason");
    equal(find(table, "tile 12").classList.contains("refused"), true, "the marked tile");
    press(table, "Lay");
    equal(events.at(-1), ["choose", "12"], "the illegal move can be tried");
    press(table, "tile 25");
    equal(note(table), "", "no reason for another tile");
  },
  async requiresItsChoices() {
    const { table, events } = await put(VIEW);
    press(table, "tile J, joker", "Lay");
    equal(note(table), "Choose whether the game rises or falls.", "the choice of a joker");
    equal(name(active(table)), "Rises", "the focus");
    press(table, "Falls", "Lay", "tile 33, double", "Lay");
    equal(note(table), "2 tiles are still to be handed out.", "the choice of a double");
    press(table, "One more for Cleo", "One more for Bob", "One more for Bob", "Lay");
    press(table, "One fewer for Bob", "One more for Cleo", "Lay");
    press(table, "tile 51*, marked", "Cleo draws", "No one draws", "Bob draws", "Lay", "tile D, arrow down", "Lay", "Cleo, right", "Lay");
    equal(
      events.map(([, move]) => move),
      ["J-", "25,33>23", "25,33>33", "51*>2", "DL", "DR"],
      "moves",
    );
  },
  async doesNotRemindOfTheCall() {
    const due = structuredClone(VIEW);
    due.targets.tiles.forEach((target) => (target.call = true));
    const looks = async (view, pressed) => {
      const { table } = await put(view);
      pressed && press(table, pressed);
      const call = find(table, "Call Upturn");
      const { backgroundColor, color, borderColor, width } = getComputedStyle(call);
      return [call.outerHTML, backgroundColor, color, borderColor, width, note(table), table.shadowRoot.querySelector(".tray").textContent];
    };
    for (const pressed of ["", "tile 25", "tile J, joker"]) {
      equal(await looks(due, pressed), await looks(VIEW, pressed), `the same look whether the call is due or not, ${pressed}`);
    }
    const { table, events } = await put(due);
    press(table, "tile 25", "Lay", "Call Upturn", "Lay", "Call Upturn", "Lay", "Call Upturn", "Draw");
    equal(events.map(([, move]) => move), ["25", "25!", "25", "draw!"], "moves");
    table.view = { ...due, text: `${due.text} ` };
    await frame();
    equal(find(table, "Call Upturn").getAttribute("aria-pressed"), "false", "the call is reset after a move");
    equal(table.held, "", "no selection after the player's own move");
    press(table, "tile 25");
    table.view = due;
    await frame();
    equal(table.held, "25", "a tile stays selected during other players' moves");
    press(table, "Call Upturn");
    table.view = { ...due, text: `${due.text} ` };
    await frame();
    equal([table.held, find(table, "Call Upturn").getAttribute("aria-pressed")], ["25", "false"], "the call is reset");
  },
  async dropsMessagesOfThePreviousPosition() {
    const { table } = await put(VIEW);
    table.faults = [{ code: "does-not-follow", message: "", tiles: ["12", "20"] }];
    await frame();
    equal(note(table), "12 does not follow 20: the game rises.", "a fault");
    table.view = { ...VIEW, text: `${VIEW.text} ` };
    await frame();
    equal([table.faults, note(table)], [[], "Choose a tile to lay, or draw one."], "no fault in the next position");
    press(table, "tile J, joker", "Lay");
    equal(note(table), "Choose whether the game rises or falls.", "the missing choice");
    table.view = VIEW;
    await frame();
    equal([table.held, note(table)], ["J", ""], "no message before the tile is laid");
  },
  async playsByKeyboard() {
    const { table, events } = await put(VIEW);
    table.focus();
    const visited = [name(active(table))];
    for (const which of ["ArrowRight", "ArrowRight", "End", "ArrowRight", "ArrowLeft", "Home"]) {
      key(table, which);
      visited.push(name(active(table)));
    }
    equal(visited, ["tile 12", "tile 25", "tile 33, double", "tile J, joker", "tile J, joker", "tile D, arrow down", "tile 12"], "tiles");
    key(table, "ArrowRight");
    active(table).click();
    key(table, "Enter");
    equal(events, [["choose", "25"]], "Enter selects a tile and lays it");
    key(table, "Escape");
    equal([table.isHolding, name(active(table))], [false, "tile 25"], "Escape deselects");
    key(table, "ArrowUp");
    equal(name(active(table)), "Lay", "up");
    key(table, "ArrowDown");
    press(table, "tile D, arrow down");
    active(table).focus();
    key(table, "ArrowUp");
    equal(name(active(table)), "Bob, left", "up to the choices");
    key(table, "ArrowDown");
    equal(name(active(table)), "Lay", "down to the button");
  },
  async saysWhatToDoNext() {
    const { table } = await put(VIEW);
    const after = (...all) => (table.clear(), press(table, ...all), table.sentence);
    equal(after(), "Choose a tile to lay, or draw one.", "without a tile");
    equal(after("tile 25"), "Ready: lay 25. Press “Lay”.", "a number");
    equal(after("tile 51*, marked"), "51 is marked: choose who draws a tile.", "a marked number");
    equal(after("tile 51*, marked", "Cleo draws"), "Ready: lay 51 (marked), Cleo draws 1. Press “Lay”.", "with its choice");
    equal(after("tile 33, double", "One more for Bob"), "25 and 33 are laid together. 1 tile is still to be handed out.", "a double");
    equal(after("tile J, joker"), "Choose whether the game rises or falls.", "a joker");
    equal(after("Lay"), "Choose a tile first.", "the button without a tile");
    table.view = { ...VIEW, text: "other", turn: 2 };
    await frame();
    equal(after("tile 25"), "In hand: lay 25.", "another player's turn");
  },
  async theButtonShowsTheTileItLays() {
    const shown = (table, lay, ...all) => (table.clear(), press(table, ...all), [find(table, lay).textContent, find(table, lay).querySelectorAll("svg").length]);
    const { table } = await put(VIEW);
    equal([[], ["tile 12"], ["tile 25"], ["tile 33, double"]].map((all) => shown(table, "Lay", ...all)), [["Lay", 0], ["Lay", 0], ["Lay 25", 0], ["Lay 33", 0]], "numbers");
    equal(shown(table, "Lay", "tile D, arrow down")[1], 1, "an arrow is drawn");
    const german = await put(VIEW, { language: "de" });
    equal(shown(german.table, "Legen", "Plättchen 25"), ["25 legen", 0], "in German");
  },
  theLogBeginsWithWhatThePlayersDid() {
    const speech = { words: (key, data) => phrase(words.en[key], "en", data), list: (parts) => new Intl.ListFormat("en").format(parts), name: (seat) => NAMES[seat] };
    const said = (more) => ({ seat: 2, drawings: [], call: "not-due", skipped: [], turn: 1, ...more });
    const moves = [
      said({ move: "UL" }),
      said({ move: "51*>3", drawings: [{ seat: 3, cause: "hand-out" }] }),
      said({ move: "S", skipped: [3, 1] }),
      said({ seat: 1, move: "J-", call: "missed", drawings: [{ seat: 1, cause: "missed-call", tile: "D" }, { seat: 1, cause: "missed-call", tile: "9*" }] }),
    ];
    const brief = ["Bob lays an arrow up.", "Bob lays 51. Cleo draws a tile.", "Bob lays “skip one”.", "You lay a joker. You forgot to call “Upturn”. You draw an arrow down and 9 (marked)."];
    const rest = [" Turns go left, to you.", "", " Cleo loses a turn. You lose a turn.", " The game falls."];
    equal(moves.map((move) => describeDeeds(move, 1, speech)), brief, "in the log");
    equal(moves.map((move) => describeMove(move, 1, speech)), brief.map((text, index) => text + rest[index]), "for screen readers");
  },
  async aSeatSaysWhatItsPlayerDid() {
    await setGameWords(async () => words.en);
    const moves = [
      { seat: 2, move: "draw", drawings: [{ seat: 2, cause: "draw" }], call: "not-due", skipped: [] },
      { seat: 2, move: "pass", drawings: [], call: "not-due", skipped: [] },
      { seat: 3, move: "33>2", drawings: [{ seat: 2, cause: "hand-out" }], call: "made", skipped: [] },
      { seat: 1, move: "S", drawings: [], call: "not-due", skipped: [2] },
    ];
    const table = { seats: [1, 2, 3].map((seat) => ({ seat, kind: "person", name: NAMES[seat] })) };
    const said = (seat, count) => seatPanel({ seat, table, view: VIEW }, moves.slice(0, count)).facts.map(({ word }) => word);
    equal([said(2, 0), said(2, 2), said(3, 4), said(2, 4)], [[], ["Bob draws a tile and passes."], ["Cleo lays 33 and calls “Upturn”."], ["Bob draws 2 tiles, passes, and loses a turn."]], "sentences");
  },
  async theChipsOfTheRulerDoNotTouch() {
    const rack = ["15", "16", "17", "18", "19", "20", "21", "22", "23", "57", "58", "97", "98", "99*"];
    const stage = document.getElementById("stage");
    for (const width of [320, 390, 768, 1000, 1200]) {
      stage.style.width = `${width}px`;
      const { table } = await put({ ...VIEW, seats: [{ ...VIEW.seats[0], rack }, ...VIEW.seats.slice(1)] });
      table.setAttribute("seated", "");
      await frame();
      const boxes = [...table.shadowRoot.querySelectorAll(".pin")].map((pin) => pin.getBoundingClientRect());
      const last = table.shadowRoot.querySelector(".last").getBoundingClientRect();
      const middle = last.left + last.width / 2;
      width < 700 || equal(boxes.filter((box) => box.left < last.right && box.right > last.left && box.top < last.bottom).length, 0, `chips over the digits of the last number in ${width}`);
      equal(boxes.slice(1).filter((box, index) => box.left < boxes[index].right).length, 0, `chips that touch in ${width}`);
      width < 700 || equal(boxes.filter((box) => box.left < middle && box.right > middle).length, 0, `chips over the last number in ${width}`);
    }
    stage.style.width = "";
  },
  async chipsWithRoomAreOnTheLine() {
    const { table } = await put({ ...VIEW, seats: [{ ...VIEW.seats[0], rack: ["12", "50", "51", "52", "70", "75", "90"] }, ...VIEW.seats.slice(1)] });
    table.setAttribute("seated", "");
    const stage = document.getElementById("stage");
    for (const [width, places] of [[390, "o^^^^^o"], [1200, "o^^^ooo"]]) {
      stage.style.width = `${width}px`;
      await frame();
      const tops = [...table.shadowRoot.querySelectorAll(".pin")].map((pin) => pin.getBoundingClientRect().top);
      equal(tops.map((top) => (top < Math.max(...tops) - 1 ? "^" : "o")).join(""), places, `chips in ${width}`);
    }
    stage.style.width = "";
  },
  async selectsAHint() {
    const { table, events } = await put(VIEW);
    for (const move of ["25,33>23!", "J-", "51*>3", "DR", "draw"]) {
      table.take(move);
      press(table, move === "draw" ? "Draw" : "Lay");
      table.clear();
    }
    equal(events.map(([, move]) => move), ["25,33>23!", "J-", "51*>3", "DR", "draw"], "one more press makes the move");
  },
  async dragsTiles() {
    const { table, events } = await put(VIEW);
    const from = find(table, "tile 25").getBoundingClientRect();
    const to = table.shadowRoot.querySelector(".slot").getBoundingClientRect();
    const pointer = (target, type, { left, top, width, height }, by = 0) =>
      target.dispatchEvent(
        new PointerEvent(type, { clientX: left + width / 2 + by, clientY: top + height / 2, pointerId: 1, bubbles: true, composed: true }),
      );
    pointer(find(table, "tile 25"), "pointerdown", from);
    pointer(window, "pointermove", from, 20);
    pointer(window, "pointermove", to);
    pointer(window, "pointerup", to);
    pointer(find(table, "tile 51*, marked"), "pointerdown", from);
    pointer(window, "pointermove", from, 20);
    pointer(window, "pointerup", from, 20);
    equal([events, table.held], [[["choose", "25"]], "51*"], "dropped on the line, and beside it");
    pointer(find(table, "tile 51*, marked"), "pointerdown", from);
    pointer(window, "pointermove", from, 20);
    pointer(window, "pointermove", to);
    pointer(window, "pointercancel", to);
    equal(events.length, 1, "no move after a canceled drag");
    equal(table.shadowRoot.querySelector(".ghost"), null, "no dragged copy is left");
  },
  async drawsTheLastTilesOfTheLine() {
    const said = (text, seat = 2) => ({ seat, move: text, drawings: [], call: "not-due", skipped: [], turn: 1 });
    const { table } = await put({ ...VIEW, reference: "20" }, { moves: ["5", "9", "DL", "4", "UR", "17,20>1"].map((text) => said(text)) });
    const steps = [...table.shadowRoot.querySelectorAll(".step")];
    equal(steps.map((step) => step.querySelector(".unseen").textContent), ["laid: 5", "laid: 9", "laid: arrow down", "laid: 4", "laid: arrow up", "laid: 17", "last number: 20"], "the last tiles");
    equal(new Set(steps.map((step) => step.getBoundingClientRect()).filter(({ height }) => height > 0).map(({ y, height }) => Math.round(y + height / 2))).size, 1, "one center line");
    equal(steps.filter((step) => step.classList.contains("latest")).length, 2, "the latest tiles");
    table.moves = [said("99")];
    await frame();
    equal(table.shadowRoot.querySelectorAll(".step").length, 1, "moves that do not lead to the view");
  },
  async showsTheLastMovesEffectsAtTheSeats() {
    const last = {
      seat: 2,
      move: "25,33>13",
      drawings: [{ seat: 1, cause: "hand-out", tile: "D" }, { seat: 3, cause: "hand-out" }, ...Array(3).fill({ seat: 2, cause: "missed-call" })],
      call: "missed",
      skipped: [3],
      turn: 1,
    };
    const { table } = await put(VIEW, { moves: [last] });
    const tags = () => [...table.shadowRoot.querySelectorAll(".seat")].map((seat) => seat.querySelector(".tag")?.textContent);
    equal(tags(), ["+1", "no call · +3", "skipped · +1"], "tags");
    table.moves = [{ ...last, drawings: [], call: "made", skipped: [] }];
    await frame();
    equal(tags(), [undefined, "Upturn!", undefined], "a call");
  },
  async aDrawnTileCanBePressedImmediately() {
    const { table } = await put(VIEW);
    const last = { seat: 1, move: "draw", drawings: [{ seat: 1, cause: "draw", tile: "40" }], call: "not-due", skipped: [], turn: 1 };
    const seats = [{ seat: 1, tilesLeft: 7, rack: ["12", "25", "33", "40", "51*", "D", "J"] }, ...VIEW.seats.slice(1)];
    Object.assign(table, { view: { ...VIEW, text: "drawn", seats }, moves: [last] });
    await frame();
    const { left, top, width, height } = find(table, "tile 40").getBoundingClientRect();
    const hit = table.shadowRoot.elementFromPoint(left + width / 2, top + height / 2);
    equal(hit.closest("button")?.getAttribute("aria-label"), "tile 40", "the tile is in its final place");
    const hand = table.shadowRoot.querySelector(".hand").getBoundingClientRect();
    equal(top >= hand.top - 8 && top + height <= hand.bottom, true, "inside the hand");
  },
  async showsMarkupAsText() {
    const { table } = await put({ ...VIEW, reference: "<img src=x>" });
    table.faults = [{ code: "not-on-rack", message: "<img>", tiles: ["<img>"] }];
    await frame();
    equal(table.shadowRoot.querySelector("img"), null, "no markup");
  },
  async allLanguagesHaveTheSameKeysAndValues() {
    const used = (message) => [...new Set([...JSON.stringify(message).matchAll(/\{(\w+)\}/g)].map(([, data]) => data))].sort();
    for (const catalogues of [words, lessons]) {
      for (const language of ["de", "fr", "nl"]) {
        equal(Object.keys(catalogues[language]).sort(), Object.keys(catalogues.en).sort(), `keys of ${language}`);
        Object.keys(catalogues.en).forEach((key) => equal(used(catalogues[language][key]), used(catalogues.en[key]), `data of ${key} in ${language}`));
        await put(VIEW, { language });
      }
    }
  },
};

/**
 * Makes each legal move of whole games by pressing buttons, and checks the resulting event.
 *
 * @param games the positions of some games: {view, last, legal, move}
 */
async function everyLegalMove(games) {
  let made = 0;
  for (const game of games) {
    const moves = [];
    const { table, events } = await put(game[0].view);
    for (const { view, last, legal } of game) {
      last && moves.push(last);
      Object.assign(table, { view, moves: [...moves] });
      await Promise.resolve();
      for (const move of legal) {
        table.clear();
        make(table, move);
        equal(events.pop(), ["choose", move], `the move in ${view.text}`);
        made++;
      }
    }
  }
  return made;
}

/** @param language of the table */
export async function show(language) {
  await load();
  const { table } = await put(VIEW, { language, moves: [{ seat: 3, move: "20", drawings: [], call: "made", skipped: [2], turn: 1 }] });
  table.take("25,33>23");
  await frame();
}

async function load() {
  for (const language of LANGUAGES) {
    words[language] = (await import(`./games/upturn/${language}.js`)).default;
    lessons[language] = (await import(`./games/upturn/lessons/${language}.js`)).default;
  }
}

/** @returns the failures, and the numbers of passed tests and moves made */
export async function run() {
  await load();
  const games = await Promise.all([2, 3, 4].map(async (seats) => (await fetch(`upturn-${seats}.json`)).json()));
  let made = 0;
  const { passed, failures } = await runTests({ ...tests, everyLegalMove: async () => (made = await everyLegalMove(games)) });
  return { passed, failures, made };
}
