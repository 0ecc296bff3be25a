import assert from 'node:assert/strict';
import { it } from 'node:test';
import { mountZoom } from '../../../src/client/islands/mountZoom.ts';
import { find, openBrowser } from '../browser.ts';

const IMAGE = '<span class="zoom"><img id="i" src="/a.png" alt="A cat"><button type="button">+</button></span>';
const DRAWING =
  '<span class="zoom"><svg aria-labelledby="t"><title id="t">A queue</title><g id="g"></g></svg><button type="button">+</button></span>';

function mount(html: string): HTMLDialogElement {
  openBrowser(html);
  mountZoom(find('.zoom'));
  find('.zoom button').click();
  return find<HTMLDialogElement>('dialog');
}

// The first of all, because styles are added once.
it('mountZoom brings the picture on the button at once: the reader points at it by then', () => {
  openBrowser(IMAGE);
  mountZoom(find('.zoom'));
  assert.equal(document.adoptedStyleSheets.length, 1);
});

it('mountZoom opens a copy of the picture in a modal dialog that has its name', () => {
  const dialog = mount(IMAGE);
  assert.equal(dialog.open, true);
  assert.equal(dialog.getAttribute('aria-label'), 'A cat');
  assert.equal(find<HTMLImageElement>('dialog img').getAttribute('src'), '/a.png');
  assert.equal(mount(DRAWING).getAttribute('aria-label'), 'A queue');
});

it('mountZoom lets the browser take the larger of several pictures', () => {
  mount(IMAGE.replace('<img ', '<img srcset="/s.webp 480w, /a.png 2880w" sizes="44rem" '));
  assert.equal(find('dialog img').getAttribute('sizes'), '100vw');
  assert.equal(find('.zoom img').getAttribute('sizes'), '44rem');
});

// A click on a large screenshot that its author had given a width showed it no larger.
it('mountZoom shows a picture as large as its file is, if the page shows it smaller', () => {
  const sizeIn = (image: string, properties: Readonly<Record<string, number>>) => {
    openBrowser(IMAGE.replace('<img ', `<img ${image} `));
    for (const [name, value] of Object.entries(properties))
      Object.defineProperty(find('.zoom img'), name, { configurable: true, value });
    mountZoom(find('.zoom'));
    find('.zoom button').click();
    return ['width', 'height'].map((name) => find('dialog img').getAttribute(name));
  };
  const file = { naturalWidth: 1200, naturalHeight: 600 };
  assert.deepEqual(sizeIn('width="200"', { ...file, clientWidth: 200 }), ['1200', '600']);
  assert.deepEqual(sizeIn('width="50%"', { ...file, clientWidth: 350 }), ['1200', '600']);
  // An icon that is drawn from lines may be larger in the page than by itself.
  const icon = { naturalWidth: 24, naturalHeight: 24, clientWidth: 400 };
  assert.deepEqual(sizeIn('width="400"', icon), ['400', '400']);
  // Of several files the browser tells how large the one is that it has taken, for the place that it is in.
  const copy = { naturalWidth: 200, naturalHeight: 100, clientWidth: 200 };
  assert.deepEqual(sizeIn('width="200" srcset="/s.webp 480w, /a.png 2880w"', copy), ['2880', '1440']);
  // It has not come yet, or has no size of its own.
  assert.deepEqual(sizeIn('width="200"', { naturalWidth: 0, clientWidth: 200 }), ['200', null]);
});

// It was as large as on the page: the browser names some size for it, which is not the drawing's.
it('mountZoom shows a drawing that takes the room there is in all of the window', () => {
  const widthIn = (image: string) => {
    openBrowser(`<span class="zoom zoom-wide"><img src="/a.svg" alt="A plan" ${image}><button>+</button></span>`);
    Object.defineProperties(find('img'), { naturalWidth: { value: 300 }, naturalHeight: { value: 150 } });
    mountZoom(find('.zoom'));
    find('.zoom button').click();
    return Number(find('dialog img').getAttribute('width'));
  };
  assert.equal(widthIn(''), innerWidth);
});

// A click on one that had room on the page showed it no larger.
it('mountZoom shows a drawing with a size of its own as large as fits the window, and no smaller than the page does', () => {
  const widthIn = (naturalWidth: number, naturalHeight: number, src = '/a.svg') => {
    openBrowser(IMAGE.replace('/a.png', src));
    Object.defineProperties(find('.zoom img'), {
      naturalWidth: { value: naturalWidth },
      naturalHeight: { value: naturalHeight },
      clientWidth: { value: 300 },
    });
    mountZoom(find('.zoom'));
    find('.zoom button').click();
    return Number(find('dialog img').getAttribute('width'));
  };
  assert.equal(widthIn(300, 150), innerWidth);
  assert.equal(widthIn(300, 300), innerHeight);
  assert.equal(widthIn(300, 3000), 300);
  assert.equal(widthIn(300, 150, 'https://a.example/A.SVG?size=1'), innerWidth);
  // A picture that a wiki has made of a drawing would be blurred.
  for (const src of ['/a.svg.png', 'https://a.example/a.svg/300px-a.svg.png'])
    assert.equal(widthIn(300, 150, src), 300);
});

// In Safari a click on a drawing showed it no larger.
it('mountZoom asks a copy that is not shown yet for the size of the file', () => {
  openBrowser(IMAGE.replace('/a.png', '/a.svg'));
  const shown = find('.zoom img');
  const copy = shown.cloneNode();
  const setSize = (image: Node, width: number, height: number) =>
    Object.defineProperties(image, { naturalWidth: { value: width }, naturalHeight: { value: height } });
  setSize(copy, 2000, 1000);
  setSize(shown, 358, 179);
  shown.cloneNode = () => copy;
  mountZoom(find('.zoom'));
  find('.zoom button').click();
  const { width, height } = find<HTMLImageElement>('dialog img');
  assert.deepEqual([width, height], [2000, 1000]);
});

it('mountZoom leaves ids to the page, so that each is there once', () => {
  mount(DRAWING);
  assert.equal(document.querySelectorAll('#t, #g').length, 2);
  assert.equal(find('dialog svg').getAttribute('aria-labelledby'), 't');
});

for (const [way, close] of [
  ['its button', () => find('.zoom-close').click()],
  ['a click on the picture', () => find('dialog img').dispatchEvent(new MouseEvent('click', { bubbles: true }))],
  ['Escape, which the browser answers', () => find<HTMLDialogElement>('dialog').close()],
  ['Back', () => window.dispatchEvent(new Event('popstate'))],
] as const) {
  it(`mountZoom takes the dialog away and returns the focus at ${way}`, () => {
    mount(IMAGE);
    close();
    assert.equal(document.querySelector('dialog'), null);
    assert.equal(document.activeElement, find('.zoom button'));
  });
}

// It was changed behind the dialog, and could not take the focus.
it('mountZoom takes the dialog away when the page goes that has the picture', async () => {
  mount(IMAGE);
  find('.zoom').after(document.createElement('p'));
  await Promise.resolve();
  assert.equal(document.querySelectorAll('dialog').length, 1);
  find('.zoom').remove();
  await Promise.resolve();
  assert.equal(document.querySelector('dialog'), null);
});

it('mountZoom does nothing without a picture', () => {
  openBrowser('<span class="zoom"><button type="button">+</button></span>');
  mountZoom(find('.zoom'));
  find('button').click();
  assert.equal(document.querySelector('dialog'), null);
});
