import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { decideClick } from '../../../src/client/router/decideClick.ts';
import { openBrowser } from '../browser.ts';

const PLAIN = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false, defaultPrevented: false };
const PLACE = { base: '/docs/', page: '/docs/a/?v=1' };
const link = (href: string, { target = '', download = false } = {}) => ({ href, target, hasAttribute: () => download });
const kindOf = (href: string, options = {}) => decideClick(PLAIN, link(href, options), PLACE).kind;

beforeEach(() => {
  openBrowser();
});

describe('decideClick', () => {
  it('C-10 opens a page of the site on a plain click', () => {
    const decision = decideClick(PLAIN, link('https://x.dev/docs/b%20c/?q=1#d'), PLACE);
    assert.ok(decision.kind === 'open');
    assert.equal(decision.route, '/b c/');
    assert.equal(decision.url.href, 'https://x.dev/docs/b%20c/?q=1#d');
    assert.equal(kindOf('https://x.dev/docs/b/', { target: '_self' }), 'open');
    assert.equal(kindOf('https://x.dev/docs/b.html'), 'open');
  });

  for (const [name, click] of [
    ['middle button', { button: 1 }],
    ['right button', { button: 2 }],
    ['Ctrl', { ctrlKey: true }],
    ['Cmd', { metaKey: true }],
    ['Shift', { shiftKey: true }],
    ['Alt', { altKey: true }],
    ['a click that something has handled', { defaultPrevented: true }],
  ] as const) {
    it(`C-10 leaves to the browser: ${name}`, () => {
      assert.equal(decideClick({ ...PLAIN, ...click }, link('https://x.dev/docs/b/'), PLACE).kind, 'leave');
    });
  }

  for (const [name, href, options] of [
    ['target', 'https://x.dev/docs/b/', { target: '_blank' }],
    ['named target', 'https://x.dev/docs/b/', { target: 'frame' }],
    ['download', 'https://x.dev/docs/b/', { download: true }],
    ['another origin', 'https://y.dev/docs/b/', {}],
    ['another port', 'https://x.dev:8443/docs/b/', {}],
    ['outside the base', 'https://x.dev/blog/', {}],
    ['a name that begins like the base', 'https://x.dev/docs-old/', {}],
    ['mailto', 'mailto:a@x.dev', {}],
    ['javascript', 'javascript:void(0)', {}],
    ['a file', 'https://x.dev/docs/feed.xml', {}],
    ['an alias without its slash', 'https://x.dev/docs/b', {}],
    ['a wrong encoding', 'https://x.dev/docs/%E0%A4%A/', {}],
    ['no address', 'http://[', {}],
    ['words to show on a page', 'https://x.dev/docs/b/#:~:text=some%20words', {}],
    ['words to show below a heading', 'https://x.dev/docs/b/#part:~:text=words', {}],
    ['words to show on the page on screen', 'https://x.dev/docs/a/?v=1#:~:text=words', {}],
  ] as const) {
    it(`C-10 leaves to the browser: ${name}`, () => assert.equal(kindOf(href, options), 'leave'));
  }

  it('C-10 lets the browser go to fragments of the page on screen, the empty one included', () => {
    assert.equal(kindOf('https://x.dev/docs/a/?v=1#part'), 'fragment');
    assert.equal(kindOf('https://x.dev/docs/a/?v=1#'), 'fragment');
  });

  it('C-10 goes to the top for the page on screen itself, and opens it anew with another query', () => {
    assert.equal(kindOf('https://x.dev/docs/a/?v=1'), 'top');
    assert.equal(kindOf('https://x.dev/docs/a/'), 'open');
  });

  it('opens every page while the address bar is ahead of the screen', () => {
    const decision = decideClick(PLAIN, link('https://x.dev/docs/a/?v=1#part'), { ...PLACE, page: '' });
    assert.equal(decision.kind, 'open');
  });
});
