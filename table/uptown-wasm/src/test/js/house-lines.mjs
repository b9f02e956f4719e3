/** Plays the starts of games of rulesets. HouseLinesTest.java does the same on the JVM, for comparison. */

/** Plays a game of each ruleset, with its index as the seed. Returns the positions, a view and the record, or the error message. */
export function starts(uptown, rulesets, plies) {
  return rulesets.map((ruleset, seed) => {
    try {
      return start(uptown.deal(ruleset, seed, ""), seed, plies);
    } catch (error) {
      return error.message;
    }
  });
}

function start(dealt, seed, plies) {
  let game = dealt;
  const found = [game.ruleset, game.position()];
  while (!game.over && game.plies < plies) {
    game = game.play(game.choose("random", seed + game.plies));
    found.push(game.position());
  }
  return [...found, JSON.stringify(game.view("1")), game.record].join("\n");
}
