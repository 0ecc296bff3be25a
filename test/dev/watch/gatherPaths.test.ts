import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { gatherPaths } from '../../../src/dev/watch/gatherPaths.ts';

/** A gatherer whose calls are ended one by one. */
function gatherer() {
  const calls: (readonly string[])[] = [];
  const errors: string[] = [];
  const there = new Set<string>();
  let end: (fault?: Error) => void = () => {};
  const gathered = gatherPaths({
    exists: (path) => there.has(path),
    onPaths: (paths) => {
      calls.push(paths);
      return new Promise((resolve, reject) => {
        end = (fault) => (fault === undefined ? resolve() : reject(fault));
      });
    },
    onError: ({ message }) => errors.push(message),
  });
  return {
    ...gathered,
    calls,
    errors,
    there,
    async end(fault?: Error) {
      end(fault);
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

describe('gatherPaths', () => {
  it('hands over together what comes together, each path once', (context) => {
    context.mock.timers.enable({ apis: ['setTimeout'] });
    const { add, calls } = gatherer();
    for (const path of ['a', 'b', 'a']) add(path);
    context.mock.timers.tick(5);
    add('c');
    context.mock.timers.tick(5);
    assert.deepEqual(calls, []);
    context.mock.timers.tick(3);
    assert.deepEqual(calls, [['a', 'b', 'c']]);
  });

  it('keeps what comes during a call for the next, also when that one fails', async (context) => {
    context.mock.timers.enable({ apis: ['setTimeout'] });
    const { add, calls, errors, end } = gatherer();
    add('a');
    context.mock.timers.tick(8);
    for (const path of ['b', 'c']) {
      add(path);
      context.mock.timers.tick(8);
    }
    assert.deepEqual(calls, [['a']]);
    await end(new Error('no'));
    assert.deepEqual([calls, errors], [[['a'], ['b', 'c']], ['no']]);
    await end();
    assert.equal(calls.length, 2);
  });

  it('holds back what has gone since it came, for as long as an editor may take to write it anew', (context) => {
    context.mock.timers.enable({ apis: ['setTimeout'] });
    const { add, calls, there } = gatherer();
    for (const path of ['saved', 'other']) {
      there.add(path);
      add(path);
    }
    there.delete('saved');
    context.mock.timers.tick(8);
    assert.deepEqual(calls, [['other']]);
  });

  it('hands over what was held back, whether it is there again or gone for good', async (context) => {
    context.mock.timers.enable({ apis: ['setTimeout'] });
    for (const comesBack of [true, false]) {
      const { add, calls, there } = gatherer();
      there.add('a');
      add('a');
      there.clear();
      context.mock.timers.tick(8);
      context.mock.timers.tick(60);
      if (comesBack) there.add('a');
      context.mock.timers.tick(40);
      assert.deepEqual(calls, []);
      context.mock.timers.tick(8);
      assert.deepEqual(calls, [['a']]);
    }
  });

  it('hands over at once what was gone when it came', (context) => {
    context.mock.timers.enable({ apis: ['setTimeout'] });
    const { add, calls } = gatherer();
    add('a');
    context.mock.timers.tick(8);
    assert.deepEqual(calls, [['a']]);
  });

  it('begins no call once it is closed', async (context) => {
    context.mock.timers.enable({ apis: ['setTimeout'] });
    const { add, calls, end, close } = gatherer();
    add('a');
    context.mock.timers.tick(8);
    add('b');
    close();
    add('c');
    context.mock.timers.tick(8);
    await end();
    assert.deepEqual(calls, [['a']]);
  });
});
