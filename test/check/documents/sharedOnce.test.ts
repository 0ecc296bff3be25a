import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { checkDocuments } from '../../../src/check/documents/checkDocuments.ts';
import { shownSite } from './shownSite.ts';

describe('what pages share', () => {
  it('tells once of what stands on several pages and in no source of theirs', () => {
    const html = '<main><img src="/x.png"><a href="/docs/gone/">x</a></main>';
    const pages = Object.fromEntries(['index.md', 'a.md', 'b.md'].map((name) => [name, { source: 'Words.\n', html }]));
    const faults = checkDocuments(shownSite(pages)).filter(({ code }) => code !== 'orphan-page');
    assert.deepEqual(
      faults.map(({ message, place }) => `${place?.file} ${message}`),
      [
        'content/index.md The finished page links to `/gone/`, which does not exist. It is the same on 2 more pages.',
        'content/index.md The image `/x.png` has no alt text in the finished page. It is the same on 2 more pages.',
      ],
    );
    const one = checkDocuments(shownSite({ ...pages, 'b.md': { source: 'Words, /x.png.\n', html } }));
    assert.deepEqual(
      one.flatMap(({ code, message, place }) =>
        code === 'missing-alt' ? [`${place?.file}:${place?.column}`, message] : [],
      ),
      [
        'content/index.md:1',
        'The image `/x.png` has no alt text in the finished page. It is the same on one more page.',
        'content/b.md:8',
        'The image `/x.png` has no alt text in the finished page.',
      ],
    );
  });
});
