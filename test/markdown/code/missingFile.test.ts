import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compileText } from '../../compileText.ts';

const faultOf = (file: string) => {
  const [fault] = compileText(`\`\`\`ts file="${file}"\n\`\`\``, {
    path: 'guides/page.md',
    codeFiles: { 'guides/sample.ts': '', '../src/send.ts': '' },
  }).diagnostics;
  return [fault?.message, fault?.hint, fault?.fix?.text];
};

describe('missingFile', () => {
  for (const [file, hint, text] of [
    ['src/send.ts', 'write `../../src/send.ts`', '../../src/send.ts'],
    // As in the page that this one translates, which stands one folder less deep.
    ['../src/send.ts', 'write `../../src/send.ts`', '../../src/send.ts'],
    ['<root>/src/send.ts', 'write `../../src/send.ts`', '../../src/send.ts'],
    ['<root>/docs/guides/sample.ts', 'write `/guides/sample.ts`', '/guides/sample.ts'],
    ['docs/guides/sample.ts', 'write `/guides/sample.ts`', '/guides/sample.ts'],
    ['Sample.ts', 'write `sample.ts`', 'sample.ts'],
    ['smaple.ts', 'did you mean `sample.ts`?', undefined],
    [
      '../../src/zzz.ts',
      'name a file by a relative path, or by one that begins with `/` at the content folder',
      undefined,
    ],
  ] as const)
    it(`says what to write for \`${file}\``, () =>
      assert.deepEqual(faultOf(file), [`There is no file \`${file}\`.`, hint, text]));

  it('says that a file is outside of the repository', () =>
    assert.deepEqual(faultOf('../../../../new.ts'), [
      '`../../../../new.ts` is outside of the repository.',
      'put the file into the content folder, and write `file="/new.ts"`',
      undefined,
    ]));
});
