import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import hljs from 'highlight.js/lib/core';
import { dockerGrammar } from '../../../src/markdown/highlight/dockerGrammar.ts';
import { shellGrammar } from '../../../src/markdown/highlight/shellGrammar.ts';

const own = hljs.newInstance();
own.registerLanguage('bash', shellGrammar);
own.registerLanguage('dockerfile', dockerGrammar);

/** What stands in spans of a class, in order. */
function shown(code: string, scope: string): string[] {
  const { value } = own.highlight(code, { language: 'dockerfile' });
  return [...value.matchAll(RegExp(`<span class="hljs-${scope}">([^<]*)</span>`, 'g'))].map(([, text = '']) => text);
}

describe('dockerGrammar', () => {
  const FILE =
    'FROM node:20 AS build\nWORKDIR /app\nCOPY --from=build from.json user ./\nRUN npm ci \\\n  && npm test\nENV A=$B\ncmd ["node"]\n';

  it('shows instructions where a line begins, and nowhere else', () => {
    assert.deepEqual(shown(FILE, 'keyword'), [...['FROM', 'AS', 'WORKDIR', 'COPY', 'RUN', 'ENV', 'cmd']]);
  });

  it('shows commands only in instructions that run some', () => {
    assert.deepEqual(shown(FILE, 'title function_'), ['npm', 'npm']);
    assert.deepEqual(shown(FILE, 'attr'), ['--from']);
    assert.deepEqual(shown(FILE, 'variable'), ['$B']);
  });
});
