import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { packageRoot } from '../../src/system/packageRoot.ts';
import { compileSource, compileText, type Surroundings, sourceOf } from '../compileText.ts';
import { documentElementsOf, elementsOf } from '../parsedHtml.ts';

const codesOf = (text: string, surroundings: Surroundings = {}) =>
  compileText(text, surroundings).diagnostics.map(({ severity, code }) => `${severity} ${code}`);

describe('the record of a compiled page', () => {
  it('has the fields of the specification, and headings of levels 2 and 3', () => {
    const text =
      '---\ntitle: "The `pd` CLI"\nshort_description: Short\nprev: false\n---\n\n# Other\n\n## One `x`\n\n### Two {#own}\n\n#### Three\n\n## One x\n';
    assert.deepEqual(compileText(text, { path: 'cli/reference.mdx' }).record, {
      title: 'The pd CLI',
      frontmatter: { title: 'The `pd` CLI', short_description: 'Short', prev: false },
      regularPath: '/cli/reference/',
      relativePath: 'cli/reference.mdx',
      key: 'v-cli-reference',
      path: '/cli/reference/',
      headers: [
        { level: 2, title: 'One x', slug: 'one-x' },
        { level: 3, title: 'Two', slug: 'own' },
        { level: 2, title: 'One x', slug: 'one-x-2' },
      ],
    });
  });
});

describe('compilePage', () => {
  it('I-07: warns of a page without content', () => {
    for (const text of ['', '  \n\n', '---\ntitle: A\n---\n', '# Only a title\n', '{/* a comment */}']) {
      assert.deepEqual(codesOf(text), ['warning empty-page'], JSON.stringify(text));
    }
    assert.deepEqual(codesOf('<!-- a comment -->', { path: 'a.md' }), ['warning empty-page']);
  });

  it('I-07: calls it as its front matter does, else by its file', () => {
    for (const [text, title] of [
      ['', 'Working with files'],
      ['  \n\n', 'Working with files'],
      ['---\ntitle: Files\n---\n', 'Files'],
    ] as const)
      assert.equal(compileText(text, { path: 'working-with-files.md' }).record.title, title);
  });

  it('I-07: does not warn of it where an error has kept the content out', () => {
    assert.deepEqual(codesOf('---\ntitle: [\n---\n'), ['error front-matter-syntax']);
    assert.deepEqual(codesOf('<Nope />'), ['error unknown-component']);
    assert.deepEqual(codesOf('a { b'), ['error mdx-syntax']);
  });

  it('carries the faults of the source with those of the page', () => {
    assert.deepEqual(codesOf('---\ntitel: x\n---\n\n![](/a.png)'), ['warning unknown-key', 'warning missing-alt']);
  });

  it('yields the same for the same source, as often as it is asked', () => {
    const text =
      '# T\n\n## A\n\n:::note\n{1 + 1}\n:::\n\n<Tabs>\n<Tab label="a">x</Tab>\n</Tabs>\n\n```js\nlet x\n```\n';
    assert.deepEqual(compileText(text), compileText(text));
  });

  // One that does not end was waited for twice, 7 seconds in place of 5.
  it('renders a component that throws once for the page and its twin, and tells of each that does', () => {
    let count = 0;
    const components = {
      Throws: () => {
        count += 1;
        throw new Error('the data is missing');
      },
    };
    const { diagnostics } = compileText('<Throws />\n\n<Throws a="b" /> and <Throws />\n', { components });
    assert.deepEqual(
      diagnostics.map(({ code, place }) => `${code} ${place?.line}:${place?.column}`),
      ['render-failed 1:2', 'render-failed 3:2', 'render-failed 3:23'],
    );
    assert.equal(count, 3);
  });

  it('leaves the source as it is', () => {
    const source = sourceOf('page.mdx', '---\ntitle: A\ntitel: b\n---\n\n## B {#b}\n\n![](/c.png)\n');
    for (const part of [source, source.frontmatter, source.keyLines, source.diagnostics]) Object.freeze(part);
    assert.doesNotThrow(() => compileSource(source));
  });

  it('yields plain data, which can be cached and moved between threads', () => {
    const page = compileText('## A\n\n[b](/c)\n\n<Badge text="x" />\n\n<Nope />\n');
    assert.deepEqual(structuredClone(page), page);
    assert.deepEqual(JSON.parse(JSON.stringify(page)), page);
  });

  it('M-05: lets no text out of the place it stands in', () => {
    const canary = '</title></main></body><script>canary()</script>"\' onx=canary() <img src=x onerror=canary()>';
    const texts = [
      `---\ntitle: ${JSON.stringify(canary)}\n---\n\ntext`,
      `# ${canary.replace(/[<>]/g, '\\$&')}\n\ntext`,
      `## ${canary.replace(/[<>]/g, '\\$&')}`,
      `\`\`\`js title=${JSON.stringify(canary)}\nx\n\`\`\``,
      `\`${canary}\``,
      `![${canary.replace(/[<>]/g, '\\$&')}](/a.png "${canary.replace(/["<>]/g, '\\$&')}")`,
      `[a](<https://a.example/${canary.replace(/[<>]/g, '')}>)`,
      `:::note[${canary.replace(/[<>[\]]/g, '\\$&')}]\nx\n:::`,
      `| ${canary.replace(/[<>|]/g, '\\$&')} |\n|---|\n| x |`,
    ];
    for (const text of texts) {
      for (const path of ['page.md', 'page.mdx']) {
        const { html, titleHtml } = compileText(text, { path });
        for (const { tag, attributes } of elementsOf(`<h1>${titleHtml}</h1>${html}`)) {
          assert.notEqual(tag, 'script', html);
          assert.deepEqual(
            Object.keys(attributes).filter((name) => /^on/.test(name)),
            [],
            html,
          );
        }
      }
    }
  });
});

