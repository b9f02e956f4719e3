/** What is remembered for the next visit. */

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
    return this.#refused.get(key) ?? this.#try((storage) => storage.getItem(key)) ?? undefined;
  }

  /**
   * @param {string} key
   * @param {string} value
   */
  set(key, value) {
    this.#refused.set(key, value);
    this.#try((storage) => {
      storage.setItem(key, value);
      this.#refused.delete(key);
    });
  }

  /** @param {string} key */
  remove(key) {
    this.#refused.delete(key);
    this.#try((storage) => storage.removeItem(key));
  }

  keys() {
    return [...new Set([...this.#refused.keys(), ...(this.#try(Object.keys) ?? [])])];
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
