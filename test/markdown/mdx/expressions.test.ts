import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { NAME_IN_BRACES, NAME_IN_DOUBLE_BRACES, withConstants } from '../../../src/markdown/mdx/expressions.ts';
import { compileText, type Surroundings } from '../../compileText.ts';
import { mendText } from '../../mendText.ts';

const SITE: Surroundings = {
  constants: { LIMIT: '512KB', APPS: 1600, API: 'https://api.example/v1', ON: true, A_B: '<&">' },
  files: { 'limits.md': '' },
};

const htmlOf = (text: string, surroundings: Surroundings = {}) => {
  const { html, diagnostics } = compileText(text, { ...SITE, ...surroundings });
  assert.deepEqual(diagnostics, []);
  return html;
};

const faultsOf = (text: string, surroundings: Surroundings = {}) =>
  compileText(text, { ...SITE, ...surroundings }).diagnostics.map(
    ({ code, place }) => `${code} ${place?.line}:${place?.column}-${place?.endColumn}`,
  );

describe('a formula without a component for it', () => {
  it('is named where its braces are taken for expressions', () => {
    for (const text of ['The $x_{i}$ here.', '$a^{-\\infty}$', '$$\n\\sum_{n}\n$$'])
      assert.match(
        compileText(text).diagnostics.find(({ hint }) => hint?.includes('formulas'))?.hint ?? '',
        /`codeBlocks\.math`/,
        text,
      );
  });
});

