import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import hljs from 'highlight.js/lib/core';
import { shellGrammar } from '../../../src/markdown/highlight/shellGrammar.ts';
import { dockerGrammar, sessionGrammar } from '../../../src/markdown/highlight/shellHosts.ts';

const own = hljs.newInstance();
own.registerLanguage('bash', shellGrammar);
own.registerLanguage('shell', sessionGrammar);
own.registerLanguage('dockerfile', dockerGrammar);

/** What stands in spans of a class, in order. */
function shown(language: string, code: string, scope: string): string[] {
  const { value } = own.highlight(code, { language });
  return [...value.matchAll(RegExp(`<span class="hljs-${scope}">([^<]*)</span>`, 'g'))].map(([, text = '']) =>
    text.replaceAll('&gt;', '>'),
  );
}

describe('sessionGrammar', () => {
  it('tells what is typed from what is answered', () => {
    const session = '$ npm install a \\\n    --save\nadded 3 packages\n$ ls\nreadme.md\n';
    assert.deepEqual(shown('shell', session, 'meta prompt_'), ['$ ', '$ ']);
    assert.deepEqual(shown('shell', session, 'title function_'), ['npm', 'ls']);
    assert.deepEqual(shown('shell', session, 'attr'), ['--save']);
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
      assert.deepEqual(shown('shell', `${prompt}ls\n`, 'meta prompt_'), [prompt], prompt);
  });

  it('takes no answer for a prompt', () => {
    for (const answer of ['100% done', 'a > b', 'cost: 5$ each', 'C# and F#', '-> x'])
      assert.deepEqual(shown('shell', `${answer}\n`, 'meta prompt_'), [], answer);
  });
});

describe('dockerGrammar', () => {
  const FILE =
    'FROM node:20 AS build\nWORKDIR /app\nCOPY --from=build from.json user ./\nRUN npm ci \\\n  && npm test\nENV A=$B\ncmd ["node"]\n';

  it('shows instructions where a line begins, and nowhere else', () => {
    assert.deepEqual(shown('dockerfile', FILE, 'keyword'), [...['FROM', 'AS', 'WORKDIR', 'COPY', 'RUN', 'ENV', 'cmd']]);
  });

  it('shows commands only in instructions that run some', () => {
    assert.deepEqual(shown('dockerfile', FILE, 'title function_'), ['npm', 'npm']);
    assert.deepEqual(shown('dockerfile', FILE, 'attr'), ['--from']);
    assert.deepEqual(shown('dockerfile', FILE, 'variable'), ['$B']);
  });
});
