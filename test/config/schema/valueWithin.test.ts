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

  it('finds a key without a name', () => {
    const counted = countedCode("{ a: 1, '': 2 }");
    assert.equal(valueWithin(counted, [''])?.key, counted.text.indexOf("':"));
    assert.equal(valueWithin(countedCode('{ a: (1), b: 2 }'), ['']), undefined);
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

  it('reads a list once, however many of its entries are asked for', () => {
    const readsFor = (count: number): number => {
      const counted = countedCode(`nav: { left: [${"{ text: 'A', link: '/' }, ".repeat(count)}] }`);
      let reads = 0;
      const depths = new Proxy(counted.depths, {
        get(target, key) {
          reads += 1;
          return Reflect.get(target, key);
        },
      });
      const code = { ...counted, depths };
      for (let index = 0; index < count; index += 1)
        assert.notEqual(valueWithin(code, ['nav', 'left', index, 'link']), undefined);
      return reads;
    };
    assert.ok(readsFor(100) < 3 * readsFor(50));
  });
});
