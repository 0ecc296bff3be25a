import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { checkLinks, type LinkWorld } from '../../../src/routes/links/checkLinks.ts';
import { compileText } from '../../compileText.ts';
import { check, codesOf, emptyWorld, hintOf } from './checkedLinks.ts';

describe('checkLinks', () => {
  it('L-03: warns of a link without its scheme, which leads to another site', () => {
    const [link, image, none] = check('A [x](//a.example/b) ![y](//a.example/c.png) [z](https://a.example//b)');
    assert.equal(none, undefined);
    // Browsers take a backslash for a slash.
    const [backslashed] = check('A <a href="/\\a.example">x</a>');
    assert.match(`${backslashed?.code}: ${backslashed?.hint}`, /^protocol-relative: write `https:\/\/a\.example`/);
    assert.deepEqual(
      [link, image].map((one) => [one?.severity, one?.code, one?.message, one?.hint, one?.fix?.text]),
      ['//a.example/b', '//a.example/c.png'].map((url) => [
        'warning',
        'protocol-relative',
        `\`${url}\` leads to another site: an address that begins with \`//\` goes on with the name of a host.`,
        `write \`https:${url}\`, or a single \`/\` for a path on this site`,
        undefined,
      ]),
    );
    assert.equal(hintOf('A [x](//)'), 'write a single `/` for the home page, or the whole address', 'no host to write');
  });

  it('tells of an address that names no site, such as one that a template was left with', () => {
    assert.deepEqual(
      check('[a](http://) [b](https:///b) [c](https://?q) ![d](https://#x)').map(
        ({ severity, code, message }) => `${severity} ${code} ${message}`,
      ),
      ['http://', 'https:///b', 'https://?q', 'https://#x'].map(
        (url) => `error ${url === 'https://#x' ? 'missing-asset' : 'broken-link'} \`${url}\` names no site.`,
      ),
    );
    assert.match(hintOf('A [a](http://)') ?? '', /or keep only the text of the link$/);
    assert.match(hintOf('A ![a](http://)') ?? '', /or delete the picture$/);
    assert.deepEqual(check('[a](https://a) [b](mailto:) [c](https://[::1]/) [d](https://{host}/)'), []);
  });

  it('tells once a page of links that name code, as ExDoc reads them, and where that is documented', () => {
    const found = check('A [`b`](`Box.open/1`), [c](`m:box`) and [d](`lid/2`)\n\n[e](/nowhere/)\n');
    assert.deepEqual(
      found.map(
        ({ severity, code, place }) => `${severity} ${code} ${place?.line}:${place?.column}-${place?.endColumn}`,
      ),
      ['error broken-link 1:9-21', 'error broken-link 3:5-14'],
    );
    assert.equal(
      found[0]?.message,
      '`Box.open/1` names what ExDoc has documentation of, and no page of this site, and 2 more links like it on this page.',
    );
    assert.match(
      found[0]?.hint ?? '',
      /^write the full URL, such as `https:\/\/hexdocs\.pm\/elixir\/Box\.html#open\/1`/,
    );
    assert.match(check('[c](`m:box`)')[0]?.message ?? '', /^`m:box` names .* of this site\.$/);
  });

  it('takes time that grows with the number of links, not with its square', () => {
    const page = compileText('# A\n\n## B\n', { path: 'a.md' });
    let reads = 0;
    const ids = Array.from({ length: 100 }, (_, index) => `i${index}`);
    const links = ids.map((hash) => ({
      kind: 'link' as const,
      url: `#${hash}`,
      href: `#${hash}`,
      fromFile: 'a.md',
      place: { file: 'a.md', line: 1, column: 1 },
      target: { path: '', hash },
    }));
    const counted = {
      ...page,
      links,
      get ids() {
        reads += 1;
        return ids;
      },
    };
    const world = { pages: new Map(), redirects: new Map() } as unknown as LinkWorld;
    assert.deepEqual(checkLinks(counted, world), []);
    assert.equal(reads, 1);
  });

  it('says of a template that it is no address, whatever its letters are', () => {
    for (const body of ['<a href="{{ . }}">a</a>', '<a href="{{ .A }}">a</a>', '<img src="{{ .Src }}" alt="a">'])
      assert.deepEqual(
        check(body).map(({ hint, fix }) => [hint, fix]),
        [['write the address itself: pages run no templates', undefined]],
        body,
      );
  });

  it('knows what Jekyll makes of an address', () => {
    const [link, image, unknown] = check(
      'A <a href="{{ \'/b/\' | relative_url }}#c">x</a> ![y]({{site.baseurl}}/c.png) <a href="{{ page.url }}">z</a>',
    );
    assert.deepEqual([link?.code, link?.hint, link?.fix?.text], ['broken-link', 'write `/b/#c`', '/b/#c']);
    assert.deepEqual([image?.code, image?.hint, image?.fix?.text], ['missing-asset', 'write `/c.png`', '/c.png']);
    assert.equal(unknown?.fix, undefined);
  });

  it('finds nothing wrong with links that lead somewhere', () => {
    const good = [
      '[a](/limits/)',
      '[a](../limits.md)',
      '[a](/limits#memory)',
      '[a](first.md#steps)',
      '[a](/logo.svg)',
      '![a](../logo.svg)',
      '[a](https://a.example/#x)',
      '[a](#own)\n\n## Own',
      '[a](#top)',
      '[a](/limits/#top)',
      '[a](/limits/#plain)',
      '[a](?x=1)',
    ];
    for (const body of good) assert.deepEqual(check(body), [], body);
  });

  it('takes the word of the site for a page or file that it has no more of to show', () => {
    const page = compileText('[a](/limits/#x)\n', { path: 'a.md' });
    assert.equal(checkLinks(page, emptyWorld).length, 1);
    assert.deepEqual(checkLinks(page, { ...emptyWorld, hasRoute: (route) => route === '/limits/' }), []);
    assert.deepEqual(checkLinks(page, { ...emptyWorld, hasAsset: (path) => path === '/limits/' }), []);
  });

  it('L-01: refuses a link to a missing page at its place, with the nearest page', () => {
    assert.deepEqual(check('text [a](/limit/) text'), [
      {
        severity: 'error',
        code: 'broken-link',
        message: 'There is no page `/limit/`.',
        place: { file: 'content/guides/page.md', line: 1, column: 10, endColumn: 17 },
        hint: 'did you mean `/limits/`?',
      },
    ]);
  });

  it('adds the slashes that a full address lacks', () => {
    for (const url of ['https:/a.example/b', 'https:a.example/b']) {
      const [found, ...more] = check(`![a](${url})`);
      assert.deepEqual([found?.code, found?.fix?.text, more], ['missing-asset', 'https://a.example/b', []], url);
      assert.equal(check(`[a](${url})`)[0]?.code, 'broken-link');
    }
    // A colon more; and what may be a slip in the first letters of a name.
    assert.equal(check('[a](https:://a.example/b)')[0]?.fix?.text, 'https://a.example/b');
    assert.equal(check('[a](https::a.example/b)')[0]?.fix?.text, 'https://a.example/b');
    const [slipped] = check('[a](https:/a/ws.example/b)');
    assert.deepEqual([slipped?.fix, slipped?.hint], [undefined, 'write `https://a/ws.example/b`']);
    assert.equal(check('[a](https:/localhost:3000/b)')[0]?.fix?.text, 'https://localhost:3000/b');
    assert.deepEqual(check('[a](https://a.example/b) [b](mailto:a@a.example)'), []);
  });

  it('says so of a file that is there, whatever page would be called alike', () => {
    const home = { 'index.md': '# Home\n' };
    for (const body of ['[a](../../README.md)', '[a](../../repo/limits.md#memory)']) {
      const [found] = check(body, 'guides/page.md', '/docs/', home);
      assert.match(found?.message ?? '', /points outside the content folder/, body);
      assert.equal(found?.fix, undefined);
    }
    // A step too many.
    assert.equal(check('[a](../../Limits.md)')[0]?.fix?.text, '../limits.md');
  });

  it('says where files go that Astro has beside its pages, so that links lead to them', () => {
    const hintOf = (body: string) => check(body, 'guides/page.md')[0]?.hint ?? '';
    assert.match(hintOf('![a](../../../assets/house.webp)'), /^move `src\/assets` to `content\/assets`: /);
    assert.match(hintOf('![a](../../../house.webp)'), /^move `src\/house\.webp` to `content\/house\.webp`: /);
    for (const body of ['![a](../../../assets/none.webp)', '![a](/assets/house.webp)', '![a](./house.webp)'])
      assert.doesNotMatch(hintOf(body), /^move/, body);
  });

  for (const [body, code] of [
    ['[a](../../outside.md)', 'broken-link'],
    ['[a](../../src/)', 'broken-link'],
    ['[a](../../archive.tar.gz)', 'broken-link'],
    ['![a](x/../../../pic.png)', 'missing-asset'],
  ] as const) {
    it(`L-03: says of a link out of the content folder that it is one: ${body}`, () => {
      const [found] = check(`text ${body}`);
      assert.equal(found?.code, code);
      assert.match(found?.message ?? '', /points outside the content folder/);
      assert.match(found?.hint ?? '', /^copy the file into the content folder, or link to it by full URL/);
      assert.equal(found?.place?.line, 1);
    });
  }

  it('L-03: names the page all the same that a link means which climbs too far', () => {
    assert.equal(hintOf('[a](../../Limits/)'), 'write `/limits/`');
    assert.deepEqual(check('[a](../../limits/)'), []);
  });

  it('L-01: takes the case of a route seriously', () => {
    assert.deepEqual(codesOf('[a](/Limits/)'), ['error broken-link']);
    assert.equal(hintOf('[a](/Limits/)'), 'write `/limits/`');
  });

  it('L-01: refuses links to source files that do not exist', () => {
    for (const body of ['[a](secnd.md)', '[a](../none.mdx)', '[a](./first.markdown)', '[a](../../../../x)']) {
      assert.match(codesOf(body).join(), /^error (broken-link|missing-asset)$/, body);
    }
  });

  it('L-01: tells an author who wrote the base to leave it out', () => {
    assert.equal(hintOf('[a](/docs/limits/)'), 'write `/limits/`: docsgen adds the base');
    const [picture] = check('![a](/docs/logo.svg)');
    assert.deepEqual([picture?.hint, picture?.fix?.text], ['write `/logo.svg`: docsgen adds the base', '/logo.svg']);
  });

  it('L-02: refuses anchors that their page does not have, on other pages and its own', () => {
    assert.deepEqual(codesOf('[a](/limits/#memori)'), ['error broken-anchor']);
    assert.equal(hintOf('[a](/limits/#memori)'), 'did you mean `#memory`?');
    assert.equal(hintOf('[a](#E101)\n\n## Other\n\n## E101: Lost'), 'did you mean `#e101-lost`?');
    const [second] = check('[a](#own_1)\n\n## Own\n\n## Own');
    assert.deepEqual([second?.hint, second?.fix?.text], ['write `#own-2`', '#own-2']);
    assert.equal(hintOf('[a](#own_2)\n\n## Own\n\n## Own\n\n## Own'), 'write `#own-3`');
    assert.equal(hintOf('[a](#set-it-up)\n\n## Up\n\n## Set all of it up'), 'did you mean `#set-all-of-it-up`?');
    assert.equal(hintOf('[a](#set-all-of-it-up)\n\n## Up\n\n## Set it up'), 'did you mean `#set-it-up`?');
    assert.equal(hintOf('[a](#boxes)\n\n## Boxed\n\n## Boxes (all)'), 'did you mean `#boxes-all`?');
    assert.deepEqual(codesOf('[a](#nothing)'), ['error broken-anchor']);
    assert.deepEqual(codesOf('[a](#Own)\n\n## Own'), ['error broken-anchor']);
    assert.deepEqual(codesOf('[a](/limits/?x=1#none)'), ['error broken-anchor']);
    const [{ place } = {}] = check('One\n\n[a](#nothing)');
    assert.deepEqual([place?.line, place?.column], [3, 5]);
  });

  // `check --fix` led such links to the one page that had a heading of that name.
  it('asks for no heading of a page that could not be read', () => {
    assert.deepEqual(codesOf('[a](/unread/#usage)\n\n## Usage'), []);
    assert.deepEqual(codesOf('[a](/unread/#usage) [b](/unread/#after-the-fault)'), []);
  });

  it('takes the addresses that GitHub gives the headings of a `.md` page', () => {
    const files = '\n\n## Node.js & `a_b()`\n\n## Notes\n\n## Notes\n';
    assert.deepEqual(codesOf(`[a](#nodejs--a_b) [b](#node-js-a-b) [c](#notes-1)${files}`), []);
    assert.deepEqual(codesOf(`[a](#nodejs-a_b)${files}`), ['error broken-anchor']);
    assert.equal(hintOf(`[a](#nodejs-a_b)${files}`), 'write `#node-js-a-b`');
  });

  it('L-02: takes every spelling of an anchor that is there', () => {
    for (const hash of ['große-gewicht', 'gro%C3%9Fe-gewicht', 'gro%c3%9fe-gewicht']) {
      assert.deepEqual(codesOf(`[a](/limits/#${hash})`), [], hash);
    }
  });

  it('warns of an old address in any spelling, and names the new one', () => {
    for (const url of ['/cron', '/cron/', '/cron.html', '/old/page', '/old/page/', '/old/page/index.html']) {
      assert.deepEqual(codesOf(`[a](${url})`), ['warning broken-link'], url);
    }
    assert.equal(hintOf('[a](/old/page)'), 'write `/guides/first/`');
    assert.deepEqual(codesOf('[a](/limits/#ram)'), ['warning broken-anchor']);
    assert.equal(hintOf('[a](/limits/#ram)'), 'write `/limits/#memory`');
  });

  it('warns of a draft, however it is written', () => {
    for (const url of ['/guides/draft/', '/guides/draft', '/guides/draft/#a', 'draft.md', '/guides/draft.md'])
      assert.deepEqual(
        check(`[a](${url})`, 'guides/first.md').map(({ code, message }) => `${code} ${/is a draft/.test(message)}`),
        ['unwritten-page true'],
        url,
      );
  });

  it('warns of a page that is planned', () => {
    assert.deepEqual(codesOf('[a](/planned/)'), ['warning unwritten-page']);
    assert.deepEqual(codesOf('[a](/planned)'), ['warning unwritten-page']);
    assert.deepEqual(codesOf('[a](/planned.html)'), ['warning unwritten-page']);
    for (const link of ['/later/a/', '/later/a.md', '../later/a.md#part'])
      assert.deepEqual(codesOf(`[a](${link})`), ['warning unwritten-page'], link);
    assert.deepEqual(codesOf('[a](/later/)'), ['error broken-link']);
    assert.deepEqual(codesOf('![a](/later/a.png)'), ['error missing-asset'], 'a picture is no page');
  });

  it('O-19: refuses a missing picture or file at its place', () => {
    assert.deepEqual(codesOf('![a](/none.png)'), ['error missing-asset']);
    assert.deepEqual(codesOf('![a](none)'), ['error missing-asset']);
    assert.deepEqual(codesOf('[a](/none.pdf)'), ['error missing-asset']);
  });

  const fixes: readonly (readonly [body: string, text: string | undefined, base?: string])[] = [
    ['[a](/docs/limits/#memory)', '/limits/#memory'],
    ['[a](/docs/Limits/#memory)', '/limits/#memory'],
    ['[a](/Limits.html?x=1#memory)', '/limits/?x=1#memory'],
    ['[a](../LIMITS.md#memory)', '../limits.md#memory'],
    // It stays the name of a file.
    ['[a](../limits.md/#memory)', '../limits.md#memory'],
    ['[a](../limits.md/)', '../limits.md'],
    ['[a](../none.md/#memory)', undefined],
    ['[a](/limits.mdx#memory)', '/limits.md#memory'],
    ['[a](/unread.md)', '/unread.mdx'],
    ['[a](/cron)', '/limits/'],
    // Hugo's page of a folder.
    ['[a](/guides/first/_index.md#steps)', '/guides/first.md#steps'],
    ['[a](first/_index.md)', 'first.md'],
    // From the content folder, as Hugo looks there, too.
    ['[a](guides/first.md#steps)', 'first.md#steps'],
    ['[a](guides/first)', '/guides/first/'],
    ['[a](./guides/first.md)', undefined],
    ['[a](guides/none.md)', undefined],
    // Zola begins such links by `@/`.
    ['[a](@/guides/first.md#steps)', 'first.md#steps'],
    ['[a](@/limits.md)', '../limits.md'],
    ['[a](@/guides/none.md)', undefined],
    // Docusaurus names its own folder.
    ['[a](@site/docs/guides/first.md#steps)', 'first.md#steps'],
    ['[a](@site/limits.md)', '../limits.md'],
    ['[a](@site/docs/guides/none.md)', undefined],
    ['[a](/limits/#Memory)', '/limits/#memory'],
    ['<a href="/limits/#_memory">x</a>', '/limits/#memory'],
    ['[a](/limits/#Plain)', '/limits/#plain'],
    // What is meant may be something else.
    ['[a](/cron#part)', undefined],
    ['[a](/limit/)', undefined],
    ['[a](/limits/#memori)', undefined],
    ['[a](/limits/#steps)', undefined],
    // Docusaurus serves the pages of its folder `docs` below that name.
    ['[x](/docs/guides/first#steps)', '/guides/first/#steps', '/'],
    ['[x](/docs/guides/none)', undefined, '/'],
  ];
  for (const [body, text, base] of fixes) {
    it(`${text === undefined ? 'leaves to the author' : 'corrects'} ${body}`, () => {
      const { fix } = check(body, 'guides/page.md', base)[0] ?? {};
      assert.equal(fix?.text, text);
      if (fix !== undefined) {
        const { column, endColumn } = fix.place;
        assert.equal(body.slice(column - 1, (endColumn ?? 0) - 1), fix.was);
      }
    });
  }

  it('corrects links to headings and pages as Docsify names them, which lead to the top of a page or to nothing', () => {
    const [top, ...others] = check('[a](/limits?id=memory)');
    assert.deepEqual(
      [top?.severity, top?.code, top?.message, top?.fix?.text, others],
      [
        'warning',
        'broken-anchor',
        '`?id=memory` leads to the top of the page, and not to its heading.',
        '/limits#memory',
        [],
      ],
    );
    const fixOf = (url: string) => check(`[x](${url})`)[0]?.fix?.text;
    assert.equal(fixOf('first.md?id=steps'), 'first.md#steps');
    assert.equal(check('## Own part\n\n[x](?id=own-part)')[0]?.fix?.text, '#own-part');
    assert.equal(fixOf('#/guides/first?id=steps'), '/guides/first#steps');
    assert.equal(fixOf('#/limits'), '/limits');
    assert.equal(fixOf('#/none'), undefined);
    // Another program may read it.
    for (const url of ['/limits?id=42', '/limits?id=memory&x=1', '/limits?x=memory'])
      assert.deepEqual(check(`[a](${url})`), []);
  });

  it('tells what the tabs of DocFX are here', () => {
    const [fault] = check('# Page\n\n# [Linux](#tab/linux)\n\nWords.\n');
    assert.deepEqual([fault?.code, fault?.place?.line, fault?.place?.column], ['broken-anchor', 3, 11]);
    assert.match(fault?.hint ?? '', /^write `<Tab label="…">` and `<\/Tab>` around/);
  });

  it('names the heading with the page, so that the hint can be taken as it stands', () => {
    assert.equal(hintOf('[a](/Limits/#memory)'), 'write `/limits/#memory`');
    assert.equal(hintOf('[a](/docs/limits/?a=b#memory)'), 'write `/limits/?a=b#memory`: docsgen adds the base');
  });

  it('writes a space of an address so that the URL goes on', () => {
    const others = { 'my other.md': '# O\n\n## Own words\n' };
    const { fix, hint } = check('[x](/limits/#own-words)', 'my page.md', '/', others)[0] ?? {};
    assert.deepEqual(
      [fix?.text, hint],
      ['/my%20other/#own-words', 'write `/my%20other/#own-words`: the heading is there'],
    );
    const fixOf = (url: string) => check(`[x](${url})`, 'my page.md', '/')[0]?.fix?.text;
    assert.deepEqual(['/spaced/', '/spaced.md', 'spaced.md'].map(fixOf), [
      '/my%20page/',
      '/my%20page.md',
      'my%20page.md',
    ]);
  });

  it('marks the address of a link whose text is the same', () => {
    assert.deepEqual(
      check('[/limit/](/limit/)').map(({ place }) => place?.column),
      [11],
    );
  });

  it('tells how a picture beside its page is written in front matter, which has no folder', () => {
    const page = compileText('# A\n', { path: 'guides/a.md' });
    const link = {
      kind: 'image' as const,
      url: './a.png',
      href: '/docs/a.png',
      fromFile: '',
      place: { file: 'content/guides/a.md', line: 2, column: 1, endColumn: 10 },
      target: { path: '/a.png', hash: '' },
    };
    const world = { ...emptyWorld, hasAsset: (asset: string) => asset === '/guides/a.png' };
    assert.equal(checkLinks({ ...page, links: [link] }, world)[0]?.hint, 'write `/guides/a.png`');
  });

  it('reports each faulty link of a page', () => {
    assert.deepEqual(
      check('[a](/x/) [b](/y/)\n\n![c](/z.png)').map(({ place }) => `${place?.line}:${place?.column}`),
      ['1:5', '1:14', '3:6'],
    );
  });
});
