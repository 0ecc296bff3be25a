import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createElement } from 'react';
import { componentHtml } from '../../src/render/componentHtml.ts';

const times = createElement('b', {}, 'Seen ', 2, ' times');

describe('componentHtml', () => {
  it('joins neighbouring texts where nothing is hydrated', () =>
    assert.equal(componentHtml(times), '<b>Seen 2 times</b>'));

  it('parts them where an island is, as React finds its way by that', () =>
    assert.equal(
      componentHtml(createElement('div', { 'data-island': 'Counter' }, times)),
      '<div data-island="Counter"><b>Seen <!-- -->2<!-- --> times</b></div>',
    ));
});
