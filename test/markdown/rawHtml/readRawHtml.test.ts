import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { compileText } from '../../compileText.ts';
import { documentElementsOf, elementsOf, elementsWith } from '../../parsedHtml.ts';

/** Ways in which raw HTML has run code, or changed the page around it, in other programs. */
const VECTORS: readonly string[] = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<script/x>alert(1)</script>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<<script>alert(1);//<</script>',
  '<script\n>alert(1)</script\n>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><script href="data:,alert(1)"/></svg>',
  '<svg onload=alert(1)>',
  '<svg/onload=alert(1)>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<svg><a><animate attributeName="href" values="javascript:alert(1)"/><text>x</text></a></svg>',
  '<svg><set attributeName="onmouseover" to="alert(1)">',
  '<svg><use href="data:image/svg+xml,<svg id=x onload=alert(1)>#x">',
  '<svg><foreignObject><iframe src="javascript:alert(1)"></foreignObject></svg>',
  '<svg><style>*{background:url(javascript:alert(1))}</style></svg>',
  '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=alert(1)&gt;">',
  '<math href="javascript:alert(1)">x</math>',
  '<img src=x onerror=alert(1)>',
  '<img src=x:x onerror=alert(1)//',
  '<IMG SRC="javascript:alert(1)">',
  '<img """><script>alert(1)</script>">',
  '<img src="x` `<script>alert(1)</script>"` `>',
  '<img srcset="javascript:alert(1) 1x, x 2x">',
  '<img src="data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9YWxlcnQoMSk+">',
  '<img lowsrc="javascript:alert(1)" dynsrc="javascript:alert(1)">',
  '<image src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="java&#10;script:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="javascript&colon;alert(1)">x</a>',
  '<a href="&#1;javascript:alert(1)">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a xlink:href="javascript:alert(1)">x</a>',
  '<a href=x onclick=alert(1) onmouseover=alert(1)>x</a>',
  '<a href="x" style="position:fixed;inset:0">x</a>',
  '<a href="x" target="_blank" ping="https://evil.example">x</a>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<frameset onload=alert(1)><frame src="javascript:alert(1)"></frameset>',
  '<object data="javascript:alert(1)"></object>',
  '<object type="text/html" data="data:text/html,<script>alert(1)</script>"></object>',
  '<embed src="javascript:alert(1)">',
  '<applet code="x"></applet>',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<meta http-equiv="Content-Security-Policy" content="default-src *">',
  '<link rel="stylesheet" href="https://evil.example/x.css">',
  '<link rel="import" href="data:text/html,<script>alert(1)</script>">',
  '<style>@import "https://evil.example/x.css";</style>',
  '<style>body{display:none}</style>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<form action="javascript:alert(1)"><input type=submit></form>',
  '<form id="x"><input name="action"></form><button form="x" formaction="javascript:alert(1)">x</button>',
  '<input onfocus=alert(1) autofocus>',
  '<input type="image" src="javascript:alert(1)">',
  '<button onclick=alert(1)>x</button>',
  '<select autofocus onfocus=alert(1)><option>x</select>',
  '<textarea><p title="</textarea><img src=x onerror=alert(1)>"></textarea>',
  '<title><p title="</title><img src=x onerror=alert(1)>"></title>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<noembed><p title="</noembed><img src=x onerror=alert(1)>"></noembed>',
  '<xmp><p title="</xmp><img src=x onerror=alert(1)>"></xmp>',
  '<template><img src=x onerror=alert(1)></template>',
  '<div><template shadowrootmode="open"><script>alert(1)</script></template></div>',
  '<video src=x onerror=alert(1)></video>',
  '<video poster="javascript:alert(1)"><source onerror=alert(1)></video>',
  '<audio src="javascript:alert(1)" autoplay onplay=alert(1)></audio>',
  '<details open ontoggle=alert(1)><summary>x</summary></details>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<body onload=alert(1)>',
  '<html onmouseover=alert(1)>',
  '<table background="javascript:alert(1)"><td background="javascript:alert(1)">x</td></table>',
  '<isindex action="javascript:alert(1)" type=image>',
  '<keygen autofocus onfocus=alert(1)>',
  '<portal src="https://evil.example" onload=alert(1)>',
  '<blockquote cite="javascript:alert(1)">x</blockquote>',
  '<x-custom onclick=alert(1)>x</x-custom>',
  '<docsgen-icon data-kind="note" onclick=alert(1)></docsgen-icon>',
  '<docsgen-icon data-kind="constructor"></docsgen-icon>',
  '<p data-island="SearchBox" data-props="{}">x</p>',
  '<!--><script>alert(1)</script>-->',
  '<!-- --!><script>alert(1)</script> -->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?xml-stylesheet href="javascript:alert(1)"?>',
  '<!ENTITY x "javascript:alert(1)">',
];

