import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { styledElements } from '../../../src/build/siteCodeFaults/styledElements.ts';

const placesOf = (text: string) =>
  styledElements([{ file: 'site/components.tsx', text }]).map(({ place }) => `${place?.line}:${place?.column}`);

describe('styledElements', () => {
  it('names each style of an element', () => {
    assert.deepEqual(placesOf("const A = () => <p style={{ color: 'red' }}>x</p>;\n"), ['1:20']);
    assert.deepEqual(placesOf('<div\n  onClick={() => run()}\n  style={own}\n>\n  <b style={{}}>x</b>\n'), [
      '3:3',
      '5:6',
    ]);
  });

  it('passes over components, comments, strings and other words', () => {
    for (const text of [
      '<Chart style={own} />',
      '// <p style={{}}>',
      "'<p style={{}}>'",
      '<p data-style={x}>',
      'a.style={}',
    ])
      assert.deepEqual(placesOf(text), [], text);
    assert.deepEqual(placesOf('<b>{x}</b>; const style={};'), []);
  });
});
