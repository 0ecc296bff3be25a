import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { correctText } from '../../../src/check/fixes/applyFixes.ts';
import { endedBy, indentedBlock, setOut } from '../../../src/markdown/elsewhere/indentedBlock.ts';

const blockOf = (body: string, text: string) => indentedBlock({ offset: body.indexOf(text), text }, body);
const innerOf = (body: string, text: string) => blockOf(body, text)?.inner.text;

describe('indentedBlock', () => {
  it('reaches as far as lines are set in, without the empty lines behind', () => {
    assert.equal(innerOf('!!! a\n\n    One\n\n\tTwo\n\n\nThree', '!!!'), '\n    One\n\n\tTwo');
    assert.equal(innerOf('  !!! a\n      One\n     Two', '!!!'), '      One');
  });

  it('is none without a text, behind a sign, or in another block', () => {
    assert.equal(innerOf('!!! a', '!!!'), undefined);
    assert.equal(innerOf('!!! a\n\n   One', '!!!'), undefined);
    assert.equal(innerOf('- !!! a\n      One', '!!!'), undefined);
    assert.equal(innerOf('=== "A"\n\n    - One\n\n        !!! a\n            Two', '!!!'), undefined);
    assert.equal(innerOf('!!! b\n\n- One\n\n    !!! a\n        Two', '!!! a'), '        Two');
  });

  it('is set out as far as its first line, and ended by a line of its own', () => {
    const body = '1.  !\n\n    !!!\n        One\n\n            Two\n\nThree';
    const block = blockOf(body, '!!!');
    assert.ok(block);
    const source = { file: 'a.md', body };
    const fixes = [...setOut(block, source), endedBy('end', block, source)];
    assert.equal(correctText(body, fixes).text, '1.  !\n\n    !!!\n    One\n\n        Two\n    end\n\nThree');
  });

  it('has its empty lines set out, too, which code would keep, and not those behind it', () => {
    const body = '!!! a\n    ```\n    One\n    \n      \n    Two\n    ```\n    \nThree';
    const block = blockOf(body, '!!!');
    assert.ok(block);
    assert.equal(
      correctText(body, setOut(block, { file: 'a.md', body })).text,
      '!!! a\n```\nOne\n\n  \nTwo\n```\n    \nThree',
    );
  });
});
