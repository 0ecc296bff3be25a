import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compileText } from '../../compileText.ts';
import { elementsWith } from '../../parsedHtml.ts';

const SAMPLE = `import { get } from './get.ts';

// #region run
  export async function run() {
    // #region inner
    return get();
    // #endregion
  }
// #endregion run

<!-- #region html -->
<b>x</b>
<!-- #endregion -->
# region py
region: eu
# endregion
`;

const compile = (fence: string, path = 'guides/page.md') =>
  compileText(fence, {
    path,
    codeFiles: {
      'guides/sample.ts': SAMPLE,
      'top.py': 'print("{{LIMIT}}")\n',
      'long.txt': '  line\n'.repeat(200_000),
      'picture.png': Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0),
      'order.ts': 'one\u202e\n',
      'crossing.ts':
        '// #region a\n1\n// #region b\n2\n// #endregion a\n3\n// #endregion b\n4\n// #region c\n5\n// #endregion the-c\n6\n',
      'view.tsx': '<>\n  {/* #region box */}\n  <b>x</b>\n  {/* #endregion box */}\n</>\n',
      '../src/send.ts': 'send();\n',
      'windows.ts': '\ufeffone\r\ntwo\r\n',
    },
    constants: { LIMIT: 3 },
  });
const codeOf = (fence: string, path?: string) => elementsWith(compile(fence, path).html, 'code')[0]?.text;
const block = (file: string, rest = '') => `\`\`\`ts file="${file}"${rest}\n\`\`\``;

