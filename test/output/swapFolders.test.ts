import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, it } from 'node:test';
import { recoverSwap, setAside, stageFolderOf, swapFolders } from '../../src/output/swapFolders.ts';
import { startMark } from '../../src/system/processes/processes.ts';
import { shellWord } from '../../src/system/shellWord.ts';
import { Unwritable } from '../../src/system/unwritable.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

/** The id of no process that runs. */
const DEAD = 2 ** 22 + 12_345;

/** A folder in which these folders stand, each with a file that holds its first word. */
function standing(...names: readonly string[]) {
  const parent = temporaryFolder(Object.fromEntries(names.map((name) => [`${name}/which.txt`, name])));
  const folder = join(parent, 'dist');
  return {
    parent,
    folder,
    names: () => readdirSync(parent).sort(),
    which: () => readFileSync(join(folder, 'which.txt'), 'utf8'),
  };
}

const refusal = Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES', syscall: 'unlink' });

const refusing = () => {
  throw refusal;
};

describe('swapFolders', () => {
  it('puts the new folder in the place of the old one', () => {
    const { parent, folder, names, which } = standing('dist', 'new');
    swapFolders(join(parent, 'new'), folder);
    assert.deepEqual([names(), which()], [['dist'], 'new']);
  });

  it('makes the folders that it stands in', () => {
    const { parent } = standing('new');
    swapFolders(join(parent, 'new'), join(parent, 'a/b/dist'));
    assert.equal(readFileSync(join(parent, 'a/b/dist/which.txt'), 'utf8'), 'new');
  });

  it('O-05: puts the old one back when the new one cannot be put in place', () => {
    const { parent, folder, names, which } = standing('dist');
    assert.throws(() => swapFolders(join(parent, 'never made'), folder), { code: 'ENOENT' });
    assert.deepEqual([names(), which()], [['dist'], 'dist']);
  });

  it('knows where there is no old one: there is none to put back, and none to keep', () => {
    const { parent, names } = standing('new');
    const stage = join(parent, 'never made');
    assert.throws(() => swapFolders(stage, join(parent, 'dist')), { code: 'ENOENT', path: stage });
    const kept: string[] = [];
    swapFolders(join(parent, 'new'), join(parent, 'dist'), (old) => kept.push(old));
    assert.deepEqual([kept, names()], [[], ['dist']]);
  });

  it('O-05: says what to do about a folder that cannot be moved, such as a mount point', () => {
    const { folder, which } = standing('dist');
    const busy = Object.assign(new Error('EBUSY'), { code: 'EBUSY' });
    const fail = () => {
      throw busy;
    };
    const pause = () => {};
    assert.throws(
      () => setAside(folder, { rename: fail, pause, platform: 'linux' }),
      new Unwritable(
        `Cannot replace the output folder \`${folder}\` because it is a mount point, or a program holds it.`,
        `name a folder within it, \`--out-dir ${shellWord(join(folder, 'site'), 'linux')}\`, or close that program`,
        busy,
      ),
    );
    assert.equal(which(), 'dist');
    assert.throws(() => setAside('/my docs/dist', { rename: fail, pause, platform: 'linux' }), {
      hint: "name a folder within it, `--out-dir '/my docs/dist/site'`, or close that program",
    });
    assert.throws(() => setAside(folder, { rename: refusing, pause, platform: 'linux' }), refusal);
  });

  it('O-05: says that a program holds a file of the folder, which Windows tells as a lack of rights', () => {
    const { folder } = standing('dist');
    const held = Object.assign(new Error('EPERM'), { code: 'EPERM' });
    const rename = () => {
      throw held;
    };
    const setAsideOn = (platform: NodeJS.Platform) => () => setAside(folder, { rename, pause: () => {}, platform });
    assert.throws(
      setAsideOn('win32'),
      new Unwritable(
        `Cannot replace the output folder \`${folder}\` because a program holds it, or a file in it.`,
        'close that program, such as a server of the old site, an editor or a terminal that stands in the folder',
        held,
      ),
    );
    assert.throws(setAsideOn('linux'), held);
    held.code = 'EIO';
    assert.throws(setAsideOn('win32'), held);
  });

  it('O-05: has published the new one also where the old one cannot be cleared away', () => {
    const { parent, folder, names, which } = standing('dist', 'new');
    swapFolders(join(parent, 'new'), folder, refusing);
    assert.deepEqual([names(), which()], [['dist', 'dist.docsgen-old'], 'new']);
  });

  it('clears away an old backup first', () => {
    const { parent, folder, names, which } = standing('dist', 'new', 'dist.docsgen-old');
    swapFolders(join(parent, 'new'), folder);
    assert.deepEqual([names(), which()], [['dist'], 'new']);
  });
});

