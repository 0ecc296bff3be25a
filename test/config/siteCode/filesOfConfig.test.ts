import assert from 'node:assert/strict';
import { join } from 'node:path';
import { it } from 'node:test';
import { loadSiteModules } from '../../../src/config/siteCode/siteModules.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

it('a configuration that imports a picture is told that nobody knows its address then, also by way of another file', async () => {
  const root = temporaryFolder({
    'site/config.ts': "import { logo } from './logo';\nexport const config = { logo };\n",
    'site/logo.ts': "// See ./a.svg.\nimport path from './a.svg';\nexport const logo = path;\n",
    'site/components.tsx': 'import dot from \'./dot.svg\';\nexport const Dot = () => <img src={dot} alt="" />;\n',
    'site/a.svg': '<svg/>',
    'site/dot.svg': '<svg/>',
  });
  const { diagnostics } = await loadSiteModules(root, join(root, '.docsgen'));
  assert.deepEqual(
    diagnostics.map(({ code, message, place }) => [code, message, place]),
    [
      [
        'config-syntax',
        'The configuration cannot import `./a.svg`: its address begins with the base path, which stands in the configuration.',
        { file: 'site/logo.ts', line: 2, column: 19, endColumn: 26 },
      ],
    ],
  );
});
