import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { END_SIGNALS } from '../../../src/system/processes/endSignals.ts';
import { hearSignals } from '../../../src/system/processes/hearSignals.ts';
import { startThread } from '../../../src/system/processes/startThread.ts';

const handlers = () => END_SIGNALS.map((signal) => process.listenerCount(signal));

describe('startThread', () => {
  it('leaves no handlers of signals behind once it is stopped', async () => {
    const before = handlers();
    const thread = startThread('inspectWorker.cjs', {});
    assert.notDeepEqual(handlers(), before);
    await thread.stop();
    await hearSignals();
    assert.deepEqual(handlers(), before);
  });

  it('rejects with what the thread throws for work that it cannot do', async () => {
    const thread = startThread<unknown, never>('inspectWorker.cjs', {});
    await assert.rejects(
      thread.ask({ project: undefined }, () => undefined),
      TypeError,
    );
    await thread.stop();
  });
});
