import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { correctText } from '../../../src/check/fixes/applyFixes.ts';
import { readStretches } from '../../../src/check/inspection/readStretches.ts';
import { rawInCode } from '../../../src/check/markup/rawInCode.ts';
import { loadParser, parserFor } from '../../../src/markdown/parse/parsers.ts';
import { sourceOf } from '../../compileText.ts';

await loadParser('remark');
await loadParser('satteri');

/** What is told of in a text, the same by both parsers. */
function told(text: string, path = 'a.md') {
  const source = sourceOf(path, text);
  const [first, second] = (['satteri', 'remark'] as const).map((parser) =>
    rawInCode(source, readStretches(parserFor(parser)(source), source)),
  );
  assert.deepEqual(first, second, text);
  return first ?? [];
}

const corrected = (text: string) =>
  correctText(
    text,
    told(text).flatMap(({ fix }) => fix ?? []),
  ).text;

describe('rawInCode', () => {
  it('deletes the tags around code with braces, with the lines that they have for themselves', () => {
    const [one, ...others] = told('# A\n\n```json\n{% raw %}\n{"a": "{{ b }}"}\n{% endraw %}\n```\n');
    assert.deepEqual(others, []);
    assert.equal(one?.code, 'unread-markup');
    assert.equal(one?.message, 'Readers see `{% raw %}` as plain text.');
    assert.deepEqual([one?.place?.line, one?.place?.column, one?.place?.endColumn], [4, 1, 10]);
    const blanks = ' '.repeat(100_000);
    const cases: readonly (readonly [text: string, meant: string])[] = [
      ['```json\n{% raw %}\n{{ b }}\n{% endraw %}\n```\n', '```json\n{{ b }}\n```\n'],
      ['```\r\n{% raw %}\r\nb\r\n{% endraw %}\r\n```\r\n', '```\r\nb\r\n```\r\n'],
      ['1. A\n\n   ```sh\n   {%- raw -%}\n   b\n   {%- endraw -%}\n   ```\n', '1. A\n\n   ```sh\n   b\n   ```\n'],
      ['> ```\n> {% raw %}\n> b\n> {% endraw %}\n> ```\n', '> ```\n> b\n> ```\n'],
      ['```yaml\na: {% raw %}${{ b }}{% endraw %}\n```\n', '```yaml\na: ${{ b }}\n```\n'],
      ['```yaml\n{% raw %}a{% endraw %}\n{%raw%}b{%endraw%}\n```\n', '```yaml\na\nb\n```\n'],
      ['See `{% raw %}{{ b }}{% endraw %}`.\n', 'See `{{ b }}`.\n'],
      // A line may be very long.
      [`\`\`\`\n${blanks}{% raw %}b{% endraw %}\n\`\`\`\n`, `\`\`\`\n${blanks}b\n\`\`\`\n`],
    ];
    for (const [text, meant] of cases) assert.equal(corrected(text), meant, text);
  });

  it('leaves code that shows such a tag', () => {
    for (const text of [
      '```liquid\n{% raw %}\n{{ b }}\n{% endraw %}\n```\n',
      '~~~ jinja2\n{% raw %}b{% endraw %}\n~~~\n',
      '````md\n```\n{% raw %}b{% endraw %}\n```\n````\n',
      'Write `{% raw %}` and `{% endraw %}`.\n',
      '```\n{% endraw %}b{% raw %}\n```\n',
      '```\n{% raw %}\nb\n```\n',
      '```\nraw\n```\n',
    ])
      assert.deepEqual(told(text), [], text);
    assert.deepEqual(told('```\n{% raw %}b{% endraw %}\n```\n', 'a.mdx'), []);
  });
});
