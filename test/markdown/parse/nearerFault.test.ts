import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { nearerFault } from '../../../src/markdown/parse/nearerFault.ts';
import { compileText, sourceOf } from '../../compileText.ts';

const faultIn = (text: string) => {
  const [fault] = compileText(text, { path: 'page.mdx', parser: 'satteri' }).diagnostics;
  return [`${fault?.place?.line}:${fault?.place?.column}`, fault?.hint];
};

describe('an element that is said to lack its end, and has one', () => {
  const crossed = '<Tabs>\n<Tab label="a">\n\ntext\n\n</Tabs>\n\n';

  it('holds one without an end, whatever other fault follows', () => {
    for (const other of ['', '{ 1 + }\n', '<https://a.example>\n', 'One {b\n'])
      assert.deepEqual(faultIn(crossed + other), ['6:1', 'write `</Tab>` before it'], other);
  });

  it('is told of where what looks like its end is none', () => {
    for (const [other, hint] of [
      ['{`\n</Note>\n`}\n', 'write a literal `<` as `\\<`, and close every element you open'],
      ['<Card title="\n</Note>\n" />\n', 'write a literal `<` as `\\<`, and close every element you open'],
    ] as const)
      assert.deepEqual(faultIn(`<Note>\n\n${other}\ntext\n`), ['1:1', hint], other);
  });

  it('is told of where that is all that is known', () => {
    const error = new Error('3:1: Expected a closing tag for `<A>` (3:1)');
    const told = (body: string, parse: Parameters<typeof nearerFault>[0]) =>
      nearerFault(parse, sourceOf('a.mdx', body), error);
    const never = () => assert.fail('No end stands behind it.');
    for (const body of ['One\n\n<A>\n\na\n', '</A>\n\n<A>\n']) assert.equal(told(body, never), error);
    assert.equal(
      told('One\n\n<A>\n\n</A>\n\n{', () => ({ type: 'root', children: [] })),
      error,
    );
    const tooDeep = () => {
      throw new RangeError('Maximum call stack size exceeded');
    };
    assert.equal(told('One\n\n<A>\n\n</A>\n\n{', tooDeep), error);
  });
});
