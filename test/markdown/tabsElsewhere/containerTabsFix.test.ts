import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compileText } from '../../compileText.ts';
import { assertMended, mendText } from '../../mendText.ts';

const MEANT = ':::: code-group\n\n\n```sh [npm i]\na\n```\n\n\n\n```js {1} [Yarn]\nb\n```\n\n::::\n\nAfter\n';

describe('containerTabsFix', () => {
  it('makes a code group of tabs that hold a code block each', () => {
    for (const written of [
      ':::: tabs\n\n::: tab npm i\n\n```sh\na\n```\n\n:::\n\n::: tab Yarn\n\n```js {1}\nb\n```\n:::\n\n::::\n\nAfter\n',
      ':::: code-tabs#pm\n\n@tab npm i\n\n```sh\na\n```\n\n\n@tab Yarn#yarn\n\n```js {1}\nb\n```\n\n::::\n\nAfter\n',
      '::::tabs type:card\n\n== npm i\n\n```sh\na\n```\n\n\n== Yarn\n\n```js {1}\nb\n```\n\n::::\n\nAfter\n',
    ])
      assertMended(written, MEANT, 'a.md');
  });

  it('takes nothing in code for a tab or an end', () => {
    assert.equal(
      mendText('::: tabs\n@tab A\n```md\n@tab B\n:::\n```\n:::\n'),
      '::: code-group\n```md [A]\n@tab B\n:::\n```\n:::\n',
    );
  });

  it('M-09: reads no further than its own end, on a page of thousands', () => {
    const started = process.cpuUsage();
    compileText('::: tabs\n@tab A\nWords.\n:::\n\n'.repeat(2_000));
    assert.ok(process.cpuUsage(started).user < 1_000_000);
  });

  it('leaves what needs judgment', () => {
    for (const written of [
      '::: tabs\n@tab A\n```js\na\n```\n@tab:active B\n```js\nb\n```\n:::\n',
      '::: tabs\nText\n@tab A\n```js\na\n```\n:::\n',
      '::: tabs\n@tab [A]\n```js\na\n```\n:::\n',
      '::: tabs\n@tab A\n```js\na\n```\n',
      '::: tabs\n\n:::\n',
    ])
      assert.equal(mendText(written, 'a.md'), written, written);
  });
});

const ELEMENTS_MEANT =
  'One.\n\n<Tabs>\n\n<Tab label="npm i">\n\n- an item\n\n</Tab>\n<Tab label="Yarn">\n\n```sh\na\n```\n\nWords.\n\n</Tab>\n</Tabs>\n\nAfter\n';

describe('containerTabElements', () => {
  it('makes elements of tabs that hold more than a code block, in a page of MDX', () => {
    assertMended(
      'One.\n\n:::: tabs\n\n::: tab npm i\n\n- an item\n\n:::\n::: tab Yarn\n\n```sh\na\n```\n\nWords.\n\n:::\n::::\n\nAfter\n',
      ELEMENTS_MEANT,
    );
    for (const written of [
      'One.\n\n::: tabs#pm\n\n@tab npm i\n\n- an item\n@tab Yarn#yarn\n\n```sh\na\n```\n\nWords.\n:::\n\nAfter\n',
      'One.\n\n:::tabs\n\n== npm i\n\n- an item\n\n== Yarn\n\n```sh\na\n```\n\nWords.\n\n:::\n\nAfter\n',
    ])
      assertMended(written, ELEMENTS_MEANT);
  });

  it('makes elements in a page of Markdown that is MDX then', () => {
    const meant = '<Tabs>\n<Tab label="A">\nText\n\n</Tab>\n</Tabs>\n';
    assert.equal(mendText('::: tabs\n@tab A\nText\n:::\n', 'a.md'), meant);
    const renamed = compileText(meant, { path: 'a.md' }).diagnostics.flatMap(({ fix }) => fix?.renamedTo ?? []);
    assert.deepEqual(renamed, ['content/a.mdx']);
  });

  it('leaves those of a page that would not say the same as MDX, and what needs judgment', () => {
    for (const [written, path] of [
      ['::: tabs\n@tab A\nText\n:::\n\nText {a}.\n', 'a.md'],
      ['::: tabs\n@tab A "b"\nText\n:::\n', 'a.mdx'],
      ['::: tabs\n@tab A\nText\n@tab:active B\nText\n:::\n', 'a.mdx'],
      [':::: tabs\n@tab A\n::: tip\nText\n:::\n::::\n', 'a.mdx'],
      ['::: tabs\n@tab A\n```js\n:::\n', 'a.mdx'],
    ] as const)
      assert.equal(mendText(written, path), written, written);
  });
});
