import assert from 'node:assert/strict';
import { it } from 'node:test';
import { withPage } from '../../../src/config/siteApi.ts';
import { wordCount } from '../../../src/markdown/twin/wordCount.ts';
import { Card } from '../../../src/theme/components/Card.tsx';
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

it('is known of a page, its partials and constants in it, where code of the site may ask for it', () => {
  const text = '# A title\n\n<Include src="/_part.mdx" /> more\n\n{/* no words */}\n';
  const files = { '_part.mdx': 'A part of {LIMIT}\n' };
  const counted = (source: string, components: Readonly<Record<string, unknown>>) =>
    compileText(source, { path: 'a.mdx', files, constants: { LIMIT: '5 MB' }, components }).wordCount;
  const knowing = { Own: withPage(() => null) };
  assert.equal(counted(text, knowing), 6);
  assert.equal(counted(`---\nunlisted: true\n---\n\n${text}`, knowing), 6);
  assert.equal(counted(text, { Card }), undefined);
  assert.equal(counted(text, { files: { 'a.txt': () => '' } }), 6);
  assert.equal(counted(text, { layout: { afterContent: withPage(() => null), footer: Card } }), 6);
  assert.equal(counted(text, { layout: { footer: Card } }), undefined);
});
