import { RequestError } from "./table-client.js";

/** Calls the library, which runs in a worker. */

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
  const reason = new RequestError("unavailable", event.message ?? "the library cannot be loaded");
  broken = reason;
  waiting.forEach(({ failed }) => failed(reason));
  waiting.clear();
};

/**
 * @param {string} name of a function of worker.js
 * @param {...any} values
 * @returns {Promise<any>}
 */
export function call(name, ...values) {
  return new Promise((done, failed) => {
    if (broken) {
      failed(broken);
      return;
    }
    lastId++;
    waiting.set(lastId, { done, failed });
    worker.postMessage({ id: lastId, name, values });
  });
}
