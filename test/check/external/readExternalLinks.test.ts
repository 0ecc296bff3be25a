import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { inspectDocument } from '../../../src/check/documents/inspectDocument.ts';
import { createTargetFinder } from '../../../src/check/documents/referenceTarget.ts';
import { readExternalLinks } from '../../../src/check/external/readExternalLinks.ts';
import { siteIn } from '../../siteIn.ts';

describe('readExternalLinks', () => {
  it('are those of pages, of the configuration, of redirects, and of components, but not those that each page has with another end', async () => {
    const source = 'A [page](https://a.example/x) and {/* https://b.example/y */} [own](/)\n';
    const site = await siteIn({
      'content/index.mdx': source,
      'redirects.yaml': '/old/: /\n/away/: https://away.example/\n/far/:\n  https://far.example/\n',
      'site/config.mjs': `export const config = {
  repository: { url: 'https://code.example/r', editUrl: 'https://code.example/r/edit/{path}' },
  siteUrl: 'https://own.example',
  pageLinks: [{ text: 'A', link: 'https://ask.example/?q={url}' }, { text: 'C', link: 'https://chat.example/' }],
  footer: [{ text: 'S', link: 'https://status.example' }, { text: 'H', link: '/' }],
};
`,
    });
    const page = site.page('/' as never) ?? assert.fail();
    const html =
      '<a href="https://a.example/x">a</a><a href="https://b.example/y">b</a>' +
      '<a href="https://ask.example/?q=https%3A%2F%2Fown.example%2F">q</a><a href="https://chat.example/">c</a>' +
      '<a href="https://code.example/r/edit/index.mdx">e</a><a href="https://status.example">s</a>';
    const [pageSource] = [...site.routes.sourceOf.values()];
    const shown = { page, sources: [pageSource ?? assert.fail()], document: inspectDocument(html) };
    const links = readExternalLinks(site, {
      base: '/',
      targetOf: createTargetFinder('/'),
      pages: new Map([['/', shown]]),
      notFound: new Set(),
      hasFile: () => false,
      configured: new Set(),
      planned: [],
      refusesStyles: true,
      refused: () => undefined,
      addedPolicy: {},
    });
    assert.deepEqual(
      links.map(({ url, place }) => `${place.file}:${place.line}:${place.column} ${url}`),
      [
        'site/config.mjs:5:31 https://status.example',
        'site/config.mjs:2:22 https://code.example/r',
        'site/config.mjs:4:87 https://chat.example/',
        'redirects.yaml:2:9 https://away.example/',
        'redirects.yaml:3:1 https://far.example/',
        'content/index.mdx:1:10 https://a.example/x',
        'content/index.mdx:1:39 https://b.example/y',
      ],
    );
  });
});
