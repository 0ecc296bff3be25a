import { checkDocuments } from '../../src/check/documents/checkDocuments.ts';
import { inBrief } from '../inBrief.ts';
import { shownSite } from './documents/shownSite.ts';

/** Faults of a page with this document, beside `/limits/` with the id `memory`, which leads to it. */
export function faultsOf(html: string, source = 'Words <Widget to="/limits/" /> here.\n') {
  return checkDocuments(
    shownSite(
      {
        'index.md': { source: 'Words.\n', html: '<a href="/docs/a/">a</a><a href="/docs/limits/">l</a>' },
        'a.mdx': { source, html },
        'limits.md': { source: 'Words.\n', html: '<main><h2 id="memory">Memory</h2></main>' },
      },
      ['logo.svg', 'paper.pdf', 'index.html'],
      { components: { Widget: () => null }, assets: ['/logo.svg'] },
    ),
  );
}

export const toldOf = (html: string, source?: string) => faultsOf(html, source).map(inBrief);
