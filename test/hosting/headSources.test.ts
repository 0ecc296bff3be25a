import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { neededSources, refusedSource } from '../../src/hosting/headSources.ts';
import { type SecurityPolicy, securityPolicy } from '../../src/hosting/securityPolicy.ts';
import type { HeadTag } from '../../src/model/headTag.ts';

const link = (rel: string, href: string, more: HeadTag['attributes'] = {}): HeadTag => ({
  tag: 'link',
  attributes: { rel, href, ...more },
});
const script = (src: string): HeadTag => ({ tag: 'script', attributes: { src } });

describe('neededSources', () => {
  it('are the hashes of code and styles that stand in a page, and none of data', () =>
    assert.deepEqual(
      neededSources(
        [
          // What a browser says of it: `echo -n 'alert(1)' | openssl dgst -sha256 -binary | base64`.
          { tag: 'script', attributes: {}, content: 'alert(1)' },
          { tag: 'style', attributes: {}, content: 'ü' },
          { tag: 'script', attributes: { type: 'application/ld+json' }, content: '{}' },
        ],
        undefined,
      ),
      [
        { directive: 'script-src', source: "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='" },
        { directive: 'style-src', source: "'sha256-YHR0ykdalyTXNgq6caVtXfd+YTUOP3JM+h9G6Ffi2F8='" },
      ],
    ));

  it("are the site itself for its own files, by whatever name, and nothing for another host's", () => {
    const tags = [
      link('manifest', '/site.webmanifest'),
      script('https://docs.example/x.js'),
      script('https://cdn.example/x.js'),
      link('me', '/about/'),
    ];
    const own = { source: "'self'" };
    assert.deepEqual(neededSources(tags, 'https://docs.example/docs'), [
      { directive: 'manifest-src', ...own },
      { directive: 'script-src', ...own },
    ]);
    assert.deepEqual(neededSources(tags, undefined), [{ directive: 'manifest-src', ...own }]);
  });
});

describe('refusedSource', () => {
  const refused = (tag: HeadTag, added: SecurityPolicy = {}) => {
    const found = refusedSource(tag, securityPolicy({ tagManager: false, added }), 'https://docs.example');
    return found === undefined ? undefined : `${found.directive} ${found.source}`;
  };

  for (const [tag, directive] of [
    [script('https://cdn.example/a.js?x'), 'script-src https://cdn.example'],
    [script('//cdn.example:8080/a.js'), 'script-src https://cdn.example:8080'],
    [script('data:text/javascript,a()'), 'script-src data:'],
    [link('alternate stylesheet', 'https://cdn.example/a.css'), 'style-src https://cdn.example'],
    [link('modulepreload', 'https://cdn.example/a.js'), 'script-src https://cdn.example'],
    [link('manifest', 'https://cdn.example/m.json'), 'manifest-src https://cdn.example'],
    [link('icon', 'http://cdn.example/i.png'), 'img-src http://cdn.example'],
    [link('preload', 'https://cdn.example/a', { as: 'font' }), 'font-src https://cdn.example'],
    [link('preload', 'https://cdn.example/a', { as: 'STYLE' }), 'style-src https://cdn.example'],
    [link('preload', 'https://cdn.example/a', { as: 'fetch' }), 'connect-src https://cdn.example'],
    [link('preload', 'https://cdn.example/a', { as: 'script' }), 'script-src https://cdn.example'],
    [link('preload', 'http://cdn.example/a', { as: 'image' }), 'img-src http://cdn.example'],
  ] as const)
    it(`is told of by its directive and host: ${JSON.stringify(tag.attributes)}`, () =>
      assert.equal(refused(tag), directive));

  for (const tag of [
    script('/a.js'),
    script('https://docs.example/a.js'),
    link('icon', 'data:image/svg+xml,x'),
    link('icon', 'https://cdn.example/i.png'),
    link('me', 'https://social.example/@me'),
    link('preconnect', 'https://cdn.example'),
    link('constructor', 'https://cdn.example'),
    link('preload', 'https://cdn.example/a', { as: 'document' }),
    { tag: 'script', attributes: {}, content: 'a()' } as const,
    { tag: 'meta', attributes: { name: 'a', content: 'https://a.example' } } as const,
  ])
    it(`is none where the policy lets it through, or nothing is loaded: ${JSON.stringify(tag)}`, () =>
      assert.equal(refused(tag), undefined));
});
