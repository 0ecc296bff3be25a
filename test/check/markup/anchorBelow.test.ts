import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { mendedMarkup } from './mendedMarkup.ts';

describe('anchorBelow', () => {
  it('writes the anchor of a heading at its end', () => {
    assert.equal(mendedMarkup('## One\n{: #two }\n\nThree')[0], '## One {#two}\n\n\nThree');
    assert.equal(mendedMarkup('# `A` b\n{:#two .no_toc}\nThree')[0], '# `A` b {#two}\n\nThree');
  });

  it('leaves what is the anchor of something else, or of a heading that has one', () => {
    for (const text of [
      '## One {#a}\n{: #two .b }',
      '## One\n\n{: #two .b }',
      'One\n\n{: #two .b }\nThree',
      '## One\n{: .b }',
    ])
      assert.equal(mendedMarkup(text)[0], text, text);
  });
});
