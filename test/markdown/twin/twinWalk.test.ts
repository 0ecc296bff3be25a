import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { addressOf, shown, sliceOf, type TwinWalk, valueIn } from '../../../src/markdown/twin/twinWalk.ts';
import { sourceOf } from '../../compileText.ts';

const walk = {
  source: sourceOf('page.md', '> - one\n>   two\n'),
  constants: { ONE: 1, props: { name: 'A' } },
  context: {
    resolve: (url: string) =>
      url.startsWith('http')
        ? { kind: 'external', href: url }
        : url.startsWith('#')
          ? { kind: 'anchor', href: url, hash: '' }
          : { kind: 'page', href: `/docs${url}` },
    publicUrl: (href: string) => `https://a.example${href}`,
  },
} as unknown as TwinWalk;

describe('the parts of a twin', () => {
  it('have full addresses', () => {
    assert.equal(addressOf('/x/', walk), 'https://a.example/docs/x/');
    assert.equal(addressOf('#x', walk), '#x');
    assert.equal(addressOf('https://b.example/', walk), 'https://b.example/');
  });

  it('have the values of expressions; a faulty one has none', () => {
    assert.equal(valueIn('ONE + 1', walk), 2);
    assert.equal(valueIn('props.name', walk), 'A');
    assert.equal(valueIn('call()', walk), undefined);
    assert.deepEqual([undefined, null, true, 0, 'a'].map(shown), ['', '', '', '0', 'a']);
  });

  it('are cut from their source without the signs of lists and quotes around them', () => {
    const at = (offset: number) => ({ line: 1, column: 1, offset });
    assert.equal(sliceOf({ type: 'paragraph', position: { start: at(4), end: at(15) } }, walk), 'one\ntwo');
  });
});
