import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { unnamedLanguages } from '../../../src/build/faults/unnamedLanguages.ts';
import { siteIn } from '../../siteIn.ts';

const NAMES = ['index.md', 'limits.md', 'guides/index.md', 'guides/one.md', 'guides/two.md'];
const below = (folder: string, names: readonly string[] = NAMES) => names.map((name) => `${folder}/${name}`);

/** What is told of pages with these names, below the content folder. */
async function told(names: readonly string[], config = '') {
  const pages = [...NAMES, ...names].map((name) => [`content/${name}`, `# ${name}\n\nWords.\n`] as const);
  const site = await siteIn({ ...Object.fromEntries(pages), ...(config === '' ? {} : { 'site/config.mjs': config }) });
  return site
    .diagnostics()
    .flatMap(({ severity, code, message, place, hint }) =>
      code === 'unread-file' ? [[severity, place?.file, message, hint]] : [],
    );
}

describe('the folder of a language that the configuration does not name', () => {
  it('is told of, with what names it', async () => {
    assert.deepEqual(await told(below('de')), [
      [
        'warning',
        'content/de/guides/index.md',
        'The pages in `content/de/` are no translations here, but pages beside the others: `locales` does not name the folder.',
        "write `locales: { root: { label: 'English' }, de: { label: 'Deutsch' } }` in `site/config.ts`",
      ],
    ]);
  });

  it('is told of beside those that are named, also where it is called as systems or countries call it', async () => {
    const config = "export const config = { locales: { root: { label: 'English' }, de: { label: 'Deutsch' } } };\n";
    const found = await told([...below('de'), ...below('zh_tw'), ...below('jp')], config);
    assert.deepEqual(
      found.map(([, , , hint]) => hint),
      [
        "write `jp: { label: '日本語', lang: 'ja' }` below `locales` in `site/config.ts`",
        "write `zh_tw: { label: '中文（台灣）', lang: 'zh-TW' }` below `locales` in `site/config.ts`",
      ],
    );
  });

  it('gets no entry that the configuration would be refused for: each language has one folder', async () => {
    assert.deepEqual(
      (await told(below('en'))).map(([, , , hint]) => hint),
      [
        "write `locales: { root: { label: '…', lang: '…' }, en: { label: 'English' } }` in `site/config.ts`, with the language of the pages outside the folder",
      ],
    );
    const config =
      "export const config = { locales: { root: { label: 'English' }, 'pt-BR': { label: 'Português' } } };\n";
    assert.deepEqual(
      (await told([...below('en'), 'pt-BR/index.md', ...below('pt_br')], config)).map(([, , , hint]) => hint),
      [
        "write `en: { label: 'English' }` below `locales` in `site/config.ts`, and there as `lang` of `root` the language of the pages outside the folders",
        'move them into `content/pt-BR/`, the folder of that language',
      ],
    );
  });

  it('is no news where the configuration could not be read as a whole', async () => {
    const { project } = await siteIn(
      Object.fromEntries([...NAMES, ...below('de')].map((name) => [`content/${name}`, '# A\n'])),
    );
    assert.equal(unnamedLanguages(project).length, 1);
    const fault = { severity: 'error', code: 'config-invalid', message: 'Option `locales.root` is missing.' } as const;
    assert.deepEqual(unnamedLanguages({ ...project, diagnostics: [fault] }), []);
    assert.deepEqual(unnamedLanguages({ ...project, isKnown: false }), []);
  });

  it('is none that has pages of its own, or the name of something else', async () => {
    assert.deepEqual(await told(below('it', ['a.md', 'b.md', 'c.md', 'limits.md'])), []);
    assert.deepEqual(await told(below('de', ['index.md', 'limits.md'])), []);
    assert.deepEqual(
      await told([...below('api'), ...below('v2'), ...below('xx'), ...below('cs'), ...below('guides/de')]),
      [],
    );
  });
});
