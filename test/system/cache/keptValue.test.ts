import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { checked } from '../../../src/system/cache/checkedText.ts';
import { keepValue, keptValue } from '../../../src/system/cache/keptValue.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

describe('a value that is kept', () => {
  const path = join(temporaryFolder(), '.docsgen/value.json');

  it('comes back as it was', () => {
    assert.equal(keptValue(path), undefined);
    keepValue(path, { a: [1, 'ü'] });
    assert.deepEqual(keptValue(path), { a: [1, 'ü'] });
  });

  it('is not believed where it is damaged, or another build of the generator has kept it', () => {
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, text.replace('1', '2'));
    assert.equal(keptValue(path), undefined);
    writeFileSync(path, checked(JSON.stringify(['another', { a: [] }])));
    assert.equal(keptValue(path), undefined);
    writeFileSync(path, checked('{}'));
    assert.equal(keptValue(path), undefined);
  });
});
