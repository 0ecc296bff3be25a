import assert from 'node:assert/strict';
import { PassThrough } from 'node:stream';
import { describe, it } from 'node:test';
import { stripVTControlCharacters } from 'node:util';
import { createDevSayer } from '../../../src/cli/commands/devSayer.ts';
import type { Diagnostic } from '../../../src/model/diagnostic.ts';
import { rightsCommand } from '../../../src/system/rightsCommand.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

function sayerWith(flags: { readonly quiet: boolean }, root = temporaryFolder()) {
  const stream = new PassThrough();
  const said = () => stripVTControlCharacters(String(stream.read() ?? ''));
  // No file stands there: without source lines the text is short.
  return { say: createDevSayer(stream as unknown as NodeJS.WriteStream, root, flags), said };
}

const at = (severity: Diagnostic['severity'], file: string, message: string): Diagnostic => ({
  severity,
  code: 'broken-link',
  message,
  place: { file, line: 1, column: 1 },
});

const WARNING = at('warning', 'content/a.md', 'W');
const OTHER = at('warning', 'content/b.md', 'V');
const ERROR = at('error', 'content/c.md', 'E');

const WARNING_TEXT = 'content/a.md:1:1: warning: W [broken-link]\n\n';
const OTHER_TEXT = 'content/b.md:1:1: warning: V [broken-link]\n\n';
const ERROR_TEXT = 'content/c.md:1:1: error: E [broken-link]\n\n';

describe('createDevSayer', () => {
  it('T-12: says a warning once, and counts it as long as it is there', () => {
    const { say, said } = sayerWith({ quiet: false });
    say.diagnostics([WARNING]);
    assert.equal(said(), `${WARNING_TEXT}0 errors, 1 warning.\n`);
    say.diagnostics([WARNING, OTHER]);
    assert.equal(said(), `${OTHER_TEXT}0 errors, 2 warnings.\n`);
    say.diagnostics([WARNING, OTHER]);
    assert.equal(said(), '');
    say.diagnostics([OTHER]);
    assert.equal(said(), '0 errors, 1 warning.\n');
    say.diagnostics([WARNING, OTHER]);
    assert.equal(said(), `${WARNING_TEXT}0 errors, 2 warnings.\n`);
  });

  it('T-12: says a warning that is there in place of another', () => {
    const { say, said } = sayerWith({ quiet: false });
    say.diagnostics([WARNING]);
    said();
    say.diagnostics([OTHER]);
    assert.equal(said(), `${OTHER_TEXT}0 errors, 1 warning.\n`);
  });

  it('says once that a key of front matter is unknown on many pages, and counts them all', () => {
    const { say, said } = sayerWith({ quiet: false });
    const unknown = Array.from(
      { length: 9 },
      (_, index): Diagnostic => ({ ...at('warning', `content/${index}.md`, 'K.'), code: 'unknown-key', decision: 'k' }),
    );
    say.diagnostics(unknown);
    assert.equal(
      said(),
      'content/0.md:1:1: warning: K. It is the same on 8 more pages, which `docsgen check --json` names. [unknown-key]\n\n0 errors, 9 warnings.\n',
    );
  });

  it('T-12: says errors again with each change until they are mended', () => {
    const { say, said } = sayerWith({ quiet: false });
    say.diagnostics([WARNING, ERROR]);
    assert.equal(said(), `${WARNING_TEXT}${ERROR_TEXT}1 error, 1 warning.\n`);
    say.diagnostics([WARNING, OTHER, ERROR]);
    assert.equal(said(), `${OTHER_TEXT}${ERROR_TEXT}1 error, 2 warnings.\n`);
    say.diagnostics([]);
    assert.equal(said(), 'No errors, no warnings.\n');
    say.diagnostics([]);
    assert.equal(said(), '');
  });

  it('says nothing of a site without faults at the start, and errors alone when it is to be quiet', () => {
    const { say, said } = sayerWith({ quiet: true });
    say.diagnostics([]);
    say.diagnostics([WARNING]);
    say.update(['/x/a.md'], 5);
    assert.equal(said(), '');
    say.diagnostics([WARNING, ERROR]);
    assert.equal(said(), `${ERROR_TEXT}1 error, 1 warning.\n`);
  });

  it('names the files that it has taken in, as seen from the project: three at most', () => {
    const { say, said } = sayerWith({ quiet: false }, '/x');
    say.update(['/x', '/x/a.md', '/x/b/c.md'], 5);
    assert.equal(said(), 'Updated ., a.md, b/c.md in 5 ms\n');
    say.update(['/x/a.md', '/x/b.md', '/x/c.md', '/x/d.md'], 5);
    assert.equal(said(), 'Updated a.md, b.md, c.md and 1 more in 5 ms\n');
  });

  it('says nothing that a terminal would obey, whatever files are called', () => {
    const { say, said } = sayerWith({ quiet: false }, '/x');
    say.update(['/x/a\u001b[31m.md'], 5);
    assert.equal(said(), 'Updated a [31m.md in 5 ms\n');
    say.fault(Object.assign(new Error('EIO: no, stat a\u001b[31m.md'), { code: 'EIO', syscall: 'stat' }));
    assert.equal(said(), 'docsgen: EIO: no, stat a [31m.md\n');
  });

  it('T-10: names the limit of the system that is reached, and the flag that does without', () => {
    const { say, said } = sayerWith({ quiet: true });
    say.limit(Object.assign(new Error(), { code: 'ENOSPC' }));
    assert.equal(
      said(),
      'docsgen: The system cannot watch more files, so docsgen polls all of them twice a second instead.\n' +
        '  hint: `sudo sysctl fs.inotify.max_user_watches=524288`, or `docsgen dev --poll` to poll from the start\n',
    );
    say.limit(Object.assign(new Error(), { code: 'EMFILE' }));
    assert.match(said(), /sysctl fs\.inotify\.max_user_instances=1024`/);
  });

  it('O-14: says what the system refuses, and what to do, without a stack; that of a bug stays', () => {
    const { say, said } = sayerWith({ quiet: true });
    say.fault(Object.assign(new Error('EACCES: no, watch'), { code: 'EACCES', syscall: 'watch', path: '/a/b' }));
    assert.equal(said(), `docsgen: EACCES: no, watch\n  hint: ${rightsCommand('/a/b')}\n`);
    const cause = Object.assign(new Error('EISDIR: no, read'), { code: 'EISDIR', syscall: 'read' });
    say.fault(new Error('Cannot read `/a/redirects.yaml`.', { cause }));
    assert.equal(
      said(),
      'docsgen: Cannot read `/a/redirects.yaml`. EISDIR: no, read\n' +
        '  hint: a folder stands where a file is expected: rename it, or delete it\n',
    );
    say.fault(Object.assign(new Error('EIO: i/o error, watch'), { code: 'EIO', syscall: 'watch' }));
    assert.equal(said(), 'docsgen: EIO: i/o error, watch\n');
    say.fault(new TypeError('x is not y'));
    assert.match(said(), /^docsgen: TypeError: x is not y\n {4}at /);
    say.fault(Object.assign(new Error('bare'), { stack: undefined }));
    assert.equal(said(), 'docsgen: bare\n');
  });
});
