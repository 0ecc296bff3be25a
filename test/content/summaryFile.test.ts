import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readSource } from '../../src/content/readSources.ts';
import { summaryFile } from '../../src/content/summaryFile.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

describe('summaryFile', () => {
  const LIST = '# Summary\n\n[Preface](preface.md)\n\n- [One](one.md)\n    - [Two](two/README.md#a)\n';
  const TITLED = '* [Three](three.md "The third")\n';

  it('warns of the list of pages that GitBook and mdBook make their sidebar of', () => {
    const [told, ...others] = summaryFile('content/docs/SUMMARY.md', LIST);
    assert.equal(told?.code, 'unread-file');
    assert.deepEqual(told?.place, { file: 'content/docs/SUMMARY.md', line: 1, column: 1 });
    assert.match(told?.message ?? '', /^`SUMMARY\.md` is ignored/);
    assert.match(told?.hint ?? '', /`sidebars` in `site\/config\.ts`/);
    assert.deepEqual(others, []);
    assert.equal(summaryFile('SUMMARY.md', TITLED).length, 1);
  });

  it('says nothing of a page that sums something up, or has another name', () => {
    assert.deepEqual(summaryFile('SUMMARY.md', '# Summary\n\n- All is [well](a.md) here\n\nSee [b](b.md)\n'), []);
    assert.deepEqual(summaryFile('content/summary.md', LIST), []);
    assert.deepEqual(summaryFile('content/MY-SUMMARY.md', LIST), []);
  });

  it('is asked of each source that is read', () => {
    const folder = temporaryFolder({ 'SUMMARY.md': `\uFEFF${LIST.replaceAll('\n', '\r\n')}` });
    const { diagnostics } = readSource(
      { relativePath: 'SUMMARY.md', absolutePath: `${folder}/SUMMARY.md` },
      'content/',
    );
    assert.deepEqual(
      diagnostics.map(({ code }) => code),
      ['unread-file'],
    );
  });
});
