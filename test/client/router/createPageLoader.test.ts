import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it, mock } from 'node:test';
import { createPageLoader, type LoadPrepare } from '../../../src/client/router/createPageLoader.ts';
import { catchScripts, openBrowser, settled } from '../browser.ts';
import { DOCUMENT, pageChunk } from '../pageFixture.ts';

const SITE = { base: '/docs/', manifestParts: 1 };
type Queue = { push(entry: readonly [string, unknown]): void };
const queue = () => (self as unknown as { docsgenChunks: Queue }).docsgenChunks;

let scripts: HTMLScriptElement[];
let committed: unknown[][];
const loadPrepare: LoadPrepare = async () => ({
  preparePage:
    async (...page) =>
    () => {
      committed.push(page);
      return undefined;
    },
});
const newLoader = (commit = loadPrepare) => createPageLoader(SITE, () => undefined, commit);

afterEach(() => mock.reset());

beforeEach(() => {
  openBrowser(DOCUMENT);
  scripts = catchScripts();
  committed = [];
  mock.method(globalThis, 'fetch', async () => Response.json({ '/guide/': [7, 'abc'], '/ref/': [8, 'def'] }));
});

const arrive = async (entry: readonly [string, unknown]) => {
  await turns();
  queue().push(entry);
  scripts.at(-1)?.dispatchEvent(new Event('load'));
};
// Reading the body of a mocked response takes real turns of the event loop.
const turns = async () => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  await settled();
};

describe('createPageLoader', () => {
  it('loads manifest and chunk, and shows the page only when told to', async () => {
    const loadPage = newLoader();
    const loading = loadPage('/guide/');
    await arrive(['/guide/', pageChunk()]);
    const show = await loading;
    assert.equal(new URL(scripts[0]?.src ?? '').pathname, '/docs/assets/chunks/7.abc.js');
    assert.deepEqual(committed, []);
    show();
    assert.deepEqual(committed, [[pageChunk(), undefined]]);
  });

  it('loads no page twice', async () => {
    const loadPage = newLoader();
    const loading = loadPage('/guide/');
    await arrive(['/guide/', pageChunk()]);
    await loading;
    await loadPage('/guide/');
    assert.equal(scripts.length, 1);
  });

  it('loads the sidebar when the page has another one than the document', async () => {
    const loadPage = newLoader();
    const chunk = pageChunk({ sidebar: { id: 'other', src: '/docs/assets/sidebars/other.js' } });
    const loading = loadPage('/ref/');
    await arrive(['/ref/', chunk]);
    await arrive(['other', '<ul></ul>']);
    (await loading)();
    assert.deepEqual(committed, [[chunk, '<ul></ul>']]);
    assert.equal(new URL(scripts[1]?.src ?? '').pathname, '/docs/assets/sidebars/other.js');
  });

  it('rejects when the module that shows pages does not load', async () => {
    const loadPage = newLoader(() => Promise.reject(new TypeError('blocked')));
    await assert.rejects(loadPage('/guide/'), /blocked/);
    // Else the timer of its chunk holds the process of this file for two minutes.
    await arrive(['/guide/', pageChunk()]);
  });

  it('rejects a page that the document cannot show, before anything of it is shown', async () => {
    const loadPage = newLoader(async () => ({
      preparePage: () => {
        throw new Error('of another build');
      },
    }));
    const loading = loadPage('/guide/');
    await arrive(['/guide/', pageChunk()]);
    await assert.rejects(loading, /of another build/);
  });

  it('rejects when the sidebar does not load', async () => {
    const loadPage = newLoader();
    const loading = loadPage('/ref/');
    await arrive(['/ref/', pageChunk({ sidebar: { id: 'other', src: '/s.js' } })]);
    await turns();
    scripts[1]?.dispatchEvent(new Event('error'));
    await assert.rejects(loading, { message: 'Loading chunk other failed.\n(error: /s.js)' });
  });
});
