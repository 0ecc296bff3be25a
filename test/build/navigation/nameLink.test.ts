import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { routeOf } from '../../../src/routes/routeOf.ts';
import { siteIn } from '../../siteIn.ts';

const viewWith = async (options: string, folder?: 'de') => {
  const site = await siteIn({
    'content/index.md': '# Home\n\nWords.\n',
    'content/guides/index.md': '# All guides\n\nWords.\n',
    'content/de/guides/index.md': '---\nlabel: Anleitungen\n---\n\n# Alle Anleitungen\n\nWorte.\n',
    'content/de/index.md': '# Start\n\nWorte.\n',
    'content/price.pdf': '%PDF',
    'site/config.mjs': `export const config = {
  title: 'Acme',
  base: '/docs/',
  siteUrl: 'https://acme.example/docs',
  locales: { root: { label: 'English' }, de: { label: 'Deutsch', title: 'Acme auf Deutsch' } },
  ${options}
};
`,
  });
  assert.deepEqual(site.diagnostics(), []);
  return site.view(folder === undefined ? undefined : routeOf(`${folder}/index.md`)).nameLink;
};

describe('the link of the logo and the title', () => {
  it('is none of its own unless the site says so', async () => assert.equal(await viewWith(''), undefined));

  it('leads to another site, whose address its name tells', async () => {
    const elsewhere = { href: 'https://acme.example/', external: true };
    assert.deepEqual(await viewWith("logoLink: 'https://acme.example/'"), {
      text: 'Acme (acme.example)',
      ...elsewhere,
    });
    const path = { text: 'Acme (acme.example/a/b)', href: 'https://acme.example/a/b', external: true };
    assert.deepEqual(await viewWith("logoLink: 'https://acme.example/a/b'"), path);
    const below = { text: 'Acme (acme.example/docs/v1)', href: 'https://acme.example/docs/v1/' };
    assert.deepEqual(await viewWith("logoLink: 'https://acme.example/docs/v1/'"), below);
  });

  it('leads to a page, whose title its name tells, and to that of the language', async () => {
    const link = "logoLink: '/guides/'";
    assert.deepEqual(await viewWith(link), { text: 'Acme (All guides)', href: '/docs/guides/' });
    assert.deepEqual(await viewWith(link, 'de'), { text: 'Acme auf Deutsch (Anleitungen)', href: '/docs/de/guides/' });
  });

  it('leads to a file', async () =>
    assert.deepEqual(await viewWith("logoLink: '/price.pdf'"), { text: 'Acme (/price.pdf)', href: '/docs/price.pdf' }));

  it('says of a page in another language which that is', async () =>
    assert.deepEqual(await viewWith("logoLink: '/de/guides/'"), {
      text: 'Acme (Anleitungen)',
      href: '/docs/de/guides/',
      hrefLang: 'de',
    }));
});
