import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { exportedData } from '../../../src/config/parse/exportedData.ts';
import { partsReader } from '../../../src/config/parse/partsReader.ts';
import { rspressSidebars } from '../../../src/config/rspress/rspressSidebars.ts';
import { withoutPlaces } from '../../withoutPlaces.ts';

describe('rspressSidebars', () => {
  it('are those of the settings, with what stands below a name in a group', () => {
    const read = partsReader();
    const code = `export default { '/guide/': [
      '/guide/a',
      { sectionHeaderText: 'Part' },
      { text: 'B', link: '/guide/b' },
      { dividerType: 'solid' },
      { text: 'C', collapsed: true, items: [{ text: 'D', link: '/guide/d' }] },
      { sectionHeaderText: 'Empty' },
    ] }`;
    assert.deepEqual(withoutPlaces(rspressSidebars(exportedData(code, 'a.js'), read)), [
      {
        prefix: '/guide/',
        entries: [
          { target: '/guide/a' },
          { text: 'Part', isOpen: true, items: [{ text: 'B', target: '/guide/b' }] },
          { text: 'C', items: [{ text: 'D', target: '/guide/d' }] },
        ],
      },
    ]);
    assert.deepEqual(read.missed, []);
    assert.equal(rspressSidebars(undefined, read), undefined);
  });
});
