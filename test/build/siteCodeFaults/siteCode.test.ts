import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readProject } from '../../../src/build/project.ts';
import { idleCode, siteCode } from '../../../src/build/siteCodeFaults/siteCode.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

async function projectOf(more: Readonly<Record<string, string>> = {}) {
  const root = temporaryFolder({
    ...more,
    'content/index.md': '# A\n\nWords.\n',
    'shared/label.ts': 'export const other = 1;\n',
    'site/components.tsx':
      "import { Buy } from './islands/Buy';\nimport { other } from '../shared/label';\nexport const Shown = () => <b onClick={run} style={{}}><Buy />{other}</b>;\n",
    'site/islands/Buy.tsx':
      "import { label } from '../label';\nexport const Buy = () => <b onClick={run} style={{}}>{label}</b>;\n",
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

describe('idleCode', () => {
  it('is handlers without an island, styles of what is none, and the environment in one', async () => {
    assert.deepEqual(
      idleCode(await projectOf()).map(({ code, place }) => `${code} ${place?.file}:${place?.line}`),
      [
        'dead-handler site/components.tsx:3',
        'inline-style site/components.tsx:3',
        'missing-in-browser site/label.ts:1',
      ],
    );
  });

  it('says nothing of styles where the policy lets them be', async () => {
    for (const policy of ['false', `{ 'style-src': ["'unsafe-inline'"] }`]) {
      const project = await projectOf({ 'site/config.mjs': `export const config = { securityPolicy: ${policy} };\n` });
      assert.deepEqual(
        idleCode(project).map(({ code }) => code),
        ['dead-handler', 'missing-in-browser'],
      );
    }
  });
});
