import { inspectDocument, noKnownParts } from '../../../src/check/documents/inspectDocument.ts';
import { createTargetFinder } from '../../../src/check/documents/referenceTarget.ts';
import type { ShownPage, ShownSite } from '../../../src/check/documents/shownSite.ts';
import { createRefusal } from '../../../src/hosting/refusedLoad.ts';
import { compileText, type Surroundings, sourceOf } from '../../compileText.ts';

/** A page of a made-up site: its source, and the finished document that is said to come from it. */
export interface MadePage {
  readonly source: string;
  readonly html: string;
}

/** A site under `/docs/` with pages by path of their source, and files by their path. */
export function shownSite(
  pages: Readonly<Record<string, MadePage>>,
  files: readonly string[] = [],
  surroundings: Surroundings = {},
): ShownSite {
  const known = noKnownParts();
  const shown = Object.entries(pages).map(([path, { source, html }]): ShownPage => {
    const page = compileText(source, { path, base: '/docs/', ...surroundings });
    return { page, sources: [sourceOf(path, source)], document: inspectDocument(html, known) };
  });
  return {
    base: '/docs/',
    targetOf: createTargetFinder('/docs/'),
    pages: new Map(shown.map((one) => [one.page.record.path as string, one])),
    notFound: new Set(),
    hasFile: (path) => files.includes(path),
    configured: new Set(),
    planned: [],
    refusesStyles: true,
    refused: createRefusal({ securityPolicy: {}, gtmId: undefined, head: [], siteUrl: undefined }),
    addedPolicy: {},
  };
}
