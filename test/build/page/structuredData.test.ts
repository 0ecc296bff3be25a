import assert from 'node:assert/strict';
import { it } from 'node:test';
import { type StructuredFacts, structuredData } from '../../../src/build/page/structuredData.ts';

const FACTS: StructuredFacts = {
  isHome: false,
  title: 'Steps',
  description: 'What steps are.',
  url: 'https://a.example/docs/steps/',
  lang: 'en',
  modified: '2024-01-01T00:00:00.000Z',
  image: undefined,
  site: { title: 'Docs', url: 'https://a.example/docs/', description: '' },
  trail: [
    { text: 'A heading', url: undefined },
    { text: 'Workflows', url: 'https://a.example/docs/workflows/' },
  ],
};

const graphOf = (facts: Partial<StructuredFacts> = {}) =>
  (structuredData({ ...FACTS, ...facts }) as { '@graph': readonly Record<string, unknown>[] })['@graph'];

it('a page is an article with the date of its last change, where that is known', () => {
  assert.deepEqual(graphOf({ image: 'https://a.example/c.png' })[0], {
    '@type': 'TechArticle',
    headline: 'Steps',
    description: 'What steps are.',
    url: 'https://a.example/docs/steps/',
    inLanguage: 'en',
    dateModified: '2024-01-01T00:00:00.000Z',
    image: 'https://a.example/c.png',
    isPartOf: { '@type': 'WebSite', name: 'Docs', url: 'https://a.example/docs/' },
  });
  assert.ok(!('dateModified' in (graphOf({ modified: undefined })[0] ?? {})));
});

it('the way to a page has no step without an address', () => {
  const steps = graphOf()[1]?.itemListElement as readonly { position: number; name: string }[] | undefined;
  assert.deepEqual(
    steps?.map(({ position, name }) => `${position} ${name}`),
    ['1 Docs', '2 Workflows', '3 Steps'],
  );
});

it('the start page is the site', () => {
  assert.deepEqual(
    graphOf({ isHome: true }).map((node) => node['@type']),
    ['WebSite'],
  );
});

it('the site is described by its own description, and for want of one by that of the start page', () => {
  const described = (description: string) =>
    graphOf({ isHome: true, site: { ...FACTS.site, description } })[0]?.['description'];
  assert.equal(described('All about steps.'), 'All about steps.');
  assert.equal(described(''), 'What steps are.');
});
