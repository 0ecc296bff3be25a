import assert from 'node:assert/strict';
import { it } from 'node:test';
import { LANGUAGES } from '../languagesFixture.ts';
import { siteIn } from '../siteIn.ts';
import { loadOptions } from './loadText.ts';

const keptOf = async (locales: string) => {
  const { config } = await loadOptions(`locales: ${locales}`);
  return config.translations.map(({ prefix, label, lang, fallback }) => ({ prefix, label, lang, fallback }));
};

it('languages of which an option is wrong keep their folders', async () => {
  assert.deepEqual(
    await keptOf("{ root: { label: 'English' }, de: { label: 'Deutsch', dir: 'RTL', fallback: true } }"),
    [{ prefix: '/de/', label: 'Deutsch', lang: 'de', fallback: true }],
  );
  assert.deepEqual(await keptOf("{ root: {}, german: { lable: 'D', lang: 'de' }, ja: { lang: 'ja_JP', label: 5 } }"), [
    { prefix: '/german/', label: 'german', lang: 'de', fallback: false },
    { prefix: '/ja/', label: 'ja', lang: 'ja', fallback: false },
  ]);
});

it('what is no language is none, and neither is any where the first one is not told', async () => {
  assert.deepEqual(await keptOf("{ en: { label: 'English' }, de: { label: 'Deutsch' } }"), []);
  assert.deepEqual(await keptOf("['en', 'de']"), []);
  assert.deepEqual(await keptOf("{ root: { label: 'English' }, de: 'Deutsch' }"), []);
  assert.deepEqual(await keptOf("'de'"), []);
});

// Each of hundreds of pages had a fault of its own, and the one that there was came last.
it('pages of a language of which an option is wrong are not judged as those of the first', async () => {
  const files = {
    ...LANGUAGES,
    'content/guides/box.png': 'x',
    'content/de/guides/only.md': '# Nur deutsch\n\n[Hier](/guides/only/), ![Bild](./box.png).\n',
    'site/config.mjs': `${LANGUAGES['site/config.mjs']}`.replace("label: 'Deutsch',", "$& dir: 'RTL',"),
  };
  assert.deepEqual((await siteIn(files)).diagnostics(), []);
});
