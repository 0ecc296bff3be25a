import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withoutSources } from '../../../src/markdown/plugins/withoutSources.ts';
import type { TreeNode } from '../../../src/markdown/tree.ts';
import { sourceOf } from '../../compileText.ts';

const PART = sourceOf('_part.md', 'Words');
const PAGE = sourceOf('a.mdx', 'Page');

const tree = (): TreeNode => ({
  type: 'root',
  children: [
    { type: 'includedFile', data: { source: PART, parent: PAGE }, children: [{ type: 'text', value: 'Words' }] },
    { type: 'mdxJsxFlowElement', name: 'Badge', data: { props: { text: 'New' }, source: PART } },
  ],
});

describe('withoutSources', () => {
  it('sends names of files, and puts the files themselves in place of them, wherever they stand by then', () => {
    const given = tree();
    const { tree: sent, restored } = withoutSources(given);
    assert.deepEqual(given, tree());
    assert.doesNotMatch(JSON.stringify(sent), /"body"/);
    const copy = structuredClone(sent);
    copy.children = [{ type: 'element', tagName: 'div', children: copy.children ?? [] }];
    const [{ children: [included, badge] = [] } = assert.fail()] = restored(copy).children ?? [];
    assert.equal(included?.data?.source, PART);
    assert.equal(included?.data?.parent, PAGE);
    assert.deepEqual(badge, tree().children?.[1]);
    assert.equal(badge?.data?.source, PART);
  });

  it('takes nothing of what a plugin leaves there itself for a file', () => {
    const { restored } = withoutSources(tree());
    const own = { type: 'text', value: 'a', data: { source: 'https://a.b/' } } as unknown as TreeNode;
    assert.deepEqual(restored(own), { type: 'text', value: 'a', data: {} });
  });
});
