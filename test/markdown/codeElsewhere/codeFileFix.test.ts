import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compileText } from '../../compileText.ts';

describe('codeFileFix', () => {
  const written = (text: string) =>
    compileText(text, { path: 'a.md' }).diagnostics.find(({ code }) => code === 'unread-markup')?.fix?.text;

  it('writes the code block that shows the file, with all that VitePress reads of the line', () => {
    assert.equal(written('<<< @/a.js'), '```js file="/a.js"\n```');
    assert.equal(written('<<< ../b/a.ts#part{2}\n'), '```ts file="../b/a.ts#part" {2}\n```');
    assert.equal(written('<<< ./a.cs{1,2,4-6 c#:line-numbers}'), '```c# file="./a.cs" {1,2,4-6} showLineNumbers\n```');
    assert.equal(
      written('<<< @/a.txt{ts:line-numbers=5} [Own name]'),
      '```ts file="/a.txt" showLineNumbers=5 [Own name]\n```',
    );
  });

  it('writes it, with all that VuePress reads of the line', () => {
    assert.equal(written('@[code](./a.js)'), '```js file="./a.js"\n```');
    assert.equal(written('@[code ts](../b/a.txt)\n'), '```ts file="../b/a.txt"\n```');
    assert.equal(
      written('@[code js{1,3-4}:line-numbers=5](b/a.ts)'),
      '```js file="b/a.ts" {1,3-4} showLineNumbers=5\n```',
    );
  });

  it('leaves a part of a file, one of an alias, one without an ending, and what is within something else', () => {
    for (const text of [
      ...['- <<< @/a.js', '<<< @/Makefile', '<<< a "b.js'],
      ...['@[code{2-3}](./a.js)', '@[code transcludeWith=:::1](./a.js)', '@[code](@/a.js)'],
      ...['- @[code](./a.js)', '@[code](./Makefile)', '@[code](./a.js) and more'],
    ])
      assert.equal(written(text), undefined, text);
  });
});
