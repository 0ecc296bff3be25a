import assert from 'node:assert/strict';
import { it, mock } from 'node:test';
import { chunkLoadError } from '../../src/client/chunkLoadError.ts';
import { createChunkReporter } from '../../src/client/createChunkReporter.ts';
import { openBrowser } from './browser.ts';

it('createChunkReporter fires an event each time, and writes to the console once a message', () => {
  openBrowser();
  const errors = mock.method(console, 'error', () => undefined);
  const details: unknown[] = [];
  document.addEventListener('docsgen:chunk-error', (event) => details.push((event as CustomEvent).detail));
  const report = createChunkReporter();
  const cause = new Error('real');
  const failure = { chunk: 7, kind: 'missing', address: '/7.js', cause };
  report(chunkLoadError(failure));
  report(chunkLoadError(failure));
  report(chunkLoadError({ ...failure, chunk: 8 }));
  assert.deepEqual(details, [failure, failure, { ...failure, chunk: 8 }]);
  assert.equal(errors.mock.callCount(), 2);
  errors.mock.restore();
});

it('C-14 createChunkReporter survives listeners that throw', () => {
  openBrowser();
  const errors = mock.method(console, 'error', () => undefined);
  document.addEventListener('docsgen:chunk-error', () => {
    throw new Error('an extension');
  });
  window.addEventListener('error', (event) => event.preventDefault());
  assert.doesNotThrow(() => createChunkReporter()(chunkLoadError({ chunk: 7, kind: 'error', address: '/7.js' })));
  errors.mock.restore();
});
