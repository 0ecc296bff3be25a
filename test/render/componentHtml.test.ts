import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createElement, useId } from 'react';
import { componentHtml } from '../../src/render/componentHtml.ts';

const times = createElement('b', {}, 'Seen ', 2, ' times');

describe('componentHtml', () => {
  it('joins neighboring texts where nothing is hydrated', () =>
    assert.equal(componentHtml(times), '<b>Seen 2 times</b>'));

  it('parts them where an island is, as React finds its way by that', () =>
    assert.equal(
      componentHtml(createElement('div', { 'data-island': 'Counter' }, times)),
      '<div data-island="Counter"><b>Seen <!-- -->2<!-- --> times</b></div>',
    ));

  it('gives ids of React a beginning of their own, where there are any', () => {
    const Labelled = () => createElement('b', { id: useId() }, 'Seen ', 2);
    assert.equal(
      componentHtml(createElement(Labelled), () => 'Field1'),
      '<b id="_Field1R_0_">Seen 2</b>',
    );
    assert.equal(componentHtml(createElement(Labelled)), '<b id="_R_0_">Seen 2</b>');
    const asked = () => assert.fail('nothing has an id');
    assert.equal(componentHtml(times, asked), '<b>Seen 2 times</b>');
  });
});
