import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { siteIn } from '../../siteIn.ts';

/** What is told of pages with these names, below the content folder. */
async function told(...names: readonly string[]) {
  const pages = names.map((name) => [`content/${name}`, '# Title\n\nWords.\n'] as const);
  const site = await siteIn({ 'content/index.md': '# Home\n\nWords.\n', ...Object.fromEntries(pages) });
  return site
    .diagnostics()
    .flatMap(({ severity, code, message, place, hint }) =>
      code === 'unread-file' ? [[severity, place?.file, message, hint]] : [],
    );
}

describe('a translation beside its page, as Hugo, Fumadocs, Nextra and MkDocs have it', () => {
  it('is told of with where it stands here, once for each language', async () => {
    assert.deepEqual(await told('a.md', 'b/c.mdx', 'a.de.md', 'b/c.de.mdx', 'a.pt-BR.md', 'b/c.pt-BR.mdx'), [
      [
        'warning',
        'content/a.de.md',
        '`a.de.md` and 1 more with `.de` in their names are no translations here, but pages beside the others.',
        "move each to the folder of its language, as `content/de/a.md`, and write `de: { label: 'Deutsch' }` below `locales` in `site/config.ts`",
      ],
      [
        'warning',
        'content/a.pt-BR.md',
        '`a.pt-BR.md` and 1 more with `.pt-BR` in their names are no translations here, but pages beside the others.',
        "move each to the folder of its language, as `content/pt-BR/a.md`, and write `'pt-BR': { label: 'Português (Brasil)' }` below `locales` in `site/config.ts`",
      ],
    ]);
  });

  it('is one of a folder that Hugo has', async () => {
    const files = (await told('a/b.md', 'a/b.fr.md', 'a/_index.fr.md')).map(([, file, , hint]) => [
      file,
      /`content\/[^`]*`/.exec(hint ?? '')?.[0],
    ]);
    assert.deepEqual(files, [['content/a/_index.fr.md', '`content/fr/a/index.md`']]);
  });

  it('is also one beside another one; pages of the first language have no folder', async () => {
    const hints = (await told('a.en-US.md', 'b.en-US.md', 'a.de.md', 'b.de.md')).map(([, , , hint]) => hint);
    assert.deepEqual(
      hints.map((hint) => hint?.slice(0, 50)),
      ['move each to the folder of its language, as `conte', 'take `.en-US` from the name of each, as `content/a'],
    );
  });

  it('may have the name of its country, and be written as systems and hosts write it', async () => {
    const folders = async (...endings: readonly string[]) => {
      const names = endings.flatMap((ending) => [`a.${ending}.md`, `b.${ending}.md`]);
      const all = await told('a.md', 'b.md', ...names);
      return all.map(([, file, message, hint]) => [
        file,
        /`\.[^`]*`/.exec(message ?? '')?.[0],
        /content\/([^/]+)\/a\.md`, and write `([^ ]+): /.exec(hint ?? '')?.slice(1),
      ]);
    };
    assert.deepEqual(await folders('cz', 'cn', 'zh-tw', 'pt_BR'), [
      ['content/a.cn.md', '`.cn`', ['zh', 'zh']],
      ['content/a.cz.md', '`.cz`', ['cs', 'cs']],
      ['content/a.pt_BR.md', '`.pt_BR`', ['pt-BR', "'pt-BR'"]],
      ['content/a.zh-tw.md', '`.zh-tw`', ['zh-TW', "'zh-TW'"]],
    ]);
    assert.deepEqual(await folders('v2', 'xx', 'in-use'), []);
  });

  it('is none that is alone, as in many repositories, or called like something else', async () => {
    assert.deepEqual(await told('README.de.md', 'b.md', 'b.v2.md', 'c.md', 'c.v2.md', 'd.md', 'd.old.md'), []);
    assert.deepEqual(await told('a.de.md', 'b.de.md'), []);
    // Codes of languages that are endings of code as well.
    assert.deepEqual(await told('a.md', 'b.md', 'a.ts.md', 'b.ts.md', 'a.cs.md', 'b.cs.md'), []);
    assert.equal((await told('a.md', 'b.md', 'a.de.md', 'b.de.md', 'a.cs.md', 'b.cs.md')).length, 2);
  });
});
