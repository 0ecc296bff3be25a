import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { splitFrontmatter } from '../../../src/content/frontmatter/splitFrontmatter.ts';
import { type Fix, placeAtStart } from '../../../src/model/diagnostic.ts';

const read = (yaml: string) => {
  const text = `---\n${yaml}\n---\n\nWords.\n`;
  const { frontmatter, diagnostics } = splitFrontmatter(text, 'content/a.md');
  return {
    tags: frontmatter.tags,
    told: diagnostics.map(({ severity, code, message, place = placeAtStart('') }) =>
      [severity, code, `${place.line}:${place.column}`, message].join(' '),
    ),
    hints: diagnostics.map(({ hint }) => hint),
    mended: diagnostics.flatMap(({ fix }) => (fix === undefined ? [] : [mended(text, fix)])),
  };
};

/** The front matter with a correction. */
function mended(text: string, fix: Fix): string {
  const starts = text.split('\n').map((_, index, all) => all.slice(0, index).join('\n').length + Math.min(index, 1));
  const all = [fix, ...(fix.with ?? [])].toSorted(
    (a, b) => b.place.line - a.place.line || (b.place.column ?? 1) - (a.place.column ?? 1),
  );
  const result = all.reduce((now, { place, was, text: written }) => {
    const start = (starts[place.line - 1] ?? 0) + (place.column ?? 1) - 1;
    assert.equal(now.slice(start, start + was.length), was);
    return now.slice(0, start) + written + now.slice(start + was.length);
  }, text);
  return result.replace(/^---\n|\n---\n[\s\S]*$/g, '');
}

const NO_FAULT = { told: [], hints: [], mended: [] };

describe('the tags of a page', () => {
  it('are a list, or a text with commas', () => {
    for (const yaml of ['tags: [api, "log in"]', 'tags: api, log in', 'tags:\n  - api\n  - log in'])
      assert.deepEqual(read(yaml), { tags: ['api', 'log in'], ...NO_FAULT }, yaml);
    assert.deepEqual(read('tags: []'), { tags: undefined, ...NO_FAULT });
  });

  it('are there once each, and what stands there again is deleted', () => {
    const REPEATED = 'The page has the tag `API` already.';
    assert.deepEqual(read('tags: [api, b, API]'), {
      tags: ['api', 'b'],
      told: [`warning repeated-tag 2:16 ${REPEATED}`],
      hints: ['delete it'],
      mended: ['tags: [api, b]'],
    });
    const block = read('tags:\n  - api\n  - API\n  - b\n  - Api');
    assert.deepEqual([block.tags, block.told], [['api', 'b'], [`warning repeated-tag 4:5 ${REPEATED}`]]);
    assert.deepEqual(block.mended, ['tags:\n  - api\n  - b']);
    // Quotes may hold commas.
    assert.deepEqual(read('tags: ["a, b", "A, b"]').mended, []);
  });

  it('are taken of what else is written, with a warning', () => {
    assert.deepEqual(read('tags: [api, 2024, 1.10]'), {
      tags: ['api', '2024', '1.1'],
      told: ['warning wrong-type 2:1 `tags` holds the number `2024`, expected a list of texts.'],
      hints: ['write `"2024"`, in quotes'],
      mended: ['tags: [api, "2024", "1.10"]'],
    });
    assert.deepEqual(read('tags: [api, ""]'), {
      tags: ['api'],
      told: ['warning wrong-type 2:1 `tags` holds an empty entry, expected a list of texts.'],
      hints: ['delete the entry'],
      mended: [],
    });
    assert.deepEqual(read('tags:\n  - label: API\n    permalink: /api\n  - b').hints, ['tags: [API, b]']);
    assert.deepEqual(read('tags: true').tags, undefined);
    assert.deepEqual(read('tags:').told, ['warning wrong-type 2:1 `tags` is empty, expected a list of texts.']);
  });

  it('are what categories of other generators become', () => {
    assert.match(read('categories: [Guides, "a, b"]').hints[0] ?? '', /^write them as `tags: \[Guides, "a, b"\]`/);
  });
});
