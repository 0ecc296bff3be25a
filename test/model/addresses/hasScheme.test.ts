import assert from 'node:assert/strict';
import { it } from 'node:test';
import { hasScheme } from '../../../src/model/addresses/hasScheme.ts';

it('a scheme is told from a path', () => {
  for (const address of ['https://a.example', 'MAILTO:a@b.example', 'git+ssh:x', 'h2:']) assert.ok(hasScheme(address));
  for (const address of ['/a:b', './a', '#a:b', '//a.example', 'a/b:c', '2a:b', ':a', ''])
    assert.equal(hasScheme(address), false, address);
});
