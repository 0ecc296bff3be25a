import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { logoOption } from '../../../src/config/elsewhere/logoOption.ts';

describe('logoOption', () => {
  const place = { file: 'a.json', line: 1, column: 1 };
  const both = { light: '/a.svg', dark: '/b.svg' };

  it('is the image alone where the title stands beside it', () => {
    assert.equal(logoOption({ image: '/a.svg', place }), '/a.svg');
    assert.deepEqual(logoOption({ image: both, replacesTitle: false, place }), both);
  });

  it('says that it stands for the title', () => {
    assert.deepEqual(logoOption({ image: '/a.svg', replacesTitle: true, place }), {
      src: '/a.svg',
      replacesTitle: true,
    });
    assert.deepEqual(logoOption({ image: both, replacesTitle: true, place }), { ...both, replacesTitle: true });
  });
});
