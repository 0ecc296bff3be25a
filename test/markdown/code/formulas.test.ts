import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createElement } from 'react';
import type { CodeBlockProps } from '../../../src/config/siteApi.ts';
import { loadParser } from '../../../src/markdown/parse/parsers.ts';
import { compileText, type Surroundings } from '../../compileText.ts';

await loadParser('remark');

const math = ({ code, inline, meta }: CodeBlockProps) =>
  createElement(inline === true ? 'i' : 'div', { title: meta === '' ? undefined : meta }, code);

/** Written with both parsers, in both formats. */
function forms(text: string, { components = { codeBlocks: { math } } }: Surroundings = {}) {
  return (['satteri', 'remark'] as const).flatMap((parser) =>
    ['a.md', 'a.mdx'].map((path) => ({
      ...compileText(text, { parser, path, components }),
      format: `${parser} ${path}`,
    })),
  );
}

function assertHtml(text: string, html: string) {
  for (const page of forms(text)) {
    assert.equal(page.html, html, page.format);
    assert.deepEqual(page.diagnostics, [], page.format);
  }
}

describe('formulas', () => {
  it('stand between dollars in a text', () => {
    assertHtml('a $x^2$ b', '<p>a <i>x^2</i> b</p>');
    assertHtml('- $\\frac{a}{b} < c$\n', '<ul>\n<li><i>\\frac{a}{b} &lt; c</i></li>\n</ul>');
    assertHtml('a $$x$$ b', '<p>a <i>x</i> b</p>');
  });

  it('may stand in backticks, as GitHub and GitLab read them', () => {
    assertHtml('a $`x^2`$ b', '<p>a <i>x^2</i> b</p>');
  });

  it('stand between two dollars as blocks, on lines of their own or in one', () => {
    assertHtml('$$\na_{1}\n<b>\n$$\n\nb', '<div>a_{1}\n&lt;b&gt;</div>\n<p>b</p>');
    assertHtml('$$x$$\n\nb', '<div>x</div>\n<p>b</p>');
    assertHtml('> $$ tag\n> x\n> $$\n', '<blockquote>\n<div title="tag">x</div>\n</blockquote>');
  });

  it('are the same in raw HTML beside them', () => {
    const [page] = forms('<b>a</b> $x$\n');
    assert.equal(page?.html, '<p><b>a</b> <i>x</i></p>');
  });

  it('are text in titles and headings, and count in their anchors', () => {
    for (const { headings, record, html } of forms('# The $n$ rule\n\n## Of $O(n)$\n\na')) {
      assert.equal(record.title, 'The n rule');
      assert.deepEqual(headings, [{ level: 2, title: 'Of O(n)', slug: 'of-o-n' }]);
      assert.match(html, /<h2 id="of-o-n">(?:<span[^>]*><\/span>)?Of <i>O\(n\)<\/i><\/h2>/);
    }
  });

  it('stay as they are written in the Markdown of a page', () => {
    for (const { markdown } of forms('a $x^2$ b\n\n$$\ny\n$$\n'))
      assert.match(markdown, /a \$x\^2\$ b\n\n\$\$\ny\n\$\$/);
  });

  it('are code and escapes where dollars are, and nothing without a component for them', () => {
    assertHtml('`$x$` and \\$5 or \\$6', '<p><code>$x$</code> and $5 or $6</p>');
    for (const { html } of forms('a $x$ b', { components: {} })) assert.equal(html, '<p>a $x$ b</p>');
    for (const { html } of forms('a $x$ b', { components: { codeBlocks: { mermaid: math } } }))
      assert.equal(html, '<p>a $x$ b</p>');
  });

  it('that are amounts of money are told of', () => {
    for (const { diagnostics } of forms('It costs $5 and $10.')) {
      const [fault, ...more] = diagnostics;
      assert.deepEqual(more, []);
      assert.deepEqual([fault?.code, fault?.place?.column], ['unlikely-formula', 10]);
      assert.match(fault?.hint ?? '', /`\\\$` for a dollar sign/);
    }
    for (const { diagnostics } of forms('Set $C to `$D`.'))
      assert.deepEqual(
        diagnostics.map(({ code, place }) => [code, place?.column]),
        [['unlikely-formula', 5]],
      );
    for (const { diagnostics } of forms('Add it to $HOME/bin:$PATH.'))
      assert.deepEqual([diagnostics.length, diagnostics[0]?.place?.column], [1, 11]);
    for (const { diagnostics } of forms('The $n$th and $AB$s, $M_i$')) assert.deepEqual(diagnostics, []);
    for (const { diagnostics } of forms('From $ x $ on.')) assert.equal(diagnostics[0]?.code, 'unlikely-formula');
  });

  it('that go on behind their dollars are told of', () => {
    for (const { diagnostics } of forms('Words.\n\n$$a =\nb$$\n\nMore.\n\n$$\nx\n$$\n')) {
      assert.deepEqual(
        diagnostics.map(({ code, place }) => [code, place?.line, place?.column]),
        [['unlikely-formula', 3, 1]],
      );
      assert.equal(diagnostics[0]?.hint, 'write each `$$` on a line of its own');
    }
  });

  it('in a partial are shown where it is included', () => {
    const { html, diagnostics } = compileText('<Include src="/_part.md" />\n', {
      path: 'a.mdx',
      files: { '_part.md': 'a $x$\n\n$$y$$\n' },
      components: { codeBlocks: { math } },
    });
    assert.equal(html, '<p>a <i>x</i></p><div>y</div>');
    assert.deepEqual(diagnostics, []);
  });
});
