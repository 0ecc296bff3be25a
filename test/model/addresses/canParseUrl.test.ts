import assert from 'node:assert/strict';
import { it } from 'node:test';
import { canParseUrl } from '../../../src/model/addresses/canParseUrl.ts';

it('tells what is a URL, also seen from another one', () => {
  assert.deepEqual(
    [
      canParseUrl('https://a.example'),
      canParseUrl('/a'),
      canParseUrl('/a', 'https://a.example'),
      canParseUrl('//[', 'https://a.example'),
    ],
    [true, false, true, false],
  );
});

it('says the same however often it is asked', () => {
  for (let time = 0; time < 20_000; time += 1) assert.equal(canParseUrl('https://ä.example'), true, `${time}`);
});
