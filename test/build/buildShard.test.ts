import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { build } from '../../src/build/build.ts';
import { buildShard } from '../../src/build/buildShard.ts';
import { fragmentFolder, fragmentsFolder, listFragments } from '../../src/build/fragment.ts';
import { requestOf } from '../requestOf.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

const requestInto = (root: string, outDir: string) => requestOf(root, { flags: { outDir } });

const SHARE = { index: 1, count: 1 };

const buildShare = (root: string, outDir = fragmentFolder(root, SHARE)) => buildShard(requestInto(root, outDir), SHARE);

describe('buildShard', () => {
  it('O-11: keeps a second build of the same share out until the first has ended, from the first build on', async () => {
    const root = temporaryFolder({ 'content/index.md': '# Home\n\nWords.\n' });
    const both = await Promise.allSettled([buildShare(root), buildShare(root)]);
    assert.deepEqual(
      both.map((one) => (one.status === 'rejected' ? one.reason.code : one.value.commit !== undefined)),
      [true, 'EBUSY'],
    );
    assert.deepEqual(readdirSync(join(root, '.docsgen/fragments')), ['1-of-1']);
    assert.notEqual((await buildShare(root)).commit, undefined);
  });

  it('takes no lock or stage for a share', async () => {
    const root = temporaryFolder({ 'content/index.md': '# Home\n\nWords.\n' });
    await buildShare(root);
    writeFileSync(join(root, '.docsgen/fragments/1-of-1.docsgen-lock'), '');
    mkdirSync(join(root, '.docsgen/fragments/1-of-1.docsgen-stage-7'));
    writeFileSync(join(root, '.docsgen/fragments/1-of-1.docsgen-stage-7/fragment.json'), '');
    assert.deepEqual(listFragments(fragmentsFolder(root)), [join(root, '.docsgen/fragments/1-of-1')]);
  });

  it('leaves pages whose files are not whole, as after half an upload, to the build that joins it', async () => {
    const root = temporaryFolder({ 'content/index.md': '# Home\n\nWords.\n', 'content/a.md': '# A\n\nMore.\n' });
    await buildShare(root);
    const share = join(root, '.docsgen/fragments/1-of-1');
    writeFileSync(join(share, 'index.html'), 'half');
    rmSync(join(share, 'a/index.html'));
    await build({ ...requestInto(root, 'joined'), fragments: [share] });
    await build(requestInto(root, 'whole'));
    for (const file of ['index.html', 'a/index.html'])
      assert.equal(readFileSync(join(root, 'joined', file), 'utf8'), readFileSync(join(root, 'whole', file), 'utf8'));
  });

  it('O-08: takes a folder by its path in the project, and refuses one that is not ours before any work', async () => {
    const root = temporaryFolder({ 'content/index.md': '# Home\n\nWords.\n', 'out/mine.txt': 'x' });
    await assert.rejects(buildShare(root, 'out'), /contains files that docsgen did not write/);
    await assert.rejects(buildShare(root, 'content'), /overlaps the content folder/);
    assert.equal(existsSync(join(root, '.docsgen')), false);
  });

  it('tells of a configuration that cannot be read alone, as a build does', async () => {
    const root = temporaryFolder({
      'content/index.md': '# Home\n\nWords.\n',
      'content/_category_.json': '{}',
      'site/config.mjs': 'export const config = {',
    });
    const codesOf = ({ diagnostics }: { readonly diagnostics: readonly { readonly code: string }[] }) =>
      diagnostics.map(({ code }) => code);
    const told = codesOf(await buildShare(root));
    assert.deepEqual(told, ['config-syntax']);
    assert.deepEqual(codesOf(await build(requestOf(root, { cache: true }))), told);
  });
});
