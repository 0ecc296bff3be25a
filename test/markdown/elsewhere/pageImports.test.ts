import assert from 'node:assert/strict';
import { it } from 'node:test';
import {
  importedFile,
  importedPart,
  importHint,
  isImportedFromSite,
} from '../../../src/markdown/elsewhere/pageImports.ts';

it('the files and parts that a page imports are found', () => {
  const body =
    "import a from './a.png';\nimport B from '@site/static/b.svg';\nimport C from './_c.mdx';\nimport d from './d.js';";
  assert.deepEqual(
    ['a', 'B', 'C', 'd', 'e'].map((name) => importedFile(name, body)),
    ['./a.png', '/b.svg', undefined, undefined, undefined],
  );
  assert.deepEqual(
    ['a', 'C'].map((name) => importedPart(name, body)),
    [undefined, './_c.mdx'],
  );
  const own = "import Note from './note';\nimport { Tip } from 'nextra/components';\nexport const Box = () => null";
  assert.deepEqual(
    ['Note', 'Tip', 'Box', 'Info'].map((name) => isImportedFromSite(name, own)),
    [true, false, true, false],
  );
});

it('a picture that is imported is written where it belongs', () => {
  const hintFor = (from: string) => importHint(from, `import a from '${from}';`);
  assert.equal(hintFor('./a.png'), 'write `![what it shows](./a.png)` where it belongs');
  assert.equal(hintFor('./a b.png'), 'write `![what it shows](<./a b.png>)` where it belongs');
});
