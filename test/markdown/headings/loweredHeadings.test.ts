import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compileText, type Surroundings } from '../../compileText.ts';
import { mendText } from '../../mendText.ts';

const toldOf = (text: string, surroundings?: Surroundings) =>
  compileText(text, surroundings).diagnostics.map(({ place, hint, fix }) => [place?.line, hint, fix !== undefined]);

const EACH = 'write one `#` more at this heading, and at each one below it';

describe('withLoweredHeadings', () => {
  for (const parser of ['satteri', 'remark'] as const) {
    it(`lowers the sections of a page that are titles like the first, and tells of them once (${parser})`, () => {
      const text =
        '# Changes\n\n## Plan\n\nText.\n\n# 2.0 ###\n\n## `New`\n\n```sh\n# no heading\n```\n\n# 1.0\n\nText.\n';
      const { diagnostics } = compileText(text, { parser });
      assert.deepEqual(
        diagnostics.map(({ place, hint, fix }) => [place?.line, hint, fix !== undefined]),
        [[7, EACH, true]],
      );
      assert.equal(
        mendText(text, 'page.md'),
        '# Changes\n\n## Plan\n\nText.\n\n## 2.0 ###\n\n### `New`\n\n```sh\n# no heading\n```\n\n## 1.0\n\nText.\n',
      );
    });
  }

  it('lowers the first of them, too, which a title in front matter would hide', () => {
    const text = '---\ntitle: Report\n---\n\n# One\n\n## More\n\n# Two\n';
    assert.deepEqual(toldOf(text), [[5, EACH, true]]);
    assert.equal(mendText(text), '---\ntitle: Report\n---\n\n## One\n\n### More\n\n## Two\n');
  });

  it('leaves a title that front matter says again', () => {
    const text = '---\ntitle: One\n---\n\n# One\n\nText.\n\n# Two\n';
    assert.match(mendText(text), /\n## Two\n/);
    assert.doesNotMatch(mendText(text), /## One/);
  });

  it('leaves a page to its author of which a part would stand elsewhere than meant', () => {
    const left = (text: string, surroundings?: Surroundings) =>
      assert.ok(
        toldOf(text, surroundings).every(([, , isMended]) => isMended === false),
        text,
      );
    // No level is below the sixth.
    left('# Box\n\n# One\n\n###### Deep\n');
    // What the signs of this page alone do not move.
    left('# Box\n\n# One\n\n<h2>Two</h2>\n');
    left('# Box\n\n# One\n\n<Include src="_part.md" />\n', { path: 'a.mdx', files: { '_part.md': '## Two\n' } });
    left('# Box\n\n# One\n\nTwo\n===\n');
    // Its title stands behind a section.
    left('## Box\n\n# One\n\n# Two\n');
  });
});
