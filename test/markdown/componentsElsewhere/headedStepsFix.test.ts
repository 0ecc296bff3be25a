import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compileText } from '../../compileText.ts';
import { assertMended, mendText } from '../../mendText.ts';

describe('headedStepsFix', () => {
  it('begins an item with each heading, and sets the rest in', () => {
    const meant =
      '<Steps>\n\n1. ## One {#first}\n\n   Run:\n\n   ```sh\n   # npm\n     i\n   ```\n\n   ### More\n\n1. ## Two\n   Go.\n</Steps>\n';
    assertMended(
      '<Steps>\n\n## One {#first}\n\nRun:\n\n```sh\n# npm\n  i\n```\n\n### More\n\n## Two\nGo.\n</Steps>\n',
      meant,
    );
    for (const parser of ['satteri', 'remark'] as const) {
      const { html, headings } = compileText(meant, { parser });
      assert.match(
        html.replaceAll('\n', ''),
        /<ol[^>]*><li><div class="heading h2"><h2 id="first".*<\/li><li><div class="heading h2"><h2 id="two".*Go\..*<\/li><\/ol>/,
      );
      assert.deepEqual(
        headings.map(({ slug }) => slug),
        ['first', 'more', 'two'],
      );
    }
  });

  it('sets them in as far as the component', () =>
    assertMended(
      '## A\n\n<Tabs>\n  <Tab label="a">\n    <Steps>\n### One\n\nGo.\n    </Steps>\n  </Tab>\n</Tabs>\n',
      '## A\n\n<Tabs>\n  <Tab label="a">\n    <Steps>\n    1. ### One\n\n       Go.\n    </Steps>\n  </Tab>\n</Tabs>\n',
    ));

  it('sets in a container whose title stands without brackets', () =>
    assertMended(
      '## A\n\n<Steps>\n\n### One\n\n::: tip Mind this\nWords.\n:::\n\n</Steps>\n',
      '## A\n\n<Steps>\n\n1. ### One\n\n   ::: tip Mind this\n   Words.\n   :::\n\n</Steps>\n',
    ));

  it('leaves what is no row of headings', () => {
    for (const text of [
      '<Steps>\n\nWords.\n\n## One\n\n</Steps>',
      '## A\n\n<Steps>\n\n### One\n\n## Two\n\n</Steps>',
      '<Steps>\n\nOne\n---\n\n</Steps>',
      '<Steps>\n\n## One\n\n\tTwo\n\nThree\n\n</Steps>',
      '<Steps id="a">\n\n## One\n\nTwo\n\n</Steps>',
    ])
      assert.equal(mendText(text), text);
  });
});
