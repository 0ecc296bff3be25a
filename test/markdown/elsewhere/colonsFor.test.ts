import assert from 'node:assert/strict';
import { it } from 'node:test';
import { colonsFor } from '../../../src/markdown/elsewhere/colonsFor.ts';
import { assertMended, mendText } from '../../mendText.ts';

const below = (text: string, above: string) => colonsFor(text, { file: 'a.md', body: above + text }, above.length);

it('a container has more colons than all that is in it, or comes to be', () => {
  for (const [text, colons] of [
    ['One', ':::'],
    [':::tip\n:::', '::::'],
    ['!!! tip\n    One\n\n!!! tip\n    Two', '::::'],
    ['!!! tip\n    ??? bug\n        One', ':::::'],
    ['{% hint %}\n{{< details >}}\n{{< /details >}}\n{% endhint %}', ':::::'],
    ['{% tabs %}\n{% endtabs %}\n{% tab %}', '::::'],
    ['<Note>\n  <Tip>\n  </Tip>\n</Note>\n<Info>\n</Info>', ':::::'],
    ['<Tabs>\n<Tab label="a">\n</Tab>\n</Tabs>\n<Notes />', ':::'],
    ['<CodeGroup>\n```js a\n```\n</CodeGroup>', '::::'],
    ['//// note | A\n/// tip | B\n///\n////', ':::::'],
    ['```admonish\nOne\n```\n\n```admonish tip\nTwo\n```', '::::'],
    ['<div class="note">\n\n?> One\n\n</div>', ':::::'],
    ['> **Note**\n> One', '::::'],
    ['```sh npm2yarn\nnpm i\n```', '::::'],
    ['```npm\nnpm i\n```', '::::'],
    [':::tip\n:::\n\n!!! note\n    {% hint %}\n    {% endhint %}', '::::::'],
  ] as const)
    assert.equal(below(text, 'Above\n\n'), colons, text);
});

it('there are no colons for a text that is never closed, nor where they would end a container above', () => {
  assert.equal(below('```\nOne', ''), undefined);
  assert.equal(below('One', ':::tip\n'), undefined);
  assert.equal(below('One', '::::tip\n'), ':::');
});

it('boxes that become containers at once stay in one another', () => {
  for (const [written, meant] of [
    ['<Note>\n!!! tip "A"\n    One\n</Note>\n', '::::note\n:::tip[A]\nOne\n:::\n::::\n'],
    ['!!! tip "A"\n    <Note>\n    One\n    </Note>\n', '::::tip[A]\n:::note\nOne\n:::\n::::\n'],
    ['//// tip | A\n<Note>\nOne\n</Note>\n////\n', '::::tip[A]\n:::note\nOne\n:::\n::::\n'],
    ['<Note>\n\n?> One\n\n</Note>\n', '::::note\n\n:::note\nOne\n:::\n\n::::\n'],
    [
      '<Note>\n=== "A"\n\n    ```js\n    1\n    ```\n</Note>\n',
      '::::note\n::: code-group\n\n```js [A]\n1\n```\n:::\n::::\n',
    ],
  ] as const)
    assertMended(written, meant);
  for (const [written, meant] of [
    [
      '<div class="tip">\n\n{% hint style="info" %}\nOne\n{% endhint %}\n\n</div>\n',
      '::::tip\n\n:::note\nOne\n:::\n\n::::\n',
    ],
    [
      '{% hint style="info" %}\n```admonish tip "A"\nOne\n```\n{% endhint %}\n',
      '::::note\n:::tip[A]\nOne\n:::\n::::\n',
    ],
  ] as const)
    assertMended(written, meant, 'page.md');
});

it('a correction of three colons leaves a container of three whole', () => {
  for (const inner of ['?> One', '<CodeGroup>\n```js a\n1\n```\n</CodeGroup>']) {
    const text = `:::tip\n\n${inner}\n\n:::\n`;
    assert.equal(mendText(text), text);
  }
});
