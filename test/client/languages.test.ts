import assert from 'node:assert/strict';
import { it } from 'node:test';
import { openBrowser } from './browser.ts';

it('the menu of languages leads to the place in the page that the reader was at', async () => {
  const { window } = openBrowser(
    '<div class="languages"><a rel="alternate" href="/docs/de/a/">Deutsch</a><a href="/docs/fr/">Français</a></div>' +
      '<a rel="alternate" href="/docs/b/">B</a>',
  );
  await import('../../src/client/languages.ts');
  const links = [...window.document.querySelectorAll('a')] as unknown as HTMLAnchorElement[];
  const hrefsAt = (address: string, way = 'click') => {
    window.history.replaceState(null, '', address);
    return links.map((link) => {
      link.addEventListener(way, (event) => event.preventDefault(), { once: true });
      link.dispatchEvent(new window.MouseEvent(way, { bubbles: true, cancelable: true }) as unknown as Event);
      return link.pathname + link.search + link.hash;
    });
  };
  assert.deepEqual(hrefsAt('/docs/a/?tab=go#install'), ['/docs/de/a/?tab=go#install', '/docs/fr/', '/docs/b/']);
  for (const way of ['auxclick', 'contextmenu'])
    assert.match(hrefsAt(`/docs/a/#${way}`, way)[0] ?? '', RegExp(`#${way}$`));
  assert.deepEqual(hrefsAt('/docs/a/'), ['/docs/de/a/', '/docs/fr/', '/docs/b/']);
});
