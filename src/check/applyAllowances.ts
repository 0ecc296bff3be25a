import type { Allowance } from '../config/siteApi.ts';
import type { SitePlaces } from '../config/sitePlaces.ts';
import { type KnownWarnings, withoutAllowed } from '../config/withoutAllowed.ts';
import type { Diagnostic } from '../model/diagnostic.ts';

/** What allowances are read from, and where they stand. */
export interface AllowanceSources extends Pick<KnownWarnings, 'allow' | 'linesOf'> {
  readonly places: Pick<SitePlaces, 'ofText'>;
}

/** Takes out the warnings that are known and meant. May yield `unused-allowance` for entries that fit no warning. */
export function applyAllowances(
  diagnostics: readonly Diagnostic[],
  { allow, linesOf, places }: AllowanceSources,
): Diagnostic[] {
  const used = new Set<Allowance>();
  const kept = withoutAllowed(diagnostics, { allow, linesOf, onUse: (entry) => used.add(entry) });
  return [...kept, ...allow.filter((entry) => !used.has(entry)).map((entry) => unused(entry, places))];
}

const unused = ({ code, text }: Allowance, places: AllowanceSources['places']): Diagnostic => ({
  severity: 'warning',
  code: 'unused-allowance',
  message: `No line with \`${text.replaceAll('`', "'")}\` has a \`${code}\` warning anymore.`,
  place: places.ofText(text),
  hint: 'delete the entry from `check.allow`',
});
