import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { mark } from '../../src/render/fillMarks.ts';
import { templateOf } from '../../src/render/template.ts';

describe('templateOf', () => {
  it('puts HTML in the places of its marks, as often as they stand there', () => {
    const template = templateOf(`<p>${mark('a')}</p>${mark('b')}${mark('a')}`);
    assert.equal(template({ a: '<b>', b: '$&' }), '<p><b></p>$&<b>');
    assert.equal(template({ a: '', b: mark('a') }), `<p></p>${mark('a')}`);
  });

  it('leaves a place without a value empty', () => assert.equal(templateOf(`x${mark('none')}y`)({}), 'xy'));

  it('M-05: takes nothing that an author could write for a place', () =>
    assert.equal(templateOf('\ue000a\ue001')({ a: 'no' }), '\ue000a\ue001'));
});
