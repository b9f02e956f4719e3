/** Tests of the page's moments, hints and analyses, for any browser that loads this module. */

import { ActionRunner } from "./action-runner.js";
import { Analysis } from "./analysis.js";
import { GameEnd } from "./game-end.js";
import { scene } from "./game-offer.js";
import { gamePlates } from "./game-plates.js";
import uptown from "./games/uptown/game.js";
import { countsOf, endWords, story } from "./games/uptown/end.js";
import * as street from "./games/street/end.js";
import * as upturn from "./games/upturn/end.js";
import { UptownBoard } from "./games/uptown/board/board.js";
import { Ghosts } from "./games/uptown/ghosts.js";
import { showChanges } from "./games/uptown/moments.js";
import { celebrate } from "./games/uptown/victory.js";
import { Hint } from "./hint.js";
import { loadWords, setGameWords, setLanguage } from "./i18n.js";
import { openTables } from "./open-tables.js";
import { refusalTitle } from "./reasons.js";
import { runTests } from "./run-tests.js";
import { StatusRegion } from "./status-region.js";
import { RequestError } from "./table-client.js";

const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
const stage = () => document.getElementById("stage");
const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
const pause = (ms) => new Promise((done) => setTimeout(done, ms));
const seats = ["Ada", "Bob", "Cleo", "Dan", "Eve"].map((name, index) => ({ seat: index + 1, kind: "person", name }));
const table = { you: 1, ply: 3, phase: "playing", seats };

/** @type {any[]} the final positions of games: {view} */
let games = [];

async function put(position = "", width = 480) {
  const board = new UptownBoard();
  board.style.width = `${width}px`;
  board.position = position;
  stage().style.position = "relative";
  stage().replaceChildren(board);
  await frame();
  return board;
}

function equal(actual, wanted, what) {
  const [one, other] = [JSON.stringify(actual), JSON.stringify(wanted)];
  if (one !== other) {
    throw new Error(`${what}: ${one}, not ${other}`);
  }
}

/** @param {number[]} shares the first is the best; each has a standard error of 1 in 100 */
function hintOf(shares, effect = () => [], name = (move) => move) {
  const estimates = shares.map((share, index) => ({ move: `b${index + 1}@A${index + 1}`, winShare: share, standardError: 0.01 }));
  const words = { name, effect };
  return new Hint(estimates, words, { table, view: {} }, () => undefined);
}

/** @param {(string | false | undefined)[]} sentences */
const joined = (sentences) => sentences.filter(Boolean).join(" ");

