import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { checkLinks, type LinkWorld } from '../../src/routes/checkLinks.ts';
import { assetMeant } from '../../src/routes/linkRemedy.ts';
import { createMeantRoutes } from '../../src/routes/meantRoutes.ts';
import { compileText } from '../compileText.ts';
import { check, emptyWorld } from './checkedLinks.ts';

const codesOf = (body: string) => check(body).map(({ severity, code }) => `${severity} ${code}`);
const hintOf = (body: string) => check(body)[0]?.hint;

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

  it('says of a missing file, but not of a picture, that a folder of plain Markdown publishes no source files', () => {
    const hintOf = (body: string) => check(body)[0]?.hint;
    const link = { kind: 'link', url: 'src/a.js', href: 'src/a.js', fromFile: 'a.md' } as const;
    const hintIn = (file: string) =>
      assetMeant({ ...link, place: { file, line: 1, column: 1 } }, '/src/a.js', emptyWorld).hint;
    assert.match(hintIn('a.md') ?? '', /without a `content\/` folder only images and downloads are published/);
    assert.equal(hintIn('content/a.md'), undefined);
    assert.equal(hintOf('[code](src/a.js)'), 'put the file in `site/public` or next to the page');
    assert.equal(hintOf('![x](a.png)'), 'put the file in `site/public` or next to the page');
    assert.equal(hintOf('![x](/shot.png)'), 'move the files in `static` to `site/public`, which is published as is');
  });

  it('says where files of other generators lie here', () => {
    const [fault] = check('![x](@site/static/logo.svg)');
    assert.equal(fault?.hint, 'write `/logo.svg`, and put the file in `site/public`');
    assert.equal(fault?.fix?.text, '/logo.svg');
    assert.equal(check('![x](@site/static/none.svg)')[0]?.fix, undefined);
    assert.match(hintOf('![x](/a.png)') ?? '', /^move the files in the content folder's `public` to `site\/public`/);
  });

  it('knows the address of a published file that is named by where it lies', () => {
    for (const path of [
      '../public/',
      '../site/public/',
      '../../site/public/',
      './public/',
      '/site/public/',
      '../static/',
    ])
      for (const body of [`[a](${path}logo.svg)`, `![a](${path}logo.svg)`]) {
        const [fault, ...more] = check(body);
        assert.deepEqual([fault?.hint, fault?.fix?.text, more], ['write `/logo.svg`', '/logo.svg', []], body);
        assert.match(fault?.message ?? '', /^There is no file /);
      }
    assert.match(check('[a](../../public/none.svg)')[0]?.message ?? '', /points outside the content folder/);
  });

  it('knows what Jekyll makes of an address', () => {
    const [link, image, unknown] = check(
      'A <a href="{{ \'/b/\' | relative_url }}#c">x</a> ![y]({{site.baseurl}}/c.png) <a href="{{ page.url }}">z</a>',
    );
    assert.deepEqual([link?.code, link?.hint, link?.fix?.text], ['broken-link', 'write `/b/#c`', '/b/#c']);
    assert.deepEqual([image?.code, image?.hint, image?.fix?.text], ['missing-asset', 'write `/c.png`', '/c.png']);
    assert.equal(unknown?.fix, undefined);
  });

  it('names the file that is meant by another spelling, in another folder, and corrects what differs only in case', () => {
    const [fault] = check('![x](./Box.PNG?a)');
    assert.deepEqual([fault?.hint, fault?.fix?.text], ['write `./box.png?a`', './box.png?a']);
    const [elsewhere] = check('![x](logo.svg)');
    assert.deepEqual([elsewhere?.hint, elsewhere?.fix], ['did you mean `../logo.svg`?', undefined]);
    assert.equal(hintOf('[x](/guides/bax.png)'), 'did you mean `/guides/box.png`?');
  });

  // `/c%23/#.md` was written, which has no such heading.
  it('corrects a `#` in the name of a file', () => {
    const others = { 'guides/c#.md': '# C\n\n## Part\n' };
    for (const [url, meant] of [
      ['c#.md', 'c%23.md'],
      ['./c#.md#part', './c%23.md#part'],
      ['/guides/c#/', '/guides/c%23/'],
    ]) {
      const [fault] = check(`[x](${url})`, 'guides/page.md', '/docs/', others);
      assert.deepEqual([fault?.code, fault?.fix?.text], ['broken-link', meant], url);
    }
    const [picture] = check('![x](./a#.png)');
    assert.deepEqual([picture?.code, picture?.fix?.text], ['missing-asset', './a%23.png']);
  });

  it("corrects anchors that have their headings' accents", () => {
    const [fault] = check('[x](/limits/#größe-gewicht)');
    assert.deepEqual(fault?.fix, {
      place: { file: 'content/guides/page.md', line: 1, column: 5, endColumn: 27 },
      was: '/limits/#größe-gewicht',
      text: '/limits/#große-gewicht',
    });
    assert.match(check('[x](./größe.md)')[0]?.message ?? '', /`\.\/größe\.md`/);
  });

  it('tells of an address of another site that lacks its scheme', () => {
    for (const [url, meant] of [
      ['www.example.dk/a', 'https://www.example.dk/a'],
      ['example.com', 'https://example.com'],
      ['docs.example.io/a/#b', 'https://docs.example.io/a/#b'],
      ['me@example.dk', 'mailto:me@example.dk'],
      ['(https://example.dk/a#b)', 'https://example.dk/a#b'],
    ]) {
      assert.deepEqual(codesOf(`[a](${url})`), ['error broken-link']);
      assert.equal(hintOf(`[a](${url})`), `write \`${meant}\``);
    }
    for (const url of ['/example.com', './example.com', 'a/example.com', 'command', 'www.', 'x.com.md'])
      assert.doesNotMatch(hintOf(`[a](${url})`) ?? '', /https:\/\/(?!example\.com\/file)/, url);
    for (const url of ['logo@2x.png', 'guide@v2.md', 'parts@1.0.zip'])
      assert.doesNotMatch(hintOf(`[a](${url})`) ?? '', /mailto/, url);
  });

  it('tells of a folder without a page of its own which pages it has', () => {
    for (const url of ['/guides/', '/guides', '../guides/'])
      assert.equal(
        hintOf(`[a](${url})`),
        'add an `index.md` to the folder, or link to one of its pages, such as `/guides/first/`',
      );
    // The first by name.
    assert.match(String(check('[a](/guides/)', 'guides/a.md')[0]?.hint), /such as `\/guides\/a\/`$/);
  });

  it('corrects a link to a file with a sign in its name that ends an address, once and for all', () => {
    const files = { 'lang/c#.md': '# C sharp\n\n## One\n' };
    for (const [url, meant] of [
      ['./lang/c#.md', './lang/c%23.md'],
      ['./lang/c#.md#one', './lang/c%23.md#one'],
      ['/lang/c', '/lang/c%23/'],
    ] as const) {
      assert.equal(check(`[a](<${url}>)`, 'page.md', '/', files)[0]?.fix?.text, meant, url);
      assert.deepEqual(check(`[a](<${meant}>)`, 'page.md', '/', files), [], meant);
    }
  });

  it('tells of a folder whose page is called as in Next', () =>
    assert.equal(
      check('[a](/about)', 'about/page.mdx')[0]?.hint,
      'rename `about/page.mdx` to `index.mdx`, which is the page of its folder',
    ));

  it('says that no link leads to the page which readers see where there is none', () => {
    const hint = 'link to a page that has an address: this one is seen at those that lead nowhere';
    for (const url of ['/404/', '/404.html', '../404.md', '/fr/404'])
      assert.equal(check(`[a](${url})\n`)[0]?.hint, hint, url);
    assert.notEqual(check('[a](/guides/404/)\n')[0]?.hint, hint);
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

  it('leads from the address of a page that is still to be translated to the page itself', () => {
    const [fault] = check('[a](/fr/guides/first#steps)', 'fr/index.md');
    assert.deepEqual(
      [fault?.hint, fault?.fix?.text],
      ['write `/guides/first/#steps`: it leads to the translation as soon as there is one', '/guides/first/#steps'],
    );
    // From another language it would lead to another page than is meant.
    assert.equal(check('[a](/fr/guides/first)', 'a.md')[0]?.fix, undefined);
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
  });

  it('tells of folders that are never published, where GitBook keeps its pictures', () => {
    for (const body of ['![a](.gitbook/assets/a.png)', '![a](/.gitbook/assets/a.png)', '[a](../.gitbook/assets/a.pdf)'])
      assert.match(check(body)[0]?.hint ?? '', /^rename the folder `\.gitbook`, such as to `gitbook`/, body);
    assert.doesNotMatch(check('![a](../../a.png)')[0]?.hint ?? '', /rename/);
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

  // Docusaurus, Nextra and others order pages by such numbers, and leave them out of addresses.
  it('corrects links to pages by their addresses elsewhere, where numbers in names and folders of documents are none', () => {
    const fixOf = (url: string, path: string) => check(`[x](${url})`, path, '/')[0]?.fix?.text;
    assert.equal(
      fixOf('/docs/app/api/turbopack#own', '01-app/3. api/08-turbopack.md'),
      '/01-app/3.%20api/08-turbopack/#own',
    );
    assert.equal(fixOf('../api/turbopack', '01-app/02_api/08-turbopack.md'), '/01-app/02_api/08-turbopack/');
    assert.equal(fixOf('/app', '01-app/index.md'), '/01-app/');
    // From the root of a repository, as GitHub reads it.
    assert.equal(fixOf('/docs/docs/guides/first.md#steps', 'a.md'), '/guides/first.md#steps');
    assert.equal(fixOf('/docs/category/app', '01-app/index.md'), '/01-app/');
    assert.equal(fixOf('/docs/#start', 'index.md'), '/#start');
    assert.equal(fixOf('/docs', 'docs/a.md'), undefined);
    assert.equal(fixOf('/guides/first/index', 'a.md'), '/guides/first/');
    assert.equal(fixOf('/index', 'index.md'), '/');
    assert.equal(fixOf('/guides/first/index#steps', 'a.md'), '/guides/first/#steps');
    assert.equal(fixOf('/documentation/guides/first.md', 'a.md'), '/guides/first.md');
    // What a folder of the site is called says more, and a version is no order.
    assert.equal(fixOf('/docs/guides/first', 'docs/a.md'), undefined);
    assert.equal(fixOf('/v/1.0/', 'v/2.0.md'), undefined);
    assert.equal(fixOf('/2023-11-notes/', '2024-11-notes.md'), undefined);
  });

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

  it('corrects links that count from the address of their page, as browsers and Starlight read them', () => {
    const fixOf = (url: string, path?: string) => check(`[x](${url})`, path)[0]?.fix?.text;
    // At `/guides/page/`.
    assert.equal(fixOf('../first/#steps'), '/guides/first/#steps');
    assert.equal(fixOf('../../first?a#steps', 'guides/deep/page.md'), '/guides/first/?a#steps');
    // What is relative to the file is taken first, and what leads nowhere from either is not corrected.
    assert.deepEqual(check('[x](../limits/)'), []);
    assert.equal(fixOf('../none/'), undefined);
    assert.equal(fixOf('../first/', 'guides/index.md'), undefined);
    // What an address ends with that is no folder counts for none.
    const atFile = check('---\npermalink: /guides/deep/a.html\n---\n\n[x](../first/)\n', 'a.md');
    assert.equal(atFile[0]?.fix?.text, '/guides/first/');
  });

  it('corrects the ending of a file whose page has an address of its own', () => {
    const others = { 'kept.md': '---\npermalink: /else/where/\n---\n\n# Kept\n' };
    assert.equal(check('[x](../kept.mdx#a)', 'guides/page.md', '/docs/', others)[0]?.fix?.text, '../kept.md#a');
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

  it('names the page of the same name, wherever it stands', () =>
    assert.equal(hintOf('[a](/tutorials/for/beginners/first/)'), 'did you mean `/guides/first/`?'));

  it('leaves out a folder that stands twice before the page, from the root of a repository', () => {
    const others = { 'docs/api/pool.md': '# Pool\n\n## Size\n' };
    const fixOf = (url: string) => check(`[a](${url})`, 'docs/page.md', '/', others)[0]?.fix?.text;
    assert.equal(fixOf('/docs/docs/api/pool.md#size'), '/docs/api/pool.md#size');
    assert.equal(fixOf('/docs/docs/api/none.md'), undefined);
    assert.equal(fixOf('/docs/other/api/pool.md'), undefined);
  });

  it('writes the folder of the only file of that name, as ExDoc finds it', () => {
    const others = { 'tips/My Box.md': '# B\n\n## Lid\n', 'tips/a/twice.md': '# T\n', 'tips/b/twice.md': '# T\n' };
    const told = (url: string) =>
      check(`[a](${url})`, 'guides/page.md', '/docs/', others).map(({ hint, fix }) => [hint, fix?.text]);
    assert.deepEqual(told('limits.md#memory'), [['write `../limits.md#memory`', '../limits.md#memory']]);
    assert.deepEqual(told('My%20Box.md#lid'), [['write `../tips/My%20Box.md#lid`', '../tips/My%20Box.md#lid']]);
    for (const url of ['twice.md', 'twice', 'x/limits.md', 'Limits.md', 'index.md'])
      assert.equal(told(url)[0]?.[1], undefined, url);
  });

  it('writes the file that is called like its folder, which is the page of that for Docusaurus', () => {
    const others = { 'kit/kit.md': '# K\n\n## Part\n', 'kit/other.md': '# O\n', '02-api/api.mdx': '# A\n' };
    const told = (url: string) =>
      check(`[a](${url})`, 'guides/page.md', '/docs/', others).map(({ hint, fix }) => [hint, fix?.text]);
    assert.deepEqual(told('../kit#part'), [['write `/kit/kit/#part`', '/kit/kit/#part']]);
    assert.deepEqual(told('/kit/'), [['write `/kit/kit/`', '/kit/kit/']]);
    assert.deepEqual(told('/docs/docs/api'), [['write `/02-api/api/`', '/02-api/api/']]);
    const both = { ...others, 'kit/index.md': '# I\n' };
    assert.deepEqual(check('[a](/kit/)', 'guides/page.md', '/docs/', both), []);
  });

  it('says that plain Markdown has no constants, also in addresses', () => {
    const hintFor = (file: string) => check('[a](/x/{API_BASE_URL}/users/)', file)[0]?.hint;
    assert.equal(hintFor('guides/page.md'), 'rename the file to end in `.mdx`: plain Markdown cannot use constants');
    const [other] = check('[a](/x/{id}/users/)', 'guides/page.md');
    assert.match(other?.hint ?? '', /^write the page/);
  });

  it('corrects paths as Windows has them', () => {
    const others = { 'guides/deep/README.md': '# Deep\n' };
    const faultOf = (text: string) => check(text, 'guides/page.md', '/docs/', others)[0];
    for (const [url, meant] of [
      ['.\\deep\\README.md', './deep/README.md'],
      ['..\\limits.md#memory', '../limits.md#memory'],
      ['..\\logo.svg', '../logo.svg'],
    ] as const) {
      const fault = faultOf(`[a](${url})`);
      assert.deepEqual([fault?.fix?.text, fault?.hint], [meant, `write \`${meant}\``], url);
    }
    assert.equal(faultOf('[a](none\\at-all.md)')?.fix, undefined);
  });

  it('says why a file that is there is no page', () => {
    const others = { 'guides/_basics.md': '# Basics\n', 'basics.md': '# Others\n' };
    const hintFor = (url: string) => check(`[a](${url})`, 'guides/page.md', '/docs/', others)[0]?.hint;
    const rename = 'rename it to `basics.md`: files whose names begin with `_` are partials';
    for (const url of ['_basics.md', './_basics.md#a', '/guides/_basics.md', './_basics', '/guides/_basics/'])
      assert.equal(hintFor(url), rename, url);
    assert.doesNotMatch(String(hintFor('./_other.md')), /^rename/);
  });

  it('says how another site is linked, for an address below a step that no page has', () => {
    const hintFor = (url: string) => check(`[a](${url})`, 'guides/page.md')[0]?.hint;
    const write = 'write the page, or link to one that exists';
    assert.equal(hintFor('/blog/2024/'), `${write}; to another site, link by its full URL`);
    for (const url of ['/guides/zzzzzz/', './blog/2024/']) assert.equal(hintFor(url), write, url);
  });

  it('names no other page of the folder, which has nothing but the folder in common', () => {
    const meantBy = (url: string) => check(`[a](${url})`, 'guides/testing.md')[0]?.hint;
    assert.equal(meantBy('./contributing.md'), 'write the page, or link to one that exists');
    assert.equal(meantBy('./testin.md#a'), 'did you mean `./testing.md#a`?');
    assert.equal(meantBy('/guide/testing'), 'did you mean `/guides/testing/`?');
    // A folder before those that they have in common makes them no nearer.
    const others = { 'technical-references/smart-contracts/Policies.md': '# P\n' };
    const below = check('[a](/src/technical-references/smart-contracts/docs/MACI)', 'guides/testing.md', '/', others);
    assert.match(String(below[0]?.hint), /^write the page/);
  });

  it('names what a page has where no anchor is near', () => {
    assert.equal(hintOf('[a](/limits/#qqqqqqqqqqqq)'), 'the page has `#memory`, `#große-gewicht`');
    const noHeadings = 'the page has no headings: write one, or keep only the text of the link';
    assert.equal(hintOf('[a](#qqqqqqqqqqqq)'), noHeadings);
    const headings = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((text) => `## ${text}\n`).join('\n');
    assert.equal(
      hintOf(`[a](#qqqqqqqqqqqq)\n\n${headings}`),
      'the page has `#one`, `#two`, `#three`, `#four`, `#five`',
    );
    assert.equal(
      check('[a](/bare/#a)', 'guides/page.md', '/docs/', { 'bare.md': 'Words.\n' })[0]?.hint,
      'remove the `#` and what follows it',
    );
  });

  it('names a heading that holds what was written, or is held by it', () => {
    assert.equal(hintOf('[a](/limits/#gewicht)'), 'did you mean `#große-gewicht`?');
    assert.equal(hintOf('[a](/limits/#memory-of-all-workflows)'), 'did you mean `#memory`?');
  });

  it('names no heading that another language alone has', () => {
    const others = { 'fr/only.md': '# Seul\n\n## Partout\n' };
    assert.match(
      check('[a](#partout)', 'guides/page.md', '/docs/', others)[0]?.hint ?? '',
      /^the page has no headings/,
    );
    assert.equal(check('[a](#partout)', 'fr/page.md', '/docs/', others)[0]?.hint, 'did you mean `/fr/only/#partout`?');
  });

  it('corrects no link to a page that may have the heading, for another that has one of its words', () => {
    const others = {
      'tools.md': '# Tools\n\n## Messages\n\n## Kept messages\n',
      'stream.mdx': '# Stream\n\n<Table />\n',
    };
    const told = (url: string) =>
      check(`[a](${url})`, 'guides/page.md', '/docs/', others).map(({ hint, fix }) => [hint, fix?.text]);
    assert.deepEqual(told('/limits/#messages'), [['did you mean `/tools/#messages`?', undefined]]);
    assert.deepEqual(told('/limits/#kept-messages'), [
      ['write `/tools/#kept-messages`: the heading is there', '/tools/#kept-messages'],
    ]);
    const twice = { ...others, 'more.md': '## Kept messages\n' };
    assert.match(
      String(check('[a](/limits/#kept-messages)', 'guides/page.md', '/docs/', twice)[0]?.hint),
      /^the page has/,
    );
    assert.deepEqual(told('/stream/#kept-messages'), [['did you mean `/tools/#kept-messages`?', undefined]]);
    // Who names another page means no part of the own one.
    const own = check('[a](/limits/#set-it-up)\n\n## Set it up\n', 'guides/page.md', '/docs/', others);
    assert.deepEqual(
      own.map(({ hint, fix }) => [hint, fix?.text]),
      [['did you mean `/guides/page/#set-it-up`?', undefined]],
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

  it('tells how a text for the next page is written, which is all that others take', () => {
    const link = {
      kind: 'link' as const,
      url: 'Go on | Guides',
      href: '/docs/Go on',
      fromFile: 'guides/a.md',
      place: { file: 'content/guides/a.md', line: 2, column: 1, endColumn: 5 },
      target: { path: '/guides/Go on | Guides', hash: '' },
      inYaml: true as const,
    };
    const faultOf = (
      url: string,
      definition?: { readonly column: number; readonly line?: number },
      world = emptyWorld,
    ) => {
      const place = definition && { ...link.place, endColumn: definition.column + url.length, ...definition };
      const links = [{ ...link, url, ...(place && { definition: place }) }];
      return checkLinks({ ...compileText('# A\n', { path: 'guides/a.md' }), links }, world)[0];
    };
    const hint = 'write `{text: Go on | Guides}`: the page stays the one by order; or write a route';
    assert.equal(faultOf(link.url)?.hint, hint);
    assert.equal(faultOf('/go-on/')?.hint, 'write the page, or link to one that exists');
    assert.equal(faultOf('./Go on')?.hint, 'write the page, or link to one that exists');
    // What is not certain of a word alone is for the author to say.
    assert.equal(faultOf('Introduction', { column: 7 })?.hint, hint.replace(link.url, 'Introduction'));
    assert.equal(faultOf('Introduction', { column: 7 })?.fix, undefined);
    for (const url of [link.url, "What's new?", 'CI/CD with Acme', 'The C# API'])
      for (const column of [7, 8])
        assert.deepEqual(faultOf(url, { column })?.fix, {
          place: { file: 'content/guides/a.md', line: 2, column: 6, endColumn: 6 },
          was: '',
          text: '\n  text:',
        });
    // Nobody has written an address of a page by its text.
    const world = { ...emptyWorld, meant: createMeantRoutes(['/guides/go-on-guides/']) };
    assert.equal(faultOf(link.url, { column: 7 }, world)?.hint, hint);
    assert.equal(faultOf(link.url, { column: 7, line: 3 })?.fix, undefined);
    assert.equal(faultOf(link.url, { column: 14 })?.fix, undefined);
  });

  it('reports each faulty link of a page', () => {
    assert.deepEqual(
      check('[a](/x/) [b](/y/)\n\n![c](/z.png)').map(({ place }) => `${place?.line}:${place?.column}`),
      ['1:5', '1:14', '3:6'],
    );
  });
});
