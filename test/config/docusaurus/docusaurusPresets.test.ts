import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { presetPart } from '../../../src/config/docusaurus/docusaurusPresets.ts';
import { mapIn } from '../../../src/config/parse/codeData.ts';
import { exportedData } from '../../../src/config/parse/exportedData.ts';

const partIn = (settings: string) =>
  presetPart('docs', mapIn(exportedData(`export default ${settings}`, 'a.js')).get('presets'));

describe('presetPart', () => {
  it('finds a part in the first preset that has it', () => {
    const part = partIn("{ presets: ['a', ['b', { blog: {} }], ['c', { docs: { path: 'x' } }]] }");
    assert.deepEqual([...(part?.entries.keys() ?? [])], ['path']);
  });

  it('finds none that is switched off, and none without presets', () => {
    for (const settings of ["{ presets: [['a', { docs: false }]] }", '{}']) assert.equal(partIn(settings), undefined);
  });
});
