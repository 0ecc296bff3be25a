import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { assertMended, mendText } from '../../mendText.ts';

const FENCE = '```';

describe('codeGroupFix', () => {
  it('makes a container of what shows code blocks as tabs, and puts their names in brackets', () => {
    const written = `<CodeGroup>\n\n${FENCE}bash npm\nnpm i\n${FENCE}\n\n${FENCE}js a/b.js\n1\n${FENCE}\n\n${FENCE}json\n1\n${FENCE}\n\n</CodeGroup>`;
    const meant = `::: code-group\n\n${FENCE}bash [npm]\nnpm i\n${FENCE}\n\n${FENCE}js [a/b.js]\n1\n${FENCE}\n\n${FENCE}json\n1\n${FENCE}\n\n:::`;
    assertMended(written, meant);
    const titled = `<RequestExample>\n${FENCE}\`js title="a"\n${FENCE}\n${FENCE}\`\n</RequestExample>`;
    assert.equal(mendText(titled), `::: code-group\n${FENCE}\`js title="a"\n${FENCE}\n${FENCE}\`\n:::`);
  });

  it('keeps what stands behind a name, and a list of names becomes tabs', () => {
    const written = `<CodeGroup dropdown>\n${FENCE}js a.js {1} wrap\n1\n${FENCE}\n${FENCE}py My file icon="x" lines\n1\n${FENCE}\n</CodeGroup>`;
    const meant = `::: code-group\n${FENCE}js [a.js] {1} wrap\n1\n${FENCE}\n${FENCE}py [My file] icon="x" lines\n1\n${FENCE}\n:::`;
    assertMended(written, meant);
  });

  it('takes no word for a name that says how code is shown', () => {
    for (const word of ['wrap', 'fold', 'expandable', 'lines', 'showLineNumbers', 'no-check', 'constants']) {
      const group = (name: string) => `<CodeGroup>\n${FENCE}js ${name}\n1\n${FENCE}\n  \n</CodeGroup>`;
      assert.equal(mendText(group(word)), group(word));
      assert.match(mendText(group(`a ${word}`)), new RegExp(`js \\[a\\] ${word}\\n`));
      assert.match(mendText(group(`${word}.js`)), new RegExp(`js \\[${word}\\.js\\]\\n`));
      assert.match(mendText(group(`a ${word}-2`)), new RegExp(`js \\[a ${word}-2\\]\\n`));
    }
  });

  it('is that of Fern, too', () =>
    assert.equal(
      mendText(`<CodeBlocks>\n${FENCE}ts title="a.ts"\n1\n${FENCE}\n</CodeBlocks>`),
      `::: code-group\n${FENCE}ts title="a.ts"\n1\n${FENCE}\n:::`,
    ));

  it('leaves what needs judgment', () => {
    for (const inner of [
      `${FENCE}js {1} a\n${FENCE}`,
      `Text\n\n${FENCE}js a\n${FENCE}`,
      `- ${FENCE}js a\n  ${FENCE}`,
    ]) {
      const written = `<CodeGroup>\n\n${inner}\n\n</CodeGroup>`;
      assert.equal(mendText(written), written);
    }
    const unknown = `<CodeGroup id="x">\n\n${FENCE}js a\n${FENCE}\n\n</CodeGroup>`;
    assert.equal(mendText(unknown), unknown);
    const setIn = `<CodeGroup>\n\n${FENCE}js a\n1\n${FENCE}\n\n  </CodeGroup>`;
    assert.equal(mendText(setIn), setIn);
  });

  it('has more colons than the lines of code in it', () =>
    assertMended(
      `<CodeGroup>\n\n${FENCE}md a\n:::\n${FENCE}\n\n</CodeGroup>\n`,
      `:::: code-group\n\n${FENCE}md [a]\n:::\n${FENCE}\n\n::::\n`,
    ));
});
