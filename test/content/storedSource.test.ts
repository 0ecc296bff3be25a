import assert from 'node:assert/strict';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { readSource } from '../../src/content/readSources.ts';
import { StoredSource } from '../../src/content/storedSource.ts';
import { SourceChanged } from '../../src/model/sourceFile.ts';
import { compileSource } from '../compileText.ts';
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
    assert.equal(stored(TEXT).source.frontmatterText, '---\ntitle: Größe\n---\n');
    assert.equal(stored('No front matter.\n').source.frontmatterText, '');
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

  it('has no text when its file is gone, or another by now: its page would be kept under the name of the old text', () => {
    const { path, source } = stored('Words.\n');
    rmSync(path);
    assert.throws(() => source.body, SourceChanged);
    const { path: other, source: changed } = stored('Words.\n');
    writeFileSync(other, 'Other words.\n');
    assert.throws(() => changed.body, SourceChanged);
    const { diagnostics } = compileSource(changed);
    assert.deepEqual(
      diagnostics.map(({ code, place, severity }) => [code, place?.file, severity]),
      [['unreadable', 'a.md', 'error']],
    );
    writeFileSync(other, 'Words.\n');
    assert.equal(changed.body, 'Words.\n');
  });
});

describe('a stored source with a control character', () => {
  it('I-06: has no text, and says why, wherever the character stands', () => {
    for (const [text, line] of [
      ['---\ntitle: A\n---\n\nWo\u0001rds.\n', 5],
      ['---\ntitle: A\u0007\n---\n\nWords.\n', 2],
    ] as const) {
      const { source } = stored(text);
      assert.equal(source.body, '');
      assert.deepEqual(
        source.bodyDiagnostics.map(({ code, place }) => [code, place?.line]),
        [['control-character', line]],
      );
      assert.ok(compileSource(source).diagnostics.some(({ code }) => code === 'control-character'));
    }
  });

  it('keeps its text where the character is only told of', () => {
    const { source } = stored('# A\n\nWords \u2066of\u2069 a page.\n');
    const { html, diagnostics } = compileSource(source);
    assert.match(html, /Words .of. a page/);
    assert.deepEqual(
      diagnostics.map(({ code, severity }) => [code, severity]),
      [['bidi-control', 'warning']],
    );
  });
});
