import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { correctText } from '../../../src/check/fixes/applyFixes.ts';
import { compileText } from '../../compileText.ts';

const SITE = { codeFiles: { 'a.js': 'one\n', 'parts/b.ts': 'two\n' } };

/** A page after all corrections. */
function mended(text: string): string {
  const fixes = compileText(text, SITE).diagnostics.flatMap(({ fix }) => fix ?? []);
  const { text: corrected } = correctText(text, fixes);
  return corrected === text ? text : mended(corrected);
}

describe('codeTagFix', () => {
  it('writes a fence that names the file which is imported as text', () => {
    assert.equal(
      mended(
        'import CodeBlock from \'@theme/CodeBlock\';\nimport A from \'!!raw-loader!./a.js\';\n\n<CodeBlock language="jsx" title="/src/a" showLineNumbers>\n  {A}\n</CodeBlock>\n\n<CodeBlock className="language-js">{A}</CodeBlock>\n',
      ),
      '\n```jsx title="/src/a" showLineNumbers file="./a.js"\n```\n\n```js file="./a.js"\n```\n',
    );
    assert.equal(
      mended('import b from \'./parts/b.ts?raw\';\n\n<Code code={b} lang="ts" title="b.ts" mark={1} />\n'),
      '\n```ts title="b.ts" {1} file="./parts/b.ts"\n```\n',
    );
  });

  it('writes code in a fence that is longer than any in it', () => {
    assert.equal(
      mended('<CodeBlock language="js" showLineNumbers={3}>{`const a = {};\n\nb();`}</CodeBlock>\n'),
      '```js showLineNumbers=3\nconst a = {};\n\nb();\n```\n',
    );
    assert.equal(
      mended('<Code\n  code={`# A\n\nText`}\n  lang="md"\n  ins={3}\n/>\n'),
      '```md ins={3}\n# A\n\nText\n```\n',
    );
    assert.equal(mended('<Code code="npm i" lang="sh" />\n'), '```sh\nnpm i\n```\n');
    assert.equal(
      mended('<CodeBlockRuntime lang="ts" title="a.ts" code={`const a = 1;`} />\n'),
      '```ts title="a.ts"\nconst a = 1;\n```\n',
    );
  });

  it('takes no word for the language where none is named', () => {
    for (const [attributes, info] of [
      ['showLineNumbers', 'text showLineNumbers'],
      ['wrap title="a"', 'text wrap title="a"'],
      ['ins={1}', 'text ins={1}'],
      ['title="a" wrap', 'title="a" wrap'],
      ['', ''],
    ])
      assert.equal(mended(`<CodeBlock ${attributes}>{\`\na\n\`}</CodeBlock>\n`), `\`\`\`${info}\na\n\`\`\`\n`);
    assert.equal(
      mended("import A from '!!raw-loader!./a.js';\n\n<CodeBlock showLineNumbers del={2}>{A}</CodeBlock>\n"),
      '\n```file="./a.js" showLineNumbers del={2}\n```\n',
    );
  });

  it('leaves what a fence does not say, and files that are not among the pages', () => {
    const imported = "import A from '!!raw-loader!./a.js';\nimport Far from '!!raw-loader!@site/src/a.js';\n\n";
    for (const left of [
      '<CodeBlock language="js">{Far}</CodeBlock>',
      '<CodeBlock language="js" live>{A}</CodeBlock>',
      '<CodeBlock language={LANGUAGE}>{A}</CodeBlock>',
      '<CodeBlock language="js">{`a ${A}`}</CodeBlock>',
      '<CodeBlock language="js">{A.trim()}</CodeBlock>',
      '<CodeBlock><b>a</b></CodeBlock>',
      '<CodeBlock wrap={false}>{A}</CodeBlock>',
      '<CodeBlock mark={[1]}>{A}</CodeBlock>',
      '<CodeBlock showLineNumbers={LINES}>{A}</CodeBlock>',
      '<CodeBlock title={TITLE}>{A}</CodeBlock>',
      '<CodeBlock code="a">{A}</CodeBlock>',
      '- <CodeBlock language="js">{A}</CodeBlock>',
      'Text <CodeBlock language="js">{A}</CodeBlock>',
      '<CodeBlockRuntime lang="ts" code="a" shikiOptions={{ transformers: [] }} />',
      '- a\n\n  <CodeBlock language="js">{A}</CodeBlock>',
    ])
      assert.equal(mended(`${imported}${left}\n`).endsWith(`${left}\n`), true, left);
  });
});
