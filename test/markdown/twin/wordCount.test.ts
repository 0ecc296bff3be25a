import assert from 'node:assert/strict';
import { it } from 'node:test';
import { wordCount } from '../../../src/markdown/twin/wordCount.ts';
import { compileText } from '../../compileText.ts';

it('counts what readers call a word: without signs that stand alone, and tags', () => {
  const counts = {
    '': 0,
    'One two.': 2,
    '- **One** — [two three](https://a.example/), don’t \n': 4,
    '| A | B-C |\n| --- | --- |\n| 1.5 | `x` |': 4,
    'A <Badge text="New" /> B <!-- no': 3,
    '<p\nclass="a">One</p> 2 < 3': 3,
    'Größe ÄHNLICH мир': 3,
  };
  assert.deepEqual(Object.fromEntries(Object.keys(counts).map((text) => [text, wordCount(text)])), counts);
});

it('counts each character of Chinese and Japanese, which have no spaces', () => {
  assert.equal(wordCount('安装 SDK，然后𠀀x'), 7);
  assert.equal(wordCount('APIをつかう'), 5);
  assert.equal(wordCount('설치 방법'), 2);
});

it('is known of a page, its partials and constants in it, where it is asked for', () => {
  const text = '# A title\n\n<Include src="/_part.mdx" /> more\n\n{/* no words */}\n';
  const files = { '_part.mdx': 'A part of {LIMIT}\n' };
  const counted = (source: string, countsWords = true) =>
    compileText(source, { path: 'a.mdx', files, constants: { LIMIT: '5 MB' }, countsWords }).wordCount;
  assert.equal(counted(text), 6);
  assert.equal(counted(`---\nunlisted: true\n---\n\n${text}`), 6);
  assert.equal(counted(text, false), undefined);
});
