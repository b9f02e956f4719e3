import { forget, keep, secretOf, takeFromAddress } from "./secrets.js";
import { SocketTable } from "./socket-table.js";
import { Refused } from "./table.js";

/** @import { House } from "./house.js" */

/**
 * The house of a server: tables are made and sat down at over HTTP, and played at over a WebSocket.
 *
 * @type {House}
 */
export const serverHouse = {
  home: "/",

  table() {
    const id = location.pathname.match(/^\/table\/([^/]+)\/?$/)?.[1];
    return id && decodeURIComponent(id);
  },

  addressOf,

  choices: () => ask("/api/rulesets"),

  async make(wanted) {
    const { table, secret } = await ask("/api/tables", wanted);
    if (secret) {
      keep(table, secret);
    }
    return table;
  },

  open(table) {
    takeFromAddress(table);
    return new SocketTable(table, secretOf(table));
  },

  follow(table, next) {
    const secret = secretOf(table);
    if (secret) {
      keep(next, secret);
    }
  },

  forget,

  async sit(table, seat, name) {
    const { secret } = await ask(`/api/tables/${encodeURIComponent(table)}/seats/${seat}`, { name });
    keep(table, secret);
  },

  invitation,

  ownLink(table) {
    const secret = secretOf(table);
    return secret && `${invitation(table)}#${secret}`;
  },
};

/** @param {string} table */
function addressOf(table) {
  return `/table/${encodeURIComponent(table)}`;
}

/** @param {string} table */
function invitation(table) {
  return location.origin + addressOf(table);
}

/**
 * @param {string} path
 * @param {object} [body]
 * @returns {Promise<any>}
 */
async function ask(path, body) {
  const request = body && {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  };
  let answer;
  try {
    answer = await fetch(path, request);
  } catch {
    throw new Refused("connection-lost", "the server does not answer");
  }
  const said = await answer.json().catch(() => ({}));
  if (!answer.ok) {
    throw new Refused(said.code ?? "unknown", said.message ?? answer.statusText);
  }
  return said;
}
