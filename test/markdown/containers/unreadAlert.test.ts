import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compileText } from '../../compileText.ts';
import { mendText } from '../../mendText.ts';

const toldOf = (text: string, path: string) =>
  compileText(text, { path }).diagnostics.map(
    ({ severity, code, place, message, hint }) =>
      `${severity} ${code} ${place?.line}:${place?.column}-${place?.endColumn} ${message} ${hint}`,
  );

for (const path of ['page.md', 'page.mdx']) {
  describe(`a quote that begins as an alert and is none, in ${path}`, () => {
    it('is told of where its kind is misspelled, or no kind here', () => {
      assert.deepEqual(toldOf('a\n\n> [!WARNIGN]\n> Text', path), [
        'warning unread-markup 3:3-13 Readers see `[!WARNIGN]` as plain text. did you mean `[!WARNING]`?',
      ]);
      assert.match(String(toldOf('> [!example] Title\n> Text', path)), /expected one of NOTE, TIP, .*INFO$/);
    });

    it('is told of as what opens on a click, which Rspress has so', () => {
      assert.deepEqual(toldOf('> [!DETAILS]\n> Text', path), [
        'warning unread-markup 1:3-13 Readers see `[!DETAILS]` as plain text. write `:::details[the title]`, the text and `:::` on lines of their own',
      ]);
    });

    it('is told of where its title has markup in it', () => {
      assert.match(
        String(toldOf('> [!Danger] Use `x`\n> Text', path)),
        /1:3-12 .*write its title without markup, or the box as `:::danger\[/,
      );
    });

    it('is told of where it should open and close, which stays out of its title', () => {
      const text = '> [!TIP]- More\n> Text';
      assert.match(String(toldOf(text, path)), /1:3-10 The sign behind `\[!TIP\]` has no effect/);
      assert.match(compileText(text, { path }).html, /aria-label="More"/);
      assert.match(compileText('> [!TIP]+\n> Text', { path }).html, /aria-label="Tip"/);
    });

    it('is told of where it lacks the sign before its kind, which --fix adds', () => {
      assert.deepEqual(toldOf('> [NOTE]\n> Text', path), [
        'warning unread-markup 1:3-9 Readers see `[NOTE]` as plain text. write `[!NOTE]`, to make a box of the quote',
      ]);
      assert.equal(mendText('> [TIP]\n>\n> Text\n', path), '> [!TIP]\n>\n> Text\n');
      for (const text of [
        '> [INFO] Ready',
        '> [INFO] `a` is ready',
        '> [Note]\n> Text',
        '> [NOTE](/)\n> Text',
        '> \\[NOTE]\n> Text',
        '> Text\n> [NOTE]\n',
        '> [NOTE]: [1]',
        '[NOTE]\nText',
      ])
        assert.deepEqual(
          toldOf(text, path).filter((one) => one.includes('unread-markup')),
          [],
          text,
        );
    });

    it('is no fault where nothing is meant by it', () => {
      for (const text of ['> \\[!FOO]', '> [!NOTE] - a', '> [FOO]', '> [!]', '> a [!FOO]', '> [!FOO](/)', '> `[!FOO]`'])
        assert.deepEqual(
          toldOf(`${text}\n`, path).filter((one) => one.includes('unread-markup')),
          [],
          text,
        );
    });
  });
}