/** Ways to break out of what is around the content. */
const BREAKOUTS: readonly string[] = [
  '<!-- never closed',
  '<![CDATA[ never closed',
  '<plaintext>',
  '</main></body></html>',
  '</div></div></div></main><main>',
  '</article><main id="x">',
  '<table><tr><td>',
  '<select><option>',
  '<textarea>',
  '<title>',
  '<a href="',
  "<img alt='",
  '<p title="</main>',
  '<svg><p>',
  '<math><annotation-xml encoding="text/html"><p>',
  '</p></p></p>',
  '<li><li><li>',
  '<body><head><html>',
  '<frameset>',
];

const SAFE_TAGS = new Set(
  [
    'a',
    'abbr',
    'aside',
    'b',
    'blockquote',
    'br',
    'button',
    'code',
    'dd',
    'del',
    'details',
    'div',
    'dl',
    'dt',
    'em',
    'figcaption',
    'figure',
  ].concat(
    [
      'h1',
      'h2',
      'h3',
      'h4',
      'h5',
      'h6',
      'hr',
      'i',
      'img',
      'input',
      'ins',
      'kbd',
      'li',
      'mark',
      'ol',
      'p',
      'path',
      'picture',
      'pre',
      'q',
      'rect',
    ],
    [
      'circle',
      's',
      'samp',
      'section',
      'source',
      'span',
      'strike',
      'strong',
      'sub',
      'summary',
      'sup',
      'svg',
      'table',
      'tbody',
      'td',
      'tfoot',
      'th',
    ],
    [
      'audio',
      'video',
      'track',
      'time',
      'small',
      'u',
      'cite',
      'dfn',
      'bdi',
      'bdo',
      'caption',
      'col',
      'colgroup',
      'address',
    ],
    ['thead', 'tr', 'tt', 'ul', 'var', 'polyline', 'line', 'polygon', 'ruby', 'rt', 'rp', 'wbr'],
  ),
);

const BASE = 'https://own.example/docs/';

/** Fails unless nothing in the HTML, as a browser parses it, can run or load code. */
function assertHarmless(html: string, context: string): void {
  for (const { tag, attributes } of elementsOf(html)) {
    assert.ok(SAFE_TAGS.has(tag), `${context}: <${tag}> in ${html}`);
    for (const [name, value] of Object.entries(attributes)) {
      assert.doesNotMatch(
        name,
        /^on|^style$|^srcdoc$|^ping$|^formaction$|^action$|^background$/i,
        `${context}: ${name} in ${html}`,
      );
      // The generator's own parts; others would start code of the theme.
      if (name === 'data-island') assert.match(value, /^(HeadingLink|CopyButton)$/, context);
      if (/^(href|src|srcset|cite|poster|xlink:href)$/.test(name)) {
        for (const url of name === 'srcset' ? value.split(/,\s/) : [value]) {
          // One that is none, such as `//<b`, leads nowhere.
          const { protocol } = URL.canParse(url, BASE) ? new URL(url, BASE) : { protocol: 'https:' };
          assert.match(protocol, /^(https?|mailto|tel):$/, `${context}: ${value}`);
        }
      }
    }
  }
}

