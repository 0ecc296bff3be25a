import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import type { BuiltPage } from '../../../src/build/cache/buildStore.ts';
import { recallCode } from '../../../src/build/cache/recallCode.ts';
import { makePage } from '../../../src/build/makePages.ts';
import { numberedRoutes } from '../../../src/build/numberedRoutes.ts';
import { highlightCode } from '../../../src/markdown/highlight/highlightCode.ts';
import { createStage } from '../../../src/output/createStage.ts';
import { contentHash } from '../../../src/system/contentHash.ts';
import { siteIn } from '../../siteIn.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

/** Recalls code from a published page in which keywords are marked in a way of their own; yields how it is shown then. */
async function recalled(code: string, { isKnownSum = true, isSameCompiler = true, pages = 1 } = {}): Promise<string> {
  const folder = join(temporaryFolder(), 'dist');
  // What is highlighted here is remembered as well: it is another code.
  const site = await siteIn({ 'content/index.md': `# Home\n\n\`\`\`js\nlet other_${code}\n\`\`\`\n` });
  const stage = createStage(folder, 1);
  const [numbered] = numberedRoutes(site);
  assert.ok(numbered);
  const { built } = makePage(site, numbered, stage);
  assert.ok(built);
  stage.commit({ base: '/', routes: [], redirects: {}, headers: {} });
  const path = join(folder, 'index.html');
  const document = readFileSync(path, 'utf8').replaceAll('other_', 'older_').replace('hljs-keyword', 'hljs-keyworx');
  writeFileSync(path, document);
  const marker = join(folder, '.docsgen-output.json');
  const files = built.files.map(([name, sum, size]) =>
    name === 'index.html' && isKnownSum ? ([name, contentHash(document), size] as const) : ([name, sum, size] as const),
  );
  const sums = JSON.parse(readFileSync(marker, 'utf8'));
  sums.files = Object.fromEntries(files.map(([name, sum]) => [name, sum]));
  writeFileSync(marker, JSON.stringify(sums));
  const key = isSameCompiler ? built.known.key : `x${built.known.key}`;
  const before = new Map<string, BuiltPage>([['/', { ...built, known: { ...built.known, key }, files }]]);
  recallCode(site, Array(pages).fill(numbered), { stage: createStage(folder, 2), before });
  return highlightCode(`let older_${code}`, 'js');
}

it('code of a page that is made anew is shown as it was published', async () => {
  assert.match(await recalled('a'), /hljs-keyworx/);
});

it('a document is not believed that is not as it was written, or that another compiler wrote', async () => {
  assert.match(await recalled('b', { isKnownSum: false }), /hljs-keyword/);
  assert.match(await recalled('c', { isSameCompiler: false }), /hljs-keyword/);
});

it('of many pages none is read', async () => {
  assert.match(await recalled('d', { pages: 25 }), /hljs-keyword/);
});