const moments = {
  aMoveWithinTheMarginIsNotCalledBetter() {
    equal(hintOf([0.5, 0.48]).sentence, "Other moves are about as good.", "within 1.96 standard errors of the difference");
    equal(hintOf([0.5, 0.46]).sentence, "The next best (b2@A2) wins 4 fewer in 100.", "beyond them");
    equal(hintOf([0.5]).sentence, "It is your only move.", "no other move");
    const hint = hintOf([0.5, 0.49, 0.4], (move) => [`It plays ${move}.`, false]);
    equal(hint.sentence, "It plays b1@A1.", "what the best move does");
    hint.next();
    equal([hint.move, hint.share, hint.sentence], ["b2@A2", 49, "It plays b2@A2."], "the second");
    hint.next();
    equal(hint.sentence, "It plays b3@A3. The best (b1@A1) wins 10 more in 100.", "the third");
    hint.next();
    equal([hint.move, hint.title], ["b1@A1", "Hint: b1@A1"], "the first again");
  },
  theListOfHintsIsInWords() {
    const hint = hintOf([0.5, 0.01], (move) => ["It joins.", move === "b1@A1" ? "It captures." : "It is safe."], (move) => `tile ${move.slice(1, 2)}`);
    equal(hint.element.getAttribute("aria-label"), "Hints", "its name");
    const buttons = [...hint.element.querySelectorAll("li button")];
    equal(buttons.map((one) => one.getAttribute("aria-label")), ["tile 1, 50 wins in 100, b1@A1", "tile 2, 1 win in 100, b2@A2"], "the notation ends the names");
    equal(buttons.map((one) => one.textContent), ["tile 1It joins.50 wins in 100", "tile 2It is safe.1 win in 100"], "only words are shown, with the effect that differs");
    buttons[1].click();
    equal([hint.move, buttons.map((one) => one.getAttribute("aria-pressed"))], ["b2@A2", ["false", "true"]], "a press selects");
  },
  async onlyAMoveIsRefused() {
    const runner = new ActionRunner((fault) => fault.code, () => undefined);
    const after = async (problem) => {
      await runner.run(() => Promise.reject(problem));
      return [runner.isRefusal, runner.isNotice, runner.messages[0]];
    };
    equal(await after(new RequestError("too-fast", "")), [false, true, "Too many requests. Wait a moment and try again."], "a request");
    equal(await after(new RequestError("illegal", "", [{ code: "own-tile" }])), [true, false, "own-tile"], "a move with faults");
    equal(await after(new RequestError("not-your-turn", "")), [true, false, "It is not your turn."], "a move");
    runner.show("Link copied.");
    equal([runner.isRefusal, runner.isNotice], [false, false], "a message");
    const status = new StatusRegion();
    stage().replaceChildren(status.element);
    status.show("Your turn.", "", ["Too many requests."], { isNotice: true });
    equal(status.element.className, "status noticing short", "the look of a notice");
    status.show("Your turn.", "", ["The blue 5 is not on the rack."], { isRefusal: true });
    equal(status.element.className, "status short refusing", "the look of a refusal");
    status.show("Your turn.", "", []);
    equal(status.element.className, "status short", "neither");
  },
  async theHeadingNamesARefusal() {
    const runner = new ActionRunner((fault) => `${fault.code} ${fault.cell ?? ""}`, () => undefined, (fault) => uptown.refusal(fault, table) ?? refusalTitle(fault));
    const after = async (...faults) => {
      await runner.run(() => Promise.reject(new RequestError("illegal", "", faults)));
      return [runner.title, runner.messages.length];
    };
    const misfit = { code: "does-not-fit", tile: "bI", cell: "D3" };
    const split = { code: "splits-group", tile: "bI", cell: "D3", lying: "o$", parts: [["C3"], ["E3"]] };
    equal(await after(misfit, split), ["Blue I does not fit D3", 1], "the first reason suffices");
    equal(uptown.fault(misfit, table), "A letter goes in its row.", "the sentence of a letter");
    equal(["b5", "bd"].map((tile) => uptown.fault({ ...misfit, tile }, table)), ["A number goes in its column.", "A symbol goes on a cell that shows it."], "other tiles");
    equal(await after(split), ["That would split orange", 1], "a split");
    equal(await after({ code: "no-gifts-here", site: "1.2" }, { code: "no-gifts-here", site: "1.3" }), ["Not there", 2], "a place in another game, with reasons of one kind");
    equal(await after({ code: "does-not-follow" }), ["Not possible", 1], "a move in another game");
    await runner.run(() => Promise.reject(new RequestError("not-your-turn", "")));
    equal(runner.title, "Not your turn", "a move without faults");
    await runner.run(() => Promise.reject(new RequestError("too-fast", "")));
    equal(runner.title, "", "a request is no refusal of a move");
    const status = new StatusRegion();
    stage().replaceChildren(status.element);
    status.show("Your turn.", "", ["A letter goes in its row."], { isRefusal: true, title: "Blue I does not fit D3" });
    const [turn, title] = status.element.querySelectorAll("h2");
    equal([title.hidden, title.textContent, turn.textContent, turn.className], [false, "Blue I does not fit D3", "Your turn.", "turn visually-hidden"], "the turn remains first in the text");
    status.show("Your turn.", "", []);
    equal([title.hidden, turn.className], [true, "turn"], "then the turn again");
  },
  async theStatusSaysWhatToDo() {
    const nothing = () => undefined;
    const part = uptown.open({ table: {}, play: nothing, run: nothing, say: nothing, explain: nothing, changed: nothing, closeHint: nothing, seatElement: nothing, current: () => state, over: stage() });
    const view = { ...games[0].view, over: false, turn: 1, viewer: 1, targets: { b5: { empty: ["A5"], captures: ["B5", "C5"] }, b6: { empty: [], captures: ["A6"] }, b7: { empty: ["A7", "B7"], captures: [] } } };
    const state = { table: { ...table, id: "t" }, view };
    const after = (more, ...moves) => {
      const shown = { ...state, ...more };
      part.update({ state: shown, table: shown.table, view: shown.view, views: [], last: moves.at(-1), moves, isAnalysed: false, isPast: false, isOwn: true, faults: [] });
      return part.held();
    };
    const own = { seat: 1, move: "b1@A1", skipped: [] };
    const harmless = { seat: 2, move: "g1@B1", skipped: [] };
    const hit = { seat: 3, move: "o1xA1", captured: "b1", skipped: [] };
    equal(after({}, harmless), "", "the first turn has its own words");
    equal(after({}, own, harmless), "Choose a tile to see where it fits.", "a turn");
    equal(after({}, own, harmless, hit), "", "the last move captured a tile of the player: it remains");
    equal(after({}, own, hit, harmless), "Cleo captures your blue 1 with orange 1 on A1.", "an earlier move did");
    equal(after({}, hit, own, harmless), "Choose a tile to see where it fits.", "before the player's last move");
    equal(after({ view: { ...view, turn: 2 } }, hit, own), "", "another player's turn");
    const held = (tile) => (after({}, own), (part.selection = tile), part.held());
    equal(held("b5"), "The blue 5 fits one empty cell and can capture two tiles.", "a tile with captures");
    equal(held("b6"), "The blue 6 fits no empty cell and can capture one tile.", "only a capture");
    equal(held("b7"), "The blue 7 fits two empty cells.", "without captures");
  },
  theTopRowOfTheStartPageIsFull() {
    const game = (phase, more) => ({ table: phase, ruleset: "r", phase, people: ["Bob"], bots: 0, open: 0, moved: Date.now(), ...more });
    const [over, yours, theirs] = [game("over", { rank: 2 }), game("playing", { turn: true }), game("playing", { turn: "Bob" })];
    const invitations = () => ["Puzzle", "Lessons"].map((name) => Object.assign(document.createElement("p"), { textContent: name }));
    const row = (...kept) => gamePlates(kept, [], (id) => id, () => undefined, invitations()).map((one) => (one.querySelector("strong") ?? one).textContent);
    equal(row(over), ["You came second", "Puzzle", "Lessons"], "one game");
    equal(row(over, yours), ["Your turn", "You came second", "Puzzle"], "two games");
    equal(row(over, theirs, yours), ["Your turn", "Bob is to move", "PuzzleShow all 3 games"], "more games");
    stage().replaceChildren(...gamePlates([over, theirs, yours], [], (id) => id, () => undefined, invitations()));
    stage().querySelector("button").click();
    equal([...stage().children].map((one) => (one.querySelector("strong") ?? one).textContent), ["Your turn", "Bob is to move", "Puzzle", "You came second"], "all games");
  },
  async theStartPageDoesNotNeedTheOpenTables() {
    const section = await openTables([], () => Promise.reject(new RequestError("too-fast", "")), (id) => id);
    equal([section.hidden, section.querySelectorAll("li").length], [true, 0], "an answer that fails");
  },
  async theStartPageDrawsTheLastPositionSeen() {
    const { default: cover } = await import("./games/uptown/cover.js");
    const { default: line } = await import("./games/upturn/cover.js");
    const drawn = (of, seen) => scene({ ...of, title: "" }, seen);
    const tiles = (seen) => drawn(cover, seen).querySelectorAll(".tile").length;
    equal([tiles({ board: { A1: "bA", E5: "g5" } }), tiles({ board: {} })], [2, 0], "the user's tiles");
    const laid = (seen) => drawn(line, seen).querySelectorAll("svg > svg > svg").length;
    equal(laid({ reference: "34" }), 1, "the number of the line");
    const example = tiles();
    equal([tiles({ board: 5 }), tiles({ board: null }), tiles("x"), tiles({ board: { A1: null } }), tiles({ board: { Q9: "bA" } })], [0, example, example, 0, 0], "malformed tiles");
    equal(laid({ reference: 5 }), laid(), "a malformed line");
    const over = { table: "t", ruleset: "r", phase: "over", rank: 1, people: [], bots: 1, open: 0, moved: Date.now() };
    const next = (game) => gamePlates([game], [], (id) => id, () => undefined, [])[0].querySelector(".next")?.textContent;
    equal([next(over), next({ ...over, phase: "playing" })], ["Rematch or analysis", undefined], "the next step");
    const last = (mover, ago) => gamePlates([{ ...over, mover, moved: Date.now() - ago }], [], (id) => id, () => undefined, [])[0].querySelector(".quiet").textContent;
    equal([last(true, 0), last("Bob", 250_000), last(undefined, 90_000_000)], ["You moved just now", "Bob moved 4 minutes ago", "Last change: yesterday"], "who moved last");
  },
  theLogLeavesOutOnlyTheDrawnTile() {
    const placed = { seat: 1, move: "b5@E5", drawn: "b1", skipped: [] };
    const log = (more) => [uptown.describe({ ...placed, ...more }, table, undefined), uptown.brief({ ...placed, ...more }, table, undefined)];
    equal(log({}), ["You play blue 5 on E5. You draw blue 1.", "You play blue 5 on E5."], "a move of one's own");
    equal(log({ skipped: [2] }), ["You play blue 5 on E5. You draw blue 1. Bob has finished and is skipped.", ""], "a skipped player");
  },
  async streetNamesMoves() {
    const { adviceWords } = await import("./games/street/advice.js");
    await setGameWords(async () => (await import("./games/street/en.js")).default);
    const words = adviceWords();
    const names = [words.name("b21b@1.3", table), words.name("b21x", table)];
    await setGameWords(uptown.words);
    equal(names, ["Data Bureau on site 3", "Discard Panorama Cafe / Data Bureau"], "a project and a card");
  },
  async uptownExplainsMoves() {
    const words = await uptown.advice();
    const view = {
      viewer: 1,
      board: { A1: "bA", A3: "b3", C5: "g5" },
      seats: [{ seat: 1, colors: [{ color: "b" }] }, { seat: 2, colors: [{ color: "g" }] }],
      targets: { b2: { empty: ["C2"] }, b4: { empty: ["A4"] }, b5: { empty: [] }, bC: { empty: ["C4"] }, bi: { empty: ["I9"] } },
    };
    equal(words.name("bd@D1"), "blue street sign on D1", "a name");
    equal(words.pieces("bd@D1", table).length, 1, "its tile");
    equal(joined(words.effect("b2@A2", view, table)), "It joins your groups: 1 is left. No one can capture it there.", "a link");
    equal(joined(words.effect("b5xC5", view, table)), "You then have 3 groups. It captures Bob’s green 5. Blue C can go beside it.", "a capture");
    equal(joined(words.effect("b5@A5", view, table)), "You then have 3 groups. Blue 4 on A4 can then join it to another group.", "a plan");
    equal(joined(words.effect("b1@B1", view, table)), "It extends one of your 2 groups.", "a longer group");
    equal(words.drawbacks(["more-groups 2", "cannot-join b7 bE"]), ["2 more groups", "blue 7 and blue E can then join no group"], "drawbacks");
  },
  async upTurnExplainsMoves() {
    const { adviceWords } = await import("./games/upturn/advice.js");
    await setGameWords(async () => (await import("./games/upturn/en.js")).default);
    const words = adviceWords();
    const view = { viewer: 1, reference: "20", direction: "rising", seats: [{ seat: 1, rack: ["25*", "30", "99", "U"] }], targets: { tiles: [{}] } };
    const heard = [joined(words.effect("25*>2", view, table)), joined(words.effect("draw", view, table)), joined(words.effect("30", { ...view, seats: [{ seat: 1, rack: ["30"] }] }, table)), words.name("25*>1", table)];
    await setGameWords(uptown.words);
    equal(heard, ["It leaves you 3 tiles. Bob draws a tile. 2 of your numbers are still above 25.", "It keeps all your tiles for a later turn.", "It is your last tile.", "lay 25 (marked), you draw 1"], "reasons");
  },
  async streetCountsTheWorthOfAMove() {
    const { adviceWords } = await import("./games/street/advice.js");
    const { worth } = await import("./games/street/deck.js");
    const { SAMPLE } = await import("./games/street/decks.js");
    await setGameWords(async () => (await import("./games/street/en.js")).default);
    const street = [["b21b", "b1a"], ["p1a"], [], [], []];
    const floors = street.map((site) => site.map((id) => SAMPLE.projects.get(id)));
    const seats = [1, 2].map((seat) => ({ seat, account: 7, street: street.map((projects) => ({ projects })) }));
    const view = { viewer: 1, seats, turn: { seat: 1, action: 2 }, targets: { projects: [] } };
    const roof = [...SAMPLE.projects.values()].find(({ id, marks, income, prestige }) => id.startsWith("b") && marks.join() === "r" && [...income, ...prestige].every(({ unit }) => unit === ""));
    const heard = [joined(adviceWords().effect(`${roof.id}@1.3`, view, table)), joined(adviceWords().effect("b2x", view, table))];
    await setGameWords(uptown.words);
    const pays = worth("income", [...floors, [roof]]);
    equal([heard[0].includes(`pays you ${pays} $`), heard[0].endsWith(`You pay ${roof.cost} of your 7 $.`)], [pays > 0, true], heard[0]);
    equal(heard[1], "Neither of its projects can be built now.", "a discard");
  },
  async streetSaysWhatAPlayerWouldHave() {
    const { outlook } = await import("./games/street/accounts.js");
    await setGameWords(async () => (await import("./games/street/en.js")).default);
    const street = [["b21b", "b1a"], ["p1a"], [], [], []].map((projects) => ({ projects }));
    const view = { seats: [1, 2].map((seat) => ({ seat, income: 1, prestige: 5, street })) };
    const said = [["p1b", ["1.1", "1.3"]], ["p1c", ["1.3"]], ["b1b", ["2.3"]], ["p1a", []]].map(([project, sites]) => outlook(project, sites, view, table));
    await setGameWords(uptown.words);
    equal(said, ["On site 1 or 3: income 1–2\u00a0$, prestige 5.", "On site 3: income 1\u00a0$, prestige 6.", "", ""], "totals");
  },
  async anArrowLeadsFromTheFrameToTheGhost() {
    const board = await put();
    const ghosts = new Ghosts(board);
    const rack = document.createElement("div");
    rack.style.cssText = "position: absolute; left: 900px; top: 300px; width: 40px; height: 40px";
    stage().append(rack);
    ghosts.show([{ kind: "hint", move: "b2@E2", share: 14 }], () => rack);
    await pause(isStill ? 0 : 450);
    const layer = board.shadow.querySelector("svg.ghosts");
    const ways = board.shadow.querySelector("g.ghosts");
    const [cell, lying, head, way] = [board.elementOf("E2").querySelector(".field"), layer.querySelector(".lying"), ...[".head", ".way"].map((one) => ways.querySelector(one))].map((one) => one.getBoundingClientRect());
    equal(ways.compareDocumentPosition(board.elementOf("A1")) & Node.DOCUMENT_POSITION_FOLLOWING, Node.DOCUMENT_POSITION_FOLLOWING, "the arrow is below the tiles");
    equal(ways.closest("[aria-hidden]") !== null, true, "the arrow has no name");
    equal(layer.querySelector(".share").textContent, "14", "the wins in 100");
    const frameRect = board.getBoundingClientRect();
    equal(Math.abs(lying.left + lying.width / 2 - cell.left - cell.width / 2) < 2, true, "the tile is on its cell");
    equal(head.left >= lying.right && head.left - lying.right < 15, true, `the point is beside the tile: ${head.left - lying.right}`);
    equal(way.right <= frameRect.right && way.right > frameRect.right - 20, true, `it starts at the frame: ${[way.right, frameRect.right]}`);
    equal(layer.getAttribute("aria-hidden"), "true", "the status says it");
    ghosts.show([{ kind: "better", move: "b5@E5" }], () => rack);
    equal([[...layer.children].map((one) => one.getAttribute("class")), ways.childElementCount], [["for-better"], 0], "a better move has no arrow");
    equal(layer.querySelector(".share"), null, "without a share");
    ghosts.show([], () => undefined);
    equal([layer.childElementCount, ways.childElementCount], [0, 0], "none");
  },
  async anArrowCrossesNoTile() {
    const board = await put();
    const ghosts = new Ghosts(board);
    const ways = board.shadow.querySelector("g.ghosts");
    const rack = document.createElement("div");
    rack.style.cssText = "position: absolute; left: 900px; top: 400px; width: 40px; height: 40px";
    stage().append(rack);
    const arrowTo = (cell, tiles) => {
      board.view = { board: tiles, groups: {}, protected: [], seats: [], targets: {}, standings: [] };
      ghosts.show([{ kind: "hint", move: `b2@${cell}` }], () => rack);
      const way = ways.querySelector(".way");
      const middle = way?.getPointAtLength(way.getTotalLength() / 2);
      const crossed = middle && "ABCDEFGHI"[Math.floor((middle.y - 27) / 52)] + String(1 + Math.floor((middle.x - 27) / 52));
      ghosts.show([], () => rack);
      return { d: way?.getAttribute("d"), crossed };
    };
    const free = arrowTo("E2", {});
    equal(free.d === undefined, false, "an arrow over empty cells");
    equal(arrowTo("E2", { [free.crossed]: "r1" }).d === free.d, false, `another way or none with a tile on ${free.crossed}`);
    const column = Object.fromEntries(["A", "B", "C", "D", "E", "F", "G", "H", "I"].flatMap((row) => [[`${row}5`, "r1"], [`${row}6`, "r2"]]));
    equal(arrowTo("E2", column).d, undefined, "no arrow through a wall of tiles");
  },
  async aCapturedTileIsSeen() {
    const board = await put();
    const row = document.createElement("div");
    row.style.cssText = "position: absolute; left: 3000px; top: -900px; width: 20px; height: 20px";
    stage().append(row);
    board.view = { board: { A9: "g9" } };
    await frame();
    board.travel = () => ({ from: row, to: row });
    board.view = { board: { A9: "b9" } };
    await frame();
    const ghosts = [...board.shadow.querySelectorAll(".ghost, .outlined")];
    equal(ghosts.length, isStill ? 1 : 2, "the captured tile, and the one that moves");
    const [captured] = ghosts;
    const [flight] = captured.getAnimations();
    equal(flight.effect.getTiming().duration, 900, "its time");
    let moved = 0;
    let { left: before } = captured.getBoundingClientRect();
    for (let time = 0; time < 900; time += 30) {
      ghosts.forEach((ghost) => ghost.getAnimations().forEach((one) => one.effect.getTiming().duration > time && ((one.currentTime = time), one.pause())));
      for (const ghost of ghosts) {
        const { left, top, right, bottom } = ghost.getBoundingClientRect();
        equal(left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1, true, `in the window after ${time} ms: ${[left, top, right, bottom, innerWidth]}`);
      }
      moved += Math.abs(captured.getBoundingClientRect().left - before);
      before = captured.getBoundingClientRect().left;
    }
    equal(moved > 10, !isStill, "it moves");
    equal(isStill ? getComputedStyle(captured).outlineStyle : "solid", "solid", "its outline");
    dispatchEvent(new PointerEvent("pointerdown"));
    await pause(50);
    equal(board.shadow.querySelectorAll(".ghost, .outlined").length, 0, "the next action ends it");
    equal(board.elementOf("A9").getAttribute("aria-label").includes("b9"), true, "the board is right at once");
  },
  async theNumbersOfGroupsTurnOver() {
    const board = await put();
    const rows = [1, 2].map(() => {
      const row = document.createElement("div");
      row.innerHTML = '<span class="enamel"><b></b></span><span class="facts"><b></b></span>';
      return row;
    });
    stage().append(...rows);
    const view = (groups, captures) => ({ board: {}, groups: { b: [["A1"]] }, seats: groups.map((n, index) => ({ seat: index + 1, captures, colors: [{ color: "bg"[index], groups: n }] })) });
    rows.forEach((row, index) => {
      row.querySelector(".enamel b").textContent = String([1, 2][index]);
      row.querySelector(".facts b").textContent = "4";
    });
    const done = showChanges(view([2, 2]), view([1, 2]), { seat: 1, move: "bAxA1", captured: "gA" }, { board, seatElement: (seat) => rows[seat - 1] });
    equal(rows.map((row) => row.textContent), isStill ? ["14", "24"] : ["23", "24"], "before the tile lands");
    await done;
    await pause(isStill ? 0 : 700);
    equal(rows.map((row) => row.textContent), ["14", "24"], "after it");
  },
  async theSignOfTheEndCoversNoWinningTile() {
    const covering = [];
    for (const { view } of games) {
      for (const width of [300, 360, 700]) {
        const { board, end, over } = await ended(view, { width });
        const made = over.querySelector(".moment");
        const sign = made.getBoundingClientRect();
        const rim = 4;
        const field = board.shadow.querySelector(".veil").getBoundingClientRect();
        // On small cells, it covers a part of the frame too.
        const more = width < 400 ? field.width / 27 : 0;
        const [least, most] = [0.1 + more, 1 + more];
        equal(sign.left - rim >= field.left - least && sign.right + rim <= field.right + most && sign.top - rim >= field.top - least && sign.bottom + rim <= field.bottom + most, true, `with its rim on the cells of the board of ${width} px: ${JSON.stringify([sign, field])}`);
        const cut = [...made.querySelectorAll("h2, p")].filter((one) => one.scrollWidth > one.clientWidth + 1 || one.getBoundingClientRect().bottom > sign.bottom);
        equal(cut.map((one) => one.textContent), [], `no words are cut at ${width} px in size ${made.dataset.size}`);
        const winners = view.standings.filter(({ rank }) => rank === 1).map(({ seat }) => seat);
        const colors = view.seats.filter(({ seat }) => winners.includes(seat)).flatMap((one) => one.colors.map(({ color }) => color));
        const cells = colors.flatMap((color) => (view.groups[color] ?? []).flat());
        const covered = cells.filter((cell) => {
          const { left, right, top, bottom } = board.elementOf(cell).querySelector(".face-up").getBoundingClientRect();
          return left < sign.right && right > sign.left && top < sign.bottom && bottom > sign.top;
        });
        covered.length > 0 && covering.push(`${view.ruleset} at ${width} px: ${covered}`);
        equal(board.shadow.querySelectorAll(".victory .disc").length, colors.reduce((sum, color) => sum + (view.groups[color] ?? []).length, 0), "each group is counted");
        close(end, view);
      }
    }
    return { signs: 3 * games.length, signsOverWinners: covering };
  },
  async severalWinnersCountTheirGroupsInTheirColors() {
    const { view } = games[0];
    const board = await put("", 480);
    board.view = view;
    await frame();
    const looks = (winners) => {
      const lit = celebrate(board, view, winners, false);
      const found = [...board.shadow.querySelectorAll(".counted")].map((one) => one.getAttribute("class"));
      const paints = [...board.shadow.querySelectorAll(".disc")].map((one) => getComputedStyle(one).fill);
      lit.close();
      return [[...new Set(found)], new Set(paints).size];
    };
    equal(looks([1])[1], 1, "one winner: in ink");
    equal(looks([1])[0], ["counted "], "one winner: without a color");
    equal(looks([1, 2]), [["counted blue", "counted green"], 2], "two winners");
  },
  async theSignSparesTheOwnTiles() {
    const board = { A1: "b1", A2: "b2", I1: "g1", I2: "g2", I3: "g3", E8: "r8", F8: "rF" };
    const groups = { b: [["A1", "A2"]], g: [["I1", "I2", "I3"]], r: [["E8", "F8"]], o: [], y: [] };
    const view = { ...games[0].view, board, groups, viewer: 2, standings: [standing(1, 1, 1, 0), standing(2, 2, 2, 0), standing(3, 3, 3, 0)] };
    const { over, board: shown, end } = await ended(view, { width: 700, you: 2 });
    const sign = over.querySelector(".moment").getBoundingClientRect();
    const hidden = Object.keys(board).filter((cell) => {
      const { left, right, top, bottom } = shown.elementOf(cell).getBoundingClientRect();
      return left < sign.right && right > sign.left && top < sign.bottom && bottom > sign.top;
    });
    equal(hidden, [], "nothing is hidden where there is room");
    const field = shown.shadow.querySelector(".veil").getBoundingClientRect();
    equal([field.right - sign.right < 10, field.bottom - sign.bottom < 10, sign.width > field.width / 2], [true, true, true], "a wide sign in a lower corner");
    close(end, view);
  },
  async theHeadingIsOnOneLineIfItIsLargeEnough() {
    const lines = async (you, standings, width) => {
      const { over, end } = await ended({ ...games[0].view, standings }, { you, width });
      const heading = over.querySelector(".moment h2");
      const found = Math.round(heading.offsetHeight / parseFloat(getComputedStyle(heading).lineHeight));
      close(end, games[0].view);
      return found;
    };
    const won = [standing(1, 1, 2, 3), standing(2, 2, 3, 5), standing(3, 3, 4, 0)];
    const joint = [standing(1, 1, 2, 3), standing(2, 1, 2, 3), standing(3, 3, 4, 0)];
    equal([await lines(1, won, 700), await lines(1, won, 360), await lines(3, won, 360)], [1, 1, 1], "one winner");
    equal((await lines(3, joint, 300)) <= 2, true, "two winners on a small board");
  },
  async theEndNamesTheWinnerAndTheReason() {
    const view = { ...games[0].view, standings: [standing(1, 1, 2, 3), standing(2, 2, 2, 5), standing(3, 3, 4, 0)] };
    const words = async (more, you = 1, standings = view.standings) => {
      const { over, end } = await ended({ ...view, standings }, { you, more, width: 700 });
      const sign = over.querySelector(".moment");
      const said = [sign.className.replace("moment enamel ", "").replace(" placed", ""), ...[...sign.querySelectorAll("h2, p")].map((one) => one.textContent)];
      close(end, view);
      return said;
    };
    const why = "Two groups, level with Bob, but fewer captures: 3 against 5.";
    equal(await words({}), ["blue won", "You win", why], "a victory by captures");
    equal(await words({}, "-"), ["blue", "Ada wins", why], "a spectator");
    equal(await words({}, 3), ["plain", "Ada wins", "Two groups. You come last with four, two too many."], "the last");
    equal(await words({}, 2), ["plain", "Ada wins", "Two groups each, but you captured more: 5 against 3."], "a loss by captures");
    equal(await words({ termination: "resignation 3" }), ["blue won", "You win", `Cleo resigned. ${why}`], "another player's resignation");
    equal(await words({ termination: "resignation 3" }, 3), ["plain", "Ada wins", "You resigned and come last."], "my resignation has no other reason");
    equal(await words({ termination: "resignation 2 3" }), ["blue won", "You win", "Bob and Cleo have resigned."], "no one else is left");
    equal((await words({ termination: "time 3" }, 3))[2], "You ran out of time and come last.", "my time");
    equal((await words({ termination: "time 3" }, 2))[2], "Cleo ran out of time. Two groups each, but you captured more: 5 against 3.", "the time of another player");
    equal((await words({ termination: "agreement" }))[2], `The players agreed to stop here. ${why}`, "an agreement");
    equal((await words({ termination: "limit" }))[2], `The game reached the limit of this table. ${why}`, "a limit");
    const two = [standing(1, 1, 3, 0), standing(2, 2, 4, 0)];
    equal((await words({}, 1, two))[2], "Three groups, one fewer than Bob.", "two players");
    equal((await words({}, 2, two))[2], "Three groups against your four.", "a loss of two players");
    const clear = [standing(1, 1, 1, 3), standing(2, 2, 3, 5), standing(3, 2, 3, 5)];
    equal((await words({}, 1, clear))[2], "One group, two fewer than Bob and Cleo.", "a victory by groups");
    equal((await words({}, 3, clear))[2], "One group. You come second with three, level with Bob.", "a shared place");
    // A player who has resigned is last with fewer groups, and is compared with no one.
    const gone = [standing(1, 1, 3, 3), standing(2, 2, 4, 5), standing(3, 3, 1, 0)];
    equal((await words({ termination: "resignation 3" }, 2, gone))[2], "Cleo resigned. Three groups against your four.", "one with fewer groups has resigned");
    const level = "Two groups each, and as many captures: 3.";
    const joint = [standing(1, 1, 2, 3), standing(2, 1, 2, 3), standing(3, 3, 4, 0)];
    equal(await words({}, 2, joint), ["green won", "You and Ada win", level], "a shared victory");
    equal(await words({}, "-", joint), ["plain", "Ada and Bob win", level], "a spectator of a shared victory");
    equal((await words({}, 3, joint)).slice(1), ["Ada and Bob win", "Two groups. You come last with four, two too many."], "others share it");
    const all = [1, 2, 3].map((seat) => standing(seat, 1, 2, 3));
    equal(await words({}, "-", all), ["plain", "A shared victory", level], "all share it");
    equal((await words({}, 1, all))[1], "You share the victory", "with more than one");
  },
  async theOtherGamesNameTheirReasons() {
    await setGameWords(async () => (await import("./games/street/en.js")).default);
    const built = (seat, rank, score, height) => ({ seat, rank, score, height, prestige: score - 2, account: 6 });
    const houses = [built(1, 1, 17, 4), built(2, 2, 14, 3), built(3, 3, 14, 2)];
    const reason = (standings, you) => street.reason(standings, { ...table, you, standings });
    equal([1, 3, "-"].map((you) => reason(houses, you)), ["17 points, 3 more than Bob.", "17 points. You come last with 14, 3 too few.", "17 points, 3 more than Bob."], "points");
    const tall = [built(1, 1, 17, 4), built(2, 2, 17, 3)];
    equal([1, 2].map((you) => reason(tall, you)), ["17 points, as many as Bob, but a taller building: 4 floors against 3.", "17 points each, but your tallest building is lower: 4 floors against your 3."], "height");
    equal(reason([built(1, 1, 17, 4), built(2, 1, 17, 4)], 1), "17 points each, and equally tall buildings: 4 floors.", "level");
    const view = { seats: [{ seat: 1, street: [{ projects: [] }] }, { seat: 2, street: [{ projects: ["b21b", "b12a"] }] }] };
    const storyFor = (standings, you, more) => street.story({ ...table, you, standings, ...more }, view, standings);
    const dear = storyFor(houses, 1, {}).text;
    equal(/^The dearest building is on site 1, in the street of Bob: 2 floors for \d+ \$\.$/.test(dear), true, dear);
    equal(storyFor(houses, 2, {}).text.startsWith("The dearest building is yours, on site 1: 2 floors"), true, "mine");
    equal([houses, tall, [built(1, 1, 17, 4), built(2, 2, 16, 3)], [built(1, 1, 27, 4), built(2, 2, 16, 3)]].map((one) => storyFor(one, 2, {}).title), ["Built on prestige", "A matter of height", "One point short", "A clear victory"], "headings");
    equal(storyFor(houses, 1, { termination: "resignation 3" }).title, "Cut short", "a resignation");
    await setGameWords(async () => (await import("./games/upturn/en.js")).default);
    const left = (seat, rank, tilesLeft) => ({ seat, rank, tilesLeft });
    const laid = [left(1, 1, 0), left(2, 2, 1), left(3, 3, 4)];
    equal([1, 2, 3].map((you) => upturn.reason(laid, { ...table, you, standings: laid })), ["All tiles laid, 1 fewer than Bob.", "All tiles laid. You come second with 1 left.", "All tiles laid. You come last with 4 left."], "tiles");
    const moves = [{ seat: 1, move: "draw", drawings: [{ seat: 1 }, { seat: 1 }] }, { seat: 2, move: "40", drawings: [] }, { seat: 3, move: "41", drawings: [] }, { seat: 1, move: "42,43,44", drawings: [{ seat: 3 }] }];
    const rack = { seats: laid.map(({ seat, tilesLeft }) => ({ seat, tilesLeft })) };
    equal(upturn.heldAfter(moves, rack).map((held) => [...held.values()]), [[3, 2, 4], [3, 1, 4], [3, 1, 3], [0, 1, 4]], "tiles after each move");
    const race = (you, more = {}) => upturn.story({ table: { ...table, you, ...more }, view: rack, moves, standings: laid });
    equal([1, 2, 3].map((you) => race(you).title), ["A narrow one", "One tile short", "A narrow one"], "headings");
    equal([1, 2].map((you) => race(you).text), ["After move 1, you held 3 tiles.", "After move 1, Ada held 3 tiles."], "the most tiles");
    equal(race(1, { termination: "time 2" }), { title: "Cut short", text: "5 tiles were still to be laid." }, "cut short");
    await setGameWords(uptown.words);
    await endWords();
  },
  async theStoryIsTrue() {
    await endWords();
    const view = { seats: ["b", "g"].map((color, index) => ({ seat: index + 1, colors: [{ color, finished: false, pileSize: 3, rackSize: 2 }] })) };
    const played = (text) => text.split(" ").map((move, index) => ({ seat: (index % 2) + 1, move: move.slice(0, 5), ...(move[2] === "x" && { captured: "r1" }), skipped: [] }));
    const storyFor = (text, you, wins = 1, termination) => {
      const moves = played(text);
      const counts = countsOf(moves, view).at(-1);
      const standings = [...counts].map(([seat, { groups, captures }]) => ({ seat, rank: seat === wins || wins === 0 ? 1 : 2, groups, score: -groups, captures: { r: captures } })).sort((one, other) => one.rank - other.rank);
      const { title, text: words } = story({ table: { ...table, you, seats: seats.slice(0, 2), standings, termination }, view, moves, standings });
      return [title, words];
    };
    equal(countsOf(played("b1@A1 g1@B1 b3@A3 g2@B2 b2xA2"), view).map((counts) => [...counts.values()].map(({ groups, captures }) => `${groups}${captures}`).join(" ")), ["10 00", "10 10", "20 10", "20 10", "11 10"], "groups and captures after each move");
    const early = "b1@A1 g1@C1 b2@A2 g3@C3 b3@A3 g5@C5 b4@A4 g7@C7 b5@A5 g9@C9";
    equal(storyFor(early, 1), ["Never in doubt", "You were ahead from move 4 on: Bob played green 3 on C3."], "ahead before the middle");
    equal(storyFor(early, 2)[0], "Never in doubt", "the same for the loser");
    const behind = "b1@A1 g1@C1 b3@A3 g2@C2 b5@A5 g3@C3 b7@A7 g4@C4 b2@A2 gA@E1 b4@A4 gB@F5 b6@A6 gC@G9";
    equal(storyFor(behind, 1), ["From behind", "After move 8, you still had three more groups than Bob."], "from behind");
    equal(storyFor(behind, 2), ["From behind", "After move 8, Ada still had three more groups than you."], "of the loser");
    const three = { seats: [...view.seats, { seat: 3, colors: [{ color: "r", finished: false, pileSize: 3, rackSize: 2 }] }] };
    const ranked = [[1, 1, 2], [3, 2, 3], [2, 3, 4]].map(([seat, rank, groups]) => ({ seat, rank, groups, score: -groups, captures: {} }));
    const turns = "b1@A1 g1@C1 r1@E1 b3@A3 g2@C2 r3@E3 b5@A5 g3@C3 r5@E5 b7@A7 g5@C5 r6@E6 b2@A2 g7@C7 r7@E7 b4@A4 g9@C9 r8@E8".split(" ").map((move, index) => ({ seat: (index % 3) + 1, move, skipped: [] }));
    const told = (you) => story({ table: { ...table, you, seats: seats.slice(0, 3), standings: ranked }, view: three, moves: turns, standings: ranked }).text;
    equal([1, 2, 3].map(told), [
      "Blue 4 on A4 joined your groups at move 16: from then on, you were ahead.",
      "After move 10, Ada still had three more groups than you.",
      "You fell behind Ada at move 16: Ada played blue 4 on A4.",
    ], "the winner is compared with the second, and each other player with the winner");
    const joining = "b1@A1 g1@C1 b2@A2 g2@C2 b4@A4 g4@C4 b5@A5 g5@C5 b6@A6 g6@C6 b3@A3 g7@C7";
    equal(storyFor(joining, 1), ["At the last moment", "Blue 3 on A3 joined your groups at move 11: from then on, you were ahead."], "at the end");
    equal(storyFor(joining, 2), ["One group short", "You fell behind Ada at move 11: Ada played blue 3 on A3."], "one group too many");
    equal(storyFor(joining, "-"), ["At the last moment", "Blue 3 on A3 joined Ada’s groups at move 11: from then on, Ada was ahead."], "of a spectator");
    equal(storyFor("b1@A1 g1@C1 b2@A2 g2xC2", 1), ["A narrow one", "You were ahead from move 4 on: Bob played green 2 on C2."], "by captures");
    equal(storyFor("b1@A1 g1@C1", 1, 0), ["A dead heat", ""], "level");
    equal(storyFor("b1@A1 g1@C1", 1, 1, "resignation 2"), ["Cut short", "10 tiles were still to be played."], "a resignation");
  },
  async thePlacesAreInTheirFinalOrder() {
    const view = { ...games[0].view, standings: [standing(1, 3, 4, 1), standing(2, 1, 2, 2), standing(3, 2, 3, 3)] };
    const { order, end } = await ended(view, { more: { termination: "resignation 3" } });
    const rows = [...order.querySelectorAll(".final-order li")];
    equal(rows.map((row) => row.querySelector(".who").textContent), ["Bob 2 groups, 2 captured wins by fewer groups", "Cleo 3 groups, 3 captured resigned", "Ada 4 groups, 1 captured you"], "names, results and notes");
    const { order: won } = await ended({ ...view, viewer: 1, standings: [standing(1, 1, 2, 1), standing(2, 2, 3, 2), standing(3, 3, 4, 3)] }, {});
    equal(won.querySelector(".own .who").textContent, "Ada 2 groups, 1 captured you wins by fewer groups", "the user won");
    equal(rows.map((row) => [row.value, row.classList.contains("own"), row.querySelector(".enamel b").textContent]), [[1, false, "2"], [2, false, "3"], [3, true, "4"]], "ranks, the own place, signs");
    equal(rows.map((row) => row.querySelector(".facts").textContent), ["2 captured", "3 captured", "1 captured"], "captures");
    close(end, view);
  },
  async theEndTakesNoFocusAndCanBeClosed() {
    const focused = document.createElement("button");
    document.body.append(focused);
    focused.focus();
    let changes = 0;
    const { over, end, update } = await ended(games[0].view, { changed: () => (changes++, update()) });
    equal(document.activeElement === focused, true, "the focus stays");
    equal(over.querySelectorAll("[aria-live], [role=status], [role=dialog]").length, 0, "the sign is silent");
    over.querySelector(".moment button").click();
    await frame();
    equal([over.childElementCount, changes, end.isClosed], [0, 1, true], "closed");
    equal([over.querySelector(".moment"), stage().querySelector("uptown-board").shadow.querySelector(".victory")], [null, null], "nothing is left");
    end.open();
    await frame();
    equal([over.querySelectorAll(".moment").length, end.isClosed], [1, false], "open again");
    end.update({ table: { ...table, phase: "over" }, view: games[0].view, views: [], moves: [], isHidden: true, isLive: false });
    equal(over.querySelectorAll(".moment").length, 0, "hidden in the past");
    focused.remove();
  },
  async theEndIsAnimatedOnceAndOnlyLive() {
    const { board } = await ended(games[0].view, {});
    const moving = () => board.shadow.querySelectorAll(".victory .cover").length;
    equal(moving(), 0, "no animation after a reload");
    const live = await put("", 480);
    live.view = games[0].view;
    await frame();
    const lit = celebrate(live, games[0].view, [1], true);
    equal(lit.isMoving, !isStill, "an animation when the user saw the end");
    equal(live.shadow.querySelectorAll(".victory .cover").length > 0, !isStill, "covered groups");
    live.shadow.getAnimations?.().forEach((one) => one.finish());
    live.shadow.querySelectorAll("*").forEach((one) => one.getAnimations().forEach((animation) => animation.finish()));
    await lit.finished;
    equal(live.shadow.querySelectorAll(".victory .cover").length, 0, "uncovered in the end");
    lit.close();
  },
  async theAnalysisMarksMistakesInWords() {
    const looked = [];
    const moves = [1, 2, 3].map((ply) => ({ ply, seat: ((ply - 1) % 2) + 1, move: `b${ply}@A${ply}`, best: ply === 2 ? "g5@E5" : `b${ply}@A${ply}`, loss: ply === 2 ? 0.25 : 0, low: ply === 2 ? 0.2 : 0, high: ply === 2 ? 0.3 : 0, chanceOfBest: 0.2 * ply, ...(ply === 2 && { worse: ["more-groups 1"] }) }));
    const words = await uptown.advice();
    const open = (of, standings) => new Analysis({ ...table, standings }, of, words, { look: (ply) => looked.push(ply), close: () => undefined, lookOf: () => ({ paint: "red" }), isNarrow: false });
    const analysis = open(moves, [{ seat: 1, rank: 1 }, { seat: 2, rank: 2 }]);
    stage().replaceChildren(analysis.element);
    const mistakes = [...analysis.element.querySelectorAll(".mistakes button")];
    equal(mistakes.map((one) => [...one.querySelectorAll(".compared .line")].map((line) => [line.className, line.textContent, line.querySelectorAll("svg").length])), [[["line played", "played: blue 2 on A21 more group", 1], ["line better", "better: green 5 on E5", 1]]], "the mistake with its tiles");
    equal([analysis.worst, analysis.element.querySelector("h2").textContent], [2, "One move decided it"], "the heading");
    equal(analysis.element.querySelectorAll("[role=region][aria-label='All moves'] tbody tr").length, 3, "all moves");
    equal(analysis.element.querySelectorAll(".mistake").length, 1, "it is marked in the table too");
    mistakes[0].click();
    equal(looked, [2], "the position after it");
    equal(analysis.ghosts(2), [{ kind: "better", move: "g5@E5" }], "the better move on the board");
    equal(analysis.ghosts(1), [], "a good move");
    analysis.mark(2);
    equal(mistakes[0].getAttribute("aria-current"), "true", "the move is marked");
    equal([...analysis.element.querySelectorAll(".seat")].map((line) => line.classList.contains("chosen")), [false, true], "the line of its player too");
    equal([...analysis.element.querySelectorAll(".scale")].slice(0, 3).map((one) => one.textContent), ["0", "30", "60"], "the scale fits the chances");
    const heading = (of, standings) => open(of, standings).element.querySelector("h2").textContent;
    const lost = (ply, loss) => ({ ...moves[1], ply, loss, low: loss - 0.01 });
    equal(heading(moves, [{ seat: 2, rank: 1 }]), "One move swung the game", "the winner's mistake");
    equal(heading([1, 2, 3, 4].map((ply) => lost(ply, 0.3)), [{ seat: 2, rank: 2 }]), "4 moves swung the game", "many");
    equal(heading([lost(1, 0.05)]), "Only small mistakes", "a small mistake");
    equal(heading([1, 2, 3, 4, 5].map((ply) => lost(ply, 0.05))), "Small mistakes added up", "many small ones");
    equal(heading([moves[0]]), "No clear mistakes", "none");
    const mixed = open([lost(1, 0.3), lost(3, 0.05)], [{ seat: 2, rank: 2 }]).element;
    equal([...mixed.querySelectorAll(".mistakes")].map((list) => [list.className, list.querySelectorAll("button").length, list.querySelectorAll("svg.tile, .shown").length > 0]), [["mistakes deciding", 1, true], ["mistakes small", 1, false]], "only the deciding move has its pieces");
    equal([mixed.querySelector("h3").textContent, mixed.querySelector(".small .line").textContent], ["Smaller mistakes", "blue 2 on A2 · better: green 5 on E5"], "the other one has a line");
    const chart = analysis.element.querySelector("[role=slider]");
    equal([chart.getAttribute("aria-valuenow"), chart.getAttribute("aria-valuetext")], ["2", "Move 2: You 20% and Bob 40%"], "the chances at the move");
    chart.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
    equal([looked, chart.getAttribute("aria-valuenow")], [[2, 3], "3"], "a key steps");
    chart.dispatchEvent(new KeyboardEvent("keydown", { key: "Home", bubbles: true }));
    equal(looked, [2, 3, 1], "a key goes to the first move");
    equal(document.getElementById(chart.getAttribute("aria-describedby")).textContent, "Bob leads up to move 2 and Ada leads up to move 3.", "the curves in words");
  },
};

