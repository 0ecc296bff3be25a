import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { brokenReferences } from '../../../src/check/documents/brokenReferences.ts';
import { inBrief } from '../../inBrief.ts';
import { shownSite } from './shownSite.ts';

/** Faults of a page with this document, beside `/limits/` with the id `memory`. */
const faultsOf = (html: string, source = 'Words <Widget to="/limits/" /> here.\n') =>
  brokenReferences(
    shownSite(
      { 'a.mdx': { source, html }, 'limits.md': { source: 'Words.\n', html: '<h2 id="memory">Memory</h2>' } },
      ['logo.svg', 'paper.pdf', 'demo/index.html'],
      { components: { Widget: () => null } },
    ),
  );

const toldOf = (html: string, source?: string) => faultsOf(html, source).map(inBrief);

describe('brokenReferences', () => {
  it('finds no fault with addresses that exist, in any spelling, and with other sites', () => {
    const good = [
      '/docs/limits/',
      '/docs/limits/index.html',
      '/docs/limits/#memory',
      '../limits/?q=1#top',
      '#here',
      '/docs/logo.svg',
      '/docs/demo/',
      '/elsewhere/on/this/host',
      'https://a.example/docs/none/',
      '//b.example/docs/none/',
      'mailto:a@b.example',
      'data:image/png;base64,AAAA',
      'http://[',
    ];
    for (const url of good) assert.deepEqual(toldOf(`<a id="here" href="${url}">x</a>`), [], url);
  });

  it('reads links as at the address of their page, also where a file name has `#`, `?` or `%` in it', () => {
    for (const name of ['c#', 'why?', '100%', '50%25']) {
      const html = `<a id="here" href="#here">x</a><a href="../">s</a>`;
      const start = `<a href="/docs/${encodeURIComponent(name)}/">x</a>`;
      const pages = { 'index.md': { source: 'Words.\n', html: start }, [`${name}.md`]: { source: 'Words.\n', html } };
      assert.deepEqual(brokenReferences(shownSite(pages)), [], name);
    }
  });

  it('finds links of components that lead nowhere, at what made them', () => {
    assert.deepEqual(toldOf('<a href="/docs/limits/#disk">x</a>'), ['error broken-anchor content/a.mdx:1:19']);
    assert.deepEqual(toldOf('<a href="/docs/limit/">x</a>'), ['error broken-link content/a.mdx:1:1']);
    assert.equal(faultsOf('<a href="/docs/limit/">x</a>')[0]?.hint, 'did you mean `/limits/`?');
  });

  it('judges on each page what stands on several', () => {
    const page = (source: string) => ({ source, html: '<a href="/docs/none/">x</a><a href="#memory">x</a>' });
    const limits = { source: 'Words.\n', html: '<a id="memory" href="#memory">x</a>' };
    const faults = brokenReferences(
      shownSite({
        '0.md': limits,
        'a.md': page('Words.\n'),
        'b.md': page('[x](/none/)\n'),
        'c.md': page('Words.\n'),
      }),
    );
    const found = ['error broken-link', 'error broken-anchor'].map((told) => `${told} content/a.md:1:1`);
    assert.deepEqual(faults.map(inBrief), [
      ...found,
      'error broken-anchor content/b.md:1:1',
      ...found.map((told) => told.replace('a.md', 'c.md')),
    ]);
  });

  it('finds links and files of components that lack the base', () => {
    const [fault, ...others] = faultsOf('<a href="/limits/?q=1#memory">x</a>');
    assert.deepEqual(
      [fault?.code, fault?.message, fault?.hint, others],
      [
        'broken-link',
        'The finished page links to `/limits/` without the base `/docs/`.',
        "write `hrefOf('/limits/')` in the component (made with `withPages`, it gets `hrefOf`), or a full URL if it is no page of this site",
        [],
      ],
    );
    assert.deepEqual(toldOf('<img alt="" src="/logo.svg">'), ['error missing-asset content/a.mdx:1:1']);
  });

  it('does not miss headings that stand in a component which is not known', () => {
    const html = '<a href="#step">Step</a><a href="/docs/limit/">x</a>';
    assert.deepEqual(toldOf(html, '<Steps2>\n## Step\n</Steps2>\n'), ['error broken-link content/a.mdx:1:1']);
    assert.deepEqual(toldOf(html, '## Other\n').length, 2);
  });

  it('finds what a document loads and is not published', () => {
    assert.deepEqual(toldOf('<img alt="" src="/docs/none.png">'), ['error missing-asset content/a.mdx:1:1']);
    assert.deepEqual(toldOf('<script src="/docs/none.js"></script>'), ['error missing-asset content/a.mdx:1:1']);
  });

  it('leaves to the link check what an author has written as a link', () =>
    assert.deepEqual(toldOf('<a href="/docs/gone/">x</a>', '[x](/gone/)'), []));

  it('leaves to the configuration what all pages have of it', () => {
    const site = shownSite({ 'index.md': { source: 'Words.\n', html: '<script src="/docs/gone.js"></script>' } });
    assert.deepEqual(
      brokenReferences(site).map(({ code }) => code),
      ['missing-asset'],
    );
    assert.deepEqual(brokenReferences({ ...site, configured: new Set(['/docs/gone.js']) }), []);
  });
});
