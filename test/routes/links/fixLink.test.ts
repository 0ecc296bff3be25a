import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fixLink } from '../../../src/routes/links/fixLink.ts';

describe('fixLink', () => {
  const link = { kind: 'link', url: '/a', href: '/a', fromFile: 'x.md' } as const;
  const place = { file: 'content/x.md', line: 3, column: 5 };

  it('puts the new URL where the old one stands', () => {
    const at = { ...place, endColumn: 7 };
    assert.deepEqual(fixLink({ ...link, place: at }, '/b/'), { place: at, was: '/a', text: '/b/' });
  });

  it('puts it into the definition of a link by reference', () => {
    const definition = { file: 'content/_part.md', line: 9, column: 6, endColumn: 8 };
    assert.deepEqual(fixLink({ ...link, place, definition }, '/b/'), { place: definition, was: '/a', text: '/b/' });
  });

  it('leaves a place alone that is not the URL itself', () => {
    assert.equal(fixLink({ ...link, place }, '/b/'), undefined);
    assert.equal(fixLink({ ...link, place: { ...place, endColumn: 20 } }, '/b/'), undefined);
  });

  it('leaves to its writer what YAML would read as something else', () => {
    const at = { ...place, endColumn: 7 };
    const inYaml = true;
    for (const text of ['/a,%20b/', "/it's/", '/a[1]/', '/a:'])
      assert.equal(fixLink({ ...link, place: at, inYaml }, text), undefined, text);
    for (const text of ['/b/#c', '/a:b/', 'https://a.example/'])
      assert.equal(fixLink({ ...link, place: at, inYaml }, text)?.text, text);
    assert.equal(fixLink({ ...link, place: at }, '/a,%20b/')?.text, '/a,%20b/');
  });
});
