import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { githubAnnotations } from '../../../src/cli/report/githubAnnotations.ts';

describe('githubAnnotations', () => {
  it('are one command a fault, with the place in the repository', () =>
    assert.equal(
      githubAnnotations(
        [
          {
            severity: 'error',
            code: 'broken-link',
            message: '100% of\nthis, that: `x`',
            place: { file: 'content/a,b.md', line: 3, column: 5, endColumn: 9 },
            hint: 'write `y`',
          },
          { severity: 'warning', code: 'empty-page', message: 'Nothing.' },
        ],
        'docs/',
      ),
      '::error file=docs/content/a%2Cb.md,line=3,col=5,endColumn=9,title=broken-link::100%25 of%0Athis, that: `x`%0Awrite `y`\n' +
        '::warning title=empty-page::Nothing.\n',
    ));

  it('ends no command early, whatever stands in a message or in the name of a file', () =>
    assert.equal(
      githubAnnotations(
        [{ severity: 'error', code: 'broken-link', message: 'a\r\nb', place: { file: 'c::d.md', line: 1, column: 2 } }],
        '',
      ),
      '::error file=c%3A%3Ad.md,line=1,col=2,title=broken-link::a%0D%0Ab\n',
    ));

  it('leave nothing that steers whoever shows the log', () =>
    assert.equal(
      githubAnnotations(
        [
          {
            severity: 'error',
            code: 'broken-link',
            message: 'a\u001b[31mb',
            place: { file: 'c\u001b.md', line: 1, column: 2 },
          },
        ],
        '',
      ),
      '::error file=c .md,line=1,col=2,title=broken-link::a [31mb\n',
    ));
});
