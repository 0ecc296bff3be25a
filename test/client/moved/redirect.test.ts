import assert from 'node:assert/strict';
import { it } from 'node:test';
import { openBrowser } from '../browser.ts';

const visit = async (run: number, head: string, url: string) => {
  const { window } = openBrowser(`<head>${head}</head><body></body>`, url);
  const targets: string[] = [];
  window.location.replace = (href: string) => void targets.push(href);
  // The script runs on import; another query makes it another module.
  await import(`../../../src/client/moved/redirect.ts?${run}`);
  return targets;
};

it('redirect goes where the refresh says, with query and fragment', async () => {
  const head = '<meta http-equiv="refresh" content="0; url=/docs/new/?a=b">';
  assert.deepEqual(await visit(1, head, 'https://x.dev/docs/old/#part'), ['https://x.dev/docs/new/?a=b#part']);
});

it('redirect leads from a heading of the old page to where that heading went', async () => {
  const head =
    '<meta http-equiv="refresh" content="0; url=/docs/new/"><script type="application/json" data-moved>[["part","/docs/other/#b"]]</script>';
  assert.deepEqual(await visit(3, head, 'https://x.dev/docs/old/?q=1#part'), ['https://x.dev/docs/other/?q=1#b']);
  assert.deepEqual(await visit(4, head, 'https://x.dev/docs/old/#rest'), ['https://x.dev/docs/new/#rest']);
});

it('redirect stays where nothing is said', async () => {
  assert.deepEqual(await visit(2, '', 'https://x.dev/docs/old/'), []);
});
