import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readAddressLock } from '../../src/addresses/addressLock.ts';
import { successorOf } from '../../src/addresses/successorOf.ts';
import { pagesOf } from './pagesFixture.ts';

/** What is suggested for each locked address of a site. */
function suggestions(lock: readonly string[], pages: Readonly<Record<string, readonly string[]>>) {
  const locked = readAddressLock(lock.join('\n'), 'addresses.lock').addresses;
  const world = { locked, known: new Set(lock), pages: pagesOf(pages) };
  return (text: string) => {
    const address = locked.find((one) => one.text === text);
    assert.ok(address);
    return successorOf(address, world);
  };
}

describe('successorOf', () => {
  it('finds a page that was moved, by its last step or by its headings', () => {
    const suggest = suggestions(['/', '/old/install/', '/old/setup', '/faq/', '/faq/#a', '/faq/#b'], {
      '/': [],
      '/guide/setup/': [],
      '/guide/install/': [],
      '/help/': ['a', 'b'],
      '/faqs-of-others/': ['a'],
    });
    assert.equal(suggest('/old/install/'), '/guide/install/');
    assert.equal(suggest('/old/setup'), '/guide/setup/');
    assert.equal(suggest('/faq/'), '/help/');
  });

  it('prefers what is new to what was there all along', () => {
    const suggest = suggestions(['/a/limit/', '/b/limit/'], { '/b/limit/': [], '/limits/': [] });
    assert.equal(suggest('/a/limit/'), '/limits/');
  });

  it('names the folder around a page that nothing took the place of', () => {
    const suggest = suggestions(['/api/rest/webhooks-of-old/', '/zzzzzzzzz/', '/x/y.html'], { '/': [], '/api/': [] });
    assert.equal(suggest('/api/rest/webhooks-of-old/'), '/api/');
    assert.equal(suggest('/zzzzzzzzz/'), '/');
    assert.equal(suggest('/x/y.html'), '/');
  });

  it('finds a heading that was reworded, on its page', () => {
    const suggest = suggestions(['/a/', '/a/#memory-limit', '/a/#time'], {
      '/a/': ['memory-limits', 'time', 'something-else'],
    });
    assert.equal(suggest('/a/#memory-limit'), '/a/#memory-limits');
    const whole = suggestions(['/a/', '/a/#money', '/a/#time'], { '/a/': ['billing', 'time'] });
    assert.equal(whole('/a/#money'), '/a/#billing', 'one went, one came');
    const two = suggestions(['/a/', '/a/#money', '/a/#gold', '/a/#time'], { '/a/': ['billing', 'time'] });
    assert.equal(two('/a/#money'), '/a/', 'two went, one came');
  });

  it('finds a heading that went to another page', () => {
    const suggest = suggestions(['/a/', '/a/#memory', '/b/'], { '/a/': [], '/b/': ['memory'] });
    assert.equal(suggest('/a/#memory'), '/b/#memory');
  });

  it('falls back on the page of a heading that is nowhere', () => {
    assert.equal(suggestions(['/a/', '/a/#memory'], { '/a/': ['x', 'y'] })('/a/#memory'), '/a/');
  });
});
