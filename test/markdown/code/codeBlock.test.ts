import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createElement } from 'react';
import { hasComponents } from '../../../src/theme/hasComponents.ts';
import { compileText } from '../../compileText.ts';
import { assertMended, mendText } from '../../mendText.ts';
import { elementsOf, elementsWith } from '../../parsedHtml.ts';

const compile = (text: string, path = 'page.md') => compileText(text, { path });
const codeOf = (text: string, path?: string) => elementsWith(compile(text, path).html, 'code')[0]?.text;

describe('code blocks', () => {
  it('are figures with title, language, copy button and code', () => {
    const elements = elementsOf(compile('```js title="a <b>.js"\nlet x\n```').html);
    const find = (tag: string) => elements.find((element) => element.tag === tag);
    assert.deepEqual(find('figure')?.attributes, { class: 'code-block', 'data-language': 'js' });
    assert.equal(find('figcaption')?.text, 'a <b>.js');
    assert.equal(elements.find(({ attributes }) => attributes.class === 'code-language')?.text, 'JavaScript');
    assert.equal(find('button')?.attributes.title, 'Copy code');
    assert.equal(find('pre')?.attributes.tabindex, '0');
    assert.deepEqual(find('code')?.attributes, { class: 'language-js' });
    assert.equal(elementsWith(compile('```c#\nx\n```').html, 'code')[0]?.attributes.class, 'language-c#');
  });

  it('have a title without a language, too', () => {
    for (const path of ['page.md', 'page.mdx']) {
      const { html, diagnostics } = compile('``` title="My file.txt" {1}\nx\n```', path);
      assert.deepEqual(diagnostics, []);
      assert.equal(elementsWith(html, 'figcaption')[0]?.text, 'My file.txt');
      assert.deepEqual(elementsWith(html, 'figure')[0]?.attributes, { class: 'code-block code-marked' });
      assert.match(html, /<code><span class="line highlighted">x</);
    }
  });

  it('have line numbers where the site or the page says so, and the block does not say otherwise', () => {
    const blocks = '# A\n\n```js\nlet x\n```\n\n```js:no-line-numbers\nlet y\n```\n\n    let z\n';
    const numbered = (text: string, lineNumbers: boolean, files: Readonly<Record<string, string>> = {}) => {
      const { html, diagnostics } = compileText(text, { path: 'page.mdx', lineNumbers, files });
      assert.deepEqual(diagnostics, []);
      return elementsWith(html, 'figure').map(({ attributes }) => attributes.class === 'code-block code-marked');
    };
    const fenced = blocks.replace(/\n {4}let z\n/, '');
    assert.deepEqual(numbered(fenced, false), [false, false]);
    assert.deepEqual(numbered(fenced, true), [true, false]);
    assert.deepEqual(numbered(`---\nlineNumbers: false\n---\n\n${fenced}`, true), [false, false]);
    assert.deepEqual(numbered(`---\nlineNumbers: true\n---\n\n${fenced}`, false), [true, false]);
    // A partial is as the page that shows it.
    const including = '---\nlineNumbers: true\n---\n\n# A\n\n<Include src="/_part.mdx" />\n';
    assert.deepEqual(numbered(including, false, { '_part.mdx': '```js\nlet x\n```\n' }), [true]);
    const { html } = compileText(blocks, { path: 'page.md', lineNumbers: true });
    assert.equal(html.match(/<span class="line" data-line="1">/g)?.length, 2);
  });

  it('have no line numbers in a session at a terminal, unless it asks for them itself', () => {
    const firstNumbers = (fence: string) => {
      const { html, diagnostics } = compileText(fence, { path: 'page.md', lineNumbers: true });
      assert.deepEqual(diagnostics, []);
      return html.match(/(?<= data-line=")\d+/)?.[0];
    };
    assert.equal(firstNumbers('```bash\n$ npm ci\nadded 3 packages\n```'), undefined);
    assert.equal(firstNumbers('```console title="Terminal"\n$ npm ci\n```'), undefined);
    assert.equal(firstNumbers('```bash\nnpm ci\n```'), '1');
    assert.equal(firstNumbers('```console showLineNumbers\n$ npm ci\n```'), '1');
    assert.equal(firstNumbers('```sh:line-numbers=7\n$ npm ci\n```'), '7');
  });

  it('show a change of code in another language, by marks of its lines', () => {
    const text =
      '```diff lang="js" title="a.js"\n // [!code warning]\n-let a = 1;\n+const a = 1; // [!code highlight]\n+a + 2;\n```';
    for (const path of ['page.md', 'page.mdx']) {
      const { html, diagnostics } = compile(text, path);
      assert.deepEqual(diagnostics, []);
      assert.equal(elementsWith(html, 'code')[0]?.text, 'let a = 1;\nconst a = 1;\na + 2;');
      assert.match(html, /class="line warned"><span class="hljs-keyword">let/);
      assert.match(html, /class="line highlighted"><span class="hljs-keyword">const/);
      assert.match(html, /class="line added">a \+/);
      assert.match(html, /<code class="language-js">/);
    }
    assert.match(compile('```diff lang="js"\n--- a/b\n+x\n```').html, /<code class="language-diff">/);
    assert.equal(
      compile('```diff lang="jss"\n+x\n```').diagnostics[0]?.message,
      'There is no highlighting for the language `jss`.',
    );
    assert.match(compile('```js lang="ts"\nx\n```').html, /<code class="language-js">/);
    assert.equal(codeOf('```diff\n-a\n+b\n```'), '-a\n+b');
  });

  it('tell prompts from what is typed in a shell that begins with one', () => {
    const { html, diagnostics } = compile('```bash\n$ npm ci\nadded 3 packages\n```');
    assert.deepEqual(diagnostics, []);
    assert.match(html, /<code class="language-bash"><span class="hljs-meta prompt_">\$ <\/span>/);
    assert.match(html, /class="code-language"[^>]*>Shell</);
    assert.doesNotMatch(compile('```bash\nnpm ci\n```').html, /prompt_/);
  });

  it('have their language in braces, too, as in Pandoc and MkDocs', () => {
    for (const path of ['page.md', 'page.mdx'])
      for (const info of ['{.js title="a.js"}', ' { .js .annotate title="a.js" }']) {
        const { html, diagnostics } = compile(`\`\`\`${info}\nlet x\n\`\`\``, path);
        assert.deepEqual(diagnostics, []);
        assert.match(html, /<figcaption>a\.js<.*<code class="language-js"><span class="hljs-keyword">let/s);
      }
  });

  it('lets a path in the title break behind its slashes', () => {
    const { html } = compileText('```js title="src/a//b.js"\nx\n```\n', { path: 'page.md' });
    assert.match(html, /<figcaption>src\/<wbr>a\/\/<wbr>b\.js<\/figcaption>/);
  });

  it('hold their code exactly', () => {
    const code = '<script>alert("1")</script> & {x} \\n\n\n  indented\n\ttab é🚀';
    for (const path of ['page.md', 'page.mdx']) {
      assert.equal(codeOf(`\`\`\`html\n${code}\n\`\`\``, path), code);
      assert.equal(codeOf(`\`\`\`\n${code}\n\`\`\``, path), code);
      assert.equal(codeOf(`~~~js {2}\n${code}\n~~~`, path), code);
    }
    assert.equal(codeOf('    indented <b>\n\n    code'), 'indented <b>\n\ncode');
  });

  it('I-10: show characters that reorder text as escapes, within lines too', () => {
    assert.equal(codeOf('```js\nif (a\u202e) {}\n```'), 'if (a\\u202e) {}');
    for (const parser of ['satteri', 'remark'] as const)
      assert.match(compileText('`a\u202e\nb`', { parser }).html, /<code>a\\u202e b<\/code>/);
    assert.equal(codeOf('say `a\u2066b`'), 'a\\u2066b');
  });

  it('that Sphinx runs are told of, and not those whose braces mark lines', () => {
    for (const path of ['page.md', 'page.mdx']) {
      const [fault, ...more] = compile('a\n\n```{note} b\nc\n```', path).diagnostics;
      assert.deepEqual(more, []);
      assert.deepEqual([fault?.code, fault?.place?.line, fault?.place?.column], ['unread-markup', 3, 4]);
      assert.match(fault?.hint ?? '', /^write `:::note`/);
      assert.match(compile('``` {code-block} python\nc\n```', path).diagnostics[0]?.hint ?? '', /```python/);
      assert.deepEqual(compile('```{1,3}\nc\nd\ne\n```\n\n```js{1}\nc\n```', path).diagnostics, []);
    }
  });

  it('that other generators make something else of are told of with what is written here', () => {
    const hintOf = (language: string) => compile(`\`\`\`${language}\na\n\`\`\``).diagnostics[0]?.hint ?? '';
    assert.match(hintOf('admonish warning'), /^write `:::warning`/);
    assert.match(hintOf('package-install'), /^write `sh`/);
    assert.match(hintOf('mdx-code-block'), /^delete the two lines of the fence/);
  });

  it('that are MDX for Docusaurus are that without their fences', () => {
    const written =
      '- a\n\n  ```mdx-code-block\n  <Badge text=\'a\' />\n  ```\n\n```mdx-code-block\n<Tabs>\n<Tab label="a">\n```\n\n~~~~js\n```mdx-code-block\n```\n~~~~\n\n```mdx-code-block\n</Tab>\n</Tabs>\n```\n';
    const meant =
      '- a\n\n  \n  <Badge text=\'a\' />\n  \n\n\n<Tabs>\n<Tab label="a">\n\n\n~~~~js\n```mdx-code-block\n```\n~~~~\n\n\n</Tab>\n</Tabs>\n\n';
    assertMended(written, meant);
    assert.equal(mendText(written, 'page.md'), written);
  });

  it('take marked lines that stand at the language, as VitePress writes them', () => {
    for (const path of ['page.md', 'page.mdx']) {
      const { html, diagnostics } = compile('```js{1, 3}\nlet a\nlet b\nlet c\n```', path);
      assert.deepEqual(diagnostics, []);
      assert.deepEqual(elementsWith(html, 'figure')[0]?.attributes['data-language'], 'js');
      assert.equal(html.match(/line highlighted/g)?.length, 2);
      const numbered = compile('```ts:line-numbers {1}\nlet a\n```', path);
      assert.deepEqual(numbered.diagnostics, []);
      assert.match(numbered.html, /class="language-ts".*line highlighted/);
    }
  });

  it('take marks of lines by comments, and numbers, and none of it is code', () => {
    for (const path of ['page.md', 'page.mdx']) {
      const { html, diagnostics } = compile(
        '```js title="a.js" {3} showLineNumbers=7\nlet a // [!code ++]\nlet b\nlet c\n```',
        path,
      );
      assert.deepEqual(diagnostics, []);
      const lines = elementsWith(html, 'span').filter(({ attributes }) => /^line/.test(attributes.class ?? ''));
      assert.deepEqual(
        lines.map(({ attributes, text }) => [attributes.class, attributes['data-line'], text]),
        [
          ['line added', '7', 'let a\n'],
          ['line', '8', 'let b\n'],
          ['line highlighted', '9', 'let c'],
        ],
      );
    }
  });

  it('mark words, and tell of lines and words to mark that are not there', () => {
    for (const path of ['page.md', 'page.mdx']) {
      const { html, diagnostics } = compile('```js title="a" "let" ins="b"\nlet a // [!code word:a]\nlet b\n```', path);
      assert.deepEqual(diagnostics, []);
      assert.match(
        html.replaceAll(/<\/?span[^>]*>/g, ''),
        /<mark>let<\/mark> <mark>a<\/mark>\n<mark>let<\/mark> <ins>b<\/ins>/,
      );
      const idle = compile('One\n\n```js {1,3} "lett" /a/\nlet a\nlet b\n```', path).diagnostics;
      assert.deepEqual(
        idle.map(({ code, place, message }) => `${code} ${place?.line}:${place?.column} ${message}`),
        [
          'idle-mark 3:10 Line 3 is marked, but the last line of the code is 2.',
          'idle-mark 3:14 `lett` is marked, but stands nowhere in the code.',
        ],
      );
      const [empty, ...others] = compile('One\n\n```js {1,5-3}\nlet a\n```', path).diagnostics;
      assert.deepEqual(others, []);
      assert.equal(
        `${empty?.code} ${empty?.place?.line}:${empty?.place?.column} ${empty?.message}`,
        'idle-mark 3:10 `5-3` marks no line.',
      );
      const ranges = Array.from({ length: 30 }, (_, index) => `${index * 10_000 + 1}-${(index + 1) * 10_000}`);
      const [far] = compile(`\`\`\`js {${ranges}}\na\n\`\`\``, path).diagnostics;
      assert.equal(far?.message, 'Line 300000 is marked, but the last line of the code is 1.');
      for (const meta of ['{1,2}', '{2} "a"', '"let b"'])
        assert.deepEqual(compile(`\`\`\`js ${meta}\nlet a\nlet b\n\`\`\``, path).diagnostics, [], meta);
    }
  });

  it('break their long lines where they are asked to', () => {
    for (const meta of ['js wrap', 'js title="a wrap b" wrap', 'js {1} wrap=true showLineNumbers'])
      assert.match(
        compile(`\`\`\`${meta}\nlet a\n\`\`\``).html,
        /<figure class="code-block (?:code-marked )?code-wrapped"/,
        meta,
      );
    for (const meta of ['js', 'js title="a wrap b"', 'js wrap=false', 'js wrapped'])
      assert.match(compile(`\`\`\`${meta}\nlet a\n\`\`\``).html, /<figure class="code-block"/, meta);
  });

  it('are folded where that is asked for, if they have many more lines than are shown then', () => {
    const figureOf = (lines: number, meta = 'js fold', before = '') =>
      elementsWith(compile(`\`\`\`${meta}\n${before}${'let a;\n'.repeat(lines)}\`\`\``).html, 'figure')[0];
    assert.equal(figureOf(14)?.attributes.class, 'code-block code-marked code-folded');
    assert.match(figureOf(14)?.text ?? '', /Show all 14 lines$/);
    // Readers see no comment that marks lines.
    for (const unfolded of [figureOf(13), figureOf(13, 'js fold', '// [!code word:x]\n'), figureOf(40, 'js')]) {
      assert.ok(unfolded?.attributes.class?.startsWith('code-block'));
      assert.doesNotMatch(unfolded?.attributes.class ?? '', /folded/);
      assert.doesNotMatch(unfolded?.text ?? '', /Show all/);
    }
  });

  it('are known by their marks, whose styles only some pages load', () => {
    const isMarked = (markdown: string) => hasComponents(compile(markdown).html);
    for (const meta of ['{1}', '/a/', '"a"', 'showLineNumbers', 'del={1}'])
      assert.equal(isMarked(`\`\`\`js ${meta}\nlet a\n\`\`\``), true, meta);
    assert.equal(isMarked('```js\nlet a // [!code ++]\n```'), true);
    assert.equal(isMarked('```diff lang="js"\n+let a\n```'), true);
    for (const name of ['mark', 'ins', 'del'])
      assert.equal(isMarked(`<pre>one <${name}>word</${name}></pre>`), true, name);
    for (const plain of ['```js wrap title="a"\nlet a\n```', '```diff\n+let a\n```', '<pre>one <b>word</b></pre>'])
      assert.equal(isMarked(plain), false, plain);
  });

  it('I-02: hold the same code whatever the line ends of the file', () => {
    assert.equal(codeOf('```js\r\na\r\n\r\nb\r\n```\r\n'), 'a\n\nb');
  });

  it('M-08: that are never closed run to the end', () => {
    assert.equal(codeOf('```js\nlet x\n\n## not a heading'), 'let x\n\n## not a heading');
    assert.deepEqual(compile('```js\nlet x').diagnostics, []);
  });

  it('M-08: in an unknown language are shown plain, with a warning at its name', () => {
    const { html, diagnostics } = compile('One\n\n```javascrpt\nlet x\n```');
    assert.equal(elementsWith(html, 'code')[0]?.text, 'let x');
    assert.deepEqual(diagnostics, [
      {
        severity: 'warning',
        code: 'unknown-language',
        message: 'There is no highlighting for the language `javascrpt`.',
        place: { file: 'content/page.md', line: 3, column: 4, endColumn: 13 },
        hint: 'did you mean `javascript`?',
        decision: 'javascrpt: did you mean `javascript`?',
      },
    ]);
    // Of a short name, another one is only a letter away.
    for (const name of ['csx', 'rst', 'abap', 'jade', 'odin'])
      assert.equal(
        compile(`\`\`\`${name}\nx\n\`\`\``).diagnostics[0]?.hint,
        'write `text` for a block without highlighting',
        name,
      );
    assert.equal(compile('```jsno\nx\n```').diagnostics[0]?.hint, 'did you mean `json`?');
    assert.equal(compile('```.go\nx\n```').diagnostics[0]?.hint, 'did you mean `go`?');
    // GitHub draws formulas.
    assert.match(compile('```math\nx\n```').diagnostics[0]?.hint ?? '', /^export a component .* as `codeBlocks\.math`/);
    assert.equal(
      compile('```zzzzzzzzzz\nx\n```').diagnostics[0]?.hint,
      'write `text` for a block without highlighting',
    );
    assert.equal(
      compile('```ts-vue\n{{ x }}\n```').diagnostics[0]?.hint,
      'write `ts`, and the value of what stands in `{{ }}`',
    );
    assert.match(compile('```foolang-vue\n{{ x }}\n```').diagnostics[0]?.hint ?? '', /^write `text`/);
    assert.match(
      compile('```mermaid\ngraph\n```').diagnostics[0]?.hint ?? '',
      /as `codeBlocks\.mermaid`, or show an image/,
    );
    assert.match(compile('```math\nx^2\n```').diagnostics[0]?.hint ?? '', /as `codeBlocks\.math`, or show an image/);
  });

  it('are shown by the component that the site has for their language', () => {
    const Shown = (props: Readonly<Record<string, unknown>>) => createElement('samp', null, JSON.stringify(props));
    const components = { codeBlocks: { math: Shown, zzz: 'no component' } };
    const shown = { code: 'a < b\n\n{c}', language: 'math', meta: 'title="T" {2}', title: 'T' };
    const block = '```math title="T" {2}\na < b\n\n{c}\n```\n';
    for (const path of ['page.md', 'page.mdx'])
      for (const parser of ['satteri', 'remark'] as const) {
        for (const text of [block, `::: code-group\n\n${block}\n:::\n`]) {
          const page = compileText(text, { path, parser, components });
          assert.deepEqual(page.diagnostics, []);
          const texts = elementsWith(page.html, 'samp').map((element) => JSON.parse(element.text));
          assert.deepEqual(texts, [shown], page.html);
          // The text of the page shows what its author wrote.
          assert.match(page.markdown, /```math/);
        }
        assert.deepEqual(
          compileText('```zzz\nx\n```', { path, parser, components }).diagnostics.map(({ code }) => code),
          ['unknown-language'],
        );
      }
    // Languages are written in any case, and some would be colored without a component.
    for (const [word, key] of [
      ['JSON', 'json'],
      ['math', 'Math'],
    ]) {
      const page = compileText(`\`\`\`${word}\n1\n\`\`\`\n`, { components: { codeBlocks: { [key ?? '']: Shown } } });
      assert.equal(JSON.parse(elementsWith(page.html, 'samp')[0]?.text ?? '{}').language, word);
    }
    const failing = { codeBlocks: { math: () => assert.fail('no such formula') } };
    const { diagnostics } = compileText('Words.\n\n```math\nx\n```\n', { path: 'page.md', components: failing });
    assert.deepEqual(
      diagnostics.map(({ code, place }) => `${code} ${place?.line}`),
      ['render-failed 3'],
    );
    assert.match(diagnostics[0]?.message ?? '', /codeBlocks\.math.*no such formula/);
  });

  it('M-05: let no class or attribute in by their info string', () => {
    for (const info of [
      'js&#32;evil',
      'js&#34;onclick=alert(1)',
      'js"onclick="alert(1)',
      'a<b>',
      "js'x",
      'js\u00a0evil',
      '__proto__',
      'constructor',
    ]) {
      const { html } = compile(`\`\`\`${info}\nx\n\`\`\``);
      for (const { tag, attributes } of elementsOf(html)) {
        assert.deepEqual(
          Object.keys(attributes).filter((name) => name.startsWith('on')),
          [],
          html,
        );
        if (tag === 'code') assert.match(attributes.class ?? 'language-x', /^language-[\w+#.-]+$/, html);
      }
    }
  });

  it('in raw HTML are code blocks too', () => {
    assert.equal(elementsWith(compile('<pre><code class="language-js">let x</code></pre>').html, 'figure').length, 1);
  });

  for (const path of ['page.md', 'page.mdx'])
    it(`without a code element are framed like it, with what stands in their lines, in ${path}`, () => {
      for (const text of ['plain <b>text</b>', 'plain text'])
        assert.ok(
          compile(`<pre>${text}</pre>`, path).html.endsWith(`<pre tabindex="0"><code>${text}</code></pre></figure>`),
        );
    });

  it('are left alone where they hold a block', () => {
    const html = '<pre>a<div>b</div></pre>';
    assert.equal(compile(html).html, html);
  });

  for (const path of ['page.md', 'page.mdx'])
    it(`keep elements in them, and the links among those, in ${path}`, () => {
      const code = '<code>run(<a href="/other/#a">x</a>, <b>y</b>)</code>';
      const { html, links } = compile(`<pre>${code}</pre>`, path);
      assert.match(
        html,
        /^<figure class="code-block">.*<button .*<pre tabindex="0"><code>run\(<a href="\/[^"]*other\/#a">x<\/a>, <b>y<\/b>\)<\/code><\/pre><\/figure>$/s,
      );
      assert.deepEqual(
        links.map(({ url }) => url),
        ['/other/#a'],
      );
    });

  it('within sentences are left alone', () => {
    assert.equal(compile('a `<b>` c').html, '<p>a <code>&#x3C;b></code> c</p>');
  });
});
