import type { Diagnostic } from '../model/diagnostic.ts';

/** What esbuild tells of a fault. */
export interface BundlerFault {
  readonly text: string;
  /** A hint, of a plugin of ours. */
  readonly detail?: unknown;
  /** Columns are 0-based. */
  readonly location: { readonly file: string; readonly line: number; readonly column: number } | null;
}

/** A fault of the bundler as `config-syntax`. `hintOf` yields a hint for its text, where no plugin has given one. */
export const bundlerFault = (
  { text, detail, location }: BundlerFault,
  hintOf: (text: string) => string,
): Diagnostic => ({
  severity: 'error',
  code: 'config-syntax',
  message: text,
  hint: typeof detail === 'string' ? detail : hintOf(text),
  ...(location === null ? {} : { place: { file: location.file, line: location.line, column: location.column + 1 } }),
});
