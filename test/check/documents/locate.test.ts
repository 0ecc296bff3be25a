import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { locate, soleComponent } from '../../../src/check/documents/locate.ts';
import { compileText, sourceOf } from '../../compileText.ts';

describe('locate', () => {
  const source = '---\ntitle: A\n---\n\nOne two\n\nthree <List />\n';
  const listsPages = Object.assign(() => null, { usesPages: true });
  const page = compileText(source, { path: 'a.mdx', components: { List: listsPages } });
  const sources = [sourceOf('a.mdx', source), sourceOf('_p.mdx', 'four\nfive')];
  const at = (words: readonly string[], of = page) => {
    const { file, line, column, endColumn } = locate({ page: of, sources }, words);
    return `${file}:${line}:${column}-${endColumn}`;
  };

  it('finds the first word that stands anywhere, partials among them', () => {
    assert.equal(at(['none', 'two', 'One']), 'content/a.mdx:5:5-8');
    assert.equal(at(['', 'five']), 'content/_p.mdx:2:1-5');
  });

  it('names the component that is rendered last, else the file', () => {
    assert.equal(at(['none']), 'content/a.mdx:7:7-12');
    assert.equal(at(['none'], { ...page, deferred: [] }), 'content/a.mdx:1:1-undefined');
  });

  it('names the one component of the site that the page has, and none of several or of code', () => {
    assert.equal(atIn('<Tabs>\n<Tab label="a">\n\n`<Code />` <Go to="a" />\n\n<Go />\n</Tab>\n</Tabs>'), '4:12-15');
    assert.equal(atIn('```jsx\n<Code />\n```\n\n<Go.Far />'), '5:1-8');
    for (const text of ['<Go /> <Come />', '```jsx\n<Go />\n```', '`<Go />`', 'a <Badge text="b" />'])
      assert.equal(atIn(text), undefined, text);
    assert.equal(atIn('A `Promise` of <Go />', 'a.md'), undefined);
  });

  function atIn(text: string, path = 'a.mdx') {
    const place = soleComponent({ page, sources: [sourceOf(path, text)] });
    return place && `${place.line}:${place.column}-${place.endColumn}`;
  }
});
