import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { it } from 'node:test';
import { fileURLToPath } from 'node:url';

const url = new URL('../../src/system/growHeapSlowly.ts', import.meta.url);

it('O-17: asks for something that V8 knows, which it would complain of otherwise', () => {
  const script = `import { growHeapSlowly } from ${JSON.stringify(url.href)}; growHeapSlowly();`;
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script], {
    encoding: 'utf8',
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
  });
  assert.deepEqual({ status, stderr }, { status: 0, stderr: '' });
});
