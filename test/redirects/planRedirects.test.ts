import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { isKeptByHosts } from '../../src/hosting/siteHeaders.ts';
import { planRedirects } from '../../src/redirects/planRedirects.ts';
import { readRedirects, type WrittenRedirect } from '../../src/redirects/readRedirects.ts';
import type { RedirectWorld } from '../../src/redirects/redirectWorld.ts';

const ROUTES = ['/', '/guide/', '/limits/', '/quickstart/create.html'];
const WORLD: RedirectWorld = {
  hasRoute: (route) => ROUTES.includes(route),
  hasAsset: (path) => path === '/logo.svg' || path === '/notes.html' || path === '/shown/index.html',
  anchorsAt: (route) => new Set(route === '/limits/' ? ['memory', 'size-of-files'] : []),
  routes: ROUTES,
  addresses: () => [...ROUTES, '/logo.svg', '/files/Manual.pdf', '/notes.html'],
  moves: () =>
    new Map([
      ['/gone/', '/limits/'],
      ['/gone too/', '/my page/'],
    ]),
  isDraft: (route) => route === '/soon/' || route === '/soon',
  placeOf: (route) => (ROUTES.includes(route) ? { file: `content${route}index.md`, line: 1, column: 1 } : undefined),
  isKept: isKeptByHosts,
};

/** Plans what a redirects file says. */
function plan(text: string) {
  const { redirects, diagnostics } = readRedirects(text, 'redirects.yaml');
  assert.deepEqual(diagnostics, []);
  return planRedirects(redirects, WORLD);
}

const summaryOf = (text: string) =>
  plan(text).diagnostics.map(({ severity, code, place }) => `${severity} ${code} ${place?.line}:${place?.column}`);

const pairsOf = (text: string) => Object.fromEntries(plan(text).redirects.map(({ from, to }) => [from, to]));

