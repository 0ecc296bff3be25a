import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compileText } from '../../compileText.ts';
import { mendText } from '../../mendText.ts';

const hintsOf = (text: string) => compileText(text, { path: 'a.md' }).diagnostics.map(({ code, hint }) => [code, hint]);

describe('fencedDiv', () => {
  it('is a box by a class of Quarto, bookdown or Pandoc', () => {
    for (const [written, meant] of [
      ['::: {.callout-note}\nText\n:::\n', ':::note\nText\n:::\n'],
      [
        '::::: {.callout-tip title="Mind this" icon=false} :::::\n\nText\n\n:::::\n',
        ':::tip[Mind this]\n\nText\n\n:::\n',
      ],
      ['::: {.callout-important}\n## Mind this\n\nText\n:::\n', ':::important[Mind this]\n\nText\n:::\n'],
      ['::: {.callout-warning collapse="true"}\n## More\n\nText\n:::\n', ':::details[More]\n\nText\n:::\n'],
      ['::: {.callout-warning collapse=true}\nText\n:::\n', ':::details[Warning]\nText\n:::\n'],
      ["::: {.callout-note title='Mind this'}\nText\n:::\n", ':::note[Mind this]\nText\n:::\n'],
      ['::: {.callout-note title=Mind}\nText\n:::\n', ':::note[Mind]\nText\n:::\n'],
      ['::: {.rmdcaution}\nText\n:::\n', ':::caution\nText\n:::\n'],
      ['::: callout-caution\nText\n:::\n', '::: caution\nText\n:::\n'],
      ['::: {.callout-note}\n```md\n:::\n# A\n```\n:::\n\nAfter\n', '::::note\n```md\n:::\n# A\n```\n::::\n\nAfter\n'],
    ] as const)
      assert.equal(mendText(written, 'a.md'), meant, written);
  });

  it('makes a code group or tabs of its headings', () => {
    assert.equal(
      mendText(
        '::: {.panel-tabset group="os"}\n## npm\n\n```sh\na\n```\n\n## Yarn {.active}\n\n```sh\nb\n```\n:::\n',
        'a.md',
      ),
      '::: code-group\n\n```sh [npm]\na\n```\n\n\n```sh [Yarn]\nb\n```\n:::\n',
    );
    assert.equal(
      mendText('# A\n\n::: {.panel-tabset}\n## One\n\nText\n\n### Within\n\n## Two\n\nText\n:::\n', 'a.md'),
      '# A\n\n<Tabs>\n<Tab label="One">\n\nText\n\n## Within\n\n</Tab>\n<Tab label="Two">\n\nText\n\n</Tab>\n</Tabs>\n',
    );
  });

  it('is told of once, with its end, and stays where anything would be lost', () => {
    for (const [written, hint] of [
      [
        '::: {.column-margin}\n\nText\n\n:::\n',
        'delete the line and its closing `:::`: what stands between them stays',
      ],
      [
        '::: {.column title="the .note file"}\n\nText\n\n:::\n',
        'delete the line and its closing `:::`: what stands between them stays',
      ],
      [
        '::: {.callout-tip}\n## Mind {#mind}\n\nText\n:::\n',
        'write `:::tip[Mind]`, the text and `:::` on lines of their own',
      ],
      ['::: {.callout-tip title="a"b"}\n\nText\n\n:::\n', 'write `:::tip`, the text and `:::` on lines of their own'],
      [
        '::: {.panel-tabset}\n## A {#a}\n\nText\n\n## B\n\nText\n:::\n',
        'write `::: code-group` around code blocks, each with a name such as ` ```sh [npm] `, or `<Tabs>` in an `.mdx` page',
      ],
      ['::: {#tip-a .callout-tip}\n\nText\n\n:::\n', 'write `:::tip`, the text and `:::` on lines of their own'],
      ['::: {.callout-tip title="a [b]"}\n\nText\n\n:::\n', 'write `:::tip`, the text and `:::` on lines of their own'],
      ['::: {.callout-tip}\n\nText\n', 'write `:::tip`, the text and `:::` on lines of their own'],
    ] as const) {
      assert.deepEqual(hintsOf(written), [['unknown-container', hint]], written);
      assert.equal(mendText(written, 'a.md'), written, written);
    }
  });
});
