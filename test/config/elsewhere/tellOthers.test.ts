import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { tellOthers } from '../../../src/config/elsewhere/tellOthers.ts';
import { exportedData } from '../../../src/config/parse/exportedData.ts';
import { partsReader } from '../../../src/config/parse/partsReader.ts';

describe('tellOthers', () => {
  it('tells of each option that is not known, with what stands for it here', () => {
    const read = partsReader();
    const settings = "export default { title: 'A', head: [], customCss: [], srcExclude: [], wings: 2 }";
    tellOthers(read.map(exportedData(settings, 'a.js'), 'config'), (key) => key === 'title', read);
    assert.deepEqual(
      read.missed.map(({ option, hint }) => [option, hint]),
      [
        ['head', "write each in `head`, as `{ tag: 'script', attributes: { src: '…' } }`, in `site/config.ts`"],
        ['customCss', 'write the styles in `site/site.css`'],
        [
          'srcExclude',
          "a Markdown file whose name begins with `_` is no page, and `draft: true` below `routes: ['/internal/']` in `defaults` leaves out a folder",
        ],
        ['wings', undefined],
      ],
    );
  });
});
