import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { madeBySummary, readSummary } from '../../../src/markdown/elsewhere/readSummary.ts';
import { loadParser, parserFor } from '../../../src/markdown/parse/parsers.ts';
import type { EntryElsewhere } from '../../../src/model/navigationElsewhere.ts';
import { sourceOf } from '../../compileText.ts';

/** Entries in short: text, target, what is in them. */
const short = (entries: readonly EntryElsewhere[]): unknown[] =>
  entries.map(({ text, target, items }) => [text, target, ...(items === undefined ? [] : [short(items)])]);

const PARSERS = ['satteri', 'remark'] as const;

describe('readSummary', () => {
  before(() => Promise.all(PARSERS.map(loadParser)));

  for (const parser of PARSERS) {
    const read = (text: string) => readSummary(parserFor(parser)(sourceOf('SUMMARY.md', text)), 'SUMMARY.md');

    it(`reads a part above all chapters, and a name that is broken over lines, with ${parser}`, () =>
      assert.deepEqual(short(read('## Part\n\n- [A\n  b](a.md)\n')), [['Part', undefined, [['A b', 'a.md']]]]));

    it(`takes the first heading for that of the file also below a comment, with ${parser}`, () =>
      assert.deepEqual(short(read('<!-- Do not sort. -->\n\n# Summary\n\n- [A](a.md)\n')), [['A', 'a.md']]));

    it(`reads parts, chapters and drafts of mdBook, with ${parser}`, () => {
      const entries = read(
        '# Summary\n\n[Preface](preface.md)\n[Foreword](./foreword.md)\n\n# Guide\n\n- [The `init` command](a.md)\n    * [*Inner*](a/b.md)\n    + [Later]()\n\n---\n\n- [Loose](c.md)\n\n# Empty\n\n# Last\n\n1. [D](<d d.md>)\n\n[End](end.md)\n',
      );
      assert.deepEqual(short(entries), [
        ['Preface', 'preface.md'],
        ['Foreword', './foreword.md'],
        [
          'Guide',
          undefined,
          [
            [
              'The init command',
              'a.md',
              [
                ['Inner', 'a/b.md'],
                ['Later', undefined],
              ],
            ],
          ],
        ],
        ['Loose', 'c.md'],
        ['Last', undefined, [['D', 'd d.md']]],
        ['End', 'end.md'],
      ]);
    });

    it(`reads groups of GitBook, whose headings have tags, and the titles of links, with ${parser}`, () => {
      const entries = read(
        '# Table of contents\n\n* [Home](README.md)\n\n## Getting started <a href="#a" id="a"></a>\n\n* [Publish your docs](b.md "Publish")\n* Group\n  * [Site](https://a.example/)\n',
      );
      assert.deepEqual(short(entries), [
        ['Home', 'README.md'],
        [
          'Getting started',
          undefined,
          [
            ['Publish', 'b.md'],
            ['Group', undefined, [['Site', 'https://a.example/']]],
          ],
        ],
      ]);
      const docsify = parserFor(parser)(sourceOf('_sidebar.md', '* [A](a.md "Title of A")\n* [B](b.md ":ignore")\n'));
      assert.deepEqual(short(readSummary(docsify, '_sidebar.md', { isDocsify: true })), [
        ['A', 'a.md'],
        ['B', 'b.md'],
      ]);
      assert.equal(entries[1]?.isOpen, true);
      assert.deepEqual(entries[0]?.place, { file: 'SUMMARY.md', line: 3, column: 3, endColumn: 20 });
    });
  }
});

it('finds what GitBook makes pages of in such a list', async () => {
  const list =
    '# Summary\n\n* [A](a.md)\n* ```yaml\n  type: builtin:openapi\n  props:\n    models: true\n  ```\n* ```yaml\n  type: page\n  ```\n';
  for (const parser of PARSERS) {
    await loadParser(parser);
    const made = madeBySummary(parserFor(parser)(sourceOf('SUMMARY.md', list)), 'SUMMARY.md');
    assert.deepEqual(
      made.map(({ option, place }) => [option, place.file, place.line]),
      [['builtin:openapi', 'SUMMARY.md', 4]],
    );
  }
});
