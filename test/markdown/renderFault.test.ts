import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { renderFault } from '../../src/markdown/renderFault.ts';

const place = { file: 'content/a.mdx', line: 1, column: 2 };

describe('renderFault', () => {
  it('says which component, and why', () => {
    const { code, message, hint } = renderFault('Box', new Error('no data'), place);
    assert.deepEqual(
      [code, message, hint],
      ['render-failed', '`<Box>` cannot be rendered: no data', 'check its properties, or fix the component in `site/`'],
    );
    assert.match(renderFault('Box', Object.create(null), place).message, /says nothing of itself/);
  });

  it('knows what belongs into a browser', () =>
    assert.match(renderFault('Box', new ReferenceError('window is not defined'), place).hint ?? '', /an effect of/));
});
