import assert from 'node:assert/strict';
import { mkdirSync, type PathLike, rmSync, symlinkSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import os, { homedir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { OutputRefused, refuseForeignFolder, refuseOutputFolder } from '../../src/output/refuseOutputFolder.ts';
import { Unwritable } from '../../src/system/unwritable.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

/** A project whose folder may be asked for by a link, and what says no to an output folder in it. */
function project({ byLink = false } = {}) {
  const parent = temporaryFolder({
    'project/content/index.md': '',
    'project/site/config.ts': '',
    'project/content/empty/x.md': '',
  });
  symlinkSync('project', join(parent, 'link'));
  const root = join(parent, byLink ? 'link' : 'project');
  return {
    parent,
    root,
    reasonFor(outDir: string, contentDir = join(root, 'content')): string | undefined {
      try {
        refuseOutputFolder({ outDir, root, contentDir });
        return undefined;
      } catch (error) {
        assert.ok(error instanceof OutputRefused);
        assert.match(error.hint, /--out-dir/);
        return error.message;
      }
    },
  };
}

describe('refuseOutputFolder', () => {
  for (const byLink of [false, true]) {
    const way = byLink ? 'asked for by a link' : 'asked for by its path';

    it(`O-09: refuses all that a swap would take with it, in a project ${way}`, () => {
      const { root, parent, reasonFor } = project({ byLink });
      const refused: readonly [outDir: string, reason: RegExp][] = [
        [root, /contains the project itself/],
        [parent, /contains the project itself/],
        [join(root, 'content'), /overlaps the content folder/],
        [join(root, 'content/out'), /overlaps the content folder/],
        [join(root, 'content/empty'), /overlaps the content folder/],
        [join(root, 'site'), /in the site’s source folder/],
        [join(root, 'site/public'), /in the site’s source folder/],
        [join(root, '.docsgen'), /is where docsgen keeps its cache/],
        [join(root, '.git'), /is in the folder of git/],
        [join(root, '.git/site'), /is in the folder of git/],
        [join(parent, '.git'), /is in the folder of git/],
        [join(root, 'node_modules'), /is where packages are installed/],
        [join(root, 'node_modules/site'), /is where packages are installed/],
        [join(root, 'redirects.yaml'), /has the name of a file that docsgen reads/],
        [join(root, 'redirects.yaml/site'), /has the name of a file that docsgen reads/],
        [join(root, 'addresses.lock'), /has the name of a file that docsgen reads/],
        [join(root, '.env.local'), /has the name of a file that docsgen reads/],
        [join(root, 'package.json'), /has the name of a file that docsgen reads/],
        [homedir(), /home folder|contains the project/],
        ['/', /root of the file system/],
      ];
      for (const [outDir, reason] of refused) assert.match(reasonFor(outDir) ?? 'taken', reason, outDir);
      const around = reasonFor(join(root, 'docs'), join(root, 'docs/pages'));
      assert.match(around ?? 'taken', /overlaps the content folder/);
    });

    it(`O-09: refuses a link to the content, in a project ${way}`, () => {
      const { root, reasonFor } = project({ byLink });
      symlinkSync('content', join(root, 'dist'));
      assert.match(reasonFor(join(root, 'dist')) ?? 'taken', /overlaps the content folder/);
      assert.match(reasonFor(join(root, 'dist/deep')) ?? 'taken', /overlaps the content folder/);
    });

    it(`takes a folder in the project or beside it, in a project ${way}`, () => {
      const { root, parent, reasonFor } = project({ byLink });
      mkdirSync(join(root, 'there'));
      const outside = ['../beside', '../project-secret'];
      const names = ['dist', 'there', 'content-old', 'site2', 'a.git', 'node_modules2', '.environment', 'redirects'];
      const inside = [...names, 'a/b/c', '.docsgen/fragments/1-2', 'a/redirects.yaml'];
      for (const outDir of [...outside, ...inside]) assert.equal(reasonFor(join(root, outDir)), undefined, outDir);
      assert.equal(reasonFor(join(parent, 'beside')), undefined);
    });

    it(`takes a folder within a plain folder of Markdown, ${way}`, () => {
      const { root, reasonFor } = project({ byLink });
      assert.equal(reasonFor(join(root, 'dist'), root), undefined);
      assert.match(reasonFor(root, root) ?? 'taken', /contains the project itself/);
    });

    it(`refuses \`content\` in such a folder, which the next build would read as the pages, ${way}`, () => {
      const { root, reasonFor } = project({ byLink });
      rmSync(join(root, 'content'), { recursive: true });
      for (const outDir of ['content', 'content/out'])
        assert.match(reasonFor(join(root, outDir), root) ?? 'taken', /overlaps the content folder/, outDir);
      assert.equal(reasonFor(join(root, 'content-old'), root), undefined);
    });
  }

  it('takes any other folder of a user without a home, as containers have them', (test) => {
    const { root, reasonFor } = project();
    const here = process.cwd();
    for (const home of [() => '', () => assert.fail('uv_os_homedir returned ENOENT')]) {
      test.mock.method(os, 'homedir', home);
      syncBuiltinESMExports();
      process.chdir(temporaryFolder());
      try {
        for (const outDir of [join(root, 'dist'), process.cwd()]) assert.equal(reasonFor(outDir), undefined);
      } finally {
        process.chdir(here);
        test.mock.restoreAll();
        syncBuiltinESMExports();
      }
    }
  });
});

describe('refuseForeignFolder', () => {
  it('O-08: refuses a folder that holds files of somebody', () => {
    const folder = temporaryFolder({ 'mine.txt': 'precious' });
    assert.throws(
      () => refuseForeignFolder(folder),
      (error: unknown) =>
        error instanceof OutputRefused && error.message.includes(folder) && error.hint.includes('--out-dir'),
    );
  });

  it('O-08: refuses what is no folder', () => {
    const file = join(temporaryFolder({ dist: 'a file' }), 'dist');
    assert.throws(() => refuseForeignFolder(file), OutputRefused);
  });

  it('O-08: says of a link that leads nowhere where it leads', () => {
    const parent = temporaryFolder();
    symlinkSync('../disk/site', join(parent, 'dist'));
    assert.throws(
      () => refuseForeignFolder(join(parent, 'dist')),
      new OutputRefused(
        `The output folder \`${join(parent, 'dist')}\` is a link to \`../disk/site\`, which is not there.`,
        'make that folder, or delete the link',
      ),
    );
  });

  it('O-08: takes an empty folder, one of ours, and one that does not exist', () => {
    const folder = temporaryFolder({ 'ours/.docsgen-output.json': '', 'ours/index.html': '' });
    mkdirSync(join(folder, 'empty'));
    for (const name of ['empty', 'ours', 'none'])
      assert.doesNotThrow(() => refuseForeignFolder(join(folder, name)), name);
  });

  it('refuses a folder of which this user could not clear away the old site', () => {
    const folder = temporaryFolder({ '.docsgen-output.json': '' });
    const refusing = (path: PathLike) => {
      if (path === folder) throw Object.assign(new Error('EACCES'), { code: 'EACCES', syscall: 'access' });
    };
    assert.throws(
      () => refuseForeignFolder(folder, refusing),
      new Unwritable(
        `Cannot replace the output folder \`${folder}\` because this user may not write into \`${folder}\`.`,
        'delete it, or make it this user’s, with all in it; or name another folder with `--out-dir`',
        undefined,
      ),
    );
  });
});
