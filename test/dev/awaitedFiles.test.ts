import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { awaitedFiles } from '../../src/dev/awaitedFiles.ts';
import { mergeConflict } from '../../src/model/mergeConflict.ts';
import { bundlerFault } from '../../src/system/bundler/bundlerFault.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

/** What is awaited in `root` after the bundler has told of a fault in `site/config.ts`. */
const awaitedAfter = (text: string, root = '/docs') =>
  awaitedFiles(root, [
    bundlerFault({ text, location: { file: 'site/config.ts', line: 1, column: 0 } }, () => 'mend it'),
  ]);

describe('awaitedFiles', () => {
  it('names the file that is broken', () =>
    assert.deepEqual(awaitedAfter('Unexpected "}"'), [join('/docs/site/config.ts')]));

  it('names a file with a conflict that git has left, as the settings of TypeScript may have one', () => {
    const fault = mergeConflict('tsconfig.json', 2, '<<<<<<< HEAD');
    assert.deepEqual(awaitedFiles('/docs', [fault]), [join('/docs/tsconfig.json')]);
  });

  it('names a file that is missing beside it, with every ending that the bundler would find it by', () => {
    const awaited = awaitedAfter('Could not resolve "../limits"');
    assert.deepEqual(
      awaited.slice(0, 3),
      ['/docs/site/config.ts', '/docs/limits', '/docs/limits.tsx'].map((path) => join(path)),
    );
    for (const ending of ['ts', 'css', 'json']) assert.ok(awaited.includes(join(`/docs/limits.${ending}`)), ending);
  });

  it('names what an installation writes, in the project and in the packages around it', () => {
    const around = temporaryFolder({ 'package.json': '{}', 'between/docs/content/index.md': '' });
    const root = join(around, 'between/docs');
    const awaited = awaitedAfter('Could not resolve "@late/late.js/limits"', root);
    for (const folder of [root, around])
      for (const file of ['node_modules/@late/late.js/package.json', 'package.json', 'package-lock.json'])
        assert.ok(awaited.includes(join(folder, file)), join(folder, file));
    assert.ok(!awaited.includes(join(around, 'between/package.json')));
  });

  it('names nothing for other faults', () =>
    assert.deepEqual(awaitedFiles('/docs', [{ severity: 'error', code: 'config-invalid', message: 'Wrong.' }]), []));
});
