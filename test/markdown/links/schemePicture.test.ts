import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compileText } from '../../compileText.ts';
import { elementsWith } from '../../parsedHtml.ts';

const DARK = 'media="(prefers-color-scheme: dark)" srcset="./dark.png"';
const PICTURES = { '/light.png': { width: 40, height: 30 }, '/dark.png': { width: 20, height: 10 } };

const page = (text: string, path = 'page.md') =>
  compileText(text, { path, assets: ['light.png', 'dark.png'], pictures: PICTURES, base: '/docs/' });

/** The images of a page: class, address, size and text of each. */
const shown = (text: string, path?: string) => {
  const { html, diagnostics } = page(text, path);
  assert.deepEqual(diagnostics, []);
  return elementsWith(html, 'img').map(({ attributes: { class: name = '', src, width, height, alt, loading } }) =>
    [name, src, width, height, alt, loading].join(' '),
  );
};

describe('schemePicture', () => {
  const light = (alt = 'A') => `on-light /docs/light.png 40 30 ${alt} lazy`;
  const dark = (alt = 'A') => `on-dark /docs/dark.png 20 10 ${alt} lazy`;

  it('shows the picture of the scheme that the reader has chosen, not that of the system alone', () => {
    const picture = `<picture><source ${DARK}><img src="./light.png" alt="A"></picture>`;
    for (const text of [picture, `Text ${picture} in a line.`, `<p align="center">\n${picture}\n</p>`])
      assert.deepEqual(shown(`Words.\n\n${text}`), [light(), dark()], text);
    const lines = `<picture>\n  <source ${DARK} />\n  <img src="./light.png" alt="A" />\n</picture>`;
    assert.deepEqual(shown(`Words.\n\n${lines}`, 'page.mdx'), [light(), dark()]);
    assert.doesNotMatch(page(picture).html, /<picture|<source/);
  });

  it('reads a source for each scheme, or for light pages alone', () => {
    const sourceOf = (scheme: string) => `<source media="(prefers-color-scheme:${scheme})" srcset="${scheme}.png">`;
    const [lightSource, darkSource] = [sourceOf('light'), sourceOf('dark')];
    const image = '<img src="light.png" alt="A">';
    assert.deepEqual(shown(`<picture>${lightSource}${darkSource}${image}</picture>`), [light(), dark()]);
    assert.deepEqual(shown(`<picture>${lightSource}<img src="dark.png" alt="A"></picture>`), [light(), dark()]);
  });

  it('keeps the size that its author gives, and an id once', () => {
    const { html } = page(`<picture><source ${DARK}><img id="a" src="light.png" alt="A" width="80"></picture>`);
    assert.deepEqual(
      elementsWith(html, 'img').map(({ attributes: { id, width, height } }) => [id, width, height]),
      [
        ['a', '80', '60'],
        [undefined, '80', '40'],
      ],
    );
  });

  it('lets readers enlarge either', () => {
    const { html } = page(`<picture><source ${DARK}><img src="light.png" alt="A" width="400"></picture>`);
    assert.equal(html.match(/data-island="Zoom"/g)?.length, 2);
    assert.match(html, /class="zoom on-light"/);
    assert.match(html, /class="zoom on-dark"/);
  });

  it('leaves what more than the scheme decides', () => {
    const image = '<img src="light.png" alt="A">';
    for (const text of [
      `<picture><source media="(min-width: 40em)" srcset="dark.png">${image}</picture>`,
      `<picture><source media="(prefers-color-scheme: dark)" srcset="dark.png, light.png 2x">${image}</picture>`,
      `<picture><source type="image/webp" ${DARK}>${image}</picture>`,
      `<picture><source ${DARK}><source ${DARK}>${image}</picture>`,
      `<picture><source ${DARK}><img src="light.png" srcset="dark.png 2x" alt="A"></picture>`,
      `<picture>${image}</picture>`,
    ])
      assert.match(page(text).html, /<picture/, text);
  });
});
