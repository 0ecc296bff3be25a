import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * What a script prints that has all of `tested`, a file of `src/system/processes`, and may ask `isRefused()`: while V8's
 * flags are others, code that was compiled before is.
 */
export function printedAround(file: string, script: string): { readonly stdout: string; readonly stderr: string } {
  const url = new URL(`../../../src/system/processes/${file}`, import.meta.url);
  const whole = `
    import { Script } from 'node:vm';
    import * as tested from ${JSON.stringify(url.href)};
    const source = 'function add(a, b) { return a + b; }';
    const cachedData = new Script(source).createCachedData();
    const isRefused = () => new Script(source, { cachedData }).cachedDataRejected;
    ${script}`;
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--no-compilation-cache', '--import', 'tsx', '--input-type=module', '--eval', whole],
    { encoding: 'utf8', cwd: fileURLToPath(new URL('../../..', import.meta.url)) },
  );
  return { stdout, stderr };
}
