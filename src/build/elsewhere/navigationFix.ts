import { configFromNavigation } from '../../config/written/configFromNavigation.ts';
import { withComments } from '../../config/written/configText.ts';
import { frontmatterFix } from '../../content/frontmatter/frontmatterFix.ts';
import { yamlText } from '../../content/yamlText.ts';
import { titleOfFile } from '../../markdown/headings/pageTitle.ts';
import { parserFor } from '../../markdown/parse/parsers.ts';
import type { TreeNode } from '../../markdown/tree.ts';
import { type Fix, fixAtStart } from '../../model/diagnostic.ts';
import { type EntryElsewhere, inSidebars, type SiteElsewhere } from '../../model/navigationElsewhere.ts';
import type { SourceFile } from '../../model/sourceFile.ts';
import { unlessThrown } from '../../model/values/unlessThrown.ts';
import { missingComments } from './missingEntries.ts';
import type { FindingWorld } from './navigationFinder.ts';
import type { NavigationWorld } from './navigationIn.ts';
import { pagesNamed } from './pagesNamed.ts';
import type { RedirectsHere } from './redirectsHere.ts';

/**
 * The correction that writes a navigation into a new `site/config.ts`, and the redirects that come with it; undefined
 * where there is nothing to write. Titles and pages come first: an entry that says the same as its page needs no text.
 */
export function navigationFix(
  file: string,
  site: SiteElsewhere,
  {
    redirects,
    missing,
    creations,
    ...world
  }: FindingWorld & {
    readonly redirects: RedirectsHere;
    readonly missing: readonly EntryElsewhere[];
    /** What writes pages that groups are to lead to. */
    readonly creations: readonly Fix[];
  },
): Fix | undefined {
  const first = [...titleFixes(inSidebars(site), world), ...creations];
  if (first.length > 0) return { ...fixAtStart(file), beside: first };
  const written = configFromNavigation(site, world.find);
  const text = written && withComments(written, missingComments(missing));
  const creation = text === undefined ? [] : [fixAtStart('site/config.ts', text)];
  const beside = [...creation, ...(redirects.creation ? [redirects.creation] : [])];
  return beside.length === 0 ? undefined : { ...fixAtStart(file), beside };
}

/** Corrections that give pages which have no title the one that they have in the navigation. */
const titleFixes = (entries: readonly EntryElsewhere[], world: FindingWorld): readonly Fix[] =>
  [...pagesNamed(entries, world.find)].flatMap(([route, title]) => {
    const source = world.sourceOf.get(route);
    if (source === undefined || title === undefined) return [];
    const named = titleOfFile(source.relativePath);
    // Few pages are called as their files are: the others need not be parsed again.
    if (named === title || world.page(route)?.record.title !== named || hasTitle(source, world)) return [];
    return frontmatterFix(source, world.textOf(source.file) ?? '', { title: yamlText(title) }) ?? [];
  });

function hasTitle(source: SourceFile, { config }: NavigationWorld): boolean {
  const { frontmatter, body } = source;
  if (frontmatter.title !== undefined || /<h1\b/i.test(body)) return true;
  const isTitle = ({ type, depth }: TreeNode) => type === 'heading' && depth === 1;
  const tree = unlessThrown(() => parserFor(config.parser)(source));
  // One that cannot be read is to be mended first.
  return tree === undefined || (tree.children?.some(isTitle) ?? false);
}
