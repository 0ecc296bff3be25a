import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { correctText } from '../../../src/check/fixes/applyFixes.ts';
import { compileText } from '../../compileText.ts';
import { calloutsOf, faultsOf } from './shownCallouts.ts';

for (const path of ['page.md', 'page.mdx']) {
  describe(`what stands behind the name of a container in ${path}`, () => {
    it('refuse a title that brackets could end early, and say how it is written', () => {
      const fixOf = (text: string) => compileText(text, { path }).diagnostics[0]?.fix;
      assert.match(faultsOf('::: tip[Mind]\nText\n:::', { path })[0]?.[1] ?? '', /write `:::tip\[Mind\]` and `:::`/);
      assert.deepEqual(fixOf('a\n\n::: tip[Mind this]\nText\n:::'), {
        place: { file: `content/${path}`, line: 3, column: 1, endColumn: 19 },
        was: '::: tip[Mind this]',
        text: ':::tip[Mind this]',
      });
      assert.equal(fixOf('::: tip Mind [this](/)\nText\n:::'), undefined);
      assert.deepEqual(faultsOf(':::tip{title="Mind this"}\nText\n:::', { path }), [
        ['unclosed-container 1:7', 'write `:::tip[Mind this]`'],
      ]);
      assert.equal(fixOf(':::tip{title="Mind this"}\nText\n:::')?.text, ':::tip[Mind this]');
      // Rspress has a backslash there in MDX.
      assert.deepEqual(faultsOf(':::tip\\{title="Mind this"}\nText\n:::', { path }), [
        ['unclosed-container 1:7', 'write `:::tip[Mind this]`'],
      ]);
      assert.equal(fixOf(':::tip\\{title="Mind this"}\nText\n:::')?.text, ':::tip[Mind this]');
      // Without it, the braces are an expression of MDX.
      for (const opening of ['::: tip \\{title="Mind this"}', '::: tip {title="Mind this"}'].slice(
        0,
        path === 'page.md' ? 2 : 1,
      )) {
        const { diagnostics } = compileText(`${opening}\nText\n:::`, { path });
        assert.deepEqual(
          diagnostics.map(({ hint, fix }) => [hint, fix?.text]),
          [['write `:::tip[Mind this]`', ':::tip[Mind this]']],
          opening,
        );
      }
      // Rspress knows it without them, too.
      for (const [opening, title] of [
        [':::tip title="Mind this"', 'Mind this'],
        ['::: tip title="Don\'t mind"', "Don't mind"],
        [":::tip title='Mind this'", 'Mind this'],
      ] as const) {
        const { diagnostics } = compileText(`${opening}\nText\n:::`, { path });
        assert.deepEqual(
          diagnostics.map(({ hint, fix }) => [hint, fix?.text]),
          [[`write \`:::tip[${title}]\``, `:::tip[${title}]`]],
          opening,
        );
      }
      assert.equal(fixOf(':::tip title="Use <Tabs> here"\nText\n:::'), undefined);
      // The icon of a box is that of its kind.
      for (const [opening, meant] of [
        [':::tip{icon="heart"}', ':::tip'],
        [':::tip[A `b`]{icon="heart"}', ':::tip[A `b`]'],
      ] as const) {
        const text = `${opening}\nText\n:::`;
        const { diagnostics } = compileText(text, { path });
        const fixes = diagnostics.flatMap(({ fix }) => fix ?? []);
        assert.equal(correctText(text, fixes).text, `${meant}\nText\n:::`);
      }
      assert.equal(fixOf(':::tip{title="Mind this" id="a"}\nText\n:::'), undefined);
      for (const title of ['Use <Tabs> here', '2 * 3 * 4', 'a _b_'])
        assert.equal(fixOf(`:::tip{title="${title}"}\nText\n:::`), undefined, title);
      assert.deepEqual(faultsOf(':::tip[]\nText\n:::', { path }), []);
      for (const title of ['', ' ']) {
        assert.deepEqual(calloutsOf(`:::tip[${title}]\nText\n:::`, { path }), [['tip', 'Tip', 'TipText']]);
        assert.match(compileText(`:::details[${title}]\nText\n:::`, { path }).html, /<summary>Details</);
      }
      assert.deepEqual(faultsOf(':::tip \r\nText\r\n:::\r\n', { path }), []);
    });

    it('refuse words behind a title in brackets, which readers would not see', () => {
      for (const [opening, words] of [
        [':::tip[Mind] this', 'this'],
        [':::tip[`a\\]` *b*]{#a}  this {b} that', 'this {b} that'],
        [':::details[] this', 'this'],
        ['> :::tip[Mind] [this]', '[this]'],
      ] as const) {
        const [fault, ...others] = compileText(
          `${opening}\n> Text\n> :::\n`.replaceAll(/^> /gm, (quote) => (opening.startsWith('>') ? quote : '')),
          { path },
        ).diagnostics;
        assert.deepEqual([fault?.severity, fault?.code, others], ['error', 'unclosed-container', []], opening);
        assert.equal(fault?.place?.column, opening.indexOf(words) + 1, opening);
        assert.equal(fault?.place?.endColumn, opening.length + 1, opening);
      }
      assert.deepEqual(faultsOf(':::tip[Mind] this\nText\n:::', { path }), [
        ['unclosed-container 1:14', 'write it into the brackets, or on the next line'],
      ]);
    });

    it('tell of attributes that nothing reads', () => {
      for (const opening of [
        ':::tip{icon="x" open}',
        ':::tip[Mind]{open}',
        ':::details{.x}',
        ':::tip[Mind]{title="a"}',
        ':::tip[Mind] {#a}',
        ':::tip[Mind [this](/page/)] {.x}',
      ]) {
        const [fault, ...others] = compileText(`${opening}\nText\n:::`, { path }).diagnostics;
        assert.deepEqual([fault?.severity, fault?.code, others], ['warning', 'unread-markup', []], opening);
        assert.equal(fault?.place?.column, opening.indexOf('{') + 1, opening);
      }
    });

    it('have an anchor in a line above, and no classes, which VitePress and Docusaurus put behind their title', () => {
      for (const [opening, meant] of [
        [':::info[Mind]{#box}', ':::info[Mind]'],
        [':::tip{#box}', ':::tip'],
        [':::details[Mind]{#box}', ':::details[Mind]'],
        // In MDX, such braces are no expression, and told of as that.
        ...(path === 'page.md'
          ? ([
              ['::: info Mind this {#box}', ':::info[Mind this]'],
              ['::: tip {#box}', ':::tip'],
              ['::: details Mind {open #box}', ':::details[Mind]{open}'],
            ] as const)
          : []),
      ] as const) {
        const after = (written: string) => `Before\n\n${written}\nText\n:::\n`;
        const [fault, ...others] = compileText(after(opening), { path }).diagnostics;
        assert.deepEqual(others, [], opening);
        assert.match(fault?.hint ?? '', /`<a id="box"><\/a>` in a line of its own above/);
        const mended = after(opening).replace(fault?.fix?.was ?? 'none', fault?.fix?.text ?? '');
        assert.equal(mended, after(`<a id="box"></a>\n\n${meant}`));
        assert.deepEqual(compileText(mended, { path }).diagnostics, []);
      }
      for (const [opening, hint] of [
        [
          ':::info[Mind]{#box .wide}',
          'delete it, and write `<a id="box"></a>` in a line of its own above the box: boxes have no other attributes',
        ],
        [':::info{.wide}', 'delete it: boxes have no attributes'],
        ['- :::info{#box}', 'delete it, and write `<a id="box"></a>` in a line of its own above the box'],
        ...(path === 'page.md'
          ? ([
              [
                '::: info Mind {#box .wide}',
                'write `:::info[Mind]`, with `<a id="box"></a>` in a line of its own above it: boxes have no other attributes',
              ],
              ['::: tip {.wide}', 'write `:::tip`: boxes have no attributes'],
              ['::: details Mind {open .wide}', 'write `:::details[Mind]{open}`: boxes have no attributes'],
              ['::: tip Mind {style="color: red"}', 'write `:::tip[Mind]`: boxes have no attributes'],
            ] as const)
          : []),
      ] as const) {
        const indent = opening.startsWith('-') ? '  ' : '';
        const [fault, ...others] = compileText(`${opening}\n${indent}Text\n${indent}:::\n`, { path }).diagnostics;
        assert.deepEqual([fault?.hint, fault?.fix, others], [hint, undefined, []], opening);
      }
    });
  });
}
