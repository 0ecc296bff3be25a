import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { correctText } from '../../../src/check/fixes/applyFixes.ts';
import { compileText, type Surroundings } from '../../compileText.ts';

const PART = { 'parts/_a.md': 'Words.' };

const fixesOf = (text: string, surroundings: Surroundings = {}) =>
  compileText(text, { path: 'guide/page.md', ...surroundings }).diagnostics.flatMap(({ fix }) => fix ?? []);

describe('includeCommentRemedy', () => {
  it('renames a file in a folder of parts, and names it so', () => {
    for (const [path, named] of [
      ['../parts/a.md', '../parts/_a.md'],
      ['@/parts/a.md', '@/parts/_a.md'],
    ] as const)
      for (const around of ['', 'One ']) {
        const text = `${around}<!-- @include: ${path} -->`;
        const fixes = fixesOf(text, { files: { 'parts/a.md': '### A' } });
        assert.equal(correctText(text, fixes).text, `${around}<!-- @include: ${named} -->`);
        const place = { file: 'content/parts/a.md', line: 1, column: 1, endColumn: 1 };
        assert.deepEqual(
          fixes.map(({ beside }) => beside),
          [[{ place, was: '', text: '', renamedTo: 'content/parts/_a.md' }]],
        );
      }
  });

  it('names no folder for a file that settings of VuePress find by a sign', () => {
    const [told] = compileText('<!-- @include: @notice.snippet.md -->', { path: 'guide/page.md' }).diagnostics;
    assert.match(told?.hint ?? '', /<Include src="\/_notice\.snippet\.md" \/>/);
  });

  it('renames no page that readers may look for', () => {
    for (const text of ['<!--@include: ./a.md-->', '<!--@include: ../parts/b.md-->'])
      assert.deepEqual(fixesOf(text, { files: { 'guide/a.md': 'A', 'parts/a.md': 'A' } }), [], text);
  });

  it('says that a file outside of the content folder is to be moved there', () => {
    const hintFor = (comment: string) => compileText(comment, { path: 'a/page.md' }).diagnostics[0]?.hint;
    assert.equal(
      hintFor('<!--@include: ../../CHANGELOG.md-->'),
      'move that file to the content folder, as `content/_CHANGELOG.md`, and write `<Include src="/_CHANGELOG.md" />` where it belongs, in an `.mdx` page',
    );
    assert.match(hintFor('<!--@include: ../../a.md{2,3}-->') ?? '', /<Include src="\/_a\.md#L2-L3" \/>/);
    assert.match(hintFor('<!--@include: ../b.md-->') ?? '', /^write `<Include src="\.\.\/_b\.md" \/>`/);
  });

  it('makes a page MDX that includes parts, and says the same as that', () => {
    for (const parser of ['satteri', 'remark'] as const)
      for (const [text, meant] of [
        ['# A\n\n<!--@include: @/parts/_a.md-->\n', '# A\n\n<Include src="/parts/_a.md" />\n'],
        [
          'A <!-- b -->\n\n<!-- @include: ../parts/_a.md -->\n<!-- @include: ../parts/_a.md -->\n\n- A\n\n  <!--@include: ../parts/_a.md-->',
          'A {/* b */}\n\n<Include src="../parts/_a.md" />\n<Include src="../parts/_a.md" />\n\n- A\n\n  <Include src="../parts/_a.md" />',
        ],
        // Other things say that it is MDX, and would take the comment for one without a word.
        [
          'A <Badge text="b" />\n\n<!--@include: ../parts/_a.md-->',
          'A <Badge text="b" />\n\n<Include src="../parts/_a.md" />',
        ],
      ] as const) {
        const fixes = fixesOf(text, { files: PART, parser });
        assert.deepEqual(
          fixes.map(({ renamedTo }) => renamedTo),
          ['content/guide/page.mdx'],
          text,
        );
        assert.equal(correctText(text, fixes).text, meant);
        assert.deepEqual(compileText(meant, { path: 'guide/page.mdx', files: PART, parser }).diagnostics, []);
      }
  });

  it('names the same part of a file', () => {
    const files = { 'parts/_a.md': '## One\n\n1\n\n## Two\n\n2\n' };
    for (const [behind, meant, html] of [
      ['#two', '#two', '<p>2</p>'],
      ['{3,4}', '#L3-L4', '<p>1</p>'],
      ['{6,}', '#L6-', '<p>2</p>'],
      ['{,3}', '#L1-L3', '<p>1</p>'],
    ] as const) {
      const text = `A\n\n<!--@include: ../parts/_a.md${behind}-->`;
      const mended = correctText(text, fixesOf(text, { files })).text;
      assert.equal(mended, `A\n\n<Include src="../parts/_a.md${meant}" />`);
      const page = compileText(mended, { path: 'guide/page.mdx', files });
      assert.deepEqual(page.diagnostics, []);
      assert.ok(page.html.endsWith(html), page.html);
    }
    const renamed = fixesOf('<!--@include: ../parts/b.md{1,2}-->', { files: { 'parts/b.md': 'B' } });
    assert.deepEqual(
      renamed.map(({ text }) => text),
      ['<!--@include: ../parts/_b.md{1,2}-->'],
    );
    const [both] = compileText('<!--@include: ../parts/_a.md#two{1,2}-->', {
      path: 'guide/page.md',
      files,
    }).diagnostics;
    assert.match(both?.hint ?? '', /^put that part into a file of its own/);
    assert.equal(both?.fix, undefined);
  });

  it('corrects nothing of a page that would say something else, or include less', () => {
    for (const text of [
      'Set {name}.\n\n<!--@include: ../parts/_a.md-->',
      'a<br>b\n\n<!--@include: ../parts/_a.md-->',
      '<!--@include: ../parts/_a.md-->\n\n<!--@include: ../parts/_a.md{2,}-->',
      '<!--@include: ../parts/_a.md-->\n\nOne <!--@include: ../parts/_a.md--> two',
      'A\n<!--@include: ../parts/_a.md-->',
      '<!--@include: ../parts/_a.md-->\nA',
      'A <Badge text="b" />\n\n<!--@include: ../parts/_b.md-->',
    ])
      assert.deepEqual(fixesOf(text, { files: PART }), [], text);
  });
});
