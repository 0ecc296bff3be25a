import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { correctText } from '../../../src/check/fixes/applyFixes.ts';
import { shownFences } from '../../../src/check/markup/shownFences.ts';
import { loadParser, parserFor } from '../../../src/markdown/parse/parsers.ts';
import { sourceOf } from '../../compileText.ts';

await loadParser('satteri');
await loadParser('remark');

/** What is told of a text, the same with both parsers, with the text after the corrections. */
function told(text: string): readonly [faults: readonly string[], mended: string] {
  const [first, other] = (['satteri', 'remark'] as const).map((parser) => {
    const source = sourceOf('a.md', text);
    const faults = shownFences(source, parserFor(parser)(source));
    const told = faults.map(({ place, message, hint }) => `${place?.line}:${place?.column} ${message} ${hint}`);
    const fixes = faults.flatMap(({ fix }) => fix ?? []);
    return [told, correctText(text, fixes).text] as const;
  });
  assert.ok(first);
  assert.deepEqual(other, first, text);
  return first;
}

/** The fault of a block that begins at a place. */
const fault = (at: string, hint: string, opening = '```rust') =>
  `${at} Readers see \`${opening}\` as code: all of this block is set in too far. ${hint}`;

describe('shownFences', () => {
  it('tells of a block in an item that is set in too far, and sets it in as far as the item', () => {
    assert.deepEqual(told('* Item\n\n        ```rust\n        fn\n\n          x\n        ```\n\n* b\n'), [
      [fault('3:9', 'set its lines in by 6 spaces less')],
      '* Item\n\n  ```rust\n  fn\n\n    x\n  ```\n\n* b\n',
    ]);
    assert.deepEqual(told('1. a\n   - [ ] b\n\n         ~~~rust {1}\n         x\n         ~~~\n'), [
      [fault('4:10', 'set its lines in by 4 spaces less', '~~~rust {1}')],
      '1. a\n   - [ ] b\n\n     ~~~rust {1}\n     x\n     ~~~\n',
    ]);
  });

  it('mends it in a quote, and in a file of Windows', () => {
    assert.deepEqual(told('> - a\r\n>\r\n>       ```rust\r\n>       x\r\n>       ```\r\n'), [
      [fault('3:9', 'set its lines in by 4 spaces less')],
      '> - a\r\n>\r\n>   ```rust\r\n>   x\r\n>   ```\r\n',
    ]);
  });

  it('takes a tab from lines that are set in by tabs', () => {
    assert.deepEqual(told('1. a\n\n\t\t```rust\n\t\tx\n\t\t```\n'), [
      [fault('3:3', 'set its lines in as far as the text of its item')],
      '1. a\n\n\t```rust\n\tx\n\t```\n',
    ]);
  });

  it('leaves lines that are not all set in as far to be written', () => {
    const uneven = '- a\n\n       ```rust\n      x\n      ```\n';
    assert.deepEqual(told(uneven), [[fault('3:8', 'set its lines in by 5 spaces less')], uneven]);
  });

  it('says nothing of what shows how a fence is written', () => {
    for (const text of [
      '    ```rust\n    x\n    ```\n',
      '- a\n\n  ```rust\n  x\n  ```\n',
      '- a\n\n  ````md\n      ```rust\n      x\n      ```\n  ````\n',
      '- a\n\n      ```rust\n      x\n',
      '- a\n\n      ```\n      x\n      ```\n',
      '- a\n\n      ```rust\n      x\n      ```\n      more\n',
    ])
      assert.deepEqual(told(text), [[], text], text);
  });
});
