import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { unreadFile } from '../../src/content/unreadFile.ts';

describe('unreadFile', () => {
  const files: readonly [file: string, hint: RegExp | undefined][] = [
    ['content/a/old.markdown', /`\.md`/],
    ['content/a/lists.livemd', /`\.md`/],
    ['content/lists.cheatmd', /`\.md`/],
    ['content/a/b.mdoc', /`\.md`/],
    ['content/api/index.rst', /^write it as Markdown/],
    ['content/a.adoc', /^write it as Markdown/],
    ['content/a.org', /^write it as Markdown/],
    ['content/a.qmd', /^rename it to end in `\.md`/],
    ['content/a.Rmd', /^rename it to end in `\.md`/],
    ['content/a.ipynb', /^write it as Markdown/],
    ['content/a.pdf', undefined],
    ['content/a/_category_.json', /`label` .*`order`/],
    ['content/_category_.yml', /`label` .*`order`/],
    // An `index.md` with nothing but them would be an empty page.
    ['content/_category_.json', /^write an `index\.md` that says what is in the folder/],
    ['content/_meta.ts', /of each page that it names/],
    ['content/_meta.global.js', /of each page that it names/],
    ['content/a/.pages', /of each page that it names/],
    ['content/_meta.json', /of each page that it names/],
    ['content/_index.md', /`index\.md`/],
    ['content/guide/.navigation.yml', /of each page that it names/],
    ['content/guide/meta.ts', /of each page that it names/],
    ['content/guide/meta.json', /of each page that it names/],
    ['content/en/_nav.json', /^write its links in `nav` of `site\/config\.ts`/],
    ['content/packages/[pkg].paths.js', /^write a page for each of its paths/],
    ['content/samples/chart.paths.js', undefined],
    ['content/toc.yml', /of each page that it names/],
    ['content/guide/TOC.yaml', /of each page that it names/],
    ['content/antora.yml', /and delete this file/],
    ['content/docfx.json', /and delete this file/],
    ['content/_sidebar.md', /^write its entries as `sidebars` in `site\/config\.ts`$/],
    ['content/_navbar.md', /^write its links in `nav` of `site\/config\.ts`, and/],
    ['content/mint.json', /and delete this file/],
    ['content/docs.json', /and delete this file/],
    ['content/mkdocs.yml', /and delete this file/],
    ['content/book.toml', /and delete this file/],
    ['content/_config.yml', /and delete this file/],
    ['content/conf.py', /and delete this file/],
    ['content/sidebars.js', /and delete this file/],
    ['content/source.config.ts', /and delete this file/],
    ['content/antora-playbook.yml', /and delete this file/],
    ['content/samples/mkdocs.yml', undefined],
    ['content/docs/conf.py', undefined],
    ['content/metadata.json', undefined],
    ['content/my-toc.yml', undefined],
    ['content/samples/docfx.json', undefined],
    ['content/_part.md', undefined],
    ['content/data.json', undefined],
    ['content/my_category_.json', undefined],
    ['content/markdown', undefined],
  ];
  for (const [file, hint] of files) {
    it(`${hint === undefined ? 'says nothing of' : 'warns of'} \`${file}\``, () => {
      const [fault] = unreadFile(file.slice('content/'.length), 'content/');
      if (hint === undefined) assert.equal(fault, undefined);
      else {
        assert.match(fault?.hint ?? '', hint);
        assert.equal(fault?.code, 'unread-file');
        assert.deepEqual(fault?.place, { file, line: 1, column: 1 });
      }
    });
  }

  it('warns of code that makes data for pages elsewhere, and not of a script that readers load', () => {
    const told = (name: string, text: string | undefined) =>
      unreadFile(`a/${name}`, 'content/', () => text).map(({ message, hint }) => `${message} ${hint}`);
    for (const [name, text] of [
      ['posts.data.ts', "export default createContentLoader('posts/*.md');\n"],
      ['posts.data.mjs', 'export default {\n  watch: [],\n  async load() {},\n};\n'],
      ['posts.data.js', 'export default { load: () => [] };\n'],
      ['posts.data.js', 'export default defineLoader({ load });\n'],
    ] as const)
      assert.match(
        told(name, text)[0] ?? '',
        /^`posts\.data\.\w+` is published as it is: docsgen runs no code .* write what it loads/,
      );
    assert.deepEqual(told('chart.data.js', 'self.data = [1, 2];\nreload();\n'), []);
    assert.deepEqual(told('chart.data.js', undefined), []);
    // Of a folder of plain Markdown no code is published.
    assert.deepEqual(
      unreadFile('posts.data.js', '', () => 'export default { load: () => [] };\n'),
      [],
    );
    assert.deepEqual(told('data.js', 'export default { load() {} };\n'), []);
  });

  it('names the generator whose settings a file holds, where the file is published', () => {
    assert.equal(
      unreadFile('mkdocs.yml', 'content/')[0]?.message,
      '`mkdocs.yml` is published as it is: docsgen does not read the settings of MkDocs.',
    );
    assert.deepEqual(unreadFile('mkdocs.yml', ''), []);
  });
});
