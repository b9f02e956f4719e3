/** The runtime of TeaVM, which the build puts beside the libraries. */
export function load(source: string | Uint8Array, options: object): Promise<{ exports: any }>;
