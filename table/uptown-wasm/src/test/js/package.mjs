/** Tests the installed package against uptown.d.ts. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { Game, load, splitRecords, Tree, UptownError } from "uptown-rules";

const uptown = await load();
const here = await load(await readFile(new URL(import.meta.resolve("uptown-rules/uptown.wasm"))));
assert.equal(here.deal("two-player", 1).record, uptown.deal("two-player", 1n).record);
assert.deepEqual(uptown.rulesets[0], { id: "standard-3", seats: 3 });
assert.ok(uptown.bots.includes("greedy"));
assert.ok(uptown.levels.every((level) => uptown.bots.includes(level)) && uptown.levels.length > 2);

// A game, its past positions, and its redacted views.
let game = uptown.deal("two-player", "-9223372036854775808", "random");
assert.equal(game.plies, 0);
while (!game.over) {
  const before = game;
  const { targets } = game.view(game.turn);
  const [tile, { empty, captures }] = Object.entries(targets).find(([, { empty, captures }]) => empty.length + captures.length);
  const move = empty.length ? `${tile}@${empty[0]}` : `${tile}x${captures[0]}`;
  assert.deepEqual(game.faults(game.turn, tile, move.slice(3)), []);
  game = game.play(move);
  assert.equal(before.plies, game.plies - 1);
  assert.equal(game.placement(game.plies, "-").drawn, undefined);
}
assert.equal(game.turn, undefined);
assert.equal(uptown.read(game.record).position(), game.position());
assert.equal(game.upTo(7).position(), game.position(7));
assert.equal(uptown.from(game.position(7)).position(), game.position(7));
assert.equal(game.view(1, 7).ruleset, game.ruleset);
assert.match(game.redactedFor(2), /\[View "2"\]/);
assert.match(game.withHeader("Seat1", "Ada").record, /\[Seat1 "Ada"\]/);
assert.equal(game.upTo(4).terminated("resignation 1").over, true);
assert.equal(uptown.from(game.upTo(4).sample(1, 3)).view(1).text, game.view(1, 4).text);
assert.equal(game.standings().length, 2);
assert.ok(game.upTo(4).estimates(100, 1).every(({ winShare }) => winShare >= 0 && winShare <= 1));
assert.equal(String(game), game.record);
assert.deepEqual(uptown.setupFaults(game.position()), []);
assert.equal(uptown.setupFaults("?")[0].code, "syntax");
assert.deepEqual(game.upTo(4).moveFaults(game.upTo(5).view("-").text && game.upTo(5).placement(5, "-").move), []);
assert.ok(game.upTo(4).moveFaults("b5@A1").every(({ code, message }) => code && message));
assert.equal(game.termination, undefined);
assert.equal(game.upTo(4).terminated("resignation 1").termination, "resignation 1");

// A resigned game is over in its last view only.
const ended = uptown.read(game.upTo(4).terminated("resignation 1").record);
for (const viewer of [1, 2, "-"]) {
  const { turn, over, targets, standings, ...rest } = ended.view(viewer);
  assert.deepEqual([turn, over, targets, standings], [undefined, true, {}, ended.standings()]);
  assert.deepEqual(rest.board, game.view(viewer, 4).board);
  assert.deepEqual(ended.view(viewer, 3), game.view(viewer, 3));
}
assert.equal(ended.standings()[0].rank, 2);
assert.deepEqual(ended.faults(2, "b1", "A1"), [{ code: "game-over", message: "the game is over", tile: "b1", cell: "A1" }]);
assert.deepEqual(game.withHeader("Seat1", "Ada L.").headers, { Seat1: "Ada L." });
assert.equal(game.viewer, undefined);

// A redacted record can be read again.
const seen = uptown.read(game.withHeader("Seat1", "Ada").redactedFor(2));
assert.equal(seen.viewer, 2);
assert.equal(uptown.read(game.redactedFor("-")).viewer, "-");
assert.deepEqual([seen.ruleset, seen.plies, seen.over, seen.headers], [game.ruleset, game.plies, true, { Seat1: "Ada" }]);
for (let ply = 1; ply <= game.plies; ply++) {
  assert.deepEqual(seen.view(2, ply), game.view(2, ply));
  assert.deepEqual(seen.placement(ply, 2), game.placement(ply, 2));
}
assert.deepEqual(seen.standings(), game.standings());
const own = game.placement(1, "-").seat === 2 ? 1 : 2;
assert.deepEqual(seen.review(own, 50, 1), game.review(own, 50, 1));
const young = uptown.read(game.upTo(own - 1).redactedFor(2));
assert.equal(young.turn, 2);
assert.equal(young.choose("greedy", 1), game.upTo(own - 1).choose("greedy", 1));

// A tree of variations.
const short = game.upTo(6);
const path = short.upTo(2).plies === 2 ? [short.placement(1, "-").move, short.placement(2, "-").move] : [];
const other = short.upTo(2).estimates(50, 1).map(({ move }) => move).find((move) => move !== short.placement(3, "-").move);
let tree = uptown.readTree(short.record);
assert.deepEqual([tree.record, tree.main.record, tree.comments, tree.moves.length], [short.record, short.record, [], 6]);
tree = tree.play(path, other).withGlyph([...path, other], "!?").withComments([...path, other], ["[share 0.41 0.02] risky"]);
tree = tree.withCommentsBefore([...path, other], ["or"]).withComments([], ["begin"]);
assert.deepEqual(tree.moves[3], { after: 1, move: other, glyph: "!?", before: ["or"], comments: ["[share 0.41 0.02] risky"], share: 0.41, margin: 0.02 });
assert.deepEqual([tree.moves[2].after, tree.moves[4].after, tree.comments], [1, 2, ["begin"]]);
assert.match(tree.record, /^\[Notation "uptown 2"\]/);
assert.equal(String(uptown.readTree(tree.record)), tree.record);
assert.equal(uptown.read(tree.record).position(), short.position());
assert.equal(tree.game([...path, other]).position(), short.upTo(2).play(other).position());
const promoted = tree.promote([...path, other]);
assert.equal(promoted.main.position(), short.upTo(2).play(other).position());
assert.equal(promoted.demote([...path, other]).main.position(), short.position());
assert.equal(tree.cut([...path, other]).withComments([], []).record, short.record);
assert.equal(uptown.readTree(short.record).merge(tree).withComments([], ["begin"]).record, tree.record);
const reviewed = uptown.readTree(game.record).withReviews([1, 2, 3], 50, 1);
for (const number of [1, 2, 3]) {
  const { chanceOfMove, loss, high, best } = game.review(number, 50, 1);
  const at = reviewed.moves.find((move, index) => (index === 0 ? number === 1 : false) || move.move === game.placement(number, "-").move);
  assert.equal(at.share, chanceOfMove);
  assert.equal(at.glyph !== undefined, loss > high - loss && loss >= 0.05);
  assert.equal(reviewed.record.includes(`(${best} {[share `), at.glyph !== undefined);
}

// A file of many records.
const file = `${game.record}\n${tree.record}wrong\n\n${seen.record}`;
const found = [...uptown.readAll(file)];
assert.deepEqual(found.map((one) => one.game?.plies ?? one.problem instanceof UptownError), [game.plies, true, seen.plies]);
assert.equal([...splitRecords(file)].map(({ text }) => text).join(""), file);
assert.equal(found[1].line, game.record.split("\n").length + 1);

// Invalid arguments throw errors with one-line messages.
for (const wrong of [
  () => uptown.deal("chess", 1),
  () => uptown.deal("two-player", 1.5),
  () => uptown.deal("two-player", 1, 3),
  () => uptown.deal("two-player", "9223372036854775808"),
  () => uptown.read(""),
  () => uptown.from("two-player"),
  () => game.play("b5@E5"),
  () => game.play(undefined),
  () => game.view(3),
  () => game.view("1 "),
  () => game.view(1, -1),
  () => game.view(1, 1000),
  () => game.view(1, "7"),
  () => game.placement(0, 1),
  () => game.upTo(game.plies + 1),
  () => game.upTo(NaN),
  () => game.upTo(2 ** 31),
  () => game.choose("greedy", 1),
  () => game.upTo(3).choose("unknown", 1),
  () => game.upTo(3).choose("mcts:-1", 1),
  () => game.upTo(3).estimates(0, 1),
  () => game.upTo(3).estimates(10, "x"),
  () => game.faults(1, "b", "E5"),
  () => game.faults(1, "b5", ""),
  () => game.terminated("resignation 1"),
  () => game.withHeader("no name", ""),
  () => game.moveFaults("b5@E5"),
  () => game.upTo(3).moveFaults("E5"),
  () => game.review(0, 50, 1),
  () => game.review(1, 1, 1),
  () => seen.view(1),
  () => seen.placement(1, "-"),
  () => seen.position(),
  () => seen.play("b5@E5"),
  () => seen.upTo(1),
  () => seen.review(3 - own, 50, 1),
  () => uptown.read('[View "2"]\n\n'),
  () => uptown.readTree(seen.record),
  () => uptown.readTree(tree.record.replace("!?", "!? !?")),
  () => tree.play(["b5@E5 b5@E5"], "b5@E5"),
  () => tree.play("b5@E5", "b5@E5"),
  () => tree.play(path, "E5"),
  () => tree.withGlyph(path, "!!!"),
  () => tree.withComments(path, ["}"]),
  () => tree.withComments(path, "text"),
  () => tree.promote([]),
  () => tree.cut(["b1@A9"]),
  () => tree.merge(""),
  () => tree.withReviews([0], 50, 1),
]) {
  assert.throws(wrong, (error) => {
    assert.ok(error instanceof UptownError, `${wrong}: ${error.stack}`);
    assert.match(error.message, /^[^\n]{5,400}$/, `${wrong}: ${error.message}`);
    return true;
  });
}

// The declarations list exactly the existing members.
const declared = await readFile(new URL("uptown.d.ts", import.meta.resolve("uptown-rules")), "utf8");
const members = (kind, name) =>
  [...declared.split(`export ${kind} ${name} {`)[1].split("\n}")[0].matchAll(/^ {2}(?:readonly )?(\w+)[(:]/gm)].map(([, member]) => member);
assert.deepEqual(members("interface", "Uptown").sort(), Object.keys(uptown).sort());
assert.deepEqual(
  members("class", "Game").sort(),
  [...Object.getOwnPropertyNames(Game.prototype).filter((name) => name !== "constructor"), "record"].sort(),
);
assert.deepEqual(
  members("class", "Tree").sort(),
  [...Object.getOwnPropertyNames(Tree.prototype).filter((name) => name !== "constructor"), "record"].sort(),
);
const types = (view, name) =>
  assert.deepEqual(
    Object.keys(view).filter((key) => !new RegExp(`^ {2}${key}\\??:`, "m").test(declared.split(`export interface ${name} {`)[1].split("\n}")[0])),
    [],
    name,
  );
types(tree.moves[3], "TreeMove");
types(game.view(1), "View");
types(game.view(1, 3), "View");
types(game.placement(1, 1), "Placement");
types(game.review(1, 50, 1), "Reviewed");
types(game.upTo(4).moveFaults("b5@A1")[0] ?? {}, "MoveFault");
console.log("all checks passed");
