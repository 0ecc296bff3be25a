import type { Allowance } from '../config/siteApi.ts';
import type { SitePlaces } from '../config/sitePlaces.ts';
import type { Diagnostic, Place } from '../model/diagnostic.ts';

/** What allowances are read from. */
export interface AllowanceSources {
  readonly allow: readonly Allowance[];
  /** Lines of a file by its path relative to the project; line 1 is the first. */
  readonly linesOf: (file: string) => readonly string[];
  readonly places: Pick<SitePlaces, 'ofText'>;
}

/**
 * Takes out the warnings that are known and meant: by an entry of the configuration, or by a comment
 * `docsgen-allow code` on their line or alone on the line above. An error is never taken out.
 * May yield `unused-allowance` for entries that fit no warning.
 */
export function applyAllowances(
  diagnostics: readonly Diagnostic[],
  { allow, linesOf, places }: AllowanceSources,
): Diagnostic[] {
  const used = new Set<Allowance>();
  const kept = diagnostics.filter(({ severity, code, place }) => {
    if (severity !== 'warning' || place === undefined) return true;
    const line = linesOf(place.file)[place.line - 1] ?? '';
    const fitting = allow.filter((entry) => entry.code === code && line.includes(entry.text));
    for (const entry of fitting) used.add(entry);
    return fitting.length === 0 && !isCommented(place, code, linesOf(place.file));
  });
  return [...kept, ...allow.filter((entry) => !used.has(entry)).map((entry) => unused(entry, places))];
}

function isCommented({ line }: Place, code: string, lines: readonly string[]): boolean {
  if (codesAllowedIn(lines[line - 1]).includes(code)) return true;
  let above = line - 2;
  while (above > 0 && lines[above]?.trim() === '') above -= 1;
  const comment = lines[above]?.trim() ?? '';
  return /^(?:\{\/\*|<!--|\/\/|#)/.test(comment) && codesAllowedIn(comment).includes(code);
}

const codesAllowedIn = (line = ''): string[] =>
  [...line.matchAll(/\bdocsgen-allow ([a-z-]+)/g)].map(([, code = '']) => code);

const unused = ({ code, text }: Allowance, places: AllowanceSources['places']): Diagnostic => ({
  severity: 'warning',
  code: 'unused-allowance',
  message: `No line with \`${text.replaceAll('`', "'")}\` has a \`${code}\` warning anymore.`,
  place: places.ofText(text),
  hint: 'delete the entry from `check.allow`',
});
