import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { plainValue } from '../../../src/config/parse/codeData.ts';
import { exportedData } from '../../../src/config/parse/exportedData.ts';
import { vuepressNav, vuepressSidebar } from '../../../src/config/vuepress/vuepressNavigation.ts';

const dataOf = (code: string) => {
  const data = exportedData(`export default ${code}`, 'config.js');
  assert.ok(data);
  return data;
};
const plain = (data: ReturnType<typeof vuepressSidebar>) => data && plainValue(data)?.value;

describe('vuepressSidebar', () => {
  it('has the paths of pages below the folder of their sidebar', () => {
    assert.deepEqual(plain(vuepressSidebar(dataOf(`{ '/a/': ['', 'b', '/c'], '/d': ['e', 'https://f.example/'] }`))), {
      '/a/': [{ link: '/a/' }, { link: '/a/b' }, { link: '/c' }],
      '/d': [{ link: '/e' }, { link: 'https://f.example/' }],
    });
  });

  it('has groups of the first version closed, unless they say otherwise', () => {
    assert.deepEqual(
      plain(
        vuepressSidebar(
          dataOf(`[{ title: 'A', path: '/a/', children: ['/b'] }, { title: 'C', collapsable: false, children: [] },
            { text: 'D', children: [] }]`),
        ),
      ),
      [
        { text: 'A', link: '/a/', items: [{ link: '/b' }], collapsed: true },
        { text: 'C', items: [] },
        { text: 'D', items: [] },
      ],
    );
  });

  it('is none where nothing is listed', () => {
    for (const code of ["'auto'", 'false', "{ '/': 'structure', '/api/': { title: 'API' } }"])
      assert.equal(vuepressSidebar(dataOf(code)), undefined);
  });

  it('keeps code, of which the reader of settings tells', () => {
    const data = vuepressSidebar(dataOf(`{ '/': make(), '/a/': [...make(), 'b'] }`));
    assert.equal(data && plainValue(data), undefined);
  });
});

describe('vuepressNav', () => {
  it('has what is in a menu of the second version, whose paths may have a prefix', () => {
    assert.deepEqual(
      plain(vuepressNav(dataOf(`['/a/', { text: 'B', prefix: '/b/', children: [{ text: 'C', link: 'c.md' }] }]`))),
      [{ link: '/a/' }, { text: 'B', items: [{ text: 'C', link: '/b/c.md' }] }],
    );
  });
});
