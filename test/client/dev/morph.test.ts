import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { morph } from '../../../src/client/dev/morph.ts';
import { type Dice, diceOf } from '../../build/randomEdits.ts';
import { find, openBrowser } from '../browser.ts';

/** An element with this content, as the server has sent it. */
function sourceOf(html: string): Element {
  const main = document.createElement('main');
  main.innerHTML = html;
  return main;
}

/** A page made from `before`; yields its `main`, and what saves `after`. */
function pageOf(before: string) {
  openBrowser(`<main>${before}</main>`);
  const main = find('main');
  return { main, save: (after: string) => morph(main, sourceOf(before), sourceOf(after)) };
}

describe('morph', () => {
  for (const [what, before, after] of [
    ['a text', '<p id="a">A</p><p>old</p><p id="b">B</p>', '<p id="a">A</p><p>new</p><p id="b">B</p>'],
    ['what is added', '<p id="a">A</p><p id="b">B</p>', '<p id="a">A</p><p>new</p><p>newer</p><p id="b">B</p>'],
    ['what is deleted', '<p id="a">A</p><p>old</p><p id="b">B</p>', '<p id="a">A</p><p id="b">B</p>'],
    [
      'one less of two alike',
      '<p id="a">A</p><p>x</p><p>x</p><p id="b">B</p>',
      '<p id="a">A</p><p>x</p><p id="b">B</p>',
    ],
    [
      'a deep text',
      '<p id="a">A</p><ul><li id="b">B</li><li>old</li></ul>',
      '<p id="a">A</p><ul><li id="b">B</li><li>new</li></ul>',
    ],
    [
      'attributes',
      '<p id="a">A</p><h2 id="old">H</h2><p id="b">B</p>',
      '<p id="a">A</p><h2 id="new">H</h2><p id="b">B</p>',
    ],
    [
      'two texts apart',
      '<p>old</p><p id="a">A</p><p id="b">B</p><p>old</p>',
      '<p>new</p><p id="a">A</p><p id="b">B</p><p>new</p>',
    ],
  ] as const) {
    it(`changes ${what} and leaves the rest as it is`, () => {
      const { main, save } = pageOf(before);
      const kept = [find('#a'), find('#b')];
      save(after);
      assert.equal(main.innerHTML, after);
      assert.deepEqual([find('#a') === kept[0], find('#b') === kept[1]], [true, true]);
    });
  }

  it('leaves what scripts have made of an unchanged part', () => {
    const { main, save } = pageOf('<div>0</div><p>old</p>');
    find('div').innerHTML = '<b>7</b>';
    save('<div>0</div><p>new</p>');
    assert.equal(main.innerHTML, '<div><b>7</b></div><p>new</p>');
  });

  it('takes all of a part that scripts have built anew from the source', () => {
    const { main, save } = pageOf('<section><p>A</p><p>old</p></section><p id="b">B</p>');
    find('section').innerHTML = '<p>A</p><hr><p>old</p>';
    save('<section><p>A</p><p>new</p></section><p id="b">B</p>');
    assert.equal(main.innerHTML, '<section><p>A</p><p>new</p></section><p id="b">B</p>');
  });

  it('replaces an island as a whole: what is in it is React’s', () => {
    const { main, save } = pageOf('<div data-island="Tabs"><p>A</p><p>old</p></div>');
    const island = find('div');
    save('<div data-island="Tabs"><p>A</p><p>new</p></div>');
    assert.notEqual(find('div'), island);
    assert.equal(main.innerHTML, '<div data-island="Tabs"><p>A</p><p>new</p></div>');
  });

  it('keeps the source as it was, for the next save', () => {
    openBrowser('<main><p>1</p></main>');
    const sources = ['<p>1</p>', '<p>2</p>', '<p>2</p><p>3</p>', '<p>3</p>'].map(sourceOf);
    sources.slice(1).forEach((source, index) => {
      morph(find('main'), sources[index] as Element, source);
      assert.equal(find('main').innerHTML, source.innerHTML);
    });
  });

  it('makes of any source any other', () => {
    const dice = diceOf(7);
    for (let round = 0; round < 300; round += 1) {
      const [before, after] = [randomHtml(dice, 3), randomHtml(dice, 3)];
      const { main, save } = pageOf(before);
      save(after);
      assert.equal(main.innerHTML, sourceOf(after).innerHTML, `from ${before}`);
    }
  });
});

/** Up to four elements and texts of few kinds, so that two of them are often alike in part. */
const randomHtml = (dice: Dice, depth: number): string =>
  Array.from({ length: dice.below(5) }, () => {
    const tag = dice.pick(depth === 0 ? ['', '!'] : ['', '!', 'div', 'section', 'b']);
    if (tag === '') return 'text';
    if (tag === '!') return '<!--note-->';
    return `<${tag}${dice.pick(['', '', ' class="a"'])}>${randomHtml(dice, depth - 1)}</${tag}>`;
  }).join('');
