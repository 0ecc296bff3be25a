import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { memoryCache } from '../src/build/pageCache.ts';
import { readProject } from '../src/build/project.ts';
import { createSite } from '../src/build/site.ts';

const root = process.argv[2]!;
const project = await readProject({ root, flags: {}, environment: {}, dev: false });
const site = createSite(project, memoryCache());
for (const r of site.routes.sourceOf.keys()) {
  const m = site.markdown(r);
  if (!m) {
    console.log('none', r);
    continue;
  }
  const p = '/tmp/twins' + r + 'index.md';
  mkdirSync(dirname(p), { recursive: true });
  writeFileSync(p, m);
}
