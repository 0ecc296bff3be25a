import assert from 'node:assert/strict';
import { it } from 'node:test';
import { badgeView } from '../../src/model/badgeView.ts';

it('a badge is a text, or a text of a type', () => {
  assert.deepEqual(badgeView('Beta'), { text: 'Beta' });
  assert.deepEqual(badgeView({ text: 'Beta', type: 'warning' }), { text: 'Beta', type: 'warning' });
});
