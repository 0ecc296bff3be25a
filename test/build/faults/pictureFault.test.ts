import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { pictureFault } from '../../../src/build/faults/pictureFault.ts';
import { siteIn } from '../../siteIn.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

const POINTER = `version https://git-lfs.github.com/spec/v1\noid sha256:${'1a6a72c4'.repeat(8)}\nsize 82828\n`;

describe('pictureFault', () => {
  it('tells an empty file and a pointer of Git LFS from a picture', () => {
    const path = join(temporaryFolder(), 'a.png');
    const faultOf = (contents: string) => {
      writeFileSync(path, contents);
      return pictureFault(path);
    };
    assert.match(faultOf('')?.message ?? '', /is empty/);
    assert.equal(faultOf(POINTER)?.hint.startsWith('git lfs pull'), true);
    for (const other of ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'version 1', '\0'])
      assert.equal(faultOf(other), undefined);
    assert.equal(pictureFault(`${path}.none`), undefined);
  });

  it('is told where a page shows the picture', async () => {
    const site = await siteIn({
      'content/index.md': '# Home\n\nOne ![a](a.png), ![b](b.png) and ![c](c.svg).\n',
      'content/a.png': '',
      'content/b.png': POINTER,
      'content/c.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    });
    assert.deepEqual(
      site.diagnostics().map(({ severity, code, message, place }) => `${place?.column} ${severity} ${code} ${message}`),
      [
        '10 error missing-asset The picture `a.png` is empty.',
        '23 error missing-asset The picture `b.png` is not there: the file is only a pointer of Git LFS to it.',
      ],
    );
  });
});
