import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { it } from 'node:test';
import { fileURLToPath } from 'node:url';

const url = new URL('../../src/system/tuneEngine.ts', import.meta.url);

it('asks for something that V8 knows, and leaves its flags as they were: other code compiled before is refused', () => {
  const script = `
    import { Script } from 'node:vm';
    import { tuneAsUsual, tuneForPages } from ${JSON.stringify(url.href)};
    const source = 'function add(a, b) { return a + b; }';
    const cachedData = new Script(source).createCachedData();
    const isRefused = () => new Script(source, { cachedData }).cachedDataRejected;
    for (const pages of [150, 1_000]) {
      tuneForPages(pages);
      const during = isRefused();
      tuneAsUsual();
      console.log(during, isRefused());
    }`;
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--no-compilation-cache', '--import', 'tsx', '--input-type=module', '--eval', script],
    { encoding: 'utf8', cwd: fileURLToPath(new URL('../..', import.meta.url)) },
  );
  const isOwnFlag = [11, 13, 14].includes(Number.parseInt(process.versions.v8, 10));
  assert.deepEqual({ stdout, stderr }, { stdout: `${isOwnFlag} false\n`.repeat(2), stderr: '' });
});
