import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { cacheControl } from '../../src/hosting/siteHeaders.ts';
import { copyPath, PICTURE_WIDTH } from '../../src/model/pictureCopy.ts';
import { contentHash } from '../../src/system/contentHash.ts';

it('pages are told the width that the styles give an article', () => {
  const tokens = readFileSync(new URL('../../src/theme/styles/tokens.css', import.meta.url), 'utf8');
  assert.equal(/--article: (.+);/.exec(tokens)?.[1], PICTURE_WIDTH);
});

it('a copy has a path of its own for each width and content, which readers may keep', () => {
  const [one, two] = [contentHash('one'), contentHash('two')];
  assert.equal(new Set([copyPath(one, 480), copyPath(one, 720), copyPath(two, 480)]).size, 3);
  assert.match(cacheControl(`/${copyPath(one, 480)}`), /immutable/);
});
