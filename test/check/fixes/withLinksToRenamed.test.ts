import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { correctText } from '../../../src/check/fixes/applyFixes.ts';
import { withLinksToRenamed } from '../../../src/check/fixes/withLinksToRenamed.ts';
import type { Diagnostic } from '../../../src/model/diagnostic.ts';
import type { PageLink } from '../../../src/model/page.ts';
import { compileText } from '../../compileText.ts';

const renaming = (file: string): Diagnostic => ({
  severity: 'warning',
  code: 'mdx-in-markdown',
  message: 'x',
  fix: { place: { file, line: 1, column: 1, endColumn: 1 }, was: '', text: '', renamedTo: `${file}x` },
});

const besideOf = (told: readonly Diagnostic[]) => told.flatMap(({ fix }) => fix?.beside ?? []);

function mended(text: string, files: readonly string[], prefix = 'content/') {
  const page = compileText(text, { path: 'guides/page.md' });
  return correctText(
    text,
    besideOf(withLinksToRenamed(files.map(renaming), { pages: [page], prefix, textOf: () => text })),
  ).text;
}

describe('withLinksToRenamed', () => {
  it('writes the new name of a file wherever a link names it', () => {
    const text =
      '[a](./a%20b.md) [a](a%20b.md#c) ![](/guides/a%20b.md?x) [d][e] <a href="../f.md">f</a>\n\n[e]: <a b.md> "A"\n';
    assert.equal(
      mended(text, ['content/guides/a b.md', 'content/f.md']),
      '[a](./a%20b.mdx) [a](a%20b.mdx#c) ![](/guides/a%20b.mdx?x) [d][e] <a href="../f.mdx">f</a>\n\n[e]: <a b.mdx> "A"\n',
    );
  });

  it('writes it in front matter', () => {
    const text = '---\nnext: { text: A, link: ./a.md }\n---\n';
    const link: PageLink = {
      kind: 'link',
      url: './a.md',
      href: '/a/',
      fromFile: 'page.md',
      place: { file: 'content/page.md', line: 2, column: 1, endColumn: 5 },
      inYaml: true,
    };
    const told = withLinksToRenamed([renaming('content/a.md')], {
      pages: [{ links: [link] }],
      prefix: 'content/',
      textOf: (file) => (file === 'content/page.md' ? text : ''),
    });
    assert.equal(correctText(text, besideOf(told)).text, '---\nnext: { text: A, link: ./a.mdx }\n---\n');
  });

  it('writes another name than that of its ending', () => {
    const text = '[a](./_index.md#b) [a](/guides/_index.md) [a](../_index.md)\n';
    const fault = renaming('content/guides/_index.md');
    const told = withLinksToRenamed(
      [{ ...fault, fix: { ...(fault.fix ?? assert.fail()), renamedTo: 'content/guides/index.md' } }],
      { pages: [compileText(text, { path: 'guides/page.md' })], prefix: 'content/', textOf: () => text },
    );
    assert.equal(correctText(text, besideOf(told)).text, '[a](./index.md#b) [a](/guides/index.md) [a](../_index.md)\n');
  });

  it('knows the names of a folder of plain Markdown', () =>
    assert.equal(mended('[a](../a.md)', ['a.md'], ''), '[a](../a.mdx)'));

  it('leaves all others, and routes', () => {
    for (const text of ['[a](./b.md)', '[a](/guides/a/)', '[a](a)', '[a](../a.md)', '[a](https://a.md)', '[a](#a.md)'])
      assert.equal(mended(text, ['content/guides/a.md']), text);
    assert.equal(mended('[a](a.md)', []), '[a](a.md)');
  });
});
