import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compileText } from '../../compileText.ts';
import { assertMended } from '../../mendText.ts';

const toldOf = (text: string, parser: 'satteri' | 'remark' = 'satteri') =>
  compileText(text, { path: 'page.md', parser }).diagnostics.map(({ code, message, place, hint }) => ({
    code,
    message,
    column: place?.column,
    hint,
  }));

describe('warnUnreadDirective', () => {
  for (const parser of ['satteri', 'remark'] as const) {
    it(`tells of directives that readers see (${parser})`, () => {
      assert.deepEqual(toldOf('Press :kbd[Ctrl] now.', parser), [
        {
          code: 'unread-markup',
          message: 'Readers see `:kbd[Ctrl]` as plain text.',
          column: 7,
          hint: 'write `<kbd>Ctrl</kbd>`',
        },
      ]);
      for (const text of ['An :icon{name=x} here.', '::youtube{id=x}', '::youtube[A tour]{#x}', '(:badge[New])']) {
        const [told, ...others] = toldOf(text, parser);
        assert.deepEqual([told?.code, others], ['unread-markup', []], text);
        assert.match(told?.hint ?? '', /^write HTML, or a component in an `\.mdx` page/);
      }
    });

    it(`takes no part of something else for one (${parser})`, () => {
      for (const text of [
        'At 10:30[1] and 1:12, std::vec[0], a:b[c], :smile and http:x{a}.',
        '::before and ::after',
        'As `:kbd[Ctrl]` and \\:kbd[Ctrl].',
        'Ruby’s :name, and :other.',
      ])
        assert.deepEqual(
          toldOf(text, parser).filter(({ code }) => code === 'unread-markup'),
          [],
          text,
        );
    });
  }

  it('mends what is an element of HTML', () => {
    assertMended('Press :kbd[Ctrl] now.', 'Press <kbd>Ctrl</kbd> now.', 'page.md');
  });

  it('leaves the rest of a line as it is', () => {
    const { html } = compileText('Press :kbd[*Ctrl*] now.', { path: 'page.md' });
    assert.equal(html, '<p>Press :kbd[<em>Ctrl</em>] now.</p>');
  });
});
