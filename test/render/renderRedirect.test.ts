import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createRedirectRenderer } from '../../src/render/renderRedirect.ts';
import { documentElementsOf } from '../parsedHtml.ts';

const render = createRedirectRenderer({
  lang: 'en',
  dir: 'ltr',
  boot: '/docs/assets/boot.js',
  styles: ['/docs/assets/a.css'],
  redirectScript: '/docs/assets/redirect.js',
  integrity: { '/docs/assets/redirect.js': 'sha256-AAAA' },
});

const skeletonOf = (html: string) =>
  documentElementsOf(html).map(({ tag, attributes }) => `${tag} ${Object.keys(attributes).sort().join()}`);

/** What a browser reads from a redirect page. */
function read(html: string) {
  const elements = documentElementsOf(html);
  const find = (matches: (element: (typeof elements)[number]) => boolean) => elements.find(matches);
  return {
    refresh: find(({ attributes }) => attributes['http-equiv'] === 'refresh')?.attributes.content,
    href: find(({ tag }) => tag === 'a')?.attributes.href,
    title: find(({ tag }) => tag === 'title')?.text,
    canonical: find(({ attributes }) => attributes.rel === 'canonical')?.attributes.href,
    robots: find(({ attributes }) => attributes.name === 'robots')?.attributes.content,
  };
}

describe('createRedirectRenderer', () => {
  it('leads on by refresh and by link, and names the one address for search engines', () => {
    assert.deepEqual(read(render({ to: '/docs/guide/', title: 'Guide', canonical: 'https://a.example/docs/guide/' })), {
      refresh: '0; url=/docs/guide/',
      href: '/docs/guide/',
      title: 'Guide',
      canonical: 'https://a.example/docs/guide/',
      robots: 'noindex',
    });
  });

  it('keeps search engines away from other spellings alone', () => {
    const canonical = { to: '/docs/guide.html', title: 'Guide', canonical: 'https://a.example/docs/guide' };
    assert.equal(read(render({ ...canonical, isCanonical: false })).robots, 'noindex');
    assert.equal(read(render({ ...canonical, isCanonical: true })).robots, undefined);
  });

  it('says its language, and loads styles and scripts, all with their sums', () => {
    const arabic = createRedirectRenderer({
      ...{ lang: 'ar', dir: 'rtl', boot: '/boot.js', styles: ['/a.css', '/b.css'], redirectScript: '/redirect.js' },
      integrity: { '/boot.js': 'sha256-B', '/a.css': 'sha256-A', '/b.css': 'sha256-C', '/redirect.js': 'sha256-R' },
    });
    const elements = documentElementsOf(arabic({ to: '/docs/', title: 'Guide' }));
    const attributesOf = (of: string) => elements.filter(({ tag }) => tag === of).map(({ attributes }) => attributes);
    assert.deepEqual(attributesOf('html'), [{ lang: 'ar', dir: 'rtl' }]);
    assert.deepEqual(attributesOf('link'), [
      { rel: 'stylesheet', href: '/a.css', integrity: 'sha256-A' },
      { rel: 'stylesheet', href: '/b.css', integrity: 'sha256-C' },
    ]);
    assert.deepEqual(attributesOf('script'), [
      { src: '/boot.js', integrity: 'sha256-B' },
      { src: '/redirect.js', integrity: 'sha256-R' },
    ]);
  });

  it('names no address where the site does not know its own', () => {
    assert.equal(read(render({ to: '/docs/guide/', title: 'Guide' })).canonical, undefined);
  });

  const plain = skeletonOf(render({ to: '/docs/x/', title: 'x', canonical: 'https://a.example/x/' }));
  for (const text of [
    '"quoted"',
    "'quoted'",
    '<script>alert(1)</script>',
    'a&b',
    '</script>',
    '</title><script>',
    '"><meta http-equiv=refresh>',
    '$& $1',
    '\ue000to\ue001',
    '&quot;&lt;',
  ]) {
    it(`R-08: keeps ${JSON.stringify(text)} in its place`, () => {
      const to = `/docs/?x=${text}#${text}`;
      const html = render({ to, title: text, canonical: `https://a.example/${text}` });
      assert.deepEqual(skeletonOf(html), plain);
      assert.deepEqual(read(html), {
        refresh: `0; url=${to}`,
        href: to,
        title: text,
        canonical: `https://a.example/${text}`,
        robots: 'noindex',
      });
    });
  }

  it('carries the headings that lead elsewhere, where its script finds them', () => {
    const moved = [['</script>', '/docs/x/?a="b"&c'] as const];
    const html = render({ to: '/docs/x/', title: 'x', canonical: 'https://a.example/x/', moved });
    assert.deepEqual(skeletonOf(html).toSpliced(skeletonOf(html).indexOf('script data-moved,type'), 1), plain);
    const table = documentElementsOf(html).find(({ attributes }) => 'data-moved' in attributes);
    assert.deepEqual(JSON.parse(table?.text ?? ''), moved);
  });

  it('is the same each time', () => {
    assert.equal(render({ to: '/a/', title: 'a' }), render({ to: '/a/', title: 'a' }));
    assert.doesNotMatch(render({ to: '/a/', title: 'a' }), /[\ue000\ue001]/);
  });
});
