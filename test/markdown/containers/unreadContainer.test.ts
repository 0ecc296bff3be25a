import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { correctText } from '../../../src/check/fixes/applyFixes.ts';
import { compileText } from '../../compileText.ts';
import { faultsOf } from './shownCallouts.ts';

for (const path of ['page.md', 'page.mdx']) {
  describe(`lines that open and close containers in ${path}`, () => {
    it('have hints that mend what is spelled another way', () => {
      for (const [opening, hint] of [
        [':::tip [Mind]', 'write `:::tip[Mind]`'],
        ['::: TIP', 'write `:::tip` and `:::` on lines of their own'],
        ['::: Tip Mind', 'write `:::tip[Mind]` and `:::` on lines of their own'],
        ['::: file-tree', 'use `<FileTree>` around a list, in an `.mdx` page'],
        [':::: tabs', 'use `<Tabs>` in an `.mdx` page, or `:::code-group` around code blocks'],
        [':::detials', 'did you mean `details`?'],
      ] as const)
        assert.deepEqual(
          faultsOf(`${opening}\nText\n${/^:+/.exec(opening)?.[0]}`, { path }).map((fault) => fault[1]),
          [hint],
          opening,
        );
    });

    for (const text of [
      ':::note\nText',
      ':::note\n\nText\n\n## Heading\n\nmore',
      '- a\n\n  :::note\n  b\n\nafter',
      '> :::note\n> a\n\nafter',
      '::::note\na\n:::\n\nb',
    ]) {
      it(`refuse ${JSON.stringify(text)}, which is never closed`, () => {
        const [fault, ...rest] = faultsOf(text, { path });
        assert.deepEqual(rest, []);
        assert.match(fault?.[0] ?? '', /^unclosed-container \d:\d$/);
      });
    }

    it('are told of where one closing is that of two containers', () => {
      const told = (text: string) =>
        compileText(text, { path }).diagnostics.map(
          ({ code, place, hint }) =>
            `${code} ${place?.line}:${place?.column}-${place?.endColumn} ${hint?.split(',')[0]}`,
        );
      assert.deepEqual(told(':::note[A]\nWords.\n\n## B\n\n:::tip\nInner.\n:::\n\nAfter.\n'), [
        'unclosed-container 6:1-7 write `:::` above this line',
      ]);
      // Of the second one, if there is one.
      assert.match(String(told(':::note\n:::tip\na\n:::\n:::\n')), /^unclosed-container 5:1-4 put the closing/);
      assert.deepEqual(told('::::note\n:::tip\na\n::::\n'), [
        'unclosed-container 2:1-7 write `:::` on a line of its own where it ends',
      ]);
      assert.deepEqual(told('::::note\n:::tip\na\n:::\n::::\n'), []);
    });

    it('are closed on a line of their own, and corrected where that stands behind words', () => {
      for (const [text, meant] of [
        [':::note\na :::\n\nb', ':::note\na\n:::\n\nb'],
        [':::note[A]\na\n\n- b:::\n\nc', ':::note[A]\na\n\n- b\n:::\n\nc'],
        [':::note\na :::\n\n:::tip\nb\n:::\n\nc', ':::note\na\n:::\n\n:::tip\nb\n:::\n\nc'],
        ['> :::note\n> a. :::\n\nb', '> :::note\n> a.\n> :::\n\nb'],
        ['1. a\n\n   :::note\n   b :::\n\nc', '1. a\n\n   :::note\n   b\n   :::\n\nc'],
      ] as const) {
        const { diagnostics } = compileText(text, { path });
        const fixes = diagnostics.flatMap(({ fix }) => fix ?? []);
        assert.equal(correctText(text, fixes).text, meant);
        assert.match(diagnostics[0]?.hint ?? '', /^put the closing `:::` on a line of its own/);
        assert.deepEqual(faultsOf(meant, { path }), []);
      }
      for (const text of ['Boxes end with :::', ':::note\na `:::`\n:::', '::::note\na :::\n::::'])
        assert.deepEqual(faultsOf(text, { path }), [], text);
    });

    it('may be closed in lists and quotes, with spaces after it, and at the end of the file', () => {
      for (const text of [
        '- a\n\n  :::note\n  b\n  :::\n\nafter',
        '> :::note\n> a\n> :::\n\nafter',
        ':::note\na\n:::  \n',
        ':::note\na\n:::',
        ':::::note\na\n:::::\n',
        ':::note\n:::',
      ]) {
        assert.deepEqual(faultsOf(text, { path }), [], text);
      }
    });

    it('refuse a closing without an opening', () => {
      assert.deepEqual(faultsOf('Text\n\n:::', { path }), [
        [
          'unclosed-container 3:1',
          'put the closing `:::` on a line of its own, below an open container; a container that holds another needs `::::`',
        ],
      ]);
    });

    it('refuse a closing below a line of text: an inner container of as many colons has ended the outer one', () => {
      for (const text of ['Text\n:::', ':::note\n\n:::tip\na\n:::\n\nText\n:::\n'])
        assert.match(faultsOf(text, { path }).join(), /^unclosed-container \d:1,put the closing `:::`/, text);
      assert.deepEqual(faultsOf('::: v-pre\n\nText\n:::\n', { path }).length, 1);
    });

    it('are not closed by colons behind words', () => {
      assert.deepEqual(faultsOf('Text\n\n:::note\ntext :::\n', { path }), [
        ['unclosed-container 3:1', 'put the closing `:::` on a line of its own: in line 4 it stands behind words'],
      ]);
    });

    it('have three colons, and not two', () => {
      assert.deepEqual(faultsOf('::note\ntext\n::\n', { path }), [
        ['unclosed-container 1:1', 'write `:::note`, the text and `:::` on lines of their own'],
      ]);
      assert.deepEqual(faultsOf('::other\n', { path }), []);
    });

    it('tell once of a container whose opening is not read, and how it is written here', () => {
      const faults = faultsOf('::: v-pre\n\nText\n\n:::\n\n::: raw\n\nText\n\n:::\n\n:::\n', { path });
      assert.deepEqual(
        faults.map(([place, hint]) => `${place} ${hint?.slice(0, 15)}`),
        [
          'unknown-container 1:5 delete the line',
          'unknown-container 7:5 delete the line',
          'unclosed-container 13:1 put the closing',
        ],
      );
    });

    // In `.mdx` braces are expressions.
    if (path.endsWith('.md'))
      it('tell how a container of Sphinx is written here, and not of its end', () => {
        assert.deepEqual(faultsOf(':::{warning}\nText\n:::\n\nmore\n\n:::{dropdown} More\n\nText\n\n:::\n', { path }), [
          ['unclosed-container 1:1', 'write `:::warning`, the text and `:::` on lines of their own'],
          ['unclosed-container 7:1', 'write `:::details[More]`, the text and `:::` on lines of their own'],
        ]);
      });
  });
}
