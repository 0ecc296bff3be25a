import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { styleConflicts } from '../../src/islands/styleConflicts.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

const CONFLICT = '<<<<<<< HEAD\n a 1s,\n=======\n b 2s,\n>>>>>>> other\n';

/** Where the conflicts of a stylesheet open. */
function linesOf(text: string, file = 'site/site.css') {
  const root = temporaryFolder({ [file]: text });
  return styleConflicts(root, [join(root, file)]).map(({ place }) => place?.line);
}

describe('styleConflicts', () => {
  it('finds each conflict, also in values, custom properties and rules that nobody knows', () => {
    for (const before of ['.a { transition:\n', ':root { --list: {\n', '@unknown {\n', '.a { color: red\n'])
      assert.deepEqual(linesOf(`${before}${CONFLICT} c 3s; }\n${CONFLICT}`), [2, 8], before);
    assert.deepEqual(linesOf(`.a {\n${CONFLICT}}`.replaceAll('\n', '\r\n')), [2]);
  });

  it('finds none in comments and texts, nor in a line of other signs', () => {
    assert.deepEqual(linesOf(`/*\n${CONFLICT}*/\n/* Title\n======= */\n`), []);
    assert.deepEqual(linesOf(`.a::after { content: "\\\n<<<<<<< HEAD\\\n"; }\n.b { --c: <<<<<<< HEAD; }\n`), []);
    assert.deepEqual(linesOf('.a { color: red }\n<<<<<<<<<< HEAD\n'), []);
  });

  it('leaves what the site has installed to its authors', () =>
    assert.deepEqual(linesOf(CONFLICT, 'node_modules/own/a.css'), []));
});
