import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it, mock } from 'node:test';
import { createProgress } from '../../../src/client/router/createProgress.ts';
import { settled } from '../browser.ts';

let calls: string[];
const BAR = { start: () => calls.push('start'), done: () => calls.push('done') };
const loadBar = async () => {
  calls.push('load');
  return BAR;
};

afterEach(() => mock.timers.reset());

beforeEach(() => {
  calls = [];
  mock.timers.enable({ apis: ['setTimeout'] });
});

describe('createProgress', () => {
  it('loads no bar for a page that comes within 150 ms', async () => {
    const progress = createProgress(loadBar);
    progress.start();
    mock.timers.tick(149);
    progress.done();
    mock.timers.tick(1000);
    await settled();
    assert.deepEqual(calls, []);
  });

  it('shows the bar while a page is awaited', async () => {
    const progress = createProgress(loadBar);
    progress.start();
    mock.timers.tick(150);
    await settled();
    assert.deepEqual(calls, ['load', 'start']);
    progress.done();
    progress.done();
    assert.deepEqual(calls, ['load', 'start', 'done']);
  });

  it('shows no bar that arrives after the page', async () => {
    const progress = createProgress(loadBar);
    progress.start();
    mock.timers.tick(150);
    progress.done();
    await settled();
    assert.deepEqual(calls, ['load']);
  });

  it('goes without a bar that does not load', async () => {
    const progress = createProgress(() => Promise.reject(new TypeError('blocked')));
    progress.start();
    mock.timers.tick(150);
    await settled();
    assert.doesNotThrow(() => progress.done());
  });
});
