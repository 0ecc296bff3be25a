import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { mendedMarkup } from '../markup/mendedMarkup.ts';

describe('contentsList', () => {
  const cases: readonly [what: string, written: string, meant: string][] = [
    ['its item', 'One\n\n1. TOC\n{:toc}\n\nTwo', 'One\n\n\nTwo'],
    ['its item, at the start', '* any words\n{:toc}\n## Two', '\n## Two'],
    ['the heading above, too', 'One\n\n## Table of contents\n\n- TOC\n{:toc}\n\n## Two', 'One\n\n\n## Two'],
    [
      'the element around, too',
      'One\n\n<details open>\n  <summary>\n    Contents\n  </summary>\n  \n1. TOC\n{:toc}\n</details>\n\nTwo',
      'One\n\n\nTwo',
    ],
  ];
  for (const [what, written, meant] of cases)
    it(`is deleted with ${what}`, () => {
      assert.equal(mendedMarkup(written)[0], meant);
    });

  it('keeps a list of which it may be a part, other headings, and those that links lead to', () => {
    const linked = '## Table of contents\n\n- TOC\n{:toc}\n\n[Up](#table-of-contents)';
    for (const written of ['- One\n- TOC\n{:toc}', 'One\n{:toc}', 'TOC {:toc}', linked]) {
      const [mended, [hint]] = mendedMarkup(written);
      assert.equal(mended, written);
      assert.match(hint ?? '', /^delete it, and the item above: /);
    }
    assert.equal(mendedMarkup('## One\n\n- TOC\n{:toc}\n')[0], '## One\n\n');
    const details = '<details>\n<summary>One</summary>\n\n- TOC\n{:toc}\n\nTwo\n</details>\n';
    assert.equal(mendedMarkup(details)[0], '<details>\n<summary>One</summary>\n\n\nTwo\n</details>\n');
  });
});
