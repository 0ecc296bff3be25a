import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { mendText } from '../../mendText.ts';

describe('divBox', () => {
  const mended = (text: string) => mendText(text, 'a.md');

  it('is a container by the class of the box', () => {
    assert.equal(
      mended('# A\n\n<div class="warning">\n\n**Mind** this.\n\n</div>\n\nMore.\n'),
      '# A\n\n:::warning\n\n**Mind** this.\n\n:::\n\nMore.\n',
    );
    assert.equal(mended('<div class="note info">\nThis\n</div>\n'), ':::note\nThis\n:::\n');
    // VitePress has its own in HTML, too, with a style that only it needs.
    assert.equal(
      mended('<div class="tip custom-block" style="padding-top: 8px">\n\nTry *it*.\n\n</div>\n'),
      ':::tip\n\nTry *it*.\n\n:::\n',
    );
    assert.equal(mended('<div class="note danger">\nThis\n</div>'), ':::danger\nThis\n:::');
    // Slate has them in another element.
    assert.equal(mended('<aside class="notice">\nThis\n</aside>\n'), ':::note\nThis\n:::\n');
    assert.equal(mended('<aside class="success">\nThis\n</aside>\n'), ':::tip\nThis\n:::\n');
  });

  it('leaves boxes with others in them, in a line, in a list or with code that is set in, and other classes', () => {
    for (const text of [
      '<div class="note">\n<div>\n\nA\n\n</div>\n</div>\n',
      '<div class="note">A</div>\n',
      'A\n<div class="note">\nA\n</div>\n',
      '- a\n\n  <div class="note">\n  A\n  </div>\n',
      '<div class="note">\n    A\n</div>\n',
      '<aside class="note">\nA\n</div>\n',
      '<aside class="wide">\nA\n</aside>\n',
      '<div class="note grid">\nA\n</div>\n',
    ])
      assert.equal(mended(text), text);
  });
});