describe('planRedirects', () => {
  it('takes a heading for there of a page that could not be read', () => {
    const { redirects } = readRedirects('/memory/: /limits/#memory\n', 'redirects.yaml');
    const planned = planRedirects(redirects, { ...WORLD, anchorsAt: () => undefined });
    assert.deepEqual(planned, { redirects: [{ from: '/memory/', to: '/limits/#memory' }], diagnostics: [] });
  });

  it('finds a page with a sign in its name that would end an address', () => {
    const { redirects } = readRedirects('/csharp/: /c%23/\n/why/: /why%3F/#because\n', 'redirects.yaml');
    const world = {
      ...WORLD,
      hasRoute: (route: string) => ['/c#/', '/why?/'].includes(route),
      anchorsAt: () => new Set(['because']),
    };
    assert.deepEqual(planRedirects(redirects, world), {
      redirects: [
        { from: '/csharp/', to: '/c%23/' },
        { from: '/why/', to: '/why%3F/#because' },
      ],
      diagnostics: [],
    });
    const asNamed = planRedirects(readRedirects('/csharp/: /c#/\n', 'redirects.yaml').redirects, world);
    assert.deepEqual(
      asNamed.diagnostics.map(({ hint }) => hint),
      ['write `/c%23/`'],
    );
  });

  it('tells once of a missing page to which all below an address leads, and goes on where that has moved', () => {
    const planned = (text: string) =>
      planRedirects(readRedirects(text, 'redirects.yaml', () => ['/was/a/', '/was/b/']).redirects, WORLD);
    const { redirects, diagnostics } = planned('/was/*: /none/\n');
    assert.deepEqual(redirects, []);
    assert.deepEqual(
      [...new Set(diagnostics.map(({ message, place }) => `${place?.column} ${message}`))],
      ['9 There is no page `/none/`.'],
    );
    assert.deepEqual(planned('/was/*: /once/\n/once/: /guide/\n').redirects.slice(1), [
      { from: '/was/a/', to: '/guide/' },
      { from: '/was/b/', to: '/guide/' },
    ]);
  });

  it('makes what a pattern stands for, each straight to its end, and says what is wrong of it once', () => {
    assert.deepEqual(pairsOf('/old/*: /*\n/gone/: https://a.example/\n'), {
      '/gone/': 'https://a.example/',
      '/old/': '/',
      '/old/gone/': 'https://a.example/',
      '/old/guide/': '/guide/',
      '/old/limits/': '/limits/',
      '/old/quickstart/create.html': '/quickstart/create.html',
    });
    assert.deepEqual(summaryOf('/old/*: /*\n/gone/: https://a.example/\n'), []);
    assert.deepEqual(summaryOf('/old/*: /none/*\n'), ['error redirect-target 1:9']);
    const { redirects } = readRedirects('/docs/old/*: /*\n', 'redirects.yaml');
    assert.deepEqual(
      planRedirects(redirects, { ...WORLD, base: '/docs/' }).diagnostics.map(({ hint }) => hint),
      ['/old/*: /*'],
    );
    assert.deepEqual(pairsOf('/files/*: /*\n')['/files/guide/'], '/guide/');
    assert.deepEqual(Object.keys(pairsOf('/*: /quickstart/*\n')), ['/create.html']);
  });

  it('leads on where the page of a target has moved, with its heading', () => {
    const told = (text: string) =>
      plan(text).diagnostics.map(({ code, hint, fix }) => [code, hint, fix && `${fix.place.column} ${fix.text}`]);
    const hint = (to: string) => `write \`${to}\`: the page has moved there`;
    assert.deepEqual(told('/a/: /gone/\n'), [['redirect-target', hint('/limits/'), '6 /limits/']]);
    assert.deepEqual(told('/a/: /gone#more # Why\n'), [['redirect-target', hint('/limits/#more'), '6 /limits/#more']]);
    // What YAML may read in another way is left to the writer.
    assert.deepEqual(told('/a/: /gone too/\n'), [['redirect-target', hint('/my page/'), undefined]]);
    // The place of a target that is written in another way is not known.
    assert.deepEqual(told('/a/: >-\n  /gone/\n'), [['redirect-target', hint('/limits/'), undefined]]);
    assert.deepEqual(told('/a/: /elsewhere/\n')[0]?.slice(2), [undefined]);
  });

  it('warns of an old address with the base, which docsgen adds', () => {
    const told = (text: string, base: string) =>
      planRedirects(readRedirects(text, 'redirects.yaml').redirects, { ...WORLD, base }).diagnostics.map(
        ({ severity, code, message, hint }) => [`${severity} ${code}`, message, hint],
      );
    assert.deepEqual(told('/docs/old/: /guide/\n', '/docs/'), [
      [
        'warning redirect-shape',
        '`/docs/old/` begins with the base `/docs/`, which docsgen adds: only `/docs/docs/old/` is redirected.',
        '/old/: /guide/',
      ],
    ]);
    assert.equal(told('/docs/old/: /docs/guide/\n', '/docs/')[0]?.[2], '/old/: /guide/');
    assert.deepEqual(told('/docs2/: /guide/\n/old/: /guide/\n', '/docs/'), []);
    assert.deepEqual(told('/docs/old/: /guide/\n', '/'), []);
    // Where the site has a folder of that name, it may well be meant.
    assert.deepEqual(told('/guide/old/: /limits/\n', '/guide/'), []);
  });

  it('publishes redirects to pages, files, anchors and other origins, in order of their addresses', () => {
    const { redirects, diagnostics } = plan(
      '/z: /guide/\n/a: /limits/?x=1#memory\n/e: https://a.example/\n/f: /logo.svg\n',
    );
    assert.deepEqual(diagnostics, []);
    assert.deepEqual(redirects, [
      { from: '/a', to: '/limits/?x=1#memory' },
      { from: '/e', to: 'https://a.example/' },
      { from: '/f', to: '/logo.svg' },
      { from: '/z', to: '/guide/' },
    ]);
  });

  it('tells of drafts that they are drafts: they are there, and readers do not find them', () => {
    const hint = 'redirect to another page, or write `draft: false` in the front matter of that page';
    assert.deepEqual(
      plan('/old: /soon/\n/older: /soon/#part\n/soon/#was: /limits/#memory\n').diagnostics.map(
        ({ code, message, hint }) => [code, message, hint],
      ),
      [
        ['redirect-target', 'The page `/soon/` is a draft: readers will not find it.', hint],
        ['redirect-target', 'The page `/soon/` is a draft: readers will not find it.', hint],
        [
          'redirect-source',
          'The page `/soon/` is a draft, so its headings cannot be redirected.',
          'delete the line, or write `draft: false` in the front matter of that page',
        ],
      ],
    );
  });

  it('R-05: warns of a redirect from a draft, whether drafts are left out or shown', () => {
    const { redirects } = readRedirects('/soon: /guide/\n/soon.html#was: /guide/\n', 'redirects.yaml');
    const shown = { ...WORLD, hasRoute: (route: string) => route === '/soon/' || WORLD.hasRoute(route) };
    const [built, served] = [WORLD, shown].map((world) => planRedirects(redirects, world));
    assert.deepEqual(built?.diagnostics, served?.diagnostics);
    assert.deepEqual(
      built?.diagnostics.map(({ severity, code, message, hint }) => [severity, code, message, hint]),
      [
        [
          'warning',
          'redirect-shadows-page',
          '`/soon` is the address of a draft: once it is published, it cannot be redirected.',
          'delete the line, or move the draft',
        ],
      ],
    );
    assert.deepEqual(built?.redirects[0], { from: '/soon', to: '/guide/' });
    // A page is shown rather than what leads away from it.
    assert.ok(!served?.redirects.some(({ from }) => from === '/soon'));
    const { redirects: ofHeading } = readRedirects('/soon/#was: /guide/\n', 'redirects.yaml');
    assert.deepEqual(planRedirects(ofHeading, shown), planRedirects(ofHeading, WORLD));
  });

  it('R-02: refuses a loop and prints the whole circle, once, whoever leads into it', () => {
    const { redirects, diagnostics } = plan('/lead: /a\n/a: /b\n/b: /c\n/c: /a\n');
    assert.deepEqual(redirects, []);
    assert.deepEqual(
      diagnostics.map(({ code, message }) => [code, message]),
      [['redirect-loop', 'These redirects form a loop: /a → /b → /c → /a.']],
    );
    assert.equal(diagnostics[0]?.place?.line, 2);
    assert.deepEqual(
      diagnostics[0]?.related?.map(({ line }) => line),
      [3, 4],
    );
  });

  it('R-02: names the first of a long loop, and counts the others', () => {
    const loopOf = (count: number) => {
      const lines = Array.from({ length: count }, (_, index) => `/a${index}: /a${(index + 1) % count}\n`);
      return plan(lines.join('')).diagnostics.map(({ message }) => message);
    };
    const first = '/a0 → /a1 → /a2 → /a3 → /a4 → /a5 → /a6 → /a7 → /a8';
    assert.deepEqual(loopOf(4000), [`These redirects form a loop: ${first} → … 3991 more … → /a0.`]);
    assert.deepEqual(loopOf(10), [`These redirects form a loop: ${first} → /a9 → /a0.`]);
  });

  for (const text of [
    '/a: /a',
    '/a: /a/',
    '/a: /A',
    '/a: /a.html',
    '/a: /a/index.html',
    '/a/: /a#x',
    '/a: /a?x=1',
    '/a: /b/\n/b: /a.html#x',
  ]) {
    it(`R-02: finds the loop of \`${text.replace('\n', '; ')}\``, () => {
      assert.ok(summaryOf(text).every((line) => line.startsWith('error redirect-loop')) && summaryOf(text).length > 0);
      assert.deepEqual(plan(text).redirects, []);
    });
  }

  it('R-05: tells of an address that differs from a page or file only in case: no small page can stand there', () => {
    const { redirects, diagnostics } = plan(
      '/Guide/: /guide/#part\n/LIMITS: /guide/\n/files/manual.pdf: /guide/\n/Guide/more/: /guide/\n/old/: /limits/\n',
    );
    assert.deepEqual(
      diagnostics.map(({ severity, code, message, place }) => [place?.line, severity, code, message]),
      [
        [
          1,
          'error',
          'redirect-shadows-page',
          '`/Guide/` differs from `/guide/` only in case, so it cannot be redirected there: many hosts take both for one address.',
        ],
        [
          2,
          'warning',
          'redirect-shadows-page',
          '`/LIMITS` differs from `/limits/` only in case: it is redirected only by hosts that read `_redirects`.',
        ],
        [
          3,
          'warning',
          'redirect-shadows-page',
          '`/files/manual.pdf` differs from `/files/Manual.pdf` only in case: it is redirected only by hosts that read `_redirects`.',
        ],
      ],
    );
    assert.deepEqual(Object.fromEntries(redirects.map(({ from, to }) => [from, to])), {
      '/Guide/more/': '/guide/',
      '/LIMITS': '/guide/',
      '/files/manual.pdf': '/guide/',
      '/old/': '/limits/',
    });
  });

  it('R-02: names the places of a long loop as far as they help', () => {
    const text = Array.from({ length: 12 }, (_, index) => `/${index}: /${(index + 1) % 12}`).join('\n');
    assert.deepEqual(
      plan(text).diagnostics[0]?.related?.map(({ line }) => line),
      [2, 3, 4, 5, 6, 7, 8, 9],
    );
  });

  it('R-03: keeps query and fragment of each step, as hosts and browsers do', () => {
    const { redirects } = plan(
      '/a: /b?x=1#memory\n/b: /limits/\n/c: /d?x=1\n/d: /limits/?y=2#memory\n/e: /f#gone\n/f: /limits/\n/f#gone: /guide/\n',
    );
    assert.deepEqual(Object.fromEntries(redirects.map(({ from, to }) => [from, to])), {
      '/a': '/limits/?x=1#memory',
      '/b': '/limits/',
      '/c': '/limits/?y=2#memory',
      '/d': '/limits/?y=2#memory',
      '/e': '/guide/',
      '/f': '/limits/',
      '/f#gone': '/guide/',
    });
  });

  it('R-03: corrects a chain where both addresses stand in a line', () => {
    const fixesOf = (text: string) =>
      plan(text).diagnostics.map(
        ({ code, fix }) => `${code} ${fix?.place.line}:${fix?.place.column} ${fix?.was} → ${fix?.text}`,
      );
    assert.deepEqual(fixesOf('/a: /b\n"/c" : "/b" # old\n/b: /limits/\n'), [
      'redirect-chain 1:5 /b → /limits/',
      'redirect-chain 2:9 /b → /limits/',
    ]);
    assert.deepEqual(fixesOf('/a:\n  /b\n/b: /limits/\n'), [
      'redirect-chain undefined:undefined undefined → undefined',
    ]);
    assert.deepEqual(fixesOf('/a: /b?x=1\n/b: /limits/#memory\n'), ['redirect-chain 1:5 /b?x=1 → /limits/?x=1#memory']);
  });

  for (const from of ['/_headers', '/_redirects', '/404.html', '/404/', '/pages.json', '/llms.txt', '/sitemap.xml'])
    it(`R-05: refuses a redirect from \`${from}\`, which docsgen writes itself`, () => {
      assert.match(summaryOf(`${from}: /guide/`).join(), /^error redirect-shadows-page/);
    });

  for (const from of ['/notes', '/notes/', '/notes.html', '/notes/index.html', '/shown', '/shown/', '/shown.html'])
    it(`R-11: refuses a redirect from \`${from}\`, where a file of \`site/public\` is in the place of its small page`, () => {
      const { redirects, diagnostics } = plan(`${from}: /guide/`);
      assert.deepEqual(redirects, []);
      assert.match(
        diagnostics[0]?.message ?? '',
        /cannot be redirected: it is a page, heading or file, `\/(?:notes\.html|shown\/index\.html)`/,
      );
    });

  it('takes redirects from what other generators have put below `assets/`', () =>
    assert.deepEqual(summaryOf('/assets/old.png: /guide/'), []));

  for (const from of ['/assets/chunks/1.abc.js', '/assets/search/', '/assets/cards', '/assets/entry.AB12CD34.js'])
    it(`R-05: refuses a redirect from \`${from}\`: browsers keep what they find there for ever`, () => {
      const { redirects, diagnostics } = plan(`${from}: /guide/`);
      assert.deepEqual(redirects, []);
      assert.deepEqual(
        diagnostics.map(({ severity, code, message, hint }) => [severity, code, message, hint]),
        [
          [
            'error',
            'redirect-shadows-page',
            `\`${from}\` cannot be redirected: docsgen's own files have such names, which browsers keep for ever.`,
            'delete the line',
          ],
        ],
      );
    });

  it('R-03: writes a chain straight to its end and warns of it', () => {
    const text = '/a: /b\n/b: /c/\n/c: /limits/#memory\n';
    assert.deepEqual(pairsOf(text), { '/a': '/limits/#memory', '/b': '/limits/#memory', '/c': '/limits/#memory' });
    assert.deepEqual(summaryOf(text), ['warning redirect-chain 1:1', 'warning redirect-chain 2:1']);
    assert.equal(plan(text).diagnostics[0]?.hint, '/a: /limits/#memory');
  });

  it('leads on from headings that a page does not have any more, and from those of an old page', () => {
    const text = '/guide/#old: /limits/#memory\n/past/: /guide/\n/past/#part: /limits/\n';
    assert.deepEqual(summaryOf(text), []);
    assert.deepEqual(pairsOf(text), {
      '/guide/#old': '/limits/#memory',
      '/past/': '/guide/',
      '/past/#part': '/limits/',
    });
  });

  it('R-05: refuses to lead on from a heading that is there', () => {
    const { redirects, diagnostics } = plan('/limits/#memory: /guide/\n');
    assert.deepEqual(redirects, []);
    assert.deepEqual(
      diagnostics.map(({ code, message }) => [code, message]),
      [
        [
          'redirect-shadows-page',
          '`/limits/#memory` cannot be redirected: it is a page, heading or file, `/limits/#memory`.',
        ],
      ],
    );
  });

  it('refuses to lead on from a heading of a page that is neither there nor redirected', () => {
    const { redirects, diagnostics } = plan('/past/#part: /limits/#memory\n');
    assert.deepEqual(redirects, []);
    assert.deepEqual(
      diagnostics.map(({ code, hint }) => [code, hint]),
      [['redirect-source', '/past/: /limits/']],
    );
  });

  it('R-04: refuses a target that does not exist and offers the nearest', () => {
    const { redirects, diagnostics } = plan('/a: /guid/\n');
    assert.deepEqual(redirects, []);
    assert.deepEqual(diagnostics, [
      {
        severity: 'error',
        code: 'redirect-target',
        message: 'There is no page `/guid/`.',
        hint: 'did you mean `/guide/`?',
        place: { file: 'redirects.yaml', line: 1, column: 5, endColumn: 11 },
      },
    ]);
  });

  it('R-04: writes the page that links with such an address lead to', () => {
    for (const [to, meant] of [
      ['/guide', '/guide/'],
      ['/guide.html', '/guide/'],
      ['/guide/index.html#memory', '/guide/#memory'],
      ['/guide.md?a=b', '/guide/?a=b'],
      ['/guide/README.mdx', '/guide/'],
      ['/quickstart/create/', '/quickstart/create.html'],
    ]) {
      const [fault] = plan(`/a: ${to}\n`).diagnostics;
      assert.equal(fault?.hint, `write \`${meant}\``, to);
      assert.deepEqual([fault?.fix?.was, fault?.fix?.text], [to, meant]);
    }
  });

  it('R-04: asks for a page that exists where none is near', () => {
    assert.equal(plan('/a: /zzzzzzzzzz/\n').diagnostics[0]?.hint, 'redirect to a page that exists, such as `/`');
  });

  it('says that a status has no place behind a target', () =>
    assert.equal(
      plan('/a: /guides/ 301').diagnostics[0]?.hint,
      'write `/guides/`: hosts get the status by themselves',
    ));

  it('R-04: refuses an anchor that its page does not have', () => {
    assert.deepEqual(summaryOf('/a: /limits/#nothing\n/b: /guide/#memory\n'), [
      'error redirect-target 1:5',
      'error redirect-target 2:5',
    ]);
  });

  it('R-04: offers the nearest of the headings that the page has', () => {
    for (const [hash, hint] of [
      ['Memory', 'did you mean `/limits/#memory`?'],
      ['size-of-file', 'did you mean `/limits/#size-of-files`?'],
      ['zzzzzzzz', 'redirect to `/limits/` itself, or to one of its headings'],
    ])
      assert.equal(plan(`/a: /limits/#${hash}`).diagnostics[0]?.hint, hint);
  });

  it('R-04: refuses every address of a chain that ends nowhere', () => {
    assert.deepEqual(
      summaryOf('/a: /b\n/b: /nowhere/\n').filter((line) => line.startsWith('error')),
      ['error redirect-target 1:1', 'error redirect-target 2:5'],
    );
  });

  for (const from of [
    '/',
    '/guide',
    '/guide/',
    '/guide.html',
    '/guide/index.html',
    '/index.html',
    '/quickstart/create',
    '/quickstart/create.html',
    '/logo.svg',
    '/logo.svg/',
    '/notes.html',
  ]) {
    it(`R-05: refuses to redirect \`${from}\`, where a page or file stands`, () => {
      assert.deepEqual(summaryOf(`'${from}': /limits/`), ['error redirect-shadows-page 1:2']);
      assert.deepEqual(plan(`'${from}': /limits/`).redirects, []);
    });
  }

  it('R-05: names the file of the page that stands there, too', () => {
    const relatedOf = (from: string) => plan(`${from}: /limits/`).diagnostics.map(({ related }) => related);
    const guide = [[{ file: 'content/guide/index.md', line: 1, column: 1 }]];
    for (const from of ['/guide', '/guide/', '/guide.html', '/Guide/']) assert.deepEqual(relatedOf(from), guide, from);
    const limits = [[{ file: 'content/limits/index.md', line: 1, column: 1 }]];
    for (const from of ['/limits/#memory', '/Limits/']) assert.deepEqual(relatedOf(from), limits, from);
    // What docsgen writes, and what is published as it is, has no place to show.
    for (const from of ['/sitemap.xml', '/logo.svg']) assert.deepEqual(relatedOf(from), [undefined], from);
  });

  it('R-05: lets a fragment of a page be redirected', () => {
    assert.deepEqual(summaryOf('/guide/#old: /limits/#memory'), []);
  });

  for (const second of ['/x/', '/x.html', '/x/index.html', '/X', '/X/']) {
    it(`R-06: takes \`/x\` and \`${second}\` for the same address, and names both places`, () => {
      const { diagnostics, redirects } = plan(`/x: /guide/\n${second}: /limits/\n`);
      assert.deepEqual(redirects, [{ from: '/x', to: '/guide/' }]);
      assert.equal(diagnostics[0]?.code, 'duplicate-redirect');
      assert.equal(diagnostics[0]?.place?.line, 2);
      assert.deepEqual(
        diagnostics[0]?.related?.map(({ line }) => line),
        [1],
      );
    });
  }

  it('R-02, R-03, R-04: agrees with a plain walk on random graphs', () => {
    const name = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
    const from = fc
      .tuple(name, fc.constantFrom('', '/', '.html', '/index.html'))
      .map(([node, end]) => `/${node}${end}`);
    const to = fc.oneof(
      { weight: 4, arbitrary: from },
      { weight: 1, arbitrary: fc.constantFrom('/guide/', '/nowhere/', 'https://a.example/', '/limits/#memory') },
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(from, to), { maxLength: 9 }), (edges) => {
        const written = edges.map(
          ([start, end], index): WrittenRedirect => ({
            from: start,
            to: end,
            place: { file: 'r', line: index + 1, column: 1 },
          }),
        );
        const { redirects, diagnostics } = planRedirects(written, WORLD);
        const expected = walkAll(edges);
        assert.deepEqual(Object.fromEntries(redirects.map(({ from: start, to: end }) => [start, end])), expected.ends);
        for (const code of ['duplicate-redirect', 'redirect-loop', 'redirect-chain', 'redirect-target'] as const) {
          const found = diagnostics.filter((diagnostic) => diagnostic.code === code).map(({ place }) => place?.line);
          assert.deepEqual(found.sort(), expected.lines[code]?.sort(), code);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('R-12: follows each redirect of a long chain and of a long loop once', () => {
    const COUNT = 20_000;
    const ledTo = (end: string) =>
      Array.from({ length: COUNT }, (_, at) => `/old/${at}/: ${at === COUNT - 1 ? end : `/old/${at + 1}/`}`).join('\n');
    const chain = plan(ledTo('/guide/'));
    assert.equal(chain.diagnostics.length, COUNT - 1);
    assert.ok(chain.redirects.length === COUNT && chain.redirects.every(({ to }) => to === '/guide/'));
    const loop = plan(ledTo('/old/7/'));
    assert.deepEqual([loop.redirects.length, loop.diagnostics.length, loop.diagnostics[0]?.place?.line], [0, 1, 8]);
  });

  it('R-03: a heading that one redirect of a chain has answered for is not carried on', () => {
    const text = '/a: /b#x\n/b: /c#y\n/c#y: /limits/\n/c: /limits/\n/d: /b\n/e: /c#memory\n';
    const ends = { '/a': '/limits/', '/b': '/limits/', '/c#y': '/limits/', '/c': '/limits/', '/d': '/limits/' };
    assert.deepEqual(pairsOf(text), { ...ends, '/e': '/limits/#memory' });
  });

  it('R-12: plans 10,000 redirects in well under a second', () => {
    const text = Array.from({ length: 10_000 }, (_, index) => `/old/${index}/: /guide/`).join('\n');
    const started = process.cpuUsage();
    assert.equal(plan(text).redirects.length, 10_000);
    assert.ok(process.cpuUsage(started).user < 2_000_000);
  });
});

/** The reference: follows each address step by step, for as many steps as there are addresses. */
function walkAll(edges: readonly (readonly [string, string])[]) {
  const nodeOf = (address: string) => address.replace(/(\/index)?\.html$|\/$/, '');
  const next = new Map<string, string>();
  const lines: Record<string, number[]> = {
    'duplicate-redirect': [],
    'redirect-loop': [],
    'redirect-chain': [],
    'redirect-target': [],
  };
  const ends: Record<string, string> = {};
  const firsts: (readonly [string, number])[] = [];
  edges.forEach(([from, to], index) => {
    if (next.has(nodeOf(from))) {
      lines['duplicate-redirect']?.push(index + 1);
      return;
    }
    next.set(nodeOf(from), to);
    firsts.push([from, index + 1]);
  });
  const rounds = new Set<string>();
  for (const [from, line] of firsts) {
    let end = next.get(nodeOf(from)) ?? '';
    let steps = 0;
    while (steps <= next.size && next.has(nodeOf(end))) {
      end = next.get(nodeOf(end)) ?? '';
      steps += 1;
    }
    if (steps > next.size) {
      const trail: string[] = [];
      let node = nodeOf(from);
      for (; !trail.includes(node); node = nodeOf(next.get(node) ?? '')) trail.push(node);
      const round = trail.slice(trail.indexOf(node)).sort().join();
      if (!rounds.has(round)) lines['redirect-loop']?.push(firsts.find(([first]) => nodeOf(first) === node)?.[1] ?? 0);
      rounds.add(round);
      continue;
    }
    if (steps > 0) lines['redirect-chain']?.push(line);
    if (/^\/(guide|limits)\/|^https:/.test(end)) ends[from] = end;
    else lines['redirect-target']?.push(line);
  }
  return { ends, lines };
}
