import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { correctText } from '../../../src/check/fixes/applyFixes.ts';
import { splitFrontmatter } from '../../../src/content/frontmatter/splitFrontmatter.ts';
import { compileText } from '../../compileText.ts';

const KEYS = 'title: Secret\nunlisted: true';

const told = (text: string) =>
  splitFrontmatter(text, 'content/a.md').diagnostics.map(({ severity, code, place, hint }) => [
    `${severity} ${code} ${place?.line}:${place?.column}`,
    hint,
  ]);

describe('front matter that is not where it is read', () => {
  for (const [what, text, place, hint] of [
    ['below an empty line', `\n\n---\n${KEYS}\n---\n`, '3:1', 'delete the empty lines above it'],
    [
      'with maps and lists in it',
      '\n---\ntitle: A\nprev:\n  text: b\n\n# c\n- d\n---\n',
      '2:1',
      'delete the empty lines above it',
    ],
    ['behind a second byte-order mark', `\ufeff---\n${KEYS}\n---\n`, '1:2', 'delete the invisible characters above it'],
    ['behind a zero-width space', `\u200b---\n${KEYS}\n---\n`, '1:2', 'delete the invisible characters above it'],
    ['below comments', `<!-- a\nb -->\n<!-- c -->\n\n---\n${KEYS}\n---\n`, '5:1', 'move it to the top of the file'],
    ['below the title', `# A\n\n---\n${KEYS}\n---\n`, '3:1', 'move it to the top of the file'],
    ['behind blanks', ` ---\n${KEYS}\n---\n`, '1:2', 'delete the blanks before it'],
    ['with a comment beside its mark', `--- # a\n${KEYS}\n---\n`, '1:1', 'write `---` alone on its line'],
    ['closed as YAML may be', `\n---\n${KEYS}\n...\n`, '2:1', 'delete the empty lines above it'],
  ] as const)
    it(`is told of ${what}`, () => assert.deepEqual(told(text), [[`error front-matter-syntax ${place}`, hint]]));

  it('begins the file once the empty lines and invisible characters above it are deleted', () => {
    const mended = (text: string) =>
      correctText(
        text,
        splitFrontmatter(text, 'content/a.md').diagnostics.flatMap(({ fix }) => fix ?? []),
      ).text;
    assert.equal(mended(`\n \u200b\n\n---\n${KEYS}\n---\n\n\nWords.\n`), `---\n${KEYS}\n---\n\n\nWords.\n`);
    assert.equal(mended(` \u2060---\n${KEYS}\n---\n`), `---\n${KEYS}\n---\n`);
    for (const seen of [`# A\n\n---\n${KEYS}\n---\n`, `<!-- a -->\n---\n${KEYS}\n---\n`])
      assert.equal(mended(seen), seen);
  });

  const mend = (text: string) =>
    correctText(
      text,
      splitFrontmatter(text, 'content/a.md').diagnostics.flatMap(({ fix }) => fix ?? []),
    ).text;

  it('is told of in a code block, which becomes front matter', () => {
    const fault = ['warning front-matter-syntax 1:1', 'delete the two lines of the fence'];
    const fenced = `~~~ yml\n---\n${KEYS}\n---\n~~~\n\nWords.\n`;
    assert.deepEqual(told(fenced), [fault]);
    assert.equal(mend(fenced), `---\n${KEYS}\n---\n\nWords.\n`);
    const unmarked = `\`\`\`yaml\n${KEYS}\n\`\`\`\n\nWords.\n`;
    assert.deepEqual(told(unmarked), [[fault[0], 'write `---` in place of the two lines of the fence']]);
    assert.equal(mend(unmarked), `---\n${KEYS}\n---\n\nWords.\n`);
    // A sample.
    for (const text of ['title: A\nversion: 3', 'order: 1', '---\na: b\n---', '---\ntitle: A', '- title: A'])
      assert.deepEqual(told(`\`\`\`yaml\n${text}\n\`\`\`\n`), [], text);
    assert.deepEqual(told(`\n${unmarked}`), []);
    assert.deepEqual(splitFrontmatter(fenced, 'content/_sample.md').diagnostics, []);
  });

  it('is told of as JSON, also between other marks', () => {
    for (const text of ['{\n"title": "A"\n}\n', ';;;\n{"title": "A"}\n;;;\n'])
      assert.deepEqual(told(text), [
        [
          'error front-matter-language 1:1',
          'write `title: A title` in place of `"title": "A title",`, between two lines of `---`',
        ],
      ]);
  });

  for (const [opening, closing] of [
    ['--', '--'],
    ['----', '----'],
    ['----', '---'],
    ['\u2014', '\u2014'],
    ['\u2013\u2013', '...'],
    ['\u2014--', '\u2014-'],
    ['\u2013\u2013-', '---'],
  ] as const)
    it(`is told of between \`${opening}\` and \`${closing}\`, which are mended`, () => {
      const text = `${opening}\n${KEYS}\n${closing}\n\nWords.\n`;
      assert.deepEqual(told(text), [['error front-matter-syntax 1:1', 'write `---`']]);
      assert.equal(mend(text), `---\n${KEYS}\n---\n\nWords.\n`);
    });

  it('is told of where nothing opens it, which is mended', () => {
    for (const text of [`${KEYS}\n---\n\nWords.\n`, 'Remark: a\nlabel: b\n---\n']) {
      assert.deepEqual(told(text), [['error front-matter-syntax 1:1', 'write `---` on a line of its own above it']]);
      assert.equal(mend(text), `---\n${text}`);
    }
  });

  it('is told of where nothing stands around it, which is mended', () => {
    const text = 'title: A\ndescription: b: c\n\n# A\n\nWords.\n';
    assert.deepEqual(told(text), [
      ['error front-matter-syntax 1:1', 'write `---` on a line of its own above it and below it'],
    ]);
    assert.equal(mend(text), `---\n${text.replace('\n\n', '\n---\n\n')}`);
    for (const keys of ['title: A\ndescription: B\n\norder: 3\n', 'title: A\norder: 3\n\n']) {
      const open = `${keys}---\n\nWords.\n`;
      assert.deepEqual(told(open), [['error front-matter-syntax 1:1', 'write `---` on a line of its own above it']]);
      assert.equal(mend(open), `---\n${open}`);
    }
    const below = 'title: A\norder: 3\n\n# A\n\n---\n\nWords.\n';
    assert.equal(mend(below), `---\n${below.replace('\n\n', '\n---\n\n')}`);
    for (const other of ['title: a\nremark: b\n\nWords.\n', 'label: a\nsearch: b\n\nWords.\n', 'title: a\nWords.\n'])
      assert.deepEqual(told(other), [], other);
  });

  it('is told of in TOML and JSON; that in TOML is mended', () => {
    const toml = '+++\ntitle = "A"\n+++\n\nWords.\n';
    assert.equal(told(toml)[0]?.[0], 'error front-matter-language 1:1');
    assert.equal(mend(toml), '---\ntitle: "A"\n---\n\nWords.\n');
    assert.equal(told('+++\ntitle = "A"\n\nWords.\n')[0]?.[0], 'error front-matter-language 1:1');
    assert.deepEqual(told('{\n  "title": "A"\n}\n\nWords.\n'), [
      [
        'error front-matter-language 1:1',
        'write `title: A title` in place of `"title": "A title",`, between two lines of `---`',
      ],
    ]);
  });

  for (const front of [
    `\n \n---\n${KEYS}\n---\n`,
    `\u200b---\n${KEYS}\n...\n`,
    `----\n${KEYS}\n----\n`,
    `${KEYS}\n---\n`,
    '---js\n({ title: "A" })\n---\n',
    '---toml\ntitle = "A"\n---\n',
    '+++\ntitle = "A"\n[params]\na = 1\n+++\n',
    '{ "title": "A" }\n',
    '{\n"title": "A",\n"params": {\n  "a": {}\n  }\n}\n',
    ';;;\n{\n"title": "A"\n}\n;;;\n',
    `---\norder: 1\n---\n\n---\n${KEYS}\n---\n`,
  ])
    it(`is no part of the page, which would have faults of its own by it: ${JSON.stringify(front)}`, () => {
      for (const path of ['a.md', 'a.mdx']) {
        const { diagnostics, html } = compileText(`${front}\n# The page\n\nWords.\n`, { path });
        assert.deepEqual([diagnostics.map(({ severity }) => severity), html.trim()], [['error'], '<p>Words.</p>']);
      }
    });

  it('hides nothing of a page that readers may see', () => {
    for (const [text, shown] of [
      [`# The page\n\n---\n${KEYS}\n---\n\nWords.\n`, /Secret.*Words/s],
      ['+++\ntitle = "A"\n\nWords.\n', /title.*Words/s],
      ['{ "title": "A"\n\nWords.\n', /title.*Words/s],
    ] as const)
      assert.match(compileText(text, { path: 'a.md' }).html, shown);
  });

  it('is not seen in what is none', () => {
    for (const text of [
      'Words.\n\n---\n\nNote: this.\n\n---\n',
      '\n---\n\nWords.\n\n---\n',
      '\n---\nRemark: this\n---\n',
      '# A\n\n---\n\nsearch: what finds a page\nlabel: what names it\n\n---\n',
      '+++\n\nWords.\n\n+++\n',
      '# A\n\n```yaml\n---\ntitle: a\n---\n```\n',
      '----\nRemark: a\n----\n',
      '----\n\ntitle: a\n----\n',
      'Remark: a\n---\n',
      'title: a\n\nWords.\n\n---\n',
      'title: a\n- b\n',
      '{"remark": 1}\n',
      '+++\nWords.\n',
      '',
    ])
      assert.deepEqual(told(text), [], text);
  });

  // A pattern that backtracks would never be done.
  it('is looked for in a time that grows with the text', () => {
    const text = `${'<!-- a -->\n'.repeat(20_000)}\n${'<!-- '.repeat(20_000)}`;
    assert.deepEqual(told(text), []);
  });
});
