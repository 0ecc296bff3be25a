import assert from 'node:assert/strict';
import { chmodSync, existsSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { type InputFiles, openInputFiles, type SourceFacts } from '../../src/content/inputFiles.ts';
import { contentHash } from '../../src/system/contentHash.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

const FACTS: SourceFacts = { frontmatter: { title: 'A' }, keyLines: { title: 2 }, bodyStart: 17, diagnostics: [] };
/** So much later that a change of now is an old one. */
const later = () => Date.now() + 10_000;

/** A project with one file, and its index as an earlier run has left it. */
function project(text = '---\ntitle: A\n---\n') {
  const folder = temporaryFolder({ 'a.md': text });
  const path = join(folder, 'a.md');
  const open = (now = Date.now) => openInputFiles(join(folder, '.docsgen'), { now });
  const first = open(later);
  first.facts(path, () => FACTS);
  first.save();
  return { folder, path, open };
}

/** The hash that is known of the file, and whether the file was read for it. */
function asked(inputs: InputFiles, path: string): { readonly hash: string; readonly isRead: boolean } {
  let isRead = false;
  const { hash } = inputs.facts(path, () => {
    isRead = true;
    return FACTS;
  });
  return { hash, isRead };
}

describe('input files', () => {
  it('are not read again while they are as an earlier run found them', () => {
    const { path, open } = project();
    const inputs = open();
    assert.deepEqual(asked(inputs, path), { hash: contentHash('---\ntitle: A\n---\n'), isRead: false });
    const { hash, facts } = inputs.facts(path, () => assert.fail('read'));
    assert.deepEqual(facts, FACTS);
    assert.equal(inputs.markdownHash(path), hash);
  });

  it('are found whichever have come and gone since, and in whatever order they are asked for', () => {
    const texts = { 'a.md': 'A\n', 'b.md': 'B\n', 'c.md': 'C\n', 'd.md': 'D\n' };
    const folder = temporaryFolder(texts);
    const open = (now = Date.now) => openInputFiles(join(folder, '.docsgen'), { now });
    const first = open(later);
    const factsOf = (name: string) => ({ ...FACTS, frontmatter: { title: name } });
    for (const name of Object.keys(texts)) first.facts(join(folder, name), () => factsOf(name));
    first.save();
    writeFileSync(join(folder, 'ab.md'), 'New\n');
    writeFileSync(join(folder, 'c.md'), 'Changed\n');
    const inputs = open();
    const seen = ['ab.md', 'd.md', 'a.md', 'b.md', 'c.md'].map((name) => {
      let isRead = false;
      const { hash, facts } = inputs.facts(join(folder, name), () => {
        isRead = true;
        return factsOf(`${name} now`);
      });
      return [name, hash === contentHash(readFileSync(join(folder, name))), facts.frontmatter.title, isRead];
    });
    assert.deepEqual(seen, [
      ['ab.md', true, 'ab.md now', true],
      ['d.md', true, 'd.md', false],
      ['a.md', true, 'a.md', false],
      ['b.md', true, 'b.md', false],
      ['c.md', true, 'c.md now', true],
    ]);
  });

  it('are read again when they have changed, though size and time of writing are the same', () => {
    const { path, open } = project();
    const { atime, mtime } = statSync(path);
    writeFileSync(path, '---\ntitle: B\n---\n');
    utimesSync(path, atime, mtime);
    assert.deepEqual(asked(open(), path), { hash: contentHash('---\ntitle: B\n---\n'), isRead: true });
  });

  it('are read again when another file has taken the place', () => {
    const { folder, path, open } = project();
    const other = join(folder, 'other.md');
    writeFileSync(other, '---\ntitle: C\n---\n');
    const { atime, mtime } = statSync(path);
    utimesSync(other, atime, mtime);
    renameSync(other, path);
    assert.equal(asked(open(), path).hash, contentHash('---\ntitle: C\n---\n'));
  });

  it('are read again when they were written a moment before they were read', () => {
    const folder = temporaryFolder({ 'a.md': 'one\n' });
    const path = join(folder, 'a.md');
    const open = (now = Date.now) => openInputFiles(join(folder, '.docsgen'), { now });
    const { mtimeMs, ctimeMs } = statSync(path);
    const after = (ms: number) => () => Math.max(mtimeMs, ctimeMs) + ms;
    const soon = open(after(1_900));
    assert.equal(asked(soon, path).isRead, true);
    soon.save();
    // With a coarse clock a second change would bear the same time.
    assert.equal(asked(open(), path).isRead, true);
    const settled = open(after(2_100));
    assert.equal(asked(settled, path).isRead, true);
    settled.save();
    assert.equal(asked(open(), path).isRead, false);
  });

  it('are read within a run as they were when it first asked for them', () => {
    const { path, open } = project();
    const inputs = open();
    const before = inputs.markdownHash(path);
    writeFileSync(path, 'Another text.\n');
    assert.equal(inputs.markdownHash(path), before);
    assert.notEqual(open().markdownHash(path), before);
  });

  it('are all read where the index is damaged, discarded, or missing', () => {
    const { folder, path, open } = project();
    const index = join(folder, '.docsgen/inputs.json');
    writeFileSync(index, 'xyz');
    assert.equal(asked(open(), path).isRead, true);
    const inputs = open(later);
    asked(inputs, path);
    inputs.save();
    assert.equal(asked(open(), path).isRead, false);
    inputs.discard();
    assert.equal(asked(open(), path).isRead, true);
    assert.equal(asked(openInputFiles(), path).isRead, true);
    rmSync(index, { force: true });
    assert.equal(asked(open(), path).isRead, true);
  });

  it('lose what JSON would not give back as it was', () => {
    const { path, open } = project();
    writeFileSync(path, '---\norder: -.inf\n---\n');
    for (let run = 0; run < 2; run += 1) {
      const inputs = open(later);
      const facts = { ...FACTS, frontmatter: { order: Number.NEGATIVE_INFINITY } };
      assert.deepEqual(inputs.facts(path, () => facts).facts.frontmatter, facts.frontmatter);
      inputs.save();
    }
  });

  it('that are not there have the hash of nothing, and are seen when they come', () => {
    const { folder, open } = project();
    const path = join(folder, 'redirects.yaml');
    const inputs = open(later);
    assert.equal(inputs.hashOf(path), contentHash(''));
    inputs.save();
    writeFileSync(path, 'a: b\n');
    assert.equal(open().hashOf(path), contentHash('a: b\n'));
  });

  it('tell by their change of rights that they may be read now', () => {
    const { path, open } = project();
    chmodSync(path, 0o600);
    assert.equal(asked(open(), path).isRead, true);
  });

  describe('read in a hurry', () => {
    /** A project of which nothing is known, read in a hurry at a time after its file was written (ms). */
    const hurried = (after: number) => {
      const folder = temporaryFolder({ 'a.md': 'one\n' });
      const path = join(folder, 'a.md');
      const { ctimeMs } = statSync(path);
      const inputs = openInputFiles(join(folder, '.docsgen'), { now: () => ctimeMs + after, isHurried: true });
      asked(inputs, path);
      const index = join(folder, '.docsgen/inputs.json');
      return { path, inputs, index, isReadAgain: () => asked(openInputFiles(join(folder, '.docsgen')), path).isRead };
    };

    it('are kept when they have long stood as they were read', () => {
      const { inputs, isReadAgain } = hurried(601_000);
      inputs.save();
      assert.equal(isReadAgain(), false);
    });

    it('are not kept when they were written in the ten minutes before, by which two clocks may differ', () => {
      const { inputs, isReadAgain, index } = hurried(599_000);
      inputs.save();
      assert.equal(isReadAgain(), true);
      assert.ok(!existsSync(index), 'an index of nothing');
    });

    it('are not kept when they were changed or deleted after they were read', () => {
      const changed = hurried(-1);
      changed.inputs.save();
      assert.equal(changed.isReadAgain(), true);
      const deleted = hurried(601_000);
      rmSync(deleted.path);
      deleted.inputs.save();
      assert.throws(deleted.isReadAgain, { code: 'ENOENT' });
    });
  });
});
