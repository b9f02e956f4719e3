/** The TeaVM runtime, which the build places beside the libraries. */
export function load(source: string | Uint8Array, options: object): Promise<{ exports: any }>;
