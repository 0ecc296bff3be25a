import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readStretches } from '../../../src/check/inspection/readStretches.ts';
import { wikiLinks } from '../../../src/check/markup/wikiLinks.ts';
import { parserFor } from '../../../src/markdown/parse/parsers.ts';
import { sourceOf } from '../../compileText.ts';

describe('wikiLinks', () => {
  const found = (body: string, path = 'page.md') => {
    const source = sourceOf(path, body);
    return wikiLinks(source, readStretches(parserFor('satteri')(source), source)).map(({ text }) => text);
  };

  it('finds them in texts, headings and tables', () => {
    assert.deepEqual(found('# A [[B]]\n\n- [[C|d]] and ![[e.png]]\n\n| a |\n| --- |\n| [[F\\|g]] |\n'), [
      '[[B]]',
      '[[C|d]]',
      '![[e.png]]',
      '[[F\\|g]]',
    ]);
  });

  it('finds none in code, in MDX, and where the brackets are something else', () => {
    assert.deepEqual(found('`[[A]]`\n\n```\n[[B]]\n```\n\n\\[[C]] a[[D]] [[E]](f) [[ G ]]\n'), []);
    assert.deepEqual(found('[[A]]\n', 'page.mdx'), []);
    assert.deepEqual(found('[a [[B]] c](./d.md) [*[[E]]*](./f.md) \\[ [[G]]\n'), ['[[G]]']);
  });
});
