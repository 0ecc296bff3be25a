import assert from 'node:assert/strict';
import { it } from 'node:test';
import { printedAround } from './aroundFlags.ts';

it('O-17: asks for something that V8 knows, and leaves its flags as they were: other code compiled before is refused', () => {
  const script = `
    tested.growHeapSlowly();
    const during = isRefused();
    tested.growHeapAsUsual();
    console.log(during, isRefused());`;
  assert.deepEqual(printedAround('growHeapSlowly.ts', script), { stdout: 'true false\n', stderr: '' });
});
