import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compileText } from '../../compileText.ts';

describe('what a page may have hundreds of', () => {
  it('tells once a page of an attribute that it takes from many elements of a name', () => {
    const told = (text: string, files = {}) =>
      compileText(text, { path: 'page.md', files }).diagnostics.map(
        ({ message, place }) => `${place?.line}:${place?.column} ${message.split(':')[0]}`,
      );
    assert.deepEqual(
      told('<b class="x">One</b> <i class="x">two</i>\n\n- <b class="y">three</b>\n\n<b class="z">four</b>'),
      ['1:4 `class` of `<b>` is removed, and 2 more like it on this page', '1:25 `class` of `<i>` is removed'],
    );
    assert.equal(told('<center>a</center> <center>b</center>').length, 2);
  });

  it('tells once a page of a component, which is mended once, but not of types of programming languages', () => {
    const told = (text: string) => compileText(text, { path: 'page.md' }).diagnostics.map(({ message }) => message);
    assert.deepEqual(told('<Listing>\n\na\n\n</Listing>\n\n<Listing>\n\nb\n\n</Listing>\n'), [
      '`<Listing>` is removed and its content kept, and 1 more like it on this page: components work only in `.mdx` pages.',
    ]);
    assert.equal(told('A Mutex<Item> and an Arc<Item>\n').length, 2);
  });
});
