import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { PageDefaults } from '../../src/config/siteApi.ts';
import type { Route } from '../../src/model/brands.ts';
import type { SourceFile } from '../../src/model/sourceFile.ts';
import { planRoutes } from '../../src/routes/planRoutes.ts';
import { untranslatedPages } from '../../src/routes/untranslatedPages.ts';
import { sourceAt } from './sourceAt.ts';

const LANGUAGES = {
  first: { lang: 'en', dir: 'ltr' },
  translations: [{ prefix: '/de/', fallback: true }, { prefix: '/fr/' }],
} as const;

/** Route and text of each German and French page. */
const plannedOf = (...sources: SourceFile[]) =>
  [...planRoutes(sources, { token: 't', showsDrafts: false, ...LANGUAGES }).sourceOf]
    .filter(([route]) => /^\/(?:de|fr)\//.test(route))
    .map(([route, { body }]) => `${route} ${body}`);

describe('untranslatedPages', () => {
  it('gives a language that falls back on the first the pages that it lacks', () => {
    assert.deepEqual(
      plannedOf(
        sourceAt('index.md'),
        sourceAt('guides/first.md'),
        sourceAt('guides/second.md'),
        sourceAt('de/guides/first.mdx'),
      ),
      [
        '/de/ Text of index.md.',
        '/de/guides/first/ Text of de/guides/first.mdx.',
        '/de/guides/second/ Text of guides/second.md.',
      ],
    );
  });

  it('has what the site says of the pages of the language', () => {
    const frontmatterOf = (defaults: readonly PageDefaults[], showsDrafts = false) => {
      const english = sourceAt('log/a.md', { search: true });
      const { sourceOf, drafts } = planRoutes([english], { token: 't', showsDrafts, ...LANGUAGES, defaults });
      return [sourceOf.get('/de/log/a/' as Route)?.frontmatter, [...drafts]];
    };
    assert.deepEqual(frontmatterOf([{ routes: ['/de/'], search: false, toc: 2 }]), [{ search: true, toc: 2 }, []]);
    const draft = [{ routes: ['/de/'], draft: true }];
    assert.deepEqual(frontmatterOf(draft), [undefined, ['/de/log/a/']]);
    assert.deepEqual(frontmatterOf(draft, true), [{ search: true, draft: true }, []]);
  });

  it('says where the page stands in the first language', () => {
    const [[route, copy] = assert.fail()] = untranslatedPages(
      [['/guides/a.html' as Route, sourceAt('guides/first.md', { permalink: '/guides/a.html' })]],
      LANGUAGES,
    );
    assert.deepEqual(
      [route, copy.relativePath, copy.file, copy.original],
      [
        '/de/guides/a.html',
        'de/guides/first.md',
        'content/guides/first.md',
        { path: '/guides/a.html', lang: 'en', dir: 'ltr', relativePath: 'guides/first.md' },
      ],
    );
  });

  it('gives each of several languages pages of its own, also where it is asked again', () => {
    const translations = [...LANGUAGES.translations, { prefix: '/it/', fallback: true }];
    const routed: [Route, SourceFile][] = [['/a/' as Route, sourceAt('a.md')]];
    const planned = () => untranslatedPages(routed, { ...LANGUAGES, translations });
    const first = planned();
    assert.deepEqual(
      first.map(([route, { relativePath }]) => [route, relativePath]),
      [
        ['/de/a/', 'de/a.md'],
        ['/it/a/', 'it/a.md'],
      ],
    );
    for (const [index, [, copy]] of planned().entries()) assert.equal(copy, first[index]?.[1]);
  });

  it('takes a page at the same address for a translation, whatever its file is called', () => {
    const translation = sourceAt('de/erste.md', { permalink: '/first/' });
    assert.deepEqual(plannedOf(sourceAt('first.md'), translation), ['/de/first/ Text of de/erste.md.']);
    // It translates another page, and has the address nevertheless.
    assert.deepEqual(
      plannedOf(sourceAt('first.md'), sourceAt('other.md'), sourceAt('de/other.md', { permalink: '/first/' })),
      ['/de/first/ Text of de/other.md.'],
    );
  });

  it('shows the page while its translation is a draft', () => {
    assert.deepEqual(plannedOf(sourceAt('first.md'), sourceAt('de/first.md', { draft: true })), [
      '/de/first/ Text of first.md.',
    ]);
  });

  it('leaves out unlisted pages, not-found pages, and pages that have an address in the language themselves', () => {
    assert.deepEqual(
      plannedOf(
        sourceAt('secret.md', { unlisted: true }),
        sourceAt('404.md'),
        sourceAt('legal.md', { permalink: '/de/impressum/' }),
        sourceAt('fr/seule.md'),
      ),
      ['/de/impressum/ Text of legal.md.', '/fr/seule/ Text of fr/seule.md.'],
    );
  });

  it('yields the same source as long as that of the page is the same, as a dev server keeps what it knows of it', () => {
    const routed = (): [Route, SourceFile][] => [['/first/' as Route, first]];
    const first = sourceAt('first.md');
    const [[, copy] = assert.fail()] = untranslatedPages(routed(), LANGUAGES);
    assert.equal(untranslatedPages(routed(), LANGUAGES)[0]?.[1], copy);
    const arabic = { ...LANGUAGES, first: { lang: 'ar', dir: 'rtl' } } as const;
    assert.equal(untranslatedPages(routed(), arabic)[0]?.[1].original?.lang, 'ar');
  });
});
