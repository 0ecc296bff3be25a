import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compileText } from '../compileText.ts';
import { elementsOf, elementsWith } from '../parsedHtml.ts';

const htmlOf = (text: string, path = 'page.mdx') => {
  const { html, diagnostics } = compileText(text, { path });
  assert.deepEqual(diagnostics, []);
  return html;
};

describe('elements in MDX', () => {
  it('are plain elements, with attributes as HTML writes them', () => {
    assert.equal(htmlOf('<bdi className="a b" title="t">x</bdi>'), '<bdi class="a b" title="t">x</bdi>');
    assert.equal(htmlOf('<td colSpan={2} hidden tabIndex={0}>x</td>'), '<td colspan="2" hidden tabindex="0">x</td>');
    assert.equal(
      htmlOf('<p aria-label="l" data-x="y" lang="de">x</p>'),
      '<p aria-label="l" data-x="y" lang="de">x</p>',
    );
    assert.equal(htmlOf('a <br /> b'), '<p>a <br> b</p>');
    assert.equal(htmlOf('<details open>x</details>'), '<details open>x</details>');
  });

  it('leave out what is not given', () => {
    assert.equal(htmlOf('<details open={false}>x</details>'), '<details>x</details>');
    assert.equal(htmlOf('<p title={undefined} lang={null}>x</p>'), '<p>x</p>');
  });

  it('hold Markdown', () => {
    assert.equal(htmlOf('<div>\n\nOne *two*\n\n</div>'), '<div><p>One <em>two</em></p></div>');
    assert.equal(htmlOf('<b>*x*</b>'), '<b><em>x</em></b>');
  });

  it('without a name fall away', () => assert.equal(htmlOf('<>a *b*</>'), 'a <em>b</em>'));
});

describe('the head of a table', () => {
  const headsOf = (cells: string) => elementsWith(htmlOf(`| ${cells} |\n|---|---|\n| 1 | 2 |`), 'thead').length;

  it('is left out where nothing stands in it', () => assert.equal(headsOf(' | '), 0));

  it('stays where a cell of it holds something', () => {
    assert.equal(headsOf(' | b'), 1);
    assert.equal(headsOf(' | <br />'), 1);
  });
});

describe('icons', () => {
  it('of an author are one of ours, or none', () => {
    assert.equal(htmlOf('a <docsgen-icon data-kind="constructor"></docsgen-icon>', 'page.md'), '<p>a </p>');
    assert.match(htmlOf('a <docsgen-icon data-kind="tip"></docsgen-icon>', 'page.md'), /^<p>a <svg/);
  });
});

describe('tables', () => {
  it('scroll in a box of their own that the keyboard can reach, named after their section', () => {
    const [box] = elementsOf(htmlOf('## Plans\n\n| a | b |\n|---|:-:|\n| 1 | 2 |\n')).filter(
      ({ attributes }) => attributes.class === 'table-scroll',
    );
    assert.deepEqual([box?.attributes.tabindex, box?.attributes.role], ['0', 'group']);
    assert.match(box?.attributes['aria-label'] ?? '', /Plans/);
  });

  it('have names that tell them apart where a section has several', () => {
    const table = '\n| a | b |\n|---|---|\n| 1 | 2 |\n\n';
    const names = elementsOf(htmlOf(`${table}## Plans\n${table}Text\n${table}## Limits\n${table}`))
      .filter(({ attributes }) => attributes.class === 'table-scroll')
      .map(({ attributes }) => attributes['aria-label']);
    assert.equal(new Set(names).size, 4);
    assert.deepEqual(names.slice(1), ['Table: Plans', 'Table 2: Plans', 'Table: Limits']);
  });

  it('above all headings are named after the title of the page', () => {
    for (const title of ['# Prices\n', '---\ntitle: Prices\n---\n'])
      assert.match(htmlOf(`${title}\n| a | b |\n|---|---|\n| 1 | 2 |\n`), /aria-label="Table: Prices"/, title);
  });

  // Screen readers list sets of tabs by name: two of one name could not be told apart.
  it('have names that tell them apart, and so have sets of tabs', () => {
    const tabs = '\n<Tabs>\n<Tab label="a">x</Tab>\n</Tabs>\n\n';
    const names = elementsOf(htmlOf(`## Install\n${tabs}Text\n${tabs}## Use\n${tabs}## Install\n${tabs}`))
      .filter(({ attributes }) => attributes.role === 'tablist')
      .map(({ attributes }) => attributes['aria-label']);
    assert.deepEqual(names, ['Install', 'Install 2', 'Use', 'Install 3']);
  });

  it('say which cells head their columns', () => {
    const cells = elementsWith(htmlOf('| a | b |\n|---|:-:|\n| 1 | 2 |\n'), 'th');
    assert.deepEqual(
      cells.map(({ attributes }) => attributes.scope),
      ['col', 'col'],
    );
    assert.equal(cells[1]?.attributes.align, 'center');
  });

  it('in raw HTML keep the scope that they have', () => {
    assert.equal(
      elementsWith(htmlOf('<table><tr><th scope="row">a</th></tr></table>', 'page.md'), 'th')[0]?.attributes.scope,
      'row',
    );
  });
});

