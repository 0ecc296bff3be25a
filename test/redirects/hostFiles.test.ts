import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { hostFiles, hostLimit, hostLines, targetHref } from '../../src/redirects/hostFiles.ts';

const linesOf = (from: string, to: string, base = '/docs/') => hostLines([{ from, to }], base);

describe('hostLines', () => {
  it('are both spellings of an old address under the base', () => {
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
    assert.equal(linesOf('/csharp/', '/c%23/é/#one')[0], '/docs/csharp /docs/c%23/%C3%A9/#one 301'));

  it('leaves redirects of fragments to the page', () => {
    assert.deepEqual(linesOf('/old/#part', '/new/'), []);
    const lines = hostLines(
      [
        { from: '/old/', to: '/new/' },
        { from: '/old/#part', to: '/other/' },
      ],
      '/',
    );
    assert.deepEqual(lines, [], 'a 301 would carry the fragment past the page');
  });

  // `/wiki/HelpDesk/` led to where `/wiki/Help:Contents/` does.
  it('leaves to its small page an address in which Cloudflare takes a part for any name', () => {
    assert.deepEqual(linesOf('/wiki/Help:Contents/', '/help/'), []);
    assert.equal(linesOf('/at/12:30/', '/times/').length, 2);
    assert.equal(linesOf('/old/', 'https://a.example/a:b').length, 2);
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
      const lines = linesOf('/old place/', to);
      assert.equal(lines.length, 2);
      for (const line of lines) assert.match(line, /^\/docs\/old%20place\/? \S+ 301$/);
    });
  }
});

describe('hostFiles', () => {
  it('has no redirects file for a site without redirects, and always the one for GitHub Pages', () => {
    assert.deepEqual([...hostFiles([])], [['.nojekyll', '']]);
    assert.equal(hostFiles(['/a /b 301', '/a/ /b 301']).get('_redirects'), '/a /b 301\n/a/ /b 301\n');
  });
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
    hostLines(
      Array.from({ length: count }, (_, index) => ({ from: `/old-${index}/`, to })),
      '/',
    );

  it('R-12: tells of more redirects than a host reads, by their number and their size', () => {
    assert.deepEqual(hostLimit(many(1_000), 'redirects.yaml'), []);
    const [fault, ...others] = hostLimit(many(1_001), 'redirects.yaml');
    assert.deepEqual(others, []);
    assert.equal(
      fault?.message,
      '`_redirects` has 2002 lines and 39 kB: Cloudflare Pages reads 2000 lines and 100 kB.',
    );
    assert.deepEqual([fault?.severity, fault?.isInfo, fault?.place?.file], ['warning', true, 'redirects.yaml']);
    assert.match(
      hostLimit(many(100, `/${'x'.repeat(600)}/`))[0]?.message ?? '',
      /^`_redirects` has 200 lines and 1\d\d kB/,
    );
  });
});
