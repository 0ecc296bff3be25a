import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compileText } from '../../compileText.ts';
import { assertMended, mendText } from '../../mendText.ts';

describe('markedBox', () => {
  it('makes boxes of those of Retype, which end with a line of their signs', () => {
    assertMended('!!!\nA box.\n!!!\n\nB\n', ':::note\nA box.\n:::\n\nB\n');
    assertMended('!!!success It works\nOne\n\n- Two\n!!!\n', ':::tip[It works]\nOne\n\n- Two\n:::\n');
    assertMended('!!! danger Stop\n\nOne\n\n!!!\n', ':::danger[Stop]\n\nOne\n\n:::\n');
    assertMended('!!! Mind this\nOne\n!!!\n', ':::note[Mind this]\nOne\n:::\n');
    assertMended('!!!\nA\n!!!\n!!!ghost\nB\n!!!\n', ':::note\nA\n:::\n:::note\nB\n:::\n');
  });

  it('leaves those within others or items, with a title that would be lost, and without an end', () => {
    for (const text of [
      '!!!!warning\nA\n!!!tip\nB\n!!!\n!!!!\n',
      '- !!!tip\n  A\n  !!!\n',
      '!!!tip A [link](https://acme.example)\nA\n!!!\n',
      '!!!tip\nA\n\n```\nB\n!!!\n',
    ])
      assert.match(mendText(text), /^(?:- )?!!!/, text);
  });

  it('takes text that begins with the signs for none', () => {
    for (const text of ['!!! BREAKING: read this first !!!', '!!!', '!!!Wow\nWell'])
      assert.deepEqual(compileText(text, { path: 'a.md' }).diagnostics, [], text);
  });
});
