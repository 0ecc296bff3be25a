import assert from 'node:assert/strict';
import { it } from 'node:test';
import { imagePaths, schemeImageView } from '../../src/model/schemeImage.ts';

it('an image of the header has one path, or two where dark pages have another', () => {
  assert.deepEqual(imagePaths('/a.svg'), ['/a.svg']);
  assert.deepEqual(imagePaths({ light: '/a.svg', dark: '/b.svg' }), ['/a.svg', '/b.svg']);
  const hrefOf = (path: string) => `/docs${path}`;
  assert.deepEqual(schemeImageView('/a.svg', hrefOf), [{ src: '/docs/a.svg' }]);
  assert.deepEqual(schemeImageView({ light: '/a.svg', dark: '/b.svg' }, hrefOf), [
    { src: '/docs/a.svg' },
    { src: '/docs/b.svg' },
  ]);
});
