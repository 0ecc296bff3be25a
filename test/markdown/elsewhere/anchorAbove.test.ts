import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { correctText } from '../../../src/check/fixes/applyFixes.ts';
import { compileText } from '../../compileText.ts';

/** What both parsers tell of a text, and what becomes of it by the corrections. */
function told(text: string): readonly [hints: readonly (string | undefined)[], mended: string] {
  const [first, other] = (['satteri', 'remark'] as const).map((parser) => {
    const { diagnostics } = compileText(text, { path: 'a.md', parser });
    const marks = diagnostics.filter(({ code }) => code === 'unread-markup');
    const fixes = marks.flatMap(({ fix }) => fix ?? []);
    return [marks.map(({ hint }) => hint), correctText(text, fixes).text] as const;
  });
  assert.ok(first);
  assert.deepEqual(other, first, text);
  return first;
}

describe('an address in the line above', () => {
  it('is written behind the heading below', () => {
    const hint = (id: string) => [`delete it, and write \`{#${id}}\` at the end of the heading below`];
    assert.deepEqual(told('# A\n\n(my-label)=\n## Section *b*\n\nWords.\n'), [
      hint('my-label'),
      '# A\n\n\n## Section *b* {#my-label}\n\nWords.\n',
    ]);
    assert.deepEqual(told('(top)=\r\n\r\n# A\r\n'), [hint('top'), '\r\n\r\n# A {#top}\r\n']);
    assert.deepEqual(told('# A\n\n{#part}\n### B\n'), [hint('part'), '# A\n\n\n### B {#part}\n']);
  });

  it('is one of its own above other blocks', () => {
    const hint = (id: string) => [`write \`<a id="${id}"></a>\``];
    assert.deepEqual(told('{#part}\nWords.\n'), [hint('part'), '<a id="part"></a>\nWords.\n']);
    assert.deepEqual(told('(fig)=\n\n![a](b.png)\n'), [hint('fig'), '<a id="fig"></a>\n\n![a](b.png)\n']);
  });

  it('is one of several', () => {
    assert.equal(told('(a)=\r\n(b.c)=\r\n# B\r\n')[1], '<a id="a"></a>\r\n<a id="b.c"></a>\r\n# B\r\n');
    assert.equal(told('(a)=\n(b)=\n\n(c)=\nWords.\n')[1], '<a id="a"></a>\n<a id="b"></a>\n\n<a id="c"></a>\nWords.\n');
  });

  it('is left where the heading has one, or it stands in a list', () => {
    for (const text of ['(a)=\n# B {#c}\n', '- (a)=\n  # B\n']) {
      const [hints, mended] = told(text);
      assert.deepEqual([hints.length, mended], [1, text]);
    }
    for (const text of ['{#a} words\n', '\\{#a}\n', '`{#a}`\n', '{#1}\n', 'Words\n{#a}\n'])
      assert.deepEqual(told(text), [[], text], text);
  });
});
