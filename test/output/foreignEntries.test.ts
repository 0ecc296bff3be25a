import assert from 'node:assert/strict';
import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { foreignEntries } from '../../src/output/foreignEntries.ts';
import { meanwhile } from '../meanwhile.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

const SITE = { 'index.html': '', 'old/index.html': '', '.docsgen-output.json': '{}' };
const isOurs = (path: string) => path in SITE;

describe('foreignEntries', () => {
  it('O-08: finds the files and folders that are not of the site', () => {
    const folder = temporaryFolder({
      ...SITE,
      CNAME: '',
      '.git/HEAD': '',
      'old/deep/by-hand.txt': '',
      'a/b/c.txt': '',
    });
    symlinkSync('nowhere', join(folder, 'link'));
    assert.deepEqual(foreignEntries(folder, isOurs), ['.git/', 'CNAME', 'a/', 'link', 'old/']);
  });

  it('finds nothing in the site itself, and nothing that systems leave', () => {
    const folder = temporaryFolder({ ...SITE, '.DS_Store': '', 'old/Thumbs.db': '' });
    mkdirSync(join(folder, 'empty'));
    assert.deepEqual(foreignEntries(folder, isOurs), []);
  });

  it('leaves out sites that were built into it', () => {
    const folder = temporaryFolder({
      ...SITE,
      'de/.docsgen-output.json': '',
      'de/a.html': '',
      'v/1/.docsgen-output.json': '',
    });
    assert.deepEqual(foreignEntries(folder, isOurs), []);
  });

  it('finds nothing in what is deleted while it looks', (context) => {
    const folder = temporaryFolder({ ...SITE, 'a/b/c.txt': '', 'kept.txt': '' });
    const act = () => rmSync(join(folder, 'a'), { recursive: true });
    meanwhile('readdirSync', { isAsked: (path) => path === folder, act }, context);
    assert.deepEqual(foreignEntries(folder, isOurs), ['kept.txt']);
  });

  it('finds nothing where there is no folder', () => {
    assert.deepEqual(foreignEntries(join(temporaryFolder(), 'none'), isOurs), []);
  });
});
