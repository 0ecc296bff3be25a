import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import hljs from 'highlight.js/lib/core';
import { sessionGrammar } from '../../../src/markdown/highlight/sessionGrammar.ts';
import { shellGrammar } from '../../../src/markdown/highlight/shellGrammar.ts';

const own = hljs.newInstance();
own.registerLanguage('bash', shellGrammar);
own.registerLanguage('shell', sessionGrammar);

/** What stands in spans of a class, in order. */
function shown(code: string, scope: string): string[] {
  const { value } = own.highlight(code, { language: 'shell' });
  return [...value.matchAll(RegExp(`<span class="hljs-${scope}">([^<]*)</span>`, 'g'))].map(([, text = '']) =>
    text.replaceAll('&gt;', '>'),
  );
}

describe('sessionGrammar', () => {
  it('tells what is typed from what is answered', () => {
    const session = '$ npm install a \\\n    --save\nadded 3 packages\n$ ls\nreadme.md\n';
    assert.deepEqual(shown(session, 'meta prompt_'), ['$ ', '$ ']);
    assert.deepEqual(shown(session, 'title function_'), ['npm', 'ls']);
    assert.deepEqual(shown(session, 'attr'), ['--save']);
  });

  // What was copied waited in the shell for the rest.
  it('takes a here-document for typed, up to the word that ends it', () => {
    const typed = (code: string) =>
      [
        ...own
          .highlight(code, { language: 'shell' })
          .value.matchAll(/<span class="language-bash">((?:<[^>]*>|[^<])*?)<\/span>(?=\n|$)/g),
      ].map(([, text = '']) => text.replace(/<[^>]*>/g, ''));
    const session = (word: string, end = word.replace(/\W/g, '')) =>
      `$ cat <<${word} >a.txt\none\n$ two\n\n${end}\n$ ls\na.txt\n`;
    for (const word of ['EOF', "'EOF'", '"END"', '-EOT', 'X', "'eof'", 'End_2'])
      assert.deepEqual(typed(session(word)).length, 2, word);
    assert.ok(typed(session('EOF'))[0]?.endsWith('\nEOF'));
    assert.ok(typed(session('-EOF', '\tEOF'))[0]?.endsWith('\n\tEOF'));
    const query = '$ psql <<SQL\nSELECT\n  a\nFROM\n  b;\nSQL';
    assert.deepEqual(
      typed(`${query}\na\n$ cat <<EOF\nSQL\nEOF\n`),
      [query, '$ cat <<EOF\nSQL\nEOF'].map((one) => one.slice(2).replace('<<', '&lt;&lt;')),
    );
    // Nothing ends it, or it is none.
    assert.deepEqual(shown('$ cat <<EOF\none\n$ ls\n', 'meta prompt_'), ['$ ', '$ ']);
    assert.deepEqual(shown('$ echo 1<<2\none\n$ ls\n', 'meta prompt_'), ['$ ', '$ ']);
    // A word that is read, and what the command answers.
    assert.deepEqual(typed('$ cat <<< hello\nhello\n$ ls\n'), ['cat &lt;&lt;&lt; hello', 'ls']);
  });

  it('knows the prompts of shells', () => {
    for (const prompt of [
      '$ ',
      '# ',
      '% ',
      '> ',
      'ada@host:~/docs$ ',
      'ada@host $ ',
      '~/docs$ ',
      '(venv) $ ',
      '(venv) ada@host:/tmp$ ',
      'PS C:\\Users\\Ada> ',
    ])
      assert.deepEqual(shown(`${prompt}ls\n`, 'meta prompt_'), [prompt], prompt);
  });

  it('takes neither comments for prompts where `$` is one, nor what npm answers', () => {
    const session =
      '# Install it\n$ npm i\n\n> acme@1.0.0 build\n> tsc\n\n$ cat <<END\n> a\n> END\n# Done\nada@host$ ls\n';
    assert.deepEqual(shown(session, 'meta prompt_'), ['$ ', '$ ', '> ', '> ', 'ada@host$ ']);
    const asRoot = '# apt update\n\n# apt install acme\n';
    assert.deepEqual(shown(asRoot, 'meta prompt_'), ['# ', '# ']);
    const onWindows = '> npm ci\n\n> npm start\n';
    assert.deepEqual(shown(onWindows, 'meta prompt_'), ['> ', '> ']);
  });

  it('takes no answer for a prompt', () => {
    for (const answer of ['100% done', 'a > b', 'cost: 5$ each', 'C# and F#', '-> x'])
      assert.deepEqual(shown(`${answer}\n`, 'meta prompt_'), [], answer);
  });
});
