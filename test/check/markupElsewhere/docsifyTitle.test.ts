import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { correctText } from '../../../src/check/fixes/applyFixes.ts';
import { docsifyTitleFix } from '../../../src/check/markupElsewhere/docsifyTitle.ts';
import { sourceOf } from '../../compileText.ts';

function mended(text: string): string | undefined {
  const fix = docsifyTitleFix(text.search(/(?<=["']):/), sourceOf('a.md', text));
  return fix && correctText(text, [fix]).text;
}

describe('docsifyTitleFix', () => {
  it('deletes words that change nothing here, and keeps the title behind them', () => {
    assert.equal(mended("A [b](/c/ ':ignore') d\n"), 'A [b](/c/) d\n');
    assert.equal(mended("[b](/c/ ':ignore the title')\n"), "[b](/c/ 'the title')\n");
    assert.equal(mended('[b](c.md ":target=_blank")\n'), '[b](c.md)\n');
    assert.equal(mended("![b](c.png ':class=wide :target=_self')\n"), '![b](c.png)\n');
  });

  it('writes the size of a picture as that of an element', () => {
    assert.equal(
      mended("- a ![b c](_media/d.svg ':size=50x100') e\n"),
      '- a <img src="_media/d.svg" alt="b c" width="50" height="100" /> e\n',
    );
    assert.equal(mended("![](d.svg ':size=100')\n"), '<img src="d.svg" alt="" width="100" />\n');
  });

  it('shows a file of code in a block', () => {
    assert.equal(
      mended("A\n\n[b](_media/c.js ':include :type=code')\n\nd\n"),
      'A\n\n```js file="_media/c.js"\n```\n\nd\n',
    );
  });

  it('leaves what would be lost, and what is not known here', () => {
    for (const text of [
      "[b](/c ':disabled')",
      "[b](/c ':id=d')",
      "![b](c.png ':size=10%')",
      "![b](c.png ':size=10 the title')",
      '![b "d"](c.png \':size=10\')',
      "![b](c.png ':size=10')\n![d](e.png)",
      "- ![b](c.png ':size=10')\n  words",
      "[b](c.md ':include')",
      "[b](c.js ':include :type=code :fragment=demo')",
      "a [b](c.js ':include :type=code')",
      "[b](https://a.example/c.js ':include :type=code')",
      "[b](/c ':ignore it's')",
    ])
      assert.equal(mended(`${text}\n`), undefined, text);
  });
});
