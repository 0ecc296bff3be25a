import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { pictureElsewhere } from '../../../src/content/frontmatterElsewhere/pictureElsewhere.ts';

describe('pictureElsewhere', () => {
  it('is the path of its author, from the folder of all pages', () => {
    for (const [given, meant] of [
      [{ src: '/img/a.png', alt: 'A' }, '/img/a.png'],
      [{ src: 'https://a.example/b.png' }, 'https://a.example/b.png'],
      [{ file: '../../assets/a.webp' }, '/assets/a.webp'],
      [{ file: '~/assets/a.webp' }, '/assets/a.webp'],
      [{ light: './a.png', dark: '/b.png' }, '{light: /a.png, dark: /b.png}'],
      [{ src: { light: '/a.png', dark: '/b.png' } }, '{light: /a.png, dark: /b.png}'],
      [{ dark: '/b.png' }, '/b.png'],
      [undefined, '/logo.svg'],
    ] as const)
      assert.equal(pictureElsewhere(given), meant);
  });
});
