import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compileText } from '../../compileText.ts';

describe('sharedEnds', () => {
  const told = (text: string, parser: 'satteri' | 'remark') =>
    compileText(text, { path: 'page.md', parser }).diagnostics.map(
      ({ place, hint }) => `${place?.line}:${place?.column} ${hint}`,
    );

  for (const text of [
    ':::tip\nWords.\n\n:::note\nInner.\n:::\n:::\n\nLast.\n',
    ':::tip\n:::note\na\n:::\n',
    '::::tip\n:::note\na\n::::\n',
    ':::tip\n:::note\n:::info\na\n:::\n:::\n:::\n',
    '> :::tip\n> :::note\n> a\n> :::\n> :::\n',
    ':::tip\n:::note\na :::\n:::\n',
  ])
    it(`lets both parsers tell the same of ${JSON.stringify(text)}`, () => {
      assert.deepEqual(told(text, 'remark'), told(text, 'satteri'));
      assert.equal(told(text, 'remark').length, 1);
    });
});
