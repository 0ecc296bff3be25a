import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { correctText } from '../../../src/check/applyFixes.ts';
import { shownMarkup } from '../../../src/check/markup/shownMarkup.ts';
import { readStretches } from '../../../src/check/readStretches.ts';
import { loadParser, parserFor } from '../../../src/markdown/parse/parsers.ts';
import { compileText, sourceOf } from '../../compileText.ts';

await loadParser('satteri');

function corrected(text: string): string {
  const source = sourceOf('a.md', text);
  const told = shownMarkup(source, readStretches(parserFor('satteri')(source), source));
  return correctText(
    text,
    told.flatMap(({ fix }) => fix ?? []),
  ).text;
}

describe('jekyllBox', () => {
  const cases: readonly [what: string, written: string, meant: string][] = [
    ['a paragraph', '{: .note }\nOne *two*\nthree\n\nFour', ':::note\nOne *two*\nthree\n:::\n\nFour'],
    [
      'a quote, with all that is in it',
      'A\n\n{: .warning }\n> One\n>\n> - two\n> ```\n> three\n> ```\n',
      'A\n\n:::warning\nOne\n\n- two\n```\nthree\n```\n:::\n',
    ],
    ['the title of a quote', '{: .important-title }\n> My *own*\n>\n> One', ':::important[My *own*]\n\nOne\n:::'],
    ['a box in a quote', '{:.note .danger}\n> :::tip\n> One\n> :::', '::::danger\n:::tip\nOne\n:::\n::::'],
  ];
  for (const [what, written, meant] of cases)
    it(`makes a container of ${what}`, () => {
      assert.equal(corrected(written), meant);
      assert.deepEqual(compileText(meant, { path: 'a.md' }).diagnostics, []);
    });

  it('leaves what needs judgement', () => {
    for (const written of [
      'One\n{: .note }\n\nTwo',
      'One\n{: .note }\nTwo',
      '{: .note }\n\nOne',
      '{: .note }\n- One',
      '{: .note }\n## One',
      '{: .note }\n> One\ntwo',
      '{: .note-title }\nOne',
      '{: .note-title }\n> One\n> two',
      '{: .note-title }\n> A [link](/a/)\n>\n> two',
      '- a\n\n  {: .note }\n  One',
    ])
      assert.equal(corrected(written), written, written);
  });
});
