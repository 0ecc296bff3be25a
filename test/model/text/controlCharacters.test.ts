import assert from 'node:assert/strict';
import { it } from 'node:test';
import { CONTROL_CHARACTER, withoutControls } from '../../../src/model/text/controlCharacters.ts';

it('control characters are replaced one by one, and space stays', () => {
  assert.equal(withoutControls('a\u0000b\u001b[31m\u007f\u007f'), 'a\uFFFDb\uFFFD[31m\uFFFD\uFFFD');
  assert.equal(withoutControls('a\tb\n\f\r\u0080'), 'a\tb\n\f\r\u0080');
  assert.deepEqual(
    ['a\u0008', 'a\u000b', 'a\t\n\f\r'].map((text) => text.search(CONTROL_CHARACTER)),
    [1, 1, -1],
  );
});
