import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { CommanderError } from 'commander';
import { asksForJson, refusalOf, SiteCodeError, UsageError } from '../../src/cli/refusal.ts';
import { SourceChanged } from '../../src/model/sourceFile.ts';
import { OutputBusy } from '../../src/output/lockOutput.ts';
import { OutputRefused } from '../../src/output/refuseOutputFolder.ts';
import { rightsCommand } from '../../src/system/rightsCommand.ts';

const full = Object.assign(new Error('No space.'), { code: 'ENOSPC' });

const CASES: readonly (readonly [
  name: string,
  error: unknown,
  exitCode: number,
  json: Readonly<Record<string, unknown>>,
])[] = [
  ['usage', new UsageError('No.', 'yes'), 2, { error: 'No.', hint: 'yes' }],
  ['an output folder that is not ours', new OutputRefused('No.', 'yes'), 2, { error: 'No.', hint: 'yes' }],
  [
    'an error of the site’s code',
    new SiteCodeError({
      severity: 'error',
      code: 'uncaught-error',
      message: 'No.',
      place: { file: 'site/a.ts', line: 2, column: 3 },
      hint: 'yes',
    }),
    1,
    { error: 'site/a.ts:2:3: No.', hint: 'yes' },
  ],
  [
    'an error of the site’s code that has no place',
    new SiteCodeError({ severity: 'error', code: 'uncaught-error', message: 'No.', hint: 'yes' }),
    1,
    { error: 'No.', hint: 'yes' },
  ],
  [
    'an error of the site’s code without a hint',
    new SiteCodeError({ severity: 'error', code: 'uncaught-error', message: 'No.' }),
    1,
    { error: 'No.' },
  ],
  ['another build', new OutputBusy('No.'), 1, { error: 'No.', hint: new OutputBusy('').hint }],
  [
    'a file that is written meanwhile',
    new SourceChanged('a.md'),
    1,
    { error: '`a.md` has changed since it was read.', hint: 'run it again' },
  ],
  [
    'such a file of another thread, from which an error comes without its class',
    Object.assign(new Error(new SourceChanged('a.md').message), { ...new SourceChanged('a.md') }),
    1,
    { error: '`a.md` has changed since it was read.', hint: 'run it again' },
  ],
  [
    'a current folder that is gone',
    Object.assign(new Error('ENOENT: no such file or directory, uv_cwd'), { code: 'ENOENT', syscall: 'uv_cwd' }),
    1,
    { error: 'The current folder is gone.', hint: 'run it in a folder that exists' },
  ],
  ['a full disk', full, 1, { error: 'No space.' }],
  [
    'a folder in place of a file',
    new Error('Cannot read `addresses.lock`.', { cause: Object.assign(new Error('No.'), { code: 'EISDIR' }) }),
    1,
    { error: 'Cannot read `addresses.lock`. No.' },
  ],
  [
    'a folder that this user may not read',
    Object.assign(new Error('EACCES: no, scandir'), { code: 'EACCES', syscall: 'scandir', path: '/a/site' }),
    1,
    { error: 'EACCES: no, scandir', hint: rightsCommand('/a/site') },
  ],
  [
    'a file that this user may not read, as the cause',
    new Error('Cannot read.', {
      cause: Object.assign(new Error('No.'), { code: 'EACCES', syscall: 'open', path: '/a' }),
    }),
    1,
    { error: 'Cannot read. No.', hint: rightsCommand('/a') },
  ],
  ['a cause', new Error('Cannot write.', { cause: full }), 1, { error: 'Cannot write. No space.' }],
];

