import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { gitlabReport } from '../../../src/cli/report/gitlabReport.ts';
import type { Diagnostic } from '../../../src/model/diagnostic.ts';

const broken = (line: number): Diagnostic => ({
  severity: 'error',
  code: 'broken-link',
  message: 'There is no page `/x/`.',
  place: { file: 'content/a.md', line, column: 5 },
  hint: 'write `/y/`',
});

describe('gitlabReport', () => {
  it('has an entry a fault, with its line and the path in the repository', () => {
    const [error, warning] = gitlabReport(
      [broken(3), { severity: 'warning', code: 'empty-page', message: 'Nothing.' }],
      'docs/',
    );
    const { fingerprint, ...told } = error ?? assert.fail();
    assert.deepEqual(told, {
      description: 'There is no page `/x/`. Hint: write `/y/`',
      check_name: 'broken-link',
      severity: 'major',
      location: { path: 'docs/content/a.md', lines: { begin: 3 } },
    });
    assert.match(fingerprint, /^[a-z\d]{10}$/);
    assert.equal(warning?.severity, 'minor');
    assert.equal(warning?.description, 'Nothing.');
    assert.deepEqual(warning?.location, { path: 'docs/site/config.ts', lines: { begin: 1 } });
  });

  it('names a fault alike where it has moved, and the same one three times in a file by three names', () => {
    const namesOf = (...faults: readonly Diagnostic[]) =>
      gitlabReport(faults, '').map(({ fingerprint }) => fingerprint);
    const names = namesOf(broken(3), broken(9), broken(12));
    assert.equal(new Set(names).size, 3);
    assert.deepEqual(namesOf(broken(7), broken(8), broken(9)), names);
  });
});
