import assert from 'node:assert/strict';
import { it } from 'node:test';
import { menuLinks } from '../../src/model/menuLinks.ts';

it('links of a menu are those in it and in its groups, in order', () => {
  const [one, two, three] = [{ text: 'one' }, { text: 'two' }, { text: 'three' }];
  assert.deepEqual(menuLinks([one, { items: [two, three] }]), [one, two, three]);
  assert.deepEqual(menuLinks([{ items: [] }]), []);
});
