import { dismissRefusal, dropLink, keep, refuseLink, secretOf, settleAddress } from "./seat-secrets.js";
import { SocketTableClient } from "./socket-table-client.js";

/** Opens links to seats. To avoid losing a working seat, the page first tries the link and then asks the user. */

/** @type {SocketTableClient | undefined} the connection that tests a link */
let trial;

/**
 * @param {SocketTableClient} client connected with the stored secret, or else with the link's
 * @param {string} table
 * @param {string} [secret] the secret in the link; absent after the link was rejected
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