/** Texts that have made other parsers take minutes, or run out of stack. */
const HEAVY: Readonly<Record<string, string>> = {
  'opening brackets': '['.repeat(50_000),
  'list signs': '* '.repeat(8_000),
  'openings of links': '[]('.repeat(40_000),
  tildes: '~'.repeat(50_000),
  'less-than signs': '<'.repeat(10_000),
  underscores: '_'.repeat(50_000),
  'a table of 5,000 columns': `|${'a|'.repeat(5_000)}\n|${'-|'.repeat(5_000)}\n|${'b|'.repeat(5_000)}\n`,
  'nested quotes': `${'>'.repeat(10_000)} a`,
  'nested lists': Array.from({ length: 1_000 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n'),
  'open emphasis': '*a **b '.repeat(10_000),
  backticks: '`'.repeat(50_000),
  'backticks of every length': Array.from({ length: 300 }, (_, length) => '`'.repeat(length + 1)).join(' '),
  'openings of pictures': '!['.repeat(30_000),
  ampersands: '&'.repeat(50_000),
  'character references': '&amp;'.repeat(400_000),
  braces: '{'.repeat(3_000),
  elements: `${'<b>'.repeat(3_000)}${'</b>'.repeat(3_000)}`,
  'open elements': '<div>'.repeat(5_000),
  'nested expressions': `{${'('.repeat(50_000)}1${')'.repeat(50_000)}}`,
  'open containers': ':::note\n'.repeat(300),
  'nested labels': ':a['.repeat(20_000),
  notes: '[^a]'.repeat(20_000),
  headings: '## a\n'.repeat(5_000),
  'links on many lines': '[a](/b)\n\n'.repeat(60_000),
  'ids of elements': '<p id="a">x</p>\n\n'.repeat(500),
  comments: '<!--'.repeat(10_000),
  'blanks in a terminal session': `\`\`\`console\n$ x${' '.repeat(200_000)}y\n\`\`\``,
  'a heading of dots': `## x ${'.'.repeat(200_000)} y`,
  'a title with blanks': `---\ntitle: 'x ${' '.repeat(200_000)} y'\n---\n\nx`,
  'an element of digits': `<Badge ${'1'.repeat(200_000)} />`,
  'a title of backticks': `---\ntitle: "${'`'.repeat(3_000)}"\n---\n\nx`,
};

describe('a page made to be heavy', () => {
  for (const [what, text] of Object.entries(HEAVY)) {
    for (const path of ['page.md', 'page.mdx']) {
      it(`M-09: is compiled or refused in time: ${what} in ${path}`, () => {
        const started = performance.now();
        const { html, diagnostics } = compileText(text, { path });
        assert.ok(performance.now() - started < 5_000 * SLOWNESS, `${Math.round(performance.now() - started)} ms`);
        assert.ok(html !== '' || diagnostics.length > 0);
      });
    }
  }

  it('M-09: that is nested too deeply is refused by name', () => {
    const { diagnostics, html, record } = compileText(`---\ntitle: Deep\n---\n\n${'>'.repeat(20_000)} a`, {
      path: 'page.md',
    });
    assert.deepEqual(diagnostics, [
      {
        severity: 'error',
        code: 'too-deep',
        message: 'Cannot compile the page because it is nested too deeply, or too much is in one text.',
        place: { file: 'content/page.md', line: 1, column: 1 },
        hint: 'look for many brackets, quotes or elements inside one another, or thousands of `&amp;` and the like in one text',
      },
    ]);
    assert.equal(html, '');
    assert.equal(record.title, 'Deep');
  });

  it('M-09: is refused from one depth on, which does not hang on the stack of the moment', () => {
    const codesOf = (text: string) => compileText(text, { path: 'page.md' }).diagnostics.map(({ code }) => code);
    for (const piece of ['1. ', '- ', '> ']) {
      assert.equal(codesOf(`${piece.repeat(100)}x`).includes('too-deep'), false, piece);
      assert.equal(codesOf(`${piece.repeat(300)}x`).includes('too-deep'), true, piece);
    }
    assert.equal(codesOf(`${'<b>'.repeat(300)}x`).includes('too-deep'), true);
  });
});

/** A machine that does other work meanwhile may take longer. */
const SLOWNESS = 4;

describe('line ends', () => {
  const content = join(packageRoot, 'content');
  const files = readdirSync(content, { recursive: true })
    .map(String)
    .filter((name) => /\.mdx?$/.test(name))
    .sort();

  it('I-02: of any kind make the same page, with faults at the same places', () => {
    const texts = [
      ...files.filter((_, index) => index % 8 === 0).map((name) => readFileSync(join(content, name), 'utf8')),
      'One\n\n![](/a.png)\n\n{NOPE}\n\n> [!NOTE]\n> a\n\n```js\nx\n\ny\n```\n\n:::tip[T]\na\n:::\n\na\\\nb  \nc\n\n| a |\n|---|\n| b |\n',
      '---\ntitel: A\n---\n\n## A {#a}\n\n<Nope\n  a="b"\n/>\n',
    ];
    for (const text of texts) {
      for (const end of ['\r\n', '\r']) {
        assert.deepEqual(withoutHash(compileText(text.replaceAll('\n', end))), withoutHash(compileText(text)));
      }
    }
  });

  const withoutHash = ({ html, headings, links, diagnostics, record, markdown }: ReturnType<typeof compileText>) => ({
    html,
    headings,
    links,
    diagnostics,
    record,
    markdown,
  });
});

describe('any text', () => {
  const MARKDOWN_PIECES = [
    ...[
      '# ',
      '## ',
      '\n',
      '\n\n',
      '  ',
      '    ',
      '\t',
      '- ',
      '1. ',
      '> ',
      '> [!NOTE]\n',
      '```',
      '```js\n',
      '~~~',
      '---\n',
      '***',
      '*',
      '**',
      '_',
      '`',
      '~~',
    ],
    ...[
      '[',
      ']',
      '(',
      ')',
      '[a](b)',
      '![a](b)',
      '[^1]',
      '[^1]: ',
      '<',
      '>',
      '<b>',
      '</b>',
      '<p',
      '<!--',
      '-->',
      '&',
      '&amp;',
      '&#x0;',
      '|',
      '|---|\n',
      ':::',
      ':::note\n',
    ],
    ...[
      ':a[',
      '::b',
      '{',
      '}',
      '{#x}',
      '{A}',
      '\\',
      'a',
      'é',
      '🚀',
      '\u200d',
      '\ufeff',
      '\u2028',
      '\u00a0',
      'javascript:',
      'http://a.example',
      'www.a.example',
      '<Badge />',
      '<Tabs>',
      '</Tabs>',
      '="',
      "'",
    ],
  ];

  for (const path of ['page.md', 'page.mdx']) {
    it(`M-17: is compiled without a throw, safely, and into whole HTML (${path})`, () => {
      fc.assert(
        fc.property(fc.array(fc.constantFrom(...MARKDOWN_PIECES), { maxLength: 25 }), (pieces) => {
          const { html, diagnostics, links } = compileText(pieces.join(''), { path, constants: { A: 'a' } });
          const elements = documentElementsOf(`<!doctype html><body><main>${html}</main><footer></footer></body>`);
          assert.deepEqual(
            elements.filter(({ tag }) => tag === 'footer').map(({ path: around }) => around),
            [['html', 'body']],
            html,
          );
          for (const { tag, attributes } of elements) {
            assert.notEqual(tag, 'script', html);
            assert.doesNotMatch(
              `${attributes.href ?? ''} ${attributes.src ?? ''}`,
              /^\s*(javascript|data|vbscript):/i,
              html,
            );
          }
          for (const { place } of [...diagnostics, ...links])
            assert.ok((place?.line ?? 0) >= 1 && (place?.column ?? 0) >= 1);
        }),
        { numRuns: 400 },
      );
    });
  }
});
