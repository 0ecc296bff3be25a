import { posix } from 'node:path';
import { FIRST_PAGES, readToctrees, toctreesIn } from '../../markdown/elsewhere/toctrees.ts';
import { replacedLines } from '../../markdown/pieces.ts';
import type { Fix } from '../../model/diagnostic.ts';
import { allEntries } from '../../model/navigationElsewhere.ts';
import { listedLink, listedPage } from './listedPage.ts';
import type { NavigationWorld } from './navigationIn.ts';

/**
 * Corrections that take the lists of Sphinx out of pages, once they are the navigation. A list that readers see becomes
 * one in Markdown.
 */
export function toctreeFixes({ sourceOf: sources, page }: Pick<NavigationWorld, 'sourceOf' | 'page'>): readonly Fix[] {
  const routes = new Map([...sources].map(([route, source]) => [source.relativePath, route]));
  const paths = new Set(routes.keys());
  const reached = new Set([...FIRST_PAGES, ...allEntries(readToctrees(sources.values())).map(({ target }) => target)]);
  const titleOf = (path: string) => {
    const route = routes.get(path);
    return route === undefined ? undefined : page(route)?.record.title.replaceAll(/\{[a-z:]+\}(?=\S)/g, '');
  };
  return [...sources.values()].flatMap((source) =>
    toctreesIn(source, paths).map((tree) => {
      const lines = tree.entries.map(({ text, target }) => {
        const label = text ?? titleOf(target);
        if (label === undefined) return '';
        if (!routes.has(target)) return listedLink(label, target);
        return listedPage(label, posix.relative(posix.dirname(source.relativePath), target));
      });
      return replacedLines(
        tree,
        tree.isHidden && reached.has(source.relativePath) ? '' : lines.join('').trimEnd(),
        source,
      );
    }),
  );
}
