import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { correctText } from '../../../src/check/fixes/applyFixes.ts';
import { expressionsIn, readAsMdx } from '../../../src/markdown/mdx/readAsMdx.ts';
import { parserFor } from '../../../src/markdown/parse/parsers.ts';
import type { SourceFile } from '../../../src/model/sourceFile.ts';
import { sourceOf } from '../../compileText.ts';
import { assertMended, mendText } from '../../mendText.ts';

const PARSERS = ['satteri', 'remark'] as const;

const read = (text: string, parser: (typeof PARSERS)[number]) => readAsMdx(sourceOf('a.md', text), parserFor(parser));

describe('readAsMdx', () => {
  for (const parser of PARSERS) {
    it(`writes the comments of HTML as MDX has them, and leaves those in code: ${parser}`, () => {
      for (const [text, meant] of [
        ['<!-- a -->\n\n# B\n\nc <!--d--> e', '{/* a */}\n\n# B\n\nc {/*d*/} e'],
        ['<!--\na\nb\n-->\n\n<Tabs>\n<!-- c -->\n</Tabs>', '{/*\na\nb\n*/}\n\n<Tabs>\n{/* c */}\n</Tabs>'],
        ['- a\n\n  <!-- b -->\n\n> <!-- c -->', '- a\n\n  {/* b */}\n\n> {/* c */}'],
        ['```html\n<!-- a -->\n```\n\n`<!-- b -->` <!-- c -->', '```html\n<!-- a -->\n```\n\n`<!-- b -->` {/* c */}'],
        ['<A>\n```html\n<!-- a -->\n```\n</A>', undefined],
        ['a', undefined],
      ] as const) {
        const { comments, source } = read(text, parser);
        assert.equal(correctText(text, comments).text, meant ?? text);
        // Places in it are those of the file.
        assert.equal(source.body.length, text.length);
        assert.equal(source.format, 'mdx');
      }
    });

    it(`writes addresses between brackets as links, and leaves those in code: ${parser}`, () => {
      for (const [text, meant] of [
        ['See <https://a.example/b?c=d&e>.', 'See [https://a.example/b?c=d&e](https://a.example/b?c=d&e).'],
        [
          '- **<me@a.example>**\n\n> <http://b.example>',
          '- **[me@a.example](mailto:me@a.example)**\n\n> [http://b.example](http://b.example)',
        ],
        ['`<https://a.example>`\n\n```\n<https://a.example>\n```', undefined],
      ] as const) {
        const { links, source } = read(text, parser);
        assert.equal(correctText(text, links).text, meant ?? text);
        assert.equal(source.body.length, text.length);
      }
      // The text of a file is read when it is asked for.
      const { body, ...stored } = sourceOf('a.md', '<https://a.example>');
      const late = Object.defineProperty(stored, 'body', { get: () => body, enumerable: false }) as SourceFile;
      assert.equal(readAsMdx(late, parserFor(parser)).links.length, 1);
      // In brackets, the text would be read otherwise.
      for (const path of ['{b}', '_b_', '*b*'])
        assert.throws(() => read(`See <https://a.example/${path}>.`, parser), path);
    });

    it(`throws what the parser throws, also on a comment that would end early: ${parser}`, () => {
      for (const text of ['a <1', '<!-- a */ b -->', '<!-- a', '<br>\n\na'])
        assert.throws(() => read(text, parser), text);
    });

    it(`finds expressions wherever they stand: ${parser}`, () =>
      assert.deepEqual(
        expressionsIn(read('{a}\n\n- b {c}\n\n<D>{e}</D> `{f}`', parser).tree).map(({ value }) => value),
        ['a', 'c', 'e'],
      ));
  }

  it('corrects comments of HTML in a file of MDX, where nothing else is wrong', () => {
    for (const [text, meant] of [
      [
        '---\ntitle: A\n---\n\nOne\n\n<!-- truncate -->\n\n<Badge text="a" /> <!-- b -->\n',
        '---\ntitle: A\n---\n\nOne\n\n{/* truncate */}\n\n<Badge text="a" /> {/* b */}\n',
      ],
      ['```html\n<!-- a -->\n```\n\n<!-- b -->', '```html\n<!-- a -->\n```\n\n{/* b */}'],
      ['See <https://a.example>.', 'See [https://a.example](https://a.example).'],
    ] as const)
      assertMended(text, meant);
    for (const text of ['<!-- a -->\n\n<br>\n\nb', '<!-- a */ -->']) assert.equal(mendText(text), text);
  });
});
