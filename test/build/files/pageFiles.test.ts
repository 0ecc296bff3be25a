import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { chunkScript, pageFiles } from '../../../src/build/files/pageFiles.ts';
import type { Route } from '../../../src/model/brands.ts';
import type { PageChunk } from '../../../src/model/chunk.ts';
import { siteIn } from '../../siteIn.ts';

const chunkOf = (main: string): PageChunk => ({
  title: 'A "title"',
  client: 'client1',
  lang: 'en',
  dir: 'ltr',
  description: '',
  noindex: false,
  main,
  toc: '<a href="#x">`x`</a>',
  sidebarHeadings: '',
});

/** What a browser would have after the script has run. */
const ran = (script: string): unknown =>
  JSON.parse(runInNewContext(`var self = {}; ${script}; JSON.stringify(self.docsgenChunks)`) as string);

describe('chunkScript', () => {
  it('hands over a page whatever stands in it', () => {
    const pieces = fc.constantFrom(
      '`',
      '\\',
      '$',
      '${',
      '}',
      '$$',
      '\\`',
      '\r',
      '\n',
      '\r\n',
      '"',
      "'",
      '\u2028',
      '</script>',
      'é🚀',
      'a',
    );
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(pieces, { maxLength: 20 }).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(text, text, (route, main) => {
        assert.deepEqual(ran(chunkScript(route, chunkOf(main))), [[route, chunkOf(main)]]);
      }),
    );
  });
});

describe('pageFiles', () => {
  it('have the address of a page whose name looks encoded as it is, not decoded again', async () => {
    const site = await siteIn({
      'content/index.md': '# Home\n',
      'content/a%20b.md': '# A b\n',
      'site/config.ts': "export const config = { nav: { left: [{ text: 'A b', link: '/a%2520b/' }] } };\n",
    });
    const files = new Map(pageFiles(site, '/a%20b/' as Route, 1));
    const textAt = (path: string) => {
      const file = files.get(path);
      return file?.kind === 'text' ? String(file.contents) : '';
    };
    assert.match([...files.keys()].map(textAt).join('\n'), /"navHref":"\/a%2520b\/"/);
    assert.match(textAt('a%20b.html'), / href="\/a%2520b\/index\.html"/);
    assert.match(
      textAt('a%20b/index.html'),
      /<a [^>]*aria-current="page"[^>]* href="\/a%2520b\/"|<a [^>]*href="\/a%2520b\/"[^>]* aria-current="page"/,
    );
  });
});
