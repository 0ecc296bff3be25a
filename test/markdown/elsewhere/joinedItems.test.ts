import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compileText } from '../../compileText.ts';

const told = (text: string, path = 'page.md') =>
  compileText(text, { path }).diagnostics.map(
    ({ severity, code, place, hint }) =>
      `${severity} ${code} ${place?.line}:${place?.column}-${place?.endColumn} ${/`([^`]*)`/.exec(hint ?? '')?.[1]}`,
  );

describe('warnJoinedItems', () => {
  it('tells of lines of a list that lack the space behind their sign', () => {
    for (const path of ['page.md', 'page.mdx']) {
      assert.deepEqual(told('- a\n-b\n- c\n-d\n', path), [
        'warning unread-markup 2:1-3 - b',
        'warning unread-markup 4:1-3 - d',
      ]);
      assert.deepEqual(told('1. a\n2.b c\n3. d', path), ['warning unread-markup 2:1-6 2. b c']);
      assert.deepEqual(told('1) a\n1)b', path), ['warning unread-markup 2:1-4 1) b']);
      assert.deepEqual(told('* a\n*b', path), ['warning unread-markup 2:1-3 * b']);
      assert.deepEqual(told('- a\n  - b\n  -c', path), ['warning unread-markup 3:3-5 - c']);
    }
  });

  it('passes over what belongs to the item', () => {
    for (const text of [
      '- a\n-5 b',
      '- a\n  -b',
      '- a\n--b',
      '* a\n*b* c',
      '1. since\n2.x of it',
      '1. since\n5.b',
      '1. since\n1.2',
      '- a\n+b',
      '- a\nb -c',
    ])
      assert.deepEqual(told(text), [], text);
  });
});
