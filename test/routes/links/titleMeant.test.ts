import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { correctText } from '../../../src/check/fixes/applyFixes.ts';
import { check } from './checkedLinks.ts';

const mended = (text: string) =>
  correctText(
    text,
    check(text).flatMap(({ fix }) => fix ?? []),
  ).text;

describe('titleMeant', () => {
  it('writes the title of the page or heading that a link of GitBook shows', () => {
    const text = 'See [limits.md](../limits.md "mention") and [#memory](../limits.md#memory "mention").\n';
    assert.deepEqual(
      check(text).map(({ severity, code, message, hint }) => [severity, code, message, hint]),
      [
        [
          'warning',
          'unread-markup',
          'Readers see `limits.md`, and not the title of what it leads to.',
          'write `[Limits](../limits.md)`',
        ],
        [
          'warning',
          'unread-markup',
          'Readers see `#memory`, and not the title of what it leads to.',
          'write `[Memory](../limits.md#memory)`',
        ],
      ],
    );
    assert.equal(mended(text), 'See [Limits](../limits.md) and [Memory](../limits.md#memory).\n');
    assert.equal(
      check('[Limits](../limits.md "mention")')[0]?.message,
      'Readers see `mention` as a title of the link.',
    );
  });

  it('does so between the tags of a reference, too', () => {
    const text = (name: string) =>
      `{% content-ref url="../limits.md" %}\n[${name}](../limits.md)\n{% endcontent-ref %}\n`;
    assert.equal(mended(text('limits.md')), text('Limits'));
    assert.deepEqual(check(text('Our limits')), []);
  });

  it('leaves other links, and those that lead nowhere are told of as such', () => {
    for (const text of [
      '[limits.md](../limits.md)',
      '[a](../limits.md "A mention")',
      '[a](https://a.example "mention")',
    ])
      assert.deepEqual(check(text), [], text);
    assert.deepEqual(
      check('[a](nowhere.md "mention") [b](../limits.md#nowhere "mention")').map(({ code }) => code),
      ['broken-link', 'broken-anchor'],
    );
  });

  it('writes no title that would be read as Markdown', () => {
    const others = { 'a.md': '# Use [b] or `c`\n' };
    const [told] = check('[a.md](../a.md "mention")', 'guides/page.md', '/docs/', others);
    assert.equal(told?.fix, undefined);
    assert.match(told?.hint ?? '', /^write `\[Use \[b\] or/);
  });
});
