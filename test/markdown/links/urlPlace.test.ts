import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Place } from '../../../src/model/diagnostic.ts';
import { compileText } from '../../compileText.ts';

const PARSERS = ['satteri', 'remark'] as const;

/** A link's URL, and what stands in the source where it would be corrected: `<URL>` for the URL itself. */
function corrected(text: string, path = 'page.md', files: Readonly<Record<string, string>> = {}): string[] {
  const all: Readonly<Record<string, string>> = { ...files, [path]: text };
  const [told = [], other = []] = PARSERS.map((parser) =>
    compileText(text, { path, files, parser }).links.map(({ url, place, definition = place }) => {
      const { before, word, after } = around(all[definition.file.slice('content/'.length)] ?? '', definition);
      return word === url ? `${before}<URL>${after}` : `${url}: ${word}`;
    }),
  );
  assert.deepEqual(told, other, 'both parsers');
  return told;
}

function around(text: string, { line, column, endColumn = column }: Place) {
  const written = text.split('\n')[line - 1] ?? '';
  return {
    before: written.slice(0, column - 1),
    word: written.slice(column - 1, endColumn - 1),
    after: written.slice(endColumn - 1),
  };
}

describe('the place of a URL', () => {
  it('is in the definition of a link by reference, in each form', () => {
    const definitions = {
      '[r]: /a/': '[r]: <URL>',
      '[r]: /a/ "/a/"': '[r]: <URL> "/a/"',
      "[r]: <./a b.md#x>  '/a/'": "[r]: <<URL>>  '/a/'",
      '  [R]:   /ü/ (x)': '  [R]:   <URL> (x)',
      '[r]:\n   /a/\n   "t"': '   <URL>',
      '> [r]:\n> /a/': '> <URL>',
      '- x\n\n  [r]: /a/': '  [r]: <URL>',
      '[r]: /a/\n[r]: /b/': '[r]: <URL>',
    };
    for (const [definition, expected] of Object.entries(definitions))
      for (const reference of ['[r]', '[r][]', '[/a/][r]', '![/a/][r]'])
        assert.deepEqual(corrected(`${reference} end\n\n${definition}`), [expected], definition);
    assert.deepEqual(corrected('[/a/]\n\n[/a/]: /a/'), ['[/a/]: <URL>']);
    assert.deepEqual(corrected('<b>x</b> [r]\n\n<div>\n\n[r]: /a/\n\n</div>'), ['[r]: <URL>']);
  });

  it('is in a partial for the links there, as often as it is shown', () => {
    const partial = { '_part.mdx': '[x][r]\n\n[r]: /a/ "t"\n' };
    const page = '<Include src="/_part.mdx" />\n\n[y][r]\n\n<Include src="/_part.mdx" />\n\n[r]: /b/';
    assert.deepEqual(corrected(page, 'page.mdx', partial), ['[r]: <URL> "t"', '[r]: <URL>', '[r]: <URL> "t"']);
  });

  it('is not certain where the source says it in other words', () => {
    assert.deepEqual(corrected('[r] x\n\n[r]: /a\\_b/'), ['/a_b/: [r]']);
    assert.deepEqual(corrected('[/a/?b&c][r]\n\n[r]: /a/?b&amp;c'), ['/a/?b&c: [/a/?b&c][r]']);
    assert.deepEqual(corrected('[/a/](/a\\/)'), ['/a/: [/a/](/a\\/)']);
    assert.deepEqual(corrected('<a title="/a/?b&c" href="/a/?b&amp;c">x</a>'), [
      '/a/?b&c: <a title="/a/?b&c" href="/a/?b&amp;c">x</a>',
    ]);
  });

  it('is not that of the same words in a text, a title, or another address', () => {
    assert.deepEqual(corrected('[/a/](/a/ "/a/") and [![/a/](/a/b.png)](/a/ "x")'), [
      '[/a/](<URL> "/a/") and [![/a/](/a/b.png)](/a/ "x")',
      '[/a/](/a/ "/a/") and [![/a/](<URL>)](/a/ "x")',
      '[/a/](/a/ "/a/") and [![/a/](/a/b.png)](<URL> "x")',
    ]);
    assert.deepEqual(corrected('[`](/a/)`](</a/>)'), ['[`](/a/)`](<<URL>>)']);
  });

  it('is in the attribute that has it, however it is written', () => {
    const tags = {
      '<a title="/a/" href=\'/a/\'>/a/</a>': '<a title="/a/" href=\'<URL>\'>/a/</a>',
      '<a data-href="/a/" href="/a/">x</a>': '<a data-href="/a/" href="<URL>">x</a>',
    };
    for (const path of ['page.md', 'page.mdx'])
      for (const [tag, expected] of Object.entries(tags))
        assert.deepEqual(corrected(`x ${tag}`, path), [`x ${expected}`]);
    assert.deepEqual(corrected('x <A TITLE=b.md HREF = b.md>x</A>'), ['x <A TITLE=b.md HREF = <URL>>x</A>']);
    assert.deepEqual(corrected('<Card title="/a/" href={"/a/"} />', 'page.mdx'), [
      '<Card title="/a/" href={"<URL>"} />',
    ]);
    assert.deepEqual(corrected('<img srcset="/a/b.png 1x, /a/b 2x" alt="x">'), [
      '<img srcset="<URL> 1x, /a/b 2x" alt="x">',
      '<img srcset="/a/b.png 1x, <URL> 2x" alt="x">',
    ]);
  });
});