describe('what front matter says', () => {
  const MATTER = '---\ntitle: A & B\nparams: { tags: [a, b], api: "https://a.example" }\nversion: 2\n---\n\n';
  const told = (text: string, matter = MATTER) =>
    compileText(matter + text)
      .diagnostics.filter(({ code }) => code !== 'unknown-key')
      .map(({ code, message, hint, fix }) => [code, message, hint, fix?.was, fix?.text]);

  it('shows wherever constants do', () => {
    const shown = (text: string, path?: string) => compileText(MATTER + text, { path: path ?? 'a.mdx' }).html;
    assert.match(shown('Of {frontmatter.title}.'), /<p>Of A &#x26; B\.<\/p>|<p>Of A &amp; B\.<\/p>/);
    assert.match(shown('{`Of ${frontmatter.params.tags[0]}`}'), />Of a</);
    assert.match(shown('[API]({frontmatter.params.api}/v1)'), / href="https:\/\/a\.example\/v1"/);
    assert.match(shown('<Badge text={frontmatter.title} />'), /A &amp; B/);
    assert.match(shown('```text constants\n{{frontmatter.title}}\n```', 'a.md'), /A &amp; B/);
    assert.equal(shown('{frontmatter.draft && "Draft"}{frontmatter.params?.none}'), '');
  });

  it('of a page shows in its partials', () => {
    const files = { '_part.mdx': '---\ntitle: Part\n---\nOf {frontmatter.title} and {props.a}.\n' };
    const { html, diagnostics } = compileText('---\ntitle: Page\n---\n<Include src="/_part.mdx" a="one" />', { files });
    assert.deepEqual(diagnostics, []);
    assert.equal(html, '<p>Of Page and one.</p>');
  });

  it('takes its place as a heading with nothing lost', () =>
    assert.deepEqual(told('# {frontmatter.title}\n\nText.'), []));

  it('gives way to a constant of the same name', () =>
    assert.equal(compileText('{frontmatter}', { constants: { frontmatter: 'C' } }).html, '<p>C</p>'));

  it('is missed where it has no such key', () => {
    const lacking = (name: string, hint: string) =>
      assert.deepEqual(told(`Text {frontmatter.${name}} more.`), [
        ['unknown-constant', `The front matter has no \`${name}\`.`, hint, undefined, undefined],
      ]);
    lacking('titel', 'did you mean `frontmatter.title`?');
    lacking('tags', 'write `{frontmatter.params.tags}`');
    lacking('version', 'write `version` below `params`, and here `{frontmatter.params.version}`');
    lacking('params.no', 'write `no` below `params` at the top of the page');
    lacking(
      'description',
      'write `description: …` at the top of the page; a value of your own is `frontmatter.params.description`, and stands below `params`',
    );
  });

  it('is named as here, where other generators have another name for it', () => {
    for (const [written, was, meant] of [
      ['frontMatter.title', 'frontMatter.title', 'frontmatter.title'],
      [' frontMatter.title + "!" ', 'frontMatter.title', 'frontmatter.title'],
      ['contentTitle', 'contentTitle', 'frontmatter.title'],
    ] as const)
      assert.deepEqual(
        told(`Text {${written}} more.`).map(([, , hint, ...fix]) => [hint, ...fix]),
        [[`write \`{${meant}}\``, was, meant]],
        written,
      );
    assert.deepEqual(
      told('Text {{ $frontmatter.title }} more.').map(([code, , ...rest]) => [code, ...rest]),
      [['mdx-syntax', 'write `{frontmatter.title}`', '{{ $frontmatter.title }}', '{frontmatter.title}']],
    );
    assert.deepEqual(
      told('<Badge text={frontMatter.title} />').map(([, , , ...fix]) => fix),
      [['frontMatter.title', 'frontmatter.title']],
    );
  });
});

describe('withConstants', () => {
  it('replaces the names of constants in a text, and leaves other names', () => {
    assert.equal(withConstants('{ONE} {TWO} {{ONE}}', NAME_IN_BRACES, { ONE: 1 }), '1 {TWO} {1}');
    assert.equal(withConstants('{ONE} {{ ONE }}', NAME_IN_DOUBLE_BRACES, { ONE: 1 }), '{ONE} 1');
    const values = { frontmatter: { title: 'T', params: { a: 0 } } };
    assert.equal(
      withConstants('{frontmatter.title} {frontmatter.params.a} {frontmatter.b}', NAME_IN_BRACES, values),
      'T 0 {frontmatter.b}',
    );
    assert.equal(withConstants('{props.a} {props.b}', NAME_IN_BRACES, { props: { a: 1 } }), '1 {props.b}');
  });
});

describe('constants in a page', () => {
  it('show in prose', () =>
    assert.equal(htmlOf('Up to {LIMIT} for {APPS} apps.'), '<p>Up to 512KB for 1600 apps.</p>'));

  it('show in marked-up prose and headings, and in the anchors of these', () => {
    assert.equal(htmlOf('**{LIMIT}**, *{APPS}*'), '<p><strong>512KB</strong>, <em>1600</em></p>');
    assert.deepEqual(compileText('## Up to {LIMIT}', SITE).headings, [
      { level: 2, title: 'Up to 512KB', slug: 'up-to-512kb' },
    ]);
  });

  it('show in tables', () =>
    assert.match(htmlOf('| a | b |\n|---|---|\n| {LIMIT} | {APPS} |'), /<td>512KB<\/td>\s*<td>1600<\/td>/));

  it('show on a line of their own, as a paragraph', () => assert.equal(htmlOf('{LIMIT}'), '<p>512KB</p>'));

  it('show in one paragraph where they share a line', () => {
    assert.equal(htmlOf('{LIMIT} {APPS}'), '<p>512KB 1600</p>');
    assert.equal(
      htmlOf('> {LIMIT}{APPS}\n\n- {LIMIT} {APPS}').replaceAll('\n', ''),
      '<blockquote><p>512KB1600</p></blockquote><ul><li>512KB 1600</li></ul>',
    );
    assert.equal(
      htmlOf('{LIMIT} {APPS} <Badge text="a" />').replaceAll('\n', ''),
      '<p>512KB 1600</p><span class="badge badge-info">a</span>',
    );
    assert.equal(htmlOf("{/* a */} {/* b */}\n\n{' '} {' '}\n\nx"), '<p>x</p>');
    assert.equal(htmlOf('{LIMIT}\n\n{APPS}').replaceAll('\n', ''), '<p>512KB</p><p>1600</p>');
  });

  it('show in the addresses of links, images and definitions', () => {
    assert.match(htmlOf('[a]({API}/users)'), /href="https:\/\/api\.example\/v1\/users"/);
    assert.match(htmlOf('![a]({API}/a.png)'), /src="https:\/\/api\.example\/v1\/a\.png"/);
    assert.match(htmlOf('[a][b]\n\n[b]: {API}/c'), /href="https:\/\/api\.example\/v1\/c"/);
    assert.match(htmlOf('[a]({API}/{LIMIT}?x={APPS})'), /href="https:\/\/api\.example\/v1\/512KB\?x=1600"/);
  });

  it('show in the alternative texts of images', () => {
    const altOf = (text: string) => /alt="([^"]*)"/.exec(htmlOf(text))?.[1];
    assert.equal(altOf('![The *{LIMIT}* of {APPS + 1} \\{x} LIMIT]({API}/a.png)'), 'The 512KB of 1601 {x} LIMIT');
    assert.equal(altOf('![{LIMIT}][r]\n\n[r]: {API}/a.png'), '512KB');
    assert.equal(altOf('![The API]({API}/a.png)'), 'The API');
    assert.match(compileText('![{LIMIT}](a.png)', { constants: { LIMIT: '512KB' } }).markdown, /!\[512KB\]\(/);
    assert.equal(faultsOf('![GET /a/{id}](https://a.example/b.png)').join(), 'unknown-constant 1:11-13');
  });

  it('show in the texts of links', () =>
    assert.equal(htmlOf('[{LIMIT}](/limits/)'), '<p><a href="/limits/">512KB</a></p>'));

  it('reach the properties of components and elements as values', () => {
    const Show = ({ value, text }: { value: unknown; text: string }) => `${typeof value} ${String(value)} ${text}`;
    assert.equal(
      htmlOf('<Show value={APPS} text={`up to ${LIMIT}`} />', { components: { Show } }),
      'number 1600 up to 512KB',
    );
    assert.equal(htmlOf('<abbr title={LIMIT}>a</abbr>'), '<abbr title="512KB" tabindex="0">a</abbr>');
  });

  it('show in code blocks that ask for them, and in no others', () => {
    assert.match(
      htmlOf('```text constants\n{{LIMIT}} {{ APPS }} {LIMIT}\n```'),
      /<code class="language-text">512KB 1600 \{LIMIT\}<\/code>/,
    );
    assert.match(htmlOf('```text\n{{LIMIT}}\n```'), /\{\{LIMIT\}\}/);
    assert.match(htmlOf('```text constants title="a"\n{{LIMIT}}\n```'), />512KB</);
    for (const title of ['title="constants of"', "title='All constants of it'"])
      assert.match(htmlOf(`\`\`\`text ${title}\n{{LIMIT}}\n\`\`\``), /\{\{LIMIT\}\}/);
    assert.equal(htmlOf('Inline `{LIMIT}` stays.'), '<p>Inline <code>{LIMIT}</code> stays.</p>');
  });

  it('show in code blocks of plain Markdown, where braces are text elsewhere', () => {
    assert.match(htmlOf('```text constants\n{{LIMIT}}\n```', { path: 'a.md' }), />512KB</);
    assert.equal(htmlOf('Braces {LIMIT} are text.', { path: 'a.md' }), '<p>Braces {LIMIT} are text.</p>');
  });

  it('M-05: are escaped wherever they show', () => {
    assert.equal(htmlOf('{A_B}'), '<p>&#x3C;&#x26;"></p>');
    assert.match(htmlOf('```text constants\n{{A_B}}\n```'), /&lt;&amp;"&gt;/);
    assert.equal(htmlOf('<abbr title={A_B}>a</abbr>'), '<abbr title="<&#x26;&#x22;>" tabindex="0">a</abbr>');
  });

  it('are told of where they are the anchor of a heading to another generator', () => {
    for (const parser of ['satteri', 'remark'] as const) {
      const [told, ...others] = compileText('## A `b` {/* #own */}\n\ntext', { ...SITE, parser }).diagnostics;
      assert.deepEqual([told?.place?.line, told?.place?.column, told?.fix?.text], [1, 10, '{#own}']);
      assert.deepEqual(others, []);
      assert.deepEqual(faultsOf('a {/* #own */}\n\n## A {/* #1 of 2 */}\n\n## B {/* #b */} c', { parser }), []);
    }
  });

  it('show nothing for comments, true, false and nothing', () => {
    assert.equal(htmlOf('a {/* note */}{ON}{false}{null}{undefined} b'), '<p>a  b</p>');
    assert.equal(htmlOf('a\n\n{/* a note\nof two lines */}\n\nb'), '<p>a</p>\n<p>b</p>');
  });

  it('are no names in the addresses of Markdown, where braces are text', () => {
    assert.match(compileText('[a]({LIMIT})', { ...SITE, path: 'page.md' }).html, /href="[^"]*%7BLIMIT%7D"/);
  });

  it('show within an element on one line, without a paragraph of their own', () => {
    assert.equal(htmlOf('<b>{LIMIT}</b>'), '<b>512KB</b>');
    assert.equal(htmlOf('<p>{LIMIT}</p>'), '<p>512KB</p>');
    assert.equal(htmlOf('<p><b>{LIMIT}</b> {APPS}</p>'), '<p><b>512KB</b> 1600</p>');
    assert.equal(htmlOf('<div>\n{LIMIT}\n</div>'), '<div><p>512KB</p></div>');
    assert.equal(htmlOf('<pre><code>{`a\nb`}</code></pre>'), '<pre><code>a\nb</code></pre>');
  });

  it('are told of a page, each once and sorted, those of its partials too', () => {
    const { constantsUsed } = compileText('{LIMIT} {APPS} {LIMIT}\n\n<Include src="_a.mdx" />', {
      ...SITE,
      files: { '_a.mdx': '[a]({API}/)' },
    });
    assert.deepEqual(
      constantsUsed.map(({ name }) => name),
      ['API', 'APPS', 'LIMIT'],
    );
  });
});

describe('an unknown constant', () => {
  const places: readonly [where: string, text: string, place: string][] = [
    ['in prose', 'One\n\ntwo {LIMT} three', '3:6-10'],
    ['in a heading', '## The {LIMT}', '1:9-13'],
    ['in a table', '| a | b |\n|---|---|\n| c | {LIMT} |', '3:8-12'],
    ['in a list', '- a\n- b {LIMT}', '2:6-10'],
    ['in a link', 'see [a]({LIMT}/x)', '1:10-14'],
    ['in the text of a link', '[see {LIMT}](/limits/)', '1:7-11'],
    ['in a definition', '[a][b]\n\n[b]: {LIMT}/x', '3:7-11'],
    ['in a code block', '```text constants\na\n{{ LIMT }}\n```', '3:4-8'],
    ['in a property', '<Badge\n  text={LIMT}\n/>', '2:9-13'],
    ['in a template', 'a {`${LIMT}`}', '1:7-11'],
    ['on a line of its own', 'a\n\n{LIMT}', '3:2-6'],
    ['behind non-ASCII text', '🚀é {LIMT}', '1:6-10'],
    ['in a callout', ':::note[{LIMT}]\na\n:::', '1:10-14'],
  ];
  for (const [where, text, place] of places) {
    it(`fails ${where} with its place`, () => assert.deepEqual(faultsOf(text), [`unknown-constant ${place}`]));
  }

  it('is answered with the nearest name, or with what to do', () => {
    const hintOf = (text: string) => compileText(text, SITE).diagnostics[0]?.hint;
    assert.equal(hintOf('{LIMT}'), 'did you mean `LIMIT`?');
    const define = 'define it under `constants` in `site/config.ts`, or';
    for (const [text, remedy] of [
      ['{SOMETHING_ELSE}', 'write `\\{SOMETHING_ELSE}` to show it as text'],
      ['{A ** B}', 'write `\\{A ** B}` to show it as text'],
      [
        '```sh constants\n{{SOMETHING_ELSE}}\n```',
        'remove `constants` from the first line of the block to show braces as written',
      ],
      ['[a]({SOMETHING_ELSE})', 'write out the URL'],
      ['<Badge text={SOMETHING_ELSE} />', 'write out the value, a string in quotes'],
    ] as const)
      assert.equal(hintOf(text), `${define} ${remedy}`);
  });

  it('leaves the rest of the page as it is', () => {
    assert.equal(compileText('a {LIMT} b', SITE).html, '<p>a  b</p>');
  });
});

describe('an expression beyond constants', () => {
  it('fails in prose where its value is no text', () => {
    for (const [text, hint] of [
      ['Up to {{LIMIT}} each', 'write `{LIMIT}`'],
      ['Up to {{ LIMIT }} each', 'write `{LIMIT}`'],
      ['Up to {1/0} each', 'write an expression whose value is text or a number'],
      ['Up to {{a: 1}} each', 'write an expression whose value is text or a number'],
    ] as const) {
      const [fault, ...others] = compileText(text, SITE).diagnostics;
      assert.deepEqual(
        [fault?.code, fault?.place?.column, fault?.hint, others],
        ['unsupported-expression', 7, hint, []],
        text,
      );
    }
    assert.deepEqual(faultsOf("Up to {[1, 2]} {1 / 2} {'x'}"), []);
    const [{ message } = {}] = compileText(`Up to {{\n  a: 1,\n  b: 2,\n}} each`, SITE).diagnostics;
    assert.equal(message, 'The value of `{{…` cannot be shown as text.');
  });

  it('fails with its place, in prose and in properties', () => {
    assert.deepEqual(faultsOf('a {fetch("x")} b'), ['unsupported-expression 1:4-14']);
    assert.deepEqual(faultsOf('<Badge text={String(1)} />'), ['unsupported-expression 1:14-23']);
    const hintOf = (text: string) => compileText(text).diagnostics[0]?.hint;
    assert.match(hintOf("{['a'].map((x) => <li>{x}</li>)}") ?? '', /^write out the list in Markdown/);
    assert.match(hintOf('a {items.map(i => i)}') ?? '', /^write out the list in Markdown/);
    for (const choice of ['{LIMIT && <b>new</b>}', 'a {APPS > 1 ? <Badge>x</Badge> : null}', '{LIMIT && <>new</>}'])
      assert.match(hintOf(choice) ?? '', /^write a component in `site\/components\.tsx` that makes the choice/, choice);
    assert.equal(hintOf('a {() => 1 < y}'), 'write a literal brace as `\\{`');
    assert.equal(hintOf('<Badge text={String(1)} />'), 'write out the value, a string in quotes');
    for (const made of ['() => setOpen(true)', 'async (x) => x', 'x => x', 'function () {}'])
      assert.equal(hintOf(`<Badge show={${made}} />`), 'write the function in the component: pages run no code', made);
    assert.equal(hintOf('<img src={require(\'./x.png\').default} alt="x" />'), 'write the path in quotes: `"./x.png"`');
    assert.equal(
      hintOf('<img src={useBaseUrl(\'img/x.png\')} alt="x" />'),
      'write `"/img/x.png"`: docsgen adds the base',
    );
    assert.equal(hintOf('See ![A b](./x.png){width=300}.'), 'write `<img src="./x.png" alt="A b" width="300" />`');
    assert.equal(
      hintOf('[Go](https://a.example/?b){ target="_blank" } there'),
      'write `<a href="https://a.example/?b" target="_blank">Go</a>`',
    );
    for (const no of ['(a){b=1}', '[a](/){LIMIT = 1 + 2}', '![a](./x.png) {width=300}'])
      assert.equal(hintOf(no), 'write a literal brace as `\\{`', no);
    for (const call of ['{JSON.stringify(x)}', 'a {String(1)} b', '{a?.()}', 'a {f(1 < y)}'])
      assert.equal(hintOf(call), 'write out what it yields: pages run no functions; a literal brace is `\\{`', call);
    assert.match(hintOf('The page {siteConfig.title}.') ?? '', /^write out the text, or a constant/);
  });

  it('is corrected where it stands for a file', () => {
    for (const [written, meant] of [
      ['<img src={require("./x.png").default} alt="x" />', '<img src="./x.png" alt="x" />'],
      ['<img alt="x" src={useBaseUrl(\'/x.png\')} />', '<img alt="x" src="/x.png" />'],
      ['import pic from \'./x.png\';\n\n<img src={pic} alt="x" />', '\n<img src="./x.png" alt="x" />'],
      ['<video src={require("./x")} poster={require("./x")} />', '<video src="./x" poster="./x" />'],
      ['import pic from \'@site/static/x.png\';\n\n<img src={pic.src} alt="x" />', '\n<img src="/x.png" alt="x" />'],
    ] as const)
      assert.equal(mendText(written), meant);
    for (const written of [
      "import pic from './x.png';\n\nText {pic}",
      'import { pic } from \'./x.png\';\n\n<img src={pic} alt="x" />',
      'import pic from \'./x.js\';\n\n<img src={pic} alt="x" />',
      '<video src={require(name).default} />',
    ])
      assert.equal(mendText(written), written);
  });

  it('is no expression when its brace is escaped', () => assert.equal(htmlOf('a \\{LIMIT} b'), '<p>a {LIMIT} b</p>'));
});
