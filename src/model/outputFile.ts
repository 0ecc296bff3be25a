/** A file to publish: its bytes, where to copy them from, or parts to be written one after the other. */
export type OutputFile =
  // `sum`, here and below, names the content where that is known already.
  | { readonly kind: 'text'; readonly contents: string | Uint8Array; readonly sum?: string }
  | { readonly kind: 'copy'; readonly from: string; readonly sum?: string }
  | {
      readonly kind: 'joined';
      readonly sum: string;
      readonly sizeBytes: number;
      readonly parts: () => Iterable<string | Uint8Array>;
    };
