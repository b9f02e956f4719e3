/**
 * What the runtime of the compiled library wants new functions for, without any text being read as code: a content security
 * policy need not allow that. The build puts this in the place of `new Function`.
 *
 * @param {...string} parts names of parameters, and the body
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
 * Of all that could be asked for here the library asks for one thing: a function that gives back what it is given.
 *
 * @param {string[]} texts names of parameters, and the body
 * @returns {(...values: any[]) => any}
 */
function echo(texts) {
  const place = texts.indexOf((texts.at(-1) ?? "").slice("return ".length, -1));
  if (place < 0) {
    throw new Error(`no code is made of text: ${texts.at(-1)}`);
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
