import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { docusaurusHead } from '../../../src/config/elsewhere/docusaurusHead.ts';
import { exportedData } from '../../../src/config/elsewhere/exportedData.ts';
import { partsReader } from '../../../src/config/elsewhere/partsReader.ts';

function head(text: string) {
  const read = partsReader();
  const parts = read.map(exportedData(`export default ${text}`, 'config.js'), 'config');
  const tags = docusaurusHead({ headTags: parts.get('headTags'), metadata: parts.get('metadata') }, read);
  return [
    tags.map(({ place: _, ...tag }) => tag),
    read.missed.map(({ option, place: { column }, hint }) => [option, column, hint]),
  ];
}

describe('docusaurusHead', () => {
  it('reads tags with their attributes and what stands in them', () => {
    assert.deepEqual(
      head(`{ headTags: [
        { tagName: 'link', attributes: { rel: 'preconnect', href: 'https://a.example', crossorigin: true } },
        { tagName: 'script', attributes: { type: 'application/ld+json' }, innerHTML: '{"a": 1}' },
      ], metadata: [{ name: 'keywords', content: 'a, b' }] }`),
      [
        [
          { tag: 'link', attributes: { rel: 'preconnect', href: 'https://a.example', crossorigin: true } },
          { tag: 'script', attributes: { type: 'application/ld+json' }, content: '{"a": 1}' },
          { tag: 'meta', attributes: { name: 'keywords', content: 'a, b' } },
        ],
        [],
      ],
    );
    assert.deepEqual(head('{}'), [[], []]);
  });

  it('tells of code, of tags that there are not here, and of those that are written from elsewhere', () => {
    const text = `{ headTags: [make(), { tagName: 'base', attributes: { href: '/' } }], metadata: [{ name: 'og:site_name', content: 'A' }, { name: made, content: 'B' }] }`;
    const [tags, missed] = head(text);
    assert.deepEqual(tags, []);
    assert.deepEqual(missed, [
      ['headTags', 29, undefined],
      ['headTags', 37, "write `base: '/docs/'` in the configuration"],
      ['metadata', 97, 'write `title` in the configuration'],
      ['metadata', 145, undefined],
    ]);
  });
});
