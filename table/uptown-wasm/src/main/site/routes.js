/** Addresses of this site: all in the fragment, so that it may lie in any folder of any server. */

/**
 * What an address names.
 *
 * @param {string} [address] the present one, unless told
 * @returns {{kind: string, rest: string}}
 */
export function named(address = location.hash) {
  const [, kind = "", rest = ""] = address.match(/^#\/([a-z]*)\/?(.*)$/s) ?? [];
  try {
    return { kind, rest: decodeURIComponent(rest) };
  } catch {
    return { kind, rest };
  }
}

/** Half a character, which no address can have. */
const HALVES = /\p{Surrogate}/gu;

/** @param {string} table such as `table/abc`, or `record/` and a record */
export function addressOf(table) {
  const slash = table.indexOf("/");
  return `#/${table.slice(0, slash)}/${encodeURIComponent(table.slice(slash + 1).replace(HALVES, "\ufffd"))}`;
}

/** @param {string} record */
export function recordAddress(record) {
  return addressOf(`record/${record}`);
}

/** @param {string} position */
export function positionAddress(position) {
  return addressOf(`position/${position}`);
}

/** @param {string} address one of the above, to be sent to others */
export function linkTo(address) {
  return new URL(address, location.href).href;
}
