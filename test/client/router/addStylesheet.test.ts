import assert from 'node:assert/strict';
import { beforeEach, describe, it, mock } from 'node:test';
import { addStylesheet } from '../../../src/client/router/addStylesheet.ts';
import { catchStylesheets, openBrowser, settled } from '../browser.ts';

let added: HTMLLinkElement[];

beforeEach(() => {
  openBrowser('<p>Words</p>');
  document.head.innerHTML = '<link rel="stylesheet" href="data:text/css,">';
  added = catchStylesheets();
});

describe('addStylesheet', () => {
  it('adds none that the document came with', async () => {
    await addStylesheet({ href: 'data:text/css,' });
    assert.deepEqual(added, []);
  });

  it('adds a stylesheet once, and is done for all who ask when it has loaded', async () => {
    const done: string[] = [];
    const asking = ['a', 'b'].map((name) => addStylesheet({ href: '/once.css' }).then(() => done.push(name)));
    assert.deepEqual(
      added.map((link) => [link.rel, link.getAttribute('href')]),
      [['stylesheet', '/once.css']],
    );
    await settled();
    assert.deepEqual(done, []);
    added[0]?.onload?.(new Event('load'));
    await Promise.all(asking);
    assert.deepEqual(done, ['a', 'b']);
  });

  it('rejects when it does not load, and tries again when it is asked again', async () => {
    const failing = addStylesheet({ href: '/lost.css' });
    // Left in the document, it would be taken for one that is there.
    const removed = mock.method(added[0] as HTMLLinkElement, 'remove');
    added[0]?.onerror?.(new Event('error'));
    await assert.rejects(failing, /lost\.css did not load/);
    addStylesheet({ href: '/lost.css' });
    assert.deepEqual([added.length, removed.mock.callCount()], [2, 1]);
  });
});
