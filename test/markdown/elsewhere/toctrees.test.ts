import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readToctrees, toctreesIn } from '../../../src/markdown/elsewhere/toctrees.ts';
import type { EntryElsewhere } from '../../../src/model/navigationElsewhere.ts';
import type { SourceFile } from '../../../src/model/sourceFile.ts';
import { mended } from '../../build/elsewhere/mended.ts';

const source = (relativePath: string, body: string) => ({ relativePath, file: relativePath, body }) as SourceFile;

const tree = (...lines: readonly string[]) => ['```{toctree}', ...lines, '```'].join('\n');

const shown = (entries: readonly EntryElsewhere[]): unknown =>
  entries.map(({ text, target, items }) => [text, target, ...(items ? [shown(items)] : [])]);

describe('toctreesIn', () => {
  const entriesOf = (body: string, paths: readonly string[]) =>
    toctreesIn(source('b/index.md', body), new Set(paths)).map(({ entries, isHidden, caption }) => [
      caption,
      isHidden,
      ...entries.map(({ text, target }) => [text, target]),
    ]);

  it('reads paths, titles and URLs, in fences of any signs', () => {
    const lines = ':caption: All of it\n:hidden:\n\none\nTwo <../two.md>\n/three\nself\nOut <https://a.example>\n';
    const read = [
      'All of it',
      true,
      [undefined, 'b/one.md'],
      ['Two', 'two.md'],
      [undefined, 'three.mdx'],
      ['Out', 'https://a.example'],
    ];
    for (const fence of ['```', ':::', '~~~~'])
      assert.deepEqual(
        entriesOf(`A\n\n${fence}{toctree}\n${lines}${fence}\n\nB`, ['b/one.md', 'two.md', 'three.mdx']),
        [read],
      );
  });

  it('reads options between lines of dashes', () => {
    const lines = ['---', 'maxdepth: 2', 'caption: "All"', 'hidden:', '---', 'a'];
    assert.deepEqual(entriesOf(tree(...lines), ['b/a.md']), [['All', true, [undefined, 'b/a.md']]]);
  });

  it('reads the last first where the list says so', () => {
    assert.deepEqual(entriesOf(tree(':reversed:', '', 'a', 'b'), ['b/a.md', 'b/b.md']), [
      [undefined, false, [undefined, 'b/b.md'], [undefined, 'b/a.md']],
    ]);
  });

  it('leaves what is code or a comment, and one that is never closed', () => {
    const list = tree('one');
    const body = `\`\`\`\`md\n${list}\n\`\`\`\`\n\n<!--\n${list}\n-->\n\n${list}\n\n\`\`\`{toctree}\none\n`;
    assert.equal(toctreesIn(source('index.md', body), new Set(['one.md'])).length, 1);
  });

  it('reads patterns, each page once', () => {
    const paths = ['b/index.md', 'b/c.md', 'b/a.md', 'b/d/e.md'];
    assert.deepEqual(entriesOf(tree(':glob:', '', 'c', '*'), paths), [
      [undefined, false, [undefined, 'b/c.md'], [undefined, 'b/a.md']],
    ]);
  });
});

describe('readToctrees', () => {
  it('follows the lists of pages from the first page on', () => {
    const entries = readToctrees([
      source('index.md', `${tree(':caption: Start', '', 'a')}\n\n${tree('b/index')}`),
      source('a.md', 'A'),
      source('b/index.md', tree(':caption: Not shown', '', 'c', '../index', 'missing')),
      source('b/c.md', 'C'),
    ]);
    assert.deepEqual(shown(entries), [
      ['Start', undefined, [[undefined, 'a.md']]],
      [
        undefined,
        'b/index.md',
        [
          [undefined, 'b/c.md'],
          [undefined, 'index.md'],
          [undefined, 'b/missing'],
        ],
      ],
    ]);
    assert.deepEqual(entries[0]?.items?.[0]?.place, { file: 'index.md', line: 4, column: 1, endColumn: 2 });
  });
});

describe('the navigation of Sphinx', () => {
  it('comes over from the lists in pages, of which readers keep those that they saw', async () => {
    const { site, read } = await mended({
      'content/conf.py': 'project = "Acme"\n',
      'content/index.md': `# Home\n\nWords.\n\n${tree(':hidden:', ':caption: Start', '', 'a', 'b/index')}\n`,
      'content/a.md': '# A\n\nWords.\n',
      'content/b/index.md': `# B\n\nWords.\n\n${tree('c', 'Own <d>', 'Out <https://a.example>')}\n\nMore.\n`,
      'content/b/c.md': '# The *one*\n\nWords.\n',
      'content/b/d.md': '# D\n\nWords.\n',
    });
    assert.equal(site.project.config.title, 'Acme');
    assert.deepEqual(site.project.config.sidebars?.[0]?.items, [
      {
        text: 'Start',
        items: [
          '/a/',
          {
            text: 'B',
            link: '/b/',
            items: ['/b/c/', { text: 'Own', link: '/b/d/' }, { text: 'Out', link: 'https://a.example' }],
          },
        ],
        collapsed: false,
      },
    ]);
    assert.equal(read('content/index.md')?.trimEnd(), '# Home\n\nWords.');
    assert.equal(
      read('content/b/index.md'),
      '# B\n\nWords.\n\n- [The one](./c.md)\n- [Own](./d.md)\n- [Out](https://a.example)\n\nMore.\n',
    );
  });

  it('leaves a list where a hidden one is in a page that it does not reach', async () => {
    const { read } = await mended({
      'content/conf.py': 'project = "Acme"\n',
      'content/index.md': `# Home\n\nWords.\n\n${tree('a')}\n`,
      'content/a.md': '# A\n\nWords.\n',
      'content/b.md': `# B\n\nWords.\n\n${tree(':hidden:', '', 'My own <a>')}\n`,
    });
    assert.equal(read('content/b.md'), '# B\n\nWords.\n\n- [My own](./a.md)\n');
  });
});
