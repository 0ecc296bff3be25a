import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compileText, faultsOf } from '../../compileText.ts';

const treeOf = (list: string, surroundings: Parameters<typeof compileText>[1] = {}) =>
  /<div class="file-tree">(.*)<\/div>/s
    .exec(compileText(`Words.\n\n<FileTree>\n\n${list}\n\n</FileTree>`, surroundings).html)?.[1]
    ?.replace(/(?<=>)\n|\n(?=<)/g, '');

const entry = (kind: string, name: string, behind = '') =>
  `<ul role="list"><li class="${kind}"><code>${name}</code>${behind}</li></ul>`;

const comment = (html: string) => ` <span class="comment">${html}</span>`;

describe('a tree of files', () => {
  it('tells folders by their slash or what is in them, and has lists also where their items have no markers', () => {
    assert.equal(treeOf('- a.ts'), entry('file', 'a.ts'));
    assert.equal(treeOf('- a/'), entry('folder', 'a/'));
    assert.equal(treeOf('- a\n  - b.ts'), entry('folder', 'a', entry('file', 'b.ts')));
    assert.equal(treeOf('- **a**/'), entry('folder', '<strong>a</strong>/'));
  });

  it('has comments behind the names, which may hold links, constants and components', () => {
    assert.equal(treeOf('- a/ the first\n  of all'), entry('folder', 'a/', comment('the first\nof all')));
    assert.equal(treeOf('- a\\\n  one'), entry('file', 'a', comment('one')));
    assert.equal(treeOf('- a *b*'), entry('file', 'a', comment('<em>b</em>')));
    assert.equal(
      treeOf('- {DIR}/ up to {N} <Badge text="new" />', { constants: { DIR: 'src', N: 5 } }),
      entry('folder', 'src/', comment('up to 5 <span class="badge badge-info">new</span>')),
    );
    assert.equal(
      treeOf('- [a](https://a.example) b'),
      entry('file', '<a href="https://a.example">a</a>', comment('b')),
    );
  });

  it('reads a name with spaces in backticks or bold, and one of code once', () => {
    assert.equal(treeOf('- `a b.ts` c'), entry('file', 'a b.ts', comment('c')));
    assert.equal(treeOf('- **a b.ts** c'), entry('file', '<strong>a b.ts</strong>', comment('c')));
  });

  it('leaves a name its underscores, which mean bold elsewhere', () => {
    assert.equal(treeOf('- __tests__/ all'), entry('folder', '__tests__/', comment('all')));
    assert.equal(treeOf('- a/__init__.py'), entry('file', 'a/__init__.py'));
    assert.equal(
      treeOf('- **__init__.py** __b__'),
      entry('file', '<strong>__init__.py</strong>', comment('<strong>b</strong>')),
    );
    assert.equal(
      treeOf('<Include src="/_list.md" />', { files: { '_list.md': 'Words.\n\n- __a__.py\n' } })?.match(/<ul.*/)?.[0],
      entry('file', '__a__.py'),
    );
  });

  it('has no picture for what stands for more files', () => {
    for (const more of ['…', '...'])
      assert.equal(treeOf(`- ${more}`), `<ul role="list"><li><code>${more}</code></li></ul>`);
  });

  it('takes items that stand apart, and lists of partials', () => {
    assert.match(
      treeOf('- a/\n\n  - b c\n\n- d') ?? '',
      /<li class="folder"><p><code>a\/<\/code><\/p>.*<li class="file"><code>b<\/code> <span class="comment">c<\/span>.*<code>d</,
    );
    assert.equal(
      treeOf('<Include src="/_list.md" />', { files: { '_list.md': '- a/\n  - b.md\n' } }),
      entry('folder', 'a/', entry('file', 'b.md')),
    );
  });

  it('is the plain list in Markdown', () => {
    const list = '- a/ the first\n  - **b.md**\n  - …\n- c';
    assert.equal(compileText(`<FileTree>\n\n${list}\n\n</FileTree>`).markdown, `# Page\n\n${list}\n`);
  });

  it('loses no text of any other list', () => {
    assert.deepEqual(faultsOf('<FileTree>\n\n- a\n\n  b\n-\n- - c\n- [ ] d e\n\n</FileTree>'), []);
    const html = treeOf('- a\n\n  b\n-\n- - c\n- [ ] d e') ?? '';
    for (const text of ['<code>a</code>', '<p>b</p>', '<code>c</code>', 'type="checkbox"', '<code>d</code>'])
      assert.ok(html.includes(text), html);
  });

  it('leaves alone the list in a component of the site by this name, and all other lists', () => {
    const FileTree = ({ children }: { readonly children?: string }) => children ?? null;
    assert.match(
      compileText('Words.\n\n<FileTree>\n\n- a b\n\n</FileTree>', { components: { FileTree } }).html,
      /<ul>\s*<li>a b<\/li>/,
    );
    assert.match(compileText('<Card title="t">\n\n- a b\n\n</Card>').html, /<li>a b<\/li>/);
  });
});
