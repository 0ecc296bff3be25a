import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withoutElisions } from '../../../src/check/samples/elisions.ts';

describe('withoutElisions', () => {
  it('leaves a sample alone that leaves nothing out', () => {
    for (const code of ['f(...args)', 'const { a, ...rest } = b;', '[...a, 1]', '"etc... and so on"'])
      assert.deepEqual(withoutElisions(code), [code]);
  });

  it('takes out three dots, alone and with a comma, and puts a value in, each as wide', () => {
    assert.deepEqual(withoutElisions('{ a, ... }'), ['{ a, ... }', '{ a,     }', '{ a,     }', '{ a, 0   }']);
    assert.deepEqual(withoutElisions('x = ...;'), ['x = ...;', 'x =    ;', 'x =    ;', 'x = 0  ;']);
    assert.deepEqual(withoutElisions('a\n  ...\nb')[1], 'a\n     \nb');
    assert.deepEqual(withoutElisions('{ ..., a }')[2], '{      a }');
    assert.equal(withoutElisions('f(…)')[1], 'f( )');
    assert.equal(withoutElisions('[…, a, …]')[2], '[   a,  ]');
  });
});
