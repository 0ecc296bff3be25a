import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { warningsLookedFor } from '../../../src/check/allowances/warningsLookedFor.ts';
import type { Diagnostic } from '../../../src/model/diagnostic.ts';

describe('warningsLookedFor', () => {
  const fault = (file: string, rest: Partial<Diagnostic> = {}): Diagnostic => ({
    severity: 'error',
    code: 'mdx-syntax',
    message: 'x',
    place: { file, line: 1, column: 1 },
    ...rest,
  });
  const isLookedFor = (code: string, file: string, told: readonly Diagnostic[] = [], looked = {}) =>
    warningsLookedFor(told, { external: false, areSamplesRead: true, areStylesInCode: false, ...looked })(code, file);

  it('knows all of a page without errors, and nothing of one that may not have been read', () => {
    const warning = fault('content/a.md', { severity: 'warning', code: 'empty-page' });
    assert.equal(isLookedFor('heading-order', 'content/a.md', [warning, fault('content/b.md')]), true);
    assert.equal(isLookedFor('heading-order', 'content/b.md', [fault('content/b.md')]), false);
    const asMdx = fault('content/a.md', { severity: 'warning', code: 'mdx-in-markdown' });
    assert.equal(isLookedFor('heading-order', 'content/a.md', [asMdx]), false);
    assert.equal(isLookedFor('heading-order', 'content/_a.md'), false);
  });

  it('knows nothing of the code of a site that has an error', () => {
    assert.equal(isLookedFor('unescaped-html', 'site/a.tsx', [fault('site/site.css')]), false);
    assert.equal(isLookedFor('unescaped-html', 'site/a.tsx', [fault('content/a.md')]), true);
  });

  it('knows of the styles of pages where the code of the site has none, which would be told of instead', () => {
    const inCode = { areStylesInCode: true };
    assert.equal(isLookedFor('inline-style', 'content/a.mdx'), true);
    assert.equal(isLookedFor('inline-style', 'content/a.mdx', [], inCode), false);
    assert.equal(isLookedFor('inline-style', 'site/a.tsx', [], inCode), true);
  });

  it('knows what other sites and programs say where they were asked', () => {
    assert.equal(isLookedFor('external-link', 'content/a.md'), false);
    assert.equal(isLookedFor('external-moved', 'content/a.md', [], { external: true }), true);
    assert.equal(isLookedFor('sample-syntax', 'content/a.md'), true);
    assert.equal(isLookedFor('sample-syntax', 'content/a.md', [], { areSamplesRead: false }), false);
    assert.equal(isLookedFor('bad-permalink', 'content/a.md'), false);
  });
});
