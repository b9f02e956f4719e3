/** The same module for Node, which reads the library from its file. */
import { readFile } from "node:fs/promises";
import { isFast, load as loadFrom } from "./uptown.js";

export { Game, isFast, splitRecords, Tree, UptownError } from "./uptown.js";

export async function load(source) {
  return loadFrom(source ?? (isFast ? await readFile(new URL("uptown.wasm", import.meta.url)) : undefined));
}
