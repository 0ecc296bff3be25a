import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { correctText } from '../../../src/check/fixes/applyFixes.ts';
import { tabBlocksFix } from '../../../src/markdown/tabsElsewhere/tabBlocksFix.ts';
import { compileText } from '../../compileText.ts';

const mended = (text: string, offset = text.indexOf('tab=')) => {
  const fix = tabBlocksFix(offset, { file: 'content/a.mdx', body: text });
  return fix === undefined ? undefined : correctText(text, [fix]).text;
};

const PAIR = '```ts tab="One" title="a.ts"\na\n```\n\n\n```js tab=\'Two [b]\'\n\nb\n```\n';

describe('tabBlocksFix', () => {
  it('makes a group of code blocks that follow each other, told at the first of them', () => {
    const text = mended(`Text:\n${PAIR.replace(' [b]', '')}\nMore.\n`);
    assert.equal(
      text,
      'Text:\n\n::: code-group\n\n```ts [One] title="a.ts"\na\n```\n\n\n```js [Two]\n\nb\n```\n\n:::\n\nMore.\n',
    );
    for (const parser of ['satteri', 'remark'] as const) {
      const { html, diagnostics } = compileText(text ?? '', { parser });
      assert.deepEqual(diagnostics, []);
      assert.match(html, /One.*Two/s);
    }
    const pair = PAIR.replace(' [b]', '');
    assert.equal(mended(pair, pair.lastIndexOf('tab=')), undefined);
    const item = mended('- a\n\n  ~~~sh tab="A"\n  a\n  ~~~\n  ~~~sh tab="B"\n  b\n  ~~~') ?? '';
    assert.equal(item, '- a\n\n  ::: code-group\n\n  ~~~sh [A]\n  a\n  ~~~\n  ~~~sh [B]\n  b\n  ~~~\n\n  :::');
    assert.deepEqual(compileText(item).diagnostics, []);
  });

  it('begins a new group behind what stands between', () => {
    const three =
      '```ts tab="A"\na\n```\n\n```ts tab="B"\nb\n```\n\nAnd\n\n```ts tab="C"\nc\n```\n```ts tab="D"\nd\n```\n';
    const at = three.indexOf('tab="C"');
    assert.match(mended(three, at) ?? '', /And\n\n::: code-group\n\n```ts \[C\][^:]*\[D\][^:]*\n\n:::\n$/);
    const plain = '```ts\na\n```\n\n```ts tab="B"\nb\n```\n\n```ts tab="C"\nc\n```\n';
    assert.match(mended(plain) ?? '', /^```ts\na\n```\n\n::: code-group\n/);
  });

  it('takes the place of tabs that hold nothing but such code blocks', () => {
    const blocks = '\n\n```sh tab="npm"\na\n```\n\n```sh tab="bun"\nb\n```\n\n';
    const group = '::: code-group\n\n```sh [npm]\na\n```\n\n```sh [bun]\nb\n```\n\n:::\n';
    assert.equal(mended(`<Tabs groupId="a" items={['npm', 'bun']}>${blocks}</Tabs>\n`), group);
    assert.equal(mended(`<Tabs>${blocks}</Tabs>\n`), group);
    assert.deepEqual(compileText(group).diagnostics, []);
    for (const text of [
      `<Tabs>${blocks}<Tab label="c">d</Tab>\n</Tabs>\n`,
      `<Tabs>\n<Tab label="c">d</Tab>${blocks}</Tabs>\n`,
      `a <Tabs>${blocks}</Tabs>\n`,
      `<Tabs items={['npm', 'bun']} defaultIndex={1}>${blocks}</Tabs>\n`,
      `<Tabs id="one">${blocks}</Tabs>\n`,
    ])
      assert.equal(mended(text), undefined, text);
  });

  it('leaves one alone, names with brackets, what is never closed, and what a container would end in', () => {
    for (const text of [
      '```ts tab="One"\na\n```\n\nText\n',
      '```ts tab="One"\na\n```\n\n```ts\nb\n```\n',
      '```ts tab="One"\na\n```\n\n  ```ts tab="Two"\n  b\n  ```\n',
      PAIR,
      '```ts tab="One"\na\n```\n\n```ts tab="Two"\nb\n',
      ':::note\n```ts tab="One"\na\n```\n```ts tab="Two"\nb\n```\n:::\n',
    ])
      assert.equal(mended(text), undefined, text);
  });
});
