import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { belowBase, withoutBase } from '../../../src/routes/links/belowBase.ts';

describe('a base that is written out', () => {
  it('is told from a path that has none', () => {
    assert.equal(belowBase('/docs/limits/', '/docs/'), '/limits/');
    assert.equal(belowBase('/docs/', '/docs/'), '/');
    for (const path of ['/limits/', '/docs', '/docs-old/']) assert.equal(belowBase(path, '/docs/'), undefined, path);
    assert.equal(belowBase('/limits/', '/'), undefined);
  });

  it('is left out', () => {
    const place = { file: 'content/a.md', line: 1, column: 5, endColumn: 18 };
    const link = { kind: 'link', url: '/docs/limits/', href: '/docs/docs/limits/', fromFile: 'a.md', place } as const;
    assert.deepEqual(withoutBase(link, '/limits/'), {
      hint: 'write `/limits/`: docsgen adds the base',
      fix: { place, was: '/docs/limits/', text: '/limits/' },
    });
  });
});
