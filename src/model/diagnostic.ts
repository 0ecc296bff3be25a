import type { DiagnosticCode } from './diagnosticCodes.ts';
import { fileLines } from './files/fileLines.ts';
import { withoutUndefined } from './values/withoutUndefined.ts';

/** Where something stands in a source file. `line` and `column` are 1-based; columns count UTF-16 units. */
export interface Place {
  /** Relative to the project root, POSIX slashes. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** Column just after the last marked character, on the same line. */
  readonly endColumn?: number;
}

/** Where a fault of no single file is shown by programs that want a place of each. */
export const OF_WHOLE_SITE: Place = { file: 'site/config.ts', line: 1, column: 1 };

/** Where a fault of a file as a whole is shown. */
export const placeAtStart = (file: string): Place => ({ file, line: 1, column: 1 });

/**
 * A correction of a piece of one line: `text` takes the place of `was`, which stands at `place`. Where `was` is empty,
 * text is put in, into a new file if there is none. Where it ends with `\n`, whatever ends the line goes, too.
 */
export interface Fix {
  /** Its `endColumn` is given. */
  readonly place: Place;
  readonly was: string;
  readonly text: string;
  /** Made with this one in the same file, or none of them is: the tag that closes what this one opens. */
  readonly with?: readonly Pick<Fix, 'place' | 'was' | 'text'>[];
  /** Those of other files that come with this one; each is right without it, too. */
  readonly beside?: readonly Fix[];
  /** What the file is called then, from the project root; `was` and `text` are empty. */
  readonly renamedTo?: string;
  /** The file is deleted, as all that it says stands elsewhere; `was` and `text` are empty. */
  readonly deletes?: true;
}

/** Corrections of one file as one, in their order: all of them are made, or none is. Undefined for none at all. */
export function joinFixes(fixes: readonly Fix[]): Fix | undefined {
  const [first, ...others] = fixes.flatMap(({ with: more = [], ...fix }) => [fix, ...more]);
  return first && { ...first, ...(others.length > 0 ? { with: others } : {}) };
}

/** The same for corrections none of which may be missing. */
export const joinAll = (fixes: readonly (Fix | undefined)[]): Fix | undefined =>
  fixes.includes(undefined) ? undefined : joinFixes(fixes.flatMap((fix) => fix ?? []));

/** A correction that puts a text at the start of a file, or makes the file. Without a text it only brings others. */
export const fixAtStart = (file: string, text = ''): Fix => ({
  place: { file, line: 1, column: 1, endColumn: 1 },
  was: '',
  text,
});

/** The place behind all that a file says; a byte order mark before it has no column. */
export function placeAtEnd(file: string, text: string): Place {
  const lines = fileLines(text);
  const column = (lines.at(-1) ?? '').length + 1;
  return { file, line: lines.length, column, endColumn: column };
}

/** One fault or doubt about the input, as a value: collected, sorted and printed, never thrown. */
export interface Diagnostic {
  readonly severity: 'error' | 'warning';
  readonly code: DiagnosticCode;
  /** Says what is wrong, naming the thing in backquotes. */
  readonly message: string;
  readonly place?: Place;
  /** What to write instead, or the command to run. */
  readonly hint?: string;
  /** It tells of no fault: `strict` leaves it a warning. */
  readonly isInfo?: true;
  /** A correction that needs no judgment: there is no second one that could be meant. */
  readonly fix?: Fix;
  /** Other places that take part, such as the second owner of a route. */
  readonly related?: readonly Place[];
  /**
   * Names what is to be decided. One decision mends all of a code that name the same, wherever they stand: people are
   * told of many once.
   */
  readonly decision?: string;
}

/** What is told of a fault; what is undefined is left out. */
type Told = Pick<Diagnostic, 'message'> & {
  readonly [Key in Exclude<keyof Diagnostic, 'severity' | 'code' | 'message'>]?: Diagnostic[Key] | undefined;
};

/** A fault with which nothing is published. */
export const errorOf = (code: DiagnosticCode, told: Told): Diagnostic =>
  withoutUndefined({ severity: 'error' as const, code, ...told });

/** A doubt, with which the site is published unless `--strict` is given. */
export const warningOf = (code: DiagnosticCode, told: Told): Diagnostic =>
  withoutUndefined({ severity: 'warning' as const, code, ...told });

export const errorsIn = (diagnostics: readonly Diagnostic[]): Diagnostic[] =>
  diagnostics.filter(({ severity }) => severity === 'error');

/** Whether anything among diagnostics forbids a result. */
export const hasErrors = (diagnostics: readonly Diagnostic[]): boolean =>
  diagnostics.some(({ severity }) => severity === 'error');

/** Diagnostics in print order; under `strict` every warning is an error, but for what only informs. */
export const judge = (diagnostics: readonly Diagnostic[], { strict }: { readonly strict: boolean }): Diagnostic[] =>
  sortDiagnostics(
    strict
      ? diagnostics.map((diagnostic) =>
          diagnostic.isInfo ? diagnostic : { ...diagnostic, severity: 'error' as const },
        )
      : diagnostics,
  );

/** Diagnostics in the one order in which they are ever printed, without repeats. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const seen = new Map<string, Diagnostic>();
  for (const diagnostic of diagnostics) {
    const key = keyOf(diagnostic);
    if (tellsMore(diagnostic, seen.get(key))) seen.set(key, diagnostic);
  }
  return [...seen.values()].sort(
    (a, b) =>
      compare(a.place?.file ?? '', b.place?.file ?? '') ||
      (a.place?.line ?? 0) - (b.place?.line ?? 0) ||
      (a.place?.column ?? 0) - (b.place?.column ?? 0) ||
      compare(a.code, b.code) ||
      compare(a.message, b.message),
  );
}

/** Whether one of two that say the same knows the correction, or names another place, before that of the other. */
function tellsMore({ fix, related }: Diagnostic, other: Diagnostic | undefined): boolean {
  if (other?.fix !== undefined) return fix !== undefined;
  if (fix !== undefined) return true;
  return compare(related?.[0]?.file ?? '', other?.related?.[0]?.file ?? '\uffff') <= 0;
}

const keyOf = ({ code, message, place }: Diagnostic) =>
  [place?.file, place?.line, place?.column, code, message].join('\u0000');

// Code units, not locale: the same order on every machine.
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
