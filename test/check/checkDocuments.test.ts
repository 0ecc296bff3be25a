import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { checkDocuments } from '../../src/check/checkDocuments.ts';
import { withPages } from '../../src/config/siteApi.ts';
import { createRefusal } from '../../src/hosting/refusedLoad.ts';
import { inBrief } from '../inBrief.ts';
import { shownSite } from './shownSite.ts';

/** Faults of a page with this document, beside `/limits/` with the id `memory`, which leads to it. */
function faultsOf(html: string, source = 'Words <Widget to="/limits/" /> here.\n') {
  return checkDocuments(
    shownSite(
      {
        'index.md': { source: 'Words.\n', html: '<a href="/docs/a/">a</a><a href="/docs/limits/">l</a>' },
        'a.mdx': { source, html },
        'limits.md': { source: 'Words.\n', html: '<main><h2 id="memory">Memory</h2></main>' },
      },
      ['logo.svg', 'paper.pdf', 'index.html'],
      { components: { Widget: () => null }, assets: ['/logo.svg'] },
    ),
  );
}

const toldOf = (html: string, source?: string) => faultsOf(html, source).map(inBrief);

describe('checkDocuments', () => {
  it('tells once of a site without a first page, where each page leads', () => {
    const page = { source: 'A link: [x](./a.md) / here.\n', html: '<a href="/docs/">Site</a>' };
    const faults = checkDocuments(shownSite({ 'a.md': page, 'b.md': page }));
    assert.deepEqual(
      faults.filter(({ code }) => code === 'no-start-page').map(({ message, place }) => [message, place]),
      [["The site has no page `/`, but the site's name links to it from every page.", undefined]],
    );
  });

  it('tells once of pages of one folder that readers cannot tell apart', () => {
    const html = ['', 'a/', 'b/', 'c/', 'd/', 'd/a/', 'e/'].map((path) => `<a href="/docs/${path}">x</a>`).join('');
    const named = (title: string, frontmatter = '') => ({ source: `${frontmatter}# ${title}\n\nWords.\n`, html });
    const faults = checkDocuments(
      shownSite({
        'index.md': named('Setup'),
        'a.md': named('Setup'),
        'b.md': named('Setup'),
        'c.md': named('Setup', '---\nlabel: The other\n---\n\n'),
        'd/index.md': named('Setup'),
        'd/a.md': named('Setup'),
        'e.md': named('Setup', '---\nunlisted: true\n---\n\n'),
      }),
    ).filter(({ code }) => code === 'same-title');
    assert.deepEqual(
      faults.map(({ message, place }) => [message, place?.file]),
      [
        [
          '`Setup` is not the only page of this name in `/`: readers cannot tell them apart. It is the same on one more page.',
          'content/a.md',
        ],
      ],
    );
  });

  it('tells of what a component makes at the component, and of what all pages have at none', () => {
    const gone = '<a href="/docs/gone/">g</a>';
    const source = '# A\n\nWords\nand <Widget /> here.\n';
    assert.deepEqual(toldOf(gone, source), ['error broken-link content/a.mdx:4:5']);
    assert.deepEqual(toldOf(gone, `${source}<Other />\n`)[0], 'error broken-link content/a.mdx:1:1');
    const page = { source, html: `${gone}<a href="/docs/b/">b</a>` };
    const [fault] = checkDocuments(shownSite({ 'a.mdx': page, 'b.mdx': page }));
    assert.equal(fault?.place?.line, 1);
  });

  it('X-09: finds pages with styles that no page before has, where the policy refuses them', () => {
    const styled = '<p style="color:red">a</p><b style="color:red">b</b><style>p{}</style>';
    // Packages that draw formulas write dozens into a page.
    assert.deepEqual(toldOf(styled), ['warning inline-style content/a.mdx:1:1']);
    const messages = (html: string) => faultsOf(html).map(({ message }) => message);
    assert.deepEqual(
      messages(`${styled}<pre><code><span class="hljs-x">x</span><span style="top:0">y</span></code></pre>`),
      ['The finished page has `style="color:red"` and 2 more like it, which the content security policy blocks.'],
    );
    assert.deepEqual(messages('<style>p{}</style>'), [
      'The finished page has `<style>`, which the content security policy blocks.',
    ]);
    const page = { source: 'Words.\n', html: styled };
    const site = shownSite({ 'index.md': page, 'b.md': page });
    const found = (refusesStyles: boolean) =>
      checkDocuments({ ...site, refusesStyles }).filter(({ code }) => code === 'inline-style').length;
    assert.deepEqual([found(true), found(false)], [1, 0]);
  });

  it('finds what the policy lets no page load, once each host', () => {
    const html =
      '<iframe src="https://v.example/1"></iframe><iframe src="https://v.example/2"></iframe>' +
      '<script>go()</script><img src="http://i.example/a.png" alt="a"><video src="/own.mp4"></video>';
    const page = { source: 'Words.\n', html };
    const site = shownSite({ 'index.md': page, 'b.md': page }, ['own.mp4']);
    const refused = (made: typeof site) => checkDocuments(made).filter(({ code }) => code === 'refused-source');
    assert.deepEqual(
      refused(site).map(({ message, hint }) => [message, hint]),
      [
        [
          'The content security policy blocks `https://v.example/1` in the finished page: `frame-src` does not allow it.',
          "securityPolicy: { 'frame-src': ['https://v.example'] } in `site/config.ts`",
        ],
        [
          'The content security policy blocks `<script>` in the finished page: `script-src` does not allow it.',
          'move the code to an island in `site/islands/`, or to `head` in `site/config.ts`, whose code the policy names',
        ],
        [
          'The content security policy blocks `http://i.example/a.png` in the finished page: `img-src` does not allow it.',
          'write `https://i.example/a.png`',
        ],
      ],
    );
    const options = { gtmId: undefined, head: [], siteUrl: undefined };
    const allowed = { 'frame-src': ['https://v.example'], 'script-src': ["'unsafe-inline'"], 'img-src': ['http:'] };
    for (const securityPolicy of [allowed, false] as const)
      assert.deepEqual(refused({ ...site, refused: createRefusal({ ...options, securityPolicy }) }), []);
  });

  it('takes no notice of styles that the configuration puts into the head, which the policy names', () =>
    assert.deepEqual(toldOf('<html><head><style>p{}</style></head><body><main></main></body></html>'), []));

  it('finds ids that stand twice, once each, and not what is told already', () => {
    assert.deepEqual(toldOf('<i id="x"></i><b id="x"></b><b id="x"></b>', 'Two\n\n<Widget id="x" />\n'), [
      'error duplicate-id content/a.mdx:3:12',
    ]);
    assert.deepEqual(toldOf('<i id="x"></i><b id="x"></b>', '## A {#x}\n\n## B {#x}\n'), []);
  });

  it('finds images of components without a text alternative', () => {
    assert.deepEqual(toldOf('<img src="/docs/logo.svg">'), ['warning missing-alt content/a.mdx:1:7']);
    assert.deepEqual(toldOf('<img src="/docs/logo.svg" alt="">'), []);
  });

  it('tells once of what stands on several pages and in no source of theirs', () => {
    const html = '<main><img src="/x.png"><a href="/docs/gone/">x</a></main>';
    const pages = Object.fromEntries(['index.md', 'a.md', 'b.md'].map((name) => [name, { source: 'Words.\n', html }]));
    const faults = checkDocuments(shownSite(pages)).filter(({ code }) => code !== 'orphan-page');
    assert.deepEqual(
      faults.map(({ message, place }) => `${place?.file} ${message}`),
      [
        'content/index.md The finished page links to `/gone/`, which does not exist. It is the same on 2 more pages.',
        'content/index.md The image `/x.png` has no alt text in the finished page. It is the same on 2 more pages.',
      ],
    );
    const one = checkDocuments(shownSite({ ...pages, 'b.md': { source: 'Words, /x.png.\n', html } }));
    assert.deepEqual(
      one.flatMap(({ code, message, place }) =>
        code === 'missing-alt' ? [`${place?.file}:${place?.column}`, message] : [],
      ),
      [
        'content/index.md:1',
        'The image `/x.png` has no alt text in the finished page. It is the same on one more page.',
        'content/b.md:8',
        'The image `/x.png` has no alt text in the finished page.',
      ],
    );
  });

  it('finds headings of components that skip a level', () => {
    const html = '<main><h1>A</h1><h2>B</h2><h4>Deep one</h4><h2>C</h2></main><h6>elsewhere</h6>';
    assert.deepEqual(toldOf(html, 'One\n\n<Widget title="Deep one" />\n'), [
      'warning heading-order content/a.mdx:3:16',
    ]);
    assert.deepEqual(toldOf(html, '## B\n\n#### Deep one\n'), []);
  });

  it('tells of no order of headings where an unknown component has hidden some of them', () => {
    const html = '<main><h1>A</h1><h3>Verification</h3></main>';
    const codes = (source: string) =>
      faultsOf(html, source)
        .map(({ code }) => code)
        .filter((code) => code === 'heading-order');
    assert.deepEqual(codes('# A\n\n<Widget />\n\nVerification\n'), ['heading-order']);
    assert.deepEqual(codes('# A\n\n<TabItem>\n\n## Hidden\n\n</TabItem>\n\n### Verification\n'), []);
  });

  it('finds pages that nothing leads to, but not unlisted ones and the start page', () => {
    const lone = (frontmatter: string) =>
      checkDocuments(
        shownSite({
          'index.md': { source: 'Words.\n', html: '<img src="/docs/lone/">' },
          'lone.md': { source: `---\n${frontmatter}\n---\n\nWords.\n`, html: '<a href="/docs/lone/">myself</a>' },
        }),
      ).filter(({ code }) => code === 'orphan-page');
    assert.deepEqual(
      lone('title: A').map(({ severity, place }) => [severity, place]),
      [['warning', { file: 'content/lone.md', line: 1, column: 1 }]],
    );
    assert.deepEqual(lone('unlisted: true'), []);
    const signed = shownSite({ 'index.md': { source: 'Words.\n', html: '' }, 'c#.md': { source: 'W.\n', html: '' } });
    assert.match(String(checkDocuments(signed).at(-1)?.hint), /^add `'\/c%23\/'` to a sidebar/);
    // Nothing leads to a not-found page, and no reader is led on by it alone.
    const lost = shownSite({ 'lost.md': { source: 'Words.\n', html: '<a href="/docs/">x</a>' } });
    assert.deepEqual(checkDocuments({ ...lost, notFound: new Set(['/lost/']) }), []);
    // No component of the page is at fault.
    const pages = { 'lone.mdx': { source: 'Words.\n\n<Widget />\n', html: '' } };
    const [fault] = checkDocuments(shownSite(pages, [], { components: { Widget: withPages(() => null) } }));
    assert.deepEqual(fault?.place, { file: 'content/lone.mdx', line: 1, column: 1 });
  });
});
