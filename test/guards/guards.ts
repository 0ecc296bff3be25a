import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { packageRoot } from '../../src/system/packageRoot.ts';
import { GUARDS } from './guardList.ts';

/** What is copied, because it is edited or finds its way by where it stands; all else is linked. */
const COPIED = new Set(['src', 'test', 'package.json', 'tsconfig.json']);

const copy = mkdtempSync(join(tmpdir(), 'docsgen-guards-'));

/** How many tests of a file pass and fail in the copy, and the first that fails. */
function runTest(path: string) {
  // Within a test run the inner one would report to the outer.
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  const { stdout } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--test', '--test-reporter', 'tap', join('test', path)],
    { cwd: copy, encoding: 'utf8', env },
  );
  const count = (word: string) => Number(new RegExp(`^# ${word} (\\d+)$`, 'm').exec(stdout)?.[1] ?? 0);
  // The deepest one stands first.
  const failing = /^ *not ok \d+ - (.*)$/m.exec(stdout)?.[1];
  return { passed: count('pass'), failed: count('fail'), failing, stdout };
}

describe('Q-04: a guard that is taken out', () => {
  before(() => {
    for (const name of readdirSync(packageRoot)) {
      if (COPIED.has(name)) cpSync(join(packageRoot, name), join(copy, name), { recursive: true });
      else if (!name.startsWith('.')) symlinkSync(join(packageRoot, name), join(copy, name));
    }
  });
  after(() => rmSync(copy, { recursive: true, force: true }));

  for (const test of new Set(GUARDS.map((guard) => guard.test))) {
    it(`Q-04: fails no test while it is there: ${test}`, () => {
      const { passed, failed, stdout } = runTest(test);
      assert.ok(passed > 0 && failed === 0, stdout);
    });
  }

  for (const { against, file, from, to, test } of GUARDS) {
    it(`Q-04: fails a test: ${against}`, (context) => {
      const path = join(copy, 'src', file);
      const text = readFileSync(path, 'utf8');
      writeFileSync(
        path,
        text.replace(from, () => to),
      );
      const { failing = test, stdout } = runTest(test);
      writeFileSync(path, text);
      // Where the file itself fails, the edit has broken more than the guard.
      assert.ok(!failing.endsWith(test), `${test} does not notice: ${stdout.slice(-400)}`);
      context.diagnostic(`${test}: ${failing}`);
    });
  }
});
