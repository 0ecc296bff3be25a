/** A file to publish: its bytes, or where to copy them from. */
export type OutputFile =
  | { readonly kind: 'text'; readonly contents: string | Uint8Array }
  | { readonly kind: 'copy'; readonly from: string };

/** All files of a site: path relative to the output folder (POSIX) to file. */
export type OutputPlan = ReadonlyMap<string, OutputFile>;
