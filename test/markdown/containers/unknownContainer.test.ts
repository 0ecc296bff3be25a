import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { correctText } from '../../../src/check/fixes/applyFixes.ts';
import { compileText } from '../../compileText.ts';
import { faultsOf } from './shownCallouts.ts';

for (const path of ['page.md', 'page.mdx']) {
  describe(`containers of other names in ${path}`, () => {
    it('refuse an unknown kind at its name, with the nearest, and keep the text', () => {
      assert.deepEqual(faultsOf('One\n\n:::wanring\nText\n:::', { path }), [
        ['unknown-container 3:4', 'did you mean `warning`?'],
      ]);
      assert.deepEqual(faultsOf(':::zebra\nText\n:::', { path }), [
        ['unknown-container 1:4', 'expected one of note, tip, warning, danger, details, code-group'],
      ]);
      assert.match(compileText(':::zebra\nText\n:::', { path }).html, /<p>Text<\/p>/);
    });

    it('are not told of as unknown where they are only empty', () => {
      const { diagnostics } = compileText(':::code-group\nText\n:::', { path });
      assert.equal(diagnostics[0]?.message, 'No code block stands in `:::code-group`.');
    });

    it('correct the names that boxes have elsewhere', () => {
      for (const [written, meant] of [
        [':::warn\na\n:::', ':::warning\na\n:::'],
        [':::hint[Mind]\na\n:::', ':::tip[Mind]\na\n:::'],
        ['- ::: Error Stop\n  a\n  :::', '- ::: danger Stop\n  a\n  :::'],
      ] as const) {
        const { diagnostics } = compileText(written, { path });
        const fixes = diagnostics.map(({ fix }) => fix).filter((fix) => fix !== undefined);
        assert.equal(fixes.length, 1, written);
        assert.equal(written.replace(fixes[0]?.was ?? '', fixes[0]?.text ?? ''), meant);
        assert.equal(diagnostics[0]?.hint, `write \`:::${fixes[0]?.text}\``);
        assert.deepEqual(compileText(meant, { path }).diagnostics, []);
      }
    });

    it('say what is written here instead of the extensions of DocFX, of which many have no end', () => {
      assert.deepEqual(
        faultsOf(':::image source="a.png" alt-text="b":::\n\n:::zone pivot="a"\n\nText\n\n:::zone-end\n', { path }),
        [
          ['unknown-container 7:4', 'delete the line, and what is not for all readers'],
          ['unknown-container 3:4', 'delete the line, and what is not for all readers'],
          ['unknown-container 1:4', 'write `![what it shows](./picture.png)`'],
        ],
      );
    });

    it('say what to write for a name in code, whose description MkDocs takes from there', () => {
      const hint = 'write the description in the page: docsgen does not read the code of `acme.get`';
      assert.deepEqual(faultsOf('::: acme.get\n    options:\n      a: b\n\nText', { path }), [
        ['unknown-container 1:5', hint],
      ]);
      const { diagnostics } = compileText('::: acme.get\n    :docstring:\n', { path });
      assert.equal(diagnostics[0]?.message, 'Unknown container `:::acme.get`.');
      assert.equal(diagnostics[0]?.place?.endColumn, 13);
    });

    it('refuse the names that every object has', () => {
      for (const name of ['constructor', 'toString', 'hasOwnProperty'])
        assert.match(faultsOf(`:::${name}\na\n:::`, { path })[0]?.[0] ?? '', /^unknown-container/, name);
    });

    it('go where VitePress needs them and pages here do not', () => {
      for (const name of ['raw', 'v-pre']) {
        const text = `Before\n\n:::: ${name}\n\nText\n\n::: tip\na\n:::\n\n${'```'}\n::::\n${'```'}\n\n::::\n\nAfter\n`;
        const { diagnostics } = compileText(text, { path });
        const told = diagnostics.find(({ code }) => code === 'unknown-container');
        assert.match(told?.hint ?? '', /^delete the line and its closing/);
        assert.equal(
          correctText(
            text,
            diagnostics.flatMap(({ fix }) => fix ?? []),
          ).text,
          'Before\n\n\nText\n\n::: tip\na\n:::\n\n```\n::::\n```\n\n\nAfter\n',
        );
        for (const left of [`- ::: ${name}\n  a\n  :::\n`, `::: ${name}\na\n`, `> ::: ${name}\n> a\n> :::\n`])
          assert.equal(compileText(left, { path }).diagnostics[0]?.fix, undefined, left);
      }
    });

    it('say how the containers of other generators are written here', () => {
      assert.match(faultsOf(':::constructor\nText\n:::', { path })[0]?.[1] ?? '', /^expected one of/);
      for (const name of ['code-group', 'tabs', 'tab', 'code-tabs', 'tab-set', 'tabset'])
        assert.match(faultsOf(`:::${name}\nText\n:::`, { path })[0]?.[1] ?? '', /<Tabs>/, name);
    });
  });
}
