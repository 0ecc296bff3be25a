import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compileText } from '../../compileText.ts';
import { assertMended, mendText } from '../../mendText.ts';

describe('boxes of MkDocs whose text is set in', () => {
  const cases: readonly [what: string, written: string, meant: string][] = [
    [
      'its title and text',
      '!!! tip "Mind `this`"\n\n    One\n    two\n\n\n    Three\nFour',
      ':::tip[Mind `this`]\n\nOne\ntwo\n\n\nThree\n:::\nFour',
    ],
    ['no title', '!!! warning\n    One\n', ':::warning\nOne\n:::\n'],
    [
      'a kind that has no name here',
      '!!! example\n    One\n\n??? bug\n    Two',
      ':::note[Example]\nOne\n:::\n\n:::details[Bug]\nTwo\n:::',
    ],
    [
      'a kind in capital letters',
      '!!! Warning "One"\n    Two\n\n!!! TIP\n    Three',
      ':::warning[One]\nTwo\n:::\n\n:::tip\nThree\n:::',
    ],
    ['what is open from the start', '???+ note "More"\n\tOne', ':::details[More]{open}\nOne\n:::'],
    [
      'a link in its title',
      '???+ note " [One](https://a.example/b?id=1) "\n    Two',
      ':::details[[One](https://a.example/b?id=1)]{open}\nTwo\n:::',
    ],
    [
      'no space behind its signs',
      '!!!note "One"\n\n    Two\n\n???+tip\n    Three\n\n    ???note\n        Four',
      ':::note[One]\n\nTwo\n:::\n\n::::details[Tip]{open}\nThree\n\n:::details[Note]\nFour\n:::\n::::',
    ],
    [
      'a kind of other letters',
      '!!! 注意\n    One\n\n??? código\n    Two',
      ':::note[注意]\nOne\n:::\n\n:::details[Código]\nTwo\n:::',
    ],
    ['a title and no kind', '??? "One"\n    Two', ':::details[One]\nTwo\n:::'],
    ['quotes in its title', '!!! tip "Mind "this""\n    One', ':::tip[Mind "this"]\nOne\n:::'],
    [
      'code and a list',
      '!!! note\n\n    ```yaml\n    a:\n        b: 1\n    ```\n\n    1. One\n\n        Two\n',
      ':::note\n\n```yaml\na:\n    b: 1\n```\n\n1. One\n\n    Two\n:::\n',
    ],
    [
      'its place in an item',
      '1.  One\n\n    !!! note\n\n        Two\n\n    Three',
      '1.  One\n\n    :::note\n\n    Two\n    :::\n\n    Three',
    ],
    [
      'boxes in it',
      '!!! note\n    One\n\n    !!! tip\n        Two\n\n    ???+ danger\n        Three\n\n        !!! tip\n            Four',
      ':::::note\nOne\n\n:::tip\nTwo\n:::\n\n::::details[Danger]{open}\nThree\n\n:::tip\nFour\n:::\n::::\n:::::',
    ],
  ];
  for (const [what, written, meant] of cases) {
    it(`makes a container of a box, with ${what}`, () => {
      assertMended(written, meant);
    });
  }

  it('leaves what needs judgment', () => {
    for (const written of [
      '!!! note "A title alone"',
      '!!! note\nText that is not set in',
      '!!! note "A [link]{.b}"\n    One',
      '- !!! note\n      One',
      '> !!! note\n>     One',
    ])
      assert.equal(mendText(written), written);
  });

  it('leaves one that holds what is never closed', () => {
    for (const written of ['!!! note\n    ````\n    One\n\nTwo', '!!! note\n    :::tip\n    One\n\nTwo'])
      assert.equal(mendText(written), written);
  });

  it('leaves one whose end would be that of a container around it', () => {
    const written = '::::tip\n!!! note\n    :::tip\n    One\n    :::\n::::';
    assert.equal(mendText(written), written);
  });

  it('names the kind and the title that a box of MkDocs has here', () => {
    const written = (text: string) =>
      /`(:::[^`]*)`/.exec(compileText(text, { path: 'a.md' }).diagnostics[0]?.hint ?? '')?.[1];
    assert.equal(written('!!! warning "Mind this"\n\n    text'), ':::warning[Mind this]');
    assert.equal(written('!!! bug'), ':::danger[Bug]');
    assert.equal(written('!!! note "Use <kbd>a</kbd>"'), ':::note');
    assert.equal(written('!!! note "Use *a*"'), ':::note[Use *a*]');
    assert.equal(written('???+ tip'), ':::details[Tip]{open}');
    assert.equal(written('!!! quote "A"'), ':::note[A]');
    assert.equal(written('!!! constructor ""'), ':::note');
    assert.equal(written('!!! info inline end "A"'), ':::note[A]');
    assert.equal(written('!!! BREAKING: read this first !!!'), undefined);
    assert.equal(written('??? tip "More"'), ':::details[More]');
    assert.equal(written('??? tip'), ':::details[Tip]');
  });
});
