import assert from 'node:assert/strict';
import { cpSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { hashInputs, readBundleNote, writeBundleNote, writtenSince } from '../../../src/system/bundler/bundleNote.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

function notedProject() {
  const root = temporaryFolder({ 'site/a.ts': 'a', 'site/b.ts': 'b' });
  const inputs = [join(root, 'site/a.ts'), join(root, 'site/b.ts')];
  const note = join(root, '.docsgen/note.json');
  writeBundleNote(note, { key: 'key', inputs, hash: hashInputs(inputs, root) }, root);
  return { root, inputs, note };
}

describe('readBundleNote', () => {
  it('yields the note while nothing has changed', () => {
    const { root, inputs, note } = notedProject();
    assert.deepEqual(readBundleNote(note, 'key', root)?.inputs, inputs);
  });

  it('yields nothing once an input has changed or is gone', () => {
    const { root, inputs, note } = notedProject();
    writeFileSync(inputs[0] ?? '', 'other');
    assert.equal(readBundleNote(note, 'key', root), undefined);
    writeFileSync(inputs[0] ?? '', 'a');
    assert.notEqual(readBundleNote(note, 'key', root), undefined);
    rmSync(inputs[1] ?? '');
    assert.equal(readBundleNote(note, 'key', root), undefined);
  });

  it('yields nothing once an import may mean another file', () => {
    const { root, note } = notedProject();
    writeFileSync(join(root, 'site/a.tsx'), '');
    assert.equal(readBundleNote(note, 'key', root), undefined);
  });

  it('goes with its project, as where CI keeps it: the files of the folder that it came from say nothing', () => {
    const { root } = notedProject();
    const moved = join(temporaryFolder(), 'moved');
    cpSync(root, moved, { recursive: true });
    const read = () => readBundleNote(join(moved, '.docsgen/note.json'), 'key', moved)?.inputs;
    assert.deepEqual(read(), [join(moved, 'site/a.ts'), join(moved, 'site/b.ts')]);
    writeFileSync(join(moved, 'site/a.ts'), 'other');
    assert.equal(read(), undefined);
  });

  it('yields nothing when something else was asked for', () => {
    const { root, note } = notedProject();
    assert.equal(readBundleNote(note, 'other', root), undefined);
  });

  it('yields nothing for a note that is missing or damaged', () => {
    const { root, note } = notedProject();
    for (const damage of ['', '{', 'null', '{"key":"key"}', '[]']) {
      writeFileSync(note, damage);
      assert.equal(readBundleNote(note, 'key', root), undefined, damage);
    }
    assert.equal(readBundleNote(join(root, 'none.json'), 'key', root), undefined);
  });
});

it('writtenSince takes what was written in the millisecond of the start for read, and what is gone for old', () => {
  const { root, inputs } = notedProject();
  const last = Math.floor(Math.max(...inputs.map((path) => statSync(path).ctimeMs)));
  const files = [...inputs, join(root, 'gone.ts')];
  assert.deepEqual(
    [last - 1, last, last + 1].map((begun) => writtenSince(files, begun)),
    [true, false, false],
  );
});
