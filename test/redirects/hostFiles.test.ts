import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { hostFiles, hostLimit, targetHref } from '../../src/redirects/hostFiles.ts';

const linesOf = (from: string, to: string, base = '/docs/') =>
  hostFiles([{ from, to }], base).get('_redirects')?.trimEnd().split('\n');

describe('hostFiles', () => {
  it('writes both spellings of an old address under the base', () => {
    assert.deepEqual(linesOf('/cron', '/triggers/#new'), [
      '/docs/cron /docs/triggers/#new 301',
      '/docs/cron/ /docs/triggers/#new 301',
    ]);
    assert.deepEqual(linesOf('/old/index.html', '/', '/'), ['/old / 301', '/old/ / 301']);
    assert.deepEqual(linesOf('/old.html', 'https://a.example/?x=1'), [
      '/docs/old https://a.example/?x=1 301',
      '/docs/old/ https://a.example/?x=1 301',
    ]);
  });

  it('encodes a sign in a name once that would end an address', () =>
    assert.equal(linesOf('/csharp/', '/c%23/é/#one')?.[0], '/docs/csharp /docs/c%23/%C3%A9/#one 301'));

  it('leaves redirects of fragments to the page', () => {
    assert.equal(linesOf('/old/#part', '/new/'), undefined);
    const files = hostFiles(
      [
        { from: '/old/', to: '/new/' },
        { from: '/old/#part', to: '/other/' },
      ],
      '/',
    );
    assert.equal(files.get('_redirects'), undefined, 'a 301 would carry the fragment past the page');
  });

  // `/wiki/HelpDesk/` led to where `/wiki/Help:Contents/` does.
  it('leaves to its small page an address in which Cloudflare takes a part for any name', () => {
    assert.equal(linesOf('/wiki/Help:Contents/', '/help/'), undefined);
    assert.equal(linesOf('/at/12:30/', '/times/')?.length, 2);
    assert.equal(linesOf('/old/', 'https://a.example/a:b')?.length, 2);
  });

  it('writes no redirects file for a site without redirects, and always the one for GitHub Pages', () => {
    assert.deepEqual([...hostFiles([], '/').keys()], ['.nojekyll']);
  });

  for (const to of [
    '/a b/',
    '/a/?x=1 2',
    '/a/#one two',
    'https://a.example/a b',
    '/"quoted"/',
    '/<script>/',
    "/it's/",
    '/a&b/',
    '/</script>/',
    '/日本/',
  ]) {
    it(`R-08: keeps \`${to}\` one field of one line`, () => {
      for (const line of linesOf('/old place/', to) ?? []) assert.match(line, /^\/docs\/old%20place\/? \S+ 301$/);
    });
  }
});

describe('targetHref', () => {
  it('puts a path under the base, with its query and fragment as written', () => {
    assert.equal(targetHref('/a b/?x=%20#ä', '/docs/'), '/docs/a%20b/?x=%20#ä');
    assert.equal(targetHref('/', '/'), '/');
    assert.equal(targetHref('/c%23/#part', '/docs/'), '/docs/c%23/#part');
  });
});

describe('hostLimit', () => {
  const many = (count: number, to = '/new/') =>
    Array.from({ length: count }, (_, index) => ({ from: `/old-${index}/`, to }));

  it('R-12: tells of more redirects than a host reads, by their number and their size', () => {
    assert.deepEqual(hostLimit(many(1_000), '/', 'redirects.yaml'), []);
    const [fault, ...others] = hostLimit(many(1_001), '/', 'redirects.yaml');
    assert.deepEqual(others, []);
    assert.equal(
      fault?.message,
      '`_redirects` has 2002 lines and 39 kB: Cloudflare Pages reads 2000 lines and 100 kB.',
    );
    assert.deepEqual([fault?.severity, fault?.isInfo, fault?.place?.file], ['warning', true, 'redirects.yaml']);
    assert.match(
      hostLimit(many(100, `/${'x'.repeat(600)}/`), '/')[0]?.message ?? '',
      /^`_redirects` has 200 lines and 1\d\d kB/,
    );
  });

  it('counts no redirect of a fragment, of which no host knows', () =>
    assert.deepEqual(
      hostLimit(
        many(2_000).map(({ from, to }) => ({ from: `${from}#a`, to })),
        '/',
      ),
      [],
    ));
});
