import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { checkSearches } from '../../src/check/checkSearches.ts';
import { siteIn } from '../siteIn.ts';

const page = (title: string, words: string) => `# ${title}\n\n## About ${title}\n\n${words}\n`;
const FILES = {
  'redirects.yaml': '/charges/: /credits/\n',
  'content/index.md': '# Home\n\nWords.\n',
  'content/größe.md': page('Größe', 'How large a thing is.'),
  ...Object.fromEntries(
    ['Pricing', 'Credits', 'Invoices', 'Refunds'].map((title) => [
      `content/${title.toLowerCase()}.md`,
      page(title, 'Money '.repeat(title.length)),
    ]),
  ),
  'content/hidden.md': '---\nsearch: false\n---\n\n# Hidden\n\nA needle.\n',
};

/** What is told of searches; `written` stands in the configuration as it is. */
async function told(written: string, more: Readonly<Record<string, string>> = {}): Promise<readonly string[]> {
  const config = `export const config = {\n  check: { searches: {\n    ${written},\n  } },\n};\n`;
  const found = await checkSearches(await siteIn({ ...FILES, 'site/config.mjs': config, ...more }));
  return found.map(({ code, place, message }) => `${code} ${place?.line}:${place?.column} ${message}`);
}

describe('searches that a site expects', () => {
  it('are met by one of the pages among the first three, and by a section of it', async () => {
    for (const met of [
      "pricing: '/pricing/'",
      "'credits': ['/pricing/', '/credits']",
      "'about refunds': '/refunds/#about-refunds'",
      "'about credits': '/charges/#about-credits'",
      "'gröse': '/größe/#about-große'",
    ])
      assert.deepEqual(await told(met), [], met);
  });

  it('find nothing where the site has another search', async () => {
    const another = { 'site/components.tsx': 'export const layout = { search: () => null };\n' };
    assert.deepEqual(await told("pricing: '/pricing/'", another), [
      'search-miss 2:12 These searches find nothing: the site has another search, `layout.search`.',
    ]);
  });

  it('are told of at their place, with what is found instead', async () => {
    assert.deepEqual(await told("'credits': '/pricing/'"), [
      'search-miss 3:5 The search for `credits` finds `/credits/#about-credits` first, and not `/pricing/`.',
    ]);
    assert.deepEqual(await told("pricing: ['/refunds/', '/credits/#about-credits']"), [
      'search-miss 3:5 The search for `pricing` finds `/pricing/#about-pricing` first, and not `/refunds/` or `/credits/#about-credits`.',
    ]);
    assert.match((await told("'größe': '/'"))[0] ?? '', /finds `\/größe\/#about-große` first/);
    assert.deepEqual(await told("'needle': '/hidden/'"), [
      'search-miss 3:5 The search for `needle` finds nothing, expected `/hidden/`.',
    ]);
    const places = await Promise.all(
      ['pricing', 'credits', 'invoices', 'refunds'].map((name) => told(`money: '/${name}/'`)),
    );
    // Three are found before the search shows no more.
    const [fourth = '', ...others] = places.flat();
    assert.match(fourth, /and not `\/\w+\/` \(place 4\)\.$/);
    assert.deepEqual(others, []);
  });

  it('name pages and headings that exist', async () => {
    assert.deepEqual(await told("pricing: '/prices/'"), [
      'search-miss 3:14 There is no `/prices/` that a search could find.',
    ]);
    assert.match((await told("pricing: ['/pricing/', '/credits/#none']"))[0] ?? '', /There is no `\/credits\/#none`/);
  });
});
