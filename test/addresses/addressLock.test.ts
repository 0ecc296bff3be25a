import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { addressText, readAddressLock, writeAddressLock } from '../../src/addresses/addressLock.ts';

const read = (text: string) => readAddressLock(text);

describe('addressText', () => {
  it('is what people read, with what would be mistaken encoded', () => {
    assert.equal(addressText('/limits/', 'memory'), '/limits/#memory');
    assert.equal(addressText('/café & co/', 'über-uns'), '/café & co/#über-uns');
    assert.equal(addressText('/c# 100%?/'), '/c%23 100%25%3F/');
  });
});

describe('the lock file', () => {
  it('has one address a line, sorted, each once, below what says how it is kept', () => {
    const text = writeAddressLock(['/b/', '/a/#x', '/a/', '/a/b/', '/b/']);
    assert.match(text, /^# .*`docsgen check`.*\n# .*--update-addresses.*\n\/a\/\n\/a\/#x\n\/a\/b\/\n\/b\/\n$/);
    assert.equal(writeAddressLock(read(text).addresses.map((address) => address.text)), text);
  });

  it('is read in whatever order a merge has left, with its places', () => {
    const { addresses, diagnostics } = read('/b/ \r\n  \n # comment\n/a/#x\t\n/b/\n');
    assert.deepEqual(diagnostics, []);
    assert.deepEqual(addresses, [
      {
        text: '/b/',
        route: '/b/',
        slug: undefined,
        place: { file: 'addresses.lock', line: 1, column: 1, endColumn: 4 },
      },
      { text: '/a/#x', route: '/a/', slug: 'x', place: { file: 'addresses.lock', line: 4, column: 1, endColumn: 6 } },
    ]);
  });

  it('tells how a merge that stopped half way is mended', () => {
    const { addresses, diagnostics } = read('<<<<<<< HEAD\n/a/\n=======\n/b/\n>>>>>>> other\n%/\n/%zz/\n');
    assert.deepEqual(
      addresses.map(({ text }) => text),
      ['/a/', '/b/'],
    );
    assert.deepEqual(
      diagnostics.map(({ code, place, hint }) => [code, place?.line, hint?.split(':')[0]]),
      [
        ['address-lock-shape', 1, 'delete the merge markers, and keep the lines of both sides'],
        ['address-lock-shape', 3, 'delete the merge markers, and keep the lines of both sides'],
        ['address-lock-shape', 5, 'delete the merge markers, and keep the lines of both sides'],
        ['address-lock-shape', 6, 'write one address per line, such as `/limits/#memory`'],
        ['address-lock-shape', 7, 'write one address per line, such as `/limits/#memory`'],
      ],
    );
  });

  it('names a line that is no address so that the message stays one', () => {
    assert.equal(read('see `/a/`').diagnostics[0]?.message, "`see '/a/'` is not an address of this site.");
  });

  it('gives back every address that it was given', () => {
    const step = fc.string({ unit: 'grapheme', minLength: 1 }).map((text) => text.replaceAll('/', ''));
    fc.assert(
      fc.property(fc.array(fc.tuple(step, fc.option(step, { nil: undefined }))), (pairs) => {
        const texts = pairs.map(([route, slug]) => addressText(`/${route}/`, slug));
        const { addresses, diagnostics } = read(writeAddressLock(texts));
        assert.deepEqual(diagnostics, []);
        assert.deepEqual(
          new Set(addresses.map(({ route, slug }) => JSON.stringify([route, slug ?? null]))),
          new Set(pairs.map(([route, slug]) => JSON.stringify([`/${route}/`, slug ?? null]))),
        );
      }),
    );
  });
});
