import assert from 'node:assert/strict';
import { mkdirSync, symlinkSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { OutputRefused } from '../../src/output/outputMarker.ts';
import { refuseOutputFolder } from '../../src/output/refuseOutputFolder.ts';
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
        [homedir(), /home folder|contains the project/],
        ['/', /root of the file system/],
      ];
      for (const [outDir, reason] of refused) assert.match(reasonFor(outDir) ?? 'taken', reason, outDir);
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
      for (const outDir of ['dist', 'there', 'a/b/c', 'content-old', 'site2', '../beside', '../project-secret']) {
        assert.equal(reasonFor(join(root, outDir)), undefined, outDir);
      }
      assert.equal(reasonFor(join(parent, 'beside')), undefined);
    });

    it(`takes a folder within a plain folder of Markdown, ${way}`, () => {
      const { root, reasonFor } = project({ byLink });
      assert.equal(reasonFor(join(root, 'dist'), root), undefined);
      assert.match(reasonFor(root, root) ?? 'taken', /contains the project itself/);
    });
  }
});
