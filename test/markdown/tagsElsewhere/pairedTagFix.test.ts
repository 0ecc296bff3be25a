import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { assertMended, mendText } from '../../mendText.ts';

/** In MDX, tags in braces are expressions. */
const PATH = 'page.md';

const FENCE = '```';

describe('pairedTagFix', () => {
  const cases: readonly [what: string, written: string, meant: string][] = [
    ['a hint of GitBook', '{% hint style="warning" %}\nOne\n{% endhint %}\n', ':::warning\nOne\n:::\n'],
    [
      'a box of Hugo, with a title',
      'One\n\n{{% alert title="A" color="warning" %}}\n\n- Two\n\n{{% /alert %}}',
      'One\n\n:::warning[A]\n\n- Two\n\n:::',
    ],
    [
      'boxes in boxes',
      '{{< details title="A" >}}\n{{< callout >}}\nOne\n{{< /callout >}}\n{{< /details >}}',
      '::::details[A]\n:::note\nOne\n:::\n::::',
    ],
    [
      'boxes and tabs of MkDocs in a box',
      `{{% alert color="success" %}}\n\n!!! tip\n    One\n\n=== "a"\n    ${FENCE}sh\n    a\n    ${FENCE}\n\nTwo\n{{% /alert %}}`,
      `::::tip\n\n:::tip\nOne\n:::\n\n::: code-group\n${FENCE}sh [a]\na\n${FENCE}\n:::\n\nTwo\n::::`,
    ],
    [
      'a box in a box of MkDocs',
      '!!! note\n    {% hint %}\n    One\n    {% endhint %}\n\n    Two',
      '::::note\n:::note\nOne\n:::\n\nTwo\n::::',
    ],
    ['a box in a line', '{{< caution >}} One *two*. {{< /caution >}}\n\nThree', ':::caution\nOne *two*.\n:::\n\nThree'],
    [
      'a box in a paragraph of an item',
      '1. One\n\n   {{% alert title="A" %}}Two\n   three\n   {{% /alert %}}\n',
      '1. One\n\n   :::note[A]\n   Two\n   three\n   :::\n',
    ],
    ['a box in an item', '1. One\n\n   {% hint %}\n   Two\n   {% endhint %}', '1. One\n\n   :::note\n   Two\n   :::'],
    [
      'code',
      '{% highlight ruby linenos %}\nputs 1\n\n# 2\n{% endhighlight %}',
      `${FENCE}ruby showLineNumbers\nputs 1\n\n# 2\n${FENCE}`,
    ],
    [
      'code that Liquid keeps as it is',
      '- a\n\n  {% highlight html %}\n  {%- raw -%}\n  {{ a }} {% raw %}{{ b }}{% endraw %}\n  {% endraw %}\n  {% endhighlight %}',
      `- a\n\n  ${FENCE}html\n  {{ a }} {{ b }}\n  ${FENCE}`,
    ],
    [
      'code with fences in it',
      `{% highlight md %}\n${FENCE}\n{% endhighlight %}`,
      `${FENCE}\`md\n${FENCE}\n${FENCE}\``,
    ],
    ['what only holds a link', '{% content-ref url="b.md" %}\nOne\n{% endcontent-ref %}', '\nOne\n'],
    [
      'what only stands beside others',
      '{% columns %}\n{% column width="50%" %}\nOne\n{% endcolumn %}\n\n{% column %}\nTwo\n{% endcolumn %}\n{% endcolumns %}',
      '\n\nOne\n\n\n\nTwo\n\n',
    ],
    ['what keeps braces', '{% raw %}\nOne {x}\n{% endraw %}', '\nOne {x}\n'],
  ];
  for (const [what, written, meant] of cases) it(`mends ${what}`, () => assertMended(written, meant, PATH));

  it('leaves what needs judgment', () => {
    for (const written of [
      '{% hint style="unheard" %}\nOne\n{% endhint %}',
      '{% hint %}\nOne',
      '{{< note >}}One{{< /note >}} two',
      '{{< note >}}One\n\nTwo{{< /note >}}',
      '{{< note >}}One {{< b >}}{{< /note >}}',
      '{{< note >}}One{{< /tip >}}',
      '- {{< note >}}One{{< /note >}}',
      '{% highlight js hl_lines="1" %}\na\n{% endhighlight %}',
      '{% tabs %}\nOne\n{% endtabs %}',
      '::::tip\n{% hint %}\n:::tip\nOne\n:::\n{% endhint %}\n::::',
    ])
      assert.equal(mendText(written, PATH), written);
  });
});
