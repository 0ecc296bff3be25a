import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compileText, faultsOf } from '../../compileText.ts';

describe('dropInnerHeadings', () => {
  it('leaves one heading of two, which is told of', () => {
    for (const parser of ['satteri', 'remark'] as const) {
      const page = compileText('# T\n\n## A <h3 id="x">B *c*</h3>', { parser });
      assert.match(page.html, /<h2 id="x">A B <em>c<\/em><\/h2>/);
      assert.doesNotMatch(page.html, /<h3/);
      assert.deepEqual(
        page.diagnostics.map(({ code, place, message }) => `${code} ${place?.line}:${place?.column} ${message}`),
        ['dropped-html 3:6 `<h3>` is removed and its content kept: it stands in another heading.'],
      );
    }
  });

  it('leaves the title in its place', () => {
    const page = compileText('# <h2>A</h2>\n\nWords.');
    assert.equal(page.record.title, 'A');
    assert.equal(page.html.trim(), '<p>Words.</p>');
    assert.deepEqual(faultsOf('<h2>*A* <h3>B</h3></h2>\n\n## C'), ['dropped-html page.mdx:1:9']);
  });

  it('leaves headings by themselves as they are', () => {
    assert.deepEqual(faultsOf('<h2>A</h2>\n\n<div><h3>B</h3></div>'), []);
  });
});
