import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { checkWeights } from '../../../src/check/documents/checkWeights.ts';
import { shownSite } from './shownSite.ts';

const BUDGETS = { html: 1, image: 2, script: 3, style: 4, page: 5 };
const PLACE = { file: 'site/config.ts', line: 9, column: 3 };

/** What is too heavy of a page with this document, for files with these sizes in bytes. */
function heavy(
  html: string,
  sizes: Readonly<Record<string, number>> = {},
  {
    source = '![A cat](/cat.png)\n',
    copied = [],
  }: { readonly source?: string; readonly copied?: readonly string[] } = {},
) {
  const site = shownSite({ 'index.md': { source, html } }, Object.keys(sizes), {
    assets: Object.keys(sizes).map((path) => `/${path}`),
  });
  return checkWeights(site, new Map(Object.entries(sizes)), {
    budgets: BUDGETS,
    placeOfBudget: PLACE,
    hasCopies: (file) => copied.includes(file),
  });
}

const messagesOf = (found: ReturnType<typeof heavy>) =>
  found.map(({ message, place }) => `${place?.file}:${place?.line}:${place?.column} ${message}`);

describe('checkWeights', () => {
  it('lets everything pass that has its budget and no more', () =>
    assert.deepEqual(
      heavy(`<img src="/docs/cat.png">${'x'.repeat(900)}`, {
        'cat.png': 2000,
        'assets/a.js': 3000,
        'assets/a.css': 4000,
        'assets/chunks/1.js': 9000,
        'paper.pdf': 99_000,
      }),
      [],
    ));

  it('names a document, at the start of its source', () => {
    const [found] = heavy('x'.repeat(1600));
    assert.deepEqual(messagesOf(heavy('x'.repeat(1600))), [
      'content/index.md:1:1 The document `/` is 2 kB; the budget is 1 kB.',
    ]);
    assert.match(found?.hint ?? '', /^split the page, or set `check: \{ budgets: \{ html: 100 \} \}`/);
    assert.equal(found?.severity, 'warning');
  });

  it('names no weight that is its budget', () =>
    assert.deepEqual(messagesOf(heavy('x'.repeat(1001))), [
      'content/index.md:1:1 The document `/` is 2 kB; the budget is 1 kB.',
    ]));

  it('names a picture where it is shown, and only once', () =>
    assert.deepEqual(messagesOf(heavy('<img src="/docs/cat.png"><img src="/docs/cat.png?x">', { 'cat.png': 2500 })), [
      'content/index.md:1:10 The image `/cat.png` is 3 kB; the budget is 2 kB.',
    ]));

  it('says nothing of a picture of which readers get smaller copies, be it alone or in its page', () => {
    const pictures = ['cat', 'dog', 'cow'].map((name) => `<img src="/docs/${name}.png">`).join('');
    const sizes = { 'cat.png': 9000, 'dog.png': 2000, 'cow.png': 2000 };
    assert.deepEqual(heavy(pictures, sizes, { copied: ['cat.png'] }), []);
    assert.equal(heavy(pictures, sizes).length, 2);
  });

  it('names scripts and styles at the budgets, and not the chunks of pages', () =>
    assert.deepEqual(messagesOf(heavy('', { 'assets/a.js': 3501, 'assets/a.css': 4501, 'assets/chunks/1.js': 9000 })), [
      'site/config.ts:9:3 The script `/assets/a.js` is 4 kB; the budget is 3 kB.',
      'site/config.ts:9:3 The style `/assets/a.css` is 5 kB; the budget is 4 kB.',
    ]));

  // A script that pages load on demand already was told to be loaded so.
  it('says of a script what helps one that is loaded on demand, too', () =>
    assert.match(
      heavy('', { 'assets/a.js': 3501 })[0]?.hint ?? '',
      /^import less in it, or load its heavy parts on demand, or set `check: \{ budgets: \{ script: 100 \} \}`/,
    ));

  it('adds up what a page loads', () =>
    assert.deepEqual(
      messagesOf(
        heavy('<link rel="stylesheet" href="/docs/a.css"><script src="/docs/a.js"></script><img src="/docs/cat.png">', {
          'a.css': 2000,
          'a.js': 1900,
          'cat.png': 2000,
        }),
      ),
      ['content/index.md:1:1 The page `/` with everything it loads is 7 kB; the budget is 5 kB.'],
    ));
});
