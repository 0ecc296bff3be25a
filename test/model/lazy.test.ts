import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { lazy, once, oncePer } from '../../src/model/lazy.ts';

describe('lazy', () => {
  it('makes a value when it is asked for, once, be it none', () => {
    let count = 0;
    const value = lazy(() => {
      count += 1;
      return undefined;
    });
    assert.equal(count, 0);
    assert.equal(value(), undefined);
    assert.equal(value(), undefined);
    assert.equal(count, 1);
  });
});

describe('once', () => {
  it('makes the value of each key once, be it none', () => {
    const asked: string[] = [];
    const value = once((key: string) => {
      asked.push(key);
      return key === 'none' ? undefined : key.length;
    });
    assert.deepEqual(['a', 'none', 'a', 'none'].map(value), [1, undefined, 1, undefined]);
    assert.deepEqual(asked, ['a', 'none']);
  });
});

describe('oncePer', () => {
  it('makes the value of each object once, be it none', () => {
    const [some, none] = [{ name: 'some' }, { name: 'none' }];
    const asked: string[] = [];
    const value = oncePer(({ name }: { readonly name: string }) => {
      asked.push(name);
      return name === 'none' ? undefined : name.length;
    });
    assert.deepEqual([some, none, some, none].map(value), [4, undefined, 4, undefined]);
    assert.equal(value({ name: 'some' }), 4);
    assert.deepEqual(asked, ['some', 'none', 'some']);
  });
});
