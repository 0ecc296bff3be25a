import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { correctText } from '../../../src/check/fixes/applyFixes.ts';
import { splitFrontmatter } from '../../../src/content/frontmatter/splitFrontmatter.ts';

/** A text after its corrections, and how many faults they leave. */
function mended(yaml: string) {
  const text = `---\n${yaml}\n---\nbody\n`;
  const fixes = splitFrontmatter(text, 'content/a.md').diagnostics.flatMap(({ fix }) => fix ?? []);
  const after = correctText(text, fixes).text;
  return [after.slice(4, -10), splitFrontmatter(after, 'content/a.md').diagnostics.length] as const;
}

describe('headFix', () => {
  it('writes the pairs of VitePress and Rspress as tags', () => {
    for (const [yaml, meant] of [
      [
        'title: A\nhead:\n  - - meta\n    - name: author\n      content: Ada L # who\n  # next\n  - - link\n    - rel: me\n      href: /a/\nlabel: B',
        'title: A\nhead:\n  - tag: meta\n    attributes:\n      name: author\n      content: Ada L # who\n  # next\n  - tag: link\n    attributes:\n      rel: me\n      href: /a/\nlabel: B',
      ],
      [
        'head:\n- - "meta"\n  - { name: author, content: Ada }',
        'head:\n- tag: "meta"\n  attributes: { name: author, content: Ada }',
      ],
      [
        "head:\n  - [meta, {name: author, content: 'A, b'}]\n  - ['link', { rel: me, href: /a/ }]",
        "head:\n  - {tag: meta, attributes: {name: author, content: 'A, b'}}\n  - {tag: 'link', attributes: { rel: me, href: /a/ }}",
      ],
      [
        'head: [[meta, {name: a, content: b}], [link, {rel: me, href: /a/}]]',
        'head: [{tag: meta, attributes: {name: a, content: b}}, {tag: link, attributes: {rel: me, href: /a/}}]',
      ],
    ] as const)
      assert.deepEqual(mended(yaml), [meant, 0]);
  });

  it('writes a description as that of the page, where it has none', () => {
    const pair = (name: string) => `  - - meta\n    - name: ${name}\n      content: 'Of: it'`;
    for (const [yaml, meant] of [
      [`title: A\nhead:\n${pair('description')}\nlabel: B`, 'title: A\ndescription: "Of: it"\nlabel: B'],
      [
        `head:\n${pair('author')}\n${pair('description')}`,
        'description: "Of: it"\nhead:\n  - tag: meta\n    attributes:\n      name: author\n      content: \'Of: it\'',
      ],
    ] as const)
      assert.deepEqual(mended(yaml), [meant, 0]);
    const there = `description: A\nhead:\n${pair('description')}`;
    assert.match(mended(there)[0], /^description: A\nhead:\n {2}- tag: meta/);
  });

  it('is none for other tags, values and forms', () => {
    for (const yaml of [
      'head:\n  - - script\n    - src: /a.js',
      'head:\n  - - meta\n    - name: a\n      content: b\n    - more',
      'head:\n  - - meta\n    - name: [a]',
      'head:\n  - - meta\n    -\n      name: a\n      content: b',
      'head:\n  - - meta\n    - name: a\n      content: b\n  - - script\n    - {}',
      'head: [[meta, name]]',
    ])
      assert.deepEqual(mended(yaml), [yaml, 1], yaml);
  });
});
