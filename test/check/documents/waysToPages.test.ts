import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { checkDocuments } from '../../../src/check/documents/checkDocuments.ts';
import { withPages } from '../../../src/config/siteApi.ts';
import { shownSite } from './shownSite.ts';

describe('ways to pages', () => {
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

  it('follows a link from each page that it stands on, as one of a sidebar', () => {
    const html = '<a href="/docs/a/">x</a><a href="./b/">x</a>';
    const page = { source: 'Words.\n', html };
    const faults = checkDocuments(shownSite({ 'a.md': page, 'index.md': page, 'b.md': page }));
    assert.deepEqual(
      faults.filter(({ code }) => code === 'orphan-page'),
      [],
    );
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