function standing(seat, rank, groups, captured) {
  return { seat, rank, groups, score: -groups, captures: { b: captured } };
}

function close(end, view) {
  end.update({ table: { ...table, phase: "playing" }, view, views: [], moves: [], isHidden: false, isLive: false });
}

/** Shows the end of a game over a board. */
async function ended(view, { width = 480, you = 1, more = {}, changed = () => undefined }) {
  const board = await put("", width);
  board.view = view;
  const over = document.createElement("div");
  over.style.cssText = "position: absolute; inset: 0; pointer-events: none";
  stage().style.width = `${width}px`;
  stage().append(over);
  await frame();
  const part = {
    seat: ({ seat, standing }) => ({ facts: [{ number: String(Object.values(standing.captures)[0]), word: "captured" }], signs: [{ number: String(standing?.groups), word: "groups", paint: ["blue", "green", "orange", "red", "yellow"][seat - 1], mark: "" }] }),
    celebrate: async (winners, isLive) => celebrate(board, view, winners, isLive),
  };
  const [order, story] = [document.createElement("div"), document.createElement("div")];
  const end = new GameEnd({ game: uptown, part, words: await endWords() }, { order, story }, changed);
  over.append(end.element);
  const update = () => end.update({ table: { ...table, seats: seats.slice(0, view.seats.length), you, phase: "over", standings: view.standings, ...more }, view, views: [], moves: [], isHidden: false, isLive: false });
  update();
  await frame();
  await frame();
  return { board, over: end.element, order, end, update };
}

/** @returns the failures, the number of passed tests, and the figures of the signs */
export async function run() {
  await setLanguage("en");
  await setGameWords(uptown.words);
  await loadWords("advice");
  games = await (await fetch("moments.json")).json();
  const figures = {};
  const measured = Object.entries(moments).map(([name, moment]) => [name, async () => Object.assign(figures, await moment())]);
  const { passed, failures } = await runTests(Object.fromEntries(measured));
  return { passed, failures, figures };
}
