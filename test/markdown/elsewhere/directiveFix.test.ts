import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { assertMended, mendText } from '../../mendText.ts';

describe('directiveFix', () => {
  const cases: readonly [what: string, written: string, meant: string][] = [
    ['a box', '```{note}\nOne\n```\n\nTwo', ':::note\nOne\n:::\n\nTwo'],
    ['a box whose text begins behind its name', '```{attention} One\nTwo\n```', ':::warning\nOne\nTwo\n:::'],
    ['a box with a title', '```{admonition} Mind *this*\nOne\n```', ':::note[Mind *this*]\nOne\n:::'],
    ['a box with a title and a kind', '~~~{admonition} A\n:class: tip\nOne\n~~~', ':::tip[A]\nOne\n:::'],
    ['what opens on a click', '```{dropdown} More\n\nOne\n```', ':::details[More]\n\nOne\n:::'],
    ['a version', '```{versionadded} 1.2\nOne\n```', ':::note[New in 1.2]\nOne\n:::'],
    ['a version with words', '```{deprecated} 1.2 Use this.\n```', ':::warning[Deprecated since 1.2]\nUse this.\n:::'],
    ['a version alone', 'One\n\n```{versionadded} 1.2\n\n```\n\nTwo', 'One\n\n**New in 1.2**\n\nTwo'],
    ['what to see', '```{seealso}\nOne\n```', ':::note[See also]\nOne\n:::'],
    [
      'boxes and code in a box',
      '`````{note}\n````{tip}\n```{code-block} python\na\n```\n````\n`````',
      '::::note\n:::tip\n```python\na\n```\n:::\n::::',
    ],
    ['what is set in', '- One\n\n  ```{tip} Two\n  three\n  ```', '- One\n\n  :::tip\n  Two\n  three\n  :::'],
    ['code', '```{code-block} python\na = 1\n```', '```python\na = 1\n```'],
    [
      'code with options',
      '```{code-block} python\n:caption: a.py\n:linenos:\n:lineno-start: 4\n:emphasize-lines: 1, 3-4\n:force:\na\nb\nc\nd\n```',
      '```python title="a.py" showLineNumbers=4 {1,3-4}\na\nb\nc\nd\n```',
    ],
    ['code below an empty line', '```{code} js\n\na\n```', '```js\na\n```'],
    ['code below two empty lines', '```{code} js\n\n\na\n```', '```js\n\na\n```'],
    ['a box between colons', ':::{note}\nOne\n:::\n\nTwo', ':::note\nOne\n:::\n\nTwo'],
    [
      'boxes between colons, and a title',
      '::::{admonition} A\n:class: warning\nOne\n\n:::{seealso}\nTwo\n:::\n::::\n\nThree',
      '::::warning[A]\nOne\n\n:::note[See also]\nTwo\n:::\n::::\n\nThree',
    ],
    ['a box without an option that says how it looks', ':::{tip}\n:class: a\nOne\n:::', ':::tip\nOne\n:::'],
    [
      'a picture',
      '```{image} https://a.example/a.png\n:alt: A\n:width: 20\n```\n\nTwo',
      '![A](https://a.example/a.png)\n\nTwo',
    ],
    [
      'a picture with words below it, and an anchor',
      ':::{figure} https://a.example/a.png\n:name: one\n:alt: A\n\nWhat *it* is.\n:::\n\nTwo',
      '<figure>\n\n<a id="one"></a>\n\n![A](https://a.example/a.png)\n\n<figcaption>\n\n\nWhat *it* is.\n\n</figcaption>\n</figure>\n\nTwo',
    ],
    [
      'terms',
      '```{glossary}\n[pod](https://a.example/)\n    Runs.\n\n    Ends.\n\n`node`\n    Holds pods.\n```',
      '\n- **[pod](https://a.example/)**:\n    Runs.\n\n    Ends.\n\n- **`node`**:\n    Holds pods.\n',
    ],
    ['code of no language', '```{code}\n:linenos:\n\na\n```', '```text showLineNumbers\na\n```'],
  ];
  for (const [what, written, meant] of cases) it(`writes ${what}`, () => assertMended(written, meant, 'page.md'));

  it('leaves what needs judgment', () => {
    for (const written of [
      '```{toctree}\na\n```',
      '```{note}\n:name: a\nOne\n```',
      '```{note}\n```',
      '```{note}\n---\nclass: a\n---\nOne\n```',
      '```{code-block}\n---\nlineno-start: 10\n---\na = 2\n```',
      '```{note}\nOne',
      ':::{note}\nOne',
      ':::{code-block} js\na\n:::',
      '```{figure} a.png\n:target: https://a.example/\n```',
      '```{image} a b.png\n```',
      '```{glossary}\n*pod*\n    Runs.\n```',
      '```{admonition} A [b]\nOne\n```',
      '```{deprecated} soon\nOne\n```',
      '```{code-block} python\n:name: a\nb\n```',
      '- ```{note}\n  One\n  ```',
      '> ```{note}\n> One\n> ```',
    ])
      assert.equal(mendText(written, 'page.md'), written);
  });
});
