import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { correctText } from '../../../src/check/fixes/applyFixes.ts';
import { compileText, type Surroundings } from '../../compileText.ts';
import { mendText } from '../../mendText.ts';

const toldOf = (text: string, surroundings?: Surroundings) =>
  compileText(text, surroundings).diagnostics.map(({ hint, fix }) => [hint, fix !== undefined]);

describe('withRaisedHeadings', () => {
  for (const parser of ['satteri', 'remark'] as const) {
    for (const path of ['page.md', 'page.mdx']) {
      it(`raises all headings where the sections of a page begin too deep (${parser}, ${path})`, () => {
        const text =
          '---\ntitle: Box\n---\n\n### Synopsis\n\n```sh\n### no heading\n```\n\n- #### In *a* list\n\n### See `also` ###\n\n###### Far\n';
        const { diagnostics, headings } = compileText(text, { parser, path });
        assert.deepEqual(
          diagnostics.map(({ hint }) => hint),
          ['take one `#` from each heading of this page', 'write `#### Far`'],
        );
        const mended = correctText(
          text,
          diagnostics.flatMap(({ fix }) => fix ?? []),
        ).text;
        assert.equal(
          mended,
          '---\ntitle: Box\n---\n\n## Synopsis\n\n```sh\n### no heading\n```\n\n- ### In *a* list\n\n## See `also` ###\n\n##### Far\n',
        );
        assert.deepEqual(
          compileText(mended, { parser, path }).headings.map(({ slug }) => slug),
          headings.map(({ slug }) => slug),
        );
      });
    }
  }

  it('leaves the title, and takes as many signs as there are too many', () => {
    assert.equal(mendText('# Box\n\n#### One\n\n##### Two\n'), '# Box\n\n## One\n\n### Two\n');
    assert.deepEqual(toldOf('# Box\n\n#### One\n\n##### Two\n'), [['take `##` from each heading of this page', true]]);
    assert.deepEqual(toldOf('# Box\n\n### One\n'), [['write `## One`', true]]);
    assert.equal(mendText('# Box\n\n### One\n'), '# Box\n\n## One\n');
  });

  it('leaves a page to its author of which a part would stand elsewhere than meant', () => {
    const left = (text: string, surroundings?: Surroundings) =>
      assert.deepEqual(toldOf(text, surroundings)[0], ['write `## One`', false], text);
    // A section that stands where it is to be.
    left('# Box\n\n### One\n\n## Two\n');
    left('# Box\n\n### One\n\nTwo\n---\n');
    left('# Box\n\n### One\n\n# Two\n');
    // What the signs of this page alone do not move.
    left('# Box\n\n### One\n\n<h3>Two</h3>\n');
    left('# Box\n\n### One\n\n<Include src="_part.md" />\n', { files: { '_part.md': '### Two\n' } });
  });

  it('leaves a page that cannot be parsed: not all of its headings are read', () => {
    assert.deepEqual(
      compileText('### One\n\n&]<> \u6578|{...x}\n\n### Two\n', { path: 'a.mdx' }).diagnostics.map(({ code, fix }) => [
        code,
        fix !== undefined,
      ]),
      [
        ['mdx-syntax', false],
        ['heading-order', false],
      ],
    );
  });
});
