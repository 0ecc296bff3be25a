import assert from 'node:assert/strict';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { readSource } from '../../src/content/readSources.ts';
import { StoredSource } from '../../src/content/storedSource.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

const TEXT = '\ufeff---\r\ntitle: Größe\r\n---\r\n\r\n# A\r\n\r\nWords.\r\n';
const BODY = '\n\n\n\n# A\n\nWords.\n';

function stored(text: string): { readonly path: string; readonly source: StoredSource } {
  const path = join(temporaryFolder({ 'a.md': text }), 'a.md');
  return { path, source: readSource({ relativePath: 'a.md', absolutePath: path }, '') as StoredSource };
}

describe('a stored source', () => {
  it('reads its text when it is asked for, with lines and columns as in the file', () => {
    assert.equal(stored(TEXT).source.body, BODY);
    assert.equal(stored('No front matter.\n').source.body, 'No front matter.\n');
  });

  it('is a source again after it was sent to another thread, without its text', () => {
    const { source } = stored(TEXT);
    const sent = structuredClone(source) as StoredSource;
    assert.ok(!('body' in sent));
    assert.equal(new StoredSource(sent).body, BODY);
    assert.deepEqual(new StoredSource(sent).frontmatter, { title: 'Größe' });
  });

  it('has the text of the file that was asked last, however often they change', () => {
    const [one, two] = [stored('One.\n').source, stored('Two.\n').source];
    assert.deepEqual([one.body, two.body, one.body, two.body], ['One.\n', 'Two.\n', 'One.\n', 'Two.\n']);
  });

  it('is empty when its file is gone, or cannot be decoded any more', () => {
    const { path, source } = stored('Words.\n');
    rmSync(path);
    assert.equal(source.body, '');
    const { path: other, source: changed } = stored('Words.\n');
    writeFileSync(other, Buffer.from([0xff, 0xfe, 0x41]));
    assert.equal(changed.body, '');
  });
});
