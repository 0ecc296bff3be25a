import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { assertMended, mendText } from '../../mendText.ts';

const MEANT =
  'One.\n\n<Tabs>\n\n<Tab label="npm i">\n\n- an item\n\n</Tab>\n<Tab label="Yarn">\n\n```sh\na\n```\n\nWords.\n\n</Tab>\n</Tabs>\n\nAfter\n';

describe('containerTabElements', () => {
  it('makes elements of tabs that hold more than a code block, in a page of MDX', () => {
    assertMended(
      'One.\n\n:::: tabs\n\n::: tab npm i\n\n- an item\n\n:::\n::: tab Yarn\n\n```sh\na\n```\n\nWords.\n\n:::\n::::\n\nAfter\n',
      MEANT,
    );
    for (const written of [
      'One.\n\n::: tabs#pm\n\n@tab npm i\n\n- an item\n@tab Yarn#yarn\n\n```sh\na\n```\n\nWords.\n:::\n\nAfter\n',
      'One.\n\n:::tabs\n\n== npm i\n\n- an item\n\n== Yarn\n\n```sh\na\n```\n\nWords.\n\n:::\n\nAfter\n',
    ])
      assertMended(written, MEANT);
  });

  it('leaves those of a page of Markdown, which has no elements, and what needs judgment', () => {
    for (const [written, path] of [
      ['::: tabs\n@tab A\nText\n:::\n', 'a.md'],
      ['::: tabs\n@tab A "b"\nText\n:::\n', 'a.mdx'],
      ['::: tabs\n@tab A\nText\n@tab:active B\nText\n:::\n', 'a.mdx'],
      [':::: tabs\n@tab A\n::: tip\nText\n:::\n::::\n', 'a.mdx'],
      ['::: tabs\n@tab A\n```js\n:::\n', 'a.mdx'],
    ] as const)
      assert.equal(mendText(written, path), written, written);
  });
});
