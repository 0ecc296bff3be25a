import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { tabLabelOf } from '../../../src/markdown/code/codeGroup.ts';
import { compileText } from '../../compileText.ts';
import { elementsWith } from '../../parsedHtml.ts';

const GROUP = '```sh [npm]\nnpm add x\n```\n\n```sh{1} [yarn]\nyarn add x\n```\n\n';

for (const parser of ['satteri', 'remark'] as const) {
  describe(`code groups, read by ${parser}`, () => {
    for (const path of ['page.md', 'page.mdx']) {
      for (const opening of ['::: code-group', ':::code-group']) {
        it(`are tabs in ${path} behind \`${opening}\``, () => {
          const { html, markdown, diagnostics } = compileText(`One\n\n${opening}\n\n${GROUP}:::\n\nAfter`, {
            path,
            parser,
          });
          assert.deepEqual(diagnostics, []);
          assert.deepEqual(
            elementsWith(html, 'button')
              .filter(({ attributes }) => attributes.role === 'tab')
              .map(({ text }) => text),
            ['npm', 'yarn'],
          );
          assert.equal(elementsWith(html, 'figure').length, 2);
          assert.match(markdown, /\*\*npm\*\*\n\n```sh \[npm\]\nnpm add x\n```\n\n\*\*yarn\*\*/);
          assert.match(html, /<p>After<\/p>/);
        });
      }
    }

    it('name a block once, on its tab', () => {
      const titles = (text: string) =>
        elementsWith(compileText(text, { parser }).html, 'figcaption').map((one) => one.text);
      const blocks = ['sh [npm]', '[yarn 2]', 'ts{1} [a.ts] title="b.ts"'].map(
        (info) => `\`\`\`${info}\nx\n\`\`\`\n\n`,
      );
      assert.deepEqual(titles(`:::code-group\n\n${blocks.join('')}:::`), ['b.ts']);
      assert.deepEqual(titles(blocks.join('')), ['npm', 'yarn 2', 'b.ts']);
    });

    it('keep what is written around their blocks in its place', () => {
      const { html } = compileText(`:::code-group\n\nBefore\n\n${GROUP}Behind\n\n:::`, { parser });
      assert.match(html, /<p>Before<\/p>[\s\S]*role="tab"[\s\S]*<p>Behind<\/p>/);
    });

    it('stand beside raw HTML and in lists', () => {
      const { html, diagnostics } = compileText(
        `<b>x</b>\n\n- a\n\n  ::: code-group\n\n  \`\`\`sh [npm]\n  a\n  \`\`\`\n\n  :::\n`,
        {
          path: 'page.md',
          parser,
        },
      );
      assert.deepEqual(diagnostics, []);
      assert.match(html, /<li>[\s\S]*role="tab"[\s\S]*<\/li>/);
    });
  });
}

describe('tabLabelOf', () => {
  const cases: readonly [lang: string | null, meta: string | null, label: string][] = [
    ['sh', '[npm]', 'npm'],
    ['[npm]', null, 'npm'],
    ['[Yarn', '2]', 'Yarn 2'],
    ['ts{4,7-8}', '{1} [flow config.ts]', 'flow config.ts'],
    ['js', 'title="a.mjs"', 'a.mjs'],
    ['js', 'title=""', 'JavaScript'],
    ['js', null, 'JavaScript'],
    ['title="a', 'b.mjs"', 'a b.mjs'],
    ['js', '[]', 'JavaScript'],
    [null, null, '3'],
  ];
  for (const [lang, meta, label] of cases)
    it(`names \`${lang} ${meta}\` \`${label}\``, () =>
      assert.equal(tabLabelOf({ type: 'code', lang, meta }, 2), label));
});
