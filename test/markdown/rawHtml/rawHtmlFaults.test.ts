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

    it(`has comments between which Docsify makes tabs of headings, which is told once (${parser})`, () => {
      const { diagnostics } = compile('<!-- tabs:start -->\n\n## **npm**\n\nOne\n\n<!-- tabs:end -->\n');
      assert.deepEqual(
        diagnostics.map(({ code, place, hint }) => [code, place?.line, place?.column, hint?.includes('code-group')]),
        [['unread-markup', 1, 1, true]],
      );
    });

    it(`has tags in comments, of which nothing is told (${parser})`, () => {
      assert.deepEqual(compile('One\n\n<!-- <body> <script> -->').diagnostics, []);
      assert.equal(compile('One\n\n<!--> <body> -->').diagnostics[0]?.code, 'unsafe-html');
    });
  }
});
