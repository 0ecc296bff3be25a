import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import hljs from 'highlight.js/lib/core';
import {
  type CodeLines,
  highlightCode,
  isKnownLanguage,
  knownLanguages,
  languageLabel,
  recallHighlighted,
} from '../../../src/markdown/highlight/highlightCode.ts';
import { elementsOf } from '../../parsedHtml.ts';

const marksOn = (lines: readonly number[]): CodeLines => ({
  marks: new Map(lines.map((line) => [line, 'highlighted'])),
  firstNumber: undefined,
});

/** The text that a reader sees in a piece of HTML. */
const shown = (html: string) => elementsOf(`<div>${html}</div>`)[0]?.text;

describe('highlightCode', () => {
  it('marks up code by classes, never by styles', () => {
    const html = highlightCode('const a = "b"; // c', 'js');
    assert.match(html, /<span class="hljs-keyword">const<\/span>/);
    assert.doesNotMatch(html, /style=/);
  });

  // A word of 50,000 letters took 18 seconds.
  it('shows code with an endless line as it is', () => {
    const code = (length: number) => `const a = 1;\n${'x'.repeat(length)}\n`;
    assert.match(highlightCode(code(5_000), 'js'), /<span/);
    assert.equal(highlightCode(code(10_001), 'js'), code(10_001));
  });

  it('shows plain text and unknown languages as they are', () => {
    for (const language of ['', 'text', 'TXT', 'nonsense'])
      assert.equal(highlightCode('a <b> & c', language), 'a &lt;b&gt; &amp; c');
  });

  it('M-05: shows exactly the code, in every language, whatever is in it', () => {
    const languages = fc.constantFrom(
      'js',
      'python',
      'bash',
      'json',
      'html',
      'xml',
      'markdown',
      'yaml',
      'css',
      'text',
      'nonsense',
      'go',
      'http',
    );
    const code = fc
      .array(
        fc.constantFrom(
          '<script>',
          '</script>',
          '</code></pre>',
          '"',
          "'",
          '`',
          '&amp;',
          '${',
          '}',
          '\n',
          ' ',
          'a',
          '<!--',
          '-->',
          '//',
          '#',
          '1',
          'é',
          '🚀',
        ),
        { maxLength: 15 },
      )
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(code, languages, fc.subarray([1, 2, 3]), (text, language, marked) => {
        const html = highlightCode(text, language, marksOn(marked));
        assert.equal(shown(html), text);
        for (const { tag, attributes } of elementsOf(html)) {
          assert.equal(tag, 'span');
          assert.deepEqual(Object.keys(attributes), ['class']);
        }
      }),
      { numRuns: 400 },
    );
  });

  it('wraps lines when some of them are marked', () => {
    assert.equal(
      highlightCode('a\nb\nc', 'text', marksOn([2])),
      '<span class="line">a\n</span><span class="line highlighted">b\n</span><span class="line">c</span>',
    );
  });

  it('numbers lines from any number, and marks them as asked', () => {
    assert.equal(
      highlightCode('a\nb', 'text', { marks: new Map([[2, 'removed']]), firstNumber: 9 }),
      '<span class="line" data-line=" 9">a\n</span><span class="line removed" data-line="10">b</span>',
    );
  });

  it('ends a line with the numbers of its notes', () => {
    const notes = new Map([
      [1, [1, 20]],
      [2, [21]],
    ]);
    assert.equal(
      highlightCode('a\nb', 'text', { ...marksOn([]), notes }),
      '<span class="line">a<span class="code-note"> ① ⑳</span>\n</span><span class="line">b<span class="code-note"> (21)</span></span>',
    );
  });

  it('closes and opens again what runs over the end of a line', () => {
    const lines = highlightCode('/* a\nb */ c\nd', 'js', marksOn([1])).split(/(?<=\n<\/span><\/span>)/);
    assert.equal(lines[0], '<span class="line highlighted"><span class="hljs-comment">/* a\n</span></span>');
    assert.equal(
      lines[1],
      '<span class="line"><span class="hljs-comment">b */</span> c\n</span><span class="line">d</span>',
    );
  });

  it('guesses the body of an HTTP message alike, whatever was shown before it', () => {
    const guesses = ['css', 'xml'].map((first, index) => {
      for (const name of hljs.listLanguages()) hljs.unregisterLanguage(name);
      highlightCode(`a ${index}`, first);
      return /language-\w+/.exec(highlightCode(`HTTP/1.1 200 OK\n\n<a>${index}</a>`, 'http'))?.[0];
    });
    assert.deepEqual(guesses, ['language-css', 'language-css']);
    assert.match(highlightCode('HTTP/1.1 200 OK\n\n?', 'http'), /\n\?$/);
  });

  it('yields the same for the same code', () => {
    assert.equal(highlightCode('let x = 1', 'ts'), highlightCode('let x = 1', 'ts'));
    assert.notEqual(highlightCode('let x = 1', 'ts'), highlightCode('let x = 1', 'text'));
  });
});

