/** The rules of Uptown for JavaScript; documented in uptown.d.ts. */
import { splitRecords } from "./records.js";
import { load as start } from "./uptown.wasm-runtime.js";

export { splitRecords };

/** Thrown when the library rejects an argument. The message is one line. */
export class UptownError extends Error {
  constructor(message) {
    super(message);
    this.name = "UptownError";
  }
}

/** A module with a struct type, which is valid only in WebAssembly with garbage collection. */
const STRUCT = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 1, 3, 1, 0x5f, 0]);

export const isFast = typeof WebAssembly === "object" && WebAssembly.validate(STRUCT);

export class Game {
  #library;

  constructor(library, record) {
    this.#library = library;
    this.record = record;
    Object.freeze(this);
  }

  get ruleset() {
    return this.#library.ruleset(this.record);
  }

  get plies() {
    return this.#library.plies(this.record);
  }

  get turn() {
    const turn = this.#library.turn(this.record);
    return turn === "-" ? undefined : Number(turn);
  }

  get over() {
    return this.turn === undefined;
  }

  get termination() {
    return this.#library.termination(this.record) || undefined;
  }

  get viewer() {
    const viewer = this.#library.viewer(this.record);
    return viewer === "" ? undefined : viewer === "-" ? viewer : Number(viewer);
  }

