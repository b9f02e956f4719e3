/** A type of a struct: what WebAssembly with garbage collection has, and without has not. */
const STRUCT = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 1, 3, 1, 0x5f, 0]);

/** Whether libraries run as WebAssembly here, and not slowly as JavaScript. */
export const isFast = typeof WebAssembly === "object" && WebAssembly.validate(STRUCT);
