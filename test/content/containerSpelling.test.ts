import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { spellContainers } from '../../src/content/containerSpelling.ts';

describe('spellContainers', () => {
  const cases: readonly [body: string, spelled: string][] = [
    ['::: tip Mind this\nText\n:::', ':::tip[ Mind this]\nText\n:::'],
    [':::  tip   Mind this  ', ':::tip[    Mind this]  '],
    ['a\r\n:::: danger\r\nb\r\n::::\r\n', 'a\r\n::::danger\r\nb\r\n::::\r\n'],
    [':::details More\n:::', ':::details[More]\n:::'],
    [':::details[More] {open}\n:::', ':::details[More]{open}\n:::'],
    ['> :::details[More [of](/) it]  {open}', '> :::details[More [of](/) it]{open}'],
    ['::: code-group\n:::', ':::code-group\n:::'],
    ['> ::: note A\n> :::', '> :::note[ A]\n> :::'],
    ['1. ::: note A\n   :::', '1. :::note[ A]\n   :::'],
    ['```md\n::: tip A\n```\n::: tip B', '```md\n::: tip A\n```\n:::tip[ B]'],
    ['~~~\n```\n::: tip A\n~~~\n::: tip B', '~~~\n```\n::: tip A\n~~~\n:::tip[ B]'],
    ['````\n```\n::: tip A\n````', '````\n```\n::: tip A\n````'],
    ['- ```md\n  ::: tip A\n  ```\n\n::: tip B', '- ```md\n  ::: tip A\n  ```\n\n:::tip[ B]'],
    ['> 1. ~~~\n>    - ~~~\n>    ~~~\n\n::: tip B', '> 1. ~~~\n>    - ~~~\n>    ~~~\n\n:::tip[ B]'],
    ['```md\n=== "A"\n\n    ```js\n    ```\n```\n::: tip A', '```md\n=== "A"\n\n    ```js\n    ```\n```\n:::tip[ A]'],
    ['::: tip By {{ $frontmatter.author }}\n:::', ':::tip[ By {{ $frontmatter.author }}]\n:::'],
    ['::: details {{$frontmatter.title}} & more {open}', ':::details[ {{$frontmatter.title}} & more]{open}'],
    ['::: tip By {frontmatter.params.author}, of us', ':::tip[ By {frontmatter.params.author}, of us]'],
    ['```a``` b\n::: tip A', '```a``` b\n:::tip[ A]'],
  ];
  for (const [body, spelled] of cases)
    it(`spells ${JSON.stringify(body)}`, () => assert.equal(spellContainers(body), spelled));

  for (const body of [
    ':::tip[Mind this]\nText\n:::',
    ':::tip\nText\n:::',
    ':::tip[Mind this] {open}',
    ':::details[More]{open}',
    '::: tip Mind [this](/)',
    '::: tip {LIMIT}',
    '::: tip A {{ b }',
    '::: tip A {{ {b} }}',
    '::: tip A {{ b[0] }}',
    '::: v-pre',
    '::: tipp',
    'a ::: tip b',
    ':: tip a',
    'no container',
  ]) {
    it(`leaves ${JSON.stringify(body)} as it is`, () => assert.equal(spellContainers(body), body));
  }

  it('takes no longer for long lines', () => {
    const started = process.cpuUsage();
    for (const line of [
      `::: tip${' '.repeat(100_000)}[`,
      `::: tip a${' '.repeat(100_000)}[`,
      '> '.repeat(50_000),
      `::: tip ${'{{ a }} '.repeat(20_000)}[`,
      `::: tip ${'{{ '.repeat(50_000)}`,
      `::: details a${' '.repeat(100_000)}{open}`,
      ':'.repeat(100_000),
    ])
      spellContainers(`:::\n${line}`);
    assert.ok(process.cpuUsage(started).user < 2_000_000);
  });
});
