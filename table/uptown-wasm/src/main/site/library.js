import { Refused } from "./table.js";

/** Asks the library, which works in a thread of its own. */

/** @typedef {{done: (answer: any) => void, failed: (reason: Error) => void}} Waiting */

const worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
/** @type {Map<number, Waiting>} */
const waiting = new Map();
let asked = 0;
/** @type {Refused | undefined} why nobody answers any more */
let broken;

/** @param {MessageEvent} message */
worker.onmessage = ({ data: { id, answer, problem } }) => {
  const found = waiting.get(id);
  waiting.delete(id);
  if (problem) {
    found?.failed(new Refused(problem.code, problem.message, problem.faults));
  } else {
    found?.done(answer);
  }
};

/** @param {ErrorEvent} event */
worker.onerror = (event) => {
  const reason = new Refused("unavailable", event.message ?? "the library cannot be loaded");
  broken = reason;
  waiting.forEach(({ failed }) => failed(reason));
  waiting.clear();
};

/**
 * @param {string} question one that worker.js answers
 * @param {...any} values
 * @returns {Promise<any>}
 */
export function ask(question, ...values) {
  return new Promise((done, failed) => {
    if (broken) {
      failed(broken);
      return;
    }
    asked++;
    waiting.set(asked, { done, failed });
    worker.postMessage({ id: asked, question, values });
  });
}
