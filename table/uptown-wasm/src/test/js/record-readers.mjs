/** Compares the page's reader and writer of records with the library's, on generated and mutated texts. */

const PIECES = [" ", "{", "}", "(", ")", "!", "?", "!?", "1.", "@", "x", "[", "]", '"', "\n", "b5@E5", "{c}", "()", "\t", "\r\n", "\ud800"];

/** The faults of syntax, which both readers find. */
const SYNTAX = /variation|glyph|parenthesis|comment|second (line|record)|version 2|repeated header/;

/** A move without its color; only the library knows whose turn it is. */
const COLORLESS = /(^|[\s(}])[A-Ia-i1-9$][@x][A-I][1-9]/;

/**
 * @returns {{differences: string[], accepted: number, refused: number}}
 */
export function compare(uptown, { readTree, writeRecord }, seed, games, mutations) {
  const random = numbers(seed);
  const below = (n) => Math.floor(random() * n);
  const result = { differences: [], accepted: 0, refused: 0 };
  for (let i = 0; i < games; i++) {
    const tree = grown(uptown, below);
    check(tree.record, tree.record);
    for (let j = 0; j < mutations; j++) {
      check(mutated(tree.record, below));
    }
  }
  return result;

  function check(text, expected) {
    const library = attempt(() => uptown.readTree(text).record);
    const page = attempt(() => writeRecord(readTree(text)));
    if (library.problem === undefined) {
      result.accepted++;
    } else {
      result.refused++;
    }
    const isEqual = library.problem === undefined ? page.value === library.value || (page.problem && COLORLESS.test(text)) : !SYNTAX.test(library.problem) || page.problem;
    if (!isEqual || (expected ?? page.value) !== page.value) {
      result.differences.push(JSON.stringify({ text, library, page }));
    }
  }
}

/** Returns a random tree with variations, glyphs, comments and evaluations. */
function grown(uptown, below) {
  const { id } = uptown.rulesets[below(uptown.rulesets.length)];
  let game = uptown.deal(id, below(1e9));
  for (let ply = below(12); ply > 0; ply--) {
    game = game.play(game.choose("random", below(1e9)));
  }
  let tree = uptown.readTree(below(4) === 0 ? game.terminated("agreement").record : game.record);
  for (let i = below(14); i > 0; i--) {
    const { moves } = tree;
    const path = [];
    for (let at = below(moves.length + 1) - 1; at >= 0; at = moves[at].after ?? -1) {
      path.unshift(moves[at].move);
    }
    const before = tree.game(path);
    const isEnd = path.length === tree.main.plies;
    if (!before.over && !isEnd) {
      tree = tree.play(path, before.choose("random", below(1e9)));
    }
    if (path.length > 0 && below(2) === 0) {
      tree = tree.withGlyph(path, ["!", "?", "!!", "??", "!?", "?!", ""][below(7)]);
    }
    if (below(2) === 0) {
      tree = tree.withComments(path, [["[share 0.41 0.02]"], ["a\n b", " {c ( ! "], ["ü"], []][below(4)]);
    }
  }
  return tree;
}

function mutated(text, below) {
  const begin = below(5) === 0 ? 0 : text.indexOf("\n\n");
  const at = begin + below(text.length - begin + 1);
  switch (below(4)) {
    case 0:
      return text.slice(0, at) + text.slice(at + 1 + below(3));
    case 1:
      return text.slice(0, at) + PIECES[below(PIECES.length)] + text.slice(at);
    case 2: {
      const words = text.slice(begin).split(" ");
      words.splice(below(words.length), 1);
      return text.slice(0, begin) + words.join(" ");
    }
    default: {
      const words = text.slice(begin).split(" ");
      words.splice(below(words.length), 0, words[below(words.length)]);
      return text.slice(0, begin) + words.join(" ");
    }
  }
}

function attempt(work) {
  try {
    return { value: work() };
  } catch (problem) {
    return { problem: problem.message };
  }
}

/** Mulberry32. */
function numbers(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
