import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { correctText } from '../../../src/check/fixes/applyFixes.ts';
import { includedCode, includedCodeFix } from '../../../src/check/markupElsewhere/includedCode.ts';
import { compileText } from '../../compileText.ts';
import { elementsWith } from '../../parsedHtml.ts';

const LINES = {
  '{{#include ../a.rs}}': '../a.rs',
  '  {{#include ../a.rs:here}}': '../a.rs#here',
  '{{#rustdoc_include a.rs:2:3}}': 'a.rs#L2-L3',
  '{{#playground a.rs editable}}': 'a.rs',
  '--8<-- "src/a.py:here"': 'src/a.py#here',
  "-8<- 'a.py:2:5'": 'a.py#L2-L5',
  '{! src/a.py !}': 'src/a.py',
  '{!> ../src/a.py !}': '../src/a.py',
  '<<< ../a.ts': undefined,
  'let a;': undefined,
};

const mended = (text: string, line: string) => {
  const fix = includedCodeFix(text.indexOf(line), { file: 'content/a.md', body: text });
  return fix === undefined ? undefined : correctText(text, [fix]).text;
};

describe('includedCode', () => {
  for (const [line, file] of Object.entries(LINES))
    it(`is ${file === undefined ? 'nothing' : `\`${file}\``} for \`${line}\``, () =>
      assert.equal(includedCode(line), file));
});

describe('includedCodeFix', () => {
  it('names the file in the first line, and readers see it', () => {
    for (const info of ['rust', 'rust,ignore', 'rust title="a" {1}', '']) {
      const text = mended(`Text:\n\n\`\`\`${info}\n{{#include a.rs:here}}\n\`\`\`\n\nMore.\n`, '{{') ?? '';
      assert.equal(text, `Text:\n\n\`\`\`${info} file="a.rs#here"\n\`\`\`\n\nMore.\n`);
      const codeFiles = { 'a.rs': '// ANCHOR: here\nlet a;\n// ANCHOR_END: here\n' };
      const { html, diagnostics } = compileText(text, { path: 'a.md', codeFiles });
      assert.deepEqual(diagnostics, []);
      assert.equal(elementsWith(html, 'code')[0]?.text, 'let a;');
      assert.match(html, /data-language="(?:rust|rs)"/);
    }
    assert.equal(mended('- a\n\n  ~~~py\n  --8<-- "a.py"\n  ~~~', '--8'), '- a\n\n  ~~~py file="a.py"\n  ~~~');
  });

  it('leaves a block that shows more, or another file', () => {
    for (const text of [
      '```rust\nlet b;\n{{#include a.rs}}\n```\n',
      '```rust\n{{#include a.rs}}\nlet b;\n```\n',
      '```rust file="b.rs"\n{{#include a.rs}}\n```\n',
      '{{#include a.rs}}\n```\n',
    ])
      assert.equal(mended(text, '{{'), undefined, text);
  });
});
