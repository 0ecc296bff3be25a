import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compileText } from '../../compileText.ts';

describe('raw HTML', () => {
  for (const parser of ['satteri', 'remark'] as const) {
    const compile = (text: string) => compileText(text, { path: 'page.md', parser });

    it(`has comments without a word, which end at their first sign (${parser})`, () => {
      const { html, markdown, diagnostics } = compile(
        'One <!--> two <!---> three.\n\n<!-->\n\n<p><!--> Four --></p>\n',
      );
      assert.deepEqual(diagnostics, []);
      assert.match(html, /<p>One {2}two {2}three\.<\/p>\s*<p> Four --><\/p>/);
      assert.match(markdown, /One {2}two {2}three\.\s+<p> ?Four --><\/p>/);
    });

    it(`has comments that are never closed, which is told (${parser})`, () => {
      assert.deepEqual(
        compile('One\n\n<!--> <!-- two\n\nthree <b>').diagnostics.map(({ code, place }) => [code, place?.column]),
        [['dropped-html', 7]],
      );
    });

    it(`has details that are never closed, in which readers miss what follows (${parser})`, () => {
      const told = (text: string) =>
        compile(text).diagnostics.map(
          ({ severity, code, place, message, hint }) =>
            `${severity} ${code} ${place?.line}:${place?.column} ${message} ${hint}`,
        );
      const fault = (place: string) =>
        `warning unread-markup ${place} \`<details>\` opens here and is never closed: what follows stands within the element. write \`</details>\` where it ends`;
      assert.deepEqual(told('# A\n\n<details>\n<summary>b</summary>\n\nc\n\n## D\n\ne\n'), [fault('3:1')]);
      assert.deepEqual(
        told('<details open><summary>b</summary>c</details>\n\n- x\n\n  <details><summary>d</summary>\n\n  e\n'),
        [fault('5:3')],
      );
      for (const text of [
        '<details>\n<summary>b</summary>\n\nc\n\n</details>\n\nd\n',
        '<details><summary>b</summary>\n\n<DETAILS><summary>c</summary>d</details>\n\n</details>\n\ne\n',
        // A mention in it opens nothing, and a backquote alone begins no code.
        '<details><summary>b</summary>\n\n`<details>` is this\n\n</details>\n\nc\n',
        '<details><summary>b</summary>\n\n5\\` c\n\n</details>\n\nd\\` e\n',
        '<details><summary>b</summary>\n\n```html\n<details>\n```\n\n</details>\n\nc\n',
        '> <details><summary>b</summary>\n>\n> c\n> </details>\n\nd\n',
        '<!-- <details> -->\n\nc\n',
      ])
        assert.deepEqual(told(text), [], text);
    });

    it(`has comments between which Docsify makes tabs of headings, which is told once (${parser})`, () => {
      for (const start of ['<!-- tabs:start -->', '<!--tabs:start-->']) {
        const { diagnostics } = compile(`${start}\n\n## **npm**\n\nOne\n\n<!-- tabs:end -->\n`);
        assert.deepEqual(
          diagnostics.map(({ code, place, hint }) => [code, place?.line, place?.column, hint?.includes('code-group')]),
          [['unread-markup', 1, 1, true]],
        );
      }
    });

    it(`has tags in comments, of which nothing is told (${parser})`, () => {
      assert.deepEqual(compile('One\n\n<!-- <body> <script> -->').diagnostics, []);
      assert.equal(compile('One\n\n<!--> <body> -->').diagnostics[0]?.code, 'unsafe-html');
    });
  }
});

describe('reportUnclosedElement', () => {
  it('M-04: tells of an element that takes the rest of the page with it', () => {
    const told = (text: string) =>
      compileText(text, { path: 'page.md' })
        .diagnostics.filter(({ severity }) => severity === 'error')
        .map(({ code, place, hint }) => `${code} ${place?.line}:${place?.column}-${place?.endColumn} ${hint}`);
    for (const name of ['script', 'STYLE', 'template', 'plaintext'])
      for (const text of [`One\n\n<${name}>\n\n## Two\n`, `One\n\n<${name}> two\n\n- three`])
        assert.deepEqual(
          told(text),
          [`dropped-html 3:1-${name.length + 3} write \`\\<${name}>\` to show it as text`],
          text,
        );
    assert.equal(told('Use a <script> tag.\n\n`<script>`').length, 1);
    for (const text of [
      '<script>\n\nx\n</script>\n',
      'a <style>b</style> c',
      '<!-- <script> -->',
      '<scripts>',
      '`<style>`',
    ])
      assert.deepEqual(told(text), [], text);
  });
});
