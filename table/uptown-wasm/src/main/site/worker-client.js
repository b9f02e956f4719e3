import { RequestError } from "./table-client.js";

/** @import { LocalGame } from "./game-list.js" */

/** Calls the libraries of games, which run in a worker. */

/** @typedef {{done: (result: any) => void, failed: (reason: Error) => void}} Waiting */

const worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
/** @type {Map<number, Waiting>} */
const waiting = new Map();
let lastId = 0;
/** @type {RequestError | undefined} why the worker no longer answers */
let broken;

/** @param {MessageEvent} message */
worker.onmessage = ({ data: { id, result, problem } }) => {
  const found = waiting.get(id);
  waiting.delete(id);
  if (problem) {
    found?.failed(new RequestError(problem.code, problem.message, problem.faults));
  } else {
    found?.done(result);
  }
};

/** @param {ErrorEvent} event */
worker.onerror = (event) => {
  const reason = new RequestError("unavailable", event.message ?? "no library can be loaded");
  broken = reason;
  waiting.forEach(({ failed }) => failed(reason));
  waiting.clear();
};

/**
 * @param {Pick<LocalGame, "library"> & {ownEquipment?: string}} game the game and its custom equipment, if any
 * @param {string} name a function of worker.js
 * @param {...any} values
 * @returns {Promise<any>}
 */
export function call({ library, ownEquipment }, name, ...values) {
  return new Promise((done, failed) => {
    if (broken) {
      failed(broken);
      return;
    }
    lastId++;
    waiting.set(lastId, { done, failed });
    worker.postMessage({ id: lastId, library, equipment: ownEquipment, name, values });
  });
}
