import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { unusedConstants } from '../../../src/check/constants/unusedConstants.ts';
import { siteIn } from '../../siteIn.ts';

describe('unusedConstants', () => {
  it('finds the constants that neither pages nor the site use, where they are defined', async () => {
    const site = await siteIn({
      'content/index.mdx': '{SHOWN}\n',
      'site/config.mjs':
        "const IN_CODE = 'x';\nexport const config = {\n  title: IN_CODE,\n  constants: { SHOWN: 1,\n    IN_CODE, UNUSED: '512KB', 'no-name': 1 },\n};\n",
    });
    const found = unusedConstants(site.project.config.constants, { used: new Set(['SHOWN']), places: site.places });
    assert.deepEqual(found, [
      {
        severity: 'warning',
        code: 'unused-constant',
        message: 'No page uses the constant `UNUSED`.',
        place: { file: 'site/config.mjs', line: 5, column: 14, endColumn: 20 },
        hint: 'delete it, or write `{UNUSED}` where its value is typed by hand',
      },
    ]);
  });
});
