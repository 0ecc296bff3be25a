import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { memoryCache } from '../../src/build/cache/pageCache.ts';
import { readProject } from '../../src/build/project.ts';
import { createSite } from '../../src/build/site.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

describe('readProject', () => {
  for (const [name, text] of [
    ['meta.ts', "export default defineMeta({ pages: ['a'] } satisfies Meta);\n"],
    ['_meta.ts', "const meta: Meta = { a: 'First' };\nexport default meta;\n"],
  ] as const)
    it(`makes ready for files with types that say what is in a folder, such as \`${name}\``, async () => {
      const root = temporaryFolder({
        'content/index.md': '# Home\n\nWords.\n',
        [`content/${name}`]: text,
        'content/a.md': '# A\n\nWords.\n',
      });
      const site = createSite(await readProject({ root, flags: {}, environment: {}, dev: true }), memoryCache());
      const fault = site.diagnostics().find(({ place }) => place?.file === `content/${name}`);
      assert.match(fault?.hint ?? '', /^write `order: 1`.* in the front matter of `a\.md`/);
    });

  it('tells why addresses.lock is no text where a pattern asks for what it lists, and else leaves that to checks', async () => {
    const codes = async (redirects: string) => {
      const root = temporaryFolder({ 'content/index.md': '# Home\n', 'redirects.yaml': redirects });
      writeFileSync(join(root, 'addresses.lock'), Buffer.from('/caf\xe9/\n/old/a/\n', 'latin1'));
      const { diagnostics } = await readProject({ root, flags: {}, environment: {}, dev: true });
      return diagnostics.map(({ code, place }) => [code, place?.file]);
    };
    assert.deepEqual(await codes('/old/*: /\n'), [['invalid-utf8', 'addresses.lock']]);
    assert.deepEqual(await codes('/old/: /\n'), []);
  });
});
