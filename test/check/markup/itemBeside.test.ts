import assert from 'node:assert/strict';
import { it } from 'node:test';
import { itemBeside } from '../../../src/check/markup/itemBeside.ts';

it('itemBeside finds the sign of the list in whose column a dash stands', () => {
  const beside = (text: string) => itemBeside(text.replace('⟦', ''), text.indexOf('⟦'));
  assert.equal(beside('* one\n⟦– two'), '*');
  assert.equal(beside('⟦– one\n+ two'), '+');
  assert.equal(beside('- one\n– two\n⟦– three'), '-');
  assert.equal(beside('  - one\n⟦– two'), undefined);
  assert.equal(beside('- one\n  ⟦– two'), undefined);
  assert.equal(beside('⟦– one\n– two\n- three'), undefined);
  assert.equal(beside('- one ⟦– two'), undefined);
  assert.equal(beside(`- one\n${'– a\n'.repeat(90)}⟦– two`), '-');
});
