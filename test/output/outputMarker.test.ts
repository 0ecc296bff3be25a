import assert from 'node:assert/strict';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import type { OutputFile } from '../../src/model/outputFile.ts';
import { readOutputMarker } from '../../src/output/outputMarker.ts';
import { OUTPUT_MARKER } from '../../src/system/walkFiles.ts';
import { leavesNothingOpen } from '../leavesNothingOpen.ts';
import { publish } from '../publish.ts';
import { temporaryFolder, writeFiles } from '../temporaryFolder.ts';

const FACTS = { base: '/docs/', routes: ['/'], redirects: { '/old': '/docs/' }, headers: {} };

const planOf = (files: Readonly<Record<string, string>>) =>
  new Map(Object.entries(files).map(([path, contents]): [string, OutputFile] => [path, { kind: 'text', contents }]));

/** An output folder that does not exist yet, in a folder of its own. */
function newOutput(parent = temporaryFolder()) {
  const folder = join(parent, 'dist');
  return {
    parent,
    folder,
    commit: (files: Readonly<Record<string, string>>) => publish(planOf(files), folder, FACTS),
    /** Files of the site, path to contents, without the marker. */
    tree: () => treeOf(folder),
    inode: (path: string) => statSync(join(folder, path)).ino,
  };
}

function treeOf(folder: string): Record<string, string> {
  const paths = readdirSync(folder, { recursive: true })
    .map((path) => String(path).replaceAll('\\', '/'))
    .sort();
  const files = paths.filter((path) => path !== OUTPUT_MARKER && lstatSync(join(folder, path)).isFile());
  return Object.fromEntries(files.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
}

describe('an output folder', () => {
  it('publishes a plan and says what it wrote', () => {
    const { commit, tree, folder } = newOutput();
    assert.deepEqual(commit({ 'index.html': 'home', 'a/b.txt': 'é' }), {
      written: ['a/b.txt', 'index.html'],
      removed: [],
      lost: [],
      unchanged: 0,
      sizeBytes: 6,
    });
    assert.deepEqual(tree(), { 'a/b.txt': 'é', 'index.html': 'home' });
    assert.deepEqual(Object.keys(readOutputMarker(folder)?.files ?? {}), ['a/b.txt', 'index.html']);
    assert.equal(readOutputMarker(folder)?.base, '/docs/');
  });

  it('copies files, and writes parts one after the other', () => {
    const { folder, tree, parent } = newOutput();
    writeFiles(parent, { 'source.bin': 'copied' });
    const plan = new Map<string, OutputFile>([
      ['copy.bin', { kind: 'copy', from: join(parent, 'source.bin') }],
      ['joined.txt', { kind: 'joined', sum: 'sum', sizeBytes: 4, parts: () => ['ab', Buffer.from('cd')] }],
      ['bytes.bin', { kind: 'text', contents: Buffer.from([0x61]) }],
    ]);
    leavesNothingOpen(() => assert.equal(publish(plan, folder, FACTS).sizeBytes, 11));
    assert.deepEqual(tree(), { 'bytes.bin': 'a', 'copy.bin': 'copied', 'joined.txt': 'abcd' });
  });

  it('does not rewrite a file that did not change: it is the same one on disk', () => {
    const { commit, inode } = newOutput();
    commit({ 'same.txt': 'same', 'other.txt': 'one' });
    const before = inode('same.txt');
    assert.deepEqual(commit({ 'same.txt': 'same', 'other.txt': 'two' }), {
      written: ['other.txt'],
      removed: [],
      lost: [],
      unchanged: 1,
      sizeBytes: 7,
    });
    assert.equal(inode('same.txt'), before);
  });

  it('touches nothing when nothing has changed', () => {
    const { commit, folder } = newOutput();
    commit({ 'a.txt': 'a' });
    const before = statSync(folder);
    assert.deepEqual(commit({ 'a.txt': 'a' }), { written: [], removed: [], lost: [], unchanged: 1, sizeBytes: 1 });
    assert.equal(statSync(folder).ino, before.ino);
    assert.equal(statSync(folder).mtimeMs, before.mtimeMs);
  });

  it('writes the marker anew when only the facts have changed', () => {
    const { commit, folder } = newOutput();
    commit({ 'a.txt': 'a' });
    publish(planOf({ 'a.txt': 'a' }), folder, { ...FACTS, base: '/' });
    assert.equal(readOutputMarker(folder)?.base, '/');
  });

  it('names what is hidden in no file of its own, and knows it at the next build all the same', () => {
    const { folder, inode, tree } = newOutput();
    const files = { 'secret/index.html': 's', 'assets/chunks/7.x.js': 'c', 'index.html': 'h' };
    const hidden = { routes: ['/secret/'], files: ['secret/index.html', 'assets/chunks/7.x.js'] };
    const commit = (changed = {}) => publish(planOf({ ...files, ...changed }), folder, { ...FACTS, hidden });
    commit();
    const told = readFileSync(join(folder, OUTPUT_MARKER), 'utf8');
    assert.doesNotMatch(told, /secret|chunks/);
    assert.match(told, /"files":\{"index\.html":"[^"]*","#/, 'nor by where they stand');
    const names = Object.keys(readOutputMarker(folder)?.files ?? {}).slice(1);
    assert.deepEqual(names, [...names].sort(), 'nor by which comes first');
    const before = inode('secret/index.html');
    assert.deepEqual(commit().written, []);
    assert.deepEqual(commit({ 'index.html': 'H' }).written, ['index.html']);
    assert.equal(inode('secret/index.html'), before);
    assert.deepEqual(commit({ 'index.html': 'H', 'secret/index.html': 'S' }).written, ['secret/index.html']);
    assert.deepEqual(publish(planOf({ 'index.html': 'H' }), folder, FACTS).removed, []);
    assert.deepEqual(tree(), { 'index.html': 'H' });
  });

  it('O-10: takes away what the plan holds no more, with its folders', () => {
    const { commit, tree, folder } = newOutput();
    commit({ 'a/b/c.txt': 'c', 'd.txt': 'd' });
    assert.deepEqual(commit({ 'd.txt': 'd' }).removed, ['a/b/c.txt']);
    assert.deepEqual(tree(), { 'd.txt': 'd' });
    assert.equal(existsSync(join(folder, 'a')), false);
  });

  it('O-12: repairs files that were changed or deleted by hand', () => {
    const { commit, tree, folder } = newOutput();
    commit({ 'a.txt': 'a', 'b.txt': 'b' });
    writeFileSync(join(folder, 'a.txt'), 'by hand');
    assert.deepEqual(commit({ 'a.txt': 'a', 'b.txt': 'b' }).written, ['a.txt']);
    assert.deepEqual(tree(), { 'a.txt': 'a', 'b.txt': 'b' });
  });

  it('takes no marker for one that lacks a part, as that of another version of docsgen may', () => {
    const { folder, commit } = newOutput();
    commit({ 'a.txt': 'a' });
    const marker = { ...readOutputMarker(folder) };
    for (const part of ['routes', 'hidden', 'redirects', 'headers', 'files']) {
      writeFileSync(join(folder, OUTPUT_MARKER), JSON.stringify({ ...marker, [part]: undefined }));
      assert.equal(readOutputMarker(folder), undefined, part);
    }
  });

  for (const damage of ['', '{', 'null', '5', '[]', '{"files":null}', '{"redirects":{},"headers":{}}']) {
    it(`writes everything anew over a marker that says ${JSON.stringify(damage)}`, () => {
      const { folder, commit, tree } = newOutput();
      commit({ 'a.txt': 'a', 'gone.txt': 'x' });
      writeFileSync(join(folder, OUTPUT_MARKER), damage);
      assert.equal(readOutputMarker(folder), undefined);
      assert.deepEqual(commit({ 'a.txt': 'a' }).written, ['a.txt']);
      assert.deepEqual(tree(), { 'a.txt': 'a' });
    });
  }

  it('O-01, O-04: leaves the old site when staging fails, and nothing beside it', () => {
    const { folder, commit, tree, parent } = newOutput();
    commit({ 'a.txt': 'old', 'b.txt': 'old' });
    const marker = readFileSync(join(folder, OUTPUT_MARKER), 'utf8');
    const failing: readonly ReadonlyMap<string, OutputFile>[] = [
      new Map([...planOf({ 'a.txt': 'new' }), ['missing.txt', { kind: 'copy', from: join(parent, 'nowhere') }]]),
      planOf({ 'a.txt': 'new', 'c.txt': 'a file', 'c.txt/d.txt': 'below it' }),
      planOf({ 'a.txt': 'new', 'c/d.txt': 'below', c: 'a file' }),
      planOf({ 'a.txt': 'new', 'nul\u0000.txt': 'x' }),
      planOf({ 'a.txt': 'new', [`${'x'.repeat(300)}.txt`]: 'x' }),
      planOf({ 'a.txt': 'new', '../outside.txt': 'x' }),
      planOf({ 'a.txt': 'new', 'a/../../outside.txt': 'x' }),
    ];
    for (const plan of failing) {
      assert.throws(() => publish(plan, folder, FACTS), JSON.stringify([...plan.keys()]));
      assert.deepEqual(tree(), { 'a.txt': 'old', 'b.txt': 'old' });
      assert.equal(readFileSync(join(folder, OUTPUT_MARKER), 'utf8'), marker);
      assert.deepEqual(readdirSync(parent), ['dist']);
    }
  });

  it('O-04: names path and cause of what failed', () => {
    const { folder, parent } = newOutput();
    const missing = join(parent, 'nowhere');
    assert.throws(
      () => publish(new Map([['a.txt', { kind: 'copy', from: missing }]]), folder, FACTS),
      (error: Error) => error.message.includes(missing),
    );
  });

  it('publishes through a link to a folder, and leaves the folder behind the link alone', () => {
    const { folder, commit, tree, parent } = newOutput();
    mkdirSync(join(parent, 'elsewhere'));
    symlinkSync('elsewhere', folder);
    commit({ 'a.txt': 'a' });
    assert.deepEqual(tree(), { 'a.txt': 'a' });
  });

  it('O-18: ends with the same bytes whatever stood there before', () => {
    const path = fc.constantFrom('index.html', 'a/index.html', 'a/b.txt', 'c.css', 'd/e/f.js');
    const site = fc.dictionary(path, fc.constantFrom('one', 'two', 'three', ''), { noNullPrototype: true });
    fc.assert(
      fc.property(fc.array(site, { minLength: 1, maxLength: 4 }), (history) => {
        const grown = newOutput();
        for (const files of history) grown.commit(files);
        const clean = newOutput();
        clean.commit(history.at(-1) ?? {});
        assert.deepEqual(existsSync(grown.folder) && grown.tree(), existsSync(clean.folder) && clean.tree());
        assert.deepEqual(readOutputMarker(grown.folder), readOutputMarker(clean.folder));
      }),
      { numRuns: 40 },
    );
  });
});
