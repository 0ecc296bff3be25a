import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type ConfigStep, countedCode, valueWithin } from '../../../src/config/schema/valueWithin.ts';

const CODE = `export default defineConfig({
  // title: 'No', {
  note: 'a } in a text',
  nav: { left: [{ text: 'A', link: '/a/' }, { text: 'B', link: '/b/' }] },
  title: 'Yes',
  'sidebars': [...others, { text: 'C' }],
});
`;

const valueAt = (...keys: readonly ConfigStep[]) => {
  const found = valueWithin(countedCode(CODE), keys);
  return found === undefined ? undefined : CODE.slice(found.start, found.end).trim();
};

describe('valueWithin', () => {
  it('finds the value of a key, and of one within it, outside of comments', () => {
    assert.equal(valueAt('title'), ": 'Yes'");
    assert.equal(valueAt('nav', 'left', 1, 'link'), ": '/b/'");
    assert.equal(valueAt('nav', 'left', 0), "{ text: 'A', link: '/a/' }");
  });

  it('tells where the last key that is a name begins', () => {
    assert.equal(valueWithin(countedCode(CODE), ['nav', 'left', 1])?.key, CODE.indexOf('left'));
  });

  it('finds no key that is not there, and no entry behind those that are made elsewhere', () => {
    assert.equal(valueAt('footer'), undefined);
    assert.equal(valueAt('nav', 'right'), undefined);
    assert.equal(valueAt('nav', 'left', 2), undefined);
    assert.equal(valueAt('sidebars', 1), undefined);
  });
});
