import assert from 'node:assert/strict';
import { it } from 'node:test';
import { cardPath } from '../../../src/build/page/pageCard.ts';
import { siteIn } from '../../siteIn.ts';

const FILES = {
  'content/index.md': '# Home\n',
  'content/a.md': '# A\n',
  'content/cjk.md': '# 日本語\n',
  'content/hidden.md': '---\nunlisted: true\n---\n# Hidden\n',
};
const URL = 'https://a.example';

it('every listed page that can be drawn has a card, whose name is in its view', async () => {
  const site = await siteIn(FILES, { config: { socialCards: true, siteUrl: URL } });
  const { cards } = site.cards();
  assert.equal(cards.length, 2);
  const view = site.pageView('/a/' as never);
  assert.ok(cards.map((card) => `${URL}/${cardPath(card)}`).includes(view?.image ?? ''));
  assert.equal(site.pageView('/cjk/' as never)?.image, undefined);
  assert.equal(site.pageView('/hidden/' as never)?.image, undefined);
});

it('a card has the logo for dark pages, and no title beside one that says it', async () => {
  const files = { ...FILES, 'site/public/light.svg': '<svg/>', 'site/public/dark.svg': '<svg fill="#fff"/>' };
  const made = async (isTitleInLogo: boolean) => {
    const logo = { light: '/light.svg', dark: '/dark.svg' };
    const site = await siteIn(files, {
      config: { title: 'Acme', logo, isTitleInLogo, socialCards: true, siteUrl: URL },
    });
    return site.cards();
  };
  const { logo, cards } = await made(true);
  assert.equal(Buffer.from(logo ?? []).toString(), '<svg fill="#fff"/>');
  assert.doesNotMatch(JSON.stringify(cards), /Acme/);
  assert.match(JSON.stringify((await made(false)).cards), /Acme/);
  const withoutLogo = await siteIn(FILES, {
    config: { title: 'Acme', isTitleInLogo: true, socialCards: true, siteUrl: URL },
  });
  assert.match(JSON.stringify(withoutLogo.cards().cards), /Acme/);
});

it('a site has no cards unless it asks for them and knows its address', async () => {
  for (const config of [{ siteUrl: URL }, { socialCards: true }]) {
    const site = await siteIn(FILES, { config });
    assert.deepEqual(site.cards().cards, []);
    assert.equal(site.pageView('/a/' as never)?.image, undefined);
  }
});

it('the picture that a page names stands for it in place of its card', async () => {
  const page = (image: string) => `---\ntitle: A\nimage: ${image}\n---\n\nWords.\n`;
  const files = { 'content/index.md': page('/a.png'), 'content/b.md': page('https://b.example/b.png') };
  for (const socialCards of [true, false]) {
    const site = await siteIn({ ...files, 'content/a.png': 'x' }, { config: { socialCards, siteUrl: URL } });
    assert.deepEqual(site.cards().cards, []);
    assert.equal(site.pageView('/' as never)?.image, `${URL}/a.png`);
    assert.equal(site.pageView('/b/' as never)?.image, 'https://b.example/b.png');
    assert.match(site.pageView('/b/' as never)?.structuredData ?? '', /"https:\/\/b\.example\/b\.png"/);
  }
});

for (const logo of ['/my é.svg', 'my é.svg', './my é.svg', '/my%20%C3%A9.svg?v=2'])
  it(`cards have the logo that is named \`${logo}\``, async () => {
    const files = { ...FILES, 'site/public/my e\u0301.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>' };
    const site = await siteIn(files, { config: { socialCards: true, siteUrl: URL, logo } });
    assert.match(String(site.cards().logo), /^<svg/);
  });
