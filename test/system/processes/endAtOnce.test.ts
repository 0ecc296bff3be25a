import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { endAtOnce, stopListening } from '../../../src/system/processes/endAtOnce.ts';

describe('endAtOnce', () => {
  it('takes the listeners of a signal away until they are asked for again, which counts once', () => {
    let heard = 0;
    const always = () => {
      heard += 1;
    };
    process.on('SIGWINCH', always);
    process.once('SIGWINCH', always);
    const hearAgain = endAtOnce(['SIGWINCH']);
    assert.equal(process.listenerCount('SIGWINCH'), 0);
    hearAgain();
    hearAgain();
    assert.equal(process.listenerCount('SIGWINCH'), 2);
    process.emit('SIGWINCH', 'SIGWINCH');
    process.emit('SIGWINCH', 'SIGWINCH');
    assert.equal(heard, 3);
    process.off('SIGWINCH', always);
    assert.equal(process.listenerCount('SIGWINCH'), 0);
  });

  it('brings no listener back that was to listen no more meanwhile', () => {
    const [gone, kept] = [() => {}, () => {}];
    for (const listener of [gone, kept]) process.on('SIGWINCH', listener);
    const hearAgain = endAtOnce(['SIGWINCH']);
    stopListening('SIGWINCH', gone);
    hearAgain();
    assert.deepEqual(process.listeners('SIGWINCH'), [kept]);
    stopListening('SIGWINCH', kept);
    assert.equal(process.listenerCount('SIGWINCH'), 0);
  });
});
