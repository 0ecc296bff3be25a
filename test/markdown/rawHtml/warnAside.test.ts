import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compileText } from '../../compileText.ts';
import { mendText } from '../../mendText.ts';

const toldOf = (text: string) =>
  compileText(text, { path: 'a.md' }).diagnostics.map(({ code, place }) => [code, place?.line]);

describe('warnAside', () => {
  it('makes boxes of those of Notion', () => {
    const text = '# A\n\n<aside>\n💡 Read **this**.\n\nMore.\n\n</aside>\n\nB\n';
    assert.deepEqual(toldOf(text), [['unread-markup', 3]]);
    assert.equal(mendText(text, 'a.md'), '# A\n\n:::note\n💡 Read **this**.\n\nMore.\n\n:::\n\nB\n');
  });

  it('leaves other ones', () => {
    for (const text of ['<aside>\nWords.\n\n</aside>\n', '<aside>\n\n## A\n\nWords.\n\n</aside>\n', '`<aside>`\n💡'])
      assert.equal(mendText(text, 'a.md'), text);
  });

  it('is told of where only the author can say what is meant', () => {
    const text = '<aside>\n💡 A\n<aside>B</aside>\n</aside>\n';
    assert.deepEqual(toldOf(text), [['unread-markup', 1]]);
    assert.equal(mendText(text, 'a.md'), text);
  });
});
