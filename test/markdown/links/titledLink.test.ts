import assert from 'node:assert/strict';
import { it } from 'node:test';
import { compileText } from '../../compileText.ts';

it('titledLink notes links of GitBook whose text is the title of a page', () => {
  const titled = (text: string) => compileText(text, { path: 'a.md' }).links.map((link) => link.titled);
  const place = { file: 'content/a.md', line: 1, column: 3, endColumn: 23 };
  assert.deepEqual(titled('A [b.md](b.md "mention")'), [
    { text: '[b.md](b.md "mention")', place: { ...place, endColumn: 25 } },
  ]);
  assert.equal(titled('{% content-ref url="b.md" %}\n[b.md](b.md)\n{% endcontent-ref %}')[0]?.text, '[b.md](b.md)');
  for (const text of [
    'A [b.md](b.md)',
    '{% a %}\n[b.md](b.md)',
    '[b][c]\n\n[c]: b.md "mention"',
    '![b](b.md "mention")',
  ])
    assert.deepEqual(
      titled(text).filter((one) => one !== undefined),
      [],
      text,
    );
});
