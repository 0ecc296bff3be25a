import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readStretches } from '../../../src/check/inspection/readStretches.ts';
import { overlongLinks } from '../../../src/check/markup/overlongLinks.ts';
import { loadParser, parserFor } from '../../../src/markdown/parse/parsers.ts';
import { sourceOf } from '../../compileText.ts';

await loadParser('satteri');
await loadParser('remark');

/** What is told of a text, with its correction, by both parsers. */
function told(text: string, path = 'a.md') {
  const source = sourceOf(path, text);
  const [one = [], other] = (['satteri', 'remark'] as const).map((parser) =>
    overlongLinks(source, readStretches(parserFor(parser)(source), source)).map(({ place, message, fix }) => [
      `${place?.line}:${place?.column}`,
      /`(.*)`/.exec(message)?.[1],
      fix?.text,
    ]),
  );
  assert.deepEqual(one, other);
  return one;
}

describe('overlongLinks', () => {
  it('are told of with the address alone as a link', () => {
    assert.deepEqual(told('见 https://a.example/x，谢谢。'), [['1:3', '，谢谢。', '<https://a.example/x>，谢谢。']]);
    assert.deepEqual(told('（https://a.example/x）和'), [['1:2', '）和', '<https://a.example/x>）和']]);
    assert.deepEqual(told('https://a.example/docs（说明）了解'), [
      ['1:1', '（说明）了解', '<https://a.example/docs>（说明）了解'],
    ]);
    assert.deepEqual(told('\nwww.a.example。'), [['2:1', '。', '[www.a.example](http://www.a.example)。']]);
    assert.deepEqual(told('https://a.example、次', 'a.mdx'), [
      ['1:1', '、次', '[https://a.example](https://a.example)、次'],
    ]);
  });

  it('are values of HTML in curly quotes, which are mended', () => {
    assert.deepEqual(told('a <a title=“b c” href=“https://a.example/x”>b</a>'), [
      ['1:23', '“https://a.example/x”', '"https://a.example/x"'],
    ]);
  });

  it('are none that end where a reader ends them, or whose words are in the address', () => {
    for (const text of [
      '见 https://a.example/x ，谢谢。',
      '见 <https://a.example/x>，谢谢。',
      '<https://a.example/x，y>',
      '[见](https://a.example/x)，https',
      'https://zh.example/wiki/苹果（公司）',
      'https://a.example/安装包',
      '`https://a.example/x，y`',
      'https://a.example/x, and (https://b.example).',
    ])
      assert.deepEqual(told(text), [], text);
  });
});
