import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { exportedData } from '../../../src/config/parse/exportedData.ts';
import { partsReader } from '../../../src/config/parse/partsReader.ts';
import { navEntries, vitepressSidebars } from '../../../src/config/vitepress/vitepressNavigation.ts';
import { withoutPlaces } from '../../withoutPlaces.ts';

const data = (text: string) => exportedData(`export default ${text}`, 'config.js');

describe('vitepressNavigation', () => {
  it('puts a base before links, which may be the beginning of names', () => {
    const targets = (base: string, ...links: readonly string[]) =>
      vitepressSidebars(
        data(`[{ base: '${base}', items: [${links.map((link) => `{ link: '${link}' }`)}] }]`),
        partsReader(),
      ).entries[0]?.items?.map(({ target }) => target);
    assert.deepEqual(targets('/a/', 'b', '/b'), ['/a/b', '/a/b']);
    assert.deepEqual(targets('/a/b-', 'c', 'https://c.example/'), ['/a/b-c', 'https://c.example/']);
    assert.deepEqual(targets('/a', '/b'), ['/a/b']);
  });

  it('tells what to do about a component in the header', () => {
    const read = partsReader();
    assert.deepEqual(navEntries(data("[{ component: 'Menu', props: { a: 1 } }]"), read), []);
    assert.deepEqual(
      read.missed.map(({ option, isData, hint }) => [option, isData, hint]),
      [
        [
          'nav',
          true,
          'write a link or a menu in `nav` of `site/config.ts`, or export what stands on every page from `site/components.tsx` as `layout`',
        ],
      ],
    );
  });

  it('takes an empty link for none, as VitePress does', () => {
    const { entries } = vitepressSidebars(data("[{ text: 'Soon', link: '', base: '/a/' }]"), partsReader());
    assert.deepEqual(withoutPlaces(entries), [{ text: 'Soon' }]);
  });

  it('has no sidebars by addresses where there is one for all pages', () => {
    const sidebars = vitepressSidebars(data("[{ link: '/a' }]"), partsReader());
    assert.deepEqual(withoutPlaces(sidebars), { entries: [{ target: '/a' }] });
    assert.deepEqual(vitepressSidebars(undefined, partsReader()), { entries: [] });
  });
});
