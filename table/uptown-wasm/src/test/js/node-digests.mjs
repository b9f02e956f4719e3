/** Prints the digests of games, one per line: node node-digests.mjs MODULE RULESET FIRST_SEED GAMES */
import { digests } from "./digests.mjs";

const [module, ruleset, first, games] = process.argv.slice(2);
const { load } = await import(module);
const uptown = await load();
for (let seed = Number(first); seed < Number(first) + Number(games); seed++) {
  console.log(digests(uptown, ruleset, seed).join(" "));
}
