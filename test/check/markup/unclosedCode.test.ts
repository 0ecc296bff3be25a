import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { correctText } from '../../../src/check/fixes/applyFixes.ts';
import { readStretches } from '../../../src/check/inspection/readStretches.ts';
import { unclosedCode } from '../../../src/check/markup/unclosedCode.ts';
import { loadParser, parserFor } from '../../../src/markdown/parse/parsers.ts';
import { sourceOf } from '../../compileText.ts';

await loadParser('remark');
await loadParser('satteri');

/** Where it is told of in a text, in both formats and by both parsers. */
function told(text: string, paths = ['a.md', 'a.mdx']): string {
  const [first = '', ...others] = (['satteri', 'remark'] as const).flatMap((parser) =>
    paths.map((path) => {
      const source = sourceOf(path, text);
      return unclosedCode(source, readStretches(parserFor(parser)(source), source))
        .map(({ code, place }) => `${code} ${place?.line}:${place?.column}`)
        .join();
    }),
  );
  for (const other of others) assert.equal(other, first, text);
  return first;
}

describe('unclosedCode', () => {
  it('puts no signs on a line of their own in a directive that holds Markdown', () => {
    const source = sourceOf('a.md', '```{list-table}\n* - a\n  - ```\n    b\n\n```python\nc\n```\n');
    const faults = unclosedCode(source, readStretches(parserFor('satteri')(source), source));
    assert.deepEqual(
      faults.map(({ fix }) => fix),
      [undefined],
    );
  });

  it('M-08: tells of a code block that goes on to the end of the page, or of what it stands in', () => {
    assert.equal(told('One\n\n```js\nx\n\n## Two\n'), 'unclosed-code 3:1');
    assert.equal(told('```'), 'unclosed-code 1:1');
    assert.equal(told('~~~js\nx\n```\n'), 'unclosed-code 1:1');
    assert.equal(told('````md\n```js\nx\n```\n'), 'unclosed-code 1:1');
    assert.equal(told('> ```js\n> x\n\nTwo\n'), 'unclosed-code 1:3');
    assert.equal(told('- One\n\n  ```js\n  x\n\nTwo\n'), 'unclosed-code 3:3');
    assert.equal(told('```js\nconst a = `b\n```c`;\n'), 'unclosed-code 1:1');
    assert.equal(told('```sh constants\n{{LIMIT}}\n'), 'unclosed-code 1:1');
  });

  it('is told of where signs that were to close it stand behind its code, and corrected', () => {
    const mended = (text: string) => {
      const source = sourceOf('a.md', text);
      const found = unclosedCode(source, readStretches(parserFor('satteri')(source), source));
      assert.equal(found[0]?.message, 'The code block of line 1 goes on: only signs on a line of their own close it.');
      return correctText(
        text,
        found.flatMap(({ fix }) => fix ?? []),
      ).text;
    };
    assert.equal(mended('```json\n[\n]```\n'), '```json\n[\n]\n```\n');
    assert.equal(mended('```json\n[\n]```\n\nTwo\n'), '```json\n[\n]\n```\n\nTwo\n');
    assert.equal(
      mended('```java\na {} ```\n\nTwo\n\n```sh\nls\n```\n\nThree\n'),
      '```java\na {}\n```\n\nTwo\n\n```sh\nls\n```\n\nThree\n',
    );
    assert.equal(mended('> ```js\n> a\n> b```\n\nTwo\n'), '> ```js\n> a\n> b\n> ```\n\nTwo\n');
    assert.equal(told('One\n\n- ```js\n  a```\n\n  Two\n'), 'unclosed-code 4:4');
    assert.equal(mended('- ```js\n  a```\n'), '- ```js\n  a\n  ```\n');
  });

  it('is told of where it opens if no signs stand behind its code alone', () => {
    assert.equal(told('```js\na = ```b```\n'), 'unclosed-code 1:1');
    assert.equal(told('```md\na ```\n'), 'unclosed-code 1:1');
    assert.equal(told('```js\na ~~~\n'), 'unclosed-code 1:1');
  });

  it('says how far it goes', () => {
    const messageOf = (text: string) => {
      const source = sourceOf('a.md', text);
      return unclosedCode(source, readStretches(parserFor('satteri')(source), source))[0]?.message;
    };
    assert.match(messageOf('```js\nx\n\n## Two\n') ?? '', /: what follows is code, too\.$/);
    assert.match(messageOf('- ```js\n  x\n\nTwo\n') ?? '', /: it ends with what it stands in\.$/);
  });

  it('tells of one that is closed only behind the first line of another one', () => {
    assert.equal(told('```js\nx\n``\n\nTwo\n\n```ts title="a"\ny\n```\n'), 'unclosed-code 7:1');
    assert.equal(told('> ~~~\n> x\n>\n> ~~~~ts\n> y\n> ~~~~\n'), 'unclosed-code 4:3');
    assert.equal(told('```\nx\n\n```ts\ny\n```\n'), 'unclosed-code 4:1');
    for (const text of [
      '````\n```js\nx\n```\n````\n',
      '```\n~~~js\n~~~\n```\n',
      '```md\n```js\n```\n',
      '```MD\n```js\n```\n',
    ])
      assert.equal(told(text), '', text);
    // Signs that are set in further close nothing, but in MDX.
    for (const text of [
      '```py\ndef f():\n    """Doc.\n\n    ```py\n    f()\n    ```\n    """\n```\n',
      '```go\nvar a = b\n\t```ts\n\tx\n\t```\n```\n',
      '- ```py\n  a\n      ```py\n      f()\n      ```\n  ```\n',
    ])
      assert.equal(told(text, ['a.md']), '', text);
    assert.equal(told('- ```py\n  a\n     ```py\n     f()\n  ```\n'), 'unclosed-code 3:6');
  });

  it('says nothing of one that is closed, in quotes and lists too, nor of an indented one', () => {
    for (const text of [
      '```js\nx\n```\n',
      '```js\n```\n\nTwo\n',
      '~~~\nx\n~~~~  \n',
      '````md\n```js\nx\n```\n````\n',
      '> ```js\n> x\n> ```\n\nTwo\n',
      '> - ```js\n>   x\n>   ```\n>\n> Two\n',
      '1. One\n\n   ```js\n   x\n   ```\n\n2. Two\n',
      ':::note\n```js\nx\n```\n:::\n',
      '  ```js\n  x\n ```\n',
      "```py\nx = '```\n```\n",
      '```md\nx ```\n```js\ny\n```\n',
      '```js\nx ~~~\n~~~js\ny\n```\n',
    ])
      assert.equal(told(text), '', text);
    assert.equal(told('    ```js\n    x\n', ['a.md']), '');
  });
});
