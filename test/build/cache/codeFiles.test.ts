import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { digestCode, isSameCode } from '../../../src/build/cache/codeFiles.ts';
import { readProject } from '../../../src/build/project.ts';
import { openInputFiles } from '../../../src/content/inputFiles.ts';
import { temporaryFolder, writeFiles } from '../../temporaryFolder.ts';

describe('isSameCode', () => {
  it('tells whether a file that the code of a site is made from has changed, wherever it stands', async () => {
    const root = temporaryFolder({
      'content/index.mdx': '# Home\n\n<Logo />\n',
      'site/components.tsx': [
        "import logo from '../brand/logo.svg';",
        "import { size } from '../brand/size.json';",
        'export const Logo = () => <img src={logo} alt="Logo" width={size} />;\n',
      ].join('\n'),
      'brand/logo.svg': '<svg/>\n',
      'brand/size.json': '{ "size": 20 }\n',
    });
    const known = digestCode(await readProject({ root, flags: {}, environment: {}, dev: false }), openInputFiles());
    assert.ok(isSameCode(known, openInputFiles(), root));
    for (const path of ['brand/logo.svg', 'brand/size.json']) {
      writeFiles(root, { [path]: ' ' });
      assert.ok(!isSameCode(known, openInputFiles(), root), path);
      writeFiles(root, { [path]: path.endsWith('svg') ? '<svg/>\n' : '{ "size": 20 }\n' });
      assert.ok(isSameCode(known, openInputFiles(), root), path);
    }
  });
});
