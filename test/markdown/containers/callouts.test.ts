import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { correctText } from '../../../src/check/applyFixes.ts';
import { compileText, type Surroundings } from '../../compileText.ts';
import { elementsWith } from '../../parsedHtml.ts';

/** Callouts of a page: kind, accessible name, and text. */
const calloutsOf = (text: string, surroundings: Surroundings = {}) =>
  elementsWith(compileText(text, surroundings).html, 'aside').map(({ attributes, text: inside }) => [
    attributes.class?.replace('callout callout-', ''),
    attributes['aria-label'],
    inside.replace(/\s+/g, ' ').trim(),
  ]);

const faultsOf = (text: string, surroundings: Surroundings = {}) =>
  compileText(text, surroundings).diagnostics.map(({ code, place, hint }) => [
    `${code} ${place?.line}:${place?.column}`,
    hint,
  ]);

const titled = (opening: string) =>
  `${opening}\nText\n:::\n\n- ${opening}\n  Text\n  :::\n\n> ${opening}\n> Text\n> :::\n`;

describe('a container as VitePress writes it', () => {
  for (const parser of ['satteri', 'remark'] as const) {
    for (const path of ['page.md', 'page.mdx']) {
      for (const title of ['Mind this', '`code` first', '*All* of it', 'x']) {
        it(`is one as written here: ${title} (${path}, ${parser})`, () => {
          for (const name of ['tip', 'details']) {
            const compiled = compileText(titled(`::: ${name}  ${title}`), { path, parser });
            const own = compileText(titled(`:::${name}[${title}]`), { path, parser });
            assert.equal(compiled.html, own.html);
            assert.equal(compiled.markdown, own.markdown);
            assert.deepEqual(compiled.diagnostics, own.diagnostics);
          }
        });
      }
    }

    it(`takes components for its title (${parser})`, () => {
      const components = { Mark: () => 'marked' };
      for (const title of ['<Mark />', '<Mark /> it', 'it <Mark />'])
        assert.equal(
          compileText(titled(`::: tip ${title}`), { parser, components }).html,
          compileText(titled(`:::tip[${title}]`), { parser, components }).html,
        );
    });

    it(`keeps the columns of its title (${parser})`, () => {
      for (const opening of ['::: tip A', ':::  tip   A', ':::tip A', '> ::: details A']) {
        const { diagnostics } = compileText(`${opening} <Nope>x</Nope>\n`, { path: 'page.md', parser });
        const found = diagnostics.find(({ code }) => code === 'dropped-html');
        assert.equal(found?.place?.column, opening.length + 2, opening);
      }
    });
  }
});

