import assert from 'node:assert/strict';
import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { parseGo } from '../../../src/check/samples/parseGo.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

/**
 * Complains of `[}` and `+]` at a column in bytes as the real one does, which puts `package p; func _() {` before statements,
 * and takes anything else; three dots alone are no Go.
 */
const GOFMT = `#!/bin/sh
code=$(cat)
[ "$1" = -e ] || exit 1
wrong() {
  line=$(printf '%s\n' "$code" | grep -n -F "$1" | cut -d: -f1)
  [ "$line" = 1 ] && set -- "$1" $(($2 + 21)) "$3"
  echo "<standard input>:$line:$2: $3" >&2; exit 2
}
case $code in
  *'+]'*) wrong '+]' 20 "expected operand, found ']'" ;;
  *'// later'*) wrong '// later' 9 "expected ';', found 'EOF'" ;;
  *'[}'*) wrong '[}' 9 'expected expression' ;;
  *'...'*) wrong ... 1 'expected statement' ;;
esac
`;

describe('parseGo', () => {
  const program = join(temporaryFolder({ gofmt: GOFMT }), 'gofmt');
  chmodSync(program, 0o755);

  it('tells where each sample is wrong', { skip: process.platform === 'win32' }, async () =>
    assert.deepEqual(await parseGo(['x := 1', 'func a() {\n  x := [}\n}', 'y', 'z', 'u', 'v'], program), [
      undefined,
      { line: 2, column: 9, message: 'expected expression' },
      undefined,
      undefined,
      undefined,
      undefined,
    ]),
  );

  it('counts columns as editors do, and not in bytes', { skip: process.platform === 'win32' }, async () =>
    assert.deepEqual(await parseGo(['x := "日本é" + +]', 'a := 1\nx := "日本é" + +]'], program), [
      { line: 1, column: 15, message: "expected operand, found ']'" },
      { line: 2, column: 15, message: "expected operand, found ']'" },
    ]),
  );

  it('is not done by a version manager that has no Go to start', { skip: process.platform === 'win32' }, async () => {
    const shim = join(
      temporaryFolder({ gofmt: '#!/bin/sh\necho "No version is set for command gofmt" >&2; exit 126\n' }),
      'gofmt',
    );
    chmodSync(shim, 0o755);
    assert.equal(await parseGo(['x := 1'], shim), undefined);
  });

  it('takes three dots for something left out', { skip: process.platform === 'win32' }, async () =>
    assert.deepEqual(await parseGo(['func a() {\n  ...\n}'], program), [undefined]),
  );

  it('takes comments alone, and none', { skip: process.platform === 'win32' }, async () =>
    assert.deepEqual(await parseGo(['// later', '/* a\nb */\n// later\n', ''], program), [
      undefined,
      undefined,
      undefined,
    ]),
  );

  it('says that there is no such program', async () =>
    assert.equal(await parseGo(['x := 1'], join(temporaryFolder(), 'gofmt')), undefined));
});
