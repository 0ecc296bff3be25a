import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compileText } from '../../compileText.ts';
import { assertMended, mendText } from '../../mendText.ts';

describe('commentTabsFix', () => {
  it('makes a code group of tabs that hold a code block each', () => {
    const meant =
      '# A\n\n::: code-group\n\n\n```sh [npm]\nnpm i\n```\n\n\n```sh [Yarn 2]\n### **not**\n```\n\n:::\n\nB\n';
    for (const marks of [
      ['#### **npm**', '#### ** Yarn 2 **'],
      ['<!-- tab:npm -->', '<!-- tab: Yarn 2 -->'],
    ])
      assertMended(
        `# A\n\n<!-- tabs:start -->\n\n${marks[0]}\n\n\`\`\`sh\nnpm i\n\`\`\`\n\n${marks[1]}\n\n\`\`\`sh\n### **not**\n\`\`\`\n\n<!-- tabs:end -->\n\nB\n`,
        meant,
        'page.md',
      );
  });

  it('makes elements of tabs with any text, in a page that is MDX then', () => {
    const meant = '<Tabs>\n\n<Tab label="A">\n\nWords.\n\n</Tab>\n<Tab label="B">\n\n- b\n\n</Tab>\n</Tabs>\n';
    const written = '<!-- tabs:start -->\n\n### **A**\n\nWords.\n\n### **B**\n\n- b\n\n<!-- tabs:end -->\n';
    assert.equal(mendText(written, 'a.md'), meant);
    const renamed = compileText(meant, { path: 'a.md' }).diagnostics.flatMap(({ fix }) => fix?.renamedTo ?? []);
    assert.deepEqual(renamed, ['content/a.mdx']);
  });

  it('leaves what has no end, words before the first tab, and headings that are none', () => {
    for (const written of [
      '# T\n\n<!-- tabs:start -->\n\n## **A**\n\nWords.\n',
      '# T\n\n<!-- tabs:start -->\n\nWords.\n\n## **A**\n\nWords.\n\n<!-- tabs:end -->\n',
      '# T\n\n<!-- tabs:start -->\n\n## A\n\nWords.\n\n<!-- tabs:end -->\n',
      '# T\n\n<!-- tabs:start -->\n\n## **A**\n\nWords {a}.\n\n<!-- tabs:end -->\n',
      '# T\n\n- <!-- tabs:start -->\n\n## **A**\n\nWords.\n\n<!-- tabs:end -->\n',
    ])
      assert.equal(mendText(written, 'a.md'), written);
  });

  it('leaves what begins again before it ends', () => {
    const tabs = '<!-- tabs:start -->\n\n## **A**\n\n```sh\na\n```\n\n';
    const mended = mendText(`# T\n\n${tabs}${tabs}<!-- tabs:end -->\n`, 'a.md');
    assert.equal(mended, `# T\n\n${tabs}::: code-group\n\n\n\`\`\`sh [A]\na\n\`\`\`\n\n:::\n`);
  });
});
