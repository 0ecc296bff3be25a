import type { ThemedPage } from '../../config/jekyll/pageTree.ts';
import { keyBlock } from '../../content/frontmatter/keyBlock.ts';
import { keyPlace, type SourceFile } from '../../model/sourceFile.ts';
import { withoutUndefined } from '../../model/values/withoutUndefined.ts';
import type { NavigationWorld } from './navigationIn.ts';

/** Keys that place a page in the navigation of that theme, or say whether its children are listed below its text. */
const OF_THEME: readonly string[] = [
  'parent',
  'grand_parent',
  'ancestor',
  'great_grand_parent',
  'has_children',
  'has_toc',
  'child_nav_order',
  'nav_order',
  'nav_exclude',
];

/** Layouts of the theme that show a page as any other. */
const LAYOUT = /^(?:default|home|page|about|post)$/;

/** Whether pages name others that they are below: no other theme has such keys. */
export const namesParents = ({ sourceOf: sources }: Pick<NavigationWorld, 'sourceOf'>): boolean =>
  [...sources.values()].some(({ keyLines }) =>
    ['parent', 'grand_parent', 'has_children'].some((key) => keyLines[key] !== undefined),
  );

/** All pages as that theme has them. A correction may have given keys their names here. */
export const themedPages = (world: NavigationWorld): readonly ThemedPage[] =>
  [...world.sourceOf].map(([route, source]) =>
    pageOf(source, world.textOf(source.file) ?? '', () => world.page(route)?.record.title),
  );

function pageOf(source: SourceFile, text: string, titleOfPage: () => string | undefined): ThemedPage {
  const { file, relativePath, frontmatter, keyLines } = source;
  const blockOf = (key: string) => {
    const line = keyLines[key];
    return line === undefined ? undefined : keyBlock(file, text, line);
  };
  const blocks = new Map(OF_THEME.map((key) => [key, blockOf(key)]));
  const valueAt = (key: string) => blocks.get(key)?.value;
  const layout = blockOf('layout');
  const order = frontmatter.order ?? valueAt('nav_order');
  const written = wordsIn(blockOf('title')?.value) ?? frontmatter.title ?? frontmatter.label;
  const isMeant = order !== undefined || [...blocks.values()].some((block) => block !== undefined);
  return withoutUndefined({
    path: relativePath,
    // Plugins give a page its first heading for a title.
    title: written ?? (isMeant ? titleOfPage() : undefined),
    place: keyPlace(source, 'title'),
    parent: wordsIn(valueAt('parent')),
    grandParent: wordsIn(valueAt('grand_parent')),
    // Sites with more levels than the theme had once have their own name for it.
    ancestor: wordsIn(valueAt('ancestor') ?? valueAt('great_grand_parent')),
    parentPlace: keyLines.parent === undefined ? undefined : keyPlace(source, 'parent'),
    order: typeof order === 'number' ? order : wordsIn(order),
    isExcluded: valueAt('nav_exclude') === true || (frontmatter.unlisted ?? false) !== false,
    isLeaf: valueAt('has_children') === false,
    isReversed: /^(?:desc|reversed)$/.test(String(valueAt('child_nav_order'))),
    deletions: [...blocks.values(), ...(LAYOUT.test(String(layout?.value)) ? [layout] : [])].flatMap(
      (block) => block?.deletion ?? [],
    ),
  });
}

/** A value as text; a number is one, too, as that of a year. */
const wordsIn = (value: unknown): string | undefined =>
  value === undefined || value === null || value === '' || typeof value === 'object' ? undefined : String(value);
