import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { createSlugger, slugOf } from '../../../src/markdown/headings/slugOf.ts';
import { compileText } from '../../compileText.ts';

/** Headings of the site's pages as its fact sheets list them: title (with code spans) and anchor. */
const FACTS: readonly {
  readonly page: string;
  readonly headings: readonly (readonly [title: string, slug: string])[];
}[] = JSON.parse(readFileSync(new URL('../../fixtures/headingSlugs.json', import.meta.url), 'utf8'));

const withoutMarks = (title: string) => title.replaceAll('`', '');

describe('slugOf', () => {
  for (const { page, headings } of FACTS) {
    it(`keeps the ${headings.length} anchors of ${page} that readers have bookmarked`, () => {
      const slugger = createSlugger();
      for (const [title, slug] of headings) {
        const numbered = slugger.slug(withoutMarks(title));
        // Where a sheet repeats a heading without its number, the anchor is that of the first.
        assert.ok(numbered === slug || slugOf(withoutMarks(title)) === slug, `${title}: ${numbered}, expected ${slug}`);
      }
    });
  }

  it('keeps them on compiled pages too, by either parser', () => {
    const titles = FACTS.flatMap(({ headings }) => headings.map(([title]) => title));
    const text = titles.map((title) => `## ${title.replace(/[*_[\]<>](?![^`]*`)/g, '\\$&')}\n`).join('\n');
    const slugger = createSlugger();
    const expected = titles.map((title) => slugger.slug(withoutMarks(title)));
    for (const parser of ['satteri', 'remark'] as const) {
      const { headings } = compileText(text, { path: 'page.md', parser });
      assert.deepEqual(
        headings.map(({ slug }) => slug),
        expected,
        parser,
      );
    }
  });

  const table: readonly [text: string, slug: string][] = [
    ["1. What's new?", '_1-what-s-new'],
    ['10MB limit', '_10mb-limit'],
    ['🚀', '🚀'],
    ['🚀 Launch', '🚀-launch'],
    ['…', 'section'],
    ['', 'section'],
    ['   ', 'section'],
    ['!?', 'section'],
    ['Größe & Maß', 'große-maß'],
    ['Straße', 'straße'],
    ['İstanbul', 'istanbul'],
    ['ÀÉÎÕÜ ç', 'aeiou-c'],
    ['re\u0301sume\u0301', 'resume'],
    // Letters of other scripts are others without their marks, and in the normal form by which Latin ones lose theirs.
    ['Настройка', 'настройка'],
    ['Настрои\u0306ка: ещё', 'настройка-ещё'],
    ['Їжак, Ґанок, Ўзбек', 'їжак-ґанок-ўзбек'],
    // A stress is no part of the letter.
    ['за\u0301мок', 'замок'],
    ['Εισαγωγή', 'εισαγωγή'],
    ['การทำงาน', 'การทำงาน'],
    ['ການນຳໃຊ້', 'ການນຳໃຊ້'],
    ['ㄱㄴㄷ', 'ㄱㄴㄷ'],
    ['शुरुआत करना', 'शुरुआत-करना'],
    ['Hướng dẫn sử dụng', 'huong-dan-su-dung'],
    ['Işık ve ıssız', 'isık-ve-ıssız'],
    ['日本語の見出し', '日本語の見出し'],
    ['ガイド', 'ガイド'],
    ['한국어 안내', '한국어-안내'],
    ['مقدمة عامة', 'مقدمة-عامة'],
    ['“Quoted” ‘text’', 'quoted-text'],
    ['a — b – c', 'a-—-b-–-c'],
    ['foo_bar-baz', 'foo-bar-baz'],
    ['`code` and <tag>', 'code-and-tag'],
    ['a\u0000b\tc', 'abc'],
    ['x'.repeat(300), 'x'.repeat(300)],
  ];
  for (const [text, slug] of table) {
    it(`M-10: makes \`${slug.slice(0, 24)}\` of ${JSON.stringify(text.slice(0, 24))}`, () =>
      assert.equal(slugOf(text), slug));
  }

  it('M-10: is never empty, in NFC, and the same for NFC as for NFD', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const slug = slugOf(text);
        assert.notEqual(slug, '');
        assert.equal(slug, slug.normalize('NFC'));
        assert.equal(slugOf(text.normalize('NFC')), slugOf(text.normalize('NFD')));
        assert.doesNotMatch(slug, /\s|^-|-$|^\d/);
      }),
    );
  });
});

describe('createSlugger', () => {
  it('numbers what repeats from 2 on', () => {
    const { slug } = createSlugger();
    assert.deepEqual(['Notes', 'Notes', 'notes!'].map(slug), ['notes', 'notes-2', 'notes-3']);
  });

  it('M-10: keeps clear of headings that look numbered already', () => {
    const { slug } = createSlugger();
    assert.deepEqual(['foo', 'foo 2', 'foo', 'foo', 'foo 2'].map(slug), ['foo', 'foo-2', 'foo-3', 'foo-4', 'foo-2-2']);
  });

  it('gives an id set by hand to the first who claims it', () => {
    const { claim, slug } = createSlugger();
    assert.equal(claim('notes'), true);
    assert.equal(claim('notes'), false);
    assert.equal(slug('Notes'), 'notes-2');
  });

  it('M-10: gives unique ids, and a later heading never changes an earlier one', () => {
    const titles = fc.array(fc.constantFrom('a', 'a 2', 'a 3', 'A', 'b', '🚀', '', 'a-2', 'a 2 2'), { maxLength: 12 });
    fc.assert(
      fc.property(titles, titles, (first, more) => {
        const all = slugsOf([...first, ...more]);
        assert.equal(new Set(all).size, all.length);
        assert.deepEqual(all.slice(0, first.length), slugsOf(first));
      }),
    );
  });

  it('M-09: numbers 20,000 equal headings without trying every number again', () => {
    const started = process.cpuUsage();
    assert.equal(slugsOf(Array.from({ length: 20_000 }, () => 'same')).at(-1), 'same-20000');
    assert.ok(process.cpuUsage(started).user < 1_000_000);
  });
});

function slugsOf(titles: readonly string[]): string[] {
  const { slug } = createSlugger();
  return titles.map(slug);
}
