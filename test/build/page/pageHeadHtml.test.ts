import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Route } from '../../../src/model/brands.ts';
import { documentElementsOf } from '../../parsedHtml.ts';
import { siteIn } from '../../siteIn.ts';

const FILES = {
  'content/index.md': '# Home\n\nWords.\n',
  'content/a.md': `---
title: A
head:
  - tag: meta
    attributes: {name: author, content: '"A" & <b>'}
  - {tag: link, attributes: {rel: alternate, hreflang: de, href: /index.md}}
  - {tag: link, attributes: {rel: canonical, href: https://b.example/a/}}
---

Words.
`,
};

it("a page's own tags stand in the head of its document, and of no other", async () => {
  const site = await siteIn(FILES, { config: { base: '/docs/' } });
  assert.deepEqual(site.diagnostics(), []);
  const renderer = site.renderer('/' as Route);
  const ownTags = (route: string) =>
    documentElementsOf(renderer.document(renderer.parts(site.pageView(route as never) ?? assert.fail())))
      .filter(({ attributes }) => attributes['data-page'] !== undefined)
      .map(({ path, tag, attributes }) => [
        path.at(-1),
        tag,
        attributes.name ?? attributes.rel,
        attributes.content ?? attributes.href,
      ]);
  assert.deepEqual(ownTags('/a/'), [
    ['head', 'meta', 'author', '"A" & <b>'],
    ['head', 'link', 'alternate', '/docs/'],
  ]);
  assert.deepEqual(ownTags('/'), []);
});
