import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compileText, faultsOf } from '../../compileText.ts';

const Show = ({ value }: { value: unknown }) => JSON.stringify(value);

describe('properties', () => {
  const values: readonly [attribute: string, value: unknown][] = [
    ['value="text"', 'text'],
    ['value=\'a "b"\'', 'a "b"'],
    ['value="a &amp; &lt;b&gt;"', 'a & <b>'],
    ['value', true],
    ['value={5}', 5],
    ['value={[1, "a"]}', [1, 'a']],
    ['value={{"a": {"b": true}}}', { a: { b: true } }],
    ['value={null}', null],
    ['value="two\nlines"', 'two\nlines'],
  ];
  for (const [attribute, value] of values) {
    it(`read \`${attribute.replace('\n', '⏎')}\``, () => {
      const page = compileText(`<Show ${attribute} />`, { components: { Show } });
      assert.deepEqual(page.diagnostics, []);
      assert.equal(
        page.html.replaceAll('&quot;', '"').replaceAll('&amp;', '&').replaceAll('&lt;', '<').replaceAll('&gt;', '>'),
        JSON.stringify(value),
      );
    });
  }

  it('of `<auto-type-table>` make no table', () => {
    const [fault, ...others] = compileText('<auto-type-table path="./a.ts" name="B" />', {
      path: 'page.mdx',
    }).diagnostics;
    assert.deepEqual([fault?.code, fault?.place?.column, others], ['unread-markup', 1, []]);
    assert.match(fault?.hint ?? '', /^write `<PropTable>`/);
  });

  it('of `<include>` are none: Fumadocs shows the file between these tags', () => {
    const told = (text: string, path = 'page.mdx') =>
      compileText(text, { path }).diagnostics.map(({ severity, hint }) => `${severity}: ${hint?.split(' in ')[0]}`);
    assert.deepEqual(faultsOf('One <include>./a.mdx</include>'), ['unread-markup page.mdx:1:5']);
    assert.deepEqual(told('<include>./a.mdx#part</include>'), ['error: write `<Include src="./_a.mdx#part" />`']);
    assert.deepEqual(told('<include lang="ts">./a.ts</include>'), [
      'error: write an empty code block with `file="./a.ts"`',
    ]);
    assert.deepEqual(told('<include>a.md</include>', 'page.md'), ['warning: write `<Include src="./_a.md" />`']);
  });

  it('cannot be spread', () => {
    assert.deepEqual(faultsOf('One\n\n<Show {...props} />', { components: { Show } }), [
      'unsupported-expression page.mdx:3:1',
    ]);
  });

  it('that are not allowed are told of where they stand, not where an address has the same word', () => {
    const src = 'https://a.example/b.svg?style=flat';
    assert.deepEqual(faultsOf(`<a\n  href="${src}"\n  style={{ color: 'red' }}\n>\n  One\n</a>`), [
      'unsafe-html page.mdx:3:3',
    ]);
    assert.deepEqual(faultsOf(`<img src="${src}" alt="" style="color: red" />`), ['unsafe-html page.mdx:1:54']);
  });

  it('that handle events are told of once, and that an island has them', () => {
    for (const written of ['{() => setOpen(true)}', '{HANDLER}', '"setOpen(true)"']) {
      const text = `<button onClick=${written}>Open</button>`;
      assert.deepEqual(faultsOf(text), ['unsafe-html page.mdx:1:9'], written);
      assert.match(compileText(text).diagnostics[0]?.hint ?? '', /island/, written);
    }
  });

  it('F-07: reach no prototype', () => {
    compileText('<Show __proto__={{"polluted": true}} constructor={1} />', { components: { Show } });
    assert.equal(({} as Record<string, unknown>).polluted, undefined);
  });
});

describe('an element that formatters break into lines', () => {
  const cases: readonly [text: string, html: RegExp][] = [
    ['<p className="a">\n  One *two*\n</p>', /^<p class="a">One <em>two<\/em><\/p>$/],
    ['<p>\n  {LIMIT}\n</p>', /^<p>512KB<\/p>$/],
    ['<p>\n  <b>One</b> {LIMIT}\n</p>', /^<p><b>One<\/b> 512KB<\/p>$/],
    ['<p>{LIMIT}\n{LIMIT}</p>', /^<p>512KB 512KB<\/p>$/],
    ['<h2>\n  One\n</h2>', /<h2 id="one">One<\/h2>/],
    ['<div>\n  One\n</div>', /^<div><p>One<\/p><\/div>$/],
  ];
  for (const parser of ['satteri', 'remark'] as const)
    for (const [text, html] of cases)
      it(`holds no paragraph where it is one: \`${text.replaceAll('\n', '⏎')}\` (${parser})`, () =>
        assert.match(compileText(text, { parser, constants: { LIMIT: '512KB' } }).html.trim(), html));
});

describe('a component of the theme in small letters', () => {
  it('is told of with its name, and a file that is to be included with that too', () => {
    const told = (text: string) =>
      compileText(text, { path: 'a.mdx' }).diagnostics.map(({ code, message, hint }) => [code, message, hint]);
    for (const name of ['foldercards', 'folderCards'])
      assert.deepEqual(told(`<${name} />`), [
        ['unknown-component', `Unknown component \`<${name}>\`.`, 'write `<FolderCards>`'],
      ]);
    assert.deepEqual(told('<cardgrid>\n\nWords\n\n</cardgrid>'), [
      ['unknown-component', 'Unknown component `<cardgrid>`.', 'write `<CardGrid>`'],
    ]);
    assert.deepEqual(told('<include src="/_part.md" />')[0]?.slice(1), [
      'Unknown component `<include>`.',
      'write `<Include src="/_part.md" />`',
    ]);
    assert.deepEqual(told('<param name="a" /> <section>b</section>'), []);
  });
});
