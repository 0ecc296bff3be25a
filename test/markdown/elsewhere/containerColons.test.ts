import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { colonsAround, wouldEnd } from '../../../src/markdown/elsewhere/containerColons.ts';

describe('colonsAround', () => {
  it('yields more colons than any container in a text has', () => {
    assert.equal(colonsAround('One :: two'), ':::');
    assert.equal(colonsAround(':::note\n\n:::::tip\n:::::\n:::'), '::::::');
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
