import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { assertMended, mendText } from '../../mendText.ts';

/** In MDX, tags in braces are expressions. */
const PATH = 'page.md';

const code = (info: string, inside = 'a') => `\`\`\`${info}\n${inside}\n\`\`\``;

describe('taggedCodeFix', () => {
  const cases: readonly [what: string, written: string, meant: string][] = [
    [
      'what is said of code',
      `{% code title="a b.js" overflow="wrap" lineNumbers="true" %}\n${code('js')}\n{% endcode %}\n`,
      `\n${code('js title="a b.js" wrap showLineNumbers')}\n\n`,
    ],
    [
      'a tag that says nothing, around code with empty lines in it',
      `{% code %}\n\n${code('js {1}', 'a\n\nb')}\n\n{% endcode %}`,
      `\n\n${code('js {1}', 'a\n\nb')}\n\n`,
    ],
    ['code without a language', `{% code title="a" %}\n${code('')}\n{% endcode %}`, `\n${code(' title="a"')}\n`],
    [
      'words that would be taken for the language',
      `{% code lineNumbers="true" %}\n${code('')}\n{% endcode %}`,
      `\n${code('text showLineNumbers')}\n`,
    ],
    [
      'them within a tab',
      `{% tabs %}\n{% tab title="A" %}\n{% code overflow="wrap" %}\n${code('')}\n{% endcode %}\n{% endtab %}\n{% endtabs %}`,
      `::: code-group\n\n\n${code('text wrap [A]')}\n\n\n:::`,
    ],
    [
      'tabs of code',
      `One\n\n{% tabs %}\n{% tab title="npm" %}\n${code('sh')}\n{% endtab %}\n\n{% tab title="Yarn 2" %}\n${code('sh')}\n{% endtab %}\n{% endtabs %}\n`,
      `One\n\n::: code-group\n\n${code('sh [npm]')}\n\n\n\n${code('sh [Yarn 2]')}\n\n:::\n`,
    ],
    [
      'tabs of code without a language, in a box',
      `{% hint %}\n{% tabs %}\n{% tab title="A" %}\n${code('')}\n{% endtab %}\n{% endtabs %}\n\nTwo\n{% endhint %}`,
      `::::note\n::: code-group\n\n${code(' [A]')}\n\n:::\n\nTwo\n::::`,
    ],
    [
      'tabs of Hugo',
      `{{< tabs >}}\n{{< tab "A" >}}\n${code('js')}\n{{< /tab >}}\n{{% tab name="B" %}}\n${code('js')}\n{{% /tab %}}\n{{< /tabs >}}`,
      `::: code-group\n\n${code('js [A]')}\n\n\n${code('js [B]')}\n\n:::`,
    ],
    [
      'tabs of Relearn, which follow those of the same group',
      `{{< tabs groupId="os" >}}\n{{% tab title="A" %}}\n${code('js')}\n{{% /tab %}}\n{{< /tabs >}}`,
      `::: code-group\n\n${code('js [A]')}\n\n:::`,
    ],
    [
      'tabs of Docsy, whose code stands in no block',
      '{{< tabpane lang="sh" persist=false >}}\n  {{< tab header="A b" >}}\na\n\n# b\n  {{< /tab >}}\n{{< tab header="B" language="go" >}}\nb\n{{< /tab >}}\n{{< /tabpane >}}',
      `::: code-group\n  ${code('sh [A b]', 'a\n\n# b').replace(/```$/, '  ```')}\n${code('go [B]', 'b')}\n:::`,
    ],
    [
      'tabs of Docsy whose names are languages, one with a block of code, in a box',
      `{{% alert %}}\n{{< tabpane langEqualsHeader=true >}}\n{{< tab header="Java" >}}\na\n{{< /tab >}}\n{{< tab header="Go" >}}\n${code('js', 'b')}\n{{< /tab >}}\n{{< /tabpane >}}\n{{% /alert %}}`,
      `::::note\n::: code-group\n${code('java [Java]')}\n\n${code('js [Go]', 'b')}\n\n:::\n::::`,
    ],
    [
      'tabs with tags around code, in an item',
      `- One\n\n  {% tabs %}\n  {% tab title="A" %}\n  {% code title="a.js" %}\n  ${code('js').replaceAll('\n', '\n  ')}\n  {% endcode %}\n  {% endtab %}\n  {% endtabs %}`,
      `- One\n\n  ::: code-group\n  \n  \n  ${code('js title="a.js" [A]').replaceAll('\n', '\n  ')}\n  \n  \n  :::`,
    ],
  ];
  for (const [what, written, meant] of cases)
    it(`mends ${what}`, () => {
      assertMended(written, meant, PATH);
      assert.equal(mendText(written.replaceAll('\n', '\r\n'), PATH), meant.replaceAll('\n', '\r\n'));
    });

  it('leaves what needs judgment', () => {
    for (const written of [
      `{% code fullWidth="true" %}\n${code('js')}\n{% endcode %}`,
      `{% code title="a" %}\n${code('js title="b"')}\n{% endcode %}`,
      `{% code title="a" %}\nOne\n\n${code('js')}\n{% endcode %}`,
      `{% code title="a" %}\n${code('js')}\n\n${code('js')}\n{% endcode %}`,
      `{% code title="a" %}\n${code('js')}`,
      `{% code title="a" %}\n\`\`\`js\n{% endcode %}`,
      `{% tabs %}\n{% tab title="A" %}\n${code('js')}\n{% endtab %}\nWords.\n{% endtabs %}`,
      `{% tabs %}\n{% tab title="A" icon="b" %}\n${code('js')}\n{% endtab %}\n{% endtabs %}`,
      '{% tabs %}\n{% endtabs %}',
      // As far in, the signs would be code.
      '{{< tabpane >}}\n    {{< tab header="A" >}}\n    a\n    {{< /tab >}}\n{{< /tabpane >}}',
      '{{< tabpane >}}\n{{< tab header="A" >}}\na\n\t{{< /tab >}}\n{{< /tabpane >}}',
      '{{< tabpane >}}\n{{% tab header="A" %}}\na\n{{% /tab %}}\n{{< /tabpane >}}',
      '{{< tabpane >}}\n{{< tab header="A" text=true >}}\na\n{{< /tab >}}\n{{< /tabpane >}}',
      '{{< tabpane >}}\n{{< tab header="A" >}}\n\n{{< /tab >}}\n{{< /tabpane >}}',
    ])
      assert.equal(mendText(written, PATH), written);
  });
});
