/** The addresses of this site. All routes are in the fragment, so that the site works in any folder of any server. */

/**
 * @param {string} [address] by default, the current one
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

/** Unpaired surrogates, which addresses cannot contain. */
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

/** @param {string} address an address returned by a function above */
export function linkTo(address) {
  return new URL(address, location.href).href;
}
