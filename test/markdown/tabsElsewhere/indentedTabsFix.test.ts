import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { correctText } from '../../../src/check/fixes/applyFixes.ts';
import { compileText } from '../../compileText.ts';
import { assertMended, mendText } from '../../mendText.ts';

describe('indentedTabsFix', () => {
  it('makes a code group of tabs that hold a code block each', () => {
    const written =
      '=== "`npm`"\n\n    ```sh\n    npm i\n    ```\n\n=== "yarn"\n\n    ``` sh hl_lines="1"\n    yarn\n\n    yarn\n    ```\n\n===! "None"\n    ~~~~\n    ```\n    ~~~~\n\nText';
    const meant =
      '::: code-group\n\n```sh [npm]\nnpm i\n```\n\n\n\n``` sh hl_lines="1" [yarn]\nyarn\n\nyarn\n```\n\n\n~~~~ [None]\n```\n~~~~\n:::\n\nText';
    assertMended(written, meant);
  });

  it('ends where nothing but front matter stands above, whose lines are empty', () => {
    assertMended(
      '---\ntitle: A\n---\n\n=== "npm"\n\n    ```sh\n    npm i\n    ```',
      '---\ntitle: A\n---\n\n::: code-group\n\n```sh [npm]\nnpm i\n```\n:::',
    );
  });

  it('names code without a language', () => {
    const meant = '::: code-group\n\n``` [npm]\nnpm i\n```\n:::';
    assertMended('=== "npm"\n\n    ```\n    npm i\n    ```', meant);
  });

  it('has the words of a name alone, without its icon', () => {
    const code = '\n\n    ```sh\n    a\n    ```\n\n';
    assertMended(
      `=== ":octicons-file-16: a"${code}=== "b :fontawesome-brands-apple:{ .c }"${code}Text`,
      '::: code-group\n\n```sh [a]\na\n```\n\n\n\n```sh [b]\na\n```\n:::\n\nText',
    );
  });

  it('keeps the place in an item, or in a box', () => {
    const written =
      '1.  One\n\n    === "a"\n\n        ```sh\n        a\n        ```\n\n!!! note\n    === "b"\n        ```sh\n        b\n        ```';
    const meant =
      '1.  One\n\n    ::: code-group\n\n    ```sh [a]\n    a\n    ```\n    :::\n\n::::note\n::: code-group\n```sh [b]\nb\n```\n:::\n::::';
    assertMended(written, meant);
  });

  it('leaves what needs judgment', () => {
    const code = '    ```sh\n    a\n    ```\n';
    for (const written of [
      `=== "a [b]"\n\n${code}`,
      `=== ":octicons-file-16:"\n\n${code}`,
      `=== ":tada: a"\n\n${code}`,
      '=== "a"\n\n    ```sh\n',
      '=== "a"\n\nText',
      // The end of the group would be that of the box.
      `:::note\n=== "a"\n\n${code}:::\n`,
    ])
      assert.equal(mendText(written, 'page.md'), written);
  });
});

describe('indentedTabElements', () => {
  it('makes elements of tabs that hold more than a code block, in a page of MDX', () => {
    assertMended(
      'One.\n\n=== "Linux"\n\n    Words, and\n\n    - an item\n\n===+ "macOS 14"\n\n    ```sh\n    a\n    ```\n\n    More.\n\nTwo.\n',
      'One.\n\n<Tabs>\n<Tab label="Linux">\n\nWords, and\n\n- an item\n\n</Tab>\n<Tab label="macOS 14" default>\n\n```sh\na\n```\n\nMore.\n\n</Tab>\n</Tabs>\n\nTwo.\n',
    );
    // With no empty lines, and the last lines of the page.
    assertMended(
      '=== "A"\n    - an item\n=== "B"\n    Words.',
      '<Tabs>\n<Tab label="A">\n- an item\n\n</Tab>\n<Tab label="B">\nWords.\n\n</Tab>\n</Tabs>',
    );
  });

  it('makes elements of tabs in tabs, and in the item of a list', () => {
    assertMended(
      '=== "A"\n\n    === "B"\n\n        Words.\n\n=== "C"\n\n    More.\n',
      '<Tabs>\n<Tab label="A">\n\n<Tabs>\n<Tab label="B">\n\nWords.\n\n</Tab>\n</Tabs>\n\n</Tab>\n<Tab label="C">\n\nMore.\n\n</Tab>\n</Tabs>\n',
    );
    assertMended(
      '- One.\n\n  === "A"\n\n      Words.\n',
      '- One.\n\n  <Tabs>\n  <Tab label="A">\n\n  Words.\n\n  </Tab>\n  </Tabs>\n',
    );
  });

  it('makes elements in a page of Markdown that is MDX then, with boxes and tabs in them', () => {
    const written =
      '=== "A"\n    Words.\n\n    !!! note\n        One.\n\n        Two.\n\n=== "B"\n\n    === "C"\n\n        More.\n';
    const meant =
      '<Tabs>\n<Tab label="A">\nWords.\n\n!!! note\n    One.\n\n    Two.\n\n</Tab>\n<Tab label="B">\n\n=== "C"\n\n    More.\n\n</Tab>\n</Tabs>\n';
    const { diagnostics } = compileText(written, { path: 'page.md' });
    assert.equal(
      correctText(
        written,
        diagnostics.flatMap(({ fix }) => fix ?? []),
      ).text,
      meant,
    );
    const renamed = compileText(meant, { path: 'page.md' }).diagnostics.flatMap(({ fix }) => fix?.renamedTo ?? []);
    assert.deepEqual(renamed, ['content/page.mdx']);
  });

  it('leaves those of a page that would not say the same as MDX, and labels that say more', () => {
    for (const [written, path] of [
      ['=== "A"\n\n    Words.\n\nText {a}.\n', 'page.md'],
      ['=== "A"\n\n    Words.\n\nText:\n\n    code\n', 'page.md'],
      ['=== "{A}"\n\n    Words.\n', 'page.mdx'],
      ['=== "A"\n\n    ```sh\n    a\n', 'page.mdx'],
      ['=== ":icon: A"\n\n    Words.\n', 'page.mdx'],
      ['=== "A"\n\n    Words.\n\n===! "B"\n\n    Words.\n', 'page.mdx'],
    ] as const)
      assert.equal(mendText(written, path), written);
  });
});
