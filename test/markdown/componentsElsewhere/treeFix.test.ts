import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compileText } from '../../compileText.ts';
import { assertMended, mendText } from '../../mendText.ts';

describe('treeFix', () => {
  it('makes a list of folders and files, as Nextra, Mintlify and Fumadocs have them', () => {
    const meant =
      '<FileTree>\n- app/\n  - **layout.tsx**\n  - `my page.md`\n  - api/\n    - [id].ts\n- package.json\n</FileTree>';
    for (const [root, dot] of [
      ['FileTree', 'FileTree.'],
      ['Tree', 'Tree.'],
      ['Files', ''],
    ]) {
      const written = `<${root}>\n  <${dot}Folder name="app" defaultOpen>\n    <${dot}File name="layout.tsx" active />\n    <${dot}File name="my page.md" />\n\n  <${dot}Folder name='api' defaultOpen={false}>\n      <${dot}File name="[id].ts"/>\n    </${dot}Folder>\n  </${dot}Folder>\n  <${dot}File name="package.json"></${dot}File>\n</${root}>`;
      assertMended(written, meant);
    }
    assert.match(compileText(meant).html, /class="folder"><code>app\/<\/code>/);
  });

  it('keeps a tree where it stands, and those beside it', () => {
    const tree = (indent: string) => `${indent}<Tree>\n${indent}  <Tree.File name="a" />\n${indent}</Tree>`;
    const list = (indent: string) => `${indent}<FileTree>\n${indent}- a\n${indent}</FileTree>`;
    const meant = `1. One\n\n${list('   ')}\n\n2. Two\n\n${list('   ')}`;
    assert.equal(mendText(`1. One\n\n${tree('   ')}\n\n2. Two\n\n${tree('   ')}`), meant);
  });

  it('keeps signs of Markdown in a name, and the underscores that a tree keeps itself', () => {
    const names = ['_app_.tsx', '~a~.py', '__init__.py', '_a.md', 'a_b_c.md'];
    const tree = `<Tree>\n${names.map((name) => `<Tree.File name="${name}" />\n`).join('')}</Tree>`;
    const meant = '<FileTree>\n- `_app_.tsx`\n- `~a~.py`\n- __init__.py\n- _a.md\n- a_b_c.md\n</FileTree>';
    assertMended(tree, meant);
    const shown = [...compileText(meant).html.matchAll(/<code>(.*?)<\/code>/g)].map(([, name]) => name);
    assert.deepEqual(shown, names);
  });

  it('leaves what needs judgment', () => {
    for (const written of [
      '<FileTree>\n  **All**\n  <FileTree.File name="a" />\n</FileTree>',
      '<Tree>\n  <Tree.File name="a" icon="b" />\n</Tree>',
      '<Tree>\n  <Tree.File name={A} />\n</Tree>',
      '<Tree>\n  <Tree.Folder name="a">\n  <Tree.File name="b" /></Tree.Folder>\n</Tree>',
      '<Tree className="x">\n  <Tree.File name="a" />\n</Tree>',
      '<Tree></Tree>',
      '<Folder name="a" />',
    ])
      assert.equal(mendText(written), written);
  });

  it('is one correction for all of a tree, which may be large', () => {
    const written = `<Tree>\n${'  <Tree.File name="a" />\n'.repeat(50)}</Tree>`;
    const { diagnostics } = compileText(written);
    assert.deepEqual([diagnostics.length, diagnostics.filter(({ fix }) => fix !== undefined).length], [1, 1]);
    assert.match(mendText(written), /^<FileTree>\n(?:- a\n){50}<\/FileTree>$/);
  });

  it('tells of a tree once, unless the site has a component in it', () => {
    const written =
      '<Files>\n  <File name="a" green />\n  <Folder name="b">\n    <File name="c" />\n  </Folder>\n</Files>';
    const unknownIn = (options: Parameters<typeof compileText>[1]) =>
      compileText(written, options).diagnostics.map(({ place }) => `${place?.line}:${place?.column}`);
    assert.deepEqual(unknownIn({}), ['1:2']);
    assert.deepEqual(unknownIn({ components: { Files: () => null } }), ['2:4', '3:4']);
  });
});
