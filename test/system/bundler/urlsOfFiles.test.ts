import assert from 'node:assert/strict';
import { join } from 'node:path';
import { it } from 'node:test';
import { urlsOfFiles } from '../../../src/system/bundler/urlsOfFiles.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

/** What is told of a file of code: `line:column`, and what to import. */
function toldOf(text: string, { isInBrowser = true, path = 'site/islands/Box.tsx' } = {}) {
  const root = temporaryFolder({ [path]: text });
  return urlsOfFiles(root, [join(root, path)], { isInBrowser }).map(
    ({ place, hint }) => `${place?.line}:${place?.column} ${/import \w+ from .*;/.exec(hint ?? '')?.[0]}`,
  );
}

const SIX = "new URL('../6 dots.PNG', import.meta.url)";

it('an address of a picture that is made by the place of code is told of, with the import in its stead', () => {
  assert.deepEqual(toldOf(`const a = ${SIX};\n`), ["1:11 import file from '../6 dots.PNG';"]);
  assert.deepEqual(toldOf('\n  f(new URL("./big-logo.svg",\n import.meta.url,\n))'), [
    "2:5 import bigLogo from './big-logo.svg';",
  ]);
});

it('only what would be an address is, in code that runs in no browser', () => {
  const onServer = (text: string) => toldOf(text, { isInBrowser: false }).length;
  for (const text of [
    `${SIX}.href`,
    `${SIX}.toString()`,
    `String(${SIX})`,
    `\`\${${SIX}}#a\``,
    `<img src={${SIX}} />`,
    `<img src={ ${SIX} } />`,
  ])
    assert.equal(onServer(text), 1, text);
  for (const text of [
    `readFileSync(${SIX})`,
    `fileURLToPath(${SIX})`,
    `fileURLToPath(${SIX}.href)`,
    `fileURLToPath( String(${SIX}))`,
    `${SIX}.pathname`,
  ])
    assert.equal(onServer(text), 0, text);
});

it('nothing else is told of: other files, comments, code of packages, other addresses', () => {
  for (const text of [
    "new URL('./worker.js', import.meta.url)",
    "new URL('https://a.example/a.svg', import.meta.url)",
    "new URL('./a.svg', location.href)",
    `// ${SIX}`,
    `/** ${SIX} */`,
    ` * ${SIX}`,
  ])
    assert.deepEqual(toldOf(text), [], text);
  assert.deepEqual(toldOf(SIX, { path: 'node_modules/a/index.js' }), []);
  assert.deepEqual(toldOf(SIX, { path: 'notes.txt' }), []);
});
