import assert from 'node:assert/strict';
import { it } from 'node:test';
import * as clientTexts from '../../src/model/clientTexts.ts';
import { ENGLISH } from '../../src/model/englishTexts.ts';

it('the table of all texts holds those of the client', () => {
  for (const [name, text] of Object.entries(clientTexts)) assert.equal(ENGLISH[name as keyof typeof ENGLISH], text);
});
