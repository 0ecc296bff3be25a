import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { unclosedEmphasis } from '../../../src/check/markup/unclosedEmphasis.ts';
import { loadParser, parserFor } from '../../../src/markdown/parse/parsers.ts';
import { sourceOf } from '../../compileText.ts';

await loadParser('satteri');
await loadParser('remark');

/** Where both parsers find it in a text, and the hints. */
function told(text: string): readonly string[] {
  const [first, other] = (['satteri', 'remark'] as const).map((parser) => {
    const source = sourceOf('a.md', text);
    return unclosedEmphasis(source, parserFor(parser)(source)).map(
      ({ place, hint }) => `${place?.line}:${place?.column}-${place?.endColumn} ${hint}`,
    );
  });
  assert.ok(first);
  assert.deepEqual(other, first, text);
  return first;
}

const BOLD = 'write `**` where the bold words end, or delete the `**`';

describe('unclosedEmphasis', () => {
  it('finds bold words that do not end, on any line of a paragraph, and with code or a link behind them', () => {
    assert.deepEqual(told('This **bold is open.\n\nMore.'), [
      '1:6-21 write `**bold is open.**`, or where the bold words end, or delete the `**`',
    ]);
    assert.deepEqual(told('**Note: it goes on\nin this line.'), [`1:1-19 ${BOLD}`]);
    assert.deepEqual(told('A\n\n- **Note: the `a` of [b](/b/).'), [`3:3-31 ${BOLD}`]);
    assert.deepEqual(told('| a | **Bold words |\n| - | - |\n| a | b |'), [
      '1:7-19 write `**Bold words**`, or where the bold words end, or delete the `**`',
    ]);
  });

  it('finds a paragraph in italics that does not end', () => {
    assert.deepEqual(told('Words.\n\n*This is not the end.\n'), [
      '3:1-22 write `*This is not the end.*`, or where the words in italics end, or delete the `*`',
    ]);
    assert.deepEqual(told('_See, `a_b` is no\nend of it.'), [
      '1:1-18 write `_` where the words in italics end, or delete the `_`',
    ]);
  });

  it('finds nothing in notes, pointers, patterns, names and formulas', () => {
    for (const text of [
      'From 2 **3, `a` **/*.js and **c** or **d *e***.',
      'char **argv is one, and uint8_t **rows another; f(**kwargs is',
      'The **argv of it',
      'It is 2 **n of them',
      '**\n\n** a\n\n\\**Bold words here\n\n**Word',
      '*nix systems are many.\n\n*args are listed here.\n\n*See*',
      'A pointer *Foo is one.\n\n*.ts files\n\n_id is one of them, _Bool.',
      '| a | b* |\n| - | - |\n\n*Only for those who pay.',
      '| a | b |\n| - | - |\n\n*Only for those who pay.',
      'It takes 24 hours*.\n\nWords.\n\n*If it works at all.',
      '<b>24*</b>\n\n*If it works at all.',
      '![Form](a.png)\n\n*Required fields of it.',
      '*Some words* and others.\n\n_Some words_ and others.',
      '**Bold words** and **others.**',
      '`**bold words`',
      '```\n**bold words\n```',
    ])
      assert.deepEqual(told(text), [], text);
  });

  it('takes no longer for a long text', () => {
    const text = `${'**a b '.repeat(50_000)}\n\n${'*Some words are, '.repeat(20_000)}\n\n${'**Bold words\n\n'.repeat(20_000)}`;
    const source = sourceOf('a.md', text);
    const tree = parserFor('satteri')(source);
    const started = process.cpuUsage();
    assert.equal(unclosedEmphasis(source, tree).length, 20_000);
    const { user, system } = process.cpuUsage(started);
    assert.ok(user + system < 2_000_000, `${user + system} µs`);
  });
});
