import type { SiteConfig } from '../config/siteConfig.ts';
import type { SitePlaces } from '../config/sitePlaces.ts';
import type { TreeNode } from '../markdown/tree.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { SourceFile } from '../model/sourceFile.ts';
import type { Stretch } from './readStretches.ts';
import { createTypedFinder } from './typedConstants.ts';
import { unshownConstants } from './unshownConstants.ts';

/** A source with its mdast, and the text that readers see of it. */
export interface ParsedSource {
  readonly source: SourceFile;
  readonly tree: TreeNode;
  readonly stretches: readonly Stretch[];
}

/** Constants that nobody uses, and values that are typed in place of them. May yield `unused-constant`, `typed-constant` and `unshown-constant`. */
export function checkConstants(
  { constants, check }: Pick<SiteConfig, 'constants' | 'check'>,
  {
    parsed,
    used,
    places,
  }: { readonly parsed: readonly ParsedSource[]; readonly used: ReadonlySet<string>; readonly places: SitePlaces },
): Diagnostic[] {
  const findTyped = createTypedFinder(constants, check);
  return [
    ...Object.keys(constants)
      .filter((name) => !used.has(name) && !places.isUsed(name))
      .map((name) => unused(name, places)),
    ...parsed.flatMap(({ source, stretches }) => [
      ...findTyped(source, stretches),
      ...unshownConstants(source, stretches, constants),
    ]),
  ];
}

const unused = (name: string, places: SitePlaces): Diagnostic => ({
  severity: 'warning',
  code: 'unused-constant',
  message: `No page uses the constant \`${name}\`.`,
  place: places.ofKey(name),
  hint: `delete it, or write \`{${name}}\` where its value is typed by hand`,
});
