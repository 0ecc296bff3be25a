import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { assertMended, mendText } from '../../mendText.ts';

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

  it('leaves those of a page of Markdown, which has no elements, and labels that say more', () => {
    for (const [written, path] of [
      ['=== "A"\n\n    Words.\n', 'page.md'],
      ['=== "{A}"\n\n    Words.\n', 'page.mdx'],
      ['=== "A"\n\n    ```sh\n    a\n', 'page.mdx'],
      ['=== ":icon: A"\n\n    Words.\n', 'page.mdx'],
      ['=== "A"\n\n    Words.\n\n===! "B"\n\n    Words.\n', 'page.mdx'],
    ] as const)
      assert.equal(mendText(written, path), written);
  });
});
