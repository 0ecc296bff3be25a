import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { badgeTypeMeant } from '../../../src/model/badgeType.ts';
import { read, told } from './readYaml.ts';

describe('readBadge', () => {
  it('yields a text of one line, alone or with a type', () => {
    for (const [yaml, badge] of [
      ['badge: New', 'New'],
      ['badge: "New\\n one "', 'New one'],
      ['badge: { text: New }', { text: 'New' }],
      ['badge:\n  text: " New "\n  type: danger', { text: 'New', type: 'danger' }],
    ] as const)
      assert.deepEqual([read(yaml).frontmatter.badge, told(yaml)], [badge, []], yaml);
  });

  it('refuses other values where they stand', () => {
    for (const [yaml, fault] of [
      [
        'badge:',
        '2:1 error `badge` is empty, expected text, or `{text, type}`. delete the line, or write `badge: New`',
      ],
      ['badge: 2.0', '2:1 error `badge` is the number `2`, expected text, or `{text, type}`. badge: "2.0"'],
      ['badge: { type: tip }', '2:8 error `text` of `badge` is missing, expected text. text: New'],
      [
        'badge:\n  text: New\n  type: success',
        '4:3 error `type` of `badge` is the string `success`, expected `tip`, `warning`, `danger` or `info`. type: tip',
      ],
      ['badge: { text: A, tipe: tip }', '2:19 warning Unknown key `tipe` of `badge`. did you mean `type`?'],
      ['badge: { text: A, variant: note }', '2:19 warning Unknown key `variant` of `badge`. write `type`'],
    ] as const)
      assert.deepEqual(told(yaml), [fault], yaml);
    assert.equal(read('badge: { type: tip }').frontmatter.badge, undefined);
    assert.deepEqual(read('badge: { text: A, type: red }').frontmatter.badge, { text: 'A' });
  });

  it('knows what the types of Starlight mean', () => {
    assert.deepEqual(['success', 'caution', 'danger', 'note', 'pink'].map(badgeTypeMeant), [
      'tip',
      'warning',
      'danger',
      'info',
      'tip',
    ]);
  });
});
