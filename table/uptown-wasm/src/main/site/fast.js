/** A module with a struct type, which is valid only in WebAssembly with garbage collection. */
const STRUCT = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 1, 3, 1, 0x5f, 0]);

/** True if libraries run as WebAssembly, false if they run slowly as JavaScript. */
export const isFast = typeof WebAssembly === "object" && WebAssembly.validate(STRUCT);
