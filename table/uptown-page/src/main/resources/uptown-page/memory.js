/** What is remembered for the next visit. */

/** A storage of the browser; where that refuses, or has no more room, things are remembered until the page is left. */
class Memory {
  /** @type {Map<string, string>} what the storage did not take */
  #refused = new Map();
  #storage;

  /** @param {() => Storage} storage fails where people have forbidden it */
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
   * Whether something will be forgotten when the page is left.
   *
   * @param {string} key
   */
  forgets(key) {
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

/** That of this browser, until people clear it. */
export const lasting = new Memory(() => localStorage);

/** That of this tab. */
export const passing = new Memory(() => sessionStorage);
