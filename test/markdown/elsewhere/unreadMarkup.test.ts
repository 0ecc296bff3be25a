import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compileText } from '../../compileText.ts';
import { mendText } from '../../mendText.ts';

const faultsOf = (text: string, path = 'page.md') =>
  compileText(text, { path }).diagnostics.map(
    ({ severity, code, place, hint }) =>
      `${severity} ${code} ${place?.line}:${place?.column}-${place?.endColumn} ${hint?.slice(0, 50)}`,
  );

describe('warnUnreadMarkup', () => {
  const cases: readonly [text: string, told: string][] = [
    ['One\n\n[[toc]]\n', 'warning unread-markup 3:1-8 delete it: every page already '],
    ['[[_TOC_]]\n', 'warning unread-markup 1:1-10 delete it: every page already '],
    ['[TOC]\n', 'warning unread-markup 1:1-6 delete it: every page already '],
    ['<<< @/snippets/a.ts{2}\n', 'warning unread-markup 1:1-23 write an empty code block with'],
    ['<<< a.js#region{1,2 ts:line-numbers}\n', 'warning unread-markup 1:1-37 write an empty code block with'],
    ['<<< *a*/b.js\n\ntext', 'warning unread-markup 1:1-13 write an empty code block with'],
    ['@[code](./a.ts)\n', 'warning unread-markup 1:1-16 write an empty code block with `file="./a.ts"`'],
    ['@[code{1-2} ts](@/b/a.ts)\n', 'warning unread-markup 1:1-26 write an empty code block with `file="/b/a.ts"`'],
    [
      '@[youtube](https://youtu.be/a)\n',
      'warning unread-markup 1:1-31 write a link, `[what it shows](https://youtu.be/a)',
    ],
    ['@[Vimeo](76979871)', 'warning unread-markup 1:1-19 write a link'],
    ['##Title here\n\ntext', 'warning unread-markup 1:1-13 add a space: `## Title here`'],
    ['##\u3000Title\n\ntext', 'warning unread-markup 1:1-9 write `## Title`: behind the signs stands another'],
    ['#\u00a0Title', 'warning unread-markup 1:1-8 write `# Title`'],
    ['-\u00a0one\n-\u3000two', 'warning unread-markup 1:1-6 write a plain space behind each `-`'],
    ['1.\u00a0one\n2.\u00a0two', 'warning unread-markup 1:1-7 write a plain space behind each number'],
    ['*\u3000one\n*\u3000two', 'warning unread-markup 1:1-6 write a plain space behind each `*`'],
    ['#Title\n\ntext', 'warning unread-markup 1:1-7 add a space: `# Title`'],
    ['| a | `b` |\n| 1 | 2 |\n| 3 | 4 |', 'warning unread-markup 1:1-12 write `| --- | --- |` below'],
    ['-one\n-two', 'warning unread-markup 1:1-5 add a space behind each `-`'],
    ['+one\n+two', 'warning unread-markup 1:1-5 add a space behind each `+`'],
    ['*one\n*two', 'warning unread-markup 1:1-5 add a space behind each `*`'],
    ['1.one\n2.two', 'warning unread-markup 1:1-6 add a space behind each number'],
    ['1)one\n2)two', 'warning unread-markup 1:1-6 add a space behind each number'],
    ['\uff0d 一\n\uff0d 二', 'warning unread-markup 1:1-4 write `-` and a space in place'],
    ['・設定\n・文書', 'warning unread-markup 1:1-4 write `-` and a space in place'],
    ['\u2022 one\n\u2022 two', 'warning unread-markup 1:1-6 write `-` and a space in place'],
    ['\u2013 one\n\u2013 two', 'warning unread-markup 1:1-6 write `-` and a space in place'],
    ['!!! note "A"\n\n    text', 'warning unread-markup 1:1-13 write `:::note[A]`, the text w'],
    ['??? tip "A"\n    text', 'warning unread-markup 1:1-12 write `:::details[A]`, the tex'],
    ['!> Mind **this**.', 'warning unread-markup 1:1-18 write `:::warning`'],
    ['-> **Note:** a', 'warning unread-markup 1:1-15 write `:::note`'],
    ['~> Mind\nthis', 'warning unread-markup 1:1-8 write `:::warning`'],
    ['?> More\nof it', 'warning unread-markup 1:1-8 write `:::note`'],
    ['/// tip | A\n\ntext\n\n///', 'warning unread-markup 1:1-12 write `:::tip[A]`, the text an'],
    ['/// details | A', 'warning unread-markup 1:1-16 write `:::details[A]`, the tex'],
    ['/// note', 'warning unread-markup 1:1-9 write `:::note`, the text and '],
    [
      "/// html | div[style='float: right']\n\na",
      'warning unread-markup 1:1-37 write `<div …>`, an empty line, the text',
    ],
    ['/// html | section\na\n///', 'warning unread-markup 1:1-19 write `<section>`, an empty line, the text'],
    ['/// caption\nA\n///', 'warning unread-markup 1:1-12 write `<figure>` and an empty line'],
    ['/// table-caption | <', 'warning unread-markup 1:1-22 write `<figure>` and an empty line'],
    ['/// define\nA\n\n- b\n\n///', 'warning unread-markup 1:1-11 write a list, such as `- **Term**: what'],
    ['/// admonition | A\n    type: danger\n\nb', 'warning unread-markup 1:1-19 write `:::danger[A]`, the'],
    ['/// admonition | A\n\nb', 'warning unread-markup 1:1-19 write `:::note[A]`, the'],
    ['//// tab | A', 'warning unread-markup 1:1-13 write `::: code-group` around '],
    ['{!part.md!}', 'warning unread-markup 1:1-12 write `<Include src="/_part.md'],
    ['=== "A"\n\n    text', 'warning unread-markup 1:1-8 write `::: code-group` around '],
    ['--8<--\na.md\n--8<--', 'warning unread-markup 1:1-7 write `<Include src="/_part.md'],
    ['--8<-- "part.md"', 'warning unread-markup 1:1-17 write `<Include src="/_part.md'],
    ['--8<-- "docs/_NEWS.md:2"', 'warning unread-markup 1:1-25 write `<Include src="/_NEWS.md'],
    ["--8<-- 'a/NEWS.md'", 'warning unread-markup 1:1-19 write `<Include src="/a/_NEWS.'],
    ['--8<-- "docs/b/part.md"', 'warning unread-markup 1:1-24 write `<Include src="/b/_part.'],
    ['--8<-- "./docs/b/part.md"', 'warning unread-markup 1:1-26 write `<Include src="/b/_part.'],
    ['--8<-- "../NEWS.md"', 'warning unread-markup 1:1-20 write `<Include src="/_NEWS.md'],
    ['{% include-markdown "../a.md" %}', 'warning unread-markup 1:1-33 write `<Include src="../_a.md"'],
    ['{% hint style="info" %}\ntext', 'warning unread-markup 1:1-24 write `:::note`, and `:::` whe'],
    ['{% embed url="https://a.example/v" %}\nCaption', 'warning unread-markup 1:1-38 write a link, `[what it shows]'],
    ['{{#include a.rs:2:10}}\n', 'warning unread-markup 1:1-23 write an empty code block with'],
    ['One\n\n+++\n\ntwo', 'warning unread-markup 3:1-4 delete it'],
    ['+++ Tab 1\nText', 'warning unread-markup 1:1-10 write `::: code-group` around '],
    ['(top)=\n# Welcome', 'warning unread-markup 1:1-7 delete it, and write `{#top}` '],
    ['% to do\n\n# A\n', 'warning unread-markup 1:1-8 write `<!-- to do -->` to hide'],
    ['$$\nx^2 + 1\n$$', 'warning unread-markup 1:1-3 export a component for form'],
    ['$$x^2$$', 'warning unread-markup 1:1-8 export a component for form'],
    ['{{ $frontmatter.title }} is', 'warning unread-markup 1:1-25 write the text itself, or `{NA'],
    ['{{ a }} {{ b }}', 'warning unread-markup 1:1-8 write the text itself, or `{NA'],
  ];
  for (const [text, told] of cases) {
    it(`warns of \`${text.split('\n').find((line) => !/^(One)?$/.test(line))}\``, () =>
      assert.deepEqual(
        faultsOf(text).map((one) => one.slice(0, told.length)),
        [told],
      ));
  }

  it('names the file that VitePress shows or splices in', () => {
    const hintOf = (text: string) => compileText(text, { path: 'guide/a.md' }).diagnostics[0]?.hint ?? '';
    assert.match(hintOf('<<< @/snippets/a.ts#setup{2 ts} [a.ts]'), / `file="\/snippets\/a\.ts#setup"` /);
    assert.match(hintOf('<<< ../a.ts{2}'), / `file="\.\.\/a\.ts"` /);
    assert.match(
      hintOf('<!--@include: ../parts/basics.md{3,}-->'),
      /`<Include src="\.\.\/parts\/_basics\.md#L3-" \/>`/,
    );
    for (const part of ['{3}', '#part{1,2}'])
      assert.match(hintOf(`<!--@include: ./parts/a.md${part}-->`), /^put that part into a file of its own, and write/);
    assert.match(hintOf('<!--@include: ./parts/a.md#part-->'), /^write `<Include src="\.\/parts\/_a\.md#part"/);
    assert.match(hintOf('<!--@include: ./parts/a.md-->'), /^write `<Include/);
    assert.match(hintOf('<!-- @include: @/parts/_a.md -->'), /`<Include src="\/parts\/_a\.md" \/>`/);
  });

  it('warns of letters that other generators lower, and of nothing else that is struck through', () => {
    const [told] = compileText('Water is H~2~O.', { path: 'page.md' }).diagnostics;
    assert.deepEqual([told?.place?.column, told?.fix?.text], [11, '<sub>2</sub>']);
    assert.deepEqual(faultsOf('V~max~ and x~i+1~', 'page.mdx').length, 2);
    assert.deepEqual(faultsOf('~a~ b, c~~2~~ and d~e f~ \\~2~ `H~2~`'), []);
  });

  it('takes away the sign for a list of headings, which every page has', () => {
    const [told] = compileText('One\n\n[TOC]\n', { path: 'a.md' }).diagnostics;
    assert.deepEqual(told?.fix, {
      place: { file: 'content/a.md', line: 3, column: 1, endColumn: 6 },
      was: '[TOC]',
      text: '',
    });
  });

  it('corrects another space behind the signs of a heading, which only looks like one', () => {
    const fixOf = (text: string) => compileText(text, { path: 'a.md' }).diagnostics[0]?.fix;
    assert.deepEqual([fixOf('##\u3000One')?.was, fixOf('##\u3000One')?.text], ['##\u3000One', '## One']);
    assert.equal(fixOf('#\u00a0 One\nTwo')?.text, '# One');
    assert.equal(fixOf('##One'), undefined);
  });

  it('deletes no line that ends the tabs of Retype', () => {
    const tabs = '+++ Tab 1\n\nText\n\n+++\n';
    assert.equal(mendText(tabs, 'a.md'), tabs);
    assert.equal(mendText('+++ {"a": 1}\n\nText\n\n+++\n', 'a.md'), '+++ {"a": 1}\n\nText\n\n\n');
    assert.deepEqual(faultsOf('+++ b/file.ts\n'), []);
  });

  it('takes no other text for markup', () => {
    for (const text of [
      '#1 of them',
      '| a line of a poem\n| and another',
      '| a |',
      '\\| a |\n| b |',
      '-x and -y are flags\nof it',
      '#tag',
      '#C',
      '[toc](/page/) of it',
      '[toc] of it',
      '\\[[toc]]',
      '`[[toc]]`',
      '<https://a.example>',
      '! note',
      '!> ',
      '->',
      '-> see below',
      '~~> a~~',
      '?>',
      '/// a comment',
      '///',
      '// note',
      '???',
      '1.\u00a0května je svátek\na tak dále',
      '-\u00a0Ano, řekl.',
      '!!!wow',
      '!!!Mind this\nand that',
      '???who knows\nthat',
      '=== text',
      '@[code]',
      '@[octocat](https://a.example/octocat) wrote this',
      '-- 8< --',
      '{a}',
      '$$',
      '$5 and $6',
      '$$ is how shells name their process',
      '```\n[[toc]]\n<<< a\n```',
    ])
      assert.deepEqual(faultsOf(text), [], text);
  });
});

