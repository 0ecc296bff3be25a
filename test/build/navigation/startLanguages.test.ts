import assert from 'node:assert/strict';
import { it } from 'node:test';
import { languagePages } from '../../../src/build/navigation/languagePages.ts';
import { startLanguages } from '../../../src/build/navigation/startLanguages.ts';
import { inLanguageOf } from '../../../src/config/translations.ts';
import { LANGUAGES } from '../../languagesFixture.ts';
import { siteIn } from '../../siteIn.ts';

const CONFIG = `${LANGUAGES['site/config.mjs']}`.replace('de: {', "fr: { label: 'Français', fallback: true },\n$&");

async function offered(prefix: string, files: Readonly<Record<string, string>> = {}) {
  const site = await siteIn({ ...LANGUAGES, 'site/config.mjs': CONFIG, 'content/fr/a.md': '# A\n', ...files });
  const { config } = site.project;
  return startLanguages(inLanguageOf(config, prefix), config, languagePages(site.records(), site.project.redirects));
}

it('the start page of each language is offered, and none is the same page in another language', async () => {
  assert.deepEqual(await offered('/de/'), [
    { text: 'English', lang: 'en', href: '/docs/' },
    { text: 'Français', lang: 'fr', href: '/docs/fr/', hrefLang: 'en' },
    { text: 'Deutsch', lang: 'de', href: '/docs/de/', current: true },
  ]);
});

it('a language without a start page is left out, unless it is the one of the page', async () => {
  const files = {
    'content/index.md': '# Start\nunlisted\n',
    'content/de/index.md': '---\nunlisted: true\n---\n\n# S\n',
  };
  assert.deepEqual(
    (await offered('/', files))?.map(({ text }) => text),
    ['English', 'Français'],
  );
  assert.deepEqual(
    (await offered('/de/', files))?.map(({ text }) => text),
    ['English', 'Français', 'Deutsch'],
  );
});

it('a language whose start page is a redirect offers the page that it leads to', async () => {
  const files = { 'content/de/index.md': '---\ndraft: true\n---\n\n# S\n', 'redirects.yaml': '/de/: /de/guides/\n' };
  const hrefs = async (prefix: string) => (await offered(prefix, files))?.map(({ href }) => href);
  assert.deepEqual(await hrefs('/'), ['/docs/', '/docs/fr/', '/docs/de/guides/']);
});

it('nothing is offered where there is one language alone', async () => {
  const site = await siteIn({ 'content/index.md': '# A\n' });
  assert.equal(startLanguages(site.project.config, site.project.config, languagePages(site.records(), [])), undefined);
});
