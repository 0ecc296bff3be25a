import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { correctText } from '../../../src/check/applyFixes.ts';
import { shownMarkup } from '../../../src/check/markup/shownMarkup.ts';
import { readStretches } from '../../../src/check/readStretches.ts';
import { loadParser, parserFor } from '../../../src/markdown/parse/parsers.ts';
import { sourceOf } from '../../compileText.ts';

await loadParser('satteri');

function corrected(text: string): string {
  const source = sourceOf('a.md', text);
  const told = shownMarkup(source, readStretches(parserFor('satteri')(source), source));
  return correctText(
    text,
    told.flatMap(({ fix }) => fix ?? []),
  ).text;
}

describe('anchorBelow', () => {
  it('writes the anchor of a heading at its end', () => {
    assert.equal(corrected('## One\n{: #two }\n\nThree'), '## One {#two}\n\n\nThree');
    assert.equal(corrected('# `A` b\n{:#two .no_toc}\nThree'), '# `A` b {#two}\n\nThree');
  });

  it('leaves what is the anchor of something else, or of a heading that has one', () => {
    for (const text of [
      '## One {#a}\n{: #two .b }',
      '## One\n\n{: #two .b }',
      'One\n\n{: #two .b }\nThree',
      '## One\n{: .b }',
    ])
      assert.equal(corrected(text), text, text);
  });
});
