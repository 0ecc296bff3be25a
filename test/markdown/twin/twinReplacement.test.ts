import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { twinOf } from './twinOf.ts';

describe('what stands in the place of a node in the twin of a page', () => {
  const constants = { LIMIT: '512KB', STARS: 'a*b', API: 'https://api.example' };

  it('shows constants, in prose and in addresses', () => {
    assert.equal(twinOf('Up to {LIMIT} or {STARS}.', { constants }), 'Up to 512KB or a\\*b.');
    assert.equal(twinOf('[a]({API}/{LIMIT})', { constants }), '[a](https://api.example/512KB)');
    assert.equal(twinOf('{1 + 1}', { constants }), '2');
  });

  it('shows constants in the text of pictures', () => {
    assert.equal(
      twinOf('![to {STARS}](https://a.example/a.png "T")', { constants }),
      '![to a\\*b](https://a.example/a.png "T")',
    );
  });
});
