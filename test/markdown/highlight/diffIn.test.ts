import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { diffIn } from '../../../src/markdown/highlight/diffIn.ts';

describe('diffIn', () => {
  it('takes the signs off, and marks their lines', () => {
    const { code, marks } = diffIn('-let a = 1;\n+  const a = 1;\n   a + b;\n\nend\n') ?? {};
    assert.equal(code, 'let a = 1;\n  const a = 1;\n  a + b;\n\nend\n');
    assert.deepEqual(
      [...(marks ?? [])],
      [
        [1, 'removed'],
        [2, 'added'],
      ],
    );
  });

  it('takes off a space behind the signs of all lines, which readers would copy', () => {
    assert.equal(diffIn('- a = 1\n+ a = 2\n\n+\n  if a:\n      b()\n')?.code, 'a = 1\na = 2\n\n\nif a:\n    b()\n');
    assert.equal(diffIn('-  a = 1\n+  a = 2\n')?.code, '  a = 1\n  a = 2\n');
    assert.equal(diffIn('-   a = 1\n+   a = 2\n')?.code, '  a = 1\n  a = 2\n');
    assert.equal(diffIn('- a = 1\n+ a = 2\n b()\n')?.code, ' a = 1\n a = 2\nb()\n');
  });

  it('reads a sample of any length', () => assert.equal(diffIn('+ a\n'.repeat(150_000))?.code, 'a\n'.repeat(150_000)));

  it('leaves patches as they are', () => {
    for (const line of ['--- a/file', '+++ b/file', '@@ -1,2 +1,2 @@'])
      assert.equal(diffIn(`-a\n${line}\n`), undefined);
  });
});
