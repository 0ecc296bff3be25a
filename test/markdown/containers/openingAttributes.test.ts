import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { noAttributes, openingAttributes } from '../../../src/markdown/containers/openingAttributes.ts';

describe('openingAttributes', () => {
  it('are what stands in braces at the end of an opening', () => {
    for (const [behind, id, isOpen, hasMore] of [
      ['Mind this {#box}', 'box', false, false],
      ['{ #box .wide }', 'box', false, true],
      ['[Mind]{open #box}', 'box', true, false],
      ['Mind {style="color: red" open}', undefined, true, true],
      ['{#a #b}', 'a', false, true],
    ] as const) {
      const read = openingAttributes(behind);
      assert.deepEqual([read?.id, read?.isOpen, read?.hasMore], [id, isOpen, hasMore], behind);
      assert.equal(behind.endsWith(read?.written ?? 'none'), true);
    }
  });

  it('are none where the braces may be words of a title', () => {
    for (const behind of ['Use {name}', 'The set {1, 2}', 'Mind', '{#box} first', '{}'])
      assert.equal(openingAttributes(behind), undefined, behind);
  });

  it('go, where they are no anchor', () => {
    const why = (behind: string) => noAttributes(openingAttributes(behind) ?? assert.fail());
    assert.deepEqual(['{#a}', '{#a .b}', '{.b}'].map(why), [
      '',
      ': boxes have no other attributes',
      ': boxes have no attributes',
    ]);
  });
});
