import type { SitePlaces } from '../../config/folders/sitePlaces.ts';
import type { Allowance } from '../../config/siteApi.ts';
import { type AllowingComment, commentFor, type KnownWarnings, withoutAllowed } from '../../config/withoutAllowed.ts';
import { type Diagnostic, errorsIn, warningOf } from '../../model/diagnostic.ts';
import { idleComments, type ToldWarnings } from './idleComments.ts';
import type { WrittenAllowance } from './readAllowances.ts';

/** What allowances are read from, and where they stand. */
export interface AllowanceSources extends Pick<KnownWarnings, 'allow' | 'linesOf'>, Pick<ToldWarnings, 'isLookedFor'> {
  readonly places: Pick<SitePlaces, 'ofText'>;
  /** All comments that allow warnings. */
  readonly comments: readonly WrittenAllowance[];
}

/**
 * Takes out the warnings that are known and meant. May yield `unused-allowance` for entries that fit no warning, and
 * for comments.
 */
export function applyAllowances(
  diagnostics: readonly Diagnostic[],
  { allow, linesOf, places, comments, isLookedFor }: AllowanceSources,
): Diagnostic[] {
  const used = new Set<Allowance>();
  const usedComments = new Set<string>();
  const kept = withoutAllowed(diagnostics, {
    allow,
    linesOf,
    onUse: (entry) => used.add(entry),
    onComment: (comment) => usedComments.add(keyOf(comment)),
  });
  const written = new Set(comments.map(({ place }) => place.file));
  const refused = new Set(
    errorsIn(kept).flatMap(({ code, place }) => {
      const comment = place && written.has(place.file) ? commentFor(place, code, linesOf(place.file)) : undefined;
      return comment === undefined ? [] : [keyOf(comment)];
    }),
  );
  return [
    ...kept,
    ...allow.filter((entry) => !used.has(entry) && isLookedFor(entry.code, '')).map((entry) => unused(entry, places)),
    ...idleComments(comments, {
      isUsed: ({ code, place }) => usedComments.has(keyOf({ ...place, code })),
      isRefused: ({ code, place }) => refused.has(keyOf({ ...place, code })),
      isLookedFor,
    }),
  ];
}

const keyOf = ({ file, line, code }: AllowingComment) => `${file}:${line}:${code}`;

const unused = ({ code, text }: Allowance, places: AllowanceSources['places']): Diagnostic =>
  warningOf('unused-allowance', {
    message: `No line with \`${text.replaceAll('`', "'")}\` has a \`${code}\` warning anymore.`,
    place: places.ofText(text),
    hint: 'delete the entry from `check.allow`',
  });
