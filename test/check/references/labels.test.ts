import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { labelsOf } from '../../../src/check/references/labels.ts';
import type { SourceFile } from '../../../src/model/sourceFile.ts';

const labels = (files: Readonly<Record<string, string>>, title?: string) =>
  labelsOf(
    new Map(
      Object.entries(files).map(([relativePath, body]) => [
        `/${relativePath.replace(/(?:index)?\.md$/, '')}/`.replace('//', '/'),
        { relativePath, file: relativePath, body, frontmatter: title === undefined ? {} : { title } } as SourceFile,
      ]),
    ),
  );

describe('labelsOf', () => {
  it('finds what stands below a label, by any letters', () => {
    const { below } = labels({ 'a.md': '# A\n\n(One)=\n(two.b)=\n\n## The *one* {#x}\n\n(three)=\n\nText' });
    const one = { path: 'a.md', title: 'The *one*' };
    assert.deepEqual(pick(below('one')), { ...one, anchor: 'One' });
    assert.deepEqual(pick(below('two.b')), { ...one, anchor: 'two.b' });
    assert.deepEqual(pick(below('three')), { path: 'a.md', title: undefined, anchor: 'three' });
    assert.equal(below('x'), undefined);
  });

  it('takes a label above the first heading for the page', () => {
    assert.equal(labels({ 'a.md': '(one)=\n# A\n' }).below('one')?.anchor, '');
    assert.equal(labels({ 'a.md': '(one)=\n## A\n' }).below('one')?.anchor, 'one');
    assert.equal(labels({ 'a.md': '(one)=\n# A\n' }, 'B').below('one')?.anchor, 'one');
  });

  it('finds none in code, and none that no correction writes', () => {
    const { below, named, page } = labels({ 'a.md': '```md\n(one)=\n# Code\n\n## B {#two}\n```\n\n(c d)=\n# A\n' });
    assert.deepEqual([below('one'), named('two'), below('c d')], [undefined, undefined, undefined]);
    assert.equal(page('a', 'a.md')?.title, 'A');
  });

  it('has no title that would end a cell of a table or be read as a tag', () => {
    assert.equal(labels({ 'a.md': '(one)=\n## A | b' }).below('one')?.title, 'A \\| b');
    assert.equal(labels({ 'a.md': '(one)=\n## `A | b`' }).below('one')?.title, undefined);
    assert.equal(labels({ 'a.md': '' }, 'A <b>').page('a', 'a.md')?.title, undefined);
  });

  it('finds what anchors above a heading are of', () => {
    const { named } = labels({ 'a.md': '# A\n\n<a id="x"></a>\n<a id="y"></a>\n\n## B' });
    assert.deepEqual(pick(named('y')), { path: 'a.md', anchor: 'y', title: 'B' });
  });

  it('finds none that two things have', () => {
    const { below, named } = labels({ 'a.md': '(one)=\n\nText', 'b.md': '(one)=\n\nText' });
    assert.equal(below('one') ?? named('one'), undefined);
  });

  it('finds what corrections have made of labels', () => {
    const { named } = labels({ 'a.md': '# A {#one}\n\n## `B` {#two}\n\n<a id="three"></a>\n' });
    assert.deepEqual(
      ['one', 'two', 'three'].map((name) => pick(named(name))),
      [
        { path: 'a.md', anchor: '', title: 'A' },
        { path: 'a.md', anchor: 'two', title: '`B`' },
        { path: 'a.md', anchor: 'three', title: undefined },
      ],
    );
  });

  it('finds pages by their paths, and by what addresses lead to', () => {
    const { page, at } = labels({ 'a.md': '# A\n\n## One two\n', 'b/index.md': '# B\n', 'b/c.md': '# C [d](e)\n' });
    assert.deepEqual(pick(page('../a', 'b/c.md')), { path: 'a.md', anchor: '', title: 'A' });
    assert.equal(page('/b', 'b/c.md')?.path, 'b/index.md');
    assert.equal(page('/d', 'b/c.md'), undefined);
    assert.equal(at('/a/#one-two', 'b/c.md')?.title, 'One two');
    assert.equal(at('#one-two', 'a.md')?.title, 'One two');
    assert.equal(at('./c.md', 'b/index.md')?.path, 'b/c.md');
    assert.equal(at('./c.md', 'b/index.md')?.title, undefined);
  });
});

const pick = (
  target: { readonly path: string; readonly anchor: string; readonly title: string | undefined } | undefined,
) => target && { path: target.path, anchor: target.anchor, title: target.title };
