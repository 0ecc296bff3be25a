import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readAddressLock } from '../../src/addresses/addressLock.ts';
import { movedPages, successorOf } from '../../src/addresses/successorOf.ts';
import { pagesOf } from './pagesFixture.ts';

type Pages = Readonly<Record<string, readonly string[]>>;

/** A site whose pages are all listed and whole, but for those that are named. */
function worldOf(
  lock: readonly string[],
  pages: Pages,
  { unlisted, halved }: { readonly unlisted?: string; readonly halved?: string } = {},
) {
  const published = [...pagesOf(pages)].map(
    ([route, page]) => [route, { ...page, isListed: route !== unlisted, isWhole: route !== halved }] as const,
  );
  const locked = readAddressLock(lock.join('\n')).addresses;
  return { locked, known: new Set(lock), pages: new Map(published) };
}

/** What is suggested for each locked address of a site. */
function suggestions(...site: Parameters<typeof worldOf>) {
  const world = worldOf(...site);
  return (text: string) => {
    const address = world.locked.find((one) => one.text === text);
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
      '/faqs-of-others/': ['a'],
      '/help/': ['a', 'b'],
    });
    assert.equal(suggest('/old/install/'), '/guide/install/');
    assert.equal(suggest('/old/setup'), '/guide/setup/');
    assert.equal(suggest('/faq/'), '/help/');
  });

  it('encodes what would end an address', () => {
    const suggest = suggestions(['/old/c%23/', '/a/', '/a/#old-part', '/why/', '/why/#when'], {
      '/lang/c#/': ['a', 'b'],
      '/a/': ['old-part%'],
      '/why/': [],
      '/why?/': ['when'],
    });
    assert.equal(suggest('/old/c%23/'), '/lang/c%23/');
    assert.equal(suggest('/a/#old-part'), '/a/#old-part%25');
    assert.equal(suggest('/why/#when'), '/why%3F/#when');
  });

  it('prefers what is new to what was there all along', () => {
    const suggest = suggestions(['/a/limit/', '/b/limit/'], { '/b/limit/': [], '/limits/': [] });
    assert.equal(suggest('/a/limit/'), '/limits/');
  });

  it('names a page that was there all along where nothing new is near', () => {
    const suggest = suggestions(['/limit/', '/limits/'], { '/': [], '/limits/': [] });
    assert.equal(suggest('/limit/'), '/limits/');
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
    const known = suggestions(['/a/', '/a/#limit', '/a/#limits'], { '/a/': ['limits'] });
    assert.equal(known('/a/#limit'), '/a/#limits', 'nothing new is near');
  });

  it('finds a heading that went to another page', () => {
    const lock = ['/a/', '/a/#memory', '/b/'];
    const pages = { '/a/': [], '/aa/': ['time'], '/b/': ['memory'] };
    assert.equal(suggestions(lock, pages)('/a/#memory'), '/b/#memory');
    assert.equal(suggestions(lock, pages, { unlisted: '/b/' })('/a/#memory'), '/a/', 'an unlisted page is no promise');
    assert.equal(suggestions([...lock, '/b/#memory'], pages)('/a/#memory'), '/a/', 'it was there all along');
  });

  it('falls back on the page of a heading that is nowhere', () => {
    assert.equal(suggestions(['/a/', '/a/#memory'], { '/a/': ['x', 'y'] })('/a/#memory'), '/a/');
  });
});

describe('movedPages', () => {
  const LOCK = ['/old/', '/old/#x', '/old/#y', '/twin/', '/twin/#x', '/twin/#y'];
  const PAGES = { '/twin/': ['x', 'y'], '/new/': ['x', 'y'] };

  it('asks of pages that are gone and of new ones alone: others may have the same headings', () => {
    assert.deepEqual([...movedPages(worldOf(LOCK, PAGES))], [['/old/', '/new/']]);
  });

  it('leads to no page whose address is no promise, and to none that may have more headings', () => {
    assert.deepEqual([...movedPages(worldOf(LOCK, PAGES, { unlisted: '/new/' }))], []);
    assert.deepEqual([...movedPages(worldOf(LOCK, PAGES, { halved: '/new/' }))], []);
  });
});
