import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { logoHere } from '../../../src/config/elsewhere/logoHere.ts';

const PLACE = { file: 'config.js', line: 1, column: 1, endColumn: 2 };
const BEFORE = { option: 'nav', place: PLACE };
const here = (image: string | { readonly light: string; readonly dark: string }) =>
  logoHere({ entries: [], logo: { image, place: PLACE }, unread: [BEFORE] }, (path) =>
    path === '/a.svg' ? { kind: 'link', link: path } : { kind: 'missing' },
  );

describe('logoHere', () => {
  it('is there with all its images', () => {
    assert.equal(here('/a.svg').logo?.image, '/a.svg');
    assert.deepEqual(
      logoHere({ entries: [] }, () => ({ kind: 'missing' })),
      { entries: [] },
    );
  });

  it('tells where to put one that is not', () => {
    const { logo, unread } = here({ light: '/a.svg', dark: '/b.svg' });
    assert.equal(logo, undefined);
    assert.deepEqual(unread, [
      BEFORE,
      {
        option: 'logo',
        place: PLACE,
        isData: true,
        hint: 'put the image `b.svg` into `site/public`, where it is looked for here',
      },
    ]);
  });
});
