import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { renderFault } from '../../../src/markdown/mdx/renderFault.ts';

const codePlace = { file: 'site/components.tsx', line: 3, column: 4 };
const place = { file: 'content/a.mdx', line: 1, column: 2 };

describe('renderFault', () => {
  it('says which component, and why', () => {
    const { code, message, hint } = renderFault('Box', new Error('no data'), { place });
    assert.deepEqual(
      [code, message, hint],
      ['render-failed', '`<Box>` cannot be rendered: no data', 'check its properties, or fix the component in `site/`'],
    );
    assert.match(renderFault('Box', Object.create(null), { place }).message, /says nothing of itself/);
  });

  it('names the place in the site’s code', () => {
    assert.deepEqual(renderFault('Box', new Error('x'), { place, codePlace }).related, [codePlace]);
    assert.equal('related' in renderFault('Box', new Error('x'), { place, codePlace: undefined }), false);
  });

  it('knows what belongs into a browser', () => {
    for (const name of ['window', 'navigator'])
      assert.match(
        renderFault('Box', new ReferenceError(`${name} is not defined`), { place }).hint ?? '',
        /an effect of/,
      );
  });

  it('says how to do without what is not there yet, and where to look for what is undefined', () => {
    const hintFor = (reason: string) => renderFault('Box', new Error(reason), { place }).hint ?? '';
    assert.match(
      hintFor('A component suspended while responding to synchronous input.'),
      /^fetch before the component/,
    );
    assert.match(hintFor('its `<Suspense>` shows the fallback: what is in it'), /^take `<Suspense>` away/);
    assert.match(hintFor('Element type is invalid: expected a string'), /^look at the imports/);
  });

  it('says what an imported picture is, which other generators make a component of', () =>
    assert.equal(
      renderFault('Box', new Error('Invalid tag: /docs/assets/logo.1A2B3C4D.svg'), { place }).hint,
      'what is imported of a picture is its address: `<img src={…} alt="…" />`; for its text, import it `with { type: \'text\' }`',
    ));

  it('says where the name of an island stands', () =>
    assert.match(
      renderFault('Box', new Error('it shows the island `A`, and there is no'), { place }).hint ?? '',
      /<Island name/,
    ));
});
