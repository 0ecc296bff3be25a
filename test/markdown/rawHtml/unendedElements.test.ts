import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compileText } from '../../compileText.ts';

describe('an element of text that is never closed', () => {
  for (const parser of ['satteri', 'remark'] as const) {
    const told = (text: string) =>
      compileText(text, { path: 'page.md', parser }).diagnostics.map(
        ({ severity, code, message, place, hint }) =>
          `${severity} ${code} ${place?.line}:${place?.column} ${message} ${hint}`,
      );

    it(`is told where it goes on in the blocks behind it (${parser})`, () => {
      const fault = (tag: string, place: string) =>
        `warning unread-markup ${place} \`<${tag}>\` opens here and is never closed: what follows stands within the element. write \`</${tag}>\` where it ends`;
      assert.deepEqual(told('One <b>x</i> y.\n\nTwo.\n\n<b>Three</b>.\n'), [fault('b', '1:5')]);
      assert.deepEqual(told('# A\n\n- a <code>b\n- c\n'), [fault('code', '3:5')]);
      assert.deepEqual(told('<em>One\n\nTwo <strong>x\n\nThree\n'), [fault('em', '1:1'), fault('strong', '3:5')]);
    });

    it(`is not told where it ends, or is an anchor (${parser})`, () => {
      for (const text of [
        'One <b>x</b> y.\n\nTwo.',
        'One <b>x.\n\nTwo</b>.\n\nThree <b>x</b>',
        '<a id="x">\n\n## Two\n\nThree',
        '<a name="x">One\n\nTwo',
        'The last <b>x',
        '<p><b>One</p>\n<p>Two</b></p>\n\nThree',
      ])
        assert.deepEqual(told(text), [], text);
    });
  }
});
