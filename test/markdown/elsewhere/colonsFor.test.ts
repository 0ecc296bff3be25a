import assert from 'node:assert/strict';
import { it } from 'node:test';
import { colonsFor } from '../../../src/markdown/elsewhere/colonsFor.ts';

it('a container has more colons than all that is in it, or comes to be', () => {
  for (const [text, colons] of [
    ['One', ':::'],
    [':::tip\n:::', '::::'],
    ['!!! tip\n    One\n\n!!! tip\n    Two', '::::'],
    ['!!! tip\n    ??? bug\n        One', ':::::'],
    ['{% hint %}\n{{< details >}}\n{{< /details >}}\n{% endhint %}', ':::::'],
    ['{% tabs %}\n{% endtabs %}\n{% tab %}', '::::'],
    [':::tip\n:::\n\n!!! note\n    {% hint %}\n    {% endhint %}', '::::::'],
  ] as const)
    assert.equal(colonsFor(text, 'Above\n\n'), colons, text);
});

it('there are no colons for a text that is never closed, nor where they would end a container above', () => {
  assert.equal(colonsFor('```\nOne', ''), undefined);
  assert.equal(colonsFor('One', ':::tip\n'), undefined);
  assert.equal(colonsFor('One', '::::tip\n'), ':::');
});
