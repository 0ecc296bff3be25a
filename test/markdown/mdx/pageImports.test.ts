import assert from 'node:assert/strict';
import { it } from 'node:test';
import { importedFile, importedPart, importHint, isImportedFromSite } from '../../../src/markdown/mdx/pageImports.ts';

it('the files and parts that a page imports are found', () => {
  const body =
    "import a from './a.png';\nimport B from '@site/static/b.svg';\nimport C from './_c.mdx';\nimport d from './d.js';\nimport e from '@/assets/e.png';\nimport f from '@assets/f.png';";
  assert.deepEqual(
    ['a', 'B', 'C', 'd', 'e', 'f', 'g'].map((name) => importedFile(name, { body })),
    ['./a.png', '/b.svg', undefined, undefined, '/assets/e.png', '/assets/f.png', undefined],
  );
  assert.deepEqual(
    ['a', 'C'].map((name) => importedPart(name, { body })),
    [undefined, './_c.mdx'],
  );
  const own = "import Note from './note';\nimport { Tip } from 'nextra/components';\nexport const Box = () => null";
  assert.deepEqual(
    ['Note', 'Tip', 'Box', 'Info'].map((name) => isImportedFromSite(name, { body: own })),
    [true, false, true, false],
  );
});

// Of each name, all of the page was searched: 8,000 took 18 seconds.
it('thousands of names are looked up in what is gathered once of a page', () => {
  let reads = 0;
  const page = {
    get body() {
      reads += 1;
      return "import A from './_a.mdx'; import B from './_b.mdx';\nimport { C }\nfrom './c';\nexport const D = () => null";
    },
  };
  const parts = () =>
    ['A', 'B', 'C', 'D', 'E'].map((name) => [importedPart(name, page), isImportedFromSite(name, page)]);
  const expected = [
    ['./_a.mdx', true],
    ['./_b.mdx', true],
    [undefined, true],
    [undefined, true],
    [undefined, false],
  ];
  assert.deepEqual(parts(), expected);
  const before = reads;
  assert.deepEqual(parts(), expected);
  assert.equal(reads, before);
});

it('a picture that is imported is written where it belongs', () => {
  const hintFor = (from: string) => importHint(from, `import a from '${from}';`, 'a/page.mdx');
  assert.equal(hintFor('./a.png'), 'write `![what it shows](./a.png)` where it belongs');
  assert.equal(hintFor('./a b.png'), 'write `![what it shows](<./a b.png>)` where it belongs');
  assert.equal(hintFor('~/assets/a.png'), 'write `![what it shows](/assets/a.png)` where it belongs');
});

it('a part outside the content folder is to be moved there first', () => {
  const hintFor = (from: string) => importHint(from, `import Part from '${from}';`, 'a/page.mdx');
  assert.equal(
    hintFor('../../components/part.mdx'),
    'move that file to the content folder, as `content/components/_part.mdx`, and write `<Include src="/components/_part.mdx" />` where it belongs',
  );
  for (const from of ['../part.mdx', './_part.mdx', '/parts/part.mdx'])
    assert.match(hintFor(from), /^write `<Include src="[./]+(?:parts\/)?_part\.mdx" \/>` where it belongs/);
});

it('a part is named by its folder, which a short name is that of where the page is in it', () => {
  const partOf = (from: string, page: string) =>
    /src="([^"]+)"/.exec(importHint(from, `import A from '${from}';`, page))?.[1];
  assert.equal(partOf('@en/shared/a.md', 'en/guide/b.mdx'), '/en/shared/_a.md');
  assert.equal(partOf('@zh/shared/a.md', 'en/guide/b.mdx'), '/shared/_a.md');
  assert.equal(partOf('@/shared/a.md', 'en/b.mdx'), '/shared/_a.md');
  assert.equal(partOf('@site/docs/shared/_a.md', 'b.mdx'), '/shared/_a.md');
});
