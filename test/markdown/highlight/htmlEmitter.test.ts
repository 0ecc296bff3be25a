import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { highlightCode } from '../../../src/markdown/highlight/highlightCode.ts';
import { markdownGrammar } from '../../../src/markdown/highlight/markdownGrammar.ts';
import { sessionGrammar } from '../../../src/markdown/highlight/sessionGrammar.ts';
import { shellGrammar } from '../../../src/markdown/highlight/shellGrammar.ts';

// The package as it is, in a copy of its own: loaded anew, it has its own settings.
const require = createRequire(import.meta.url);
for (const path of Object.keys(require.cache)) if (path.includes('highlight.js')) delete require.cache[path];
const plain = require('highlight.js/lib/common') as typeof import('highlight.js').default;
plain.registerLanguage('bash', shellGrammar);
plain.registerLanguage('markdown', markdownGrammar);
plain.registerLanguage('shell', sessionGrammar);

const LANGUAGES = [
  'javascript',
  'typescript',
  'html',
  'markdown',
  'bash',
  'shell',
  'python',
  'json',
  'php',
  'php-template',
  'yaml',
  'css',
  'ruby',
  'graphql',
  'diff',
];

const assertSame = (code: string, language: string) =>
  assert.equal(
    highlightCode(code, language),
    plain.highlight(code, { language, ignoreIllegals: true }).value,
    `${language}: ${code}`,
  );

describe('HtmlEmitter', () => {
  it('writes what the package writes: this repository in several languages', () => {
    const folder = new URL('../../../src/markdown/highlight/', import.meta.url);
    for (const name of readdirSync(folder)) assertSame(readFileSync(new URL(name, folder), 'utf8'), 'typescript');
    assertSame(readFileSync(new URL('../../../README.md', import.meta.url), 'utf8'), 'markdown');
    assertSame('<style>a { b: "c" }</style>\n<script>const a = html`<p>${1 & 2}</p>`;</script>', 'html');
  });

  it('writes what the package writes: random code', () => {
    const piece = fc.oneof(
      fc.string({ maxLength: 12 }),
      fc.constantFrom(
        '<script>',
        '</script>',
        'html`<b>',
        '`',
        '${',
        '}',
        'class A {',
        'def f(',
        '"',
        "'",
        '<?php',
        '?>',
        '\n',
        '/*',
        '*/',
        '$ ls\n',
        '```js\n',
        '&',
        ' => ',
      ),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), fc.constantFrom(...LANGUAGES), (pieces, language) =>
        assertSame(pieces.join(''), language),
      ),
      { numRuns: 1_500 },
    );
  });
});
