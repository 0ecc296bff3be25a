import assert from 'node:assert/strict';
import { it } from 'node:test';
import * as clientTexts from '../../../src/model/languages/clientTexts.ts';
import { ENGLISH } from '../../../src/model/languages/englishTexts.ts';

it('the table of all texts holds those of the client', () => {
  for (const [name, text] of Object.entries(clientTexts)) assert.equal(ENGLISH[name as keyof typeof ENGLISH], text);
});