for (const path of ['page.md', 'page.mdx']) {
  describe(`callouts in ${path}`, () => {
    const kinds: readonly [name: string, kind: string, label: string][] = [
      ['note', 'note', 'Note'],
      ['info', 'note', 'Note'],
      ['important', 'note', 'Important'],
      ['tip', 'tip', 'Tip'],
      ['success', 'tip', 'Tip'],
      ['warning', 'warning', 'Warning'],
      ['caution', 'warning', 'Caution'],
      ['danger', 'danger', 'Danger'],
    ];
    for (const [name, kind, label] of kinds) {
      it(`takes \`:::${name}\` for the kind ${kind}`, () => {
        assert.deepEqual(calloutsOf(`:::${name}\nText\n:::`, { path }), [[kind, label, `${label}Text`]]);
      });
    }

    it('takes a title in brackets, with its marks', () => {
      const { html } = compileText(':::tip[Use *this* `code`]\nText\n:::', { path });
      assert.match(
        html,
        /<p class="callout-title"><svg.*<\/svg>Use <em>this<\/em> <code>code<\/code><\/p><p>Text<\/p><\/aside>/,
      );
      assert.equal(elementsWith(html, 'aside')[0]?.attributes['aria-label'], 'Use this code');
    });

    it('hold blocks of any kind, and each other', () => {
      const text = '::::note\n:::tip\n- a\n- b\n:::\n\n```js\nx\n```\n::::';
      assert.deepEqual(
        calloutsOf(text, { path }).map(([kind]) => kind),
        ['note', 'tip'],
      );
      assert.equal(elementsWith(compileText(text, { path }).html, 'li').length, 2);
    });

    const alerts: readonly [name: string, kind: string, label?: string][] = [
      ['NOTE', 'note'],
      ['TIP', 'tip'],
      ['IMPORTANT', 'note', 'Important'],
      ['WARNING', 'warning'],
      ['CAUTION', 'warning', 'Caution'],
      ['DANGER', 'danger'],
      ['info', 'note'],
    ];
    for (const [name, kind, label] of alerts) {
      it(`takes GitHub’s \`> [!${name}]\` for the kind ${kind}`, () => {
        assert.deepEqual(
          calloutsOf(`> [!${name}]\n> Text`, { path }).map(([found, , inside]) => [found, inside]),
          [[kind, `${label ?? labelOf(kind)}Text`]],
        );
      });
    }

    it('take an alert’s blocks with them', () => {
      assert.deepEqual(calloutsOf('> [!TIP]\n>\n> One\n>\n> - two', { path }), [['tip', 'Tip', 'TipOne two']]);
      assert.deepEqual(calloutsOf('> [!TIP]\n> **Bold** text', { path }), [['tip', 'Tip', 'TipBold text']]);
      assert.deepEqual(calloutsOf('> [!NOTE]', { path }), [['note', 'Note', 'Note']]);
    });

    it('take an alert whose line ends in spaces, which Prettier keeps, for one', () => {
      for (const ending of ['  ', '   ', '\\']) {
        const [alert] = calloutsOf(`> [!WARNING]${ending}\n> **Never** do`, { path });
        assert.deepEqual(alert, ['warning', 'Warning', 'WarningNever do'], ending);
      }
      assert.deepEqual(calloutsOf('> [!TIP] My title  \n> `a`', { path }), [['tip', 'My title', 'My titlea']]);
      assert.doesNotMatch(compileText('> [!NOTE]  \n> a', { path }).html, /<br/);
      assert.match(compileText('> [!NOTE]\n> a  \n> b', { path }).html, /a<br>\s*b/);
    });

    it('take the rest of an alert’s line for its title', () => {
      assert.deepEqual(calloutsOf('> [!TIP] My title \n> Text', { path }), [['tip', 'My title', 'My titleText']]);
      assert.deepEqual(calloutsOf('> [!CAUTION] Alone', { path }), [['warning', 'Alone', 'Alone']]);
    });

    it('leave other quotes alone', () => {
      for (const text of ['> [!NOTE] `in` line\n> text', '> [NOTE]\n> text', '> text\n> [!NOTE]', '> [!FOO]\n> text']) {
        assert.deepEqual(calloutsOf(text, { path }), [], text);
      }
    });

    it('refuse an unknown kind at its name, with the nearest, and keep the text', () => {
      assert.deepEqual(faultsOf('One\n\n:::wanring\nText\n:::', { path }), [
        ['unknown-container 3:4', 'did you mean `warning`?'],
      ]);
      assert.deepEqual(faultsOf(':::zebra\nText\n:::', { path }), [
        ['unknown-container 1:4', 'expected one of note, tip, warning, danger, details, code-group'],
      ]);
      assert.match(compileText(':::zebra\nText\n:::', { path }).html, /<p>Text<\/p>/);
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

    it('take VitePress’s spelling: a space behind the colons, a title without brackets', () => {
      const expected = calloutsOf(':::tip[Mind *this*]\nText\n:::', { path });
      for (const opening of ['::: tip Mind *this*', ':::tip Mind *this*', ':::  tip   Mind *this*  ']) {
        assert.deepEqual(calloutsOf(`${opening}\nText\n:::`, { path }), expected, opening);
        assert.deepEqual(faultsOf(`${opening}\r\nText\r\n:::\r\n`, { path }), [], opening);
      }
      assert.deepEqual(calloutsOf('::: tip\nText\n:::', { path }), calloutsOf(':::tip\nText\n:::', { path }));
      assert.match(compileText('::: tip Mind\nText\n:::', { path }).markdown, /> \[!TIP\]\n> \*\*Mind\*\*/);
    });

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

    it('become what is opened by a click, where that is asked for', () => {
      for (const opening of [':::details[More *of it*]', '::: details More *of it*']) {
        const { html, markdown, diagnostics } = compileText(`${opening}\n\n- one\n\n:::\n\nAfter`, { path });
        assert.deepEqual(diagnostics, []);
        assert.match(html, /<details><summary>More <em>of it<\/em><\/summary><ul>\s*<li>one<\/li>\s*<\/ul><\/details>/);
        assert.match(markdown, /<details>\n<summary>More \*of it\*<\/summary>\n\n- one\n\n<\/details>\n\nAfter/);
      }
      assert.match(compileText(':::details\nText\n:::', { path }).html, /<summary>Details<\/summary><p>Text/);
    });

    it('are open where they ask for it', () => {
      for (const opening of [
        ':::details[More]{open}',
        ':::details[More] {open}',
        '::: details More {open}',
        ':::details More{open}',
      ]) {
        const { html, diagnostics } = compileText(`${opening}\nText\n:::`, { path });
        assert.deepEqual(diagnostics, [], opening);
        assert.match(html, /<details open(?:="")?><summary>More<\/summary><p>Text/, opening);
      }
      assert.match(
        compileText('::: details {open}\nText\n:::', { path }).html,
        /<details open(?:="")?><summary>Details</,
      );
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
      for (const name of ['code-group', 'tabs', 'tab', 'code-tabs'])
        assert.match(faultsOf(`:::${name}\nText\n:::`, { path })[0]?.[1] ?? '', /<Tabs>/, name);
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

    it('leave colons in text as they are written', () => {
      for (const text of [
        'at 1:12',
        'a:b and c:d[e]',
        '5:30pm',
        ':smile:',
        ':abbr[*x*]{title=y} z',
        'http://x.example:80/',
        '🚀 é:ü[ß]{a=b}',
      ]) {
        assert.equal(
          elementsWith(compileText(text, { path: 'page.md' }).html, 'p')[0]?.text,
          text.replace(/\*/g, ''),
          text,
        );
      }
      assert.equal(
        elementsWith(compileText('::leaf[*label*]{a=b}', { path: 'page.md' }).html, 'p')[0]?.text,
        '::leaf[label]{a=b}',
      );
    });
  });
}

const labelOf = (kind: string) => kind.charAt(0).toUpperCase() + kind.slice(1);

describe('titles of callouts', () => {
  it('may be an expression', () => {
    assert.deepEqual(calloutsOf(':::note[{LIMIT}]\nText\n:::', { constants: { LIMIT: '512KB' } }), [
      ['note', '512KB', '512KBText'],
    ]);
  });

  it('that are a component leave the callout its usual name', () => {
    assert.deepEqual(calloutsOf(':::note[<Badge text="new" />]\nText\n:::'), [['note', 'Note', 'newText']]);
  });
});
