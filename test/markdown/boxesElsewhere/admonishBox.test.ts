import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compileText } from '../../compileText.ts';
import { assertMended, mendText } from '../../mendText.ts';

describe('admonishBox', () => {
  const cases: readonly [what: string, written: string, meant: string][] = [
    ['no kind', '```admonish\nOne\n```', ':::note\nOne\n:::'],
    [
      'a kind and a title',
      '```admonish warning title="Mind *this*"\n**One**\n\n- two\n```\n\nThree',
      ':::warning[Mind *this*]\n**One**\n\n- two\n:::\n\nThree',
    ],
    ['an older title', '~~~ admonish tip "One"\nTwo\n~~~', ':::tip[One]\nTwo\n:::'],
    ['a kind that has no name here', '```admonish example\nOne\n```', ':::note[Example]\nOne\n:::'],
    ['a class', '```admonish bug.own\nOne\n```', ':::danger[Bug]\nOne\n:::'],
    ['what opens on a click', '```admonish info title="More" collapsible=true\nOne\n```', ':::details[More]\nOne\n:::'],
    [
      'code and a box in it',
      '````admonish\n```rust\nlet a;\n```\n\n:::tip\nOne\n:::\n````',
      '::::note\n```rust\nlet a;\n```\n\n:::tip\nOne\n:::\n::::',
    ],
    [
      'what is set in, as in a list',
      '- One\n\n  ```admonish tip\n  Two\n\n  - three\n  ```\n\n1. One\n   ~~~admonish\n   Two\n   ~~~\n2. Two',
      '- One\n\n  :::tip\n  Two\n\n  - three\n  :::\n\n1. One\n   :::note\n   Two\n   :::\n2. Two',
    ],
    [
      'a box in a box in a list',
      '- One\n\n  ````admonish\n  ```admonish tip\n  Two\n  ```\n  ````',
      '- One\n\n  ::::note\n  :::tip\n  Two\n  :::\n  ::::',
    ],
  ];
  for (const [what, written, meant] of cases)
    it(`makes a container of a box, with ${what}`, () => assertMended(written, meant, 'page.md'));

  it('leaves what needs judgment', () => {
    for (const written of [
      '- ```admonish\n  One\n  ```',
      '> ```admonish\n> One\n> ```',
      '```admonish\nOne',
      '```admonish title="A [link](/a/)"\nOne\n```',
      '```admonish\n:::tip\nOne\n```',
    ])
      assert.equal(mendText(written, 'page.md'), written);
  });

  it('leaves one in MDX, where its text may mean something else', () => {
    const written = '```admonish\n<One>\n```';
    assert.equal(mendText(written, 'page.mdx'), written);
  });

  it('says what is written here, by its kind', () => {
    const [told] = compileText('- ```admonish danger\n  One\n  ```', { path: 'a.md' }).diagnostics;
    assert.equal(told?.hint, 'write `:::danger`, the text and `:::` on lines of their own, without the code block');
  });
});
