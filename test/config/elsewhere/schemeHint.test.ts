import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { schemeHint } from '../../../src/config/elsewhere/schemeHint.ts';

describe('schemeHint', () => {
  it('says what to write for pages that begin in one scheme', () => {
    assert.equal(
      schemeHint({ first: 'dark', isFixed: false }),
      'write `:root:not([data-theme]) { color-scheme: dark; }` in `site/site.css`',
    );
  });

  it('hides the choice where readers have none', () => {
    assert.equal(
      schemeHint({ first: 'light', isFixed: true }),
      'write `:root { color-scheme: light; } .theme-switch { display: none; }` in `site/site.css`',
    );
    assert.equal(
      schemeHint({ first: undefined, isFixed: true }),
      'write `.theme-switch { display: none; }` in `site/site.css`',
    );
  });

  it('says nothing where pages are as the system of the reader', () => {
    assert.equal(schemeHint({ first: undefined, isFixed: false }), undefined);
  });
});
