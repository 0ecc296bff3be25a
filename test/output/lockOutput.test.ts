import assert from 'node:assert/strict';
import fs, {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { lockOutput } from '../../src/output/lockOutput.ts';
import { startMark } from '../../src/system/processes/processes.ts';
import { asOrdinaryUser } from '../asOrdinaryUser.ts';
import { meanwhile } from '../meanwhile.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

/** The id of no process that runs. */
const DEAD = 2 ** 22 + 12_345;

/** A project folder with a lock in which this stands; none without a text. */
function locked(text?: string) {
  const parent = temporaryFolder(text === undefined ? {} : { 'dist.docsgen-lock': text });
  const lock = join(parent, 'dist.docsgen-lock');
  return { folder: join(parent, 'dist'), lock, names: () => readdirSync(parent) };
}

describe('lockOutput', () => {
  it('O-11: keeps a second build out until the first has ended, and says which it is', () => {
    const { folder, names } = locked();
    const unlock = lockOutput(folder);
    assert.deepEqual(names(), ['dist.docsgen-lock']);
    assert.throws(() => lockOutput(folder), {
      code: 'EBUSY',
      message: `Another build (process ${process.pid}) is writing the output folder \`${folder}\`.`,
    });
    unlock();
    assert.deepEqual(names(), []);
    lockOutput(folder)();
  });

  it('O-11: takes over what a killed build has left, also when its id is another process’s now', () => {
    for (const stale of [
      { pid: DEAD, started: startMark(1) },
      // As on systems that do not tell when a process was started.
      { pid: DEAD },
      { pid: process.pid, started: '1' },
    ]) {
      const { folder, lock, names } = locked(JSON.stringify(stale));
      const unlock = lockOutput(folder);
      assert.equal(JSON.parse(readFileSync(lock, 'utf8')).pid, process.pid);
      unlock();
      assert.deepEqual(names(), []);
    }
  });

  it('O-11: leaves a lock alone that is just being written, and takes one over that never was', () => {
    const { folder, lock } = locked('');
    assert.throws(() => lockOutput(folder), { code: 'EBUSY' });
    utimesSync(lock, 1, 1);
    lockOutput(folder)();
    for (const damaged of ['{"pid": 12', 'null']) {
      writeFileSync(lock, damaged);
      assert.throws(() => lockOutput(folder), /^Error: Another build is writing/);
    }
  });

  it('O-11: never moves the lock of a build that was quicker to take over what a killed one has left', (context) => {
    const { folder, lock, names } = locked(JSON.stringify({ pid: DEAD }));
    const other = JSON.stringify({ pid: process.pid, started: startMark(process.pid) });
    const isAsked = (path: string) => path === lock;
    // A third build would find no lock then, and begin.
    let isGone = false;
    const look = () => {
      isGone = !existsSync(lock);
    };
    meanwhile('readFileSync', { isAsked, act: () => writeFileSync(lock, other) }, context);
    meanwhile('renameSync', { isAsked, act: look }, context);
    assert.throws(() => lockOutput(folder), { code: 'EBUSY' });
    assert.equal(isGone, false);
    assert.equal(readFileSync(lock, 'utf8'), other);
    assert.deepEqual(names(), ['dist.docsgen-lock']);
  });

  it('O-11: leaves a lock to another build that is taking it over, and not to one that was killed at that', () => {
    const { folder, lock, names } = locked(JSON.stringify({ pid: DEAD }));
    const taking = `${lock}-taking`;
    writeFileSync(taking, '');
    assert.throws(() => lockOutput(folder), { code: 'EBUSY' });
    assert.equal(JSON.parse(readFileSync(lock, 'utf8')).pid, DEAD);
    utimesSync(taking, 1, 1);
    lockOutput(folder)();
    assert.deepEqual(names(), []);
    // One that says who it was of is known at once to be of a build that is gone.
    writeFileSync(lock, JSON.stringify({ pid: DEAD }));
    writeFileSync(taking, JSON.stringify({ pid: process.pid, started: startMark(process.pid) }));
    assert.throws(() => lockOutput(folder), { code: 'EBUSY' });
    writeFileSync(taking, JSON.stringify({ pid: DEAD }));
    lockOutput(folder)();
    assert.deepEqual(names(), []);
  });

  it('is content when somebody has taken its lock away', () => {
    const { folder, lock } = locked();
    const unlock = lockOutput(folder);
    rmSync(lock);
    assert.doesNotThrow(unlock);
  });

  it('says so where there can be no lock for another reason', () => {
    const taken = join(temporaryFolder({ taken: 'a file' }), 'taken/dist');
    assert.throws(() => lockOutput(taken), { code: 'ENOTDIR' });
  });

  it('O-11: keeps a second build out of a folder in folders that are not there yet, and leaves none where it wrote nothing', () => {
    const { folder, names } = locked();
    const deep = join(folder, 'a/b/site');
    const unlock = lockOutput(deep);
    assert.throws(() => lockOutput(deep), { code: 'EBUSY' });
    unlock();
    assert.deepEqual(names(), []);
    mkdirSync(join(folder, 'a'), { recursive: true });
    const other = lockOutput(deep);
    mkdirSync(join(folder, 'a/c'));
    other();
    assert.deepEqual(readdirSync(join(folder, 'a')), ['c']);
    const last = lockOutput(deep);
    mkdirSync(deep);
    last();
    assert.deepEqual(readdirSync(join(folder, 'a/b')), ['site']);
  });

  it('O-11: has a lock also where another build removes the folders around just then', (context) => {
    const { folder } = locked();
    const deep = join(folder, 'a/site');
    const first = lockOutput(deep);
    const isAsked = (path: string) => path === join(folder, 'a');
    meanwhile('statSync', { isAsked, act: first }, context);
    const unlock = lockOutput(deep);
    assert.throws(() => lockOutput(deep), { code: 'EBUSY' });
    unlock();
  });

  it('leaves no folder where the disk is full', (context) => {
    const { folder, names } = locked();
    context.mock.method(fs, 'writeFileSync', () => {
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    });
    syncBuiltinESMExports();
    context.after(() => {
      context.mock.restoreAll();
      syncBuiltinESMExports();
    });
    assert.throws(() => lockOutput(join(folder, 'a/site')), { code: 'ENOSPC' });
    assert.deepEqual(names(), []);
  });

  it('asks for no lock where nothing can be written', () => {
    const { folder, names } = locked();
    chmodSync(join(folder, '..'), 0o500);
    asOrdinaryUser(() => lockOutput(folder))();
    chmodSync(join(folder, '..'), 0o700);
    assert.deepEqual(names(), []);
  });
});
