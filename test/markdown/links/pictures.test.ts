import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compileText } from '../../compileText.ts';
import { elementsOf } from '../../parsedHtml.ts';

const SURROUNDINGS = {
  assets: ['/a.png', '/b.png', '/drawing.svg'],
  pictures: { '/a.png': { width: 800, height: 600 }, '/b.png': { width: 100, height: 50 } },
};

/** Attributes of the pictures of a page. */
const picturesOf = (text: string) =>
  elementsOf(compileText(text, SURROUNDINGS).html)
    .filter(({ tag }) => tag === 'img')
    .map(({ attributes }) => attributes);

const sizesOf = (text: string) => picturesOf(text).map(({ width, height }) => [width, height]);

describe('pictures', () => {
  it('say how large they are, in Markdown and in HTML', () => {
    assert.deepEqual(sizesOf('![a](/a.png)\n\n<img src="/b.png" alt="b" />\n'), [
      ['800', '600'],
      ['100', '50'],
    ]);
  });

  it('keep the size that the author gives; of one side the other follows', () => {
    assert.deepEqual(
      sizesOf(
        '<img src="/a.png" alt="a" width="400" />\n<img src="/a.png" alt="a" height="60" />\n<img src="/a.png" alt="a" width="9" height="9" />\n<img src="/a.png" alt="a" width="50%" />\n',
      ),
      [
        ['400', '300'],
        ['80', '60'],
        ['9', '9'],
        ['50%', undefined],
      ],
    );
  });

  it('name their copies, and themselves where they are larger', () => {
    const copies = { '/a.png': { sum: 'abc', widths: [480, 720] }, '/b.png': { sum: 'def', widths: [100] } };
    const [a, b, small, half] = elementsOf(
      compileText(
        '![a](/a.png)\n\n![b](/b.png)\n\n<img src="/a.png" alt="a" width="200" />\n\n<img src="/a.png" alt="a" width="50%" />\n',
        {
          ...SURROUNDINGS,
          copies,
        },
      ).html,
    )
      .filter(({ tag }) => tag === 'img')
      .map(({ attributes: { src, srcset, sizes } }) => ({ src, srcset, sizes }));
    assert.deepEqual(a, {
      src: '/a.png',
      srcset: '/assets/pictures/480.abc.webp 480w, /assets/pictures/720.abc.webp 720w, /a.png 800w',
      sizes: 'min(800px, 44rem, 100vw)',
    });
    assert.equal(b?.srcset, '/assets/pictures/100.def.webp 100w');
    assert.equal(small?.sizes, 'min(200px, 44rem, 100vw)');
    assert.equal(half?.sizes, 'min(44rem, 100vw)');
  });

  it('keep the set that the author names, and note no copies then', () => {
    const page = compileText('<img src="/a.png" srcset="/b.png 100w" alt="a" />\n', {
      ...SURROUNDINGS,
      copies: { '/a.png': { sum: 'abc', widths: [480] } },
    });
    assert.match(page.html, /srcset="\/b\.png 100w"/);
    assert.deepEqual(
      page.pictures.map(({ copies }) => copies),
      [undefined],
    );
  });

  it('say nothing where nothing is known: of drawings without a size, and of other hosts', () => {
    assert.deepEqual(sizesOf('![a](/drawing.svg)\n\n![b](https://a.example/a.png)\n'), [
      [undefined, undefined],
      [undefined, undefined],
    ]);
  });

  it('wait until they are needed, but for the first before all sections, which is in sight at once', () => {
    const waiting = (text: string) => picturesOf(text).map(({ loading }) => loading);
    assert.deepEqual(waiting('# T\n\n![a](/a.png)\n\n![b](/b.png)\n\n## S\n\n![a](/a.png)\n'), [
      undefined,
      'lazy',
      'lazy',
    ]);
    assert.deepEqual(waiting('# T\n\n## S\n\n![a](/a.png)\n'), ['lazy']);
  });

  it('are noted with the sizes that were found, for the builds after', () => {
    const { pictures } = compileText('![a](/a.png)\n\n![b](/drawing.svg)\n\n![a](/a.png)\n', SURROUNDINGS);
    assert.deepEqual(pictures, [
      { path: '/a.png', size: { width: 800, height: 600 } },
      { path: '/drawing.svg', size: undefined },
    ]);
  });
});
