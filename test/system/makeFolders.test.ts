import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { makeFolders } from '../../src/system/makeFolders.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

const MODULE = fileURLToPath(new URL('../../src/system/makeFolders.ts', import.meta.url));

describe('makeFolders', () => {
  const folder = temporaryFolder({ 'file.md': '' });

  it('makes a folder with those around it, leaves what is there, and yields the first that it made', () => {
    const path = join(folder, 'a/b/c');
    assert.equal(makeFolders(path), join(folder, 'a'));
    assert.equal(makeFolders(path), undefined);
    assert.equal(makeFolders(join(folder, 'a/b/d')), join(folder, 'a/b/d'));
    assert.ok(statSync(path).isDirectory());
  });

  it('throws what the system says where a file stands in the way', () => {
    assert.throws(() => makeFolders(join(folder, 'file.md')), { code: 'EEXIST' });
    assert.throws(() => makeFolders(join(folder, 'file.md/a/b')), { code: /^(?:ENOTDIR|ENOENT|EEXIST)$/ });
  });

  it('ends where the system makes nothing in a folder that is there', {
    skip: existsSync('/proc/self') ? false : 'needs /proc',
  }, () => {
    for (const path of ['/proc/x', '/proc/x/y']) {
      const code = `import(process.argv[1]).then(({ makeFolders }) => makeFolders(process.argv[2]))`;
      const { signal, stderr } = spawnSync(process.execPath, ['--import', 'tsx', '-e', code, MODULE, path], {
        encoding: 'utf8',
        timeout: 60_000,
        killSignal: 'SIGKILL',
      });
      assert.equal(signal, null, path);
      assert.match(stderr, /ENOENT: no such file or directory, mkdir '\/proc\/x'/);
    }
  });

  it('makes what several threads make at once, each in turn with another', async () => {
    const ROUNDS = 3_000;
    const code = `
      const { parentPort, workerData } = require('node:worker_threads');
      const { module, folder, name, rounds, gate } = workerData;
      import('tsx/esm/api').then(({ tsImport }) => tsImport(module, module)).then(({ makeFolders }) => {
        for (let round = 1; round <= rounds; round += 1) {
          // The last to arrive opens the round for all.
          if (Atomics.add(gate, 0, 1) === 2 * round - 1) Atomics.store(gate, 1, round);
          while (Atomics.load(gate, 1) < round);
          makeFolders(folder + '/' + round + '/' + name);
        }
        parentPort.postMessage('made');
      });`;
    const gate = new Int32Array(new SharedArrayBuffer(8));
    const thread = (name: string) => {
      const workerData = { module: MODULE, folder: join(folder, 'rounds'), name, rounds: ROUNDS, gate };
      const worker = new Worker(code, { eval: true, workerData });
      return new Promise((resolve, reject) => {
        worker.once('message', resolve);
        worker.once('error', reject);
      });
    };
    await Promise.all([thread('a'), thread('b')]);
    for (let round = 1; round <= ROUNDS; round += 1) {
      for (const name of ['a', 'b']) assert.ok(existsSync(join(folder, 'rounds', String(round), name)));
    }
  });
});
