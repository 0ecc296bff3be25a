import assert from 'node:assert/strict';
import { it } from 'node:test';
import { labelAndBadge, labelOf } from '../../../src/routes/navigation/sidebars.ts';
import { recordAt } from '../../recordAt.ts';

it('labels a page by the label of its front matter, or by its title', () => {
  assert.equal(labelOf(recordAt('/a/', 'Title', { label: 'Short' })), 'Short');
  assert.equal(labelOf(recordAt('/a/', 'Title')), 'Title');
  // As in titles, code stands in backquotes, which readers do not see there.
  assert.equal(labelOf(recordAt('/a/', 'Title', { label: 'The `pd` command' })), 'The pd command');
});

it('shows a page by its label and its badge', () => {
  assert.deepEqual(labelAndBadge(recordAt('/a/', 'Title', { label: 'Short', badge: 'New' })), {
    text: 'Short',
    badge: { text: 'New' },
  });
  assert.deepEqual(labelAndBadge(recordAt('/a/', 'Title')), { text: 'Title' });
});
