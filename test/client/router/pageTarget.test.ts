import assert from 'node:assert/strict';
import { beforeEach, it } from 'node:test';
import { pageTarget } from '../../../src/client/router/pageTarget.ts';
import { openBrowser } from '../browser.ts';

const routeOf = (href: string, base = '/docs/') => pageTarget(href, base)?.route;

beforeEach(() => {
  openBrowser();
});

it('pageTarget yields decoded routes that begin with a slash', () => {
  assert.equal(routeOf('https://x.dev/docs/'), '/');
  assert.equal(routeOf('https://x.dev/docs/a%20b/caf%C3%A9/?q#f'), '/a b/café/');
  assert.equal(routeOf('https://x.dev/quickstart/x.html', '/'), '/quickstart/x.html');
});

it('pageTarget keeps the characters that are part of the address encoded', () => {
  assert.equal(routeOf('https://x.dev/docs/a%2Fb/'), '/a%2Fb/');
});

it('pageTarget yields nothing for what cannot be a page', () => {
  for (const href of [
    'https://x.dev/',
    'https://y.dev/docs/',
    'https://x.dev/docs/a.png',
    'https://x.dev/docs/%/',
    'data:text/html,x',
    '',
    '/docs/',
  ]) {
    assert.equal(routeOf(href), undefined, href);
  }
});
