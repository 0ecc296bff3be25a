import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compileText, type Surroundings } from '../../compileText.ts';
import { elementsOf, elementsWith } from '../../parsedHtml.ts';

const SITE: Surroundings = {
  files: { 'guides/first.md': '', 'limits.md': '' },
  assets: ['/logo.svg', '/guides/pic.png'],
  base: '/docs/',
};

const compile = (text: string, path = 'guides/page.md') => compileText(text, { ...SITE, path });
const hrefOf = (text: string, path?: string) => elementsWith(compile(text, path).html, 'a')[0]?.attributes.href;
const faultsOf = (text: string, path?: string) =>
  compile(text, path).diagnostics.map(
    ({ severity, code, place }) => `${severity} ${code} ${place?.line}:${place?.column}-${place?.endColumn}`,
  );

/** Addresses that could run code, as an author may write them in Markdown. */
const UNSAFE = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  '&#106;avascript:alert(1)',
  'javascript&colon;alert(1)',
  'java&Tab;script:alert(1)',
  'java&#10;script:alert(1)',
  '&#1;javascript:alert(1)',
  'data:text/html,x',
  'data:text/html;base64,PHNjcmlwdD4=',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
];

describe('links of a page', () => {
  it('are resolved under the base, one resolver for all', () => {
    assert.equal(hrefOf('[a](first.md#x)'), '/docs/guides/first/#x');
    assert.equal(hrefOf('[a](/limits/)'), '/docs/limits/');
    assert.equal(hrefOf('[a][r]\n\n[r]: ../limits.md'), '/docs/limits/');
    assert.equal(hrefOf('a <a href="first.md">b</a>'), '/docs/guides/first/');
    assert.equal(hrefOf('<a href="first.md">b</a>', 'guides/page.mdx'), '/docs/guides/first/');
    assert.equal(hrefOf('<Card title="t" href="first.md" />', 'guides/page.mdx'), '/docs/guides/first/');
    assert.equal(elementsWith(compile('![a](pic.png)').html, 'img')[0]?.attributes.src, '/docs/guides/pic.png');
  });

  it('are marked where their text is their own address, which paper then shows once', () => {
    const isBare = (text: string, path?: string) =>
      elementsWith(compile(text, path).html, 'a').map(({ attributes }) => 'data-bare' in attributes);
    assert.deepEqual(
      isBare('<https://a.example/b> https://a.example www.a.example [`http://a.example`](http://a.example)'),
      [true, true, true, true],
    );
    assert.deepEqual(
      isBare(
        '<https://a.example/دليل/> www.a.example/für [https://a.example/é](https://a.example/%C3%A9) <https://a.example/50%>',
      ),
      [true, true, true, true],
    );
    assert.deepEqual(isBare('<a href="https://a.example">https://a.example</a>', 'guides/page.mdx'), [true]);
    assert.deepEqual(isBare('[a.example](https://a.example/b) [a](/limits/) [/limits/](/limits/)'), [
      false,
      false,
      false,
    ]);
  });

  it('are listed as written, with target and place', () => {
    assert.deepEqual(compile('One [a](first.md#x) ![b](/logo.svg)\n\n<https://a.example> [c](#d)').links, [
      {
        kind: 'link',
        url: 'first.md#x',
        href: '/docs/guides/first/#x',
        fromFile: 'guides/page.md',
        place: { file: 'content/guides/page.md', line: 1, column: 9, endColumn: 19 },
        target: { path: '/guides/first/', hash: 'x' },
      },
      {
        kind: 'image',
        url: '/logo.svg',
        href: '/docs/logo.svg',
        fromFile: 'guides/page.md',
        place: { file: 'content/guides/page.md', line: 1, column: 26, endColumn: 35 },
        target: { path: '/logo.svg', hash: '' },
      },
      {
        kind: 'link',
        url: 'https://a.example',
        href: 'https://a.example',
        fromFile: 'guides/page.md',
        place: { file: 'content/guides/page.md', line: 3, column: 2, endColumn: 19 },
      },
      {
        kind: 'link',
        url: '#d',
        href: '#d',
        fromFile: 'guides/page.md',
        place: { file: 'content/guides/page.md', line: 3, column: 25, endColumn: 27 },
        target: { path: '', hash: 'd' },
      },
    ]);
  });

  for (const url of UNSAFE) {
    it(`M-01, M-02: refuse ${url} in every form`, () => {
      const forms: readonly [text: string, path?: string][] = [
        [`[a](${url})`],
        [`![a](${url})`],
        [`[a][r]\n\n[r]: ${url}`],
        [`![a][r]\n\n[r]: ${url}`],
        [`a <a href="${url}">b</a>`],
        [`a <img src="${url}" alt="b">`],
        [`<a href="${url}">b</a>`, 'guides/page.mdx'],
        [`<img src="${url}" alt="b" />`, 'guides/page.mdx'],
        [`<video poster="${url}" />`, 'guides/page.mdx'],
        [`<Card title="t" href="${url}" />`, 'guides/page.mdx'],
        [`<blockquote cite="${url}">a</blockquote>`],
        [`a <form action="${url}">b</form>`],
        [`<button formAction="${url}">a</button>`, 'guides/page.mdx'],
        [`<svg><a xlinkHref="${url}"><text>a</text></a></svg>`, 'guides/page.mdx'],
      ];
      for (const [text, path] of forms) {
        const { html, diagnostics } = compile(text, path);
        // Markdown encodes or replaces control characters: what is left is no scheme, but a page that does not exist.
        const isEncoded = /&(Tab|#10|#1);/.test(url);
        const isRefused = diagnostics.some(({ severity, code }) => severity === 'error' && code === 'unsafe-url');
        assert.ok(isRefused || isEncoded, `${text}: ${JSON.stringify(diagnostics)}`);
        for (const { attributes } of elementsOf(html)) {
          for (const name of ['href', 'src', 'poster', 'srcset', 'cite', 'action', 'formaction', 'xlink:href'])
            assert.ok(/^(#|\/|)$|^[#/]/.test(attributes[name] ?? ''), html);
        }
      }
    });
  }

  for (const path of ['guides/page.md', 'guides/page.mdx']) {
    it(`are resolved in a set of pictures, and looked at: ${path}`, () => {
      const set = path.endsWith('x') ? 'srcSet' : 'srcset';
      const text = `<picture><source media="(prefers-color-scheme: dark)" ${set}="/logo.svg 1x,pic.png 2x, gone.png 3x, , https://a.example/c,w_2/a.png" /><img src="pic.png" alt="A" /></picture>`;
      const { html, links, diagnostics } = compile(text, path);
      assert.deepEqual(diagnostics, []);
      const [source] = elementsWith(html, 'source');
      assert.equal(source?.attributes.media, '(prefers-color-scheme: dark)');
      assert.equal(
        source?.attributes.srcset,
        '/docs/logo.svg 1x, /docs/guides/pic.png 2x, /docs/guides/gone.png 3x, https://a.example/c,w_2/a.png',
      );
      const gone = links.find(({ url }) => url === 'gone.png');
      assert.deepEqual([gone?.kind, gone?.place.column], ['image', text.indexOf('gone.png') + 1]);
    });
  }

  it('may lead to a place marked by name, which is no link without a text', () => {
    const { ids, diagnostics, headings } = compile(
      '<a name="first"></a>\n\n## First\n\n<a name="old"></a>\n\n[x](#old)',
    );
    assert.deepEqual(diagnostics, []);
    assert.ok(ids.includes('old'));
    assert.deepEqual(
      headings.map(({ slug }) => slug),
      ['first'],
    );
  });

  it('M-01: open programs where readers follow them, and not where a page loads by itself', () => {
    for (const [text, path] of [
      ['[a](vscode:extension/a.b)'],
      ['<cursor://mcp/install?name=a>'],
      ['<a href="slack://channel?id=a">a</a>', 'guides/page.mdx'],
    ] as const) {
      assert.deepEqual(faultsOf(text, path), [], text);
      assert.match(hrefOf(text, path) ?? '', /^(?:vscode|cursor|slack):/);
    }
    for (const [text, path] of [
      ['![a](vscode://b.png)'],
      ['<img src="Slack://b" srcset="tel:1 2x" alt="c">'],
      ['<video poster="mailto:a@b.example" />', 'guides/page.mdx'],
    ] as const) {
      const { html, diagnostics } = compile(text, path);
      assert.ok(diagnostics.length > 0 && diagnostics.every(({ code }) => code === 'unsafe-url'), text);
      assert.doesNotMatch(html, /(?:vscode|slack|tel|mailto):/i);
    }
  });

  it('M-01: autolinks take no unsafe scheme', () => {
    for (const text of ['<javascript:alert(1)>', '<data:text/html,x>', '<vbscript:x>']) {
      assert.deepEqual(
        faultsOf(text).map((fault) => fault.split(' ')[1]),
        ['unsafe-url'],
        text,
      );
    }
  });

  it('M-01: are refused at their place, named no longer than needed', () => {
    assert.deepEqual(faultsOf('One\n\ntwo [a](javascript:alert(1)) three'), ['error unsafe-url 3:9-28']);
    const long = compile(`[a](javascript:${'x'.repeat(500)})`).diagnostics[0]?.message ?? '';
    assert.ok(long.length < 200, long);
  });

  it('M-13: warn of a picture without a text alternative, at its place', () => {
    assert.deepEqual(faultsOf('One ![](/logo.svg) two'), ['warning missing-alt 1:5-19']);
    assert.deepEqual(faultsOf('a <img src="/logo.svg"> b'), ['warning missing-alt 1:3-24']);
    assert.deepEqual(faultsOf('![A logo](/logo.svg)'), []);
    const hintOf = (text: string) => compile(text).diagnostics[0]?.hint;
    assert.equal(hintOf('One ![](/logo.svg "Logo") two'), '![what the image shows](/logo.svg "Logo")');
    assert.equal(hintOf('One ![][logo] two\n\n[logo]: /logo.svg\n'), '![what the image shows][logo]');
    assert.equal(hintOf('a <img src="/logo.svg"> b'), 'alt="what the image shows", or alt="" if it is only decoration');
    // Whoever writes it so says that it is decoration.
    for (const text of ['a <img src="/logo.svg" alt=""> b', '<p><img alt="" src="/logo.svg"></p>'])
      assert.deepEqual(faultsOf(text), [], text);
    assert.deepEqual(faultsOf('a <img src="/logo.svg" alt="" /> b', 'guides/page.mdx'), []);
    assert.deepEqual(faultsOf('<img src="/logo.svg" alt="" role="presentation" />', 'guides/page.mdx'), []);
  });

  it('are deleted where they lead to a place of their page, and only styles of another generator would show them', () => {
    const fixOf = (text: string, path?: string) =>
      compile(text, path).diagnostics.map(({ code, fix }) => [code, fix?.was]);
    const anchor = '<a class="anchor" href="#x"></a>';
    const inList = `<dl>\n<dt id="x">${anchor}<code>X</code></dt>\n<dd>What it is</dd>\n</dl>\n`;
    assert.deepEqual(fixOf(inList).at(-1), ['empty-link', anchor]);
    assert.deepEqual(fixOf('<a href="#x"></a><b id="x">a</b>'), [['empty-link', '<a href="#x"></a>']]);
    for (const text of ['<a href="/limits/"></a>', '<a id="x" href="#x"></a>', '[](#x)'])
      assert.deepEqual(
        fixOf(`${text} <b id="${text.includes('id=') ? 'y' : 'x'}">a</b>`),
        [['empty-link', undefined]],
        text,
      );
    assert.deepEqual(fixOf('<b id="x"><a href="#x"></a></b>', 'a.mdx'), [['empty-link', undefined]]);
  });

  it('M-13: warn of a link without text, at its place', () => {
    assert.deepEqual(faultsOf('One [](/limits/) two'), ['warning empty-link 1:5-17']);
    assert.deepEqual(faultsOf('[ &nbsp; ](/limits/)').length, 1);
    assert.deepEqual(faultsOf('[![A logo](/logo.svg)](/limits/)'), []);
    assert.deepEqual(faultsOf('[`code`](/limits/)'), []);
  });

  for (const [text, ...faults] of [
    ['One [two]() three', 'warning empty-link 1:5-12'],
    ['One [two](<>) three', 'warning empty-link 1:5-14'],
    ['One [two][r]\n\n[r]: <>', 'warning empty-link 1:5-13'],
    ['One <a href="">two</a>', 'warning empty-link 1:5-23'],
    ['One ![two]() three', 'error missing-asset 1:5-13'],
    ['One <img src="" alt="two">', 'error missing-asset 1:5-27'],
  ] as const) {
    it(`are told of where they have no address: ${JSON.stringify(text)}`, () => {
      assert.deepEqual(faultsOf(text), faults);
    });
  }

  it('have an address that is a sign alone, of the start of the page or of the page itself', () =>
    assert.deepEqual(faultsOf('[One](#) [two](? "t")'), []));

  it('are told of by what they are of, where they have no address', () => {
    const told = (text: string) => compile(text).diagnostics.map(({ message, hint }) => `${message} ${hint}`);
    const file = 'so nothing is loaded. write the path of the file, such as `src="./tour.mp4"`, or delete the element';
    assert.deepEqual(told('<video controls><source src="" type="video/mp4"></video>'), [
      `The \`<source>\` has no URL, ${file}`,
    ]);
    assert.deepEqual(told('<video src="" controls></video>'), [`The \`<video>\` has no URL, ${file}`]);
    assert.match(told('<img src="" alt="a">')[0] ?? '', /^The image has no URL, so readers see a broken image\./);
  });

  it('are told of where a component has no address to lead to', () => {
    assert.deepEqual(faultsOf('<Card title="t" href="" />', 'guides/page.mdx'), ['warning empty-link 1:1-27']);
    assert.deepEqual(faultsOf('<a href=" ">t</a>', 'guides/page.mdx'), ['warning empty-link 1:1-18']);
  });

  it('lead to no file of the machine that they are written on', () => {
    const [fault] = compile('One [two](file:///etc/hosts)').diagnostics;
    assert.deepEqual([fault?.code, fault?.place?.column], ['unsafe-url', 11]);
    assert.match(fault?.message ?? '', /file on this computer/);
  });

  it('give no other window a handle on this one', () => {
    const [link] = elementsWith(
      compile('<a href="https://a.example" target="_blank">b</a>', 'guides/page.mdx').html,
      'a',
    );
    assert.equal(link?.attributes.rel, 'noopener noreferrer');
  });

  it('keep what else they say of themselves', () => {
    for (const path of ['guides/page.mdx', 'guides/page.md']) {
      const page = compile('<a href="https://a.example" target="_blank" rel="nofollow noopener">b</a>', path);
      assert.equal(elementsWith(page.html, 'a')[0]?.attributes.rel, 'noopener noreferrer nofollow');
    }
  });

  it('may open a window of their own in `.md` too, and say of others that they are not followed', () => {
    const { html, diagnostics } = compile(
      '<a href="https://a.example" target="_blank">b</a> <a href="https://c.example" rel="nofollow">d</a> <a href="/" target="x">e</a>',
      'guides/page.md',
    );
    assert.deepEqual(
      elementsWith(html, 'a').map(({ attributes: { target, rel } }) => [target, rel]),
      [
        ['_blank', 'noopener noreferrer'],
        [undefined, 'nofollow'],
        [undefined, undefined],
      ],
    );
    assert.deepEqual(
      diagnostics.map(({ code, message }) => [code, message.split(' ', 1)[0]]),
      [['dropped-html', '`target`']],
    );
  });

  it('load pictures late, and keep what an author says of it', () => {
    const [first] = elementsWith(compile('## One\n\n![a](/logo.svg "t")').html, 'img');
    assert.deepEqual(first?.attributes, {
      src: '/docs/logo.svg',
      alt: 'a',
      title: 't',
      loading: 'lazy',
      decoding: 'async',
    });
    const [second] = elementsWith(
      compile('<img src="/logo.svg" alt="a" loading="eager" />', 'guides/page.mdx').html,
      'img',
    );
    assert.equal(second?.attributes.loading, 'eager');
  });
});
