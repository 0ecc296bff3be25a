import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isUnwatched } from '../../src/dev/isUnwatched.ts';

const ROOT = '/home/me/.notes~';
const ignored = isUnwatched({ root: ROOT, outDir: `${ROOT}/dist` }, [ROOT, `${ROOT}/site`, `${ROOT}/redirects.yaml`]);

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
    '.a.md.swp',
    'a.md.swo',
    '#a.md#',
    '.#a.md',
    'a.md___jb_tmp___',
    'a.md___jb_old___',
  ]) {
    it(`T-11: leaves out ${name}`, () => assert.equal(ignored(`${ROOT}/${name}`), true));
  }

  for (const name of ['a.md', 'guides', 'guides/dist', 'c#.md', 'node_modules.md', 'a.b.md', 'site/x.swift', '2024']) {
    it(`keeps ${name}`, () => assert.equal(ignored(`${ROOT}/${name}`), false));
  }

  it('T-11: keeps the folders that it is asked to watch, and those around them, whatever their names are', () => {
    for (const path of [ROOT, '/home/me', '/', `${ROOT}/site`]) assert.equal(ignored(path), false, path);
    const hidden = isUnwatched({ root: '/p', outDir: '/p/dist' }, ['/p/.content']);
    assert.equal(hidden('/p/.content'), false);
  });
});
