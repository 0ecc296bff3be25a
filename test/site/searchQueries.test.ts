import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { load } from 'js-yaml';
import { answerQuery } from '../../src/client/search/answerQuery.ts';
import { openSearchFiles } from '../../src/client/search/searchFiles.ts';
import type { SearchPointer } from '../../src/model/searchFiles.ts';
import { SEARCH_POINTER } from '../../src/model/searchFiles.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const ASSETS = join(ROOT, 'dist/assets');

/** A query of `test/search/queries.yml`. */
interface Expected {
  readonly query: string;
  readonly page: string | readonly string[];
  readonly section?: string | readonly string[];
}

/** The page that was meant is among so many, and its section too. */
const FIRST = 3;

const expected = load(readFileSync(join(ROOT, 'test/search/queries.yml'), 'utf8')) as readonly Expected[];

describe('what readers of the site look for', () => {
  assert.ok(existsSync(join(ASSETS, SEARCH_POINTER)), 'The site is not built: node bin/docsgen.cjs build');
  const readJson = async (path: string) => JSON.parse(readFileSync(join(ASSETS, path), 'utf8'));
  const pointer = JSON.parse(readFileSync(join(ASSETS, SEARCH_POINTER), 'utf8')) as SearchPointer;
  const files = openSearchFiles(pointer, readJson);

  for (const { query, page, section } of expected) {
    it(`finds “${query}”`, async () => {
      const { pages } = await answerQuery(query, files);
      const meant = pages.slice(0, FIRST).filter(({ route }) => [page].flat().includes(route));
      const shown = pages.map(({ route, sections }) => `${route} ${sections.map(({ slug }) => `#${slug}`).join(' ')}`);
      assert.ok(meant.length > 0, `Expected ${[page].flat().join(' or ')}, found:\n${shown.join('\n')}`);
      if (section === undefined) return;
      const slugs = meant.flatMap(({ sections }) => sections.slice(0, FIRST).map(({ slug }) => slug));
      assert.ok(
        slugs.some((slug) => [section].flat().includes(slug)),
        `Expected ${[section].flat().join(' or ')}, found:\n${shown.join('\n')}`,
      );
    });
  }

  it('asks enough of it, and each query once', () => {
    const queries = expected.map(({ query }) => query);
    assert.ok(queries.length >= 60);
    assert.equal(new Set(queries).size, queries.length);
  });

  it('keeps unlisted pages to itself', async () => {
    const { pages } = await answerQuery('an unlisted page by which the maintainers check', files);
    assert.ok(pages.every(({ route }) => !route.includes('unlisted')));
  });
});
