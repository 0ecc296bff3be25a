import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compileText } from '../../compileText.ts';
import { idsOf } from '../../parsedHtml.ts';

const compiled = (text: string, path = 'page.md') => compileText(text, { path });

describe('addGithubAddresses', () => {
  it('gives a heading of a `.md` page the address that it has on GitHub, before its text', () => {
    for (const parser of ['satteri', 'remark'] as const) {
      const page = compileText('# The Node.js API\n\n## Plain\n\n## `fs.open(x)` & 1_2\n', { path: 'page.md', parser });
      assert.deepEqual(page.githubIds, ['the-nodejs-api', 'fsopenx--1_2']);
      assert.match(page.html, /<h2 id="fs-open-x-1-2"><span id="fsopenx--1_2"><\/span><code>/);
      assert.deepEqual(page.titleSlug, 'the-node-js-api');
      assert.equal(page.titleHtml, '<span id="the-nodejs-api"></span>The Node.js API');
      assert.equal(page.record.title, 'The Node.js API');
      assert.deepEqual(
        page.record.headers.map(({ slug }) => slug),
        ['plain', 'fs-open-x-1-2'],
      );
    }
  });

  it('gives it the address that it has in VuePress and VitePress, which write other letters for some', () => {
    for (const parser of ['satteri', 'remark'] as const) {
      const text = '# Й\n\n## Ещё\n\n## Ещё\n\n## Еще раз {#й}\n\n## А.й\n';
      const { html, githubIds } = compileText(text, { path: 'page.md', parser });
      assert.deepEqual(githubIds, ['еще', 'ещё-1', 'еще-2', 'ай', 'а-и']);
      assert.match(html, /<h2 id="ещё"><span id="еще"><\/span>Ещё/);
    }
    assert.deepEqual(compiled('## Е\n\n## Ё\n').githubIds, []);
  });

  it('counts repeated headings as GitHub does, the title among them', () => {
    assert.deepEqual(compiled('# Notes\n\n## Notes\n\n## Notes\n\n## Notes\n').githubIds, ['notes-1']);
    assert.deepEqual(idsOf(compiled('# Notes\n\n## Notes\n\n## Notes\n\n## Notes\n').html), [
      'notes',
      'notes-1',
      'notes-2',
      'notes-3',
    ]);
  });

  it('leaves every other id of the page what it is', () => {
    const page = compiled(
      '# A\n\n## xy\n\n## p.q\n\n<a id="pq"></a>\n\n## r.s {#own}\n\n<a name="tu"></a>\n\n## t.u\n',
    );
    assert.deepEqual(page.githubIds, []);
    assert.deepEqual(
      page.headings.map(({ slug }) => slug),
      ['xy', 'p-q', 'own', 't-u'],
    );
    assert.deepEqual(page.diagnostics, []);
    const later = compiled('## x.y\n\n## xy\n');
    assert.deepEqual(later.githubIds, ['xy-1']);
    assert.deepEqual(idsOf(later.html), ['x-y', 'xy', 'xy-1']);
  });

  it('gives none to a heading without letters and digits', () => {
    assert.deepEqual(compiled('## 🚀\n\n## ! !\n\n## 🚀\n').githubIds, []);
  });

  it('leaves headings of `.mdx` pages as they are, which GitHub does not show', () => {
    const page = compiled('# A.b\n\n## c.d\n', 'page.mdx');
    assert.deepEqual(page.githubIds, []);
    assert.doesNotMatch(page.html, /<span/);
  });
});
