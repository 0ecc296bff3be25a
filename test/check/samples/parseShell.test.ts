import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { parseShell } from '../../../src/check/samples/parseShell.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

/** What is wrong with samples; undefined on a machine without bash. */
async function faultsIn(codes: readonly string[]) {
  const faults = await parseShell(codes);
  if (faults === undefined) assert.notEqual(spawnSync('bash', ['--version']).status, 0);
  return faults;
}

describe('parseShell', () => {
  it('tells where each of several is wrong, runs none of them, or says that there is no bash', async () => {
    const marker = join(temporaryFolder(), 'ran');
    const faults = await faultsIn([
      'npm install -g a && a login',
      'pd deploy <component-key or file> --name "x"',
      '$ curl -d \'{"a": 1}\' \\\n  https://a.example\n{"ok": (true}\n$ echo done',
      'cat <<EOF > a.txt\nit is\nEOF',
      `touch '${marker}'\n}; touch '${marker}'`,
      `set +n\n: "$(touch '${marker}')"\ntouch '${marker}'`,
      'echo ok\nif true; then echo 1',
      'echo "never closed',
      '',
    ]);
    if (faults === undefined) return;
    assert.deepEqual(
      faults.map((fault) => fault?.line),
      [undefined, undefined, undefined, undefined, 2, undefined, 3, 1, undefined],
    );
    assert.match(faults[4]?.message ?? '', /unexpected token/);
    assert.equal(existsSync(marker), false);
  });

  it('reads on where a command of a session goes on, and where output begins with `>`', async () => {
    const codes = [
      '$ curl -d \'{\n  "a": "(1",\n  "b": 2\n}\' https://a.example\n{"ok": (true}',
      '$ echo "a \\" (\nb" # it\'s said\nb (',
      '$ ls |\n  wc\n(5',
      '$ make &&\n  make install\n(5',
      "$ echo it\\'s\n(5",
      '$ for i in 1 2; do\n>   echo $i\n> done\n1\n2',
      '$ npm run build\n> docs@1.0.0 build (all)',
      'npm install <package@version> <path/to:a>',
      'curl <API key> <Url>',
      "$ echo a#'b\nc'\n(5",
      'echo a\0b',
      "$ echo 'never closed\n(5\n$ ls",
      '$ ls &&\n$ wc (',
      '$ echo a \\\n  (',
    ];
    const faults = await faultsIn(codes);
    assert.deepEqual(
      faults?.map((fault) => fault?.line),
      faults && [...Array.from({ length: 11 }, () => undefined), 1, 2, 2],
    );
  });

  it('reads on in a session where a command of several lines is not closed, as a terminal that shows no `>`', async () => {
    const codes = [
      '$ for f in *; do\n    echo $f\n  done\na (b',
      '$ ls | while read f; do if a; then\n  b; fi\ndone\n(5',
      '$ f() {\n  case a in\n  b) ls ;;\n  esac\n}\n(5',
      '$ (until a; do ls\ndone)\n(5',
      '$ {\n  ls\n}\n(5',
      '$ if a; then for b in c; do\nls; done\nelse while d; do\nls; done\nfi\n(5',
      '$ select a in b; do\nls; done\n(5',
      '$ {a,b}\n(5',
      '$ echo done # if a\n(5',
      '$ dd if=a of=b | grep for\n(5',
      '$ echo "for a" {b,c}\n(5',
      '$ for f in *; do\n  echo )\ndone',
    ];
    const faults = await faultsIn(codes);
    assert.deepEqual(
      faults?.map((fault) => fault?.line),
      faults && [...Array.from({ length: 11 }, () => undefined), 2],
    );
  });

  it('starts a bash for all samples, and another one only for each that is wrong', {
    skip: process.platform === 'win32',
  }, async () => {
    const folder = temporaryFolder();
    const bash = spawnSync('bash', ['-c', 'echo $BASH'], { encoding: 'utf8' }).stdout?.trim();
    if (!bash) return;
    writeFileSync(join(folder, 'bash'), `#!/bin/sh\nprintf '%s\\n' "$1" >> '${folder}/starts'\nexec '${bash}' "$@"\n`, {
      mode: 0o755,
    });
    const { PATH } = process.env;
    process.env['PATH'] = `${folder}:${PATH ?? ''}`;
    try {
      const faults = await parseShell([
        ...Array.from({ length: 20 }, (_, at) => `echo ${at}`),
        'echo "',
        'exit 1',
        ':',
      ]);
      assert.deepEqual(
        faults?.map((fault) => fault?.line).filter((line) => line !== undefined),
        [1],
      );
    } finally {
      process.env['PATH'] = PATH;
    }
    // Two of them. On a busy machine there were once some more; why is not known, and the message would tell which.
    const starts = readFileSync(join(folder, 'starts'), 'utf8').trimEnd().split('\n');
    assert.ok(starts.length >= 2 && starts.length < 20, starts.join(' '));
  });

  it('keeps the faults of many samples in their places', async () => {
    const codes = Array.from({ length: 103 }, (_, index) => (index % 50 === 0 ? `echo (${index}` : 'true'));
    const faults = await parseShell(codes);
    if (faults === undefined) return;
    const found = faults.flatMap((fault, index) => (fault === undefined ? [] : [index]));
    assert.deepEqual([faults.length, found], [103, [0, 50, 100]]);
  });

  it('gives no bash more samples than it can read in its time', { skip: process.platform === 'win32' }, async () => {
    const folder = temporaryFolder();
    const counted = join(folder, 'bash');
    writeFileSync(counted, `#!/bin/sh\ntr -cd '\\000' | wc -c >> '${folder}/counts'\nexit 1\n`, { mode: 0o755 });
    const { PATH } = process.env;
    process.env['PATH'] = `${folder}:${PATH ?? ''}`;
    try {
      assert.equal(await parseShell(Array.from({ length: 1000 }, () => 'true')), undefined);
    } finally {
      process.env['PATH'] = PATH;
    }
    const [first = '0'] = readFileSync(join(folder, 'counts'), 'utf8').trim().split('\n');
    assert.ok(Number(first) > 0 && Number(first) <= 100, first);
  });
});
