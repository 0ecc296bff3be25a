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

const readExpected = (name: string) =>
  load(readFileSync(join(ROOT, 'test/search', name), 'utf8')) as readonly Expected[];
const questions = readExpected('questions.yml');
const expected = [...readExpected('queries.yml'), ...questions];

/** So many of the questions, in hundredths, have a page that was meant in the very first place. */
const QUESTIONS_FIRST = 88;

const SINGULARS = {
  workspace: '/workspaces/',
  'data store': '/data-stores/',
  'file store': '/projects/file-stores/',
  'environment variable': '/environment-variables/',
  'connected account': '/connected-accounts/',
  limit: '/limits/',
  trigger: '/workflows/steps/triggers/',
  destination: '/destinations/',
};

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

  it('answers most questions by the first page it shows', async () => {
    const missed: string[] = [];
    for (const { query, page } of questions) {
      const { pages } = await answerQuery(query, files);
      if (![page].flat().includes(pages[0]?.route ?? '')) missed.push(query);
    }
    const share = 1 - missed.length / questions.length;
    assert.ok(share * 100 >= QUESTIONS_FIRST, `Not first:\n${missed.join('\n')}`);
  });

  it('finds every page first by its title, as it stands, in small letters and without hyphens', async () => {
    const texts = await Promise.all(Array.from({ length: pointer.count }, (_, page) => files.text(page)));
    const missed: string[] = [];
    for (const { title } of texts) {
      for (const query of new Set([title, title.toLowerCase(), title.replaceAll('-', ' ')])) {
        // Some titles stand over several pages: each of them would do.
        const first = (await answerQuery(query, files)).pages[0]?.route;
        if (!texts.some((text) => text.title === title && text.route === first)) missed.push(`${query} → ${first}`);
      }
    }
    assert.deepEqual(missed, []);
  });

  it('finds a page first by its title in the singular', async () => {
    for (const [query, route] of Object.entries(SINGULARS))
      assert.equal((await answerQuery(query, files)).pages[0]?.route, route, query);
  });

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