  get headers() {
    const lines = this.#library.headers(this.record).split("\n").filter(Boolean);
    return Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf(" ")), line.slice(line.indexOf(" ") + 1)]));
  }

  play(move) {
    return this.#with(this.#library.play(this.record, String(move)));
  }

  upTo(plies) {
    return this.#with(this.#library.upTo(this.record, integer(plies)));
  }

  terminated(termination) {
    return this.#with(this.#library.terminate(this.record, String(termination)));
  }

  withHeader(name, value) {
    return this.#with(this.#library.withHeader(this.record, String(name), String(value)));
  }

  redactedFor(viewer) {
    return this.#library.redact(this.record, String(viewer));
  }

  position(plies = this.plies) {
    return this.#library.position(this.record, integer(plies));
  }

  view(viewer, plies = this.plies) {
    return JSON.parse(this.#library.view(this.record, integer(plies), String(viewer)));
  }

  placement(number, viewer) {
    return JSON.parse(this.#library.seen(this.record, integer(number), String(viewer)));
  }

  standings() {
    return JSON.parse(this.#library.standings(this.record));
  }

  moveFaults(move) {
    const refusal = this.#library.refusal(this.record, String(move));
    const { code, message, faults } = refusal ? JSON.parse(refusal) : { code: "illegal", message: "", faults: [] };
    if (code !== "illegal") {
      throw new UptownError(message);
    }
    return faults;
  }

  faults(viewer, tile, cell) {
    const faults = JSON.parse(this.#library.faults(this.record, String(viewer), `tile ${tile}\ncell ${cell}\n`));
    return faults.map((fault) => ({ ...fault, tile, cell }));
  }

  choose(bot, seed) {
    return this.#library.choose(this.record, String(bot), String(seed));
  }

  estimates(playouts, seed) {
    return JSON.parse(this.#library.estimates(this.record, integer(playouts), String(seed)));
  }

  review(number, playouts, seed) {
    return JSON.parse(this.#library.review(this.record, integer(number), integer(playouts), String(seed)));
  }

  sample(viewer, seed) {
    return this.#library.sample(this.record, String(viewer), String(seed));
  }

  toString() {
    return this.record;
  }

  #with(record) {
    return new Game(this.#library, record);
  }
}

export class Tree {
  #library;

  constructor(library, record) {
    this.#library = library;
    this.record = record;
    Object.freeze(this);
  }

  get main() {
    return new Game(this.#library, this.#library.record(this.record));
  }

  get comments() {
    return this.#json().comments;
  }

  get moves() {
    return this.#json().moves.map((move) => {
      const shares = ["share", "margin"].filter((name) => name in move).map((name) => [name, Number(move[name])]);
      return { ...move, ...Object.fromEntries(shares) };
    });
  }

  game(path) {
    return new Game(this.#library, this.#library.treeGame(this.record, words(path)));
  }

  play(path, move) {
    return this.#with(this.#library.treePlay(this.record, words(path), String(move)));
  }

  withGlyph(path, glyph) {
    return this.#with(this.#library.treeGlyph(this.record, words(path), String(glyph)));
  }

  withComments(path, comments) {
    return this.#with(this.#library.treeComments(this.record, words(path), closed(comments)));
  }

  withCommentsBefore(path, comments) {
    return this.#with(this.#library.treeCommentsBefore(this.record, words(path), closed(comments)));
  }

  promote(path) {
    return this.#with(this.#library.treePromote(this.record, words(path)));
  }

  demote(path) {
    return this.#with(this.#library.treeDemote(this.record, words(path)));
  }

  cut(path) {
    return this.#with(this.#library.treeCut(this.record, words(path)));
  }

  merge(other) {
    return this.#with(this.#library.treeMerge(this.record, String(other)));
  }

  withReviews(numbers, playouts, seed) {
    return this.#with(this.#library.annotated(this.record, numbers.map(integer).join(" "), integer(playouts), String(seed)));
  }

  toString() {
    return this.record;
  }

  #json() {
    return JSON.parse(this.#library.tree(this.record));
  }

  #with(record) {
    return new Tree(this.#library, record);
  }
}

/** Returns the moves of a path, separated by spaces. */
function words(path) {
  if (!Array.isArray(path) || path.some((move) => typeof move !== "string" || !/^\S+$/.test(move))) {
    throw new UptownError("expected a path: a list of moves");
  }
  return path.join(" ");
}

/** Returns the comments, each with a closing brace. */
function closed(comments) {
  if (!Array.isArray(comments) || comments.some((comment) => typeof comment !== "string" || comment.includes("}"))) {
    throw new UptownError("expected a list of comments without '}'");
  }
  return comments.map((comment) => `${comment}}`).join("");
}

/** Returns the number if it is a 32-bit integer, and throws otherwise. */
function integer(number) {
  if (!Number.isInteger(number) || Math.abs(number) > 0x7fffffff) {
    throw new UptownError(`expected an integer, got ${number}`);
  }
  return number;
}

/** Wraps some functions of an object so that they throw {@link UptownError}. */
function guarded(owner, names) {
  return Object.fromEntries(
    names.map((name) => [
      name,
      (...values) => {
        try {
          return owner[name](...values);
        } catch (error) {
          throw new UptownError(error.message);
        }
      },
    ]),
  );
}

const EXPORTED = [
  "rulesets", "seats", "bots", "levels", "deal", "from", "record", "play", "terminate", "withHeader", "upTo", "redact", "plies", "turn",
  "position", "view", "seen", "standings", "faults", "choose", "estimates", "sample", "refusal", "review", "termination", "viewer", "headers", "ruleset",
  "tree", "treeRecord", "treeGame", "treePlay", "treeGlyph", "treeComments", "treeCommentsBefore", "treePromote", "treeDemote", "treeCut", "treeMerge",
  "annotated",
];

/** Written so that bundlers find the file. */
function addressOfLibrary() {
  return new URL("uptown.wasm", import.meta.url).href;
}

export async function load(source) {
  const module = isFast ? (await start(source ?? addressOfLibrary(), {})).exports : await import("./uptown.classes.js");
  const library = { ...guarded(module.game(), EXPORTED), ...guarded(module, ["setupFaults"]) };
  const game = (record) => new Game(library, record);
  const read = (record) => game(library.record(String(record)));
  function* readAll(text) {
    for (const { text: record, line } of splitRecords(String(text))) {
      try {
        yield { text: record, line, game: read(record) };
      } catch (problem) {
        yield { text: record, line, problem };
      }
    }
  }
  return Object.freeze({
    rulesets: library.rulesets().split(" ").map((id) => ({ id, seats: library.seats(id) })),
    bots: library.bots().split(" "),
    levels: library.levels().split(" "),
    deal: (ruleset, seed, first = 1) => game(library.deal(String(ruleset), String(seed), String(first))),
    from: (position) => game(library.from(String(position))),
    read,
    readAll,
    readTree: (record) => new Tree(library, library.treeRecord(String(record))),
    setupFaults: (position) => JSON.parse(library.setupFaults(String(position))),
  });
}
