import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { movedAddress } from '../../../src/client/moved/movedAddress.ts';
import { openBrowser } from '../browser.ts';

const table = (moved: readonly (readonly [string, string])[]) =>
  openBrowser(`<script type="application/json" data-moved>${JSON.stringify(moved)}</script>`);

describe('movedAddress', () => {
  it('is where the heading went, with the query that the reader came with', () => {
    table([
      ['memory', '/docs/limits/#memory-limit'],
      ['café', '/docs/x/?own'],
      ['away', 'https://y.dev/'],
    ]);
    assert.equal(movedAddress('https://x.dev/docs/a/?q=1#memory'), 'https://x.dev/docs/limits/?q=1#memory-limit');
    assert.equal(movedAddress('https://x.dev/docs/a/?q=1#caf%C3%A9'), 'https://x.dev/docs/x/?own');
    assert.equal(movedAddress('https://x.dev/docs/a/#away'), 'https://y.dev/');
  });

  it('is nothing for other headings, whatever their names', () => {
    table([['memory', '/docs/limits/']]);
    for (const hash of ['', '#', '#time', '#constructor', '#__proto__', '#%'])
      assert.equal(movedAddress(`https://x.dev/docs/a/${hash}`), undefined, hash);
  });

  it('is nothing on a page from which none has gone', () => {
    openBrowser('<p>Words.</p>');
    assert.equal(movedAddress('https://x.dev/docs/a/#memory'), undefined);
  });
});
