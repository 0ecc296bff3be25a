import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { createStage } from '../../src/output/createStage.ts';
import { spareTreeIn } from '../../src/output/spareTree.ts';
import { OUTPUT_MARKER } from '../../src/system/walkFiles.ts';
import { meanwhile } from '../meanwhile.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

/** Builds editions of a site one after the other, as the command does; each is a map of path to contents. */
function builder(root = temporaryFolder(), out = 'dist') {
  const folder = join(root, out);
  const cache = join(root, 'cache');
  mkdirSync(cache, { recursive: true });
  return {
    root,
    folder,
    spare: join(cache, 'spare'),
    build(edition: Readonly<Record<string, string>>) {
      const stage = createStage(folder, process.pid, { spare: spareTreeIn(cache) });
      for (const [path, contents] of Object.entries(edition)) stage.put(path, { kind: 'text', contents });
      return stage.commit({ base: '/', routes: [], redirects: {}, headers: {} });
    },
    tree: () =>
      Object.fromEntries(
        readdirSync(folder, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
          .map((entry) => join(entry.parentPath, entry.name))
          .sort()
          .map((path) => [path.slice(folder.length + 1).replaceAll('\\', '/'), readFileSync(path, 'utf8')]),
      ),
    inode: (path: string) => statSync(join(folder, path)).ino,
  };
}

const FIRST = { 'a/index.html': 'A1', 'a/gone.txt': 'G', 'b/c/index.html': 'B1', 'd.txt': 'D1', 'same.txt': 'S' };

describe('the spare tree', () => {
  it('becomes the site after next: what differs is replaced, what is gone is deleted, the rest stays', () => {
    const { build, tree, inode, spare, folder, root } = builder();
    build(FIRST);
    const second = { ...FIRST, 'a/index.html': 'A2' };
    build(second);
    assert.equal(readFileSync(join(spare, 'a/index.html'), 'utf8'), 'A1');
    const same = inode('same.txt');
    const { ino } = statSync(join(spare, 'a'));
    const third = { 'a/index.html': 'A3', 'same.txt': 'S', 'new/deep/index.html': 'N' };
    const { written, removed } = build(third);
    assert.deepEqual(tree(), { ...third });
    assert.deepEqual(written, ['a/index.html', 'new/deep/index.html']);
    assert.deepEqual(removed, ['a/gone.txt', 'b/c/index.html', 'd.txt']);
    assert.equal(inode('same.txt'), same);
    assert.equal(inode('a'), ino, 'made of the spare tree, not anew');
    assert.deepEqual(readdirSync(folder).sort(), ['.docsgen-output.json', 'a', 'new', 'same.txt']);
    assert.equal(readFileSync(join(spare, 'a/index.html'), 'utf8'), 'A2');
    assert.deepEqual(readdirSync(root).sort(), ['cache', 'dist']);
  });

  it('takes what has not changed since the last build, and has since the one before it, from the published site', () => {
    const { build, tree, spare, inode } = builder();
    build(FIRST);
    build({ ...FIRST, 'd.txt': 'D2' });
    const { ino } = statSync(join(spare, 'a'));
    const third = { ...FIRST, 'd.txt': 'D2', 'a/index.html': 'A3' };
    assert.deepEqual(build(third).written, ['a/index.html']);
    assert.deepEqual(tree(), third);
    assert.equal(inode('a'), ino, 'made of the spare tree, not anew');
  });

  it('is not taken for that of another build, which has put its own in the same place meanwhile', (context) => {
    const { build, tree, root, spare } = builder();
    const other = builder(root, 'other');
    build(FIRST);
    other.build({ 'd.txt': 'X1' });
    build({ ...FIRST, 'a/index.html': 'A2' });
    const isAsked = (path: string) => path === join(spare, OUTPUT_MARKER);
    meanwhile('readFileSync', { isAsked, act: () => other.build({ 'd.txt': 'X2' }) }, context);
    const third = { ...FIRST, 'a/index.html': 'A3' };
    build(third);
    assert.deepEqual(tree(), third);
  });

  it('brings nothing along that docsgen did not write, and nothing that was changed by hand', () => {
    const { build, tree, spare } = builder();
    build(FIRST);
    build({ ...FIRST, 'd.txt': 'D2' });
    mkdirSync(join(spare, 'stray'));
    writeFileSync(join(spare, 'stray/file.txt'), 'not ours');
    writeFileSync(join(spare, 'b/c/index.html'), 'longer than it was');
    rmSync(join(spare, 'same.txt'));
    symlinkSync('stray/file.txt', join(spare, 'same.txt'));
    const third = { ...FIRST, 'd.txt': 'D3' };
    build(third);
    assert.deepEqual(tree(), third);
  });

  it('keeps no file that was damaged in the site', () => {
    const { build, tree, folder, spare, inode } = builder();
    build(FIRST);
    writeFileSync(join(folder, 'a/index.html'), 'longer than it was');
    rmSync(join(folder, 'same.txt'));
    build({ ...FIRST, 'd.txt': 'D2' });
    const { ino } = statSync(join(spare, 'a'));
    const third = { ...FIRST, 'd.txt': 'D3' };
    build(third);
    assert.deepEqual(tree(), third);
    assert.equal(inode('a'), ino, 'made of the spare tree, not anew');
  });

  it('never writes into the published site: a file of one is the file of the other', () => {
    const { build, folder } = builder();
    build(FIRST);
    build({ ...FIRST, 'd.txt': 'D2' });
    const open = statSync(join(folder, 'a/index.html')).ino;
    build({ ...FIRST, 'a/index.html': 'A9', 'd.txt': 'D2' });
    const spareFile = join(folder, '../cache/spare/a/index.html');
    assert.equal(statSync(spareFile).ino, open);
    assert.equal(readFileSync(spareFile, 'utf8'), 'A1');
  });

  it('gives way to a new tree when it cannot be used', () => {
    const { build, tree, spare, root } = builder();
    build(FIRST);
    build({ ...FIRST, 'd.txt': 'D2' });
    // A folder stands where a file has to go.
    mkdirSync(join(spare, 'new.txt'));
    const third = { ...FIRST, 'new.txt': 'N' };
    build(third);
    assert.deepEqual(tree(), third);
    writeFileSync(join(spare, '.docsgen-output.json'), 'damaged');
    build(FIRST);
    assert.deepEqual(tree(), FIRST);
    assert.deepEqual(readdirSync(root).sort(), ['cache', 'dist']);
    assert.equal(readFileSync(join(spare, 'new.txt'), 'utf8'), 'N', 'the next one takes its place');
  });

  it('is not kept where it cannot be, and leaves nothing beside the site', () => {
    const { build, tree, spare, root } = builder();
    build(FIRST);
    rmSync(dirname(spare), { recursive: true });
    const second = { ...FIRST, 'd.txt': 'D2' };
    build(second);
    assert.deepEqual(tree(), second);
    assert.deepEqual(readdirSync(root), ['dist']);
  });
});
