import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { serialize } from 'node:v8';
import fc from 'fast-check';
import hljs from 'highlight.js/lib/core';
import { CODE_LANGUAGES } from '../../../src/markdown/highlight/codeLanguages.ts';
import { highlightWith } from '../../../src/markdown/highlight/highlightEngine.ts';
import { HtmlEmitter } from '../../../src/markdown/highlight/htmlEmitter.ts';
import { packageRoot } from '../../../src/system/packageRoot.ts';

const LANGUAGES = Object.keys(CODE_LANGUAGES);

/** A highlight.js of its own: its grammars remember what they have highlighted. */
function instance() {
  const own = hljs.newInstance();
  for (const [name, { define }] of Object.entries(CODE_LANGUAGES)) own.registerLanguage(name, define);
  return own;
}

const reference = instance();
const ours = instance();
ours.configure({ __emitter: HtmlEmitter });

function assertSame(code: string, language: string): void {
  const { value } = reference.highlight(code, { language, ignoreIllegals: true });
  assert.equal(highlightWith(ours, code, language), value, `${language}: ${JSON.stringify(code)}`);
}

/** Code of this site's pages, of each page the last piece. */
function samples(): string[] {
  const folder = join(packageRoot, 'content');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.mdx?$/.test(path))
    .flatMap((path) => [...readFileSync(join(folder, path), 'utf8').matchAll(/^```\w+.*\n([\s\S]*?)^```/gm)].slice(-1))
    .map(([, code = '']) => code);
}

describe('highlightWith', () => {
  it('leaves ASCII at one byte a character, with keywords in it', () => {
    const html = highlightWith(
      ours,
      'const first = 1;\nexport async function second() { return first; }\n',
      'javascript',
    );
    // The tag of such a string in V8's serialization.
    assert.equal(serialize(html)[2], '"'.charCodeAt(0));
  });

  it('yields what highlight.js yields, for any code in any language', () => {
    const codes = samples();
    assert.ok(codes.length > 40);
    for (const [index, code] of codes.entries()) {
      for (const [place, language] of LANGUAGES.entries()) if ((index + place) % 4 === 0) assertSame(code, language);
    }
  });

  it('yields what highlight.js yields for pieces that belong together nowhere', () => {
    const pieces = [
      ...[
        '"',
        "'",
        '`',
        '\\',
        '/',
        '//',
        '/*',
        '*/',
        '#',
        '<!--',
        '-->',
        '<script>',
        '</script>',
        '<style>',
        '</style>',
      ],
      ...[
        '{',
        '}',
        '(',
        ')',
        '[',
        ']',
        '<',
        '>',
        '</',
        '/>',
        '<?php',
        '?>',
        '<<EOT',
        'EOT',
        '$',
        '${',
        '$(',
        '%}',
        '{%',
      ],
      ...[
        '\n',
        '\n\n',
        ' ',
        '  ',
        '\t',
        ';',
        ':',
        ',',
        '.',
        '=',
        '=>',
        '->',
        '::',
        '@',
        '&',
        '|',
        '!',
        '-',
        '--',
        '+',
        '_',
      ],
      ...[
        'a',
        'if',
        'else',
        'function',
        'class',
        'const',
        'return',
        'import',
        'def',
        'end',
        'do',
        'begin',
        'r"',
        'b"""',
      ],
      ...[
        '1',
        '0x1f',
        '1.5e3',
        'true',
        'null',
        'SELECT',
        'FROM',
        'GET / HTTP/1.1',
        'Host: a',
        '@media',
        '#id',
        '.class',
      ],
      ...[
        '```',
        '**',
        '- ',
        '> ',
        '[a](b)',
        '---',
        'é',
        '🚀',
        '&amp;',
        '<div class="a">',
        'fn',
        'let',
        '=begin',
        '%w(',
      ],
    ];
    const code = fc.array(fc.constantFrom(...pieces), { maxLength: 40 }).map((parts) => parts.join(''));
    fc.assert(fc.property(code, fc.constantFrom(...LANGUAGES), assertSame), { numRuns: 600 });
  });

  it('shows code plain that a grammar fails on', () => {
    const broken = instance();
    broken.registerLanguage('broken', () => ({
      contains: [
        {
          begin: 'a',
          'on:begin': () => {
            throw new Error('no');
          },
        },
      ],
    }));
    assert.equal(highlightWith(broken, '<a>', 'broken'), '&lt;a&gt;');
    assert.equal(broken.highlight('<a>', { language: 'broken' }).value, '&lt;a&gt;');
  });

  it('comes to an end where a grammar runs in circles', () => {
    const circling = instance();
    circling.registerLanguage('circling', () => ({ contains: [{ begin: /(?=a)/, end: /(?=a)/, returnBegin: true }] }));
    const { value } = circling.highlight('xxaxx', { language: 'circling' });
    assert.equal(highlightWith(circling, 'xxaxx', 'circling'), value);
  });

  it('heeds grammars that ignore a beginning or an end', () => {
    const heeding = instance();
    heeding.registerLanguage('heeding', () => {
      const even = (match: RegExpMatchArray, response: { ignoreMatch: () => void }) =>
        (match.index ?? 0) % 2 === 0 && response.ignoreMatch();
      const inner = { scope: 'number', begin: 'b', end: 'c', 'on:begin': even, 'on:end': even };
      return { contains: [{ scope: 'string', begin: 'a', end: 'c', contains: [inner] }] };
    });
    for (const code of ['abcc', 'xabcc', 'aabbcccc', 'xaabbxcxccbbc', 'abxbxcxxcx']) {
      const { value } = heeding.highlight(code, { language: 'heeding' });
      assert.equal(highlightWith(heeding, code, 'heeding'), value, code);
    }
  });
});
