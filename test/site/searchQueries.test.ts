import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { queries, questions } from '../../site/searches.ts';
import { answerQuery } from '../../src/client/search/answerQuery.ts';
import { openSearchFiles } from '../../src/client/search/searchFiles.ts';
import type { SearchPointer } from '../../src/model/search/searchFiles.ts';
import { searchPointer } from '../../src/model/search/searchFiles.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const ASSETS = join(ROOT, 'dist/assets');

/** The page that was meant is among so many, and its section too. */
const FIRST = 3;

/** Queries with the addresses of which one is expected. */
const expected = Object.entries({ ...queries, ...questions }).map(
  ([query, urls]) => [query, [urls].flat().map((url) => url.split('#'))] as const,
);

/** So many, in hundredths, have a page that was meant in the very first place. It is what was measured. */
const FIRST_SHARES = { queries: { asked: queries, share: 92 }, questions: { asked: questions, share: 94 } };

/** Several pages would do for these, and one of them is what most readers mean. */
const MEANT = {
  timeout: '/troubleshooting/',
  timout: '/troubleshooting/',
  attachments: '/workflows/settings/',
  oauth: '/connected-accounts/',
  'python data stores': '/code/python/using-data-stores/',
  'every hour': '/workflows/steps/triggers/',
  '$.summary': '/components/api/',
};

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
  assert.ok(existsSync(join(ASSETS, searchPointer())), 'The site is not built: node bin/docsgen.cjs build');
  const readJson = async (path: string) => JSON.parse(readFileSync(join(ASSETS, path), 'utf8'));
  const pointer = JSON.parse(readFileSync(join(ASSETS, searchPointer()), 'utf8')) as SearchPointer;
  const files = openSearchFiles(pointer, readJson);

  for (const [query, meant] of expected) {
    it(`finds “${query}”`, async () => {
      const { pages } = await answerQuery(query, files);
      const shown = pages.map(({ route, sections }) => `${route} ${sections.map(({ slug }) => `#${slug}`).join(' ')}`);
      const isFound = meant.some(([route, slug]) => {
        const hit = pages.slice(0, FIRST).find((page) => page.route === route);
        return hit?.sections.slice(0, FIRST).some((section) => section.slug === slug) ?? false;
      });
      const isShown = meant.some(
        ([route, slug]) => slug === undefined && pages.slice(0, FIRST).some((page) => page.route === route),
      );
      assert.ok(
        isFound || isShown,
        `Expected ${meant.map((url) => url.join('#')).join(' or ')}, found:\n${shown.join('\n')}`,
      );
    });
  }

  for (const [name, { asked, share }] of Object.entries(FIRST_SHARES)) {
    it(`answers most ${name} by the first page it shows`, async () => {
      const missed: string[] = [];
      for (const [query, urls] of Object.entries<string | string[]>(asked)) {
        const { pages } = await answerQuery(query, files);
        const routes = [urls].flat().map((url) => url.split('#')[0]);
        if (!routes.includes(pages[0]?.route)) missed.push(query);
      }
      const found = 1 - missed.length / Object.keys(asked).length;
      assert.ok(Math.floor(found * 100) >= share, `Not first:\n${missed.join('\n')}`);
    });
  }

  it('puts first, of several pages that would do, what most readers mean', async () => {
    for (const [query, route] of Object.entries(MEANT))
      assert.equal((await answerQuery(query, files)).pages[0]?.route, route, query);
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
    assert.ok(expected.length >= 275);
    assert.equal(Object.keys(queries).length + Object.keys(questions).length, expected.length);
  });

  it('keeps unlisted pages to itself', async () => {
    const { pages } = await answerQuery('an unlisted page by which the maintainers check', files);
    assert.ok(pages.every(({ route }) => !route.includes('unlisted')));
  });
});
