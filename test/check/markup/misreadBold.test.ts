import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { correctText } from '../../../src/check/fixes/applyFixes.ts';
import { misreadBold } from '../../../src/check/markup/misreadBold.ts';
import { loadParser, parserFor } from '../../../src/markdown/parse/parsers.ts';
import { sourceOf } from '../../compileText.ts';

await loadParser('satteri');
await loadParser('remark');

/** What both parsers misread of a text, with the text after the corrections. */
function told(text: string): readonly [places: readonly string[], mended: string] {
  const [first, other] = (['satteri', 'remark'] as const).map((parser) => {
    const source = sourceOf('a.md', text);
    const faults = misreadBold(source, parserFor(parser)(source));
    const places = faults.map(({ place }) => `${place?.line}:${place?.column}-${place?.endColumn}`);
    const fixes = faults.flatMap(({ fix }) => fix ?? []);
    return [places, correctText(text, fixes).text] as const;
  });
  assert.ok(first);
  assert.deepEqual(other, first, text);
  return first;
}

describe('misreadBold', () => {
  it('finds bold words whose signs pair with those of the next ones', () => {
    assert.deepEqual(told('你好 **注意：**请先备份，再看**重要**的话。'), [
      ['1:4-11'],
      '你好 <strong>注意：</strong>请先备份，再看**重要**的话。',
    ]);
    assert.deepEqual(told('# A\n\n- 这是**「强调」**的文字。和**这个（括号）**文字。'), [
      ['3:5-13', '3:18-28'],
      '# A\n\n- 这是<strong>「强调」</strong>的文字。和<strong>这个（括号）</strong>文字。',
    ]);
  });

  it('leaves signs in code and addresses out, and words with a line break to be written', () => {
    assert.deepEqual(told('看 `**`，**注意：**请看**重要**的[字](/a**b/)和 `a**b`'), [
      ['1:8-15'],
      '看 `**`，<strong>注意：</strong>请看**重要**的[字](/a**b/)和 `a**b`',
    ]);
    const broken = '看 **注\n意：**请看**重要**的';
    assert.deepEqual(told(broken), [['1:3-6'], broken]);
  });

  it('is silent where what is bold is meant so, or nobody can tell', () => {
    for (const text of [
      '**注意：**请先备份。',
      '看 **重要**的，**注意：**请',
      '看 **注意**：请先备份，再看**重要**的话。',
      '看 **注意：**请先备份，再看**重要**的**话。',
      '看 **Note:**this and **that** here',
      'src/**/a.ts and **b** in lib/**/c.ts',
    ])
      assert.deepEqual(told(text), [[], text], text);
  });
});
