import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { tellLook } from '../../../src/config/elsewhere/tellLook.ts';
import { exportedData } from '../../../src/config/parse/exportedData.ts';
import { partsReader } from '../../../src/config/parse/partsReader.ts';

function toldOf(look: string) {
  const read = partsReader();
  tellLook(exportedData(`export default ${look}`, 'a.js'), 'appearance', read);
  return read.missed.map(({ hint }) => /`.*?`/.exec(hint ?? '')?.[0]);
}

describe('tellLook', () => {
  it('says what to write for a look that pages have at first or always', () => {
    const first = '`:root:not([data-theme]) { color-scheme: dark; }`';
    assert.deepEqual(toldOf("'dark'"), [first]);
    assert.deepEqual(toldOf("{ initialValue: 'dark' }"), [first]);
    assert.deepEqual(toldOf("'force-dark'"), ['`:root { color-scheme: dark; } .theme-switch { display: none; }`']);
    assert.deepEqual(toldOf('false'), ['`:root { color-scheme: light; } .theme-switch { display: none; }`']);
    assert.deepEqual(toldOf("'light'"), ['`:root:not([data-theme]) { color-scheme: light; }`']);
    assert.deepEqual(toldOf("'force-auto'"), ['`.theme-switch { display: none; }`']);
  });

  it('says nothing of the look that pages have here, and tells of code', () => {
    assert.deepEqual(toldOf('true'), []);
    assert.deepEqual(toldOf('made()'), [undefined]);
  });
});
