import { siteFolder, siteName } from "./this-site.js";

/** Values stored for the next visit. */

/** Separates this site's keys from those of other sites on the same host, also if they differ only in their folder. */
const PREFIX = `${siteName.toLowerCase()}${siteFolder.slice(0, -1)}.`;

/** A storage of the browser. If it is full or blocked, values stay in memory until the page is closed. */
class BrowserStorage {
  /** @type {Map<string, string>} values that the storage rejected */
  #refused = new Map();
  #storage;

  /** @param {() => Storage} storage throws if the user has blocked it */
  constructor(storage) {
    this.#storage = storage;
  }

  /**
   * @param {string} key
   * @returns {string | undefined}
   */
  get(key) {
    return this.#refused.get(key) ?? this.#try((storage) => storage.getItem(PREFIX + key)) ?? undefined;
  }

  /**
   * @param {string} key
   * @param {string} value
   */
  set(key, value) {
    this.#refused.set(key, value);
    this.#try((storage) => {
      storage.setItem(PREFIX + key, value);
      this.#refused.delete(key);
    });
  }

  /** @param {string} key */
  remove(key) {
    this.#refused.delete(key);
    this.#try((storage) => storage.removeItem(PREFIX + key));
  }

  keys() {
    const stored = (this.#try(Object.keys) ?? []).flatMap((/** @type {string} */ name) => this.keyOf(name) ?? []);
    return [...new Set([...this.#refused.keys(), ...stored])];
  }

  /**
   * Returns the key of a stored name, without the prefix.
   *
   * @param {string | null} name
   * @returns {string | undefined} undefined if another page stored it
   */
  keyOf(name) {
    return name?.startsWith(PREFIX) ? name.slice(PREFIX.length) : undefined;
  }

  /**
   * Returns true if a value will be lost when the page is closed.
   *
   * @param {string} key
   */
  isInMemoryOnly(key) {
    return this.#refused.has(key);
  }

  /**
   * @template T
   * @param {(storage: Storage) => T} action
   * @returns {T | undefined} undefined if the browser blocks access
   */
  #try(action) {
    try {
      return action(this.#storage());
    } catch {
      return undefined;
    }
  }
}

/** Shared by all tabs until the user clears it. */
export const localStore = new BrowserStorage(() => localStorage);

/** Private to this tab. */
export const sessionStore = new BrowserStorage(() => sessionStorage);
