import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { faultsOf, toldOf } from '../documentsTold.ts';

describe('documentFaults', () => {
  it('finds ids that stand twice, once each, and not what is told already', () => {
    assert.deepEqual(toldOf('<i id="x"></i><b id="x"></b><b id="x"></b>', 'Two\n\n<Widget id="x" />\n'), [
      'error duplicate-id content/a.mdx:3:12',
    ]);
    assert.deepEqual(toldOf('<i id="x"></i><b id="x"></b>', '## A {#x}\n\n## B {#x}\n'), []);
  });

  it('finds images of components without a text alternative', () => {
    assert.deepEqual(toldOf('<img src="/docs/logo.svg">'), ['warning missing-alt content/a.mdx:1:7']);
    assert.deepEqual(toldOf('<img src="/docs/logo.svg" alt="">'), []);
  });

  it('finds headings of components that skip a level', () => {
    const html = '<main><h1>A</h1><h2>B</h2><h4>Deep one</h4><h2>C</h2></main><h6>elsewhere</h6>';
    assert.deepEqual(toldOf(html, 'One\n\n<Widget title="Deep one" />\n'), [
      'warning heading-order content/a.mdx:3:16',
    ]);
    assert.deepEqual(toldOf(html, '## B\n\n#### Deep one\n'), []);
    assert.deepEqual(toldOf(html, '## B\n\n#### Other\n\n<Widget title="Deep one" />\n'), [
      'warning heading-order content/a.mdx:5:16',
    ]);
  });

  it('tells of no order of headings where an unknown component has hidden some of them', () => {
    const html = '<main><h1>A</h1><h3>Verification</h3></main>';
    const codes = (source: string) =>
      faultsOf(html, source)
        .map(({ code }) => code)
        .filter((code) => code === 'heading-order');
    assert.deepEqual(codes('# A\n\n<Widget />\n\nVerification\n'), ['heading-order']);
    assert.deepEqual(codes('# A\n\n<TabItem>\n\n## Hidden\n\n</TabItem>\n\n### Verification\n'), []);
  });
});
