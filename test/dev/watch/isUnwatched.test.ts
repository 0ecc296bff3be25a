import assert from 'node:assert/strict';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { isUnwatched } from '../../../src/dev/watch/isUnwatched.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

const ROOT = join('/home/.me/.notes~');
const ignored = isUnwatched({ root: ROOT, contentDir: ROOT, outDir: join(ROOT, 'dist') }, [
  ROOT,
  join(ROOT, 'site'),
  join(ROOT, 'redirects.yaml'),
]);

describe('isUnwatched', () => {
  for (const name of [
    'dist',
    'dist.docsgen-stage-4711',
    'dist.docsgen-old',
    'dist.docsgen-lock',
    '.docsgen',
    '.git',
    '.DS_Store',
    'node_modules',
    'guides/node_modules',
    'a.md~',
    '4913',
    '.a.md.swp',
    'a.md.swo',
    '#a.md#',
    '.#a.md',
    'a.md___jb_tmp___',
    'a.md___jb_old___',
  ]) {
    it(`T-11: leaves out ${name}`, () => assert.equal(ignored(`${ROOT}/${name}`), true));
  }

  for (const name of [
    'a.md',
    'guides',
    'guides/dist',
    'c#.md',
    'node_modules.md',
    'a.b.md',
    'site/x.swift',
    '.well-known',
  ]) {
    it(`keeps ${name}`, () => assert.equal(ignored(`${ROOT}/${name}`), false));
  }

  it('T-11: knows paths with slashes, too, as chokidar has them on Windows', () => {
    const root = temporaryFolder();
    const imported = join(root, '.limits.json');
    const unwatched = isUnwatched({ root, contentDir: join(root, 'content'), outDir: join(root, 'dist') }, [imported]);
    const withSlashes = ['dist', '.limits.json'].map((name) => join(root, name).replaceAll('\\', '/'));
    assert.deepEqual(withSlashes.map(unwatched), [true, false]);
  });

  it('O-13: leaves out what stands behind links that a walk does not follow: they may lead in a circle, or anywhere', () => {
    const root = temporaryFolder({
      'content/a/x.md': '',
      'content/b/y.md': '',
      'site/public/z.txt': '',
      'site/pages/p.md': '',
    });
    const elsewhere = temporaryFolder({ 'w.md': '' });
    for (const [link, target] of [
      ['content/loop', '..'],
      ['content/out', elsewhere],
      ['content/inner', 'a'],
      ['content/a/other', '../b'],
      ['content/b/back', '../a'],
      ['content/file.md', 'a/x.md'],
      ['site/public/loop', '.'],
      ['site/out', elsewhere],
      ['site/pages/loop', '.'],
      ['linked', 'content'],
    ] as const)
      symlinkSync(target, join(root, link));
    const unwatched = (contentDir: string) =>
      isUnwatched({ root, contentDir: join(root, contentDir), outDir: join(root, 'dist') }, []);
    const left = ['content/loop/content', 'content/out/w.md', 'content/a/other/back/x.md', 'site/public/loop/z.txt'];
    // A link that is deleted is told of, and all behind a link that is followed.
    const kept = ['content/loop', 'content/out', 'content/inner/x.md', 'content/a/other/y.md', 'content/file.md'];
    for (const contentDir of ['content', '.']) {
      for (const path of left) assert.equal(unwatched(contentDir)(join(root, path)), true, path);
      for (const path of [...kept, 'site/out/w.md', 'content/gone/x.md'])
        assert.equal(unwatched(contentDir)(join(root, path)), false, path);
    }
    assert.equal(unwatched('site/pages')(join(root, 'site/pages/loop/p.md')), true);
    assert.equal(unwatched('linked')(join(root, 'linked/a/x.md')), false);
  });

  it('T-11: leaves out a folder that docsgen has written, whatever its name is: a walk does not read it', () => {
    const root = temporaryFolder({
      'a.md': '',
      'guides/b.md': '',
      'out2/.docsgen-output.json': '',
      'out2/a/index.md': '',
    });
    const unwatched = isUnwatched({ root, contentDir: root, outDir: join(root, 'dist') }, [root]);
    assert.equal(unwatched(join(root, 'out2')), true);
    for (const path of ['a.md', 'guides', 'guides/b.md']) assert.equal(unwatched(join(root, path)), false, path);
  });

  it('T-11: keeps the folders that it is asked to watch, and those around them, whatever their names are', () => {
    for (const path of [ROOT, '/home/.me', '/', `${ROOT}/site`]) assert.equal(ignored(path), false, path);
    const contentDir = join('/p/.content');
    const hidden = isUnwatched({ root: '/p', contentDir, outDir: join('/p/dist') }, [contentDir]);
    assert.equal(hidden('/p/.content'), false);
  });
});
