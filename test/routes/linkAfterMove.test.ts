import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { check } from './checkedLinks.ts';

describe('a link after a move', () => {
  it('leads to the new address: its heading goes along where it did, and a file stays a file', () => {
    const fixOf = (url: string, path?: string) => check(`[x](${url})`, path)[0]?.fix?.text;
    assert.equal(fixOf('/cron'), '/limits/');
    assert.equal(fixOf('/cron#memory'), '/limits/#memory');
    assert.equal(fixOf('/limits/#ram'), '/limits/#memory');
    assert.equal(fixOf('/cron/#gone'), undefined);
    assert.equal(fixOf('/cron?a=b'), undefined);
    assert.equal(fixOf('/old/page.md#steps'), '/guides/first.md#steps');
    assert.equal(fixOf('/old/page/README.md'), '/guides/first.md');
    assert.equal(fixOf('../old/page.md#steps'), 'first.md#steps');
    assert.equal(fixOf('./old/page.md', 'start.md'), './guides/first.md');
    assert.equal(fixOf('old/page/', 'start.md'), '/guides/first/');
  });

  it('is corrected where it is relative and its page has moved, by where that was', () => {
    // It was `start.md`, or `start/index.md`.
    const fixOf = (link: string, path = 'guides/moved.md') => check(link, path)[0]?.fix?.text;
    assert.equal(fixOf('[x](limits.md#memory)'), '../limits.md#memory');
    assert.equal(fixOf('[x](./limits.md)'), '../limits.md');
    assert.equal(fixOf('[x](guides/first/)'), '/guides/first/');
    assert.equal(fixOf('[x](guides/first.md)'), 'first.md');
    assert.equal(fixOf('[x](./guides/first.md)'), './first.md');
    assert.equal(fixOf('![x](logo.svg)'), '../logo.svg');
    // To a page that has moved, too.
    assert.equal(fixOf('[x](old/page.md#steps)'), 'first.md#steps');
    assert.equal(fixOf('[x](./old/page/)'), '/guides/first/');
    assert.equal(fixOf('[x](limitz.md)'), undefined);
    // What has not moved with it.
    assert.equal(fixOf('<Include src="_part.mdx" />', 'guides/moved.mdx'), undefined);
    // A page that was never elsewhere.
    assert.equal(fixOf('[x](limits.md)', 'guides/page.md'), undefined);
  });
});
