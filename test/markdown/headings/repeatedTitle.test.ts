import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compileText, type Surroundings } from '../../compileText.ts';
import { mendText } from '../../mendText.ts';

const toldOf = (text: string, surroundings?: Surroundings) =>
  compileText(text, surroundings).diagnostics.map(({ code, place, message, hint }) => [
    `${place?.line}:${place?.column} ${code}`,
    message,
    hint,
  ]);

describe('warnRepeatedTitle', () => {
  for (const parser of ['satteri', 'remark'] as const) {
    for (const path of ['page.md', 'page.mdx']) {
      it(`tells of a heading that says the title of the front matter again (${parser}, ${path})`, () => {
        assert.deepEqual(toldOf('---\ntitle: box add\n---\n\n## Box add\n\nWords.\n', { parser, path }), [
          ['5:1 heading-order', '`Box add` is the title again: readers see it twice.', 'delete this line'],
        ]);
      });
    }
  }

  it('deletes it, and so those below it rise', () => {
    assert.equal(
      mendText('---\ntitle: box add\n---\n\n## box add\n\nWords.\n\n### Options\n\nMore.\n'),
      '---\ntitle: box add\n---\n\nWords.\n\n## Options\n\nMore.\n',
    );
    assert.equal(mendText('---\ntitle: box\n---\n## `box` ##\r\nWords.\n'), '---\ntitle: box\n---\nWords.\n');
  });

  it('makes it the title of a page that has none, which shows the name of its file', () => {
    assert.deepEqual(toldOf('## Box add\n\nWords.\n', { path: 'box-add.md' }), [
      ['1:1 heading-order', '`Box add` is the title again: readers see it twice.', 'write `# Box add`'],
    ]);
    const untitled = '## Page\n\nWords.\n\n### Options\n\nMore.\n';
    assert.equal(mendText(untitled), '# Page\n\nWords.\n\n## Options\n\nMore.\n');
  });

  it('leaves to its author what is more than the words of the title', () => {
    const left = '---\ntitle: box\n---\n\n## box {#of-box}\n\nWords.\n';
    assert.equal(toldOf(left).length, 1);
    assert.equal(mendText(left), left);
    const underlined = '---\ntitle: box\n---\n\nbox\n---\n\nWords.\n';
    assert.equal(toldOf(underlined).length, 1);
    assert.equal(mendText(underlined), underlined);
  });

  it('stays where a heading below has the same words: that would get its address, and lose its own', () => {
    for (const front of ['---\ntitle: Page\n---\n\n', '']) {
      const twice = `${front}## Page\n\nWords.\n\n## Page\n\nMore, as [above](#page-2).\n`;
      assert.equal(toldOf(twice, { path: 'page.md' }).length, 1);
      assert.equal(mendText(twice), twice);
    }
  });

  it('says nothing of any other heading', () => {
    for (const text of [
      '---\ntitle: box\n---\n\nWords.\n\n## box\n',
      '---\ntitle: box\n---\n\n![a](https://x.example/a.png)\n\n## box\n',
      '---\ntitle: box\n---\n\n## Options\n',
      '---\ntitle: box\n---\n\n- ## box\n',
      '# box\n\n## box\n',
      '---\ntitle: box\nhero: {}\n---\n\n## box\n',
    ])
      assert.deepEqual(toldOf(text), [], text);
  });

  it('says nothing of one in a part, which stands on other pages, too', () => {
    assert.deepEqual(
      toldOf('---\ntitle: Box\n---\n\n<Include src="_part.md" />\n', {
        path: 'a.mdx',
        files: { '_part.md': '## Box\n' },
      }),
      [],
    );
  });
});
