import { siteName } from "./site-name.js";

/** What is remembered for the next visit. */

/** Pages of other names may be on the same host. */
const PREFIX = `${siteName.toLowerCase()}.`;

/** A storage of the browser. Where it refuses, or is full, values are kept in memory until the page is closed. */
class BrowserStorage {
  /** @type {Map<string, string>} values that the storage refused */
  #refused = new Map();
  #storage;

  /** @param {() => Storage} storage throws if the user has forbidden it */
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
   * The key under which the browser stores something, without what tells this page from others.
   *
   * @param {string | null} name
   * @returns {string | undefined} nothing if another page stores it
   */
  keyOf(name) {
    return name?.startsWith(PREFIX) ? name.slice(PREFIX.length) : undefined;
  }

  /**
   * Whether a value is lost when the page is closed.
   *
   * @param {string} key
   */
  isInMemoryOnly(key) {
    return this.#refused.has(key);
  }

  /**
   * @template T
   * @param {(storage: Storage) => T} action
   * @returns {T | undefined} nothing if the browser refuses
   */
  #try(action) {
    try {
      return action(this.#storage());
    } catch {
      return undefined;
    }
  }
}

/** Shared by all tabs, until the user clears it. */
export const localStore = new BrowserStorage(() => localStorage);

/** Of this tab. */
export const sessionStore = new BrowserStorage(() => sessionStorage);
