import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { misplacedCode, siteCode } from '../../../src/build/faults/siteCode.ts';
import { readProject } from '../../../src/build/project.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

async function projectOf(more: Readonly<Record<string, string>> = {}) {
  const root = temporaryFolder({
    ...more,
    'content/index.md': '# A\n\nWords.\n',
    'shared/label.ts': 'export const other = 1;\n',
    'site/components.tsx':
      "import { Buy } from './islands/Buy';\nimport { other } from '../shared/label';\nexport const Shown = () => <b onClick={run}><Buy />{other}</b>;\n",
    'site/islands/Buy.tsx':
      "import { label } from '../label';\nexport const Buy = () => <b onClick={run}>{label}</b>;\n",
    'site/label.ts': 'export const label = process.env.LABEL;\n',
  });
  return readProject({ root, flags: {}, environment: {}, dev: false });
}

describe('siteCode', () => {
  it('is what pages and islands are made from, in `site/`', async () => {
    const code = siteCode(await projectOf());
    assert.deepEqual(
      code.map(({ file, isInBrowser }) => [file, isInBrowser]),
      [
        ['site/components.tsx', false],
        ['site/islands/Buy.tsx', true],
        ['site/label.ts', true],
      ],
    );
    assert.match(code[2]?.text ?? '', /process\.env/);
  });

  it('does not know where code runs while islands cannot be bundled', async () => {
    const code = siteCode(await projectOf({ 'site/islands/Broken.tsx': "import './gone';\n" }));
    assert.ok(code.length > 0);
    assert.ok(code.every(({ isInBrowser }) => isInBrowser === undefined));
  });
});

describe('misplacedCode', () => {
  it('is handlers without an island, and the environment in one', async () => {
    assert.deepEqual(
      misplacedCode(await projectOf()).map(({ code, place }) => `${code} ${place?.file}:${place?.line}`),
      ['dead-handler site/components.tsx:3', 'missing-in-browser site/label.ts:1'],
    );
  });
});
