import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { syntaxDiagnostic } from '../../../src/markdown/parse/syntaxDiagnostic.ts';
import { compileText, sourceOf } from '../../compileText.ts';

/** What is wrong with a page of MDX, by either parser: code and place. */
const faultOf = (text: string, parser: 'satteri' | 'remark') => {
  const { diagnostics } = compileText(text, { parser });
  assert.equal(diagnostics.length, 1, JSON.stringify(diagnostics));
  const { code, place, hint } = diagnostics[0] ?? {};
  return { at: `${code} ${place?.line}:${place?.column}`, hint };
};

// The hint was to write the brace as text.
it('says what to write for several attributes behind a picture, as other generators read them', () => {
  for (const parser of ['satteri', 'remark'] as const)
    assert.equal(
      faultOf('# A\n\n![B](./b.png){width="300" loading=lazy}\n', parser).hint,
      'write `<img src="./b.png" alt="B" width="300" loading="lazy" />`',
      parser,
    );
});

describe('MDX that cannot be parsed', () => {
  const faults: readonly [what: string, text: string, place: string, hint: RegExp][] = [
    ['an element without an end', 'One<br>two\n', '1:4', /end `<br>` with `\/>`, as in `<br \/>`/],
    ['a picture without an end', '<br />\n\n<img src={C.src}>\n', '3:1', /end `<img>` with `\/>`, as in `<img … \/>`/],
    ['a tag that is never closed', 'One\n\n<Steps>\n\ntwo\n', '3:1', /^write `<\/Steps>` where it ends/],
    [
      'a tag that is never closed, above one that is',
      '<Steps>\n\n1. two\n\n## A\n\n<Steps>\n\n1. a\n\n</Steps>\n',
      '1:1',
      /^write `<\/Steps>` where it ends/,
    ],
    [
      'a code block that is never closed',
      '```js\na\n```\n\n<details>\n\n````js\n```\n\n</details>\n',
      '5:1',
      /^write ```` where the code block of line 7 ends: closing tags in it are code$/,
    ],
    [
      'a code block that ends with the next one, and has the end of an element in it',
      '<Tabs>\n\n```js\n1\n\n</Tabs>\n\nTwo\n\n```js\n3\n```\n',
      '1:1',
      /^write ``` where the code block of line 3 ends: `<\/Tabs>` in line 6 is code$/,
    ],
    [
      'a code block that is to end with fewer signs than it has',
      '<Tabs>\n<Tab label="a">\n\n````js\n1\n```\n\n</Tab>\n\n````js\n2\n````\n\n</Tabs>\n',
      '14:1',
      /^write ```` where the code block of line 4 ends: `<\/Tab>` in line 8 is code$/,
    ],
    [
      'an end that is in code which shows it',
      '<Tabs>\n\n````mdx\n<Tabs>\n</Tabs>\n```js\n1\n```\n````\n\n```jsx\n</Tabs>\n```\n\n```js\n1\n```\n',
      '1:1',
      /close every element you open$/,
    ],
    [
      'a tag with text beside it that holds more than a paragraph',
      'One\n\n<details open><summary>a</summary>\n\nb\n\n</details>\n',
      '3:1',
      /^write `<details>` and `<\/details>` on lines of their own: with text beside it, an element ends in the same paragraph$/,
    ],
    ['a tag that is never opened', 'One\n\ntwo </Steps> three', '3:5', /close every element you open/],
    ['tags that cross', '<Steps>\n\n<Tabs>\n\na\n\n</Steps>\n\n</Tabs>', '7:1', /^write `<\/Tabs>` before it$/],
    ['a brace that is never closed', 'é🚀 a { b', '1:7', /`\\\{`/],
    [
      'a formula on lines of its own',
      'a\n\n$$\nI = \\int_0^{2\\pi} x\n$$\n',
      '4:15',
      /^export a component for formulas .*`codeBlocks\.math`/,
    ],
    ['a formula in a text', 'a $\\frac{1 2}{b}$ c', '1:12', /^export a component for formulas .*`codeBlocks\.math`/],
    ['words in braces', '\\{x} in {your class} {b}', '1:15', /^write `\\\{your class\}` to show it as text$/],
    ['a word of JavaScript in braces', 'a {class} b', '1:9', /^write `\\\{class\}` to show it as text$/],
    ['a brace in a table', '| a |\n|---|\n| { |\n', '3:3', /`\\\{`/],
    [
      'an address in angle brackets',
      'One\n\nsee <http://a.example/b> now',
      '3:5',
      /write the link as `\[text\]\(http:\/\/a\.example\/b\)`/,
    ],
    ['a mail address in angle brackets', 'see <mailto:a@b.example>', '1:5', /`\[text\]\(mailto:a@b\.example\)`/],
    ['one without its scheme', 'see {b} <a.c@b.example>', '1:9', /`\[a\.c@b\.example\]\(mailto:a\.c@b\.example\)`/],
    ['a less-than sign before a digit', 'if a <5 then', '1:6', /`\\<`/],
    ['one beside a brace', 'if a <5 then {b}', '1:6', /`\\<`/],
    ['one in a type', 'an Array<3> of <https://a.example>', '1:9', /in backticks: `Array<3>`$/],
    ['one before an address', 'if a <5, see <https://a.example>', '1:6', /`\\<`/],
    ['one before a mail address', 'if a <5, ask <a.c@b.example>', '1:6', /`\\<`/],
    ['one before an HTML comment', 'if a <5 <!-- note -->', '1:6', /`\\<`/],
    ['one before an element without an end', 'if a <5<br>then', '1:6', /`\\<`/],
    ['a brace before an address', 'a { b, see <https://a.example>', '1:3', /`\\\{`/],
    ['an HTML comment', 'One\n\n<!-- note -->\n', '3:1', /`\{\/\* … \*\/\}`/],
    ['a change of a reviewer', 'One {++two++}', '1:8', /^write `<ins>two<\/ins>`$/],
    ['a comment without its end', 'One\n\n{/* two', '3:1', /^end the comment with `\*\/\}`$/],
    ['a comment of a reviewer', 'One {>>two<<}', '1:6', /^write `\{\/\* … \*\/\}` to hide/],
    [
      'an attribute without a value',
      '<Badge text= />',
      '1:1',
      /^write `text="…"`: a value stands in quotes, or in braces$/,
    ],
    [
      'a value in quotes of an editor',
      'a <Badge text=\u201cNew\u201d />',
      '1:3',
      /^write `text="New"`: a value stands in quotes/,
    ],
    ['another end', '<Card title="a">b</Crad>\n', '1:18', /^write `<\/Card>` in place of it$/],
    ['an end too few', '<Tabs><Tab label="a">b</Tabs>\n', '1:23', /^write `<\/Tab>` before it$/],
    [
      'a value without quotes',
      'a <Badge type="tip" text=New />',
      '1:3',
      /^write `text="New"`: a value stands in quotes/,
    ],
    ['a quote that another one closes', `<Badge text='New" />`, '1:1', /^close the value of `text` with `'`$/],
    [
      'a component without its end',
      '<Badge text="New">',
      '1:1',
      /^write `<\/Badge>` where it ends, or `\/>` in place of `>`/,
    ],
    ['an element without its end', '<details>\n\nWords.\n', '1:1', /^write `<\/details>` where it ends$/],
    ['a placeholder that is no element', '<name>\n\nWords.\n', '1:1', /`\\<`/],
    ['a doctype', '<!doctype html>', '1:1', /`\\<`/],
    [
      'a bar in a property that ends the cell of a table',
      '| a |\n|---|\n| <Badge text={`x | y`} /> |\n',
      '3:3',
      /^write the `\|` in the tag as `\\\|` between braces, as in `\{'a \\\| b'\}`: it ends the cell$/,
    ],
    ['one in quotes', '| a |\n|---|\n| <Badge text="x | y" /> |\n', '3:3', /^write the `\|` in the tag as/],
    ['a front-matter placeholder', 'GET <your-endpoint', '1:5', /close every element you open/],
  ];
  for (const [what, text, place, hint] of faults) {
    it(`X-01: points at ${what} and says how to mend it`, () => {
      const fault = faultOf(text, 'satteri');
      assert.equal(fault.at, `mdx-syntax ${place}`);
      assert.match(fault.hint ?? '', hint);
    });

    it(`X-01: names the line of ${what} by the reference, too`, () => {
      const fault = faultOf(text, 'remark');
      // Of what never ends, it names the end.
      assert.match(fault.at, new RegExp(`^mdx-syntax ${place.split(':')[0]}:\\d+$`));
      assert.match(fault.hint ?? '', hint);
    });
  }

  const columns: readonly [text: string, column: number][] = [
    ['see <http://a.example>', 5],
    ['éé 🚀 see <http://a.example>', 11],
    ['a <5 b', 3],
    ['a </Steps> b', 3],
  ];
  for (const [text, column] of columns) {
    it(`X-01: names the column in UTF-16 units in \`${text}\``, () => {
      assert.equal(faultOf(text, 'satteri').at, `mdx-syntax 1:${column}`);
    });
  }

  it('leaves the page without content, and does not say so a second time', () => {
    const { html, diagnostics } = compileText('a { b');
    assert.equal(html, '');
    assert.deepEqual(
      diagnostics.map(({ code }) => code),
      ['mdx-syntax'],
    );
  });

  it('in a partial is placed in the partial', () => {
    const { diagnostics, html } = compileText('a\n\n<Include src="_p.mdx" />\n\nb', {
      files: { '_p.mdx': 'one\n\ntwo { three' },
    });
    assert.deepEqual(
      diagnostics.map(({ code, place }) => `${code} ${place?.file}:${place?.line}`),
      ['mdx-syntax content/_p.mdx:3'],
    );
    assert.equal(html, '<p>a</p>\n<p>one</p>\n<p>b</p>');
  });

  it('in an expression is told without the name of what reads it, and mended by a brace', () => {
    for (const parser of ['satteri', 'remark'] as const) {
      const [fault] = compileText('a {[\n  1, @\n]} b', { parser }).diagnostics;
      assert.match(fault?.message ?? '', /^This is not valid MDX: Cannot read the expression\b/, parser);
      assert.doesNotMatch(fault?.message ?? '', /oxc|acorn/);
      assert.equal(fault?.hint, 'write a literal brace as `\\{`, or close it with `}`', parser);
    }
  });

  it('names the element that is never closed, and not a comment further on in the line', () => {
    const hintOf = (parser: 'satteri' | 'remark') =>
      compileText('One <br> two <!-- three -->\n', { parser }).diagnostics[0]?.hint;
    assert.equal(hintOf('satteri'), 'end `<br>` with `/>`, as in `<br />`');
    // It stops at the comment.
    assert.equal(hintOf('remark'), 'write comments as `{/* … */}` in `.mdx`');
  });

  it('says where an element of a paragraph lacks its end', () => {
    const hintOf = (text: string, parser: 'satteri' | 'remark') => compileText(text, { parser }).diagnostics[0]?.hint;
    for (const parser of ['satteri', 'remark'] as const)
      assert.equal(hintOf('Text with <kbd>K and {LIMIT} more.\n', parser), 'write `</kbd>` where it ends', parser);
    assert.equal(hintOf('Text with <kbd>K</kbd and {LIMIT} more.\n', 'satteri'), 'write `</kbd>` where it ends');
  });

  it('names what to write for a tag of a template', () => {
    for (const parser of ['satteri', 'remark'] as const) {
      const hintOf = (text: string) => compileText(text, { parser }).diagnostics[0]?.hint ?? '';
      assert.match(hintOf('{% tabs %}\n'), /^write `::: code-group`/, parser);
      assert.match(hintOf('{{< tabs >}}\n'), /^write `::: code-group`/, parser);
      assert.match(hintOf('{% hint style="info" %}\nWords.\n{% endhint %}\n'), /^write `:::note/, parser);
    }
  });

  it('is no fault in plain Markdown', () => {
    assert.deepEqual(compileText('a { b <http://a.example> c <5', { path: 'a.md' }).diagnostics, []);
  });
});

describe('syntaxDiagnostic', () => {
  const source = sourceOf('a.mdx', 'one\ntwo { three\n');

  it('reads the place that the native parser writes before its message', () => {
    assert.deepEqual(syntaxDiagnostic(new Error('2:5: Unexpected `{` (mdx-jsx:unexpected-character)'), source), {
      severity: 'error',
      code: 'mdx-syntax',
      message: 'This is not valid MDX: Unexpected `{`.',
      place: { file: 'content/a.mdx', line: 2, column: 5 },
      hint: 'write a literal brace as `\\{`, or close it with `}`',
    });
  });

  it('reads the place that the reference sets on its error', () => {
    const error = Object.assign(new Error('Unexpected end.'), {
      place: { start: { line: 2, column: 5 }, end: { line: 2, column: 6 } },
    });
    assert.deepEqual(syntaxDiagnostic(error, source).place, { file: 'content/a.mdx', line: 2, column: 5 });
    assert.equal(syntaxDiagnostic(error, source).message, 'This is not valid MDX: Unexpected end.');
  });

  it('falls back to the start of the file', () => {
    for (const thrown of [new Error('odd'), 'odd', Object.assign(new Error('odd'), { line: null, column: null })]) {
      assert.deepEqual(syntaxDiagnostic(thrown, source).place, { file: 'content/a.mdx', line: 1, column: 1 });
    }
  });
});
