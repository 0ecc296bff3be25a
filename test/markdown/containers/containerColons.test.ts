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
  it('tells whether a line would end a container that is open', () => {
    assert.equal(wouldEnd(':::', 'One\n'), false);
    assert.equal(wouldEnd(':::', '::::note\n\n'), false);
    assert.equal(wouldEnd('::::', '> ::::note\n'), true);
    assert.equal(wouldEnd(':::', ':::note\n:::\n'), false);
    assert.equal(wouldEnd(':::', '::::note\n:::tip\n::::\n'), false);
  });
});