describe('a code block that names a file', () => {
  it('shows the file, relative to the page or from the content folder, without signs of regions', () => {
    for (const path of ['guides/page.md', 'guides/page.mdx']) {
      assert.match(codeOf(block('./sample.ts'), path) ?? '', /^import \{ get \}.*\n\n {2}export async function run/);
      assert.doesNotMatch(codeOf(block('/guides/sample.ts'), path) ?? assert.fail(), /#region|#endregion/);
      assert.equal(codeOf('```py file=../top.py\n```', path), 'print("{{LIMIT}}")');
    }
  });

  it('shows a file that is only warned of', () => {
    assert.equal(codeOf(block('/order.ts')), 'one\\u202e');
    assert.deepEqual(
      compile(block('/order.ts')).diagnostics.map(({ code }) => code),
      ['bidi-control'],
    );
  });

  for (const [part, code] of [
    ['run', 'export async function run() {\n  return get();\n}'],
    ['inner', 'return get();'],
    ['html', '<b>x</b>'],
    ['py', 'region: eu'],
    ['L1', "import { get } from './get.ts';"],
    ['L6-L7', 'return get();\n// #endregion'],
    ['L1-2', "import { get } from './get.ts';\n"],
    ['L9-L12', '// #endregion run\n\n<!-- #region html -->\n<b>x</b>'],
  ] as const) {
    it(`shows the part \`${part}\` of it`, () => assert.equal(codeOf(block(`sample.ts#${part}`)), code));
  }

  it('shows parts that cross each other up to the end of their own name', () => {
    assert.equal(codeOf(block('/crossing.ts#a')), '1\n2');
    assert.equal(codeOf(block('/crossing.ts#b')), '2\n3');
    assert.equal(codeOf(block('/crossing.ts#c')), '5');
    assert.equal(codeOf("```tsx file='/view.tsx#box'\n```"), '<b>x</b>');
    assert.equal(codeOf(block('/crossing.ts')), '1\n2\n3\n4\n5\n6');
  });

  it('takes title, marks and constants like any other', () => {
    const { html } = compile(block('sample.ts#run', ' title="run.ts" {2}'));
    assert.match(html, /<figcaption>run\.ts<\/figcaption>/);
    assert.match(html, /line highlighted">.*return/);
    assert.equal(codeOf('```py file=/top.py constants\n```', 'page.mdx'), 'print("3")');
  });

  it('takes the language from the name of the file where it says none', () => {
    for (const fence of ['```file="./sample.ts#py" title="A"', '``` file=sample.ts#py title="A"']) {
      const { html, markdown, diagnostics } = compile(`${fence}\n\`\`\``);
      assert.match(html, /<figure class="code-block" data-language="ts"><figcaption>A</);
      assert.match(html, /class="hljs-attr">region/);
      assert.match(markdown, /```ts title="A"\nregion: eu\n```/);
      assert.deepEqual(diagnostics, []);
    }
  });

  it('shows a file outside of the content', () => {
    for (const file of ['../../src/send.ts', '/../src/send.ts']) {
      assert.equal(codeOf(block(file)), 'send();', file);
      assert.match(compile(block(file)).markdown, /```ts\nsend\(\);\n```/);
    }
    assert.deepEqual(
      compile(block('../../src/send.ts')).includes.map(({ path }) => path),
      ['../src/send.ts'],
    );
  });

  it('shows a file of any length, and of Windows', () => {
    assert.equal(codeOf(block('/long.txt'))?.length, 'line\n'.length * 200_000 - 1);
    assert.equal(codeOf(block('/windows.ts')), 'one\ntwo');
  });

  it('tells of a file that is no text', () => {
    const { html, diagnostics } = compile(block('/picture.png'));
    assert.deepEqual(
      diagnostics.map(({ code, place }) => [code, place?.file]),
      [['invalid-utf8', 'content/picture.png']],
    );
    assert.doesNotMatch(html, /PNG/);
  });

  it('depends on it', () => {
    const { includes } = compile(block('sample.ts'));
    assert.deepEqual(
      includes.map(({ path }) => path),
      ['guides/sample.ts'],
    );
  });

  it('stands in the Markdown twin with its code', () => {
    const { markdown } = compile(`One\n\n${block('sample.ts#html', ' {1}')}\n\nTwo`);
    assert.match(markdown, /One\n\n```ts \{1\}\n<b>x<\/b>\n```\n\nTwo/);
    assert.match(
      compile('- a\n\n  ```py file=/top.py constants\n  ```', 'a.mdx').markdown,
      /- a\n\n {2}```py\n {2}print\("3"\)\n {2}```/,
    );
  });

  it('that is not there, or has no such part, is told of', () => {
    for (const [file, message, column] of [
      ['none.ts', 'There is no file `none.ts`.', 13],
      ['../../../etc/passwd', '`../../../etc/passwd` is outside of the repository.', 13],
      ['sample.ts#none', '`sample.ts` has no `none`.', 22],
      ['sample.ts#L0-L20', '`sample.ts` has no `L0-L20`.', 22],
      ['sample.ts#L900', '`sample.ts` has no `L900`.', 22],
    ] as const) {
      // Not of its marks, too.
      const { diagnostics } = compile(block(file, ' {2} "run"'));
      assert.deepEqual(
        diagnostics.map((fault) => [fault.severity, fault.code, fault.message, fault.place?.line, fault.place?.column]),
        [['error', 'include-missing', message, 1, column]],
      );
    }
  });

  it('has no lines beyond its last one, which no region can be named like', () =>
    assert.match(compile(block('sample.ts#L900-')).diagnostics[0]?.hint ?? '', /^name lines between `L1` and `L\d+`/));

  it('that is not there may be meant for another', () => {
    const hint = (file: string) => compile(block(file)).diagnostics[0]?.hint;
    assert.equal(hint('./smaple.ts#html'), 'did you mean `./sample.ts`?');
    assert.match(hint('./else.ts') ?? '', /^name a file/);
    // What counts from the project in Rspress may be a page's neighbor.
    const meant = compile(block('<root>/docs/guides/sample.ts#html')).diagnostics[0];
    assert.deepEqual([meant?.hint, meant?.fix?.text], ['write `/guides/sample.ts`', '/guides/sample.ts']);
    assert.equal(compile(block('<root>/content/top.py')).diagnostics[0]?.fix?.text, '/top.py');
    // `../` of the content folder is the project's, which holds `src/send.ts`.
    for (const file of ['src/send.ts', './src/send.ts', '/src/send.ts', '<root>/src/send.ts'])
      assert.equal(compile(block(file)).diagnostics[0]?.fix?.text, '../../src/send.ts', file);
  });

  it('is corrected where it is named, and not in a title or a name before it', () => {
    const corrected = (fence: string) => {
      const { diagnostics } = compile(`${fence}\n\`\`\``);
      return diagnostics.map(({ place, fix }) => [place?.column, fix?.place.column, fix?.was, fix?.text]);
    };
    const fixed = (column: number) => [[column, column, 'Sample.ts', 'sample.ts']];
    assert.deepEqual(corrected('```ts [Sample.ts] file="Sample.ts"'), fixed(25));
    assert.deepEqual(corrected("```ts title='Sample.ts' file='Sample.ts#html'"), fixed(31));
    assert.deepEqual(corrected('```file=Sample.ts'), fixed(9));
    assert.deepEqual(corrected('```ts [#none] file=sample.ts#none'), [[29, undefined, undefined, undefined]]);
  });

  it('keeps code of its own: the name may be meant for something else', () => {
    const { html, includes, diagnostics } = compile('```ts file="none.ts"\nlet x\n```');
    assert.equal(elementsWith(html, 'code')[0]?.text, 'let x');
    assert.deepEqual([includes, diagnostics], [[], []]);
  });
});
