import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import hljs from 'highlight.js/lib/core';
import xml from 'highlight.js/lib/languages/xml';
import yaml from 'highlight.js/lib/languages/yaml';
import { markdownGrammar } from '../../../src/markdown/highlight/markdownGrammar.ts';

const own = hljs.newInstance();
own.registerLanguage('xml', xml);
own.registerLanguage('yaml', yaml);
own.registerLanguage('markdown', markdownGrammar);

/** What stands in spans of a class, in order. */
function shown(code: string, scope: string): string[] {
  const { value } = own.highlight(code, { language: 'markdown' });
  return [...value.matchAll(RegExp(`<span class="hljs-${scope}">([^<]*)</span>`, 'g'))].map(([, text = '']) => text);
}

describe('markdownGrammar', () => {
  it('shows front matter as YAML, and its last line as no heading', () => {
    const page = '---\ntitle: First\nkeywords: [a, "b"]\n---\n\n# First\n\nWords: more.\n';
    assert.deepEqual(shown(page, 'attr'), ['title:', 'keywords:']);
    assert.deepEqual(shown(page, 'meta'), ['---', '---']);
    assert.deepEqual(shown(page, 'section'), ['# First']);
  });

  it('shows it where it is all that there is, or is empty', () => {
    assert.deepEqual(shown('---\ndraft: true\n---', 'attr'), ['draft:']);
    assert.deepEqual(shown('---\n---\n\n# First\n', 'section'), ['# First']);
  });

  it('shows lines of dashes elsewhere as ever', () => {
    assert.deepEqual(shown('---\n\nWords: more.\n\n---\n', 'attr'), []);
    assert.deepEqual(shown('Words\n\n---\ntitle: none\n\nHeading\n---\n', 'attr'), []);
    assert.deepEqual(shown('Heading\n---\n', 'section'), ['Heading\n---']);
  });

  // Its stars began and ended emphasis, which went on in the text below.
  it('shows comments of MDX as comments', () => {
    const page = '{/* One\nor two */}\n\n*Some* words. {/* Last */}\n';
    assert.deepEqual(shown(page, 'comment'), ['{/* One\nor two */}', '{/* Last */}']);
    assert.deepEqual(shown(page, 'emphasis'), ['*Some*']);
  });
});
