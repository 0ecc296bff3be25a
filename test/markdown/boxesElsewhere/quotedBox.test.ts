import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compileText } from '../../compileText.ts';
import { assertMended, mendText } from '../../mendText.ts';

const toldOf = (text: string, path = 'page.md') =>
  compileText(text, { path }).diagnostics.map(
    ({ severity, code, place, message, hint }) =>
      `${severity} ${code} ${place?.line}:${place?.column}-${place?.endColumn} ${message} ${hint}`,
  );

describe('quotedBox', () => {
  it('tells of a box of ExDoc by its class, and not of the level of its heading', () => {
    assert.deepEqual(toldOf('## A\n\n> #### Mind `this` {: .warning .wide}\n>\n> Text\n'), [
      'warning unread-markup 3:20-38 `{: .warning .wide}` has no effect: readers see a quote, and no box. write `:::warning[Mind `this`]`, the text and `:::` on lines of their own',
    ]);
  });

  it('shows its title in the quote, and not among the headings of the page', () => {
    const { html, headings } = compileText('## A\n\n> #### Mind this {: .info}\n>\n> Text\n', { path: 'page.md' });
    assert.match(html, /<blockquote>\s*<p><strong>Mind this<\/strong><\/p>\s*<p>Text<\/p>/);
    assert.deepEqual(
      headings.map(({ title }) => title),
      ['A'],
    );
  });

  it('becomes a container of that kind, with its title where that says more than the kind', () => {
    assertMended(
      '## A\n\n> #### Mind `this` {: .warning .wide}\n>\n> Text\n> of two lines\n>\n> ```sh\n>  ls\n> ```\n\nB\n',
      '## A\n\n:::warning[Mind `this`]\n\nText\nof two lines\n\n```sh\n ls\n```\n:::\n\nB\n',
      'page.md',
    );
    const kinds = { info: 'note', neutral: 'note', tip: 'tip', error: 'danger', warning: 'warning' };
    for (const [name, kind] of Object.entries(kinds))
      assertMended(`> ### T {: .${name} }\n>\n> Text`, `:::${kind}[T]\n\nText\n:::`, 'page.md');
    assertMended('> #### Note {: .info }\n>\n> > Text\n', ':::note\n\n> Text\n:::\n', 'page.md');
    assertMended('> #### T {: .tip}\r\n>\r\n> Text\r\n', ':::tip[T]\r\n\r\nText\r\n:::\r\n', 'page.md');
  });

  it('stays in the item of a list that it is in', () => {
    assertMended(
      '- a\n\n  > #### T {: .info }\n  >\n  > Text\n  > ends\n\n- b\n',
      '- a\n\n  :::note[T]\n\n  Text\n  ends\n  :::\n\n- b\n',
      'page.md',
    );
  });

  it('has more colons than a container in it', () => {
    assertMended(
      '> #### T {: .info }\n>\n> :::tip\n> Text\n> :::\n',
      '::::note[T]\n\n:::tip\nText\n:::\n::::\n',
      'page.md',
    );
  });

  it('is told of without a correction where something would be lost', () => {
    for (const text of [
      '> #### T [a](/) {: .info }\n>\n> Text\n',
      '> #### T {: .info #here }\n>\n> Text\n',
      '> #### T {: .info }\n',
      '> #### T {: .info }\n> Text\ngoes on\n',
      'a\n> #### T {: .info }\n> Text\n',
      '- > #### T {: .info }\n  > Text\n',
      '- a\n\n  > #### T {: .info }\n > Text\n',
      '> #### T {: .info }\n>\tText\n',
      ':::tip\n\n> #### T {: .info }\n> Text\n\n:::\n',
    ]) {
      assert.match(toldOf(text)[0] ?? '', /unread-markup .* has no effect/, text);
      assert.equal(mendText(text, 'page.md'), text);
    }
  });

  it('is none of other quotes', () => {
    for (const text of ['> #### T\n>\n> Text\n', '> #### T {: .wide }\n>\n> Text\n', '> T {: .info }\n'])
      assert.deepEqual(
        toldOf(text).filter((one) => one.includes('has no effect')),
        [],
        text,
      );
  });
});
