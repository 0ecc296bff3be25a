import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { titleOfName } from '../../../src/model/files/titleOfName.ts';

describe('titleOfName', () => {
  const names: readonly (readonly [name: string, title: string])[] = [
    ['getting-started', 'Getting started'],
    ['01-getting_started', 'Getting started'],
    ['10 - First step', 'First step'],
    ['3. über-uns', 'Über uns'],
    ['a__b--c', 'A b c'],
    ['404', '404'],
    ['(internal_notes)', 'Internal notes'],
    ['f(x)', 'F(x)'],
    ['2024-11-notes', '2024 11 notes'],
    ['1.0-notes', '1.0 notes'],
    ['-', ''],
  ];
  for (const [name, title] of names) it(`calls \`${name}\` "${title}"`, () => assert.equal(titleOfName(name), title));
});
