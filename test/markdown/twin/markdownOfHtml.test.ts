import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { markdownOfHtml } from '../../../src/markdown/twin/markdownOfHtml.ts';

const markdown = (html: string) => markdownOfHtml(html, (href) => `https://a.example${href}`);

describe('markdownOfHtml', () => {
  it('says lists, links and headings as Markdown, with full addresses', () => {
    assert.equal(
      markdown('<h2 id="a">A</h2><ul><li><a href="/x/">X</a></li><li>Y</li></ul>'),
      '## A\n\n- [X](https://a.example/x/)\n- Y',
    );
  });

  it('keeps tables', () => {
    const html = '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td><code>b</code></td></tr></tbody></table>';
    assert.equal(markdown(html), '| a   |\n| --- |\n| `b` |');
  });

  it('says a drawing by its title and description', () => {
    assert.equal(markdown('<svg><title>T</title><desc>D.</desc><path d="M0 0"/><text>x</text></svg>'), '**T.** D.');
    assert.equal(markdown('<p>a</p><svg><path/></svg>'), 'a');
  });

  it('leaves out the comments by which React parts texts', () =>
    assert.equal(markdown('<time>at<!-- --> <!-- -->noon</time><p>a<!-- -->b</p>'), 'at noon\n\nab'));

  it('leads to what plays, by what it is called or the name of its file', () => {
    const cases = [
      ['<video src="/a/b.mp4?x=/1" controls></video>', '[b.mp4](https://a.example/a/b.mp4?x=/1)'],
      [
        '<video aria-label="How it works"><source src="/b.webm"><source src="/b.mp4"></video>',
        '[How it works](https://a.example/b.webm)',
      ],
      ['<audio title="A talk" src="/c.mp3"></audio>', '[A talk](https://a.example/c.mp3)'],
      ['<p>a</p><video></video>', 'a'],
    ] as const;
    for (const [html, text] of cases) assert.equal(markdown(html), text, html);
  });

  it('leaves names whole that may be broken', () =>
    assert.equal(markdown('<a href="/x/">one_<wbr>two</a>'), '[one_two](https://a.example/x/)'));

  it('leaves out controls, scripts and pictures without words', () => {
    assert.equal(
      markdown('<p>a</p><button>Copy</button><input value="x"><script>x</script><img src="/a.png" alt="">'),
      'a',
    );
    assert.equal(markdown('<img src="/a.png" alt="A">'), '![A](https://a.example/a.png)');
  });
});
