import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fenceAfter, infoOfBlock, openFence } from '../../src/model/codeFence.ts';

describe('fenceAfter', () => {
  it('finds what opens a code block, behind the signs of quotes and list items', () => {
    for (const [line, signs] of [
      ['```', '```'],
      ['  ~~~~ js', '  ~~~~'],
      ['> 1. - ```js title="a"', '       ```'],
      ['\t```', '    ```'],
      ['~~~ `a`', '~~~'],
      ['``` `a` ```', ''],
      ['``', ''],
      ['a ```', ''],
      ['1.```', ''],
    ] as const)
      assert.equal(fenceAfter(line, ''), signs, line);
  });

  it('finds what closes it: as many of the same signs, and nothing else but those of quotes', () => {
    for (const line of ['```', '  ````  ', '> ```\r']) assert.equal(fenceAfter(line, '```'), '', line);
    for (const line of ['``', '~~~', '```js', '- ```', 'a ```', '']) assert.equal(fenceAfter(line, '```'), '```', line);
  });

  it('is not closed by signs that are set in further than by three spaces: those are code', () => {
    assert.equal(fenceAfter('    ```', '```'), '```');
    assert.equal(fenceAfter('\t```', '```'), '```');
    for (const line of ['    ```', '       ```', '\t```', '```']) assert.equal(fenceAfter(line, '    ```'), '', line);
  });

  it('takes no longer for long lines', () => {
    const started = process.cpuUsage();
    for (const line of ['> '.repeat(50_000), '`'.repeat(100_000), `\`\`\`${' '.repeat(100_000)}a`]) {
      fenceAfter(line, '');
      fenceAfter(line, '```');
    }
    assert.ok(process.cpuUsage(started).user < 2_000_000);
  });
});

describe('openFence', () => {
  it('yields the code block that is never closed, and its line', () => {
    assert.deepEqual(openFence('```\na\n```\n\n- ~~~~ js\n  ~~~\n'), { signs: '~~~~', line: 5 });
    assert.equal(openFence('One\n\n- ```\n  a\n  ```\n'), undefined);
  });
});

describe('infoOfBlock', () => {
  it('yields what stands behind the signs of a block', () => {
    assert.equal(infoOfBlock(['```js title="a"', '~~~', '', '```']), 'js title="a"');
    assert.equal(infoOfBlock(['~~~', '~~~']), '');
  });

  it('yields nothing for lines that are not one block', () => {
    for (const lines of [
      [],
      ['a'],
      ['```'],
      ['```', 'a'],
      ['- ```', '```'],
      ['```', '```', 'a'],
      ['```', '```', '```'],
    ])
      assert.equal(infoOfBlock(lines), undefined, lines.join('\n'));
  });
});
