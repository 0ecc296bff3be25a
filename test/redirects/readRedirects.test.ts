import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { readRedirects } from '../../src/redirects/readRedirects.ts';

const read = (text: string) => readRedirects(text, 'redirects.yaml');

/** The one diagnostic of a text, as `code line:column`. */
const faultOf = (text: string) => {
  const { diagnostics, redirects } = read(text);
  assert.equal(diagnostics.length, 1, `${text}: ${JSON.stringify(diagnostics)}`);
  assert.deepEqual(
    redirects.map(({ from }) => from).filter((from) => from !== '/ok/'),
    [],
  );
  const { code, place } = diagnostics[0] ?? {};
  return `${code} ${place?.line}:${place?.column}`;
};

describe('readRedirects', () => {
  it('takes old addresses as address bars hand them over', () => {
    const { redirects } = readRedirects('/%C3%A4/: /guide/\n/100%/: /guide/\n', 'redirects.yaml');
    assert.deepEqual(
      redirects.map(({ from, place }) => [from, place.line]),
      [
        ['/ä/', 1],
        ['/100%/', 2],
      ],
    );
  });

  it('takes headings of the start page', () => {
    assert.deepEqual(
      read('/#install: /install/\n').redirects.map(({ from }) => from),
      ['/#install'],
    );
  });

  it('takes new addresses of the site like that, too', () => {
    const targetOf = (to: string) => readRedirects(`/old/: ${to}\n`, 'redirects.yaml').redirects[0]?.to;
    assert.equal(targetOf('/%C3%A4/?x=%26#caf%C3%A9'), '/ä/?x=%26#café');
    // Names copied from a Mac.
    assert.equal(targetOf('/a\u0308/#cafe%CC%81'), '/ä/#café');
    for (const to of ['/a%3Fb/', '/%2Fa/', '/a%0Ab/', '/100%/', 'https://a.example/%C3%A4/'])
      assert.equal(targetOf(to), to);
  });

  it('says which line to write for an address without its slash, or with the site before it', () => {
    const hintOf = (text: string) => read(text).diagnostics[0]?.hint;
    assert.equal(hintOf('old/: /new/'), '/old/: /new/');
    assert.equal(hintOf('https://acme.example/old/: /new/'), '/old/: /new/');
    assert.equal(hintOf('/old/: new/'), '/old/: /new/');
    assert.equal(hintOf('/old/: http//a.example'), '/old/: http://a.example');
    assert.equal(hintOf('/old/: javascript:alert(1)'), '/old/: /new/');
    assert.equal(hintOf('/old/: https:/a.example/b'), '/old/: https://a.example/b');
    assert.equal(hintOf('/old/: http:a.example'), '/old/: http://a.example');
    assert.equal(hintOf('/old/: https//a.example'), '/old/: https://a.example');
    assert.match(hintOf('redirects:\n  /old/: /new/') ?? '', /^delete this line/);
    assert.match(hintOf('/old/*: /new/*/x') ?? '', /^write `\/old\/\*: \/new\/\*` for pages/);
    assert.equal(hintOf('/old/:slug: /new/'), '/old/*: /new/');
    assert.match(hintOf('/old/*/x: /new/') ?? '', /^an old address/);
    for (const [from, to] of [
      ['/old/*', '/new/:splat'],
      ['/old/:slug*', '/new/:slug*'],
      ['/old/[...slug]', '/new/[...slug]'],
    ])
      assert.equal(hintOf(`${from}: ${to}`), '/old/*: /new/*');
    assert.deepEqual(
      read('/old/*: /n%20w/*').redirects.map(({ from, to }) => [from, to]),
      [['/old/*', '/n w/*']],
    );
  });

  it('knows the published addresses below one that all lead to another, but for those that would be written elsewhere', () => {
    const listed = ['/', '/old/', '/old/a/', '/older/', '/old/../../x/', '/old/:id/', '/old/a*', '/old/c#/'];
    const { redirects, diagnostics } = readRedirects('/old/*: /new/#part\n/x/: /y/\n', 'redirects.yaml', () => listed);
    assert.deepEqual(diagnostics, []);
    assert.deepEqual(
      redirects.map(({ from, to, published, targetPlace }) => [from, to, published, targetPlace?.column]),
      [
        ['/old/*', '/new/#part', ['/old/', '/old/a/'], 9],
        ['/x/', '/y/', undefined, 6],
      ],
    );
  });

  it('reads a map of old addresses to new ones, each with its place', () => {
    assert.deepEqual(
      read(`# moved\n/cron: /workflows/steps/triggers/\n\n"/all apps/": https://a.example/apps?x=1#y\n`),
      {
        redirects: [
          {
            from: '/cron',
            to: '/workflows/steps/triggers/',
            place: { file: 'redirects.yaml', line: 2, column: 1, endColumn: 6 },
            targetPlace: { file: 'redirects.yaml', line: 2, column: 8, endColumn: 34 },
          },
          {
            from: '/all apps/',
            to: 'https://a.example/apps?x=1#y',
            place: { file: 'redirects.yaml', line: 4, column: 2, endColumn: 12 },
            targetPlace: { file: 'redirects.yaml', line: 4, column: 15, endColumn: 43 },
          },
        ],
        diagnostics: [],
      },
    );
  });

  it('places no new address that stands on another line', () => {
    const [{ to, targetPlace } = {}] = read('/old/: >-\n  /new/\n').redirects;
    assert.deepEqual({ to, targetPlace }, { to: '/new/', targetPlace: undefined });
    // Nor one in a comment.
    assert.equal(read('# /new/\n? /old/\n: /new/\n').redirects[0]?.targetPlace, undefined);
  });

  it('places an address by its own line, not by one that contains it', () => {
    const { redirects } = read('/old/page: /ok/\n/old: /ok/\n');
    assert.deepEqual(
      redirects.map(({ place }) => place.line),
      [1, 2],
    );
  });

  it('reads nothing from an empty file, and from one that holds only comments', () => {
    for (const text of ['', '\n', '# none yet\n', '---\n', '{}', 'null'])
      assert.deepEqual(read(text), { redirects: [], diagnostics: [] }, text);
  });

  it('reads an old address with a fragment', () => {
    assert.equal(read('/old/#part: /new/').redirects[0]?.from, '/old/#part');
  });

  const shapes = [
    '- /a',
    'text',
    '5',
    '"/a": 5',
    '/a: {b: c}',
    '/a: [/b]',
    '/a:',
    '/a: true',
    '/a: b',
    '/a: ../b',
    'a: /b',
    '/a?x=1: /b',
  ];
  for (const text of shapes) {
    it(`R-01: refuses \`${text}\` with its place`, () => assert.match(faultOf(text), /^redirect-shape 1:[12]$/));
  }

  it('R-01: says what an address redirects to', () => {
    const expected = ', expected a path on this site or an http(s) URL.';
    for (const [to, what] of [
      ['', 'nothing'],
      ['null', 'nothing'],
      ['[/b]', 'a list'],
      ['{b: c}', 'a map'],
      ['5', '`5`'],
      ['true', '`true`'],
      ['|\n  b\n  c\n', '`b\\nc\\n`'],
      ['"/b\\e[31m"', '`/b\\u001b[31m`'],
    ])
      assert.equal(read(`/a: ${to}`).diagnostics[0]?.message, `\`/a\` redirects to ${what}${expected}`);
  });

  it('R-01: takes an encoded `#` in an old path for no heading', () => {
    assert.equal(faultOf('/c%23/: /b'), 'redirect-shape 1:1');
    assert.equal(faultOf('/c%23/#part: /b'), 'redirect-shape 1:1');
    assert.equal(read('/c/#%23: /b').redirects[0]?.from, '/c/##');
  });

  it('R-01: refuses what is not YAML at its line', () => {
    assert.match(faultOf('/a: /b\n/c: "'), /^redirect-shape [23]:/);
    assert.equal(faultOf('/a: /b\n/c: /d: /e'), 'redirect-shape 2:7');
    assert.match(faultOf(`/a: ${'['.repeat(20_000)}`), /^redirect-shape 1:/);
    // In a map on one line, addresses have no places of their own.
    assert.equal(faultOf('{/a: b}'), 'redirect-shape 1:1');
    assert.match(faultOf(`/a: ${'x'.repeat(1_000_001)}`), /^redirect-shape 1:1/);
  });

  it('R-01: says what it expects of a file that is no map, and of one that is not YAML', () => {
    const told = (text: string) => read(text).diagnostics.map(({ message, hint }) => [message, hint]);
    for (const text of ['- /a', 'text', '5'])
      assert.deepEqual(told(text), [['Expected a map of old addresses to new ones.', '/old/: /new/']], text);
    const [[message, hint] = []] = told('/a: /b\n/c: "');
    assert.match(String(message), /^The redirects are not valid YAML: /);
    assert.equal(hint, '/old/: /new/');
  });

  it('R-06: refuses an address that stands twice, at the second', () => {
    const text = '/a: /b\n/c: /d\n/a: /e\n';
    const { code, place, message, hint } = read(text).diagnostics[0] ?? {};
    assert.deepEqual(
      [code, place],
      ['duplicate-redirect', { file: 'redirects.yaml', line: 3, column: 1, endColumn: 3 }],
    );
    assert.deepEqual([message, hint], ['This address is already redirected.', 'delete one of the two lines']);
  });

  it('R-06: tells of every address that stands twice, and where it stands first, together with other faults', () => {
    const text = '/a: /b\n"/c": /d\n/a: /e\n/f: 5\n/c: /g\n/a: /h\n';
    assert.deepEqual(
      read(text).diagnostics.map(({ code, place, related }) => [code, place?.line, related?.map(({ line }) => line)]),
      [
        ['redirect-shape', 4, undefined],
        ['duplicate-redirect', 3, [1]],
        ['duplicate-redirect', 5, [2]],
        ['duplicate-redirect', 6, [1]],
      ],
    );
    // Where addresses do not stand on lines of their own, YAML tells of the first.
    assert.equal(faultOf('{ /a: /b, /a: /c }'), 'duplicate-redirect 1:11');
    assert.match(faultOf('/a: /b\n/a: /c\n/d: "'), /^redirect-shape 3:/);
  });

  for (const to of [
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example/',
    '/\\evil.example/',
    '\\\\evil',
    'ftp://a.example/',
    'https://',
    'mailto:a@b.example',
    '/a\\b',
    'https://a.example\\@b',
  ]) {
    it(`R-01: refuses to lead to \`${to}\``, () => assert.equal(faultOf(`/a: '${to}'`), 'redirect-shape 1:1'));
  }

  for (const from of [
    '/../a',
    '/a/../../b',
    '/a/..',
    '/..#x',
    '/./a',
    '//a',
    '/a//b',
    '/\\a',
    '/a\\..\\b',
    '/a?b',
    '/:name/',
    '/a/:name',
    '/a/:name#x',
  ]) {
    it(`R-01: refuses the old address \`${from}\`, which would be written elsewhere`, () => {
      assert.equal(faultOf(`'${from}': /ok/`), 'redirect-shape 1:2');
    });
  }

  it('says that hosts take a segment that begins with `:` for a placeholder', () => {
    const { message, hint } = read('/blog/:slug/: /new/').diagnostics[0] ?? {};
    assert.equal(message, '`/blog/:slug/` has a segment that begins with `:`, which hosts take for any name.');
    assert.equal(hint, 'write each address out, or use a redirect rule of your host');
    for (const from of ['/a:b/', '/a/b:', '/a/#:x', '/a/#b/:x'])
      assert.deepEqual(read(`${from}: /ok/`).diagnostics, [], from);
  });

  it('takes dots within a name for what they are', () => {
    for (const from of ['/a..b/', '/..a', '/v1.2/', '/.well-known/x', '/a/...'])
      assert.deepEqual(read(`'${from}': /ok/`).diagnostics, [], from);
  });

  it('R-08: refuses control characters, which could begin another line of a host file', () => {
    for (const text of [
      '"/a\\n/b": /ok/',
      '"/a\\0": /ok/',
      '/a: "/ok/?x\\n/* https://evil.example/ 301"',
      '/a: "https://a.example/\\r\\nX: y"',
      '/a: "/\\e[2J"',
    ]) {
      assert.match(faultOf(text), /^redirect-shape/, text);
    }
  });

  it('F-07: refuses keys that could reach into the program', () => {
    for (const key of ['__proto__', 'constructor', 'prototype', '<<']) {
      assert.equal(faultOf(`/ok/: /b/\n${key}: /b/`), 'forbidden-key 2:1');
      assert.match(faultOf(`{${key}: {polluted: yes}}`), /^forbidden-key/);
    }
    assert.equal(({} as Record<string, unknown>).polluted, undefined);
  });

  it('F-08: refuses anchors and aliases in every spelling', () => {
    for (const text of [
      '/a: &x /b\n/c: *x',
      '{"/a": &x /b, "/c": *x}',
      '{"/a":&x /b, "/c": /d}',
      "'/a': &x /b\n'/c': *x",
      '/a: *x',
      '&x /a: /b',
      '/a: *bold* words',
    ])
      assert.match(faultOf(text), /^alias-not-allowed 1:/, text);
    assert.equal(faultOf('/a: /b\n/c: &x /d'), 'alias-not-allowed 2:5');
  });

  it('F-08: takes `&` and `*` in an address and in a comment for what they are', () => {
    assert.deepEqual(read('/r&d/: /ok/?a=1&b=2 # see: &x *y\n').diagnostics, []);
    assert.deepEqual(read('"/research, &development/": /ok/\n').diagnostics, []);
    assert.match(faultOf('# Old: *all* of them\n/a: [\n'), /^redirect-shape /);
  });

  it('R-12: reads 10,000 redirects in well under a second', () => {
    const text = Array.from({ length: 10_000 }, (_, index) => `/old/${index}/: /new/${index}/`).join('\n');
    const started = process.cpuUsage();
    assert.equal(read(text).redirects.length, 10_000);
    assert.ok(process.cpuUsage(started).user < 2_000_000);
  });

  it('M-17: never throws', () => {
    const piece = fc.constantFrom(
      '/a',
      ': ',
      '\n',
      '/b',
      '#',
      '&x',
      '*x',
      '[',
      '{',
      '}',
      '"',
      "'",
      '..',
      '- ',
      '|',
      '\t',
      'https://',
      '__proto__',
      '? ',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => void read(pieces.join(''))),
      { numRuns: 2000 },
    );
  });
});
