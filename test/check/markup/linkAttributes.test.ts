import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compileText } from '../../compileText.ts';
import { mendedMarkup } from './mendedMarkup.ts';

describe('linkAttributes', () => {
  it('are written with their picture in a block of HTML', () => {
    for (const [text, meant] of [
      ['![x](y.png){ width="300" }', '<img src="y.png" alt="x" width="300">'],
      ['![x](y.png){ loading=lazy }', '<img src="y.png" alt="x">'],
      ['[x](/y)', '<a href="/y">x</a>'],
      // A class may be meant to change how it looks.
      ['![x](y.png){ .zoom width=3 }', '![x](y.png){ .zoom width=3 }'],
    ] as const) {
      const around = (inner: string) => `<figure>\n  ${inner}\n</figure>\n`;
      const [after, hints] = mendedMarkup(around(text));
      assert.equal(after, around(meant));
      assert.equal(hints.length, 1);
    }
  });

  it('are written as HTML where the page shows the same by it', () => {
    for (const [text, meant] of [
      ['![x](y.png){width=20}', '<img src="y.png" alt="x" width="20">'],
      [
        'a ![The "x"](/y.png "T"){ width="20px" height=30 loading=lazy }, b',
        'a <img src="/y.png" alt="The &quot;x&quot;" title="T" width="20" height="30">, b',
      ],
      [
        '![a\\_b \\"c\\"](y\\_z.png "\\<T>"){width=20}',
        '<img src="y_z.png" alt="a_b &quot;c&quot;" title="&lt;T>" width="20">',
      ],
      ['[a\\_b](/y\\_z){#x}', '<a href="/y_z" id="x">a\\_b</a>'],
      ['![](y.png){#logo width=50%}', '<img src="y.png" alt="" id="logo" width="50%">'],
      ['[x **y**](/z){target="_blank" rel="noreferrer"}', '<a href="/z" target="_blank" rel="noreferrer">x **y**</a>'],
      ['[x](/y "T"){#z}', '<a href="/y" title="T" id="z">x</a>'],
      // These ask for what is so without them.
      ['![x](y.png){loading=lazy}', '![x](y.png)'],
      ['[x](/y.html){target="_self"}', '[x](/y.html)'],
      ['[x](y.zip){download}', '[x](y.zip)'],
    ] as const) {
      const [after, [hint, ...others]] = mendedMarkup(text);
      assert.deepEqual([after, others], [meant, []], text);
      const html = /<.*>/.exec(meant)?.[0];
      assert.equal(hint, html === undefined ? hint : `write \`${html}\``);
      assert.deepEqual(
        compileText(meant, { path: 'a.md' }).diagnostics.filter(({ code }) => code === 'dropped-html'),
        [],
      );
    }
    // Two alike are corrected both.
    assert.equal(mendedMarkup('![x](y.png){width=20} ![x](y.png){width=20}')[0].includes('{'), false);
  });

  it('say what to write where something has no place here', () => {
    for (const [text, hint] of [
      [
        '![x](y.png){.wide}',
        'delete it: pictures have no classes; for a size, write `<img src="y.png" alt="x" width="300">`',
      ],
      [
        '![x](y.png){style="border: 0"}',
        'delete it: pictures have no such attributes; for a size, write `<img src="y.png" alt="x" width="300">`',
      ],
      [
        '![x](y.png){width=20 .wide}',
        'write `<img src="y.png" alt="x" width="20">`: pictures have no other attributes',
      ],
      [
        '[x](y.pdf){download}',
        'write `<a href="y.pdf" download>x</a>` in an `.mdx` page, or delete it: browsers download what they cannot show',
      ],
      [
        '[x](y.zip){download="z.zip"}',
        'write `<a href="y.zip" download>x</a>` in an `.mdx` page, or delete it: browsers download what they cannot show',
      ],
      ['[x](/y){.button}', 'delete it: links have no classes'],
      ['[x](/y){rel=sponsored}', 'delete it: links have no such attributes'],
      ['[x](/y){.button target=_blank}', 'write `<a href="/y" target="_blank">x</a>`: links have no other attributes'],
    ] as const)
      assert.deepEqual(mendedMarkup(text), [text, [hint]]);
  });
});
