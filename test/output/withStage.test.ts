import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { createStage } from '../../src/output/createStage.ts';
import { withStage } from '../../src/output/withStage.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

const FACTS = { base: '/', routes: [], redirects: {}, headers: {} };

/** A stage of an output folder with a file in it. */
function filledStage() {
  const parent = temporaryFolder();
  const stage = createStage(join(parent, 'dist'), process.pid);
  stage.put('index.html', { kind: 'text', contents: 'new' });
  assert.equal(readdirSync(parent).length, 1);
  return { parent, stage };
}

describe('withStage', () => {
  it('leaves what was committed', async () => {
    const { parent, stage } = filledStage();
    const { commit } = await withStage(stage, async () => ({ commit: stage.commit(FACTS) }));
    assert.deepEqual(commit.written, ['index.html']);
    assert.ok(existsSync(join(parent, 'dist/index.html')));
    assert.deepEqual(readdirSync(parent), ['dist']);
  });

  it('O-01: leaves nothing of a stage that was not committed', async () => {
    const { parent, stage } = filledStage();
    await withStage(stage, async () => ({ commit: undefined }));
    assert.deepEqual(readdirSync(parent), []);
  });

  it('O-01: leaves nothing of a stage when the work fails, be it late', async () => {
    const { parent, stage } = filledStage();
    const failing = withStage(stage, async () => {
      await null;
      stage.put('late.html', { kind: 'text', contents: 'new' });
      throw new Error('no');
    });
    await assert.rejects(failing, /^Error: no$/);
    assert.deepEqual(readdirSync(parent), []);
  });
});
