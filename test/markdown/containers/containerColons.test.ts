import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { colonsAround, leavesOpen, wouldEnd } from '../../../src/markdown/containers/containerColons.ts';

describe('colonsAround', () => {
  it('yields more colons than any container in a text has', () => {
    assert.equal(colonsAround('One :: two'), ':::');
    assert.equal(colonsAround(':::note\n\n:::::tip\n:::::\n:::'), '::::::');
  });
});

describe('leavesOpen', () => {
  it('tells whether code or a container in a text is never closed', () => {
    for (const closed of [
      'One',
      ':::tip\nOne\n:::',
      '```js\n:::tip\n:::\n```',
      '````\n```\n````',
      '> ~~~\n> ~~~ ',
      '``` `a` ```',
      '- ```js\n  a\n  ```',
    ])
      assert.equal(leavesOpen(closed), false, closed);
    for (const open of ['```', '    ~~~ js\n    ```', ':::tip\nOne', '```\n````\n```', '````\n```', '1. ~~~\n   a'])
      assert.equal(leavesOpen(open), true, open);
  });
});

describe('wouldEnd', () => {
  // Read for each of thousands of boxes, all that stands above them took time that grows with their square.
  it('reads a page once, however often it is asked', () => {
    let reads = 0;
    const source = {
      file: 'a.md',
      get body() {
        reads += 1;
        return ':::note\n';
      },
    };
    assert.equal(wouldEnd(':::', source, 8), true);
    const first = reads;
    assert.equal(wouldEnd(':::', source, 8), true);
    assert.equal(reads, first + 1);
  });

  it('tells whether a line would end a container that is open', () => {
    const ends = (colons: string, above: string) =>
      wouldEnd(colons, { file: 'a.md', body: `${above}One\n\n:::tip\n:::::\n` }, above.length);
    assert.equal(ends(':::', 'One\n'), false);
    assert.equal(ends(':::', '::::note\n\n'), false);
    assert.equal(ends('::::', '> ::::note\n'), true);
    assert.equal(ends(':::', ':::note\n:::\n'), false);
    assert.equal(ends(':::', '::::note\n:::tip\n::::\n'), false);
    assert.equal(ends(':::', ':::note\n::::tip\n::::\n'), false);
    assert.equal(ends(':::::', ':::::note\n:::tip\n:::\n'), true);
    assert.equal(ends('::::', '::::::note\n:::::tip\n:::\n'), false);
  });
});
