import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { mkdocsFrame } from '../../../src/config/mkdocs/mkdocsFrame.ts';
import { partsReader } from '../../../src/config/parse/partsReader.ts';
import { writtenYaml } from '../../../src/config/parse/writtenYaml.ts';
import { withoutPlaces } from '../../withoutPlaces.ts';

function frame(text: string) {
  const { miss, missed } = partsReader();
  const site = mkdocsFrame(writtenYaml(text, 'mkdocs.yml'), miss);
  return [withoutPlaces(site), missed.map(({ option, place: { line, column } }) => [option, line, column])];
}

describe('mkdocsFrame', () => {
  it('reads logo and icon of the theme', () => {
    assert.deepEqual(frame('theme:\n  name: material\n  logo: img/a.svg\n  favicon: img/b.png\n'), [
      { logo: { image: '/img/a.svg' }, favicon: { image: 'img/b.png' } },
      [],
    ]);
    assert.deepEqual(frame('theme:\n  logo: https://a.example/b.svg\n'), [
      { logo: { image: 'https://a.example/b.svg' } },
      [],
    ]);
    assert.deepEqual(frame('theme: readthedocs\ncopyright:\n'), [{}, []]);
  });

  it('reads the end of pages: the copyright, and links by their names or brands', () => {
    const social = [
      '{ icon: fontawesome/brands/github, link: https://a.example/ }',
      '{ icon: simple/mastodon, link: https://b.example/ }',
      '{ icon: material/rss, name: News, link: https://c.example/ }',
    ];
    assert.deepEqual(frame(`copyright: |\n  &copy; 2024\n  Acme\nextra:\n  social: [${social}]\n`), [
      {
        footer: [
          { text: '© 2024 Acme' },
          { text: 'GitHub', link: 'https://a.example/' },
          { text: 'Mastodon', link: 'https://b.example/' },
          { text: 'News', link: 'https://c.example/' },
        ],
      },
      [],
    ]);
  });

  it('reads where the logo leads, and whether code has line numbers', () => {
    assert.deepEqual(frame('extra:\n  homepage: https://a.example\n'), [
      { logoLink: { target: 'https://a.example' } },
      [],
    ]);
    const above = (site: string) => frame(`${site}extra:\n  homepage: ../\n`);
    assert.deepEqual(above('site_url: https://a.example/docs/\n'), [
      { logoLink: { target: 'https://a.example/' } },
      [],
    ]);
    assert.deepEqual(above('site_url: https://a.example/\n'), [{}, []]);
    assert.deepEqual(above(''), [{}, [['homepage', 2, 13]]]);
    assert.deepEqual(frame('extra:\n  homepage: guide/\n'), [{ logoLink: { target: 'guide/' } }, []]);
    for (const written of [
      '[admonition, { pymdownx.highlight: { linenums: true } }]',
      '{ pymdownx.highlight: { linenums: true, use_pygments: true } }',
      '{ markdown.extensions.codehilite: { linenums: true } }',
      '[codehilite: { linenums: true }]',
    ])
      assert.deepEqual(frame(`markdown_extensions: ${written}\n`), [{ lineNumbers: true }, []], written);
    for (const written of [
      '[pymdownx.highlight]',
      '{ pymdownx.highlight: { linenums: false } }',
      '{ toc: { linenums: true } }',
    ])
      assert.deepEqual(frame(`markdown_extensions: ${written}\nextra: {}\n`), [{}, []], written);
  });

  it('takes a variant of an icon for its brand', () => {
    const social = ['github-alt', 'square-x-twitter', 'linkedin-in'].map(
      (brand) => `{ icon: fontawesome/brands/${brand}, link: https://a.example/ }`,
    );
    assert.deepEqual(frame(`extra:\n  social: [${social}]\n`)[0], {
      footer: ['GitHub', 'X', 'LinkedIn'].map((text) => ({ text, link: 'https://a.example/' })),
    });
  });

  it('tells of what it cannot hold', () => {
    const social = '[{ icon: material/rss, link: https://c.example/ }, { icon: simple/x, link: x.html }]';
    assert.deepEqual(frame(`copyright: By <b>Acme</b>\nextra: { social: ${social} }\n`), [
      {},
      [
        ['copyright', 1, 12],
        ['social', 2, 21],
        ['social', 2, 71],
      ],
    ]);
  });
});
