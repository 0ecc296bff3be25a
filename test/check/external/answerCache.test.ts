import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { openAnswerCache } from '../../../src/check/external/answerCache.ts';
import { temporaryFolder, writeFiles } from '../../temporaryFolder.ts';

const HOUR = 3_600_000;

describe('openAnswerCache', () => {
  const folder = temporaryFolder();
  const file = join(folder, '.docsgen/external-links.json');

  it('keeps good news for a week and bad news for an hour', () => {
    const first = openAnswerCache(file, 1000 * HOUR);
    first.set('https://a.example/', { kind: 'there' });
    first.set('https://b.example/', { kind: 'gone', status: 404 });
    first.set('https://d.example/', { kind: 'silent', reason: 'it does not answer' });
    first.save();
    const kindsAt = (now: number) => {
      const cache = openAnswerCache(file, now);
      return ['a', 'b', 'c', 'd'].map((name) => cache.get(`https://${name}.example/`)?.kind);
    };
    assert.deepEqual(kindsAt(1000.5 * HOUR), ['there', 'gone', undefined, 'silent']);
    assert.deepEqual(kindsAt(1002 * HOUR), ['there', undefined, undefined, undefined]);
    assert.deepEqual(kindsAt(1200 * HOUR), [undefined, undefined, undefined, undefined]);
    // A clock that was set back.
    assert.deepEqual(kindsAt(10 * HOUR), [undefined, undefined, undefined, undefined]);
    openAnswerCache(file, 1002 * HOUR).save();
    assert.deepEqual(Object.keys(JSON.parse(readFileSync(file, 'utf8'))), ['https://a.example/']);
  });

  it('O-04: goes without where nothing can be written', () => {
    writeFiles(folder, { file: '' });
    const cache = openAnswerCache(join(folder, 'file/inner/a.json'), 0);
    cache.set('https://a.example/', { kind: 'there' });
    cache.save();
    assert.equal(cache.get('https://a.example/')?.kind, 'there');
  });

  it('begins anew where its file is cut off', () => {
    writeFiles(folder, { 'broken.json': '{"https://a.ex' });
    assert.equal(openAnswerCache(join(folder, 'broken.json'), 0).get('https://a.example/'), undefined);
  });
});
