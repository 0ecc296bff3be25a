import assert from 'node:assert/strict';
import { it, mock } from 'node:test';
import { guarded } from '../../src/client/guarded.ts';

it('guarded starts a feature, and tells the console what it throws', () => {
  const errors = mock.method(console, 'error', () => undefined);
  const start = mock.fn();
  guarded(start);
  assert.equal(start.mock.callCount(), 1);
  const thrown = new Error('broken');
  guarded(() => {
    throw thrown;
  });
  assert.deepEqual(errors.mock.calls[0]?.arguments, [thrown]);
  errors.mock.restore();
});
