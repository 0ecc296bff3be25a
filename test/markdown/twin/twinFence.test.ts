import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compileText } from '../../compileText.ts';
import { twinOf } from './twinOf.ts';

describe('a code block in the twin of a page', () => {
  it('has the values of constants where it asks for them', () => {
    assert.equal(twinOf('```js title="a.js" constants\nx = "{{LIMIT}}"\n```'), '```js title="a.js"\nx = "512KB"\n```');
    assert.equal(
      twinOf('```js title="a constants b" constants {1}\n{{LIMIT}}\n```'),
      '```js title="a constants b" {1}\n512KB\n```',
    );
    assert.equal(twinOf('```js\nx = "{{LIMIT}}"\n```'), '```js\nx = "{{LIMIT}}"\n```');
  });

  it('is the file that it names, between signs that it was written with', () => {
    const shown = (text: string) => twinOf(text, { codeFiles: { 'a.md': '```\n{{LIMIT}}\n```\n' } });
    assert.equal(shown('```md file="./a.md" {1}\n```'), '````md {1}\n```\n{{LIMIT}}\n```\n````');
    assert.equal(shown('~~~ file="./a.md" constants\n~~~'), '~~~md\n```\n512KB\n```\n~~~');
  });

  it('keeps to the list that it stands in', () =>
    assert.equal(
      twinOf('- One\n\n  ```js constants\n  x = "{{LIMIT}}"\n  ```'),
      '- One\n\n  ```js\n  x = "512KB"\n  ```',
    ));

  it('and a formula count where a component shows them that waits for the list of pages: the next has its own mark', () => {
    const Late = Object.assign(() => null, { usesPages: true });
    const components = { codeBlocks: { math: Late }, Late };
    for (const text of [
      '# T $a$\n\nOf $x$.',
      '$$\nx\n$$',
      '$$x$$',
      '```math\nx\n```',
      '| $x$ |\n|---|\n| [$y$](/) |',
      '- :::tip[$x$]\n  a\n  :::',
    ]) {
      const { deferred, markdown } = compileText(`${text}\n\n<Late />\n`, { components });
      const { marker = '' } = deferred.find(({ name }) => name === 'Late') ?? {};
      assert.equal(markdown.trimEnd().split('\n').at(-1), marker, text);
    }
  });
});
