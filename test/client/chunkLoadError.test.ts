import assert from 'node:assert/strict';
import { it } from 'node:test';
import { chunkLoadError } from '../../src/client/chunkLoadError.ts';

it('chunkLoadError has the message of the specification, the kind, the address and the cause', () => {
  const cause = new TypeError('real');
  const error = chunkLoadError({ chunk: 140, kind: 'timeout', address: '/docs/assets/chunks/140.f.js', cause });
  assert.ok(error instanceof Error);
  assert.equal(error.message, 'Loading chunk 140 failed.\n(timeout: /docs/assets/chunks/140.f.js)');
  const { name, type, request, chunk } = error;
  assert.deepEqual(
    { name, type, request, chunk },
    {
      name: 'ChunkLoadError',
      type: 'timeout',
      request: '/docs/assets/chunks/140.f.js',
      chunk: 140,
    },
  );
  assert.equal(error.cause, cause);
});
