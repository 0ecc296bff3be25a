import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compileText } from '../../compileText.ts';
import { assertMended, mendText } from '../../mendText.ts';
import { elementsOf } from '../../parsedHtml.ts';

const toldOf = (text: string, parser: 'satteri' | 'remark' = 'satteri') =>
  compileText(text, { path: 'page.md', parser }).diagnostics.map(
    ({ severity, code, place, message, hint }) =>
      `${severity} ${code} ${place?.line}:${place?.column}-${place?.endColumn} ${message} ${hint}`,
  );

describe('placeMark', () => {
  it('tells of a mark of ExDoc once, and not as of a link without text and URL', () => {
    for (const parser of ['satteri', 'remark'] as const)
      assert.deepEqual(toldOf('Text.\n\n[](){: #Big_one }\n\n## Other\n', parser), [
        'warning unread-markup 3:1-18 Readers see `{: #Big_one }` as plain text. write `<a id="Big_one"></a>`',
      ]);
  });

  it('is written as an element with that id, wherever it stands', () => {
    assertMended('a\n\n[](){: #up }\n## Other\n', 'a\n\n<a id="up"></a>\n## Other\n', 'page.md');
    assertMended(
      '- [](){:#b} `c` means\n  [](){: #d.e } more\n',
      '- <a id="b"></a> `c` means\n  <a id="d.e"></a> more\n',
      'page.md',
    );
    assertMended('a [](){#b} [](){ #c-d }\n', 'a <a id="b"></a> <a id="c-d"></a>\n', 'page.md');
    const html = compileText('[](){: #up }\n\n## Other\n', { path: 'page.md' }).html;
    assert.match(html, /\{: #up \}/);
    assert.deepEqual(
      elementsOf(compileText(mendText('[](){: #up }\n\n## Other\n', 'page.md'), { path: 'page.md' }).html)
        .map(({ attributes }) => attributes.id)
        .filter((id) => id !== undefined),
      ['up', 'other'],
    );
  });

  it('is told of without a correction where it goes on in the next line', () => {
    const text = '- a [](){:\n  #b } c\n';
    assert.deepEqual(toldOf(text), [
      'warning unread-markup 1:5-11 Readers see `{: #b }` as plain text. write `<a id="b"></a>`',
    ]);
    assert.equal(mendText(text, 'page.md'), text);
  });

  it('goes where the heading below has the address anyway, and stays where that is another', () => {
    assertMended('a\n\n[](){: #two-words }\n\n## Two words\n', 'a\n\n\n\n## Two words\n', 'page.md');
    const again = '## Notes\n\n<a id="x"></a>\n\n## Notes\n';
    assert.equal(mendText(again.replace('<a id="x"></a>', '[](){: #x }'), 'page.md'), again);
    assert.match(mendText('[](){: #b } a\n\n## B\n', 'page.md'), /<a id="b">/);
  });

  it('is none of what is no mark alone', () => {
    for (const text of ['[]()\n', '[](/){: #a }\n', '[](){: .a }\n', '[a](){: #b }\n', '`[](){: #a }`\n'])
      assert.deepEqual(
        toldOf(text).filter((one) => one.includes('write `<a id')),
        [],
        text,
      );
  });
});
