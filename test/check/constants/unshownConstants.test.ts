import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { unshownConstants } from '../../../src/check/constants/unshownConstants.ts';
import { readStretches } from '../../../src/check/inspection/readStretches.ts';
import { loadParser, parserFor } from '../../../src/markdown/parse/parsers.ts';
import { sourceOf } from '../../compileText.ts';

await loadParser('satteri');

function unshown(path: string, text: string): string[] {
  const source = sourceOf(path, text);
  const stretches = readStretches(parserFor('satteri')(source), source);
  return unshownConstants(source, stretches, { LIMIT: '512KB' }).map(
    ({ place, message }) => `${place?.line}:${place?.column} ${message}`,
  );
}

describe('unshownConstants', () => {
  it('are names in fences that do not show constants', () => {
    const told = ['2:4 Readers see `{{ LIMIT }}`, not the value of `LIMIT`.'];
    assert.deepEqual(unshown('a.mdx', '```sh\na -{{ LIMIT }} {{OTHER}}\n```\n'), told);
    assert.deepEqual(unshown('a.mdx', '```sh constants\na -{{ LIMIT }}\n```\n'), []);
  });

  it('are names in plain Markdown', () => {
    assert.deepEqual(unshown('a.md', 'up to {LIMIT} of {OTHER}\n'), [
      '1:7 Readers see `{LIMIT}`, not the value of `LIMIT`.',
    ]);
    assert.deepEqual(unshown('a.md', '## Up to {LIMIT}\n').length, 1);
    assert.deepEqual(unshown('a.mdx', 'up to {LIMIT} and \\{LIMIT}\n'), []);
    assert.deepEqual(unshown('a.md', 'up to \\{LIMIT}\n'), []);
  });

  it('are keys of front matter that it has, in plain Markdown', () => {
    const text = '---\ntitle: T\n---\n{frontmatter.title} {frontmatter.label} {props.a}\n';
    assert.deepEqual(unshown('a.md', text), [
      '4:1 Readers see `{frontmatter.title}`, not the value of `frontmatter.title`.',
    ]);
    assert.deepEqual(unshown('a.md', '---\ntitle: T\n---\n```astro\n{{ frontmatter.title }}\n```\n'), []);
  });
});
