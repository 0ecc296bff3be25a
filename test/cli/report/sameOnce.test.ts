import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sameOnce } from '../../../src/cli/report/sameOnce.ts';
import { compileText, type Surroundings, sourceOf } from '../../compileText.ts';

/** How many findings are left of those that nine pages with a text have, by code. */
function toldOf(text: string, surroundings: Surroundings = {}): Readonly<Record<string, number>> {
  const paths = Array.from({ length: 9 }, (_, index) => `p${index}.${surroundings.path ?? 'md'}`);
  const all = paths.flatMap((path) => [
    ...sourceOf(path, text).diagnostics,
    ...compileText(text, { ...surroundings, path }).diagnostics,
  ]);
  const told: Record<string, number> = {};
  for (const { code } of sameOnce(all)) told[code] = (told[code] ?? 0) + 1;
  return told;
}

describe('what is told of once', () => {
  it('is what one decision mends on all pages', () => {
    assert.deepEqual(toldOf('---\nicon: x\n---\n\nWords.'), { 'unknown-key': 1 });
    assert.deepEqual(toldOf('```qqq\nx\n```'), { 'unknown-language': 1 });
    assert.deepEqual(toldOf('<Tick />', { path: 'mdx' }), { 'unknown-component': 1 });
    assert.deepEqual(toldOf('<Tick></Tick>'), { 'dropped-html': 1 });
    assert.deepEqual(toldOf('<p foo="b">c</p>'), { 'dropped-html': 1 });
    assert.deepEqual(toldOf('<p style="color: red">c</p>'), { 'unsafe-html': 1 });
  });

  it('is not what is written in place of each, or could run code', () => {
    assert.deepEqual(toldOf('<Note>x</Note>', { path: 'mdx' }), { 'unknown-component': 9 });
    assert.deepEqual(toldOf('<Note>x</Note>'), { 'mdx-in-markdown': 9 });
    // No MDX, for its brace.
    assert.deepEqual(toldOf('A {b.\n\n<Note>x</Note>'), { 'dropped-html': 9 });
    assert.deepEqual(toldOf('A {b.\n\n<Own>x</Own>', { components: { Own: () => null } }), { 'dropped-html': 9 });
    assert.deepEqual(toldOf('<Own>x</Own>', { components: { Own: () => null } }), { 'mdx-in-markdown': 9 });
    assert.deepEqual(toldOf('<p onclick="x()">c</p>'), { 'unsafe-html': 9 });
    assert.deepEqual(toldOf('Words.\n\n<style>a {}</style>'), { 'unsafe-html': 9 });
  });
});
