import assert from 'node:assert/strict';
import { it } from 'node:test';
import { type CardFacts, socialCard } from '../../src/social/socialCard.ts';

const FACTS: CardFacts = {
  siteTitle: 'Docs',
  logo: undefined,
  section: 'Workflows',
  title: 'Steps',
  description: 'What steps are.',
  url: 'https://a.example/steps/',
};

it('a card is named by everything that is drawn', () => {
  const { name } = socialCard(FACTS) ?? {};
  assert.match(name ?? '', /^[a-z0-9]{10}$/);
  assert.equal(socialCard({ ...FACTS })?.name, name);
  const others = [
    { title: 'Step' },
    { description: undefined },
    { section: undefined },
    { siteTitle: 'Doc' },
    { logo: new Uint8Array([1]) },
    { logo: new Uint8Array([2]) },
    { url: 'https://b.example/' },
  ];
  const names = others.map((other) => socialCard({ ...FACTS, ...other })?.name);
  assert.equal(new Set([name, ...names]).size, others.length + 1);
});

it('text that the font cannot draw has no card', () => {
  for (const title of ['日本語', 'العربية', 'עברית', 'हिन्दी', 'ἀρχή', '𝐀'])
    assert.equal(socialCard({ ...FACTS, title }), undefined);
  for (const title of [
    'Crème brûlée',
    'Ελληνικά',
    'Русский',
    'Tiếng Việt',
    'C++ & $100 – 50 %',
    'Fast 🚀',
    'Cafe\u0301',
    'I ❤\ufe0f it',
  ])
    assert.notEqual(socialCard({ ...FACTS, title }), undefined);
});

// `%C3%BCberblick` stood on the picture.
it('a card shows the letters of its address, where the font has them', () => {
  const urlOn = (url: string) => socialCard({ ...FACTS, url })?.node.children?.at(-1)?.text;
  assert.equal(urlOn('https://a.example/%C3%BCberblick/'), 'a.example/überblick');
  assert.equal(urlOn('https://a.example/%E6%97%A5/'), 'a.example/%E6%97%A5');
});
