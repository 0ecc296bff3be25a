import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createElement } from 'react';
import { compileText, type Surroundings } from '../../compileText.ts';

const SITE: Surroundings = {
  base: '/docs/',
  siteUrl: 'https://a.example/docs',
  constants: { LIMIT: '512KB' },
  files: {
    'x.md': '# X\n',
    '_part.mdx': 'A part.\n',
    '_limit.mdx': 'Up to {LIMIT}.\n',
    '_loop.mdx': 'Loop <Include src="/_loop.mdx" />\n',
  },
  components: {
    Drawing: () =>
      createElement(
        'figure',
        {},
        createElement('svg', {}, createElement('title', {}, 'A flow'), createElement('desc', {}, 'From a to b.')),
      ),
    Box: ({ title, children }: { title: string; children: never }) =>
      createElement('div', {}, createElement('h3', {}, title), children),
    Note: ({ title, to, children }: { title: string; to?: string; children: never }) =>
      createElement('aside', { title: children }, createElement('strong', {}, title), children, to),
    Quote: ({ children }: { children: never }) => createElement('blockquote', {}, children),
    Failing: () => {
      throw new Error('no');
    },
    Listing: Object.assign(() => null, { usesPages: true }),
  },
};

const twinOf = (text: string, parser: 'satteri' | 'remark' = 'satteri') =>
  compileText(text, { ...SITE, parser })
    .markdown.replace(/^# Page\n\nSource: .*\n\n/, '')
    .trimEnd();

describe('an element in the twin of a page', () => {
  it('is not rendered again for the page: what its code logs would stand there twice', () => {
    let rendered = 0;
    const Loud = ({ of }: { of: number }) => {
      rendered += 1;
      return createElement('p', {}, `No. ${of}`);
    };
    const page = compileText('<Loud of={1} />\n\n<Loud of={2} />\n\n<Loud of={1} />\n', { components: { Loud } });
    assert.equal(rendered, 3);
    assert.match(page.html, /No\. 1[\s\S]*No\. 2[\s\S]*No\. 1/);
    assert.match(page.markdown, /No\. 1[\s\S]*No\. 2[\s\S]*No\. 1/);
  });

  it('parts what its component says in a line from blocks between its tags', () => {
    assert.equal(twinOf('<Note title="T" to="End">\n\nOne\n\n- two\n\n</Note>'), '**T**\n\nOne\n\n- two\n\nEnd');
    assert.equal(twinOf('<Note title="T">\n\nOne\n\n</Note>'), '**T**\n\nOne');
    assert.equal(twinOf('A <Note title="T">*one*</Note> b'), 'A **T***one* b');
  });

  it('is written by the form of its component, with full addresses', () => {
    assert.equal(
      twinOf(
        '<CardGrid>\n<Card title="One" href="/x/">About *one*.</Card>\n<Card title="Two" href="https://b.example">\n\nWords\n\n</Card>\n</CardGrid>',
      ),
      '- [One](https://a.example/docs/x/): About *one*.\n- [Two](https://b.example): Words',
    );
    assert.equal(twinOf('## Title <Badge text="Beta" />'), '## Title (Beta)');
    assert.equal(
      twinOf('<CardGrid><Card title="One" href="/x/">a</Card> <Card title="Two">b</Card></CardGrid>'),
      '- [One](https://a.example/docs/x/): a\n- **Two**: b',
    );
    assert.equal(twinOf('<Tabs><Tab label="A">a</Tab><Tab label="B">b</Tab></Tabs>'), '**A**\n\na\n\n**B**\n\nb');
  });

  it('nests: tabs in a list item stay in it', () => {
    assert.equal(
      twinOf(
        '1. One\n\n   <Tabs group="a">\n   <Tab label="JS">\n\n   ```js\n   a\n     b\n   ```\n\n   </Tab>\n   <Tab label="Go" disabled>\n\n   Later {LIMIT}\n\n   </Tab>\n   </Tabs>',
      ),
      '1. One\n\n   **JS**\n\n   ```js\n   a\n     b\n   ```\n\n   **Go** (not available)\n\n   Later 512KB',
    );
  });

  it('loses the indentation that it has in the source', () => {
    assert.equal(
      twinOf('<Tabs>\n  <Tab label="A">\n\n    One\n\n    - two\n\n  </Tab>\n</Tabs>'),
      '**A**\n\nOne\n\n- two',
    );
  });

  it('is a partial in the place of its include; a circle ends', () => {
    assert.equal(twinOf('Before\n\n<Include src="/_part.mdx" />\n\nAfter'), 'Before\n\nA part.\n\nAfter');
    assert.equal(twinOf('<Include src="/_limit.mdx" />'), 'Up to 512KB.');
    assert.match(twinOf('<Include src="/_loop.mdx" />'), /^Loop/);
    assert.equal(twinOf('<Include src="/_none.mdx" />\n\nWords'), 'Words');
  });

  it('says what the HTML of a component without a form says', () => {
    assert.equal(twinOf('Before\n\n<Drawing />\n\nAfter'), 'Before\n\n**A flow.** From a to b.\n\nAfter');
    assert.equal(twinOf('<Box title="Title">\n\nSome *words*\n\n</Box>'), '### Title\n\nSome *words*');
    assert.equal(twinOf('<Quote>\n\nOne\n\nTwo\n\n</Quote>'), '> One\n>\n> Two');
  });

  it('is what it holds where the component is unknown or fails', () => {
    assert.equal(twinOf('<Unknown>\n\nWords\n\n</Unknown>'), 'Words');
    assert.equal(twinOf('<Failing>\n\nWords\n\n</Failing>'), 'Words');
  });

  it('waits for the list of pages where its component does, under the same mark as in the HTML', () => {
    const page = compileText('<Listing />\n\nWords\n\n<Listing />', SITE);
    for (const { marker } of page.deferred) assert.ok(page.markdown.includes(marker));
    assert.equal(page.deferred.length, 2);
  });

  it('is Markdown where plain elements have a sign in it, and themselves where they are worth keeping', () => {
    assert.equal(
      twinOf('<code>a {LIMIT}</code>, <a href="/x/">X</a>, <kbd>K</kbd>, <br /> <span className="x">s</span>'),
      '`a 512KB`, [X](https://a.example/docs/x/), <kbd>K</kbd>, <br> s',
    );
    assert.equal(twinOf('<code>{LIMIT}</code> <code>{LIMIT}</code>'), '`512KB` `512KB`');
    assert.equal(twinOf('<img src="/a.png" alt="A [b]" />'), '![A \\[b\\]](https://a.example/docs/a.png)');
    assert.equal(
      twinOf('<details>\n<summary>More</summary>\n\nWords\n\n</details>'),
      '<details>\n\n<summary>More</summary>\n\nWords\n\n</details>',
    );
  });

  const plain: readonly [what: string, text: string, markdown?: string][] = [
    ['a list', '<ul>\n<li>one</li>\n<li>two</li>\n</ul>'],
    ['a list on one line', '<ol><li>one</li><li>two</li></ol>'],
    ['a list in a cell', '| a |\n| - |\n| <ul><li>one</li><li>two</li></ul> |'],
    ['a list with blocks in it', '<ul>\n<li>\n\nOne *x*\n\n- a\n\n</li>\n</ul>'],
    [
      'a table',
      '<table>\n  <thead><tr><th>H</th><th>I</th></tr></thead>\n  <tr>\n    <td>{LIMIT}</td>\n  </tr>\n</table>',
      '<table>\n<thead><tr><th>H</th><th>I</th></tr></thead>\n<tr>\n<td>512KB</td>\n</tr>\n</table>',
    ],
    [
      'cells that span others',
      '<table>\n<tr><td rowSpan={2} colSpan="3">a</td></tr>\n</table>',
      '<table>\n<tr><td rowspan="2" colspan="3">a</td></tr>\n</table>',
    ],
    [
      'where a list begins',
      '<ol start={3} reversed className="x">\n<li value="5">a</li>\n</ol>',
      '<ol start="3" reversed>\n<li value="5">a</li>\n</ol>',
    ],
    ['what is not said of it', '<ol reversed={false}>\n<li>a</li>\n</ol>', '<ol>\n<li>a</li>\n</ol>'],
    [
      'what an abbreviation stands for',
      'An <abbr title="A &quot;B&quot;">AB</abbr>.',
      'An <abbr title="A &quot;B&quot;">AB</abbr>.',
    ],
    ['text that no longer holds', 'It is <del>free</del> <strong>paid</strong>, x<sup>2</sup>.'],
    ['a heading', '<h3 id="a">\n  Part *x*\n</h3>', '<h3>Part *x*</h3>'],
    ['code with backticks', "<code>{'a`b'}</code>", '``a`b``'],
    ['code in code', '<code>a<b>{LIMIT}</b></code>', '`a512KB`'],
    ['lines of code', '<pre><code>{`a\n<b`}</code></pre>', '<pre>a\n&lt;b</pre>'],
    [
      'a picture with a parenthesis in its name',
      '<img src="/a(1.png" alt="A" />',
      '![A](<https://a.example/docs/a(1.png>)',
    ],
    ['an anchor', 'a <a name="x">b</a>', 'a b'],
  ];
  const blocks: readonly [what: string, text: string, markdown: string][] = [
    ['on neighboring lines', '<p>one</p>\n<p>two</p>', 'one\n\ntwo'],
    ['on one line', '<div>one</div><div>two</div> <span>three</span>', 'one\n\ntwo\n\nthree'],
    ['before a line, which would make a heading of it', '<p>one</p>\n<hr />\n<p>two</p>', 'one\n\n---\n\ntwo'],
    ['in a quote', '> <p>one</p>\n> <p>two</p>', '> one\n>\n> two'],
    ['in a list item', '- <div>one</div>\n  <div>two</div>', '- one\n\n  two'],
    ['in a cell', '| a |\n| - |\n| <div>one</div><div>two</div> |', '| a |\n| - |\n| one two |'],
    ['within another', '<section>\n  <p>one</p>\n  <p>two</p>\n</section>', 'one\n\ntwo'],
    ['that stand apart already', '<p>one</p>\n\n<p>two</p>', 'one\n\ntwo'],
    ['with words between them', 'a <div>one</div> b <div>two</div>', 'a one b two'],
    ['of which nothing is left', '<p></p>\n<p>two</p>', 'two'],
  ];
  it('keeps components apart that say more than a line', () => {
    const parted = '### A\n\none\n\n### B\n\ntwo';
    for (const gap of ['', ' ', '\n', '\n\n'])
      assert.equal(twinOf(`<Box title="A">one</Box>${gap}<Box title="B">two</Box>`), parted, JSON.stringify(gap));
    assert.equal(twinOf('<Badge text="A" /> <Badge text="B" />'), '(A) (B)');
  });

  for (const [what, text, markdown] of blocks)
    it(`keeps blocks apart ${what}`, () => {
      for (const parser of ['satteri', 'remark'] as const) assert.equal(twinOf(text, parser), markdown, parser);
    });

  for (const [what, text, markdown = text] of plain)
    it(`keeps what is said by elements: ${what}`, () => assert.equal(twinOf(text), markdown));
});
