import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { correctText } from '../../../src/check/fixes/applyFixes.ts';
import { compileText, type Surroundings } from '../../compileText.ts';

const IMPORTS = "import Tabs from '@theme/Tabs';\nimport TabItem from '@theme/TabItem';";
const TABS = '<Tabs>\n<TabItem value="a" label="A">\n\nWords.\n\n</TabItem>\n</Tabs>';

const told = (text: string, surroundings: Surroundings = {}) =>
  (['satteri', 'remark'] as const).map((parser) => {
    const { diagnostics } = compileText(text, { path: 'page.md', parser, ...surroundings });
    return diagnostics.map(({ code, place }) => `${code} ${place?.file.replace('content/', '')}:${place?.line}`);
  });

const same = (...all: string[]) => [all, all];

describe('withMdxTold', () => {
  it('tells once of a page that is MDX, and not of each tag in it', () => {
    for (const text of [
      `${IMPORTS}\n\n# A\n\n${TABS}\n\n<Mine style={{ a: 1 }} />`,
      "import Mine, {\n  Other,\n} from '../mine';\n\nSee <Other />, {/* a comment */} and <b className={a}>b</b>.",
      'Words.\n\nimport box from \'./box.png\';\n\n<img src={box} alt="A box" />',
      'export const Mark = () => <b>a</b>;\n\n<Mark />',
    ]) {
      assert.deepEqual(
        told(text).map((all) => all.length),
        [1, 1],
        text,
      );
      assert.match(told(text)[0]?.[0] ?? '', /^mdx-in-markdown page\.md:\d$/);
      const { diagnostics } = compileText(text, { path: 'page.md' });
      assert.equal(diagnostics[0]?.severity, 'warning');
      assert.equal(diagnostics[0]?.hint, 'rename it to `page.mdx`');
      assert.equal(diagnostics[0]?.fix?.renamedTo, 'content/page.mdx');
    }
  });

  it('tells of a page with components of this site that says the same as MDX', () => {
    for (const text of [
      '<Tabs>\n<Tab label="A">\n\nWords.\n\n</Tab>\n</Tabs>',
      TABS,
      `${TABS}\n\n<!-- a comment -->\n\n{/* and one */}`,
      '# A\n\nA <Badge text="new" /> thing.',
      '<Tabs>\n  <Tab label="A">\n\n    ```sh\n    npm i\n    ```\n\n  </Tab>\n</Tabs>',
      '<Tabs>\n  <Tab label="A">\n\n    <Badge text="new" />\n\n  </Tab>\n</Tabs>',
    ])
      assert.deepEqual(told(text), same(`mdx-in-markdown page.md:${text.startsWith('#') ? 3 : 1}`), text);
    assert.deepEqual(told('<Mine />', { components: { Mine: () => 'a' } }), same('mdx-in-markdown page.md:1'));
  });

  it('tells tag by tag of what may be Markdown', () => {
    for (const text of [
      // Of another site, or of a language.
      '<Mine />',
      'A Promise<Badge> of `a`.',
      // As MDX it would say something else.
      `${TABS}\n\n    a {sample}`,
      `${TABS}\n\n    a sample`,
      `${TABS}\n\nSet {name}.`,
      `${TABS}\n\nSet {1 + 1}.`,
      // It is no MDX.
      `${TABS}\n\na <1`,
      `${TABS}\n\na<br>b`,
      '<Tabs>\n\nA',
    ])
      for (const all of told(text)) {
        assert.ok(all.length > 0, text);
        assert.ok(!all.some((one) => one.startsWith('mdx-in-markdown')), `${text}: ${all}`);
      }
  });

  it('tells of code that the page does not use as text', () => {
    for (const text of [IMPORTS, `${IMPORTS}\n\n\`\`\`js\na\n\`\`\``, "import './a.css';\n\n<b>a</b>"])
      assert.deepEqual(told(text), same('module-code page.md:1'), text);
  });

  it('says what is in the way of a page with code that is no valid MDX, and corrects nothing', () => {
    for (const [rest, hint] of [
      ['a <br> b', 'rename it to `page.mdx`; in line 12, end `<br>` with `/>`, as in `<br />`'],
      ['<!-- a */ -->', 'rename it to `page.mdx`; in line 12, write comments as `{/* … */}` in `.mdx`'],
    ] as const)
      for (const parser of ['satteri', 'remark'] as const) {
        const { diagnostics } = compileText(`${IMPORTS}\n\n${TABS}\n\n${rest}`, { path: 'page.md', parser });
        assert.deepEqual(
          diagnostics.map((one) => [one.code, one.hint, one.fix]),
          [['mdx-in-markdown', hint, undefined]],
        );
      }
  });

  it('keeps what is an error, and what is told of other things than markup', () => {
    const text = `${IMPORTS}\n\n${TABS}\n\n![](a.png)`;
    assert.deepEqual(told(text), [
      ['missing-alt page.md:12', 'mdx-in-markdown page.md:1'],
      ['missing-alt page.md:12', 'mdx-in-markdown page.md:1'],
    ]);
  });

  it('makes no components of the tags in a partial of Markdown, which would not become MDX', () => {
    const files = { '_part.md': '{% tabs %}\n{% tab title="A" %}\nWords.\n{% endtab %}\n{% endtabs %}' };
    const { diagnostics } = compileText('<Include src="_part.md" />', { path: 'page.mdx', files });
    const [found] = diagnostics;
    assert.deepEqual([found?.code, found?.place?.file, found?.fix], ['unread-markup', 'content/_part.md', undefined]);
  });

  it('tells of a partial that has code, in the page that includes it', () => {
    const files = { '_a.md': `${IMPORTS}\n\n${TABS}`, '_b.md': '<b>b</b>' };
    assert.deepEqual(
      told('<Include src="_a.md" />\n\n<Include src="_b.md" />', { path: 'page.mdx', files }),
      same('mdx-in-markdown _a.md:1'),
    );
  });

  it('corrects comments with the name, whatever ends the lines, behind a byte-order mark and front matter', () => {
    const text = `\ufeff---\ntitle: A\n---\n\n${IMPORTS}\n\n<!-- a -->\n\n${TABS}\n`.replaceAll('\n', '\r\n');
    const [told] = compileText(text, { path: 'page.md' }).diagnostics;
    assert.equal(told?.code, 'mdx-in-markdown');
    const mended = correctText(text, told?.fix === undefined ? [] : [told.fix]).text;
    assert.equal(mended, text.replace('<!-- a -->', '{/* a */}'));
  });
});
