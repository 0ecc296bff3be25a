import type { HeadingView } from '../model/view.ts';

export interface HeadingBranch extends HeadingView {
  readonly children: readonly HeadingBranch[];
}

/** Headings nested below the nearest earlier one of a lower level. One without such a heading stands at the top. */
export function headingTree(headings: readonly HeadingView[]): HeadingBranch[] {
  const [first, ...rest] = headings;
  if (!first) return [];
  const next = rest.findIndex((heading) => heading.level <= first.level);
  const below = next === -1 ? rest : rest.slice(0, next);
  const after = next === -1 ? [] : rest.slice(next);
  return [{ ...first, children: headingTree(below) }, ...headingTree(after)];
}
