import { element } from "./board/dom.js";
import { practiceLink } from "./offline.js";
import { openTables } from "./open-tables.js";
import { drop, myGames, note } from "./my-games.js";
import { forget, keep, secretOf, moveFromAddress } from "./seat-secrets.js";
import { unknownAddress } from "./help.js";
import { SocketTableClient } from "./socket-table-client.js";
import { RequestError } from "./table-client.js";

/** @import { Backend } from "./backend.js" */

/**
 * Tables of a server: HTTP to make them and take seats, a WebSocket to play.
 *
 * @type {Backend}
 */
export const serverBackend = {
  home: "/",

  table() {
    const id = location.pathname.match(/^\/table\/([^/]+)\/?$/)?.[1];
    return id && decodeURIComponent(id);
  },

  addressOf,

  otherScreen(go) {
    return location.pathname === "/" ? undefined : unknownAddress(() => go("/"));
  },

  lobbyExtras: () => element("div", {}, practiceLink(request("/api/rulesets")), openTables(() => request("/api/tables"), addressOf), myGames(addressOf)),

  choices: () => request("/api/rulesets"),

  async make(wanted) {
    const { table, secret } = await request("/api/tables", wanted);
    if (secret) {
      keep(table, secret);
    }
    return table;
  },

  open(table) {
    moveFromAddress(table);
    const client = new SocketTableClient(table, secretOf(table));
    client.subscribe(() => (client.problem ? drop(table) : note(table, client.state)));
    return client;
  },

  takeSeatAlong(table, next) {
    const secret = secretOf(table);
    if (secret) {
      keep(next, secret);
    }
  },

  forget,

  async sit(table, seat, name) {
    const { secret } = await request(`/api/tables/${encodeURIComponent(table)}/seats/${seat}`, { name });
    keep(table, secret);
  },

  invitation,

  invitationCode: (table) => `/api/tables/${encodeURIComponent(table)}/invitation.svg`,

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
async function request(path, body) {
  const options = body && {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  };
  let response;
  try {
    response = await fetch(path, options);
  } catch {
    throw new RequestError("connection-lost", "the server does not answer");
  }
  const json = await response.json().catch(() => ({}));
  if (!response.ok) {
    throw new RequestError(json.code ?? "unknown", json.message ?? response.statusText);
  }
  return json;
}
