import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { plainHtml } from '../../../src/markdown/hast/plainHtml.ts';

const plain = (html: string) => plainHtml(html, (url) => `https://a.example${url}`);

describe('plainHtml', () => {
  for (const [what, html, expected] of [
    [
      'makes all addresses full',
      '<p><a href="/x/">x</a><img src="/b.png" srcset="/b.png 1x, /c.png 2x" alt="b"></p><video poster="/v.png" src="/v.mp4"></video>',
      '<p><a href="https://a.example/x/">x</a><img src="https://a.example/b.png" srcset="https://a.example/b.png 1x, https://a.example/c.png 2x" alt="b"></p><video poster="https://a.example/v.png" src="https://a.example/v.mp4"></video>',
    ],
    [
      'leaves out controls, scripts, and what only looks',
      '<button>Copy</button><script>a()</script><style>p{}</style><span aria-hidden="true">JSON</span><a class="heading-anchor" href="#a"></a><h2 id="a">A</h2>',
      '<h2 id="a">A</h2>',
    ],
    [
      'keeps code whole, without the marks of its colors and of where it may break',
      '<pre tabindex="0"><code class="language-js"><span class="hljs-attr">a</span>.<wbr>b &lt; c\n</code></pre>',
      '<pre><code>a.b &#x3C; c\n</code></pre>',
    ],
    ['keeps languages', '<p><span lang="de" class="x">Haus</span></p>', '<p><span lang="de">Haus</span></p>'],
    ['shows every panel of tabs', '<div role="tabpanel" hidden><p>two</p></div>', '<div><p>two</p></div>'],
    [
      'says a drawing by its title and description',
      '<p>a<svg class="x"><title>T</title><desc>D.</desc><path d="M0 0"/></svg><svg><path/></svg></p>',
      '<p>a<em>T. D.</em></p>',
    ],
    ['leaves out the comments by which React parts texts', '<p>a<!-- -->b</p>', '<p>ab</p>'],
  ] as const)
    it(what, () => assert.equal(plain(html), expected));
});
