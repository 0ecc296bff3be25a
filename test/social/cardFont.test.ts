import assert from 'node:assert/strict';
import { it } from 'node:test';
import { hasLettersOf, withoutOtherSigns } from '../../src/social/cardFont.ts';

// Each of them was drawn as a box that says NO GLYPH.
it('signs that the font has not are left out, and all others stay', () => {
  for (const [text, drawn] of [
    ['🇩🇪 Flags 👍🏽 and 1️⃣', 'Flags and 1'],
    ['Press ⌘K → ↵', 'Press K'],
    ['★ ✓ ① ½', '½'],
    ['🏴\u{e0067}\u{e007f} x', 'x'],
    ['Cafe\u0301 – “50 %” © ™ €', 'Café – “50 %” © ™ €'],
    ['Ελληνικά, Русский, Tiếng Việt, Łódź', 'Ελληνικά, Русский, Tiếng Việt, Łódź'],
  ] as const)
    assert.equal(withoutOtherSigns(text), drawn);
});

it('letters are those of the parts that are loaded', () => {
  for (const text of ['Crème', 'Cre\u0300me', 'Ελληνικά', 'Ґанок', '→ 1 €', ''])
    assert.equal(hasLettersOf(text), true, text);
  for (const text of ['日', 'ع', 'ἀ', '𝐀']) assert.equal(hasLettersOf(text), false, text);
});
