import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { check } from '../../src/check/check.ts';
import { requestOf } from '../requestOf.ts';
import { nodesOf, projectFolder, readContentFolder, treeOf } from './contentFolder.ts';

describe('docsgen check on these pages', () => {
  it('finds nothing: no link, sample, figure or picture is wrong, and no allowance is left over', async () => {
    const { diagnostics, pages } = await check(requestOf(projectFolder));
    assert.deepEqual(diagnostics, []);
    assert.ok(pages > 100);
  });

  it('has a language for every sample to look at', () => {
    const fences = readContentFolder().flatMap((source) =>
      [...nodesOf(treeOf(source))]
        .filter(({ node }) => node.type === 'code')
        .map(({ node }) => ({ place: `${source.file}:${node.position?.start.line}`, language: node.lang ?? '' })),
    );
    assert.ok(fences.length > 500);
    assert.deepEqual(
      fences.filter(({ language }) => language === ''),
      [],
    );
  });
});