describe('isKnownLanguage', () => {
  it('knows the languages of these docs, their short names, and plain text', () => {
    for (const language of [
      'TXT',
      'CSV',
      'javascript',
      'js',
      'jsx',
      'ts',
      'python',
      'py',
      'go',
      'bash',
      'sh',
      'shell',
      'json',
      'http',
      'yaml',
      'yml',
      'sql',
      'html',
      'xml',
      'diff',
      'graphql',
      'ini',
      'toml',
      '',
      'text',
      'console',
      'go-html-template',
      'gotmpl',
      'vue-html',
    ]) {
      assert.equal(isKnownLanguage(language), true, language);
    }
  });

  it('does not know others', () => {
    for (const language of ['nonsense', 'constructor', 'toString', '__proto__'])
      assert.equal(isKnownLanguage(language), false, language);
  });
});

describe('languageLabel', () => {
  it('is the name that readers know', () => {
    assert.deepEqual(
      ['js', 'BASH', 'py', 'http', 'tf', 'feature', 'text', '', 'nonsense', 'c++', 'gotmpl'].map(languageLabel),
      ['JavaScript', 'Shell', 'Python', 'HTTP', 'Terraform', 'Gherkin', '', '', 'nonsense', 'C++', 'Go template'],
    );
  });

  it('is text, whatever the language is called', () => {
    for (const language of ['constructor', 'toString', '__proto__', 'hasOwnProperty'])
      assert.equal(languageLabel(language), language);
  });
});

describe('knownLanguages', () => {
  it('are many, for hints', () => assert.ok(knownLanguages().includes('python') && knownLanguages().length > 30));

  it('recalls code from a document that it was written into, and nothing else', () => {
    const code = 'const recalled = "<a> & \'b\'";\n';
    const html = highlightCode(code, 'js');
    const block = (inner: string) =>
      `<figure><pre tabindex="0"><code class="language-js">${inner}</code></pre></figure>`;
    const other = html.replace('recalled', 'other').replace('hljs-keyword', 'hljs-recalled');
    recallHighlighted(`<p>${block(html)}</p>${block(other)}`);
    assert.equal(highlightCode(code, 'js'), html);
    // What was recalled is believed: no highlighter says so.
    assert.match(highlightCode(code.replace('recalled', 'other'), 'javascript'), /hljs-recalled/);
    for (const foreign of [
      'let plain;',
      '<b class="hljs-keyword">let</b> <span class="hljs-x">bold</span>;',
      '<span class="line highlighted"><span class="hljs-x">let</span> marked;\n</span>',
    ]) {
      recallHighlighted(block(foreign));
      const text = foreign.replaceAll(/<[^>]*>/g, '');
      assert.match(highlightCode(text, 'js'), /hljs-keyword/);
    }
  });
});
