import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { controlCharacters, decodeSource, SOURCE_LIMIT_BYTES } from '../../src/content/decodeSource.ts';

const decode = (...parts: readonly (string | number[])[]) =>
  decodeSource(Buffer.concat(parts.map((part) => Buffer.from(part as string))), 'content/a.md');

describe('decodeSource', () => {
  it('I-01: takes a byte-order mark away, so that front matter is seen', () => {
    assert.deepEqual(decode('\ufeff---\ntitle: A\n---\n'), { text: '---\ntitle: A\n---\n', diagnostics: [] });
  });

  it('I-02: reads every line end as one character, so that lines and columns stay the file’s', () => {
    assert.equal(decode('a\r\nb\rc\n\r\n').text, 'a\nb\nc\n\n');
  });

  it('I-04: names the byte and the place where UTF-8 breaks off', () => {
    const { text, diagnostics } = decode('a\n', 'é'.repeat(404), 'xy', [0xc3, 0x28], 'rest');
    assert.equal(text, '');
    assert.deepEqual(diagnostics, [
      {
        severity: 'error',
        code: 'invalid-utf8',
        message: 'Invalid UTF-8 at byte 812.',
        place: { file: 'content/a.md', line: 2, column: 407 },
        hint: 'save the file as UTF-8',
      },
    ]);
  });

  it('I-04: counts the byte-order mark as bytes, but not as a column', () => {
    const [diagnostic] = decode('\ufeffab', [0xff]).diagnostics;
    assert.equal(diagnostic?.message, 'Invalid UTF-8 at byte 5.');
    assert.equal(diagnostic?.place?.column, 3);
  });

  it('I-04: finds a character that the end of the file cuts off', () => {
    const [diagnostic] = decode('ab', [0xe2, 0x82]).diagnostics;
    assert.equal(diagnostic?.message, 'Invalid UTF-8 at byte 2.');
  });

  it('I-04: finds the first fault wherever it stands', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.constantFrom(0x80, 0xc0, 0xf5, 0xff),
        fc.string(),
        (before, byte, after) => {
          fc.pre(!before.startsWith('\ufeff'));
          const [diagnostic] = decode(before, [byte], after).diagnostics;
          assert.equal(diagnostic?.message, `Invalid UTF-8 at byte ${Buffer.byteLength(before)}.`);
        },
      ),
    );
  });

  it('I-05: refuses UTF-16 by its mark, in either byte order', () => {
    for (const mark of [
      [0xff, 0xfe],
      [0xfe, 0xff],
    ]) {
      const [diagnostic] = decode(mark, 'a').diagnostics;
      assert.equal(diagnostic?.code, 'unsupported-encoding');
      assert.match(diagnostic?.message ?? '', /UTF-16/);
    }
    const [{ hint } = {}] = decodeSource(Buffer.from([0xff, 0xfe]), 'content/my page.md').diagnostics;
    assert.match(hint ?? '', /^iconv -f UTF-16 -t UTF-8 (["'])content\/my page\.md\1$/);
  });

  it('I-06: refuses NUL and other control characters at their place', () => {
    const [diagnostic] = controlCharacters('a\nb\u0000', 'content/a.md');
    assert.deepEqual(diagnostic, {
      severity: 'error',
      code: 'control-character',
      message: 'Unexpected control character U+0000.',
      place: { file: 'content/a.md', line: 2, column: 2, endColumn: 3 },
      hint: 'delete the character',
    });
    for (const character of ['\u0001', '\u0008', '\u000b', '\u001b', '\u007f']) {
      assert.equal(controlCharacters(character, 'a.md')[0]?.code, 'control-character', JSON.stringify(character));
    }
  });

  it('I-10: tells of characters that reorder text, once a line, but not in right-to-left text', () => {
    const text = 'a\u202e \u2066\nb\nc\u2069\n\u2067שלום\u2069\n';
    assert.deepEqual(
      controlCharacters(text, 'a.md').map(({ severity, code, place }) => [
        `${severity} ${code}`,
        place?.line,
        place?.column,
      ]),
      [
        ['warning bidi-control', 1, 2],
        ['warning bidi-control', 3, 2],
      ],
    );
  });

  it('lets tabs, line ends and form feeds pass', () => {
    assert.deepEqual(controlCharacters('a\tb\nc\fd', 'a.md'), []);
  });

  it('I-08: refuses a file beyond the limit, which it names, and reads one at the limit', () => {
    assert.deepEqual(decodeSource(new Uint8Array(SOURCE_LIMIT_BYTES).fill(97), 'a.md').diagnostics, []);
    const [diagnostic] = decodeSource(new Uint8Array(SOURCE_LIMIT_BYTES + 1).fill(97), 'a.md').diagnostics;
    assert.equal(diagnostic?.code, 'file-too-large');
    assert.match(diagnostic?.message ?? '', /5000001 bytes; the limit is 5000000/);
  });

  it('M-17: never throws, whatever the bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 64 }), (bytes) => {
        const { text, diagnostics } = decodeSource(bytes, 'a.md');
        assert.ok(diagnostics.length === 0 || text === '');
        assert.ok(!text.includes('\ufffd') || Buffer.from(bytes).includes(Buffer.from('\ufffd')));
      }),
      { numRuns: 2000 },
    );
  });

  it('I-01, I-02: reads a text as it reads the bytes of it', () => {
    const pieces = fc.constantFrom('\ufeff', '\r', '\n', 'a', 'é', '🚀', '\ufffd', '\u0001', '---');
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
        const text = parts.join('');
        assert.deepEqual(decodeSource(text, 'a.md'), decodeSource(Buffer.from(text), 'a.md'));
      }),
      { numRuns: 1000, seed: 3 },
    );
    const large = 'é'.repeat(SOURCE_LIMIT_BYTES / 2 + 1);
    assert.deepEqual(decodeSource(large, 'a.md'), decodeSource(Buffer.from(large), 'a.md'));
  });
});