describe('reportUnclosedComment', () => {
  it('tells of a comment that swallows the rest of the page', () => {
    for (const parser of ['satteri', 'remark'] as const) {
      const [fault, ...others] = compileText('One\n\n<!-- a -->\n\n<!-- todo -- >\n\n## Lost\n', {
        path: 'page.md',
        parser,
      }).diagnostics;
      assert.deepEqual([fault?.severity, fault?.code, fault?.place?.line, others], ['error', 'dropped-html', 5, []]);
    }
    assert.deepEqual(faultsOf('One <!-- a --> two\n\n<!--\nb\n\nc\n-->\n\n`<!--`'), []);
  });
});

describe('the tag by which Liquid keeps code as it is', () => {
  it('goes at the start of a text, too, right before the code', () => {
    assert.equal(mendText('{% raw %}`{{ a }}`{% endraw %} is it.', 'a.md'), '`{{ a }}`{% endraw %} is it.');
    for (const other of ['{% raw %}a{% endraw %}', '{% raw %}```a```', '{% draw %}`a`'])
      assert.equal(mendText(other, 'a.md'), other);
  });
});

describe('rows of a table without the line below its head', () => {
  it('are not told of where that line is there, in dashes of an editor, of which a check tells', () => {
    assert.deepEqual(faultsOf('| a | b |\n|—|:–-|\n| 1 | 2 |'), []);
    assert.equal(faultsOf('| a | b |\n| — | 2 |\n| 3 | 4 |').length, 1);
  });
});

describe('HTML comments without end', () => {
  it('M-09: are looked through once', () => {
    const started = process.cpuUsage();
    assert.deepEqual(
      faultsOf('<!--'.repeat(20_000)).map((one) => one.slice(0, 22)),
      ['error dropped-html 1:1'],
    );
    assert.ok(process.cpuUsage(started).user < 1_000_000);
  });
});

describe('refuseIncludeComment', () => {
  it("tells of VitePress's comments that would bring a file", () => {
    assert.deepEqual(
      faultsOf('One\n\n<!--@include: ./parts/a.md-->\n').map((one) => one.slice(0, 40)),
      ['error unread-markup 3:1-30 write `<Includ'.slice(0, 40)],
    );
    assert.equal(faultsOf('One <!-- @include: ./a.md{3,} --> two').length, 1);
    assert.deepEqual(faultsOf('One\n\n<!-- what we include: a.md -->\n\n<!-- @todo -->\n'), []);
  });
});
