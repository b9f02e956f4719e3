/** Prints how many playouts a second are made, in the best of some rounds: node speed.mjs MODULE PLAYOUTS ROUNDS */
const [module, playouts, rounds] = process.argv.slice(2);
const { load } = await import(module);
const game = (await load()).deal("standard-4", 1);
const found = [...Array(Number(rounds)).keys()].map((round) => {
  const start = performance.now();
  game.estimates(Number(playouts), round);
  return (Number(playouts) * 1000) / (performance.now() - start);
});
console.log(Math.max(...found));
