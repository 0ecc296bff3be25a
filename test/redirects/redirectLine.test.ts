import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readRedirects } from '../../src/redirects/readRedirects.ts';
import { redirectLine, takesLines } from '../../src/redirects/redirectLine.ts';

describe('redirectLine', () => {
  for (const [from, to] of [
    ['/a/#b', '/c/#d'],
    ['/a: b/', '/c/'],
    ['/a b:', '/x/?q=1#y'],
    ['/ü "x"/', "/it's/"],
  ] as const) {
    it(`is read back from redirects.yaml: ${from}`, () => {
      const { redirects, diagnostics } = readRedirects(redirectLine(from, to), 'redirects.yaml');
      assert.deepEqual(diagnostics, []);
      assert.deepEqual(
        redirects.map((redirect) => [redirect.from, redirect.to]),
        [[from, to]],
      );
    });
  }
});

it('lines are added to lines alone', () => {
  for (const text of [undefined, '', '# Ours\n\n/a: /b\n"/c: d": /e # why\n', '\r\n/a: /b\r\n', '\ufeff/a: /b\n'])
    assert.ok(takesLines(text), text);
  for (const text of ['{ /a: /b }', '# Ours\n---\n/a: /b', '  /a: /b', '/a:\n  /b', '- /a'])
    assert.ok(!takesLines(text), text);
});
