import assert from 'node:assert/strict';
import { it, mock } from 'node:test';
import { guarded } from '../../src/client/guarded.ts';

it('guarded yields what the feature yields, or tells the console and yields nothing', () => {
  const errors = mock.method(console, 'error', () => undefined);
  assert.equal(
    guarded(() => 7),
    7,
  );
  const thrown = new Error('broken');
  assert.equal(
    guarded(() => {
      throw thrown;
    }),
    undefined,
  );
  assert.deepEqual(errors.mock.calls[0]?.arguments, [thrown]);
  errors.mock.restore();
});
