import assert from 'node:assert/strict';
import fs, { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import type { OutputFile } from '../../src/model/outputFile.ts';
import { SourceChanged } from '../../src/model/sourceFile.ts';
import { CARRIED_LIST } from '../../src/output/carriedFiles.ts';
import { createStage, type Stage } from '../../src/output/createStage.ts';
import { stageFolderOf } from '../../src/output/swapFolders.ts';
import { contentHash } from '../../src/system/contentHash.ts';
import { OUTPUT_MARKER } from '../../src/system/walkFiles.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

const FACTS = { base: '/', routes: [], redirects: {}, headers: {} };
const text = (contents: string): OutputFile => ({ kind: 'text', contents });

/** A published site with these files, and stages for it. */
function published(files: Readonly<Record<string, string>>) {
  const folder = join(temporaryFolder(), 'dist');
  const stage = createStage(folder, process.pid);
  for (const [path, contents] of Object.entries(files)) stage.put(path, text(contents));
  stage.commit(FACTS);
  return {
    folder,
    stage: () => createStage(folder, process.pid),
    read: (path: string) => readFileSync(join(folder, path), 'utf8'),
  };
}

describe('createStage', () => {
  it('creates nothing before the first changed file', () => {
    const { folder, stage } = published({ 'a.txt': 'a' });
    const next = stage();
    next.put('a.txt', text('a'));
    assert.equal(existsSync(stageFolderOf(folder, process.pid)), false);
    next.put('b.txt', text('b'));
    assert.equal(existsSync(stageFolderOf(folder, process.pid)), true);
  });

  it('tells of a file that has been deleted since it was listed', () => {
    const from = join(temporaryFolder(), 'gone.png');
    for (const file of [
      { kind: 'copy', from },
      { kind: 'copy', from, sum: 'known' },
    ] as const)
      assert.throws(
        () => published({}).stage().put('gone.png', file),
        (error: unknown) => error instanceof SourceChanged && error.file === from,
      );
  });

  it('tells of a site that somebody deletes while the next one is made', () => {
    const { folder, stage } = published({ 'a/index.html': 'a', 'b.txt': 'b' });
    const next = stage();
    next.put('a/index.html', text('a'));
    next.put('b.txt', text('another'));
    rmSync(folder, { recursive: true });
    const isOfSite = (error: unknown) => error instanceof SourceChanged && error.file === join(folder, 'a/index.html');
    assert.throws(() => next.read('a/index.html'), isOfSite);
    assert.throws(() => next.commit(FACTS), isOfSite);
    next.discard();
    assert.deepEqual(readdirSync(dirname(folder)), []);
  });

  it('reads back what is staged and what still stands', () => {
    const next = published({ 'a.txt': 'a' }).stage();
    next.put('b.txt', text('b'));
    assert.deepEqual(next.files(), [['b.txt', contentHash('b'), 1]]);
    next.put('a.txt', text('a'));
    assert.deepEqual(
      ['a.txt', 'b.txt'].map((path) => String(next.read(path))),
      ['a', 'b'],
    );
    assert.deepEqual(['a.txt', 'b.txt'].map(next.isWritten), [false, true]);
    assert.deepEqual(['B.txt', 'b.txt/c', 'c.txt'].map(next.has), [true, true, false]);
    assert.deepEqual(next.files(), [
      ['a.txt', contentHash('a'), 1],
      ['b.txt', contentHash('b'), 1],
    ]);
  });

  it('reads what the old site has as it was published, and where contents are compared nothing of it', () => {
    const { folder, stage } = published({ 'a.txt': 'a', 'b.txt': 'b' });
    writeFileSync(join(folder, 'b.txt'), 'longer');
    const read = (from: Stage, path: string, sum: string) => from.readLast([path, contentHash(sum), 1])?.toString();
    const readAll = (from: Stage) => [read(from, 'a.txt', 'a'), read(from, 'a.txt', 'x'), read(from, 'b.txt', 'b')];
    assert.deepEqual(readAll(stage()), ['a', undefined, undefined]);
    const comparing = createStage(folder, process.pid, { comparesContents: true });
    assert.deepEqual(readAll(comparing), [undefined, undefined, undefined]);
  });

  it('says what a commit did, and leaves the old site where it is when nothing has changed', () => {
    const { folder, stage } = published({ 'a.txt': 'a', 'b.txt': 'b' });
    const commit = (files: Readonly<Record<string, string>>) => {
      const next = stage();
      for (const [path, contents] of Object.entries(files)) next.put(path, text(contents));
      return next.commit(FACTS);
    };
    const nothing = { written: [], removed: [], lost: [], unchanged: 2, sizeBytes: 2 };
    const { ino } = statSync(folder);
    assert.deepEqual(commit({ 'b.txt': 'b', 'a.txt': 'a' }), nothing);
    assert.equal(statSync(folder).ino, ino);
    const some = { written: ['c.txt', 'd.txt'], removed: ['a.txt'], lost: [], unchanged: 1, sizeBytes: 4 };
    assert.deepEqual(commit({ 'd.txt': 'dd', 'c.txt': 'c', 'b.txt': 'b' }), some);
    assert.deepEqual(readdirSync(join(folder, '..')), ['dist']);
  });

  it('O-08: tells of nothing where the old site does not say what it had', () => {
    const { folder, stage } = published({ 'a.txt': 'a' });
    writeFileSync(join(folder, OUTPUT_MARKER), 'damaged');
    assert.deepEqual(stage().commit(FACTS).lost, []);
  });

  it('keeps files that are known to stand, all of them or none', () => {
    const { stage, read } = published({ 'a.txt': 'a', 'b.txt': 'b' });
    const next = stage();
    assert.equal(
      next.keep([
        ['a.txt', contentHash('a'), 1],
        ['b.txt', contentHash('other'), 1],
      ]),
      false,
    );
    assert.equal(next.has('a.txt'), false);
    assert.equal(next.keep([['a.txt', contentHash('a'), 1]]), true);
    assert.deepEqual(next.commit(FACTS).removed, ['b.txt']);
    assert.equal(read('a.txt'), 'a');
  });

  it('O-08: tells of what somebody has put there, and not of its own files that are gone', () => {
    const { folder, stage } = published({ 'a.txt': 'a', 'b.txt': 'b' });
    writeFileSync(join(folder, 'CNAME'), 'docs.example');
    writeFileSync(join(folder, CARRIED_LIST), '{}');
    const next = stage();
    next.put('a.txt', text('changed'));
    const { removed, lost } = next.commit(FACTS);
    assert.deepEqual({ removed, lost }, { removed: ['b.txt'], lost: ['CNAME'] });
  });

  it('does not count code as removed that it carries for open tabs', () => {
    const { folder, stage } = published({ 'a.txt': 'a', 'assets/page.ABCDEFGH.js': '0' });
    const next = stage();
    next.put('a.txt', text('changed'));
    assert.deepEqual(next.commit(FACTS).removed, []);
    assert.equal(readFileSync(join(folder, 'assets/page.ABCDEFGH.js'), 'utf8'), '0');
  });

  it('knows the file of a hidden page, whose path the marker does not tell, and does not count it as removed', () => {
    const { stage } = published({});
    const hidden = { routes: ['/secret/'], files: ['secret/index.html'] };
    const commit = (path: string) => {
      const next = stage();
      next.put(path, text('a'));
      next.put('secret/index.html', text('secret'));
      const { written, removed } = next.commit({ ...FACTS, hidden });
      return { written, removed };
    };
    assert.deepEqual(commit('a.txt'), { written: ['a.txt', 'secret/index.html'], removed: [] });
    assert.deepEqual(commit('b.txt'), { written: ['b.txt'], removed: ['a.txt'] });
  });

  it('knows a copied file by the sum that it is given', () => {
    const from = join(temporaryFolder({ 'a.png': 'a' }), 'a.png');
    assert.deepEqual(published({}).stage().put('a.png', { kind: 'copy', from, sum: 'known' }), ['a.png', 'known', 1]);
  });

  it('O-12: writes anew what somebody has changed without changing its size, where contents are compared', () => {
    const { folder, read } = published({ 'a.txt': 'one', 'b.txt': 'two', 'c.txt': 'three', 'd.txt': 'four' });
    const source = join(folder, '..', 'source.txt');
    writeFileSync(source, 'three');
    const joined = (...parts: readonly string[]): OutputFile => ({
      kind: 'joined',
      sum: contentHash(parts.join('')),
      sizeBytes: parts.join('').length,
      parts: () => parts,
    });
    const put = (stage: Stage) => {
      stage.put('a.txt', text('one'));
      stage.put('b.txt', joined('t', 'wo'));
      stage.put('c.txt', { kind: 'copy', from: source });
      stage.put('d.txt', text('four'));
      return stage.commit(FACTS).written;
    };
    const comparing = () => createStage(folder, process.pid, { comparesContents: true });
    assert.deepEqual(put(comparing()), []);
    for (const name of ['a', 'b', 'c']) writeFileSync(join(folder, `${name}.txt`), read(`${name}.txt`).toUpperCase());
    assert.deepEqual(put(createStage(folder, process.pid)), []);
    assert.equal(comparing().keep([['d.txt', contentHash('four'), 4]]), false);
    assert.deepEqual(put(comparing()), ['a.txt', 'b.txt', 'c.txt']);
    assert.deepEqual(['a.txt', 'b.txt', 'c.txt'].map(read), ['one', 'two', 'three']);
  });

  it('copies what stays as it is where the file system has no hard links', (test) => {
    const { stage, read } = published({ 'a.txt': 'a', 'b.txt': 'b' });
    const { mock } = test.mock.method(fs, 'linkSync', () => {
      throw Object.assign(new Error('EPERM: operation not permitted, link'), { code: 'EPERM' });
    });
    syncBuiltinESMExports();
    try {
      const next = stage();
      next.put('a.txt', text('a'));
      next.put('b.txt', text('changed'));
      assert.deepEqual(next.commit(FACTS).written, ['b.txt']);
      assert.equal(mock.callCount(), 1);
    } finally {
      mock.restore();
      syncBuiltinESMExports();
    }
    assert.deepEqual([read('a.txt'), read('b.txt')], ['a', 'changed']);
  });

  it('takes over what another thread has staged in the same folder', () => {
    const { stage, read } = published({});
    const [mine, theirs] = [stage(), stage()];
    const files = [theirs.put('t.txt', text('theirs'))];
    mine.put('m.txt', text('mine'));
    mine.adopt(files, files.map(([path]) => path).filter(theirs.isWritten));
    assert.deepEqual(mine.commit(FACTS).written, ['m.txt', 't.txt']);
    assert.deepEqual([read('m.txt'), read('t.txt')], ['mine', 'theirs']);
    assert.equal(stage().keep(files), true);
  });

  it('leaves the old site as it is when it is discarded', () => {
    const { folder, stage, read } = published({ 'a.txt': 'a' });
    const next = stage();
    next.put('a.txt', text('changed'));
    next.discard();
    next.discard();
    assert.equal(read('a.txt'), 'a');
    assert.deepEqual(readdirSync(join(folder, '..')), ['dist']);
  });

  for (const path of ['../x', 'a/../../x', '..', 'a/..', '..\\x', 'a\\..\\x']) {
    it(`refuses \`${path}\`, which leads out of the folder`, () => {
      const { stage, folder } = published({});
      assert.throws(() => stage().put(path, text('x')), /leads out of the folder/);
      assert.equal(existsSync(join(folder, '..', 'x')), false);
    });
  }

  it('writes texts of any length, one after the other', () => {
    const folder = join(temporaryFolder(), 'dist');
    const stage = createStage(folder, 1);
    const texts = ['é'.repeat(700_000), 'short', 'a'.repeat(340_000), '', '🚀'.repeat(300_000)];
    const files = texts.map((contents, index) => stage.put(`${index}.txt`, text(contents)));
    stage.commit(FACTS);
    texts.forEach((contents, index) => {
      assert.ok(readFileSync(join(folder, `${index}.txt`), 'utf8') === contents, String(index));
      assert.equal(files[index]?.[2], Buffer.byteLength(contents));
    });
  });
});