describe('recoverSwap', () => {
  it('O-07: puts the old site back when a build was killed between the two steps', () => {
    const { folder, names, which } = standing('dist.docsgen-old', `dist.docsgen-stage-${DEAD}`);
    recoverSwap(folder);
    assert.deepEqual([names(), which()], [['dist'], 'dist.docsgen-old']);
  });

  it('O-07: keeps the new site when a build was killed after it was in place', () => {
    const { folder, names, which } = standing('dist', 'dist.docsgen-old');
    recoverSwap(folder);
    assert.deepEqual([names(), which()], [['dist'], 'dist']);
  });

  it('O-02: clears away what killed builds have staged, and leaves what a living one stages', () => {
    const living = basename(stageFolderOf('dist', process.ppid));
    const { folder, names } = standing('dist', `dist.docsgen-stage-${DEAD}-0`, living, `${living}-whole`);
    recoverSwap(folder);
    assert.deepEqual(names(), ['dist', living, `${living}-whole`]);
  });

  it('O-02: clears away what a killed build with the id of a living process has staged, or with our own', () => {
    // Ids repeat: in a container, each build may be process 1.
    const { pid, ppid } = process;
    const reused = [`dist.docsgen-stage-${ppid}`, `dist.docsgen-stage-${ppid}-1`, `dist.docsgen-stage-${ppid}-1-whole`];
    if (startMark(ppid) !== undefined) reused.push(`dist.docsgen-stage-${ppid}-0`);
    const own = [`dist.docsgen-stage-${pid}`, basename(stageFolderOf('dist', pid))];
    const { folder, names } = standing('dist', ...reused, ...own);
    recoverSwap(folder);
    assert.deepEqual(names(), ['dist']);
  });

  it('O-05: says what to do where something that a build has left cannot be cleared away', () => {
    for (const left of ['dist.docsgen-old', `dist.docsgen-stage-${DEAD}`]) {
      const { parent, folder, names, which } = standing('dist', left);
      assert.throws(
        () => recoverSwap(folder, refusing),
        new Unwritable(
          `Cannot delete \`${join(parent, left)}\`, which an earlier build has left, because EACCES: permission denied.`,
          'delete it yourself, as the user who owns it',
          refusal,
        ),
      );
      assert.deepEqual([names(), which()], [['dist', left], 'dist']);
    }
  });

  it('leaves the folders of others alone', () => {
    const others = ['dist-old', 'dist2.docsgen-stage-1', 'other.docsgen-old', 'xdist.docsgen-stage-1'];
    const { folder, names } = standing('dist', ...others);
    recoverSwap(folder);
    assert.deepEqual(names(), ['dist', ...others].sort());
  });

  it('has nothing to do where nothing stands', () => {
    const { parent, names } = standing();
    recoverSwap(join(parent, 'dist'));
    recoverSwap(join(parent, 'none/dist'));
    assert.deepEqual(names(), []);
  });
});

describe('stageFolderOf', () => {
  it('is beside the folder, so that a rename can put it in place', () => {
    assert.equal(stageFolderOf('/srv/dist', DEAD), `/srv/dist.docsgen-stage-${DEAD}-0`);
  });
});
