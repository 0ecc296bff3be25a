import type { Heading } from '../../model/page.ts';

/** A heading with those below it. */
export interface HeadingBranch extends Heading {
  readonly children: readonly HeadingBranch[];
}

/** Headings nested below the nearest earlier one of a lower level. One without such a heading stands at the top. */
export function headingTree(headings: readonly Heading[]): HeadingBranch[] {
  const top: HeadingBranch[] = [];
  // Those that the next heading may stand below, outermost first.
  const open: { readonly level: number; readonly children: HeadingBranch[] }[] = [];
  for (const heading of headings) {
    while ((open.at(-1)?.level ?? 0) >= heading.level) open.pop();
    const branch = { ...heading, children: [] };
    (open.at(-1)?.children ?? top).push(branch);
    open.push(branch);
  }
  return top;
}
