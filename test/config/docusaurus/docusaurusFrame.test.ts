import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { docusaurusFrame } from '../../../src/config/docusaurus/docusaurusFrame.ts';
import { exportedData } from '../../../src/config/parse/exportedData.ts';
import { partsReader } from '../../../src/config/parse/partsReader.ts';
import { withoutPlaces } from '../../withoutPlaces.ts';

function frame(text: string) {
  const read = partsReader();
  const parts = read.map(exportedData(`export default ${text}`, 'config.js'), 'config');
  const [docs, navbar] = ['docs', 'navbar'].map((name) => read.map(parts.get(name), name));
  const yielded = docusaurusFrame(
    {
      docs: docs ?? new Map(),
      navbar: navbar ?? new Map(),
      footer: parts.get('footer'),
      here: (address) => address.replace(/^\/docs\//, '/'),
    },
    read,
  );
  return [
    withoutPlaces(yielded),
    read.missed.map(({ option, place: { column }, isData }) => [option, column, ...(isData ? ['data'] : [])]),
  ];
}

describe('docusaurusFrame', () => {
  it('reads the logo of the bar, which says the name where no title stands there', () => {
    assert.deepEqual(frame("{ navbar: { title: 'A', logo: { alt: 'A', src: 'img/a.svg' } } }"), [
      { logo: { image: '/img/a.svg' } },
      [],
    ]);
    assert.deepEqual(frame("{ navbar: { logo: { src: '/a.svg', srcDark: 'https://a.example/b.svg' } } }"), [
      { logo: { image: { light: '/a.svg', dark: 'https://a.example/b.svg' }, replacesTitle: true } },
      [],
    ]);
  });

  it('reads what the logo leads to, as the address of a page here', () => {
    assert.deepEqual(
      frame("{ navbar: { title: 'A', logo: { src: '/a.svg', href: 'https://a.example', target: '_self' } } }"),
      [{ logo: { image: '/a.svg' }, logoLink: { target: 'https://a.example' } }, []],
    );
    assert.deepEqual(frame("{ navbar: { logo: { href: '/docs/intro' } } }"), [{ logoLink: { target: '/intro' } }, []]);
    assert.deepEqual(frame('{ navbar: { logo: { href: home() } } }'), [{}, [['logo', 42]]]);
  });

  it('reads where pages are edited, below the folder that they are in', () => {
    const edit = 'https://github.com/a/b/edit/main/website';
    assert.deepEqual(frame(`{ docs: { editUrl: '${edit}' } }`), [
      { repository: { url: 'https://github.com/a/b', editUrl: `${edit}/docs/{path}`, folder: 'docs' } },
      [],
    ]);
    assert.deepEqual(frame(`{ docs: { path: '.', editUrl: '${edit}/' } }`), [
      { repository: { url: 'https://github.com/a/b', editUrl: `${edit}/{path}`, folder: '' } },
      [],
    ]);
    assert.deepEqual(frame(`{ docs: { path: '..', editUrl: '${edit}/' } }`), [
      { repository: { url: 'https://github.com/a/b', editUrl: 'https://github.com/a/b/edit/main/{path}', folder: '' } },
      [],
    ]);
    assert.deepEqual(frame(`{ docs: { path: './pages/', editUrl: '${edit}/' } }`), [
      { repository: { url: 'https://github.com/a/b', editUrl: `${edit}/pages/{path}`, folder: 'pages' } },
      [],
    ]);
  });

  it('tells of what it cannot hold', () => {
    assert.deepEqual(frame("{ docs: { editUrl: () => '' }, footer: {} }"), [
      {},
      [
        ['editUrl', 35],
        ['footer', 55, 'data'],
      ],
    ]);
    assert.deepEqual(frame("{ docs: { editUrl: 'https://a.example/' } }"), [{}, [['editUrl', 35, 'data']]]);
  });
});
