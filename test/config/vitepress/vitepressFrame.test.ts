import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { exportedData } from '../../../src/config/parse/exportedData.ts';
import { partsReader } from '../../../src/config/parse/partsReader.ts';
import { vitepressFrame } from '../../../src/config/vitepress/vitepressFrame.ts';
import { withoutPlaces } from '../../withoutPlaces.ts';

function frame(theme: string) {
  const read = partsReader();
  const parts = read.map(exportedData(`export default ${theme}`, 'config.js'), 'themeConfig');
  const yielded = withoutPlaces(vitepressFrame((name) => parts.get(name), { folder: 'docs', title: 'Acme', read }));
  return [yielded, read.missed.map(({ option, place: { column } }) => [option, column])];
}

describe('vitepressFrame', () => {
  it('reads a logo in each of its forms, and whether it says the title', () => {
    assert.deepEqual(frame("{ logo: '/a.svg' }"), [{ logo: { image: '/a.svg' } }, []]);
    assert.deepEqual(frame("{ logo: { src: '/a.svg', alt: 'A' }, siteTitle: false }"), [
      { logo: { image: '/a.svg', replacesTitle: true } },
      [],
    ]);
    assert.deepEqual(frame("{ logo: { light: '/a.svg', dark: '/b.svg' } }"), [
      { logo: { image: { light: '/a.svg', dark: '/b.svg' } } },
      [],
    ]);
    assert.deepEqual(frame("{ logo: '/a.svg', siteTitle: 'Acme' }"), [{ logo: { image: '/a.svg' } }, []]);
    assert.deepEqual(frame("{ logo: find(), siteTitle: 'B' }"), [
      {},
      [
        ['siteTitle', 43],
        ['logo', 24],
      ],
    ]);
  });

  it('reads what the logo leads to in each of its forms', () => {
    assert.deepEqual(frame("{ logoLink: 'https://a.example' }"), [{ logoLink: { target: 'https://a.example' } }, []]);
    assert.deepEqual(frame("{ logoLink: { link: '/guide/', target: '_self' } }"), [
      { logoLink: { target: '/guide/' } },
      [],
    ]);
    assert.deepEqual(frame('{ logoLink: home() }'), [{}, [['logoLink', 28]]]);
  });

  it('reads where pages are edited', () => {
    assert.deepEqual(frame("{ editLink: { pattern: 'https://github.com/a/b/edit/main/docs/:path', text: 'Edit' } }"), [
      {
        repository: {
          url: 'https://github.com/a/b',
          editUrl: 'https://github.com/a/b/edit/main/docs/{path}',
          folder: 'docs',
        },
      },
      [],
    ]);
    assert.deepEqual(frame('{ editLink: { pattern: (page) => page.filePath } }'), [{}, [['editLink', 39]]]);
    assert.deepEqual(frame("{ editLink: { pattern: 'https://a.example/:path' } }"), [{}, [['editLink', 39]]]);
  });

  it('reads lines at the end of pages, and tells of those with other markup than one link', () => {
    assert.deepEqual(
      frame(`{ footer: { message: '<a target="_blank" href="/terms">Terms</a>', copyright: '© Acme' } }`),
      [{ footer: [{ text: 'Terms', link: '/terms' }, { text: '© Acme' }] }, []],
    );
    assert.deepEqual(frame(`{ footer: { copyright: '© <a href="/acme">Acme</a>' } }`), [
      { footer: [{ text: '©' }, { text: 'Acme', link: '/acme' }] },
      [],
    ]);
    assert.deepEqual(frame("{ footer: { message: 'By <b>Acme</b>', copyright: 'A &hearts; B' } }"), [
      {},
      [
        ['footer', 37],
        ['footer', 66],
      ],
    ]);
  });
});
