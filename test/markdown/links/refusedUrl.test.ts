import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { refusalOf, refusedUrl } from '../../../src/markdown/links/refusedUrl.ts';

describe('refusedUrl', () => {
  for (const [url, message, hint] of [
    [
      'file:///etc/x.png',
      '`file:///etc/x.png` is a file on this computer, which readers cannot open.',
      /\.\/picture\.png/,
    ],
    ['C:%5Cx.md', '`C:%5Cx.md` is a file on this computer, which readers cannot open.', /\.\/picture\.png/],
    [
      'data:image/gif;base64,R0',
      '`data:image/gif;base64,R0` is an inline image, expected the path or URL of a file.',
      /next to the page/,
    ],
    ['data:text/html,x', "`data:text/html,x` could run code in the reader's browser.", /http, https/],
    [' JavaScript:x', "` JavaScript:x` could run code in the reader's browser.", /http, https/],
    ['ms-word://x', '`ms-word://x` has the scheme `ms-word:`, which could start another program.', /http, https/],
    ['vscode://x.png', '`vscode://x.png` is for another program, which only a link may open.', /\.\/picture\.png/],
    ['pathname:///img/a.png', '`pathname:///img/a.png` works only in Docusaurus.', /^write `\/img\/a\.png`$/],
    [
      'localhost:3000',
      '`localhost:3000` is no full URL: browsers take `localhost:` for its scheme.',
      /^write `http:\/\/localhost:3000`$/,
    ],
    [
      'www.A.example:8080/B?c',
      '`www.A.example:8080/B?c` is no full URL: browsers take `www.a.example:` for its scheme.',
      /^write `https:\/\/www\.A\.example:8080\/B\?c`$/,
    ],
    ['ms-word:12a', '`ms-word:12a` has the scheme `ms-word:`, which could start another program.', /http, https/],
    [
      'htps://a.example',
      '`htps://a.example` has the scheme `htps:`, which could start another program.',
      /^did you mean `https`\?$/,
    ],
  ] as const) {
    it(`says why ${url} is refused, and what to write`, () => {
      const refused = refusedUrl(url);
      assert.equal(refused.message, message);
      assert.match(refused.hint, hint);
    });
  }

  it('shows no more of an address than tells which it is', () => {
    assert.match(refusedUrl(`data:image/png;base64,${'A'.repeat(500)}`).message, /^`data:image\/png;base64,A{58}…` is/);
  });
});

describe('refusalOf', () => {
  const code = (url: string, kind: 'external' | 'unsafe' | 'page', use: 'followed' | 'loaded') =>
    refusalOf(url, { kind }, use)?.code;

  it('refuses what is unsafe, whatever becomes of it', () => {
    assert.equal(code('javascript:x', 'unsafe', 'followed'), 'unsafe-url');
    assert.equal(code('javascript:x', 'unsafe', 'loaded'), 'unsafe-url');
  });

  it('lets readers follow an address for another program, and no page load it', () => {
    assert.equal(code('mailto:a@b.example', 'external', 'followed'), undefined);
    assert.equal(code('mailto:a@b.example', 'external', 'loaded'), 'unsafe-url');
  });

  it('refuses no other', () => {
    assert.equal(code('https://a.example', 'external', 'loaded'), undefined);
    assert.equal(code('/a/', 'page', 'followed'), undefined);
  });
});
