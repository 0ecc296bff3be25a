import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { lostReexports } from '../../../src/config/siteCode/lostReexports.ts';
import { loadSiteModules } from '../../../src/config/siteCode/siteModules.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

const FILES = {
  'site/components.tsx': `/** What pages may use. */
export { Box, Round as Circle } from './parts/box';
export { Line } from './parts/line.tsx';
`,
  'site/parts/box.tsx': 'export default function Box() {\n  return <b>x</b>;\n}\n',
  'site/parts/line.tsx': 'export const Line = () => <hr />;\n',
};

describe('lostReexports', () => {
  it('names what a file does not export at its place, and what to write for a default', async () => {
    const root = temporaryFolder(FILES);
    const { diagnostics } = await loadSiteModules(root, join(root, '.docsgen'));
    assert.deepEqual(
      diagnostics.map(({ code, place, message, hint }) => [code, `${place?.line}:${place?.column}`, message, hint]),
      [
        [
          'config-syntax',
          '2:10',
          '`./parts/box` exports no `Box`: what it exports is its default.',
          "export { default as Box } from './parts/box';",
        ],
        [
          'config-syntax',
          '2:15',
          '`./parts/box` exports no `Round`: what it exports is its default.',
          "export { default as Circle } from './parts/box';",
        ],
      ],
    );
  });

  it('finds a name beside a longer one, and not in a comment', () => {
    const root = temporaryFolder({
      'site/components.tsx': "/*\nexport { Gone } from './a';\n*/\nexport { Cards as Card, Card as One } from './a';\n",
      'site/a.ts': 'export const Cards = 1;\n',
    });
    assert.deepEqual(
      lostReexports(root, join(root, 'site/components.tsx'), ['Card']).map(({ place }) => place),
      [{ file: 'site/components.tsx', line: 4, column: 25, endColumn: 29 }],
    );
  });

  it('says nothing of types, of what is there, and of what others pass on or packages hold', () => {
    const root = temporaryFolder({
      'site/components.tsx':
        "export { Props, Shape } from './types';\nexport { type Other } from './types';\nexport { Far } from './all';\nexport { Card } from 'cards';\nexport { data } from './data.json';\n/*\nexport { Old } from './types';\n*/\n",
      'site/types.ts': 'export interface Props {}\nexport type Shape = string;\nexport const Old = 1;\n',
      'site/all.ts': "export * from './types';\n",
      'site/data.json': '{}',
    });
    assert.deepEqual(lostReexports(root, join(root, 'site/components.tsx'), []), []);
  });
});
