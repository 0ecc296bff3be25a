import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { unescapedHtml } from '../../src/check/unescapedHtml.ts';

const placesOf = (text: string) =>
  unescapedHtml([{ file: 'site/components.tsx', text }]).map(({ place }) => `${place?.line}:${place?.column}`);

describe('unescapedHtml', () => {
  it('X-08: names every place where a component puts text in as HTML', () => {
    assert.deepEqual(placesOf('const A = () => <p dangerouslySetInnerHTML={{ __html: text }} />;\n'), ['1:20']);
    assert.deepEqual(placesOf('const a = {\n  dangerouslySetInnerHTML: { __html: text },\n};\n'), ['2:3']);
    assert.deepEqual(placesOf('<p\n  dangerouslySetInnerHTML = {x} />\n<b dangerouslySetInnerHTML={y} />\n'), [
      '2:3',
      '3:4',
    ]);
  });

  it('passes over comments and other words', () => {
    assert.deepEqual(
      placesOf(
        '// no dangerouslySetInnerHTML={x}\n/* dangerouslySetInnerHTML= */\n/*\n * dangerouslySetInnerHTML: x\n */\n',
      ),
      [],
    );
    assert.deepEqual(placesOf('const dangerouslySetInnerHTMLs = notdangerouslySetInnerHTML;\n'), []);
  });
});
