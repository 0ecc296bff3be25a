import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { lineNumbersIn } from '../../../src/config/elsewhere/lineNumbersIn.ts';
import { exportedData } from '../../../src/config/parse/exportedData.ts';
import { partsReader } from '../../../src/config/parse/partsReader.ts';

function numbersIn(written: string) {
  const read = partsReader();
  const data = exportedData(`export default ${written}`, 'config.js');
  return [lineNumbersIn(data, 'lineNumbers', read), read.missed.map(({ option, place }) => [option, place.column])];
}

describe('lineNumbersIn', () => {
  it('reads whether code blocks have line numbers', () => {
    assert.deepEqual(numbersIn('{ lineNumbers: true, config: (md) => md.use(x) }'), [{ lineNumbers: true }, []]);
  });

  it('says nothing where they have none, and tells of code', () => {
    for (const written of ['{ lineNumbers: false }', '{}', 'markdown()'])
      assert.deepEqual(numbersIn(written), [{}, []]);
    assert.deepEqual(numbersIn('{ lineNumbers: here() }'), [{}, [['markdown.lineNumbers', 31]]]);
  });
});
