import { firstRequest } from "./first-request.js";
import { practiceLink } from "./offline.js";
import { drop, keptGames, note } from "./my-games.js";
import { forget, isKept, isLinkRefused, keep, linkedSecret, refuseLink, secretOf, settleAddress } from "./seat-secrets.js";
import { unknownAddress } from "./help.js";
import { siteFolder } from "./this-site.js";
import { SocketTableClient } from "./socket-table-client.js";
import { RequestError } from "./table-client.js";

/** @import { Backend, LobbyChoices } from "./backend.js" */

/** @type {Promise<LobbyChoices> | undefined} constant while the server runs */
let asked = answerTo(firstRequest);
asked.catch(() => (asked = undefined)); // The next call requests them again.

/**
 * The tables of a server: created and joined over HTTP, played over a WebSocket.
 *
 * @type {Backend}
 */
export const serverBackend = {
  home: siteFolder,

  table() {
    const id = place()?.match(/^table\/([^/]+)\/?$/)?.[1];
    return id && decodeURIComponent(id);
  },

  addressOf,

  otherScreen(go) {
    return place() === "" ? undefined : unknownAddress(() => go(siteFolder));
  },

  keptGames,

  listedTables: (page) => request(`api/tables?page=${page}`),

  lobbyExtras: () => practiceLink(choices()),

  choices,

  equipment: async ({ id }) => (await request(`api/games/${id}/equipment`)).text,

  async make(wanted) {
    const { table, secret } = await request("api/tables", wanted);
    if (secret) {
      keep(table, secret);
    }
    return table;
  },

  open(table) {
    const kept = secretOf(table);
    const linked = linkedSecret();
    const client = new SocketTableClient(table, kept ?? linked);
    client.subscribe(() => (client.problem ? drop(table) : note(table, client.state)));
    if (isLinkRefused(table) || (linked && linked !== kept)) {
      void import("./opened-link.js").then(({ openLink }) => openLink(client, table, linked));
    } else {
      settleAddress(table);
    }
    return client;
  },

  takeSeatAlong(table, next) {
    const secret = secretOf(table);
    if (secret) {
      keep(next, secret);
    }
  },

  dropSecret(table) {
    if (secretOf(table)) {
      forget(table);
    } else {
      refuseLink(table);
    }
  },

  isSeatKept: isKept,

  async sit(table, seat, name) {
    const { secret } = await request(`api/tables/${encodeURIComponent(table)}/seats/${seat}`, { name });
    keep(table, secret);
  },

  invitation,

  invitationCode: (table) => `${siteFolder}api/tables/${encodeURIComponent(table)}/invitation.svg`,

  ownLink(table) {
    const secret = secretOf(table);
    return secret && `${invitation(table)}#${secret}`;
  },
};

/** @returns {Promise<LobbyChoices>} */
function choices() {
  asked ??= request("api/rulesets");
  asked.catch(() => (asked = undefined));
  return asked;
}

/** Returns the address within the folder of the site, or undefined elsewhere. Some proxies show the start page without the folder's last slash. */
function place() {
  const path = location.pathname;
  return `${path}/`.startsWith(siteFolder) ? path.slice(siteFolder.length) : undefined;
}

/** @param {string} table */
function addressOf(table) {
  return `${siteFolder}table/${encodeURIComponent(table)}`;
}

/** @param {string} table */
function invitation(table) {
  return location.origin + addressOf(table);
}

/**
 * @param {string} path below the folder of the site
 * @param {object} [body]
 * @returns {Promise<any>}
 */
function request(path, body) {
  const options = body && {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  };
  return answerTo(fetch(siteFolder + path, options));
}

/**
 * @param {Promise<Response>} asked
 * @returns {Promise<any>}
 */
async function answerTo(asked) {
  let response;
  try {
    response = await asked;
  } catch {
    throw new RequestError("connection-lost", "the server does not answer");
  }
  const json = await response.json().catch(() => ({}));
  if (!response.ok) {
    throw new RequestError(json.code ?? "unknown", json.message ?? response.statusText);
  }
  return json;
}
