import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  addressName,
  type HeadTag,
  holdsJson,
  isJudgedInline,
  metaName,
  relationsOf,
} from '../../src/model/headTag.ts';

const script = (type: string | undefined): HeadTag => ({
  tag: 'script',
  attributes: type === undefined ? {} : { type },
  content: '{}',
});

describe('a tag of the head', () => {
  for (const type of [undefined, '', 'module', 'text/javascript', 'TEXT/JavaScript', 'application/x-ecmascript'])
    it(`is judged by the policy as a script of the type ${type}, and is no JSON`, () => {
      assert.equal(isJudgedInline(script(type)), true);
      assert.equal(holdsJson(script(type)), false);
    });

  for (const type of ['importmap', 'speculationrules'])
    it(`is judged by the policy as a script of the type ${type}, and is JSON`, () => {
      assert.equal(isJudgedInline(script(type)), true);
      assert.equal(holdsJson(script(type)), true);
    });

  for (const type of ['application/json', 'application/ld+json', 'application/LD+JSON'])
    it(`is data as a script of the type ${type}`, () => {
      assert.equal(isJudgedInline(script(type)), false);
      assert.equal(holdsJson(script(type)), true);
    });

  it('is data as a script of any other type', () => {
    assert.equal(isJudgedInline(script('text/x-template')), false);
    assert.equal(holdsJson(script('text/x-template')), false);
  });

  it('is judged as a style, and not as what only names a file', () => {
    assert.equal(isJudgedInline({ tag: 'style', attributes: {}, content: 'a{}' }), true);
    assert.equal(isJudgedInline({ tag: 'script', attributes: { src: '/a.js' } }), false);
  });

  it('has its address in one attribute, relations in another, and a name in one of two', () => {
    assert.equal(addressName({ tag: 'script', attributes: { src: '/a.js', href: '/b' } }), 'src');
    assert.equal(addressName({ tag: 'link', attributes: { href: '/a' } }), 'href');
    assert.equal(addressName({ tag: 'script', attributes: {} }), undefined);
    assert.equal(addressName({ tag: 'meta', attributes: { href: '/a' } }), undefined);
    assert.deepEqual(relationsOf({ attributes: { rel: ' Shortcut  ICON ' } }), ['shortcut', 'icon']);
    assert.deepEqual(relationsOf({ attributes: {} }), []);
    assert.equal(metaName({ tag: 'meta', attributes: { property: 'og:Image' } }), 'og:image');
    assert.equal(metaName({ tag: 'link', attributes: { name: 'a' } }), undefined);
  });
});