describe('task lists', () => {
  it('name their boxes, which cannot be changed', () => {
    const boxes = elementsWith(htmlOf('- [x] done\n- [ ] open\n', 'page.md'), 'input');
    assert.deepEqual(
      boxes.map(({ attributes }) => [
        'checked' in attributes,
        'disabled' in attributes,
        attributes['aria-label'] !== '',
      ]),
      [
        [true, true, true],
        [false, true, true],
      ],
    );
  });
});

describe('notes', () => {
  it('M-15: lead there and back, and keep their ids apart', () => {
    const html = htmlOf('a[^1] b[^1] c[^n]\n\n[^1]: one\n[^n]: two\n', 'page.md');
    const links = elementsWith(html, 'a');
    const ids = elementsOf(html).flatMap(({ attributes }) => attributes.id ?? []);
    assert.equal(new Set(ids).size, ids.length);
    for (const { attributes } of links) assert.ok(ids.includes(attributes.href?.slice(1) ?? ''), attributes.href);
  });

  it('M-15: defined twice, never, or used only in a table do no harm', () => {
    for (const text of [
      'a[^1]\n\n[^1]: one\n\n[^1]: two\n',
      'a[^none]\n',
      '[^unused]: x\n\nb\n',
      '| a[^1] |\n|---|\n| b[^1] |\n\n[^1]: x\n',
      '[^1]: a[^1]\n\nb[^1]\n',
    ]) {
      assert.doesNotThrow(() => compileText(text, { path: 'page.md' }), text);
      assert.doesNotThrow(() => compileText(text, { path: 'page.mdx' }), text);
    }
  });
});

it('a frame of another site is refused with what shows it', () => {
  const hintOf = (text: string) => compileText(text, { path: 'page.mdx' }).diagnostics[0]?.hint;
  assert.equal(
    hintOf('<script type="module" src="/a.js"></script>'),
    'delete it: for a script on every page, write `head` in `site/config.ts`; what readers act on is an island',
  );
  assert.equal(
    hintOf('<iframe src="https://www.youtube.com/embed/x" title="y"></iframe>'),
    "write a link, or a component in `site/components.tsx` that shows it, with `securityPolicy: { 'frame-src': ['https://www.youtube.com'] }` in `site/config.ts`",
  );
  assert.match(
    hintOf('<iframe src="/a.html" title="y"></iframe>') ?? '',
    /^write a link, or a component in `site\/components\.tsx` that shows it$/,
  );
  assert.equal(hintOf('<p style={{ color: "red" }}>a</p>'), 'use a component, or a class from `site/site.css`');
});
