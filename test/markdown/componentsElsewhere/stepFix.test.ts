import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compileText } from '../../compileText.ts';
import { assertMended, mendText } from '../../mendText.ts';

const CODE = '    ```sh\n    npm i\n    ```';

describe('stepFix', () => {
  it('makes items of steps, with all that stands in them', () => {
    const written = `<Steps>\n  <Step title="Install it " icon="x">\n    Run:\n\n${CODE}\n  </Step>\n  <Step title="Go">\n    Words.\n  </Step>\n</Steps>`;
    const meant = `<Steps>\n1. **Install it**\n\n    Run:\n\n${CODE}\n\n1. **Go**\n\n    Words.\n\n</Steps>`;
    assertMended(written, meant);
    assert.match(
      compileText(meant).html.replaceAll('\n', ''),
      /<ol[^>]*><li><p><strong>Install it<\/strong><\/p><p>Run:<\/p>.*<\/li><li><p><strong>Go<\/strong><\/p><p>Words\.<\/p><\/li><\/ol>/,
    );
  });

  it('sets in what stands in a step, where it is not', () => {
    const written = `<Steps titleSize="h3">\n<Step title="Install it" titleSize="h3" iconType="solid">\n\nRun:\n\n<Tip>Words</Tip>\n\n\`\`\`sh\nnpm i\n  x\n\`\`\`\n\n</Step>\n<Step title="Go">\n  Words.\n more\n</Step>\n</Steps>`;
    const meant =
      '<Steps>\n1. **Install it**\n\n\n   Run:\n\n   :::tip\n   Words\n   :::\n\n   ```sh\n   npm i\n     x\n   ```\n\n\n1. **Go**\n\n    Words.\n   more\n\n</Steps>';
    assertMended(written, meant);
  });

  it('sets in what is corrected itself, with the lines that this takes', () => {
    const written =
      '<Steps>\n<Step title="Look">\n  <Frame caption="The list">\n    Words.\n  </Frame>\n\n  <ParamField path="id" type="string">\n    The id.\n  </ParamField>\n</Step>\n</Steps>';
    const meant =
      '<Steps>\n1. **Look**\n\n   <figure>\n     Words.\n\n   <figcaption>The list</figcaption>\n   </figure>\n\n   <ParamTable>\n   <Param in="path" name="id" type="string">\n     The id.\n   </Param>\n   </ParamTable>\n\n</Steps>';
    assertMended(written, meant);
  });

  it('begins an item with the first line of a step that has no title', () => {
    assertMended(
      '<Steps>\n<Step>\n## Install it\n\nRun:\n\n```sh\nnpm i\n```\n\n</Step>\n<Step>\n\n  Go.\n    - a\n\n</Step>\n</Steps>',
      '<Steps>\n\n1. ## Install it\n\n   Run:\n\n   ```sh\n   npm i\n   ```\n\n\n\n\n1. Go.\n     - a\n\n\n</Steps>',
    );
  });

  it('sets items in as far as the steps are, also by tabs', () => {
    assertMended(
      '- a\n\n  <Steps>\n    <Step title="A">\n      Words.\n    </Step>\n  </Steps>',
      '- a\n\n  <Steps>\n  1. **A**\n\n      Words.\n\n  </Steps>',
    );
    const written =
      '<Tabs>\n\t<Tab label="a">\n\t\t<Steps>\n\t\t\t<Step title="A">\n\t\t\t\tRun:\n\n\t\t\t\t```sh\n\t\t\t\tnpm i\n\t\t\t\t```\n\t\t\t</Step>\n\t\t\t<Step title="B">\n\t\t\t\tWords.\n\t\t\t</Step>\n\t\t</Steps>\n\t</Tab>\n</Tabs>';
    for (const [text, tab] of [
      [written, '\t'],
      [written.replaceAll('\t', '  '), '  '],
    ] as const) {
      const meant = `<Tabs>\n\t<Tab label="a">\n\t\t<Steps>\n\t\t1. **A**\n\n\t\t\t\tRun:\n\n\t\t\t\t\`\`\`sh\n\t\t\t\tnpm i\n\t\t\t\t\`\`\`\n\n\t\t1. **B**\n\n\t\t\t\tWords.\n\n\t\t</Steps>\n\t</Tab>\n</Tabs>`;
      assertMended(text, meant.replaceAll('\t', tab));
      for (const parser of ['satteri', 'remark'] as const)
        assert.match(
          compileText(meant.replaceAll('\t', tab), { parser }).html.replaceAll('\n', ''),
          /<ol[^>]*><li><p><strong>A<\/strong><\/p><p>Run:<\/p>.*<\/li><li><p><strong>B<\/strong><\/p><p>Words\.<\/p><\/li><\/ol>/,
        );
    }
  });

  it('writes a title whose signs are no Markdown as it reads', () =>
    assertMended(
      '<Steps>\n<Step title="The <img> & my_file">\n   Words.\n</Step>\n</Steps>',
      '<Steps>\n1. **The \\<img> & my_file**\n\n   Words.\n\n</Steps>',
    ));

  it('sets in a container whose opening is read in another way than it is written', () => {
    for (const opening of ['::: tip Mind this', ':::details[A] {open}', '::: note'])
      assertMended(
        `<Steps>\n<Step title="A">\n${opening}\nWords.\n:::\n</Step>\n</Steps>\n`,
        `<Steps>\n1. **A**\n\n   ${opening}\n   Words.\n   :::\n\n</Steps>\n`,
      );
  });

  it('leaves what needs judgment', () => {
    for (const written of [
      '<Steps>\n  <Step title="*A*">\n    Words.\n  </Step>\n</Steps>',
      '<Steps>\n  <Step>\n    - Words.\n  </Step>\n</Steps>',
      '<Steps>\n  <Step>\n      Words.\n\n    More.\n  </Step>\n</Steps>',
      '<Steps>\n  <Step>\n  </Step>\n</Steps>',
      '<Steps>\n  <Step title={3}>\n    Words.\n  </Step>\n</Steps>',
      '<Steps>\n  <Step title="A" stepNumber={3}>\n    Words.\n  </Step>\n</Steps>',
      // It stands behind the steps, and is none of them.
      '<Steps>\n1. A\n</Steps>\n\n<Step title="B">\n  Words.\n</Step>',
      // Set in by signs of other widths.
      '<Steps>\n<Step title="A">\n  Words.\n\n\tMore.\n</Step>\n</Steps>',
    ])
      assert.equal(mendText(written), written);
  });
});
