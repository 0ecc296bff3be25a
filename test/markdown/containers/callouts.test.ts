import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compileText } from '../../compileText.ts';
import { elementsWith } from '../../parsedHtml.ts';
import { calloutsOf, faultsOf } from './shownCallouts.ts';

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

    it('take VitePress’s spelling: a space behind the colons, a title without brackets', () => {
      const expected = calloutsOf(':::tip[Mind *this*]\nText\n:::', { path });
      for (const opening of ['::: tip Mind *this*', ':::tip Mind *this*', ':::  tip   Mind *this*  ']) {
        assert.deepEqual(calloutsOf(`${opening}\nText\n:::`, { path }), expected, opening);
        assert.deepEqual(faultsOf(`${opening}\r\nText\r\n:::\r\n`, { path }), [], opening);
      }
      assert.deepEqual(calloutsOf('::: tip\nText\n:::', { path }), calloutsOf(':::tip\nText\n:::', { path }));
      assert.match(compileText('::: tip Mind\nText\n:::', { path }).markdown, /> \[!TIP\]\n> \*\*Mind\*\*/);
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
