/** Plays games and digests all results of the library. GameDigests.java does the same on the JVM, for comparison. */
const FACES = [..."ABCDEFGHI123456789abcdefghi$"];
const COLORS = [..."bgory"];

/** Returns the digests of the deal, each ply and the end. */
export function digests(uptown, ruleset, seed) {
  let game = uptown.deal(ruleset, seed, "random");
  const seats = uptown.rulesets.find(({ id }) => id === ruleset).seats;
  const found = [digest([game.record])];
  while (!game.over) {
    const ply = game.plies;
    const move = game.choose(bot(seed + ply), seed + ply);
    const viewer = (ply % seats) + 1;
    const tile = COLORS[(seed + ply) % 5] + FACES[(7 * ply + seed) % 28];
    const cell = "ABCDEFGHI"[ply % 9] + (((ply + seed) % 9) + 1);
    const said = [move, game.faults(viewer, tile, cell), game.sample(viewer, ply)];
    game = game.play(move);
    said.push(game.position(), game.view(viewer), game.view("-"), game.placement(ply + 1, viewer));
    if (ply % 40 === 0) {
      said.push(game.over ? "" : game.estimates(100, seed).map(rounded).join(" "));
    }
    found.push(digest(said));
  }
  const said = [game.record, game.standings()];
  for (const viewer of ["-", ...Array(seats).keys()].map((seat) => (seat === "-" ? seat : seat + 1))) {
    said.push(game.redactedFor(viewer));
  }
  said.push(orReason(() => uptown.setupFaults(game.position().replaceAll("g", "r"))));
  said.push(orReason(() => game.play("b5@E5")));
  found.push(digest(said));
  return found;
}

function bot(number) {
  return number % 24 === 0 ? "mcts:20" : number % 12 === 0 ? "expert:20" : number % 3 === 0 ? "casual" : "random";
}

/** Rounds an estimate, because its last digits differ between machines. */
function rounded({ move, winShare, standardError, worse }) {
  return `${move} ${Math.round(winShare * 1e9)} ${Math.round(standardError * 1e9)}${worse ? ` ${JSON.stringify(worse)}` : ""}`;
}

function orReason(asked) {
  try {
    return asked();
  } catch (error) {
    return error.message;
  }
}

/** FNV-1a of 32 bits over the UTF-16 units of texts and JSON. */
function digest(said) {
  let hash = 0x811c9dc5;
  for (const part of said) {
    const text = typeof part === "string" ? part : JSON.stringify(part);
    for (let i = 0; i < text.length; i++) {
      hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
    }
    hash = Math.imul(hash ^ 0xffff, 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, "0");
}
