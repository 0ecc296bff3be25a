import assert from 'node:assert/strict';
import { it } from 'node:test';
import { printedAround } from './aroundFlags.ts';

it('asks for something that V8 knows, and leaves its flags as they were: other code compiled before is refused', () => {
  const script = `
    for (const pages of [150, 1_000]) {
      tested.tuneForPages(pages);
      const during = isRefused();
      tested.tuneAsUsual();
      console.log(during, isRefused());
    }`;
  const isOwnFlag = [11, 13, 14].includes(Number.parseInt(process.versions.v8, 10));
  const stdout = `${isOwnFlag} false\n`.repeat(2);
  assert.deepEqual(printedAround('tuneEngine.ts', script), { stdout, stderr: '' });
});
