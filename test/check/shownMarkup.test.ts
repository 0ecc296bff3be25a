import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readStretches } from '../../src/check/readStretches.ts';
import { shownMarkup } from '../../src/check/shownMarkup.ts';
import { loadParser, parserFor } from '../../src/markdown/parsers.ts';
import { sourceOf } from '../compileText.ts';

await loadParser('satteri');

function shown(text: string, path = 'a.md') {
  const source = sourceOf(path, text);
  return shownMarkup(source, readStretches(parserFor('satteri')(source), source));
}

describe('shownMarkup', () => {
  it('is the name of an emoji, which is written as the character where it is known', () => {
    const [tada, other] = shown('Done :tada:\n\n- a :octocat:, b\n');
    assert.deepEqual(tada?.place, { file: 'content/a.md', line: 1, column: 6, endColumn: 12 });
    assert.equal(tada?.fix?.text, '🎉');
    assert.equal(other?.message, 'Readers see `:octocat:` as plain text.');
    assert.equal(other?.fix, undefined);
  });

  it('is an expression of Vue in a line of `.md`', () => {
    assert.deepEqual(
      shown('It is {{ $frontmatter.title }} and {{ 1 + 1 }}.\n').map(({ place }) => `${place?.line}:${place?.column}`),
      ['1:7', '1:36'],
    );
    assert.equal(shown('# {{ $frontmatter.title }}\n').length, 1);
  });

  it('is a link with a space in its address', () => {
    const [link] = shown('See [k](my file.md#a) here.\n');
    assert.equal(link?.message, 'Readers see `my file.md#a` as plain text.');
    assert.equal(link?.fix?.text, '<my file.md#a>');
  });

  it('is what stands in braces behind a link or picture of `.md`', () => {
    const told = (text: string) =>
      shown(text).map(({ place }) => `${place?.line}:${place?.column}-${place?.endColumn}`);
    assert.deepEqual(told('![a](b.png){width=300} and [c](/d/){target="_blank"}\n'), ['1:12-23', '1:36-53']);
    assert.deepEqual(told('[c](/d/) {x} (e){f} and {g=1}\n'), []);
  });

  it('is nothing else', () => {
    for (const text of [
      'at 1:12:30 and a:b:c and std::vec::Vec',
      '`:tada:` and `{{ x }}`',
      '\\:tada:',
      ':class:`x`',
      'https://a.example:80/:id:/',
      '[k](<my file.md>) and [k](a.md "a title.md")',
      'f[x](see below) and (a b.md)',
      '```\n:tada: {{ x }}\n```',
    ])
      assert.deepEqual(shown(text), [], text);
  });

  it('takes no longer for long texts', () => {
    const started = performance.now();
    for (const text of [
      ':a'.repeat(50_000),
      'x {{ a '.repeat(20_000),
      '[a]('.repeat(20_000),
      `[a](${'b '.repeat(50_000)}`,
    ])
      shownMarkup(sourceOf('a.md', text), [{ kind: 'text', start: 0, end: text.length }]);
    assert.ok(performance.now() - started < 3_000);
  });
});
