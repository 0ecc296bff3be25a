import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { chunkScript } from '../../../src/build/files/pageFiles.ts';
import type { PageChunk } from '../../../src/model/chunk.ts';

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
