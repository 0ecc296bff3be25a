import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { sentenceHtmlOf, titleHtmlOf } from '../../../src/markdown/headings/title.ts';
import { titleTextOf } from '../../../src/model/text/titleTextOf.ts';
import { elementsOf } from '../../parsedHtml.ts';

/** The elements that are made of titles, with their attributes. */
const OF_TITLES: ReadonlyMap<string, Readonly<Record<string, string>>> = new Map([
  ['code', {}],
  ['span', { class: 'whole' }],
  ['wbr', {}],
]);

describe('titleHtmlOf and titleTextOf', () => {
  const titles: readonly [title: string, text: string, html: string][] = [
    ['Plain', 'Plain', 'Plain'],
    ['The `pd` command', 'The pd command', 'The <code>pd</code> command'],
    ['``a`b`` c', 'a`b c', '<code>a`b</code> c'],
    ['a ` b', 'a ` b', 'a ` b'],
    [
      '</title><script>alert(1)</script>',
      '</title><script>alert(1)</script>',
      '&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;',
    ],
    ['R&D `<b>`', 'R&D <b>', 'R&amp;D <code>&lt;b&gt;</code>'],
  ];
  for (const [title, text, html] of titles) {
    it(`read \`${title}\``, () => {
      assert.equal(titleTextOf(title), text);
      assert.equal(titleHtmlOf(title), html);
    });
  }

  it('read a sentence, in which names and dashes break as in any other', () =>
    assert.equal(
      sentenceHtmlOf('Use `a<b` - in some.long.name & more'),
      'Use <code>a&lt;b</code> - in some.long.name &amp; more',
    ));

  it('keep a dash between words with the word before it, outside code', () => {
    for (const [title, html] of [
      [
        'Start - Sync – `a - b` a-b',
        'Star<span class="whole">t -</span> Syn<span class="whole">c –</span> <code>a - b</code> a-b',
      ],
      ['Q&A & - x', 'Q&amp;A <span class="whole">&amp; -</span> x'],
      ['`a` - b', '<code>a</code> - b'],
    ] as const)
      assert.equal(titleHtmlOf(title), html);
  });

  it('M-05: show the same text, and bring in nothing but code, what holds a dash, and places to break', () => {
    const piece = fc.constantFrom(
      '<',
      '>',
      '&',
      '"',
      '`',
      '``',
      'a',
      ' ',
      ' - ',
      'script',
      '&lt;',
      '/',
      '=',
      '.longName',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const title = pieces.join('');
        const [shell, ...inside] = elementsOf(`<div>${titleHtmlOf(title)}</div>`);
        assert.equal(shell?.text, titleTextOf(title));
        for (const { tag, attributes } of inside) assert.deepEqual(attributes, OF_TITLES.get(tag), title);
      }),
    );
  });

  it('M-09: end on any number of backticks', () => {
    const started = process.cpuUsage();
    titleTextOf('`'.repeat(5_000));
    titleTextOf('`a'.repeat(5_000));
    assert.ok(process.cpuUsage(started).user < 2_000_000);
  });
});
