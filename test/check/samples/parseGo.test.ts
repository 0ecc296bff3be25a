import assert from 'node:assert/strict';
import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { parseGo } from '../../../src/check/samples/parseGo.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

/** Complains of `[}` as the real one does, and takes anything else; three dots alone are no Go. */
const GOFMT = `#!/bin/sh
code=$(cat)
[ "$1" = -e ] || exit 1
case $code in
  *'[}'*) echo "<standard input>:12:18: expected expression" >&2; exit 2 ;;
  *'...'*) echo "<standard input>:1:1: expected statement" >&2; exit 2 ;;
esac
`;

describe('parseGo', () => {
  const program = join(temporaryFolder({ gofmt: GOFMT }), 'gofmt');
  chmodSync(program, 0o755);

  it('tells where each sample is wrong', { skip: process.platform === 'win32' }, async () =>
    assert.deepEqual(await parseGo(['x := 1', 'func a() {\n  x := [}\n}', 'y', 'z', 'u', 'v'], program), [
      undefined,
      { line: 12, column: 18, message: 'expected expression' },
      undefined,
      undefined,
      undefined,
      undefined,
    ]),
  );

  it('takes three dots for something left out', { skip: process.platform === 'win32' }, async () =>
    assert.deepEqual(await parseGo(['func a() {\n  ...\n}'], program), [undefined]),
  );

  it('says that there is no such program', async () =>
    assert.equal(await parseGo(['x := 1'], join(temporaryFolder(), 'gofmt')), undefined));
});
