import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compileText } from '../../compileText.ts';

const GLOSSARY = [
  '*[API]: Application Programming Interface',
  '*[API key]: Secret',
  '*[C++]: Language',
  '*[R&D]: Research',
  '*[数]: Number',
  '',
].join('\n');

for (const parser of ['satteri', 'remark'] as const) {
  const htmlOf = (text: string, path = 'page.mdx') =>
    compileText(text, { path, parser, files: { '_glossary.md': GLOSSARY } }).html;
  const markedIn = (text: string, path?: string) =>
    [...htmlOf(`# T\n\n${text}\n`, path).matchAll(/<abbr [^>]*>(.*?)<\/abbr>/gs)].map(([, term]) => term);

  describe(`abbreviations (${parser})`, () => {
    it('are marked where they are first used below each heading', () => {
      assert.deepEqual(markedIn('An API, the API.\n\n- an API\n\n## A\n\n### B\n\nAPI\n\nAPI'), ['API', 'API']);
    });

    it('are words of their own, the longest first', () => {
      assert.deepEqual(markedIn('APIs, myAPI, API2, API_x, éAPI: an API\nkey, (API)'), ['API\nkey', 'API']);
      assert.deepEqual(markedIn('C++, R&D und _API_-Schlüssel'), ['C++', 'R&#x26;D', 'API']);
      assert.deepEqual(markedIn('使用API编写，数'), ['API', '数']);
      // The sign for a long vowel is one of two scripts.
      assert.deepEqual(markedIn('サーバーAPIです'), ['API']);
      assert.deepEqual(markedIn('ເຊີບເວີAPIນີ້'), ['API']);
    });

    it('are none in headings, links, buttons, code, and what shows them already', () => {
      for (const text of [
        '## API',
        '[API](https://a.example/)',
        '`API`',
        '```js title="API"\nAPI\n```',
        '<kbd>API</kbd>',
        '<details><summary>API</summary></details>',
        '<Card title="x" href="https://a.example/">\nAPI\n</Card>',
        '<FileTree>\n\n- API\n\n</FileTree>',
        // Docsgen's own word may be one.
        '> [!NOTE] API\n> Words.',
      ])
        assert.deepEqual(markedIn(text), [], text);
      assert.match(
        htmlOf('# T\n\n<abbr title="Mine">API</abbr>').trim(),
        /^<abbr title="Mine" tabindex="0">API<\/abbr>$/,
      );
    });

    it('are found in bold text, tables, components and HTML', () => {
      assert.deepEqual(markedIn('**API**'), ['API']);
      assert.deepEqual(markedIn('| a |\n| --- |\n| API |'), ['API']);
      assert.deepEqual(markedIn('<Card title="x">\n\nAPI\n\n</Card>'), ['API']);
      assert.deepEqual(markedIn('<div>API</div>', 'page.md'), ['API']);
    });

    it('that the writer has marked can be come to by key and touch, unless they say nothing or stand in a link', () => {
      const of = (html: string) => htmlOf(`# T\n\n${html}\n`, 'page.md');
      assert.match(of('<abbr title="Mine">X</abbr>'), /<abbr title="Mine" tabindex="0">X/);
      assert.match(of('<abbr>X</abbr>'), /<abbr>X/);
      assert.match(of('[<abbr title="Mine">X</abbr>](https://a.example/)'), /<abbr title="Mine">X/);
    });
  });
}
