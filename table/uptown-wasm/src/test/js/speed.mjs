/** Prints the playouts per CPU second in the best of several rounds: node speed.mjs MODULE PLAYOUTS ROUNDS */
const [module, playouts, rounds] = process.argv.slice(2);
const { load } = await import(module);
const game = (await load()).deal("standard-4", 1);
const found = [...Array(Number(rounds)).keys()].map((round) => {
  const start = process.cpuUsage();
  game.estimates(Number(playouts), round);
  const { user, system } = process.cpuUsage(start);
  return (Number(playouts) * 1e6) / (user + system);
});
console.log(Math.max(...found));