describe('refusalOf', () => {
  for (const [name, error, exitCode, json] of CASES) {
    it(`says it as text or as JSON, on one stream alone: ${name}`, () => {
      const hint = json.hint === undefined ? '' : `  hint: ${json.hint}\n`;
      assert.deepEqual(refusalOf(error, { json: false }), {
        exitCode,
        stdout: '',
        stderr: `docsgen: ${json.error}\n${hint}`,
      });
      const { stdout, ...rest } = refusalOf(error, { json: true });
      assert.deepEqual(rest, { exitCode, stderr: '' });
      assert.deepEqual(JSON.parse(stdout), { ok: false, ...json });
    });
  }

  it('takes what the system refuses for no bug of ours', () => {
    const codes = ['EACCES', 'EBUSY', 'EDQUOT', 'EIO', 'EMFILE', 'ENAMETOOLONG', 'ENOTDIR', 'EPERM', 'EROFS'];
    const rare = ['EFBIG', 'ELOOP', 'ENOTCONN', 'ESTALE', 'ERR_ACCESS_DENIED'];
    for (const code of [...codes, ...rare])
      assert.equal(refusalOf(Object.assign(new Error('No.'), { code }), { json: false }).exitCode, 1, code);
  });

  it('O-21: repeats as JSON what commander has said', () => {
    const unknown = new CommanderError(1, 'commander.unknownOption', "error: unknown option '--bogus'");
    assert.deepEqual(refusalOf(unknown, { json: false }), { exitCode: 2, stdout: '', stderr: '' });
    assert.deepEqual(JSON.parse(refusalOf(unknown, { json: true }).stdout), {
      ok: false,
      error: "unknown option '--bogus'",
    });
    const mistyped = `${unknown.message}\n(Did you mean --base?)`;
    const refusal = refusalOf(new CommanderError(1, 'commander.unknownOption', mistyped), { json: true });
    assert.deepEqual(JSON.parse(refusal.stdout), {
      ok: false,
      error: "unknown option '--bogus'",
      hint: 'did you mean --base?',
    });
    assert.equal(refusalOf(new CommanderError(0, 'commander.help', ''), { json: true }).stdout, '');
  });

  it('names a React that the project has put in place of the one that docsgen needs: no bug of our own', () => {
    const { exitCode, stderr } = refusalOf(new TypeError('x is not y'), {
      json: false,
      findOtherReact: () => ({
        installed: '18.3.1',
        needed: '19.3.1',
      }),
    });
    assert.equal(exitCode, 1);
    assert.match(
      stderr,
      /^docsgen: React 18\.3\.1 is installed for docsgen, which needs 19\.3\.1\.\n {2}hint: delete `react` .*\n$/,
    );
  });

  it('O-23: keeps the stack of a bug of our own on stderr', () => {
    const refusal = refusalOf(new TypeError('x is not y'), { json: true });
    assert.equal(refusal.exitCode, 70);
    assert.deepEqual(JSON.parse(refusal.stdout), { ok: false, error: 'internal error: x is not y' });
    assert.match(refusal.stderr, /TypeError: x is not y\n {4}at /);
    assert.equal(refusalOf('x', { json: false }).stdout, '');
  });

  it('O-23: says what was thrown where that has no stack, or is no error at all', () => {
    const bare = Object.assign(new Error('x is not y'), { stack: undefined });
    for (const [thrown, said] of [
      [bare, 'x is not y'],
      ['a text', 'a text'],
      [null, 'null'],
    ] as const) {
      const { exitCode, stderr } = refusalOf(thrown, { json: false });
      assert.equal(exitCode, 70);
      assert.equal(stderr.split('\n')[1], said);
    }
  });

  it('O-23: takes an error of Node that is no refusal of the system for a bug of our own', () => {
    const misused = Object.assign(new TypeError('No.'), { code: 'ERR_INVALID_ARG_TYPE' });
    assert.equal(refusalOf(misused, { json: false }).exitCode, 70);
  });
});

describe('asksForJson', () => {
  it('reads it from a command line of any shape', () => {
    for (const line of ['build --json', 'check --format json', 'check --format=json x', 'bild --json'])
      assert.ok(asksForJson(line.split(' ')), line);
    for (const line of ['build', 'build json', 'check --format text', 'check --format sarif'])
      assert.ok(!asksForJson(line.split(' ')), line);
  });
});
