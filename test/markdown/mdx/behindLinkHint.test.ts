import assert from 'node:assert/strict';
import { it } from 'node:test';
import { behindLinkHint } from '../../../src/markdown/mdx/behindLinkHint.ts';

it('writes attributes behind a picture or a link into its tag, all of them', () => {
  assert.equal(
    behindLinkHint('width="300" loading=lazy', 'So ![A](./a.png)'),
    'write `<img src="./a.png" alt="A" width="300" loading="lazy" />`',
  );
  assert.equal(behindLinkHint(" target='_blank' ", '[B](/b/)'), 'write `<a href="/b/" target="_blank">B</a>`');
});

it('says nothing of other expressions, and of those behind other words', () => {
  for (const expression of ['NAME', 'width=', 'a="b" c', 'a="b"c="d"', ''])
    assert.equal(behindLinkHint(expression, '[B](/b/)'), undefined, expression);
  assert.equal(behindLinkHint('width=3', 'So [B](/b/) '), undefined);
});
