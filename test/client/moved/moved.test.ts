import assert from 'node:assert/strict';
import { it } from 'node:test';
import { openBrowser } from '../browser.ts';

it('moved leads on when the page is opened, and when its address comes to name a heading that has gone', async () => {
  const { window } = openBrowser(
    '<script type="application/json" data-moved>[["old","/docs/b/#new"]]</script>',
    'https://x.dev/docs/a/#old',
  );
  const targets: string[] = [];
  window.location.replace = (href: string) => void targets.push(href);
  await import('../../../src/client/moved/moved.ts');
  assert.deepEqual(targets, ['https://x.dev/docs/b/#new']);
  window.history.replaceState(null, '', '#other');
  window.dispatchEvent(new window.Event('hashchange'));
  assert.equal(targets.length, 1);
  window.history.replaceState(null, '', '#old');
  window.dispatchEvent(new window.Event('hashchange'));
  assert.equal(targets.length, 2);
  // Another page, opened in the document.
  document.dispatchEvent(new window.CustomEvent('docsgen:navigated') as unknown as Event);
  assert.equal(targets.length, 3);
});