describe('raw HTML in Markdown', () => {
  for (const vector of VECTORS) {
    it(`M-03: is harmless: ${vector}`, () => {
      for (const text of [
        vector,
        `text ${vector} text`,
        `- ${vector}`,
        `| a |\n|---|\n| ${vector.replaceAll('\n', ' ')} |`,
        `## ${vector.replaceAll('\n', ' ')}`,
        `> [!NOTE]\n> ${vector}`,
      ]) {
        assertHarmless(compileText(text, { path: 'page.md' }).html, text);
      }
    });
  }

  for (const vector of BREAKOUTS) {
    it(`M-04: stays where it is: ${vector}`, () => {
      for (const text of [vector, `text ${vector}`, `before\n\n${vector}\n\nafter`]) {
        const { html } = compileText(text, { path: 'page.md' });
        const page = documentElementsOf(
          `<!doctype html><html><head></head><body><main>${html}</main><footer></footer></body></html>`,
        );
        const shell = page
          .filter(({ tag }) => ['html', 'head', 'body', 'main', 'footer'].includes(tag))
          .map(({ tag, path }) => [...path, tag].join(' '));
        assert.deepEqual(shell, ['html', 'html head', 'html body', 'html body main', 'html body footer'], html);
        assertHarmless(html, text);
      }
    });
  }

  it('leaves addresses that only look as if they had a scheme to the check of links', () => {
    const written = '[a]((https://a.example)) [b](12:30.md) ![c](_d:e.png)';
    const urlsOf = (text: string) => compileText(text, { path: 'page.md' }).links.map(({ url }) => url);
    assert.deepEqual(urlsOf(written), ['(https://a.example)', '12:30.md', '_d:e.png']);
    assert.deepEqual(urlsOf(`${written} <b>x</b> <a href="f_:g">h</a>`), [...urlsOf(written), 'f_:g']);
    const { diagnostics } = compileText('<a href="f_:g">h</a>', { path: 'page.md' });
    assert.deepEqual(diagnostics, []);
  });

  it('M-03: names nothing but places, because a name can stand for a function of the document', () => {
    const { html, diagnostics } = compileText(
      '<img name="getElementById" src="https://x.example/a.png" alt="A">\n\n<a name="b"></a>\n',
      { path: 'page.md' },
    );
    assert.deepEqual(
      elementsOf(html).flatMap(({ tag, attributes: { name } }) => (name === undefined ? [] : [`${tag} ${name}`])),
      ['a b'],
    );
    assert.deepEqual(
      diagnostics.map(({ code, place }) => `${code} ${place?.line}:${place?.column}`),
      ['dropped-html 1:6'],
    );
  });

  it('keeps no element that stands for those of plugins', () => {
    const { html, diagnostics } = compileText('<docsgen-made data-made="0">Words</docsgen-made>\n', {
      path: 'page.md',
    });
    assert.equal(html, '<p>Words</p>');
    assert.deepEqual(
      diagnostics.map(({ code }) => code),
      ['dropped-html'],
    );
  });

  it('M-03: warns of what is removed, at its place', () => {
    const faultsOf = (text: string) =>
      compileText(text, { path: 'page.md' }).diagnostics.map(
        ({ severity, code, place }) => `${severity} ${code} ${place?.line}:${place?.column}`,
      );
    assert.deepEqual(faultsOf('One\n\n<script>alert(1)</script>\n'), ['warning unsafe-html 3:1']);
    assert.deepEqual(faultsOf('One <b onclick="x()">two</b>'), ['warning unsafe-html 1:8']);
    assert.deepEqual(faultsOf('One\n\n<div>\n<iframe src="x"></iframe>\n</div>'), ['warning unsafe-html 4:1']);
  });

  it('keeps what follows an element that its author has closed with `/>`, and that HTML reads as text up to its end', () => {
    const both = (text: string) => {
      const { html, diagnostics, headings } = compileText(text, { path: 'page.md' });
      const told = diagnostics.map(({ code, place }) => `${code} ${place?.line}:${place?.column}`);
      return [
        html.replace(/<a class="heading-anchor".*?<\/a>/, '').replaceAll('\n', ''),
        headings.map(({ slug }) => slug),
        told,
      ];
    };
    assert.deepEqual(both('<iframe\n  src="https://a.example"\n/>\n\n## After\n\n**Words**\n'), [
      '<div class="heading h2"><h2 id="after">After</h2></div><p><strong>Words</strong></p>',
      ['after'],
      ['unsafe-html 1:1'],
    ]);
    const block =
      '<div>\n<iframe src="a" />\n<p>One</p>\n<iframe title="a>b" src="b"/> <marquee>Two</marquee>\n</div>\n';
    assert.deepEqual(both(block), [
      '<div><p>One</p> Two</div>',
      [],
      ['unsafe-html 2:1', 'unsafe-html 4:1', 'dropped-html 4:31'],
    ]);
    assert.deepEqual(both('> One <iframe src="a" /> **two** <textarea/> *three*\n'), [
      '<blockquote><p>One  <strong>two</strong>  <em>three</em></p></blockquote>',
      [],
      ['unsafe-html 1:7', 'dropped-html 1:34'],
    ]);
    assert.deepEqual(both('<iframe src="a" /></iframe>\n\n## After\n')[1], ['after']);
  });

  it('keeps pictures, videos and sounds, with their addresses resolved and checked', () => {
    const { html, diagnostics, links } = compileText(
      [
        '<figure><video src="a.mp4" poster="b.png" controls muted width="300"><track src="c.vtt" kind="captions" srclang="en" default></video>',
        '<figcaption>C <time datetime="2024-01-02">then</time></figcaption></figure>',
        '<audio controls><source src="../d.mp3" type="audio/mpeg"></audio>',
        '<picture><source srcset="e.webp" media="(min-width: 1px)"><img src="b.png" alt="B"></picture>',
      ].join('\n'),
      { path: 'guides/page.md', base: '/docs/' },
    );
    assert.deepEqual(diagnostics, []);
    const shown = elementsOf(html).map(({ tag, attributes }) => [tag, attributes] as const);
    const find = (tag: string) => shown.find(([name]) => name === tag)?.[1];
    assert.deepEqual(find('video'), {
      src: '/docs/guides/a.mp4',
      poster: '/docs/guides/b.png',
      controls: '',
      muted: '',
      width: '300',
    });
    assert.deepEqual(find('track'), { src: '/docs/guides/c.vtt', kind: 'captions', srclang: 'en', default: '' });
    assert.deepEqual(find('source'), { src: '/docs/d.mp3', type: 'audio/mpeg' });
    assert.equal(find('time')?.datetime, '2024-01-02');
    assert.deepEqual(
      links.map(({ url, kind, target }) => [url, kind, target?.path]),
      [
        ['c.vtt', 'image', '/guides/c.vtt'],
        ['a.mp4', 'image', '/guides/a.mp4'],
        ['b.png', 'image', '/guides/b.png'],
        ['../d.mp3', 'image', '/d.mp3'],
        ['e.webp', 'image', '/guides/e.webp'],
        ['b.png', 'image', '/guides/b.png'],
      ],
    );
  });

  it('M-02: refuses unsafe addresses in it, as in Markdown itself', () => {
    const codesOf = (text: string) =>
      compileText(text, { path: 'page.md' }).diagnostics.map(({ severity, code }) => `${severity} ${code}`);
    for (const url of [
      'javascript:alert(1)',
      'data:text/html,x',
      'vbscript:x',
      'java&#10;script:x',
      'javascript&colon;x',
    ]) {
      assert.ok(codesOf(`a <a href="${url}">b</a>`).includes('error unsafe-url'), url);
    }
    assert.ok(codesOf('a <b>b</b> [c](javascript:alert(1))').includes('error unsafe-url'));
    assert.ok(codesOf('<img src="data:image/svg+xml,x" alt="a">').includes('error unsafe-url'));
  });

  it('F-07: takes no name that every object has for an icon', () => {
    for (const kind of ['constructor', 'toString', '__proto__', 'nope']) {
      const { html } = compileText(`One <docsgen-icon data-kind="${kind}"></docsgen-icon> two`, { path: 'page.md' });
      assert.equal(html.trim(), '<p>One  two</p>');
    }
  });

  it('keeps what helps readers', () => {
    const html = compileText(
      '<details open><summary>More</summary>\n\n**bold** <kbd>K</kbd> <sub>2</sub> <mark>m</mark> <abbr title="t">A</abbr>\n\n</details>\n\n<p align="center"><img src="a.png" alt="x" width="10" height="20"></p>\n\n<a href="tel:+1234" title="t">call</a>\n',
      { path: 'page.md', assets: ['/a.png'] },
    ).html;
    const tags = elementsOf(html).map(({ tag }) => tag);
    for (const tag of ['details', 'summary', 'strong', 'kbd', 'sub', 'mark', 'abbr', 'img', 'a'])
      assert.ok(tags.includes(tag), tag);
    const find = (tag: string) => elementsOf(html).find((element) => element.tag === tag)?.attributes;
    assert.equal(find('img')?.width, '10');
    assert.deepEqual([find('a')?.href, find('a')?.title], ['tel:+1234', 't']);
  });

  it('changes nothing in the Markdown beside it', () => {
    const texts = [
      '# T\n\n## H {#own}\n\n### H `c`\n',
      '| a | b |\n|:-|-:|\n| 1 | 2 |\n',
      '- [x] done\n- [ ] open\n\n3. three\n4. four\n',
      '```js title="a.js" {1}\nx\n```\n\n    indented\n',
      '> [!TIP]\n> a\n\n:::warning[T]\nb\n:::\n',
      'a[^1] b[^1]\n\n[^1]: note\n',
      '[a](/b "t") [c](tel:+1) [d](mailto:x@y.example) ![e](f.png "g") <https://h.example>\n',
      '~~del~~ *em* **st** `co` a\\\nb\n',
    ];
    for (const text of texts) {
      const alone = compileText(text, { path: 'page.md' }).html;
      const beside = compileText(`${text}\n<i>i</i>\n`, { path: 'page.md' }).html;
      assert.deepEqual(elementsOf(beside.replace('\n<p><i>i</i></p>', '')), elementsOf(alone));
    }
  });

  it('M-17: is harmless, whatever is put together', () => {
    const piece = fc.constantFrom(
      ...[
        '<',
        '>',
        '/',
        '"',
        "'",
        '=',
        ' ',
        '\n',
        '\n\n',
        '`',
        '&',
        '<!--',
        '-->',
        '<![CDATA[',
        ']]>',
        '<?',
        '</',
        '<svg',
        '<math',
        '<style',
        '<script',
        '</script>',
      ],
      ...[
        '<a href=',
        '<img src=x ',
        'onerror=alert(1)',
        'javascript:',
        'java&#115;cript:',
        '<title>',
        '<textarea>',
        '<noscript>',
        '<table>',
        '<td>',
        '<select>',
        '<template>',
        '*',
        '[x](',
        ')',
        '- ',
        '> ',
      ],
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const text = pieces.join('');
        assertHarmless(compileText(text, { path: 'page.md' }).html, text);
      }),
      { numRuns: 500, examples: [[['<![CDATA[', '> ', '<a href=', '/', '/', '<title>']]] },
    );
  });
});

