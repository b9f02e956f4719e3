import { dismissRefusal, dropLink, keep, refuseLink, secretOf, settleAddress } from "./seat-secrets.js";
import { SocketTableClient } from "./socket-table-client.js";

/** Opens links to seats. Nobody loses a seat that works by opening a link: the link is tried first, and then the player is asked. */

/** @type {SocketTableClient | undefined} the connection that tries a link */
let trial;

/**
 * @param {SocketTableClient} client connected with the stored secret, or with the secret of the link if no secret is stored
 * @param {string} table
 * @param {string} [secret] of the link; missing after it was refused
 */
export function openLink(client, table, secret) {
  trial?.close();
  if (!secret) {
    showRefusal(client);
    return;
  }
  dismissRefusal();
  if (secretOf(table)) {
    tryLink(client, table, secret);
  } else {
    whenSeated(client, () => take(table, secret));
  }
}

/**
 * @param {SocketTableClient} client
 * @param {string} table
 * @param {string} secret
 */
function tryLink(client, table, secret) {
  const tried = new SocketTableClient(table, secret);
  trial = tried;
  whenSeated(tried, (seat) => {
    tried.close();
    client.showLink({ seat, take: () => take(table, secret), dismiss: () => (dropLink(), client.showLink(undefined)) });
  });
  tried.subscribe(() => {
    if (tried.problem) {
      tried.close();
      refuseLink(table);
      showRefusal(client);
    }
  });
}

/** @param {SocketTableClient} client */
function showRefusal(client) {
  client.showLink({ dismiss: () => (dismissRefusal(), client.showLink(undefined)) });
}

/**
 * @param {string} table
 * @param {string} secret
 */
function take(table, secret) {
  keep(table, secret);
  settleAddress(table);
}

/**
 * @param {SocketTableClient} client
 * @param {(seat: number) => void} action called once
 */
function whenSeated(client, action) {
  const check = () => {
    const { you } = client.state?.table ?? {};
    if (typeof you === "number") {
      stop();
      action(you);
    }
  };
  const stop = client.subscribe(check);
  check();
}
