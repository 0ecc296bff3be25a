import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { messageOf, stackOf } from '../../../src/model/values/messageOf.ts';

describe('messageOf', () => {
  it('is what an error says, or the text of anything else', () => {
    assert.equal(messageOf(new TypeError('no x')), 'no x');
    assert.deepEqual([messageOf('x'), messageOf(undefined), messageOf(Symbol('x'))], ['x', 'undefined', 'Symbol(x)']);
  });

  it('says what has failed where something is fetched', () => {
    assert.equal(
      messageOf(new TypeError('fetch failed', { cause: new Error('no network') })),
      'fetch failed: no network',
    );
    assert.equal(messageOf(new TypeError('no x', { cause: new Error('no network') })), 'no x');
  });

  it('does not throw, whatever was thrown', () => {
    const silent = Object.create(null) as unknown;
    const broken = Object.defineProperty(new Error('a'), 'message', {
      get() {
        throw new Error('b');
      },
    });
    for (const thrown of [silent, broken]) assert.match(messageOf(thrown), /says nothing of itself/);
  });
});

describe('stackOf', () => {
  it('is the stack of an error, and nothing where there is none', () => {
    const error = new TypeError('no x');
    assert.equal(stackOf(error), error.stack);
    const broken = Object.defineProperty(new Error('a'), 'stack', {
      get() {
        throw new Error('b');
      },
    });
    for (const thrown of ['x', null, { stack: 'x' }, Object.assign(new Error('a'), { stack: 42 }), broken])
      assert.equal(stackOf(thrown), undefined);
  });
});
