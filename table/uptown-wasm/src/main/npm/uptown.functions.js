/**
 * Makes the functions that the runtime of the compiled library requests, without evaluating text as code. A content security
 * policy therefore need not allow eval. The build replaces `new Function` with this function.
 *
 * @param {...string} parts parameter names, then the body
 * @returns {(...values: any[]) => any}
 */
export function functionOf(...parts) {
  const body = parts.at(-1) ?? "";
  switch (parts[0]) {
    case "rethrowJavaAsJs":
      return (rethrow, called) =>
        /** @this {any} */
        function (...values) {
          try {
            return body.includes("fn(this") ? called(this, ...values) : called(...values);
          } catch (error) {
            return rethrow(error);
          }
        };
    case "constructor":
      return (called) =>
        /** @this {any} */
        function (...values) {
          return called.apply(this, values);
        };
    case "rethrowJsAsJava":
      return parts[1] === "getGlobalName"
        ? (rethrow, globalOf, instance, method, ...values) =>
            guarded(rethrow, () => (instance === null ? globalOf(method)(...values) : instance[method](...values)))
        : (rethrow, called, ...values) =>
            guarded(rethrow, () => (parts[1] === "constructor" ? new called(...values) : called(...values)));
    case "wrapCallFromJavaToJs":
      return (_, ...texts) => echo(texts);
    default:
      return parts.length === 1 && body.startsWith("return ") && !body.startsWith("return [")
        ? () => body.slice(7, -1).split(".").reduce((found, name) => found[name], /** @type {any} */ (globalThis))
        : (...values) => values;
  }
}

/**
 * Returns a function that returns one of its arguments: the only other kind of function that the library requests.
 *
 * @param {string[]} texts parameter names, then the body
 * @returns {(...values: any[]) => any}
 */
function echo(texts) {
  const place = texts.indexOf((texts.at(-1) ?? "").slice("return ".length, -1));
  if (place < 0) {
    throw new Error(`cannot make a function of text: ${texts.at(-1)}`);
  }
  return (...values) => values[place];
}

/**
 * @param {(error: unknown) => any} rethrow
 * @param {() => any} action
 */
function guarded(rethrow, action) {
  try {
    return action();
  } catch (error) {
    return rethrow(error);
  }
}
