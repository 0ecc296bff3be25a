import assert from 'node:assert/strict';
import { it } from 'node:test';
import { renderToStaticMarkup } from 'react-dom/server';
import { Island } from '../../../src/theme/islands/Island.tsx';

const shown = (island: object) =>
  renderToStaticMarkup(
    <Island name="Clock" {...island}>
      12:00
    </Island>,
  );

it('an island waits for its reader, unless it asks for something else', () => {
  assert.equal(shown({}), '<div data-island="Clock">12:00</div>');
  assert.equal(shown({ hydrate: 'load' }), '<div data-island="Clock" data-hydrate="">12:00</div>');
  assert.equal(shown({ choiceKey: 'k' }), '<div data-island="Clock" data-hydrate="k">12:00</div>');
  assert.equal(
    shown({ hydrate: 'visible', inline: true }),
    '<span data-island="visible" data-hydrate=""><span data-island="Clock">12:00</span></span>',
  );
});

it('an island that asks for what there is not is an error', () => {
  assert.throws(() => shown({ hydrate: 'idle' }), {
    message: 'the island `Clock` has `hydrate="idle"`, expected `visible` or `load`',
  });
});