describe('HTML in MDX', () => {
  const refused = [
    '<script>{"alert(1)"}</script>',
    '<sCRIPT>{"alert(1)"}</sCRIPT>',
    '<style>{"a"}</style>',
    '<iframe src="https://a.example" />',
    '<object data="x" />',
    '<embed src="x" />',
    '<base href="https://evil.example/" />',
    '<meta httpEquiv="refresh" content="0" />',
    '<link rel="stylesheet" href="x.css" />',
    '<p onClick="alert(1)">x</p>',
    '<p onclick="alert(1)">x</p>',
    '<p ONCLICK="alert(1)">x</p>',
    '<p style="color:red">x</p>',
    '<p STYLE="color:red">x</p>',
    '<p style={{"color": "red"}}>x</p>',
    '<p dangerouslySetInnerHTML={{__html: "<b>x</b>"}} />',
    '<p srcDoc="x">x</p>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">x</p></noscript>',
    '<textarea><p title="</textarea><img src=x onerror=alert(1)>">x</p></textarea>',
    '<title><p title="</title><img src=x onerror=alert(1)>">x</p></title>',
    '<xmp><p title="</xmp><img src=x onerror=alert(1)>">x</p></xmp>',
    '<noembed><p title="</noembed><img src=x onerror=alert(1)>">x</p></noembed>',
    '<noframes><p title="</noframes><img src=x onerror=alert(1)>">x</p></noframes>',
    '<plaintext>x</plaintext>',
    '<svg><a><animate attributeName="href" values="javascript:alert(1)" /></a></svg>',
    '<svg><set attributeName="href" to="javascript:alert(1)" /></svg>',
    '<template>x</template>',
    '<form action="https://evil.example"><p>x</p></form>',
    '<body>x</body>',
  ];
  for (const text of refused) {
    it(`M-03: is refused with its place: ${text}`, () => {
      const { html, diagnostics } = compileText(`a ${text} b`);
      assert.ok(
        diagnostics.some(
          ({ severity, code, place }) =>
            severity === 'error' && code === 'unsafe-html' && place?.line === 1 && place.column > 2,
        ),
        JSON.stringify(diagnostics),
      );
      assertHarmless(html, text);
    });
  }

  const unsafe = [
    '<a href="javascript:alert(1)">x</a>',
    '<a href={"java" + "script:alert(1)"}>x</a>',
    '<a href={["javascript:alert(1)"]}>x</a>',
    '<a href={`data:text/html,${1}`}>x</a>',
    '<a xlinkHref="javascript:alert(1)">x</a>',
    '<a xlink:href="javascript:alert(1)">x</a>',
    '<svg><use href="data:image/svg+xml,x" /></svg>',
    '<button formAction="javascript:alert(1)">x</button>',
    '<video poster="javascript:alert(1)" />',
    '<blockquote cite="javascript:alert(1)">x</blockquote>',
    '<a HREF="javascript:alert(1)">x</a>',
    '<Card title="t" href="javascript:alert(1)" />',
    '<Card title="t" href={["javascript:alert(1)"]} />',
  ];
  for (const text of unsafe) {
    it(`M-02: refuses the address in ${text}`, () => {
      const { html, diagnostics } = compileText(text);
      assert.ok(
        diagnostics.some(({ code }) => code === 'unsafe-url'),
        JSON.stringify(diagnostics),
      );
      for (const { attributes } of elementsOf(html)) {
        assert.doesNotMatch(Object.values(attributes).join('\n'), /script:|data:/i, html);
      }
    });
  }

  it('M-02: drops addresses from sets of pictures that are no pictures', () => {
    const setOf = (set: string) =>
      elementsWith(compileText(`<img alt="a" src="a.png" srcSet="${set}" />`).html, 'img')[0]?.attributes.srcset;
    assert.equal(setOf('javascript:alert(1) 2x'), undefined);
    assert.equal(setOf('a.png, javascript:alert(1) 2x,data:text/html,x 3x,b.png 4x'), '/a.png, /b.png 4x');
  });

  it('keeps text as text', () => {
    assert.deepEqual(
      elementsOf(compileText('<p>{"<script>alert(1)</script>"}</p>').html).map(({ tag }) => tag),
      ['p'],
    );
    assert.deepEqual(
      elementsOf(compileText('{"<img src=x onerror=alert(1)>"}').html).map(({ tag }) => tag),
      ['p'],
    );
  });
});
