import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { oddBackquote } from '../../../src/check/markup/oddBackquote.ts';
import { loadParser, parserFor } from '../../../src/markdown/parse/parsers.ts';
import { sourceOf } from '../../compileText.ts';

await loadParser('satteri');
await loadParser('remark');

/** Where both parsers find it in a text. */
function told(text: string): readonly string[] {
  const [first, other] = (['satteri', 'remark'] as const).map((parser) => {
    const source = sourceOf('a.md', text);
    return oddBackquote(source, parserFor(parser)(source)).map(
      ({ place }) => `${place?.line}:${place?.column}-${place?.endColumn}`,
    );
  });
  assert.ok(first);
  assert.deepEqual(other, first, text);
  return first;
}

describe('oddBackquote', () => {
  it('finds one that is left over where another one is missing', () => {
    assert.deepEqual(told('A\n\nRun `docsgen then, such as `/api` to it.'), ['3:33-34']);
    assert.deepEqual(told('- It sends a `GET` and gets\n  a POST` back.'), ['2:9-10']);
    assert.deepEqual(told('See **`a` and `b**.\n\n| `a` b` |\n| - |\n'), ['1:15-16', '3:8-9']);
  });

  it('finds code with more of them at one end', () => {
    assert.deepEqual(told('Of ``log()` and more.'), ['1:4-6']);
  });

  it('leaves code with a bar to what is told of the cell that is lost by it', () => {
    const table = '| a | b |\n| - | - |\n';
    assert.deepEqual(told(`${table}| \`x\` or \`a|b\` | y |\n| q | \`a|b\` \`x\` |\n`), []);
    assert.deepEqual(told(`${table}| \`x\` y\` | z | |\n`), ['3:8-9']);
  });

  it('finds none in what is meant so', () => {
    for (const text of [
      'The ` sign and `a` (`).',
      'Use `a` and ``b`c``, and \\`d of them.',
      "As `words' and `others' have it, `a`.",
      'Use `a and nothing else.',
      '```\n`a` b`\n```',
      'A `a` b.\n\nA b` c.',
    ])
      assert.deepEqual(told(text), [], text);
  });
});
